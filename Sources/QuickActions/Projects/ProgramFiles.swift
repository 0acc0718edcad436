import Files
import Synchronization
import XcodeProject

/// The source files that projects have in apps, extensions and other programs, and in nothing that these may
/// be linked with. What is found out of a file counts for all property lists.
final class ProgramFiles: Sendable {
  /// How many programs the projects make.
  let count: Int

  /// Those that make no tests.
  private let targets: [XcodeTarget]
  private let known = Mutex<[String: Bool]>([:])

  init(_ projects: [XcodeProject]) {
    targets = projects.flatMap(\.targets).filter { !$0.isTests }
    count = targets.count(where: \.makesExecutable)
  }

  func contains(_ path: String) -> Bool {
    if let known = known.withLock({ $0[path] }) { return known }
    let isContained = targets.haveInProgramsOnly(path)
    known.withLock { $0[path] = isContained }
    return isContained
  }
}

extension ProjectFacts {
  /// Which source files surely are no part of the apps of some property lists: those that projects have in
  /// other programs only. A header may be read by any app, and a package be part of any.
  static func foreignFiles(
    to lists: [ProjectFacts], in folder: ProjectFiles
  ) -> (String) -> Bool {
    guard !lists.isEmpty, lists.allSatisfy({ $0.programs.count > $0.owners.count }) else {
      return { _ in false }
    }
    return { path in
      !path.ends(with: ".h")
        && lists.allSatisfy { $0.programs.contains(path) && $0.isListedForNone(path) }
        && folder.packageFolder(of: path) == nil
    }
  }
}
