import ActionFlow
import AppFiles
import Checks
import Files
import Guide
import Linter
import RuleSubjects
import SourceText

/// The state at one moment: the open documents, the data around them, the settings and the client. Requests that
/// change nothing are answered from it, documents are checked with it, and work on other threads uses it.
///
/// A snapshot starts nothing. Missing data is noted in `wants`, and the server reads it afterwards.
struct Snapshot: Sendable {
  let client: ClientCapabilities
  let language: Language
  /// The guide as files, for clients that can only open files.
  let exportedGuide: ExportedGuide?
  let documents: DocumentStore
  let workspace: Workspace
  let settings: SharedSettings
  /// The models of closed files on which open documents depend.
  let models: FileModels
  let disk: any FileAccess
  /// The disk, with the newer texts of open documents.
  let files: any FileAccess
  let wants = Wants()

  // MARK: Settings

  /// Returns the settings for a document.
  func settings(of uri: String) -> Settings {
    guard let path = documents.path(of: uri) else { return settings.editor }
    return settings.settings(in: Path.folder(of: path), files)
  }

  /// Returns true if the settings exclude a document.
  func isExcluded(_ uri: String) -> Bool {
    guard let path = documents.path(of: uri) else { return false }
    let folder = workspace.projectFolder(of: path, in: disk)
    return settings.settings(in: folder, files).exclusion(in: folder)(path)
  }

  // MARK: Documents

  /// Returns an open document as a property list; nil if it is not open or not a property list.
  func propertyList(_ uri: String) -> (document: OpenDocument, plist: InfoPlist)? {
    guard let document = documents[uri], let plist = document.infoPlist() else { return nil }
    return (document, plist)
  }

  /// Returns an open document as a file that rules can check; nil for other documents.
  func checkable(_ uri: String) -> CheckableFile? {
    guard let model = documents[uri]?.fileModel() else { return nil }
    var context = OpenContext(snapshot: self, uri: uri)
    return CheckableFile(model, at: documents.path(of: uri) ?? uri, in: &context)
  }

  /// Returns the text of a file as it is in the editor, else as it was last read, else as it is on the disk; nil if
  /// it cannot be read.
  func text(of path: String) -> SourceText? {
    if let uri = documents.uri(of: path) { return documents[uri]?.text }
    if models.isCurrent(path) {
      if let plist = models.lastInfoPlist(path) { return plist.tree.source }
      if let file = models.lastTranslations(path) { return file.source }
    }
    return declaredText(of: path) ?? (try? disk.read(path)).map { FileEncoding.decode($0).text }
  }

  /// Returns the text of a property list with quick actions, as it was last read for the code around it.
  private func declaredText(of path: String) -> SourceText? {
    guard FileKind(named: path) == .propertyList else { return nil }
    return workspace.scan(around: path)?.code.declaredText(of: path)
  }

  func edits(of document: OpenDocument) -> WorkspaceEditMapper {
    WorkspaceEditMapper(document, client, address: documents.address) { fileToEdit($0) }
  }

  /// Returns a file in the state that an edit changes: that of the editor, else that of the disk now. Nil if it
  /// cannot be read.
  func fileToEdit(_ path: String) -> WorkspaceEditMapper.File? {
    if let open = documents.uri(of: path), let document = documents[open] {
      return WorkspaceEditMapper.File(
        uri: open, path: path, version: document.version, text: document.text)
    }
    guard let bytes = try? disk.read(path) else { return nil }
    return WorkspaceEditMapper.File(
      uri: documents.address(of: path), path: path, version: nil,
      text: FileEncoding.decode(bytes).text)
  }
}

/// The known data around an open document.
private struct OpenContext: CheckContext {
  let snapshot: Snapshot
  let uri: String

  func surroundings(of propertyList: String) -> Surroundings? {
    propertyList.hasPrefix("/") ? snapshot.surroundings(at: propertyList, for: uri) : nil
  }

  func propertyLists(lookingUpIn path: String) -> [InfoPlist]? {
    snapshot.propertyLists(of: path)?.map(\.plist)
  }

  func codeFacts(of path: String) -> CodeFacts { snapshot.codeFacts(of: uri) }
}
