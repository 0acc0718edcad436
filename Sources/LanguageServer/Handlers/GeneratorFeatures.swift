import AppFiles
import LanguageServerProtocol
import RuleSubjects
import SourceText

/// Files from which tools generate property lists, as the generated lists.
extension Snapshot {
  /// Returns the surroundings of a generated list.
  func surroundings(
    of list: GeneratedList, _ file: GeneratorFile, _ uri: String
  ) -> Surroundings? {
    guard file.knowsItsProject, !list.plist.items.isEmpty,
      let path = list.path ?? documents.path(of: uri)
    else { return nil }
    return surroundings(at: path, for: uri)
  }
}
