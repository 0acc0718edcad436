import LanguageServer
import LanguageServerProtocol
import TestKit
import Testing

/// The migration to scenes, offered in an editor.
@Suite struct MigrateActionTests {
  private static let delegate = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.makeKeyAndVisible()
        return true
      }
    }

    """

  private static let list =
    "<plist version=\"1.0\">\n<dict>\n\t<key>LSRequiresIPhoneOS</key>\n\t<true/>\n</dict>\n</plist>\n"

  private func titles(_ text: String, beside list: String = list) throws -> (
    titles: [JSONValue?], edit: JSONValue?
  ) {
    let folder = try TemporaryFolder()
    try folder.write(list, to: "Info.plist")
    try folder.write(text, to: "AppDelegate.swift")
    try folder.write("", to: "App.xcworkspace/contents.xcworkspacedata")
    let client = TestClient.initialized(
      capabilities: [
        "textDocument": [
          "codeAction": [
            "codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["refactor", "quickfix"]]],
            "dataSupport": true, "resolveSupport": ["properties": ["edit"]],
          ]
        ],
        "workspace": [
          "workspaceEdit": ["documentChanges": true, "resourceOperations": ["create"]]
        ],
      ], folders: [folder.path])
    let uri = folder.uri("AppDelegate.swift")
    client.open(text, uri: uri, languageId: "swift")
    let found =
      client.request(
        "textDocument/codeAction",
        [
          "textDocument": ["uri": .string(uri)], "range": TestClient.range(3, 8, 3, 8),
          "context": ["diagnostics": [], "only": ["refactor.generate"]],
        ]
      ).array ?? []
    let move = found.first { $0["title"] == "Move the app to scenes" }
    let resolved = move.map { client.request("codeAction/resolve", $0) }
    return (found.map { $0["title"] }, resolved?["edit"])
  }

  @Test func itIsOfferedAtTheAppDelegateAndChangesAllFiles() throws {
    let (titles, edit) = try titles(Self.delegate)
    #expect(titles.contains("Move the app to scenes"), "\(titles)")
    let changes = try #require(edit?["documentChanges"]?.array)
    let files = Set(
      changes.compactMap { ($0["uri"] ?? $0["textDocument"]?["uri"])?.string }
        .compactMap { $0.split(separator: "/").last.map(String.init) })
    #expect(files == ["SceneDelegate.swift", "AppDelegate.swift", "Info.plist"])
  }

  /// The action is not offered if it would fail, or after the migration.
  @Test func itIsNotOfferedWhereItCannotBeDone() throws {
    let twice = Self.delegate.replacing("func application", with: "#if A\n  func application")
      .replacing("return true\n  }", with: "return true\n  }\n  #endif")
    #expect(try !titles(twice).titles.contains("Move the app to scenes"))
    let scenes = Self.list.replacing(
      "<dict>",
      with:
        "<dict>\n\t<key>UIApplicationSceneManifest</key>\n\t<dict><key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array/></dict></dict>"
    )
    #expect(try !titles(Self.delegate, beside: scenes).titles.contains("Move the app to scenes"))
  }
}
