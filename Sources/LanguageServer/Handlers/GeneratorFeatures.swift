import AppFiles
import LanguageServerProtocol
import RuleSubjects
import SourceText

/// Files from which tools make property lists, as the lists that they become.
extension Snapshot {
  /// Returns what surrounds the list that a tool makes.
  func surroundings(
    of list: GeneratedList, _ file: GeneratorFile, _ uri: String
  ) -> Surroundings? {
    guard file.knowsItsProject, !list.plist.items.isEmpty,
      let path = list.path ?? documents.path(of: uri)
    else { return nil }
    return surroundings(at: path, for: uri)
  }
}
