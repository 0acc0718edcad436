import Checks
import Files
import LanguageServerProtocol
import RuleSubjects
import SourceText

/// The state that messages change. Reading requests and work on other threads use a `Snapshot` of it.
///
/// It is confined to the server's thread.
final class Session {
  var client = ClientCapabilities()
  /// The language of the client, and the used one, which settings can change.
  var clientLanguage = Language.english
  var language = Language.english
  var documents: DocumentStore
  /// The files that are not open, and their effect on open ones.
  var workspace = Workspace()
  /// The models of files on which open documents depend.
  let models = FileModels()
  var settings = SharedSettings()
  /// The last reported diagnostics of each document.
  var diagnostics = DiagnosticStore()
  /// The pending requests for diagnostics of the workspace.
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

  /// Returns the current state. While a snapshot exists, a change copies the data it shares.
  func snapshot() -> Snapshot {
    Snapshot(
      client: client, language: language, exportedGuide: exportedGuide, documents: documents,
      workspace: workspace, settings: settings, models: models, disk: disk, files: files)
  }

  /// The files of the workspace, with the newer texts of open ones.
  var files: OverlaidFiles { OverlaidFiles(disk, newer: documents.textsByPath()) }

  /// Returns the path in a URI of the client, in the spelling of the disk; nil for a URI of no file. Call once, where
  /// a message arrives.
  func path(of uri: String) -> String? { FileURI.path(of: uri).map(spellings.onDisk) }

  /// Returns the settings for a folder.
  func settings(in folder: String) -> Settings { settings.settings(in: folder, files) }
}
