import Files
import Guide
import LanguageServerProtocol
import QuickActions
import SourceText

extension Settings {
  /// The settings that hold for a folder of a project, over those of the editor.
  static func inside(
    _ folder: String, _ files: any FileAccess, editor: Settings
  ) -> Settings {
    let file = SettingsFile.path(for: folder, in: files).flatMap {
      SettingsFile.read($0, in: files)
    }
    var settings = file?.settings.merged(over: editor) ?? editor
    settings.language = editor.language ?? settings.language
    return settings
  }
}

extension LanguageServer {
  /// The section of the editor's settings.
  static let settingsSection = "quickactions"

  // MARK: Of a project

  /// The settings that hold for a document.
  func settings(of uri: String) -> Settings {
    guard let path = documents.path(of: uri) else { return editorSettings }
    return settings(in: Path.folder(of: path))
  }

  /// The settings that hold for a folder. What a project says counts more than what the editor says,
  /// because a team shares it; only the language is everybody's own.
  func settings(in folder: String) -> Settings {
    if let known = projectSettings[folder] { return known }
    let settings = Settings.inside(folder, files, editor: editorSettings)
    projectSettings[folder] = settings
    return settings
  }

  /// Whether the settings say that a document is not to be looked at.
  func isExcluded(_ uri: String) -> Bool {
    guard let path = documents.path(of: uri) else { return false }
    let folder = workspace.projectFolder(of: path, in: disk)
    return settings(in: folder).exclusion(in: folder)(path)
  }

  /// Settings have changed: everything may be different.
  func forgetSettings() {
    projectSettings = [:]
    workspace.forgetEverything()
    reports.markAllStale()
    chooseLanguage()
    surroundingsChanged()
  }

  /// To be called when the folders or the settings are others.
  func chooseLanguage() {
    let project = workspace.folders.first.map { settings(in: $0.path) } ?? editorSettings
    language = project.language ?? clientLanguage
  }

  // MARK: Of the editor

  /// Takes the editor's settings, which may be in a section of their own.
  func use(editorSettings value: JSONValue?) {
    let value = value?[Self.settingsSection] ?? value
    // A client without settings says null.
    guard let value, value != .null else { return }
    let source = SourceText(value.text)
    let file = SettingsFile(source)
    for finding in Validator.findings(in: file) {
      log(.warning, "\(Self.settingsSection): \(finding.message[clientLanguage])")
    }
    // What is no object says nothing. Nor does a client's first answer, mostly; the folders need not be
    // looked through again.
    guard value.object != nil, file.settings != editorSettings else { return }
    editorSettings = file.settings
    forgetSettings()
  }

  /// Asks a client that can tell for the user's settings.
  func askForSettings() {
    guard client.configuration else { return }
    let items = [ConfigurationParams.Item(scopeUri: nil, section: Self.settingsSection)]
    ask("workspace/configuration", ConfigurationParams(items: items)) { [unowned self] result in
      guard case .success(let values) = result, let value = values.array?.first else { return }
      use(editorSettings: value)
    }
  }
}
