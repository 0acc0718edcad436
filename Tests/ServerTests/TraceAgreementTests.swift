import LanguageServerProtocol
import TestKit
import Testing

/// A source file and a property list show the same about a quick action.
@Suite struct TraceAgreementTests {
  private static let scenes = "<key>UIApplicationSceneManifest</key><dict/>"
  private static let items = """
    <key>UIApplicationShortcutItems</key><array><dict>
    <key>UIApplicationShortcutItemType</key><string>scan</string>
    <key>UIApplicationShortcutItemTitle</key><string>Scan</string></dict></array>
    """
  private static let code = """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
        if item.type == "scan" { scan() }
        return true
      }
    }
    """
  private static let creation = """

    func make() -> UIApplicationShortcutItem { UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan") }
    """

  /// Returns the status of the first quick action, requested in each of some documents.
  private func statuses(_ list: String, _ code: String, _ names: [String]) throws -> [String?] {
    let folder = try TemporaryFolder()
    let project = "Mail.xcodeproj/project.pbxproj"
    try folder.write(
      try Project.text("Samples/Broken/scene-delegate-missing/" + project), to: project)
    let texts = [
      "Info.plist": "<plist version=\"1.0\"><dict>\(list)</dict></plist>", "App.swift": code,
    ]
    for (name, text) in texts { try folder.write(text, to: name) }
    let client = TestClient.initialized(folders: [folder.path])
    return names.map { name in
      let uri = folder.uri(name)
      client.open(
        texts[name] ?? "", uri: uri, languageId: name == "Info.plist" ? "plist" : "swift")
      for _ in 0..<20 {
        let found = client.request("quickActions/trace", ["textDocument": ["uri": .string(uri)]])
        if let action = found["actions"]?.array?.first { return action["status"]?.string }
      }
      return nil
    }
  }

  @Test func scenesAreKnownWhereNothingIsDeclared() throws {
    let code = Self.code + Self.creation
    #expect(try statuses(Self.scenes, code, ["App.swift"]) == ["neverCalled"])
    #expect(try statuses("", code, ["App.swift"]) == ["handled"])
  }

  @Test func sourceFilesKnowWhatThePropertyListKnows() throws {
    let code = Self.code.replacing(
      "func application(_ a: UIApplication, ", with: "func windowScene(_ s: UIWindowScene, "
    ).replacing("UIApplicationDelegate", with: "UIApplicationDelegate, UIWindowSceneDelegate")
    for (list, status) in [(Self.items, "neverCalled"), (Self.items + Self.scenes, "warmOnly")] {
      #expect(try statuses(list, code, ["Info.plist", "App.swift"]) == [status, status])
    }
  }
}
