import Foundation
import LanguageServer
import LanguageServerProtocol
import TestKit
import Testing

/// Clients that ignore `textEdit` write `insertText` for the word before the caret.
@Suite struct InsertTextTests {
  private static let head =
    "<plist version=\"1.0\"><dict>\n<key>UIApplicationShortcutItems</key><array>\n"

  /// Returns the document after a proposal has been accepted, by its edit and by its `insertText` alone.
  private func accepted(
    _ line: String, _ label: String
  ) throws -> (edited: String, inserted: String) {
    let client = TestClient.initialized()
    let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let (before, after) = (try #require(parts.first), try #require(parts.last))
    client.open(Self.head + before + after)
    let list = client.request(
      "textDocument/completion", TestClient.place(2, before.utf16.count))
    let item = try #require(list["items"]?.array?.first { $0["label"] == .string(label) })
    let edit = try #require(item["textEdit"])
    let start = try #require(edit["range"]?["start"]?["character"]?.integer)
    let end = try #require(edit["range"]?["end"]?["character"]?.integer)
    let whole = Array((before + after).utf16)
    let edited =
      String(decoding: whole[..<start], as: UTF16.self) + (edit["newText"]?.string ?? "")
      + String(decoding: whole[end...], as: UTF16.self)
    let word = before.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.count
    let inserted = before.dropLast(word) + (item["insertText"]?.string ?? label) + after
    return (edited, String(inserted))
  }

  @Test(arguments: [
    "<dict>|", "<dict>UIAppli|", "<dict><key>UIAppli|", "<dict><key>UIA|",
  ])
  func theSameDocument(_ line: String) throws {
    let (edited, inserted) = try accepted(line, "UIApplicationShortcutItemType")
    #expect(inserted == edited)
  }

  /// A line break before the tag is left out, because it would have to precede existing text.
  @Test(arguments: ["<dict><|", "<dict><k|", "<dict><ke|"])
  func theSameTags(_ line: String) throws {
    let (edited, inserted) = try accepted(line, "UIApplicationShortcutItemType")
    #expect(inserted.hasPrefix("<dict><key>UIApplicationShortcutItemType</key>"))
    #expect(inserted.filter { !$0.isWhitespace } == edited.filter { !$0.isWhitespace })
  }

  /// The text after the caret is preserved.
  @Test(arguments: [
    (
      "<dict><key>UIAppli|</key>", "UIApplicationShortcutItemType",
      "<dict><key>UIApplicationShortcutItemType</key>"
    ),
    (
      "<dict><key>UIApplicationShortcutItemIconType</key><string>sear|</string></dict>",
      "UIApplicationShortcutIconTypeSearch",
      "<dict><key>UIApplicationShortcutItemIconType</key><string>UIApplicationShortcutIconTypeSearch</string></dict>"
    ),
    (
      "<dict><key>UIApplicationShortcutItemIconType</key><string>sear|",
      "UIApplicationShortcutIconTypeSearch",
      "<dict><key>UIApplicationShortcutItemIconType</key><string>UIApplicationShortcutIconTypeSearch</string>"
    ),
  ])
  func values(_ line: String, _ label: String, _ expected: String) throws {
    #expect(try accepted(line, label).inserted == expected)
  }

  /// A client that supports the newer forms of edits uses them.
  @Test func otherClientsGetNone() {
    let client = TestClient.initialized(
      capabilities: [
        "textDocument": ["completion": ["completionItem": ["insertReplaceSupport": true]]]
      ])
    client.open(Self.head + "<dict><k")
    let items = client.request("textDocument/completion", TestClient.place(2, 8))["items"]?.array
    #expect(items?.isEmpty == false)
    #expect(items?.allSatisfy { $0["insertText"] == nil } ?? false)
  }
}
