import Checks
import Files
import Linter
import Synchronization

/// The settings that hold for folders, each read once.
final class SharedSettings: Sendable {
  /// What the user has set in the editor.
  let editor: Settings
  private let known = Mutex<[String: Settings]>([:])

  init(over editor: Settings = Settings()) {
    self.editor = editor
  }

  /// The settings that hold for a folder. What a project says counts more than what the editor says,
  /// because a team shares it. The language depends on the user, and whether another server answers in code
  /// on the editor, so there the editor counts more.
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
