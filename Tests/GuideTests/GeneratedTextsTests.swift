import CodeGeneration
import Files
import Testing

/// What generators take over of a property list besides types: titles, which may be keys of tables, and the user info.
@Suite(.enabled(if: StubModules.isSupported, "the stubs stand in for Apple's SDK, which is there"))
struct GeneratedTextsTests: GeneratesCode {
  private static let list = """
    <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array>
    <dict><key>UIApplicationShortcutItemType</key><string>send</string>
    <key>UIApplicationShortcutItemTitle</key><string>send_title</string>
    <key>UIApplicationShortcutItemUserInfo</key><dict><key>path</key><string>now</string></dict></dict>
    <dict><key>UIApplicationShortcutItemType</key><string>receive</string>
    <key>UIApplicationShortcutItemTitle</key><string>Receive</string></dict>
    </array></dict></plist>
    """

  private static let handler = """
    import UIKit

    enum Kind: String {
      case send, receive
      init?(fullType: String) { self.init(rawValue: fullType) }
    }

    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(Kind(fullType: shortcutItem.type) != nil && shortcutItem.userInfo?["path"] != nil)
      }
    }

    """

  private func files(_ tables: [String: String]) -> MemoryFiles {
    var all = ["/app/Info.plist": Self.list, "/app/AppDelegate.swift": Self.handler]
    for (path, text) in tables { all["/app/" + path] = text }
    return MemoryFiles(all.mapValues { Array($0.utf8) })
  }

  @Test func intentsHaveTheUserInfoOfTheItem() async throws {
    let app = app(files([:]))
    let text = try CodeGenerator.intents.code(for: app, .swift).text(for: app)
    #expect(text.contains("(\"send\", \"send_title\", [\"path\": \"now\" as NSString])"), "\(text)")
    #expect(text.contains("userInfo: userInfo)"), "\(text)")
    #expect(text.contains("(\"receive\", \"Receive\")"), "\(text)")
    try await typeCheck([Self.handler, text])
  }

  @Test(arguments: [
    ["en.lproj/InfoPlist.strings": "\"send_title\" = \"Send Money\";\n"],
    [
      "InfoPlist.xcstrings":
        "{\"sourceLanguage\":\"en\",\"strings\":{\"send_title\":{\"localizations\":{\"en\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"Send Money\"}}}}},\"version\":\"1.0\"}"
    ],
  ]) func aTitleThatIsAKeyIsReadInItsLanguage(_ tables: [String: String]) throws {
    let others = ["de.lproj/InfoPlist.strings": "\"send_title\" = \"Geld senden\";\n"]
    let app = app(files(tables.merging(others) { $1 }))
    let intents = try CodeGenerator.intents.code(for: app, .swift).text(for: app)
    #expect(intents.contains("phrases: [\"Send Money in \\(.applicationName)\"]"), "\(intents)")
    #expect(intents.contains("struct SendMoneyIntent"), "\(intents)")
    #expect(intents.contains("LocalizedStringResource(\"send_title\", table: \"InfoPlist\")"))
    let tests = try CodeGenerator.tests.code(for: app, .swift).text(for: app)
    #expect(tests.contains("Expect the screen of “Send Money”."), "\(tests)")
  }

  @Test func anEnumerationWithAnInitializerOfItsOwnIsFound() throws {
    let app = app(files([:]))
    let failure = #expect(throws: GenerationFailure.self) {
      _ = try CodeGenerator.types.code(for: app, .swift)
    }
    #expect(failure?.message.english == "“Kind” has a case for each type already")
    #expect(failure?.place?.line == 3)
  }
}
