import CodeSyntax
import Files
import Synchronization
import XcodeProject

/// The source files that projects have in apps, extensions and other programs, and in nothing that these may
/// be linked with. What is found out of a file counts for all property lists.
final class ProgramFiles: Sendable {
  /// All targets, those of tests as well.
  let targets: [XcodeTarget]
  /// Those that make no tests.
  private let others: [XcodeTarget]
  /// How many programs these make.
  private let count: Int
  /// Whether a file may be in a library of which nothing tells: of a project that cannot be read, or with a
  /// place that is not known.
  private let mayHideFiles: Bool
  private let known = Mutex<[String: Bool]>([:])
  /// Whether the projects list what lies behind the links of a folder.
  private let leadsThrough = Mutex<(links: [String], leads: Bool)?>(nil)

  init(_ projects: [XcodeProject]) {
    targets = projects.flatMap(\.targets)
    others = targets.filter { !$0.isTests }
    count = others.count(where: \.makesExecutable)
    mayHideFiles =
      projects.contains(where: \.isBroken)
      || others.contains { !$0.makesExecutable && $0.files.hasUnknownPlaces }
  }

  /// The places of the targets that have a source file.
  func owners(of path: String) -> [Int] {
    targets.indices.filter { targets[$0].files.role(of: path) != nil }
  }

  /// Which source files surely are no part of what some targets make: those that the projects have in other
  /// programs only. A header may be read by any app, and a package or a pod be part of any.
  ///
  /// - Parameters:
  ///   - owners: the targets.
  ///   - folder: where the projects lie, if that is known. What lies behind a link in it may have two paths.
  ///   - included: the names of source files that count as if they stood in others.
  func foreignFiles(
    to owners: [XcodeTarget], in folder: ProjectFiles?, besides included: Set<String>
  ) -> @Sendable (String) -> Bool {
    let programs = owners.count { $0.makesExecutable && !$0.isTests }
    guard !owners.isEmpty, count > programs, !mayHideFiles,
      !owners.contains(where: \.files.hasUnknownPlaces), !leadsThrough(folder?.linkedFolders ?? [])
    else { return { _ in false } }
    return { path in
      !CodeLanguage.isHeader(path) && owners.allSatisfy { $0.files.role(of: path) == nil }
        && self.contains(path) && folder?.mayBePartOfAny(path) != true
        && (included.isEmpty || !included.contains(Path.name(of: path)))
    }
  }

  private func contains(_ path: String) -> Bool {
    if let known = known.withLock({ $0[path] }) { return known }
    let isContained = others.haveInProgramsOnly(path)
    known.withLock { $0[path] = isContained }
    return isContained
  }

  private func leadsThrough(_ links: [String]) -> Bool {
    guard !links.isEmpty else { return false }
    if let known = leadsThrough.withLock({ $0 }), known.links == links { return known.leads }
    let leads = others.contains { $0.files.haveSources(in: links) }
    leadsThrough.withLock { $0 = (links, leads) }
    return leads
  }
}

extension ProjectFacts {
  /// Which source files surely are no part of the apps of some property lists.
  ///
  /// - Parameter included: the names of source files that count as if they stood in others.
  static func foreignFiles(
    to lists: [ProjectFacts], in folder: ProjectFiles, besides included: Set<String> = []
  ) -> (String) -> Bool {
    guard !lists.isEmpty else { return { _ in false } }
    let foreign = lists.map {
      $0.programs.foreignFiles(to: $0.owners.map(\.target), in: folder, besides: included)
    }
    return { path in foreign.allSatisfy { $0(path) } }
  }
}
