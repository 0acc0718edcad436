import Checks
import Files
import LanguageServerProtocol
import RuleSubjects
import SourceText

/// What messages change. Reading requests and work beside the server's thread get a `Snapshot` of it.
///
/// Confined to the server's thread.
final class Session {
  var client = ClientCapabilities()
  /// The language of the client, and the one that is used, which settings can change.
  var clientLanguage = Language.english
  var language = Language.english
  var documents: DocumentStore
  /// Files that are not open, and what they mean for those that are.
  var workspace = Workspace()
  /// What those files say that open documents depend on.
  let models = FileModels()
  var settings = SharedSettings()
  /// What was last reported about each document.
  var diagnostics = DiagnosticStore()
  /// Who waits for news of the files of the workspace.
  var reports = WorkspaceReports()
  let disk: any FileAccess
  /// The spellings of the paths that the client has named.
  let spellings: PathSpellings
  private let exportedGuide: ExportedGuide?

  init(_ disk: any FileAccess, _ exportedGuide: ExportedGuide?) {
    self.disk = disk
    spellings = PathSpellings(disk)
    documents = DocumentStore(spellings)
    self.exportedGuide = exportedGuide
  }

  /// Everything as it is now. While a snapshot lives, a change copies what it shares with it.
  func snapshot() -> Snapshot {
    Snapshot(
      client: client, language: language, exportedGuide: exportedGuide, documents: documents,
      workspace: workspace, settings: settings, models: models, disk: disk, files: files)
  }

  /// The files of the workspace, those that are open with their newer texts.
  var files: OverlaidFiles { OverlaidFiles(disk, newer: documents.textsByPath()) }

  /// The path that a URI of the client's stands for, as its folders list it; nil for a URI of no file. To be asked
  /// once, where a message comes in.
  func path(of uri: String) -> String? { FileURI.path(of: uri).map(spellings.onDisk) }

  /// The settings that hold for a folder.
  func settings(in folder: String) -> Settings { settings.settings(in: folder, files) }
}
