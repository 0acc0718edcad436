import LanguageServerProtocol
import TestKit
import Testing

/// Formatting as requested by a client.
@Suite struct FormattingRequestTests {
  private static let text =
    "<plist>\r\n<dict>\r\n    <!-- 🎉 --><key>键</key>   <string>值</string>\r\n</dict>\r\n</plist>\r\n"
  private let tabs: JSONValue = ["tabSize": 4, "insertSpaces": false]

  private func request(
    _ method: String, _ more: [String: JSONValue] = [:], text: String = Self.text
  ) -> JSONValue {
    let client = TestClient.initialized(
      capabilities: ["textDocument": ["formatting": [:]]])
    client.open(text)
    var params: [String: JSONValue] = [
      "textDocument": ["uri": .string(TestClient.uri)], "options": tabs,
    ]
    params.merge(more) { $1 }
    return client.request(method, .object(params))
  }

  @Test func theWholeDocument() {
    let edits = request("textDocument/formatting")
    #expect(
      edits == [
        ["range": TestClient.range(2, 0, 2, 4), "newText": "\t"],
        ["range": TestClient.range(2, 15, 2, 15), "newText": "\r\n\t"],
        ["range": TestClient.range(2, 27, 2, 30), "newText": "\r\n\t"],
      ])
    let spaces = request(
      "textDocument/formatting", ["options": ["tabSize": 4, "insertSpaces": true]])
    #expect(spaces.array?.first?["newText"] == "\r\n    ")
  }

  @Test func oddOptionsDoNoHarm() {
    for options: JSONValue in [
      [:], ["tabSize": -3, "insertSpaces": true], ["tabSize": 1_000_000, "insertSpaces": true],
      ["tabSize": "4", "insertSpaces": 1, "myOption": [1]],
    ] {
      #expect(request("textDocument/formatting", ["options": options]).array != nil)
    }
    #expect(request("textDocument/formatting", ["options": nil])["code"] == -32602)
  }

  @Test func aRange() {
    let edits = request(
      "textDocument/rangeFormatting", ["range": TestClient.range(0, 0, 2, 0)])
    #expect(edits == [])
    let line = request("textDocument/rangeFormatting", ["range": TestClient.range(2, 20, 2, 20)])
    #expect(line.array?.count == 3)
  }

  @Test func whileTyping() {
    let typed: [String: JSONValue] = ["position": ["line": 2, "character": 0], "ch": "\n"]
    #expect(
      request("textDocument/onTypeFormatting", typed, text: "<plist>\n<dict>\n\n</dict></plist>")
        == [["range": TestClient.range(2, 0, 2, 0), "newText": "\t"]])
    #expect(
      request(
        "textDocument/onTypeFormatting", typed, text: "<plist>\n<string>\n\n</string></plist>")
        == [])
  }

  @Test func whatIsNoPropertyListIsLeftAlone() {
    for text in ["<html> <body/> </html>", "bplist00 ", "<plist> <dict> <key>a</key>"] {
      #expect(request("textDocument/formatting", text: text) == .null)
      #expect(
        request("textDocument/rangeFormatting", ["range": TestClient.range(0, 0, 9, 0)], text: text)
          == .null)
    }
  }
}
