import LanguageServer
import LanguageServerProtocol
import SourceText
import TestKit
import Testing

@Suite struct DocumentTests {
  private let wrong =
    "<plist version=\"1.0\">\n<dict>\n\t<key>UIApplicationShortCutItems</key>\n\t<array/>\n</dict>\n</plist>\n"

  private func codes(_ diagnostics: [JSONValue]) -> [String] {
    diagnostics.compactMap { $0["code"]?.string }
  }

  @Test func openingPublishesWithTheVersion() {
    let client = TestClient.initialized(
      capabilities: ["textDocument": ["publishDiagnostics": ["versionSupport": true]]])
    let messages = client.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": "file:///a%20b/%E4%B8%AD.plist", "languageId": "anything", "version": 7,
          "text": .string(wrong),
        ]
      ])
    let params = messages.first?["params"]
    #expect(params?["uri"] == "file:///a%20b/%E4%B8%AD.plist")
    #expect(params?["version"] == 7)
    #expect(codes(params?["diagnostics"]?.array ?? []) == ["misspelled-root-key"])
    #expect(
      params?["diagnostics"]?.array?.first?["range"]
        == TestClient.range(2, 6, 2, 32))
  }

  @Test func changesAreAppliedInOrder() {
    let client = TestClient.initialized()
    client.open(wrong)
    // The two edits are successive: the second refers to the text after the first.
    let diagnostics = client.change([
      ["range": TestClient.range(2, 19, 2, 20), "text": "xx"],
      ["range": TestClient.range(2, 19, 2, 21), "text": "C"],
      ["range": TestClient.range(2, 21, 2, 22), "rangeLength": 1, "text": "t"],
    ])
    #expect(codes(diagnostics) == ["misspelled-root-key"])
    let fixed = client.change([
      ["range": TestClient.range(2, 6, 2, 32), "text": "UIApplicationShortcutItems"]
    ])
    #expect(codes(fixed) == ["empty-items"])
  }

  @Test func wholeChangesReplaceTheText() {
    let client = TestClient.initialized()
    client.open(wrong)
    #expect(client.change([["text": "<plist><dict/></plist>"]]).isEmpty)
    #expect(codes(client.change([["text": .string(wrong)]])) == ["misspelled-root-key"])
  }

  @Test func rangesOutOfBoundsAreClamped() {
    let client = TestClient.initialized()
    client.open("<plist><dict/></plist>")
    let text = wrong
    let diagnostics = client.change([
      ["range": TestClient.range(0, 0, 999_999, 999_999), "text": .string(text)]
    ])
    #expect(codes(diagnostics) == ["misspelled-root-key"])
    // Reversed and huge.
    for range in [
      TestClient.range(5, 0, 1, 0),
      TestClient.range(4_294_967_295, 4_294_967_295, 4_294_967_295, 4_294_967_295),
    ] {
      #expect(codes(client.change([["range": range, "text": ""]])) == ["misspelled-root-key"])
    }
    let huge = client.send(
      body: """
        {"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"\(TestClient.uri)"},"contentChanges":[{"range":{"start":{"line":1e300,"character":0},"end":{"line":1e300,"character":1e99}},"text":""}]}}
        """)
    #expect(huge.first?["method"] == "textDocument/publishDiagnostics")
    // An invalid position is rejected.
    let negative = client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(TestClient.uri), "version": 3],
        "contentChanges": [["range": TestClient.range(-3, -1, 0, 0), "text": "x"]],
      ])
    #expect(negative.map { $0["method"] } == ["window/logMessage"])
  }

  @Test func closingClearsAndForgets() {
    let client = TestClient.initialized()
    client.open(wrong)
    let messages = client.notify(
      "textDocument/didClose", ["textDocument": ["uri": .string(TestClient.uri)]])
    #expect(messages.first?["params"]?["diagnostics"] == [])
    #expect(client.request("textDocument/hover", TestClient.place(2, 10)) == .null)
    #expect(
      client.notify("textDocument/didClose", ["textDocument": ["uri": "file:///never"]]).isEmpty)
  }

  @Test(.slow) func changingWhatIsNotOpenIsSurvived() {
    let client = TestClient.initialized()
    let messages = client.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": "file:///x"], "contentChanges": [["text": "a"]]])
    #expect(messages.map { $0["method"] } == ["window/logMessage"])
  }

  @Test func openingTwiceTakesTheNewText() {
    let client = TestClient.initialized()
    client.open("<plist><dict/></plist>")
    #expect(codes(client.open(wrong)) == ["misspelled-root-key"])
  }

  @Test func documentsThatAreNoPropertyListsAreLeftAlone() {
    let client = TestClient.initialized()
    for text in [
      "{ a = b; }", "\"a\" = \"b\";", "<html><dict></html>", "bplist00", "", "let a = 1",
    ] {
      #expect(client.open(text, uri: "file:///a/Other.txt") == [])
      #expect(
        client.request(
          "textDocument/completion", TestClient.place(0, 1, uri: "file:///a/Other.txt"))["items"]
          == [])
    }
    // The same text in a new property list is one.
    client.open("<", uri: "untitled:Info.plist")
    #expect(
      codes(client.change([["text": "<plist><dict>"]], uri: "untitled:Info.plist")).contains(
        "malformed-xml"))
  }

  /// A file that no rule reads is reported, and nothing is written into it.
  @Test func anOldStylePropertyListIsToldToBePassedOver() {
    let client = TestClient.initialized()
    let uri = "file:///a/Info.plist"
    let found = client.open("{ UIApplicationShortCutItems = (); }", uri: uri)
    #expect(codes(found) == ["malformed-plist"])
    #expect(found.first?["severity"] == 3)
    let params: JSONValue = [
      "textDocument": ["uri": .string(uri)], "range": TestClient.range(0, 0, 0, 0),
      "context": ["diagnostics": []],
    ]
    #expect(client.request("textDocument/codeAction", params).array ?? [] == [])
    #expect(codes(client.open("\n", uri: "file:///a/Blank.plist")) == ["malformed-plist"])
  }

  @Test func aDocumentMayBecomeAPropertyListAndStopBeingOne() {
    let client = TestClient.initialized()
    client.open("<html></html>")
    #expect(
      codes(client.change([["range": TestClient.range(0, 0, 0, 13), "text": .string(wrong)]])) == [
        "misspelled-root-key"
      ])
    // Text before the first element prevents Apple's reader from reading the rest.
    #expect(
      codes(client.change([["range": TestClient.range(0, 0, 0, 0), "text": "{ a = 1; }"]])) == [
        "malformed-plist"
      ])
    #expect(codes(client.change([["text": "{ a = 1; }"]])) == [])
  }

  /// For random edits, the server's text is the client's.
  @Test(.slow, arguments: ["utf-8", "utf-16", "utf-32"])
  func theTextFollowsRandomEdits(_ encoding: String) throws {
    func texts(_ diagnostics: [JSONValue]) -> String {
      diagnostics.map(\.text).joined(separator: "\n")
    }
    let client = TestClient.initialized(
      capabilities: ["general": ["positionEncodings": [.string(encoding)]]])
    let unit = try #require(PositionEncoding(rawValue: encoding))
    var random = SplitMix64(seed: 5)
    var text = SourceText(wrong.replacing("Cut", with: "中🎉"))
    client.open(text.string)
    let fresh = TestClient.initialized(
      capabilities: ["general": ["positionEncodings": [.string(encoding)]]])
    for step in 0..<100 {
      let mutation = Mutation(of: text, using: &random)
      guard let new = String(validating: mutation.replacement, as: UTF8.self) else { continue }
      func position(_ offset: Int) -> (TextPosition, JSONValue) {
        let position = text.position(at: offset, in: unit)
        return (
          position, ["line": .integer(position.line), "character": .integer(position.column)]
        )
      }
      let (start, startValue) = position(mutation.range.start)
      let (end, endValue) = position(mutation.range.end)
      let diagnostics = client.change(
        [["range": ["start": startValue, "end": endValue], "text": .string(new)]], version: step)
      text.replace(
        ByteRange(start: text.offset(of: start, in: unit), end: text.offset(of: end, in: unit)),
        with: Array(new.utf8))
      let expected = fresh.open(text.string)
      fresh.notify("textDocument/didClose", ["textDocument": ["uri": .string(TestClient.uri)]])
      try #require(
        texts(diagnostics) == texts(expected),
        "\(step): \(mutation) gives \(text.string.debugDescription)")
    }
  }
}
