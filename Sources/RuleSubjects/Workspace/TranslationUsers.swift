import AppFiles
import Files
import Synchronization

/// Which property lists look their texts up in which files of translations: as the targets of the
/// Xcode projects have it, else by where the files lie.
public final class TranslationUsers: Sendable {
  private let files: ProjectFiles
  private let owners: ProjectOwners
  /// The property lists that targets name, by their places among all.
  private let owned = Mutex<[Int: [String]]?>(nil)

  /// - Parameter owners: those in the folder, as far as they are known.
  init(_ files: ProjectFiles, _ owners: ProjectOwners) {
    self.files = files
    self.owners = owners
  }

  /// The property lists whose texts are looked up in a file, sorted.
  public func propertyLists(of path: String) -> [String] {
    let near = Set(files.propertyLists(of: path))
    return near.union(propertyLists(ofTargetsWith: path)).filter { list in
      owners.facts(of: list).looksUp(in: path, isNear: near.contains(list))
    }.sorted()
  }

  /// The property lists that targets name which have a file.
  private func propertyLists(ofTargetsWith path: String) -> [String] {
    if owners.isEmpty { return [] }
    let lists = owned.withLock { owned in
      let found =
        owned
        ?? files.propertyLists.reduce(into: [:]) { lists, list in
          for place in owners.facts(of: list).owningTargets {
            lists[place, default: []].append(list)
          }
        }
      owned = found
      return found
    }
    return owners.programs.owners(of: path).flatMap { lists[$0] ?? [] }
  }

  /// The files in which the texts of a property list are looked up.
  ///
  /// - Returns: the files, and whether there are surely no others.
  public func translationFiles(of propertyList: String) -> (paths: [String], areAll: Bool) {
    owners.facts(of: propertyList).translationFiles(of: files.target(of: propertyList))
  }
}

extension SharedProjects {
  /// Which property lists of a folder look their texts up in which files, as far as the projects are
  /// known by now.
  public func knownTranslationUsers(of folder: ProjectFiles) -> TranslationUsers {
    TranslationUsers(folder, knownOwners(in: folder))
  }

  /// The same where all projects are known.
  public func translationUsers(
    of folder: ProjectFiles, in files: any FileAccess
  ) -> TranslationUsers {
    _ = owners(in: folder, files)
    return knownTranslationUsers(of: folder)
  }
}
