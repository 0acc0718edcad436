import Files
import Synchronization

/// Which property lists look their texts up in which files of translations: as the targets of the
/// Xcode projects have it, else by where the files lie.
public final class TranslationUsers: Sendable {
  private let files: ProjectFiles
  private let owners: ProjectOwners
  private let owned = Mutex<[String]?>(nil)

  /// - Parameter owners: those in the folder, as far as they are known.
  init(_ files: ProjectFiles, _ owners: ProjectOwners) {
    self.files = files
    self.owners = owners
  }

  /// The property lists whose texts are looked up in a file, sorted.
  public func propertyLists(of path: String) -> [String] {
    let near = Set(files.propertyLists(of: path))
    return near.union(ownedPropertyLists).filter { list in
      owners.facts(of: list).looksUp(in: path, isNear: near.contains(list))
    }.sorted()
  }

  /// The property lists that some target names, found when somebody asks.
  private var ownedPropertyLists: [String] {
    if owners.isEmpty { return [] }
    return owned.withLock { owned in
      let found = owned ?? files.propertyLists.filter(owners.hasOwner)
      owned = found
      return found
    }
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
    _ = projects(of: folder, in: files)
    return knownTranslationUsers(of: folder)
  }
}
