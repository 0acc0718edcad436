import Files
import QuickActions
import SourceText

extension LanguageServer {
  /// The property lists whose texts are looked up in a file; nil while they are being looked for.
  func propertyLists(of path: String) -> [LocalizationLinks.NamedList]? {
    let uri = documents.uri(of: path) ?? FileURI.uri(of: path)
    guard path.hasPrefix("/"), let project = project(at: path, for: uri) else { return nil }
    let users = translationUsers(in: project, for: uri)
    return infoPlists(at: users.propertyLists(of: path), for: uri)
  }

  /// Property lists as they are in the editor, else as they were last read; nil while one is being
  /// read for the first time. Those that cannot be read are left out.
  func infoPlists(
    at paths: [String], for uri: String
  ) -> [LocalizationLinks.NamedList]? {
    load(paths, for: uri)
    guard paths.allSatisfy({ documents.uri(of: $0) != nil || models.isKnown($0) }) else {
      return nil
    }
    return paths.compactMap { path in
      let plist =
        if let uri = documents.uri(of: path) {
          documents.update(uri) { $0.infoPlist() } ?? nil
        } else {
          models.lastInfoPlist(path)
        }
      return plist.map { LocalizationLinks.NamedList(path, $0) }
    }
  }

  /// The text of a file as it is in the editor, else as it was last read, else as it is on the disk;
  /// nil when it cannot be read.
  func text(of path: String) -> SourceText? {
    if let uri = documents.uri(of: path) { return documents[uri]?.text }
    if models.isCurrent(path) {
      if let plist = models.lastInfoPlist(path) { return plist.tree.source }
      if let file = models.lastTranslations(path) { return file.source }
    }
    return declaredText(of: path) ?? (try? disk.read(path)).map { FileEncoding.decode($0).text }
  }

  /// The translations of targets as they are in the editor, else as they were last read.
  func translations(of lists: [String], in project: ProjectFiles, for uri: String) -> Translations {
    let users = translationUsers(in: project, for: uri)
    let found = lists.map(users.translationFiles)
    let paths = Set(found.flatMap(\.paths))
    load(Array(paths), for: uri)
    let areAll = found.allSatisfy(\.areAll)
    return Translations(paths, areAll: areAll) { path in
      guard let uri = documents.uri(of: path) else { return models.lastTranslations(path) }
      return documents.update(uri) { $0.translationFile() } ?? nil
    }
  }
}
