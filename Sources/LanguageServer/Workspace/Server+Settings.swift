import Checks
import Files
import Guide
import LanguageServerProtocol
import Linter
import SourceText

extension LanguageServer {
  /// The section of the editor's settings.
  static let settingsSection = "quickactions"

  /// Discards everything that depends on settings after they have changed.
  func forgetSettings() {
    session.settings = SharedSettings(over: session.settings.editor)
    session.workspace.forgetEverything()
    session.reports.markAllStale()
    chooseLanguage()
    surroundingsChanged()
  }

  /// Chooses the language. Call after folders or settings have changed.
  func chooseLanguage() {
    let settings =
      session.workspace.folders.first.map { session.settings(in: $0.path) }
      ?? session.settings.editor
    session.language = settings.language ?? session.clientLanguage
  }

  // MARK: Of the editor

  /// Uses the editor's settings, which may be in a section of their own.
  func use(editorSettings value: JSONValue?) {
    let value = value?[Self.settingsSection] ?? value
    // A client without settings sends null.
    guard let value, value != .null else { return }
    let source = SourceText(value.text)
    let file = SettingsFile(source)
    for finding in Validator.findings(in: file) {
      log(.warning, "\(Self.settingsSection): \(finding.message[session.clientLanguage])")
    }
    // A value that is not an object means nothing. A client's first answer mostly changes nothing, and the folders
    // need not be scanned again.
    guard value.object != nil, file.settings != session.settings.editor else { return }
    session.settings = SharedSettings(over: file.settings)
    forgetSettings()
  }

  /// Requests the user's settings from a client that supports it.
  func askForSettings() {
    guard session.client.configuration else { return }
    let items = [ConfigurationParams.Item(scopeUri: nil, section: Self.settingsSection)]
    ask("workspace/configuration", ConfigurationParams(items: items)) { [unowned self] result in
      guard case .success(let values) = result, let value = values.array?.first else { return }
      use(editorSettings: value)
    }
  }
}
