import LanguageServerProtocol
import TestKit
import Testing

@testable import LanguageServer

/// An edit inside an item checks only that item.
@Suite struct IncrementalCheckTests {
  private static let text = """
    <plist version="1.0">
    <dict>
    <key>UIApplicationShortcutItems</key>
    <array>
    \((1...6).map { item($0) }.joined(separator: "\n"))
    </array>
    </dict>
    </plist>
    """

  private static func item(_ number: Int) -> String {
    """
    <dict>
    <key>UIApplicationShortcutItemType</key>
    <string>type\(number)</string>
    <key>UIApplicationShortcutItemTitle</key>
    <string>Title</string>
    </dict>
    """
  }

  /// Types or deletes, and returns the published diagnostics: their codes and lines.
  private func change(
    _ client: TestClient, _ line: Int, _ start: Int, _ end: Int, _ text: JSONValue, _ version: Int
  ) -> [String] {
    client.change(
      [["range": TestClient.range(line, start, line, end), "text": text]], version: version
    ).map {
      "\($0["code"]?.string ?? "") \($0["range"]?["start"]?["line"]?.text ?? "")"
    }
  }

  @Test func anEditInAnItemHasNothingElseChecked() {
    let client = TestClient.initialized()
    client.open(Self.text)
    // The files around the document are read.
    for _ in 0..<3 { client.idle() }
    let checks = client.server.checkCount
    let fifth = ["more-than-four-items 28"]
    #expect(change(client, 20, 8, 8, " ", 2) == ["title-whitespace 20"] + fifth)
    #expect(change(client, 20, 8, 9, "", 3) == fifth)
    // An additional line moves the findings after it.
    #expect(change(client, 20, 8, 8, "\n", 4).last == "more-than-four-items 29")
    #expect(client.server.checkCount == checks)
  }

  @Test func whatConcernsOtherItemsHasThemChecked() {
    let client = TestClient.initialized()
    client.open(Self.text)
    // The files around the document are read.
    for _ in 0..<3 { client.idle() }
    let checks = client.server.checkCount
    let shared = change(client, 6, 8, 13, "type2", 2)
    #expect(shared.contains { $0.hasPrefix("duplicate-type") })
    #expect(client.server.checkCount > checks)
  }
}
