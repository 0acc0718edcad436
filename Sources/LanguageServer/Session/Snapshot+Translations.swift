import AppFiles
import Files
import RuleSubjects

/// Translations and the property lists that use them.
extension Snapshot {
  /// Returns the property lists whose texts are looked up in a file; nil while they are being searched for.
  func propertyLists(of path: String) -> [LocalizationLinks.NamedList]? {
    let uri = documents.address(of: path)
    guard path.hasPrefix("/"), let project = project(at: path, for: uri) else { return nil }
    let users = translationUsers(in: project, for: uri)
    return infoPlists(at: users.propertyLists(of: path), for: uri)
  }

  /// Returns property lists in the state of the editor, else as they were last read; nil while one is being read for
  /// the first time. Unreadable ones are left out.
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

  /// Returns the translations of targets in the state of the editor, else as they were last read.
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

  /// Requests files that are neither open nor known in their current state.
  private func wantContents(of paths: [String], for uri: String) {
    let missing = paths.filter { documents.uri(of: $0) == nil && !models.isCurrent($0) }
    if !missing.isEmpty { wants.note(.contents(missing), for: uri) }
  }
}
