import AppFiles
import Files
import XcodeProject

/// The marks that distinguish the app of a property list or a source file from others, as far as they are known.
public struct AppMark: Hashable, Sendable {
  /// The folder of the app.
  let folder: String
  /// The targets that name the property list or contain the source file, as indexes among all targets; empty where
  /// any app may contain it.
  let programs: [Int]

  /// Returns true if two apps surely differ: by their folders, or by targets of which they share none.
  func isApart(from other: AppMark) -> Bool {
    folder != other.folder
      || !programs.isEmpty && !other.programs.isEmpty
        && Set(programs).isDisjoint(with: other.programs)
  }
}

extension SharedCode {
  /// Returns the app of a property list or a source file; nil for a file in no app's folder.
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

  /// Returns a function that is true for source files that surely are no part of an app.
  func foreignFiles(for app: AppMark) -> (String) -> Bool {
    owners().programs.foreignFiles(to: app.programs, in: project(), besides: includedSources)
  }

  /// Returns the targets that build an app. The projects may have changed meanwhile.
  func targets(of app: AppMark) -> [XcodeTarget] {
    let targets = owners().programs.targets
    return app.programs.compactMap { targets.indices.contains($0) ? targets[$0] : nil }
  }

  func owners() -> ProjectOwners { projects.owners(in: project(), disk) }

  /// The facts about the Xcode projects.
  var projects: SharedProjects { state.withLock { $0.projects } }
}
