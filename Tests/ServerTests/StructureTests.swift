import LanguageServer
import LanguageServerProtocol
import TestKit
import Testing

/// Outline, folding, selection, highlights, linked tags and links, as a client gets them.
@Suite struct StructureTests {
  private static let capabilities: JSONValue = [
    "workspace": ["textDocumentContent": [:]],
    "textDocument": [
      "documentSymbol": [
        "hierarchicalDocumentSymbolSupport": true,
        "symbolKind": ["valueSet": .array((1...26).map { .integer($0) })],
      ],
      "foldingRange": ["lineFoldingOnly": true], "selectionRange": [:], "documentHighlight": [:],
      "linkedEditingRange": [:], "documentLink": ["tooltipSupport": true],
    ],
  ]

  private static let text = """
    <plist version="1.0">
    <dict>
    \t<key>CFBundleName</key>
    \t<string>笔记 🎉</string>
    \t<key>UIApplicationShortcutItems</key>
    \t<array>
    \t\t<!-- The order
    \t\t     of the menu -->
    \t\t<dict>
    \t\t\t<key>UIApplicationShortcutItemType</key>
    \t\t\t<string>com.example.new</string>
    \t\t\t<key>UIApplicationShortcutItemTitle</key>
    \t\t\t<string>🎉 新建</string>
    \t\t\t<key>UIApplicationShortcutItemIconType</key>
    \t\t\t<string>UIApplicationShortcutIconTypeAdd</string>
    \t\t</dict>
    \t\t<dict>
    \t\t\t<key>UIApplicationShortcutItemType</key>
    \t\t\t<string>com.example.new</string>
    \t\t</dict>
    \t\t<dict/>
    \t</array>
    </dict>
    </plist>

    """

  private let document: JSONValue = ["textDocument": ["uri": .string(TestClient.uri)]]

  private func client(
    _ text: String = Self.text, capabilities: JSONValue = Self.capabilities, locale: String = "en"
  ) -> TestClient {
    let client = TestClient.initialized(capabilities: capabilities, locale: locale)
    client.open(text)
    return client
  }

  // MARK: Outline

  private func names(_ symbols: JSONValue?) -> [String] {
    (symbols?.array ?? []).flatMap { symbol in
      [symbol["name"]?.string ?? ""] + names(symbol["children"]).map { "  " + $0 }
    }
  }

  @Test func theOutlineNamesItemsByTitle() {
    let symbols = client().request("textDocument/documentSymbol", document)
    #expect(
      names(symbols) == [
        "CFBundleName", "UIApplicationShortcutItems", "  🎉 新建",
        "    UIApplicationShortcutItemType", "    UIApplicationShortcutItemTitle",
        "    UIApplicationShortcutItemIconType", "  com.example.new",
        "    UIApplicationShortcutItemType", "  Item 2",
      ])
    let items = symbols.array?.last
    #expect(items?["detail"] == "3 items")
    #expect(items?["kind"] == 18)
    #expect(items?["range"] == TestClient.range(4, 1, 21, 9))
    #expect(items?["selectionRange"] == TestClient.range(4, 6, 4, 32))
    let item = items?["children"]?.array?.first
    #expect(item?["detail"] == "com.example.new")
    #expect(item?["kind"] == 19)
    #expect(item?["selectionRange"] == TestClient.range(12, 11, 12, 16))
    #expect(symbols.array?.first?["detail"] == "笔记 🎉")
    let chinese = client(locale: "zh-CN").request("textDocument/documentSymbol", document)
    #expect(chinese.array?.last?["detail"] == "3 项")
  }

  @Test func aClientWithoutTreesGetsAList() {
    let list =
      client(capabilities: ["textDocument": ["documentSymbol": [:]]])
      .request("textDocument/documentSymbol", document).array ?? []
    #expect(list.count == 9)
    #expect(list[2]["name"] == "🎉 新建")
    #expect(list[2]["containerName"] == "UIApplicationShortcutItems")
    #expect(list[2]["location"]?["uri"] == .string(TestClient.uri))
    // Kinds after `Array` are only for clients that announce them.
    #expect(list.allSatisfy { ($0["kind"]?.integer ?? 0) <= 18 })
  }

  @Test(arguments: [
    "<plist><dict><key></key><string>x</string><key> \n </key></dict></plist>",
    "<plist><array><dict><key>a</key></dict><string> </string></array></plist>",
    "<dict><key>UIApplicationShortcutItems</key><array><dict><key>UIApplicationShortcutItemTitle"
      + "</key><string> \n</string></dict></array></dict>",
    "<plist><dict><key>a", "<plist><dict><key>a</key><dict><key>b", "<array><dict>", "<",
    "<plist><dict><string>no key</string><key>k</key></dict>",
  ])
  func namesAreNeverEmpty(_ text: String) {
    func check(_ symbol: JSONValue) {
      let name = symbol["name"]?.string ?? ""
      #expect(name.contains { !$0.isWhitespace })
      for child in symbol["children"]?.array ?? [] { check(child) }
    }
    let symbols = client(text).request("textDocument/documentSymbol", document)
    for symbol in symbols.array ?? [] { check(symbol) }
  }

  @Test(.slow) func theOutlineHasLimits() {
    let deep =
      "<plist>" + String(repeating: "<array>", count: 200)
      + String(repeating: "</array>", count: 200) + "</plist>"
    #expect(names(client(deep).request("textDocument/documentSymbol", document)).count == 32)
    let wide =
      "<plist><array>" + String(repeating: "<true/>", count: 12_000) + "</array></plist>"
    #expect(names(client(wide).request("textDocument/documentSymbol", document)).count == 10_000)
    let long = "<plist><dict><key>" + String(repeating: "长", count: 5000) + "</key></dict></plist>"
    let name = names(client(long).request("textDocument/documentSymbol", document)).first
    #expect(name?.count == 121)
  }

  // MARK: Folding

  private func folds(_ client: TestClient) -> [[Int]] {
    (client.request("textDocument/foldingRange", document).array ?? []).map { range in
      ["startLine", "startCharacter", "endLine", "endCharacter"].compactMap { range[$0]?.integer }
    }
  }

  @Test func linesFoldUpToTheEndTag() {
    #expect(folds(client()) == [[1, 21], [5, 20], [6, 7], [8, 14], [16, 18]])
    let ranges = client().request("textDocument/foldingRange", document).array ?? []
    #expect(ranges.map { $0["kind"]?.string } == [nil, nil, "comment", nil, nil])
  }

  @Test func textFoldsBetweenTheTags() {
    let byCharacters = client(capabilities: ["textDocument": ["foldingRange": [:]]])
    #expect(
      folds(byCharacters) == [
        [1, 6, 22, 0], [5, 8, 21, 1], [6, 6, 7, 19], [8, 8, 15, 2], [16, 8, 19, 2],
      ])
  }

  @Test func theOuterRegionsAreKept() {
    let limited = client(
      capabilities: ["textDocument": ["foldingRange": ["lineFoldingOnly": true, "rangeLimit": 3]]])
    #expect(folds(limited) == [[1, 21], [5, 20], [6, 7]])
    let none = client(
      capabilities: ["textDocument": ["foldingRange": ["rangeLimit": -1]]])
    #expect(folds(none) == [])
  }

  @Test func whatIsOpenFoldsToItsLastWord() {
    let open = client("<plist>\n<dict>\n\t<key>a</key>\n\t<array>\n\t\t<string>x</string>\n\n\n")
    #expect(folds(open) == [[1, 4], [3, 4]])
    let comment = client("<plist>\n<!-- a\n\n b --> <dict/>\n<!-- c\nd\n\n")
    #expect(folds(comment) == [[1, 2], [4, 5]])
    let oneLine = client("<plist><dict><array>\n<true/>\n</array></dict></plist>")
    #expect(folds(oneLine) == [[0, 1]])
  }

  // MARK: Selection

  private func selections(_ text: String, _ line: Int, _ character: Int) -> [JSONValue] {
    let answer = client(text).request(
      "textDocument/selectionRange",
      [
        "textDocument": ["uri": .string(TestClient.uri)],
        "positions": [["line": .integer(line), "character": .integer(character)]],
      ])
    var ranges: [JSONValue] = []
    var next = answer.array?.first
    while let range = next {
      ranges.append(range["range"] ?? .null)
      next = range["parent"]
    }
    return ranges
  }

  @Test func theSelectionGrowsStepByStep() {
    let range = TestClient.range
    #expect(
      selections(Self.text, 12, 13) == [
        range(12, 11, 12, 16), range(12, 3, 12, 25), range(11, 3, 12, 25), range(9, 3, 14, 52),
        range(8, 2, 15, 9), range(6, 2, 20, 9), range(5, 1, 21, 9), range(4, 1, 21, 9),
        range(2, 1, 21, 9), range(1, 0, 22, 7), range(0, 0, 23, 8), range(0, 0, 24, 0),
      ])
    // Between a key and its value, and after an element.
    #expect(selections(Self.text, 12, 0).first == range(11, 3, 12, 25))
    #expect(selections(Self.text, 12, 25).first == range(12, 3, 12, 25))
    #expect(selections(Self.text, 24, 0) == [range(0, 0, 24, 0)])
    #expect(selections("", 3, 3) == [range(0, 0, 0, 0)])
  }

  @Test func thereIsAnAnswerForEachPosition() {
    let client = client()
    for count in [0, 1, 3, 700] {
      let positions = (0..<count).map { JSONValue.object(["line": 12, "character": .integer($0)]) }
      let answer = client.request(
        "textDocument/selectionRange",
        ["textDocument": ["uri": .string(TestClient.uri)], "positions": .array(positions)])
      #expect(answer.array?.count == count)
    }
    let deep = String(repeating: "<array>", count: 500)
    var depth = 0
    var next: JSONValue? = self.client("<plist>" + deep).request(
      "textDocument/selectionRange",
      [
        "textDocument": ["uri": .string(TestClient.uri)],
        "positions": [["line": 0, "character": 3507]],
      ]
    ).array?.first
    while let range = next {
      depth += 1
      next = range["parent"]
    }
    #expect(depth == 60)
  }

  // MARK: Highlights and linked tags

  private func highlights(_ text: String, _ line: Int, _ character: Int) -> [JSONValue] {
    client(text).request("textDocument/documentHighlight", TestClient.place(line, character))
      .array?.compactMap { $0["range"] } ?? []
  }

  @Test func highlightsWhatIsTheSame() {
    let range = TestClient.range
    let types = [range(10, 11, 10, 26), range(18, 11, 18, 26)]
    #expect(highlights(Self.text, 10, 12) == types)
    #expect(highlights(Self.text, 18, 26) == types)
    #expect(highlights(Self.text, 9, 20) == [range(9, 8, 9, 37), range(17, 8, 17, 37)])
    // The tags of the array, and of a value after an emoji.
    let tags = [range(5, 2, 5, 7), range(21, 3, 21, 8)]
    #expect(highlights(Self.text, 5, 4) == tags)
    #expect(highlights(Self.text, 21, 8) == tags)
    #expect(highlights(Self.text, 12, 20) == [range(12, 4, 12, 10), range(12, 18, 12, 24)])
    #expect(highlights(Self.text, 20, 4) == [range(20, 3, 20, 7)])
    // Nothing: editors highlight equal words in that case.
    #expect(highlights(Self.text, 3, 10) == [])
    #expect(highlights(Self.text, 6, 10) == [])
    #expect(highlights("<plist><dict><key></key><key></key></dict></plist>", 0, 18) == [])
  }

  private func linked(_ text: String, _ line: Int, _ character: Int) -> JSONValue {
    client(text).request("textDocument/linkedEditingRange", TestClient.place(line, character))
  }

  @Test func tagsAreLinkedWhileTheyAreEqual() {
    #expect(
      linked(Self.text, 21, 5)
        == ["ranges": [TestClient.range(5, 2, 5, 7), TestClient.range(21, 3, 21, 8)]])
    #expect(
      linked("<plist><aray>\r\n</aray></plist>", 0, 8)
        == ["ranges": [TestClient.range(0, 8, 0, 12), TestClient.range(1, 2, 1, 6)]])
    for (text, character) in [
      ("<plist><array></aray></plist>", 9), ("<plist><array></plist>", 9),
      ("<plist><array/></plist>", 9), ("<plist><array", 9), ("<plist><array></array></plist>", 14),
      ("<plist><string>array</string></plist>", 16), ("<plist><!-- <dict></dict> --></plist>", 14),
    ] {
      #expect(linked(text, 0, character) == .null, "\(text)")
    }
  }

  // MARK: Links

  @Test func keysAndIconsLinkToTheirPages() throws {
    let client = client()
    let links = client.request("textDocument/documentLink", document).array ?? []
    #expect(links.count == 6)
    #expect(Set(links.compactMap { $0["range"]?.text }).count == 6)
    #expect(links[0]["range"] == TestClient.range(4, 6, 4, 32))
    #expect(
      links[0]["target"]
        == "https://developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationshortcutitems"
    )
    #expect(links[0]["tooltip"] == "Apple’s documentation")
    let pages = links.compactMap { $0["target"]?.string }
    #expect(pages.contains { $0.hasPrefix("quickactions-guide:///en/") })
    for link in links {
      let target = try #require(link["target"]?.string)
      guard target.hasPrefix("quickactions-guide:") else { continue }
      let page = client.request("workspace/textDocumentContent", ["uri": .string(target)])
      #expect(page["text"]?.string?.isEmpty == false, "\(target)")
    }
  }

  @Test func linksToFilesAreResolvedWhenTheyAreFollowed() throws {
    let folder = "/proc/quickactions/guide"
    let client = TestClient.initialized(
      capabilities: ["textDocument": ["documentLink": [:]]],
      exportedGuide: ExportedGuide(folder: folder))
    client.open(Self.text)
    let links = client.request("textDocument/documentLink", document).array ?? []
    let open = try #require(links.first { $0["target"] == nil })
    #expect(open["tooltip"] == nil)
    let resolved = client.request("documentLink/resolve", open)
    #expect(resolved["target"]?.string?.hasPrefix("file:///proc/quickactions/guide/en/") == true)
    #expect(resolved["range"] == open["range"])
    // A link of another server is returned unchanged.
    let other: JSONValue = ["range": TestClient.range(0, 0, 0, 1), "data": ["a": 1]]
    #expect(client.request("documentLink/resolve", other) == other)
  }

  @Test func withoutTheGuideThereAreApplesPages() {
    let links =
      client(capabilities: ["textDocument": ["documentLink": [:]]])
      .request("textDocument/documentLink", document).array ?? []
    #expect(links.count == 5)
    #expect(
      links.allSatisfy { $0["target"]?.string?.hasPrefix("https://developer.apple.com/") == true })
  }

  // MARK: Other documents

  static let methods = [
    "textDocument/documentSymbol", "textDocument/foldingRange", "textDocument/documentLink",
    "textDocument/documentHighlight", "textDocument/linkedEditingRange",
  ]

  @Test(arguments: methods) func otherDocumentsHaveNoStructure(_ method: String) {
    #expect(client("bplist00\u{1}").request(method, TestClient.place(0, 0)) == .null)
    // By their names these are property lists, though broken.
    for text in ["<html><body/></html>", "{\"a\": 1}"] {
      let answer = client(text).request(method, TestClient.place(0, 0))
      #expect(answer == .null || answer == [])
    }
    #expect(client().request(method, TestClient.place(0, 0, uri: "file:///not/open")) == .null)
    #expect(client().request(method, [:])["code"] == -32602)
  }

  /// Many clients do not announce that they can send these requests.
  @Test func structureIsOfferedToEverybody() {
    let none = TestClient().request("initialize", ["capabilities": [:]])
    for capability in [
      "documentSymbolProvider", "foldingRangeProvider", "selectionRangeProvider",
      "documentHighlightProvider", "linkedEditingRangeProvider",
    ] {
      #expect(none["capabilities"]?[capability] == true)
    }
    #expect(none["capabilities"]?["documentLinkProvider"] == ["resolveProvider": true])
  }

  /// One long line costs no more than many short ones.
  @Test(.slow, .timeLimit(.minutes(40))) func oneLongLine() {
    let entries = (1000..<3000).map { "<key>键\($0)</key><array><string>🎉</string></array>" }
    let client = client("<plist><dict>" + entries.joined() + "</dict></plist>")
    let symbols = client.request("textDocument/documentSymbol", document).array ?? []
    #expect(symbols.count == 2000)
    #expect(
      symbols.last?["range"]?["end"]?["character"]
        == .integer(13 + entries.joined().utf16.count))
  }
}
