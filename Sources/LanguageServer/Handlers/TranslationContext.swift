import QuickActions
import SourceText

extension LanguageServer {
  /// A file of translations with the property lists that are looked up in it, as far as they are
  /// known by now.
  func checked(_ file: TranslationFile) -> CheckedTranslations {
    CheckedTranslations(file, usedBy: propertyLists(of: file.path)?.map(\.plist))
  }

  /// The property lists whose texts are looked up in a file; nil while they are being looked for.
  func propertyLists(of path: String) -> [LocalizationLinks.NamedList]? {
    let uri = FileURI.uri(of: path)
    guard let project = project(of: uri) else { return nil }
    return project.propertyLists(of: path).compactMap { path in
      infoPlist(at: path).map { LocalizationLinks.NamedList(path, $0) }
    }
  }

  /// The property list at a path, as it is in the editor or on the disk.
  func infoPlist(at path: String) -> InfoPlist? {
    if let uri = openURI(of: path) { return documents.update(uri) { $0.infoPlist() } ?? nil }
    return InfoPlist(path, in: DiskFiles())
  }

  /// The address by which a client has a file open.
  func openURI(of path: String) -> String? {
    documents.uris.first { FileURI.path(of: $0) == path }
  }
}
