import Files
import LanguageServerProtocol
import TestKit
import Testing

@testable import LanguageServer

/// Pictures in hovers and proposals, for clients that announce support for them.
@Suite struct HoverPictureTests {
  private static func list(_ title: String, _ more: String = "") -> String {
    """
    <plist version="1.0"><dict>
    <key>UIApplicationShortcutItems</key>
    <array><dict><key>UIApplicationShortcutItemType</key><string>a</string>
    <key>UIApplicationShortcutItemTitle</key><string>\(title)</string>
    <key>UIApplicationShortcutItemIconType</key>
    <string>UIApplicationShortcutIconTypeSearch</string></dict>\(more)</array></dict></plist>
    """
  }

  private func client(_ text: String, showsPictures: Bool, markdown: Bool = true) -> TestClient {
    let formats: JSONValue = .array([.string(markdown ? "markdown" : "plaintext")])
    let client = TestClient.initialized(capabilities: [
      "experimental": ["markdownPictures": .bool(showsPictures)],
      "textDocument": [
        "hover": ["contentFormat": formats],
        "completion": ["completionItem": ["documentationFormat": formats]],
      ],
    ])
    client.open(text)
    return client
  }

  private func hover(_ client: TestClient, _ line: Int, _ character: Int) -> String {
    client.request("textDocument/hover", TestClient.place(line, character))["contents"]?["value"]?
      .string ?? ""
  }

  /// Returns the SVG at the beginning of a Markdown text; nil for none.
  private func picture(_ markdown: String) throws -> [StrictMarkup.Element]? {
    guard
      let match = markdown.firstMatch(
        of: /^!\[[^\]\n]*\]\(data:image\/svg\+xml;base64,([A-Za-z0-9+\/=]+)\)\n\n/)
    else { return nil }
    return try StrictMarkup.read(String(decoding: decoded(String(match.1)), as: UTF8.self))
  }

  private func decoded(_ text: String) -> [UInt8] {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var (bits, count, bytes) = (0, 0, [UInt8]())
    for letter in text.utf8 {
      guard let value = letters.firstIndex(of: letter) else { break }
      (bits, count) = ((bits << 6 | value) & 0xFFFFFF, count + 6)
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(bits >> count & 255))
      }
    }
    return bytes
  }

  @Test func theListShowsItsMenu() throws {
    let client = client(Self.list("New Note"), showsPictures: true)
    for (line, character) in [(1, 8), (2, 2)] {
      let elements = try #require(try picture(hover(client, line, character)))
      #expect(elements.contains { $0.name == "text" && $0.text == "New Note" })
    }
  }

  @Test func anIconTypeShowsItsDrawing() throws {
    let client = client(Self.list("A"), showsPictures: true)
    let elements = try #require(try picture(hover(client, 5, 20)))
    #expect(elements.contains { $0.name == "path" })
    let list = client.request("textDocument/completion", TestClient.place(5, 30))
    let item = try #require(
      list["items"]?.array?.first { $0["label"]?.string?.hasSuffix("Play") == true })
    let resolved = client.request("completionItem/resolve", item)
    let text = try #require(resolved["documentation"]?["value"]?.string)
    #expect(try picture(text)?.contains { $0.name == "path" } == true)
  }

  /// Clients without this support never get data URLs.
  @Test(arguments: [(false, true), (true, false)])
  func othersGetNoData(_ showsPictures: Bool, _ markdown: Bool) throws {
    let client = client(Self.list("A"), showsPictures: showsPictures, markdown: markdown)
    for (line, character) in [(1, 8), (2, 2), (5, 20)] {
      let text = hover(client, line, character)
      #expect(!text.isEmpty && !text.contains("data:") && !text.contains("base64"))
    }
    #expect(hover(client, 1, 8).contains("On the Home Screen"))
    let list = client.request("textDocument/completion", TestClient.place(5, 30))
    for item in list["items"]?.array ?? [] {
      let resolved = client.request("completionItem/resolve", item)
      #expect(resolved["documentation"]?["value"]?.string?.contains("data:") != true)
    }
  }

  @Test(arguments: [
    "](x) ![y](http://example.com)", "</text><script>", "&#1;",
    String(repeating: "長", count: 10_000),
  ])
  func hostileTitlesAreDrawnOrLeftOut(_ title: String) throws {
    let text = hover(client(Self.list(title), showsPictures: true), 1, 8)
    #expect(text.utf8.count < 100_000)
    if let elements = try picture(text) {
      #expect(!elements.contains { $0.name == "script" })
    }
  }

  @Test func whereNothingIsShownThereIsNoPicture() throws {
    let empty =
      "<plist version=\"1.0\"><dict>\n<key>UIApplicationShortcutItems</key>\n<array/></dict></plist>"
    #expect(try picture(hover(client(empty, showsPictures: true), 1, 8)) == nil)
    // In a large document all rules would have to run.
    let item = "<dict><key>UIApplicationShortcutItemType</key><string>b</string></dict>\n"
    let large = Self.list("A", String(repeating: item, count: 3000))
    let text = hover(client(large, showsPictures: true), 1, 8)
    #expect(!text.isEmpty && !text.contains("data:"))
  }
}
