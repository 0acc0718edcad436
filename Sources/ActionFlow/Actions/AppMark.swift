import AppFiles
import Files
import XcodeProject

/// What tells the app of a property list or of a source file from others, as far as that is known.
public struct AppMark: Hashable, Sendable {
  /// The folder of the app.
  let folder: String
  /// The targets that name the property list or have the source file, by their places among all; empty where
  /// any app may have it.
  let programs: [Int]

  /// Returns true if nothing is of both.
  func isApart(from other: AppMark) -> Bool {
    folder != other.folder
      || !programs.isEmpty && !other.programs.isEmpty
        && Set(programs).isDisjoint(with: other.programs)
  }
}

extension SharedCode {
  /// The app of a property list or a source file; nil where it lies in no app's folder.
  package func mark(of path: String) -> AppMark? {
    guard let folder = appFolder(of: path) else { return nil }
    let facts = owners().facts(of: path)
    let targets = facts.programs.targets
    let named = facts.owningTargets
    let owners = (named.isEmpty ? facts.programs.owners(of: path) : named)
      .filter { !targets[$0].isTests }
    let areKnown = owners.allSatisfy {
      targets[$0].makesExecutable && !targets[$0].files.hasUnknownPlaces
    }
    return AppMark(folder: folder, programs: areKnown ? owners : [])
  }

  /// Which source files surely are no part of an app.
  func foreignFiles(for app: AppMark) -> (String) -> Bool {
    owners().programs.foreignFiles(to: app.programs, in: project(), besides: includedSources)
  }

  /// The targets of projects that make an app. The projects may have changed meanwhile.
  func targets(of app: AppMark) -> [XcodeTarget] {
    let targets = owners().programs.targets
    return app.programs.compactMap { targets.indices.contains($0) ? targets[$0] : nil }
  }

  func owners() -> ProjectOwners { projects.owners(in: project(), disk) }

  /// What is known of the Xcode projects.
  var projects: SharedProjects { state.withLock { $0.projects } }
}
