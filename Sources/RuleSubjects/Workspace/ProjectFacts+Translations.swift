import AppFiles
import Files
import XcodeProject

/// The files in which the texts of a property list are looked up, according to the targets that use it.
extension ProjectFacts {
  /// True if all files of the targets that use the property list are known.
  package var knowsMembers: Bool {
    !owners.isEmpty && broken.isEmpty && owners.allSatisfy { !$0.target.files.hasUnknownPlaces }
  }

  /// Returns the files of translations of a property list; if the projects do not decide, the nearest ones.
  ///
  /// - Returns: the files, and true if there are certainly no others.
  public func translationFiles(of target: Target) -> (paths: [String], areAll: Bool) {
    let near = target.stringsFiles.filter { looksUp(in: $0, isNear: true) }
    let listed = self.members(among: target.allStringsFiles).filter {
      looksUp(in: $0, isNear: false)
    }
    let members = listed.isEmpty ? near : (near + listed).sortedPaths
    guard knowsMembers else { return (members, target.hasAllTranslations) }
    // A listed file that was not found may contain any translation.
    let found = Set(members.map { $0.lowercased() })
    let isAnyMissing = owners.contains { owner in
      owner.listedTranslations.contains { !found.contains($0.lowercased()) }
    }
    return (members, target.hasAllTranslations && !isAnyMissing)
  }

  /// Returns the files near a property list that would contain its texts if they were in its targets. They
  /// are in no target of any project.
  package func translationFilesOfNoTarget(near target: Target) -> [String] {
    guard knowsMembers else { return [] }
    return target.stringsFiles.filter {
      TranslationFile.isOfInfoPlist($0) && programs.owners(of: $0).isEmpty
    }
  }

  /// Returns true if iOS looks for the texts of the property list in a file.
  ///
  /// - Parameter isNear: true if the location of the file suggests so.
  func looksUp(in path: String, isNear: Bool) -> Bool {
    if owners.contains(where: { $0.looksUp(in: path) }) { return true }
    return isNear && !knowsMembers && TranslationFile.isOfInfoPlist(path)
  }
}

extension ProjectFacts.Owner {
  /// Returns true if a file belongs to the target, and has the right name or gets it during the build.
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
  /// Creates the translations of the texts of a target's property list.
  ///
  /// - Parameter read: returns nil for a file that cannot be read.
  public init(of target: Target, _ facts: ProjectFacts, read: (String) -> TranslationFile?) {
    let (paths, areAll) = facts.translationFiles(of: target)
    self.init(paths, areAll: areAll, read: read)
    let outside = facts.translationFilesOfNoTarget(near: target)
    filesOfNoTarget = outside.prefix(Self.maximumFiles).compactMap(read)
  }
}
