import Files
import LanguageServerProtocol
import TestKit
import Testing

/// A rename is complete or refused, and a list of references names the files that are left out: files that no
/// answer includes are scanned before.
@Suite struct RenamePassedOverTests {
  private static let list = """
    <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array>
    <dict><key>UIApplicationShortcutItemType</key><string>a.note</string>
    <key>UIApplicationShortcutItemTitle</key><string>New Note</string></dict>
    </array></dict></plist>
    """
  private static let code =
    #"func open(_ item: UIApplicationShortcutItem) { item.type == "a.note" }"#
  private static let uri = "file:///w/App/Info.plist"

  private func rename(_ line: Int, _ files: [String: [UInt8]]) -> JSONValue {
    ask("rename", line, files, ["newName": "a.memo"]).first { $0["id"] == 9 } ?? nil
  }

  /// Returns the messages that are shown next to a list of references.
  private func shownBesideReferences(_ line: Int, _ files: [String: [UInt8]]) -> [String] {
    let messages = ask("references", line, files, ["context": ["includeDeclaration": true]])
    #expect(messages.first { $0["id"] == 9 }?["result"]?.array?.isEmpty == false)
    return messages.filter { $0["method"] == "window/showMessage" }
      .compactMap { $0["params"]?["message"]?.string }
  }

  private func ask(
    _ method: String, _ line: Int, _ files: [String: [UInt8]], _ more: [String: JSONValue]
  ) -> [JSONValue] {
    let disk = MemoryFiles(files.merging(["/w/App/Info.plist": Array(Self.list.utf8)]) { $1 })
    let client = TestClient.initialized(folders: ["/w"], disk: disk)
    client.open(Self.list, uri: Self.uri)
    let place = TestClient.place(line, 55, uri: Self.uri).object ?? [:]
    let message: JSONValue = [
      "jsonrpc": "2.0", "id": 9, "method": .string("textDocument/" + method),
      "params": .object(place.merging(more) { $1 }),
    ]
    return client.send(body: message.text)
  }

  private static let wide: [UInt8] =
    [0xFF, 0xFE] + code.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  private static let merge = "<<<<<<< a\n\(code)\n=======\n\(code)\n>>>>>>> b\n"
  private static let excluded = #"{ "exclude": ["App/B.swift"] }"#

  @Test(arguments: [
    ["/w/App/B.swift": wide], ["/w/App/B.swift": Array(merge.utf8)],
    ["/w/App/B.swift": Array(code.utf8), "/w/.quickactions.json": Array(excluded.utf8)],
  ])
  func aTypeInAFileThatIsPassedOverIsRefused(_ files: [String: [UInt8]]) {
    let error = rename(1, files)["error"]
    #expect(error?["message"]?.string?.hasPrefix("B.swift spells the type") == true)
    let shown = shownBesideReferences(1, files)
    #expect(shown.count == 1 && shown[0].hasPrefix("The places in B.swift are not listed"))
  }

  @Test func filesThatSpellAnotherTypeAreNoObstacle() {
    let other = Self.code.replacing("a.note", with: "a.notes")
    let files = [
      "/w/App/B.swift": Array(other.utf8), "/w/.quickactions.json": Array(Self.excluded.utf8),
    ]
    #expect(rename(1, files)["result"]?["changes"]?.object?.count == 1)
    #expect(shownBesideReferences(1, files).isEmpty)
  }

  @Test(arguments: [("New Note", true), ("Old Note", false)])
  func aTitleInALanguageThatIsExcludedIsRefused(_ key: String, _ isRefused: Bool) {
    let files = [
      "/w/App/de.lproj/InfoPlist.strings": Array("\"New Note\" = \"Notiz\";\n".utf8),
      "/w/App/fr.lproj/InfoPlist.strings": Array("\"\(key)\" = \"Note\";\n".utf8),
      "/w/.quickactions.json": Array(#"{ "exclude": ["App/fr.lproj"] }"#.utf8),
    ]
    let answer = rename(2, files)
    #expect((answer["error"] != nil) == isRefused)
    #expect(
      answer["error"]?["message"]?.string?.hasPrefix("InfoPlist.strings of fr.lproj has the text")
        ?? !isRefused)
    #expect(answer["result"]?["changes"]?.object?.count ?? 2 == 2)
    let shown = shownBesideReferences(2, files)
    #expect(
      shown.map { $0.prefix(44) }
        == (isRefused ? ["The places in fr.lproj/InfoPlist.strings are"] : []))
  }
}
