import AppFiles
import Files
import Synchronization

/// The relation between property lists and the files in which their texts are looked up: according to the
/// targets of the Xcode projects, else by the locations of the files.
public final class TranslationUsers: Sendable {
  private let files: ProjectFiles
  private let owners: ProjectOwners
  /// The property lists that targets name, by the indexes of the targets.
  private let owned = Mutex<[Int: [String]]?>(nil)

  /// - Parameter owners: the targets in the folder, as far as they are known.
  init(_ files: ProjectFiles, _ owners: ProjectOwners) {
    self.files = files
    self.owners = owners
  }

  /// Returns the property lists whose texts are looked up in a file, sorted.
  public func propertyLists(of path: String) -> [String] {
    let near = Set(files.propertyLists(of: path))
    return near.union(propertyLists(ofTargetsWith: path)).filter { list in
      owners.facts(of: list).looksUp(in: path, isNear: near.contains(list))
    }.sorted()
  }

  /// Returns the property lists of the targets that contain a file.
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

  /// Returns the files in which the texts of a property list are looked up.
  ///
  /// - Returns: the files, and true if there are certainly no others.
  public func translationFiles(of propertyList: String) -> (paths: [String], areAll: Bool) {
    owners.facts(of: propertyList).translationFiles(of: files.target(of: propertyList))
  }
}

extension SharedProjects {
  /// Returns the relation for a folder, as far as its projects are known by now.
  public func knownTranslationUsers(of folder: ProjectFiles) -> TranslationUsers {
    TranslationUsers(folder, knownOwners(in: folder))
  }

  /// Returns the relation for a folder after reading all its projects.
  public func translationUsers(
    of folder: ProjectFiles, in files: any FileAccess
  ) -> TranslationUsers {
    _ = owners(in: folder, files)
    return knownTranslationUsers(of: folder)
  }
}
