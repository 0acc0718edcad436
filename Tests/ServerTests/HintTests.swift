import LanguageServerProtocol
import TestKit
import Testing

/// Inlay hints and semantic tokens, as a client gets them.
@Suite struct HintTests {
  private static let capabilities: JSONValue = [
    "textDocument": [
      "inlayHint": [:],
      "semanticTokens": [
        "requests": ["full": true, "range": true], "formats": ["relative"],
        "tokenTypes": ["comment", "macro"], "tokenModifiers": ["deprecated"],
      ],
    ]
  ]

  private func item(_ title: String?, _ more: String = "") -> String {
    """
    \t\t<dict>
    \t\t\t<key>UIApplicationShortcutItemType</key><string>a</string>
    \(title.map { "\t\t\t<key>UIApplicationShortcutItemTitle</key><string>\($0)</string>" } ?? "")
    \(more)\t\t</dict>

    """
  }

  private func text(_ items: [String], _ root: String = "") -> String {
    "<plist>\n<dict>\n\(root)<key>UIApplicationShortcutItems</key>\n\t<array>\n" + items.joined()
      + "\t</array>\n</dict>\n</plist>\n"
  }

  private func hints(
    _ text: String, _ range: JSONValue = TestClient.range(0, 0, 999, 0), locale: String = "en"
  ) -> [JSONValue] {
    let client = TestClient.initialized(capabilities: Self.capabilities, locale: locale)
    client.open(text)
    return client.request(
      "textDocument/inlayHint",
      ["textDocument": ["uri": .string(TestClient.uri)], "range": range]
    ).array ?? []
  }

  private func labels(_ hints: [JSONValue]) -> [String] { hints.compactMap { $0["label"]?.string } }

  // MARK: Rows

  @Test func itemsAreCountedAsTheHomeScreenDoes() {
    let items = ["一", "", nil, "$(TITLE)", "🎉", "4", "5"].map { item($0) }
    let hints = hints(text(items))
    #expect(
      labels(hints)
        == ["row 1", "not shown", "not shown", "row 2", "row 3", "row 4", "not shown"])
    #expect(hints.first?["position"] == ["line": 4, "character": 8])
    #expect(hints.first?["paddingLeft"] == true)
    #expect(
      hints[1]["tooltip"]
        == "Not shown on the Home Screen: the title is empty. Observed in iOS, not promised by Apple."
    )
    #expect(hints[6]["tooltip"] == "Not shown on the Home Screen: only the first 4 are shown.")
    let chinese = self.hints(text(items), locale: "zh-CN")
    #expect(labels(chinese).prefix(2) == ["第 1 行", "不显示"])
    #expect(chinese[1]["tooltip"] == "主屏幕上不显示：标题为空。在 iOS 中观察到，Apple 未作承诺。")
  }

  @Test func onlyWhatIsSeenIsAskedFor() {
    let text = text(["1", "2", "3"].map { item($0) })
    #expect(labels(hints(text, TestClient.range(8, 0, 9, 0))) == ["row 2"])
    #expect(hints(text, TestClient.range(5, 0, 6, 0)) == [])
    #expect(hints(text, TestClient.range(99, 0, 100, 0)) == [])
  }

  /// The text after a syntax error may have another meaning once it is corrected.
  @Test func nothingIsSaidBehindAMistake() {
    let items = [item("1"), item("2", "\t\t\t<key>UIApp\n"), item("3")]
    #expect(labels(hints(text(items))) == ["row 1"])
    #expect(hints("<plist><dict>" + text(items)) == [])
    #expect(hints(text(["#if DEBUG\n", item("1"), "#endif\n"])) == [])
    #expect(labels(hints(text(["<<<<<<< a\n", item("1"), "=======\n>>>>>>> b\n"]))) == [])
  }

  @Test func ofEqualKeysTheLastCounts() {
    let first = "<key>UIApplicationShortcutItems</key><array>\(item("no"))</array>\n"
    #expect(labels(hints(text([item("yes")], first))) == ["row 1"])
    let variant = "<key>UIApplicationShortcutItems~ipad</key><array>\(item("iPad"))</array>\n"
    #expect(labels(hints(text([item("iPhone")], variant))) == ["row 1", "row 1"])
  }

  // MARK: Icons

  private func icons(_ names: [String]) -> String {
    names.map { "\t\t\t<key>UIApplicationShortcutItemIcon\($0)</key><string>x</string>\n" }.joined()
  }

  @Test func theIconThatWinsIsMarked() {
    #expect(labels(hints(text([item("a", icons(["Type"]))]))) == ["row 1"])
    let file = hints(text([item("a", icons(["Type", "File"]))]))
    #expect(labels(file) == ["row 1", "icon shown"])
    #expect(file.last?["position"] == ["line": 8, "character": 65])
    let symbol = hints(text([item("a", icons(["SymbolName", "Type", "File"]))]))
    #expect(symbol.last?["position"]?["line"] == 7)
    #expect(
      symbol.last?["tooltip"]
        == "Shown from iOS 13.0 on. Older versions do not know this key and use UIApplicationShortcutItemIconFile."
    )
    let newer = "<key>MinimumOSVersion</key><string>15.0</string>"
    let always = hints(text([item("a", icons(["SymbolName", "Type"]))], newer))
    #expect(always.last?["tooltip"]?.string?.hasPrefix("This icon is shown") == true)
  }

  // MARK: Tokens

  private struct Token: Equatable {
    let text: String
    let type: String
    let isUnknown: Bool

    init(_ text: String, _ type: String, isUnknown: Bool = false) {
      self.text = text
      self.type = type
      self.isUnknown = isUnknown
    }
  }

  /// Returns the tokens as a client decodes them.
  private func tokens(_ text: String, _ range: JSONValue? = nil) -> [Token] {
    let client = TestClient(exportedGuide: nil)
    let legend =
      client.request("initialize", ["capabilities": Self.capabilities])["capabilities"]?[
        "semanticTokensProvider"]?["legend"]?["tokenTypes"]?.array ?? []
    client.notify("initialized", [:])
    client.open(text)
    var params: [String: JSONValue] = ["textDocument": ["uri": .string(TestClient.uri)]]
    params["range"] = range
    let method = range == nil ? "full" : "range"
    let answer = client.request("textDocument/semanticTokens/\(method)", .object(params))
    let data = answer["data"]?.array?.compactMap(\.integer) ?? []
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    var (line, column) = (0, 0)
    return stride(from: 0, to: data.count, by: 5).map { index in
      if data[index] > 0 { column = 0 }
      line += data[index]
      column += data[index + 1]
      let units = Array(lines[line].utf16)[column..<(column + data[index + 2])]
      return Token(
        String(decoding: units, as: UTF16.self), legend[data[index + 3]].string ?? "",
        isUnknown: data[index + 4] == 1)
    }
  }

  private static let marked = """
    <plist><dict>
    <!-- 🎉 one
      two -->\r
    <key>CFBundleName</key><string>笔记 $(PRODUCT_NAME:rfc${X}) 🎉</string>
    <key>UIApplicationShortcutItems</key><array><dict>
    <key>UIApplicationShortcutItemType</key><string>${ID}.新建.$(X)</string>
    <key>UIApplicationShortcutItemTitel</key><string>$( $() $</string>
    <key>UIApplicationShortcutItemIconType</key><string>UIApplicationShortcutIconTypeAdd</string>
    <key>$(KEY)</key><string>a<!-- b $(C) --></string>
    </dict><dict>
    <key>UIApplicationShortcutItemIconType</key><string>compose</string>
    </dict></array></dict></plist>
    """

  @Test func wordsHaveMeanings() {
    #expect(
      tokens(Self.marked) == [
        Token("<!-- 🎉 one", "comment"), Token("  two -->", "comment"),
        Token("$(PRODUCT_NAME:rfc${X})", "macro"),
        Token("UIApplicationShortcutItems", "property"),
        Token("UIApplicationShortcutItemType", "property"), Token("${ID}", "macro"),
        Token(".新建.", "type"), Token("$(X)", "macro"),
        Token("UIApplicationShortcutItemTitel", "property", isUnknown: true),
        Token("UIApplicationShortcutItemIconType", "property"),
        Token("UIApplicationShortcutIconTypeAdd", "enumMember"), Token("$(KEY)", "macro"),
        Token("<!-- b $(C) -->", "comment"),
        Token("UIApplicationShortcutItemIconType", "property"),
        Token("compose", "enumMember", isUnknown: true),
      ])
  }

  @Test func aPartHasTheTokensOfThePart() {
    #expect(
      tokens(Self.marked, TestClient.range(5, 0, 5, 999)).map(\.text)
        == ["UIApplicationShortcutItemType", "${ID}", ".新建.", "$(X)"])
    #expect(tokens(Self.marked, TestClient.range(50, 0, 99, 0)) == [])
  }

  @Test func tokensHaveLimits() {
    let open = "<plist><string>" + String(repeating: "$(", count: 50_000) + "</string></plist>"
    #expect(tokens(open) == [])
    let many = "<plist><array>" + String(repeating: "<!---->", count: 21_000) + "</array></plist>"
    let client = TestClient.initialized(capabilities: Self.capabilities)
    client.open(many)
    let answer = client.request(
      "textDocument/semanticTokens/full", ["textDocument": ["uri": .string(TestClient.uri)]])
    #expect(answer["data"]?.array?.count == 5 * 20_000)
  }

  // MARK: Clients and documents

  @Test func tokensAreOfferedWhereTheyAreAskedFor() {
    func offer(_ tokens: JSONValue) -> JSONValue? {
      TestClient().request(
        "initialize", ["capabilities": ["textDocument": ["semanticTokens": tokens]]])[
          "capabilities"]?["semanticTokensProvider"]
    }
    #expect(offer(["requests": ["full": true], "formats": ["relative"]]) != nil)
    #expect(offer(["requests": ["full": ["delta": true]], "formats": ["relative"]]) != nil)
    #expect(offer(["requests": ["full": false], "formats": ["relative"]]) == nil)
    #expect(offer(["requests": ["full": true], "formats": ["other"]]) == nil)
    #expect(offer([:]) == nil)
  }

  @Test(arguments: ["bplist00", "hello"]) func otherDocumentsHaveNone(_ text: String) {
    let client = TestClient.initialized(capabilities: Self.capabilities)
    client.open(text)
    let params: JSONValue = [
      "textDocument": ["uri": .string(TestClient.uri)], "range": TestClient.range(0, 0, 9, 9),
    ]
    for method in ["inlayHint", "semanticTokens/full", "semanticTokens/range"] {
      #expect(client.request("textDocument/" + method, params) == .null)
    }
  }
}
