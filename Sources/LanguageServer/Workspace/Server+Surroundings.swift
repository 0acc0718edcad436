import Files
import Guide
import LanguageServerProtocol
import Linter
import RuleSubjects
import SourceText

extension LanguageServer {
  /// Notes that the findings of open documents may have changed.
  func surroundingsChanged(of uris: some Collection<String>) {
    guard !uris.isEmpty else { return }
    for uri in uris { session.documents.markChanged(uri) }
    needsRefresh = true
  }

  /// Notes that the findings of any open document may have changed.
  func surroundingsChanged() {
    surroundingsChanged(of: Array(session.documents.uris))
    needsRefresh = true
  }

  // MARK: Changes of files

  /// Updates the state after files were added, removed or changed on the disk.
  func filesChanged(_ paths: [(path: String, isContent: Bool)]) {
    for (path, isContent) in paths {
      if Path.name(of: path) == SettingsFile.name {
        forgetSettings()
      } else if isContent {
        // The text of an open document counts, not the file on the disk.
        if session.documents.uri(of: path) != nil,
          session.workspace.usersOfOtherTable(path).isEmpty
        {
          surroundingsChanged(of: noteForCode(path, isSaved: true))
        } else {
          contentChanged(of: path, in: nil)
        }
      } else {
        session.models.markChanged(path)
        session.workspace.forgetEverything()
        session.reports.markAllStale()
        surroundingsChanged()
      }
    }
  }

  /// Updates the documents that depend on a file whose content has changed.
  ///
  /// - Parameter uri: the document in which it is open.
  func contentChanged(of path: String, in uri: String?) {
    session.models.markChanged(path)
    markStale(path)
    var dependents = Set(noteForCode(path, isSaved: uri == nil))
    for list in session.workspace.forgetContent(of: path, isSaved: uri == nil) {
      dependents.formUnion(session.documents.uris(of: list))
    }
    // A strings file is checked against the titles of property lists.
    if session.documents.holdTranslations, FileKind(named: path) == .propertyList,
      let project = session.workspace.project(
        in: session.workspace.projectFolder(of: path, in: session.disk))
    {
      let users = session.workspace.sharedProjects.knownTranslationUsers(of: project)
      for file in users.translationFiles(of: path).paths {
        dependents.formUnion(session.documents.uris(of: file))
      }
    }
    dependents.formUnion(session.documents.uris(of: path))
    if let uri { dependents.remove(uri) }
    surroundingsChanged(of: dependents)
  }
}
