import AppFiles
import Files
import XcodeProject

/// Where the texts of a property list are looked up, as the targets that use it have it.
extension ProjectFacts {
  /// Whether it is known which files belong to the targets that use the property list.
  package var knowsMembers: Bool {
    !owners.isEmpty && broken.isEmpty && owners.allSatisfy { !$0.target.files.hasUnknownPlaces }
  }

  /// The files of translations of a property list. Where the projects do not tell, those that lie
  /// nearest to it.
  ///
  /// - Returns: the files, and whether there are surely no others.
  public func translationFiles(of target: Target) -> (paths: [String], areAll: Bool) {
    let near = target.stringsFiles.filter { looksUp(in: $0, isNear: true) }
    let listed = self.members(among: target.allStringsFiles).filter {
      looksUp(in: $0, isNear: false)
    }
    let members = listed.isEmpty ? near : (near + listed).sortedPaths
    guard knowsMembers else { return (members, target.hasAllTranslations) }
    // What a target lists and is not among the files that were found may say anything.
    let found = Set(members.map { $0.lowercased() })
    let isAnyMissing = owners.contains { owner in
      owner.listedTranslations.contains { !found.contains($0.lowercased()) }
    }
    return (members, target.hasAllTranslations && !isAnyMissing)
  }

  /// The files near a property list that would hold its texts, if they were in its targets. They are in no
  /// target of any project.
  package func translationFilesOfNoTarget(near target: Target) -> [String] {
    guard knowsMembers else { return [] }
    return target.stringsFiles.filter {
      TranslationFile.isOfInfoPlist($0) && programs.owners(of: $0).isEmpty
    }
  }

  /// Returns true if iOS looks for the texts of the property list in a file.
  ///
  /// - Parameter isNear: whether it would be so by where the files lie.
  func looksUp(in path: String, isNear: Bool) -> Bool {
    if owners.contains(where: { $0.looksUp(in: path) }) { return true }
    return isNear && !knowsMembers && TranslationFile.isOfInfoPlist(path)
  }
}

extension ProjectFacts.Owner {
  /// Returns true if a file belongs to the target, and bears the right name or is given it by the build.
  fileprivate func looksUp(in path: String) -> Bool {
    guard isNamedRight(path) else { return false }
    switch target.files.role(of: path) {
    case .resource, .synchronized: return true
    case .source, .copied, nil: return false
    }
  }

  /// The files of translations that the target lists one by one.
  fileprivate var listedTranslations: [String] {
    target.files.listed.keys.filter { $0.hasSuffix("strings") && looksUp(in: $0) }
  }

  private func isNamedRight(_ path: String) -> Bool {
    if TranslationFile.isOfInfoPlist(path) { return true }
    guard TranslationFile.isNamed(path) else { return false }
    let table = Self.base(Path.name(of: path)).lowercased()
    return configurations.contains { configuration in
      guard let own = configuration.infoPlistPath.text,
        configuration["STRINGS_FILE_INFOPLIST_RENAME"].isYes
      else { return false }
      let name = Self.base(Path.name(of: own)).lowercased()
      return table == name + "plist" || table == name + "-infoplist"
    }
  }

  private static func base(_ name: String) -> String {
    name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}

extension Translations {
  /// The translations of the texts of a target's property list.
  ///
  /// - Parameter read: nil for a file that cannot be read.
  public init(of target: Target, _ facts: ProjectFacts, read: (String) -> TranslationFile?) {
    let (paths, areAll) = facts.translationFiles(of: target)
    self.init(paths, areAll: areAll, read: read)
    let outside = facts.translationFilesOfNoTarget(near: target)
    filesOfNoTarget = outside.prefix(Self.maximumFiles).compactMap(read)
  }
}
