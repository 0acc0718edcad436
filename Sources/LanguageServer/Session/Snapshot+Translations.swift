import AppFiles
import Files
import RuleSubjects

/// Translations and the property lists that use them.
extension Snapshot {
  /// The property lists whose texts are looked up in a file; nil while they are being looked for.
  func propertyLists(of path: String) -> [LocalizationLinks.NamedList]? {
    let uri = documents.address(of: path)
    guard path.hasPrefix("/"), let project = project(at: path, for: uri) else { return nil }
    let users = translationUsers(in: project, for: uri)
    return infoPlists(at: users.propertyLists(of: path), for: uri)
  }

  /// Property lists as they are in the editor, else as they were last read; nil while one is being
  /// read for the first time. Those that cannot be read are left out.
  func infoPlists(
    at paths: [String], for uri: String
  ) -> [LocalizationLinks.NamedList]? {
    wantContents(of: paths, for: uri)
    guard paths.allSatisfy({ documents.uri(of: $0) != nil || models.isKnown($0) }) else {
      return nil
    }
    return paths.compactMap { path in
      let plist =
        if let uri = documents.uri(of: path) {
          documents[uri]?.infoPlist()
        } else {
          models.lastInfoPlist(path)
        }
      return plist.map { LocalizationLinks.NamedList(path, $0) }
    }
  }

  /// The translations of targets as they are in the editor, else as they were last read.
  func translations(of lists: [String], in project: ProjectFiles, for uri: String) -> Translations {
    let users = translationUsers(in: project, for: uri)
    let found = lists.map(users.translationFiles)
    let paths = Set(found.flatMap(\.paths))
    wantContents(of: paths.sorted(), for: uri)
    let areAll = found.allSatisfy(\.areAll)
    return Translations(paths, areAll: areAll) { path in
      guard let uri = documents.uri(of: path) else { return models.lastTranslations(path) }
      return documents[uri]?.translationFile()
    }
  }

  /// Asks for files as far as they are not open and not known as they are now.
  private func wantContents(of paths: [String], for uri: String) {
    let missing = paths.filter { documents.uri(of: $0) == nil && !models.isCurrent($0) }
    if !missing.isEmpty { wants.note(.contents(missing), for: uri) }
  }
}
