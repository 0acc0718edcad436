import Checks
import Files
import Linter
import Synchronization

/// The settings of folders, each read once.
final class SharedSettings: Sendable {
  /// The user's settings in the editor.
  let editor: Settings
  private let known = Mutex<[String: Settings]>([:])

  init(over editor: Settings = Settings()) {
    self.editor = editor
  }

  /// Returns the settings for a folder. Those of a project override the editor's, because a team shares them. The
  /// language depends on the user, and completion and hover in code depend on the editor's other servers, so for
  /// these the editor's settings win.
  func settings(in folder: String, _ files: any FileAccess) -> Settings {
    if let known = known.withLock({ $0[folder] }) { return known }
    let file = SettingsFile.path(for: folder, in: files).flatMap {
      SettingsFile.read($0, in: files)
    }
    var found = file?.settings.merged(over: editor) ?? editor
    found.language = editor.language ?? found.language
    found.codeCompletion = editor.codeCompletion ?? found.codeCompletion
    found.codeHover = editor.codeHover ?? found.codeHover
    known.withLock { $0[folder] = found }
    return found
  }
}
