import Files
import QuickActions
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
  /// because a team shares it; only the language is everybody's own.
  func settings(in folder: String, _ files: any FileAccess) -> Settings {
    if let known = known.withLock({ $0[folder] }) { return known }
    let file = SettingsFile.path(for: folder, in: files).flatMap {
      SettingsFile.read($0, in: files)
    }
    var found = file?.settings.merged(over: editor) ?? editor
    found.language = editor.language ?? found.language
    known.withLock { $0[folder] = found }
    return found
  }
}
