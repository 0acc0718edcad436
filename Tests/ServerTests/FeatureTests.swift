import LanguageServerProtocol
import TestKit
import Testing

@Suite struct FeatureTests {
  private let text = """
    <plist version="1.0">
    <dict>
    \t<key>UIApplicationShortcutItems</key>
    \t<array>
    \t\t<dict>
    \t\t\t<key>UIApplicationShortcutItemTitle</key>
    \t\t\t<string>新建 🎉</string><!-- 🎉 --><key>UIApplicationShortcutItemType</key>
    \t\t\t<string>a</string>
    \t\t\t<key>UIApplicationShortcutItemIconType</key>
    \t\t\t<string>comp</string>
    \t\t\t
    \t\t</dict>
    \t</array>
    </dict>
    </plist>
    """

  @Test func hoverHasTheRangeInTheClientsUnit() {
    let client = TestClient.initialized()
    client.open(text)
    // After five UTF-16 units of text and two of the emoji in the comment.
    let hover = client.request("textDocument/hover", TestClient.place(6, 45))
    #expect(hover["range"] == TestClient.range(6, 41, 6, 70))
    let utf8 = TestClient.initialized(
      capabilities: ["general": ["positionEncodings": ["utf-8"]]])
    utf8.open(text)
    #expect(
      utf8.request("textDocument/hover", TestClient.place(6, 55))["range"]
        == TestClient.range(6, 49, 6, 78))
  }

  @Test func hoverIsInTheClientsFormAndLanguage() {
    let plain = TestClient.initialized()
    plain.open(text)
    let hover = plain.request("textDocument/hover", TestClient.place(5, 12))
    #expect(hover["contents"]?["kind"] == "plaintext")
    #expect(hover["contents"]?["value"]?.string?.contains("`") == false)
    let chinese = TestClient.initialized(
      capabilities: ["textDocument": ["hover": ["contentFormat": ["markdown", "plaintext"]]]],
      locale: "zh-CN")
    chinese.open(text)
    let value = chinese.request("textDocument/hover", TestClient.place(5, 12))["contents"]
    #expect(value?["kind"] == "markdown")
    #expect(value?["value"]?.string?.contains("必填") ?? false)
  }

  @Test func hoverOnNothingIsNull() {
    let client = TestClient.initialized()
    client.open(text)
    #expect(client.request("textDocument/hover", TestClient.place(10, 1)) == .null)
    #expect(client.request("textDocument/hover", TestClient.place(99, 99)) == .null)
    #expect(
      client.request("textDocument/hover", TestClient.place(0, 0, uri: "file:///no")) == .null)
  }

  @Test func completionWithoutSnippetsIsPlainText() {
    let client = TestClient.initialized()
    client.open(text)
    let items =
      client.request("textDocument/completion", TestClient.place(10, 3))["items"]?.array ?? []
    let subtitle = items.first { $0["label"] == "UIApplicationShortcutItemSubtitle" }
    #expect(subtitle?["insertTextFormat"] == nil)
    #expect(
      subtitle?["textEdit"]?["newText"]
        == "<key>UIApplicationShortcutItemSubtitle</key>\n\t\t\t<string></string>")
  }

  @Test func snippetsAreEscaped() {
    let client = TestClient.initialized(
      capabilities: [
        "textDocument": ["completion": ["completionItem": ["snippetSupport": true]]]
      ])
    client.open("<plist><dict>\n\t\n</dict></plist>")
    let items =
      client.request("textDocument/completion", TestClient.place(1, 1))["items"]?.array ?? []
    #expect(items.first?["insertTextFormat"] == 2)
    let newText = items.first?["textEdit"]?["newText"]?.string
    #expect(
      newText?.contains("<string>\\$(PRODUCT_BUNDLE_IDENTIFIER).${1:newaction}</string>") ?? false)
  }

  @Test func indentationIsLeftToClientsThatAddIt() {
    let adjusting = TestClient.initialized(
      capabilities: ["textDocument": ["completion": ["insertTextMode": 2]]])
    adjusting.open(text)
    let items =
      adjusting.request("textDocument/completion", TestClient.place(10, 3))["items"]?.array ?? []
    #expect(items.first?["textEdit"]?["newText"]?.string?.contains("\n<string>") ?? false)
    let told = TestClient.initialized(
      capabilities: [
        "textDocument": [
          "completion": [
            "insertTextMode": 2,
            "completionItem": ["insertTextModeSupport": ["valueSet": [1, 2]]],
          ]
        ]
      ])
    told.open(text)
    let item = told.request("textDocument/completion", TestClient.place(10, 3))["items"]?.array?
      .first
    #expect(item?["insertTextMode"] == 1)
    #expect(item?["textEdit"]?["newText"]?.string?.contains("\n\t\t\t<string>") ?? false)
  }

  @Test func insertAndReplaceAreToldApart() {
    let client = TestClient.initialized(
      capabilities: [
        "textDocument": ["completion": ["completionItem": ["insertReplaceSupport": true]]]
      ])
    client.open(text)
    let result = client.request("textDocument/completion", TestClient.place(9, 12))
    #expect(result["isIncomplete"] == true)
    let edit = result["items"]?.array?.first?["textEdit"]
    #expect(edit?["insert"] == TestClient.range(9, 11, 9, 12))
    #expect(edit?["replace"] == TestClient.range(9, 11, 9, 15))
  }

  @Test func theRangeIsGivenOnceToClientsThatCan() {
    let client = TestClient.initialized(
      capabilities: [
        "textDocument": ["completion": ["completionList": ["itemDefaults": ["editRange"]]]]
      ])
    client.open(text)
    let result = client.request("textDocument/completion", TestClient.place(9, 15))
    #expect(result["itemDefaults"]?["editRange"] == TestClient.range(9, 11, 9, 15))
    #expect(result["items"]?.array?.count == 1)
    #expect(result["items"]?.array?.allSatisfy { $0["textEdit"] == nil } ?? false)
  }

  @Test func resolvingAddsDocumentation() {
    let client = TestClient.initialized(
      capabilities: [
        "textDocument": ["completion": ["completionItem": ["documentationFormat": ["markdown"]]]]
      ])
    client.open(text)
    let items =
      client.request("textDocument/completion", TestClient.place(9, 15))["items"]?.array ?? []
    #expect(items.first?["documentation"] == nil)
    let resolved = client.request("completionItem/resolve", items.first ?? .null)
    #expect(resolved["documentation"]?["value"]?.string?.contains("square.and.pencil") ?? false)
    #expect(resolved["label"] == items.first?["label"])
    #expect(
      client.request("completionItem/resolve", ["label": "foreign", "data": 7]) == [
        "label": "foreign", "data": 7,
      ])
    #expect(client.request("completionItem/resolve", [:])["code"] == -32602)
  }

  @Test func relatedInformationAndTagsGoToClientsThatKnowThem() {
    let twice =
      "<plist><dict>\n<key>a</key><true/>\n<key>a</key><true/>\n<key>_UIApplicationShortcutItems</key><array/></dict></plist>"
    let plain = TestClient.initialized().open(twice)
    #expect(
      plain.allSatisfy {
        $0["relatedInformation"] == nil && $0["tags"] == nil && $0["codeDescription"] == nil
      })
    let rich = TestClient.initialized(
      capabilities: [
        "textDocument": [
          "publishDiagnostics": [
            "relatedInformation": true, "tagSupport": ["valueSet": [1]],
            "codeDescriptionSupport": true,
          ]
        ]
      ]
    ).open(twice)
    #expect(
      rich.first?["relatedInformation"]?.array?.first?["location"]?["range"]
        == TestClient.range(1, 5, 1, 6))
    #expect(rich.last?["tags"] == [1])
    #expect(rich.first?["codeDescription"]?["href"]?.string?.hasPrefix("https://") ?? false)
  }
}
