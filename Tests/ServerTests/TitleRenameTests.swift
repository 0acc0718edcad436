import AppFiles
import Files
import LanguageServerProtocol
import SourceText
import TestKit
import Testing

@testable import LanguageServer

/// A title whose text in the development language is the key itself.
@Suite struct TitleRenameTests {
  private static let list = """
    <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array>
    <dict><key>UIApplicationShortcutItemType</key><string>a</string>
    <key>UIApplicationShortcutItemTitle</key><string>Quick Add</string></dict>
    </array></dict></plist>
    """
  private static let uri = "file:///w/App/Info.plist"

  private func rename(
    to name: String, asking: Bool, locale: String = "en",
    english: String = "\"Quick Add\" = \"Quick Add\";\n"
  ) -> [JSONValue] {
    let disk = MemoryFiles([
      "/w/App/Info.plist": Array(Self.list.utf8),
      "/w/App/en.lproj/InfoPlist.strings": Array(english.utf8),
      "/w/App/de.lproj/InfoPlist.strings": Array("\"Quick Add\" = \"Quick Add\";\n".utf8),
    ])
    let client = TestClient.initialized(
      capabilities: [
        "textDocument": ["rename": ["honorsChangeAnnotations": .bool(asking)]],
        "workspace": [
          "workspaceEdit": ["documentChanges": true, "changeAnnotationSupport": [:]]
        ],
      ], locale: locale, folders: ["/w"], disk: disk)
    client.open(Self.list, uri: Self.uri)
    var params = TestClient.place(2, 55, uri: Self.uri).object ?? [:]
    params["newName"] = .string(name)
    let message: JSONValue = [
      "jsonrpc": "2.0", "id": 9, "method": "textDocument/rename", "params": .object(params),
    ]
    return client.send(body: message.text)
  }

  private func edits(_ messages: [JSONValue], of language: String) -> [JSONValue] {
    let changes = messages.first { $0["id"] == 9 }?["result"]?["documentChanges"]?.array ?? []
    return changes.first {
      $0["textDocument"]?["uri"]?.string?.contains(language + ".lproj") == true
    }?["edits"]?.array ?? []
  }

  @Test func clientsThatCanAskAreAsked() throws {
    let messages = rename(to: "Quick Capture", asking: true)
    let english = edits(messages, of: "en")
    #expect(english.map { $0["newText"] } == ["\"Quick Capture\"", "\"Quick Capture\""])
    #expect(english.first?["annotationId"] == nil && english.last?["annotationId"] != nil)
    #expect(edits(messages, of: "de").count == 1)
    let annotations = messages.first { $0["id"] == 9 }?["result"]?["changeAnnotations"]?.object
    #expect(annotations?.values.first?["needsConfirmation"] == true)
  }

  @Test(arguments: [("en", "en.lproj/InfoPlist.strings:1"), ("zh-Hans", "也一并修改")])
  func othersAreTold(_ locale: String, _ words: String) {
    let messages = rename(to: "Quick Capture", asking: false, locale: locale)
    #expect(edits(messages, of: "en").count == 2)
    #expect(edits(messages, of: "en").allSatisfy { $0["annotationId"] == nil })
    let shown = messages.filter { $0["method"] == "window/showMessage" }
    #expect(shown.first?["params"]?["message"]?.string?.contains(words) == true)
  }

  /// Users do not want to read `quick_capture` on the Home Screen.
  @Test func aNameToBeLookedUpIsNoText() {
    let messages = rename(to: "quick_capture", asking: false)
    #expect(edits(messages, of: "en").count == 1)
    #expect(!messages.contains { $0["method"] == "window/showMessage" })
  }

  @Test(arguments: [
    ("\"Quick Add\";\n", ["\"Quick Capture\""]),
    ("\"Quick Add\" = \"Add\";\n", ["\"Quick Capture\""]),
    ("'Quick Add' = 'Quick Add';\n", ["\"Quick Capture\"", "\"Quick Capture\""]),
    (
      "<plist version=\"1.0\"><dict><key>Quick Add</key><string>Quick Add</string></dict></plist>",
      ["<key>Quick Capture</key>", "Quick Capture"]
    ),
  ])
  func everyNotationIsEdited(_ text: String, _ wanted: [String]) {
    let messages = rename(to: "Quick Capture", asking: false, english: text)
    #expect(edits(messages, of: "en").map { $0["newText"]?.string } == wanted)
  }

  @Test func aStringCatalogIsEdited() throws {
    let catalog = """
      { "sourceLanguage": "en", "strings": { "Quick Add": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Quick Add" } },
        "de": { "stringUnit": { "state": "translated", "value": "Quick Add" } } } } } }
      """
    let file = TranslationFile("/w/InfoPlist.xcstrings", SourceText(catalog))
    let links = LocalizationLinks([], Translations([file]))
    let edits = try links.renaming("Quick Add", to: "\"Q\"", writtenIn: ["en-US"]).edits
    guard case .edit(let own) = try #require(edits.first).change else { return }
    let now = TranslationFile("/w/InfoPlist.xcstrings", SourceText(catalog).applying(own))
    #expect(now.isWhole && now.entries.map(\.key) == ["\"Q\""])
    #expect(now.entries.first?.value(in: "en")?.text == "\"Q\"")
    #expect(now.entries.first?.value(in: "de")?.text == "Quick Add")
  }

  @Test(arguments: ["a\nb", "a\tb", "a\u{7}", "a\u{9B}b", "a\u{2028}b", "a\u{202E}b", "a\u{FFFE}b"])
  func controlCharactersAreRefused(_ name: String) {
    for (locale, words) in [("en", "control characters"), ("zh-Hans", "控制字符")] {
      let answer = rename(to: name, asking: true, locale: locale).first { $0["id"] == 9 }
      #expect(answer?["error"]?["message"]?.string?.contains(words) == true)
    }
  }
}
