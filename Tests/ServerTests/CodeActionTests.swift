import LanguageServerProtocol
import TestKit
import Testing

@Suite struct CodeActionRequestTests {
  private let text = """
    <plist version="1.0">
    <dict>
    \t<key>UIApplicationShortCutItems</key><!-- 🎉 -->
    \t<array>
    \t\t<string>oops</string>
    \t</array>
    </dict>
    </plist>

    """

  private static let literals: JSONValue = [
    "codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix", "source"]]]
  ]

  private static func capabilities(
    _ codeAction: [String: JSONValue] = [:], workspaceEdit: JSONValue = [:]
  ) -> JSONValue {
    let members = (literals.object ?? [:]).merging(codeAction) { $1 }
    return [
      "textDocument": ["codeAction": .object(members)],
      "workspace": ["workspaceEdit": workspaceEdit],
    ]
  }

  private func actions(
    _ client: TestClient, _ range: JSONValue, only: [String]? = nil, trigger: Int? = nil
  ) -> [JSONValue] {
    var context: [String: JSONValue] = ["diagnostics": []]
    if let only { context["only"] = .array(only.map { .string($0) }) }
    if let trigger { context["triggerKind"] = .integer(trigger) }
    return client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(TestClient.uri)], "range": range,
        "context": .object(context),
      ]
    ).array ?? []
  }

  @Test func aFixComesWithItsDiagnosticAndEdit() throws {
    let client = TestClient.initialized(
      capabilities: Self.capabilities(["isPreferredSupport": true]))
    client.open(text)
    let action = try #require(
      actions(client, TestClient.range(2, 10, 2, 10), only: ["quickfix"]).first)
    #expect(action["title"] == "Change to “UIApplicationShortcutItems”")
    #expect(action["kind"] == "quickfix" && action["isPreferred"] == true)
    #expect(action["diagnostics"]?.array?.first?["code"] == "misspelled-root-key")
    #expect(
      action["edit"]?["changes"]?[TestClient.uri] == [
        ["range": TestClient.range(2, 6, 2, 32), "newText": "UIApplicationShortcutItems"]
      ])
  }

  @Test func editsCarryTheVersionWhereTheClientTakesIt() throws {
    let client = TestClient.initialized(
      capabilities: Self.capabilities(workspaceEdit: ["documentChanges": true]))
    client.open(text)
    let action = try #require(actions(client, TestClient.range(2, 10, 2, 10)).first)
    #expect(action["isPreferred"] == nil)
    let change = action["edit"]?["documentChanges"]?.array?.first
    #expect(change?["textDocument"] == ["uri": .string(TestClient.uri), "version": 1])
    #expect(change?["edits"]?.array?.count == 1)
  }

  @Test func onlyWhatIsWantedIsOffered() {
    let client = TestClient.initialized(capabilities: Self.capabilities())
    client.open(text)
    let everywhere = TestClient.range(0, 0, 9, 0)
    func kinds(_ only: [String]?) -> Set<String> {
      Set(actions(client, everywhere, only: only).compactMap { $0["kind"]?.string })
    }
    #expect(kinds(["source"]).contains("source.fixAll.quickactions"))
    #expect(kinds(["source.fixAll"]) == ["source.fixAll.quickactions"])
    #expect(kinds(["source.fixAll.quickactions"]) == ["source.fixAll.quickactions"])
    #expect(kinds(["source.fixAll.eslint"]) == [])
    #expect(kinds(["quick"]) == [])
    #expect(kinds(["quickfix"]) == ["quickfix"])
    #expect(kinds(nil).contains("quickfix"))
  }

  @Test func costlyEditsWaitUntilTheyAreWanted() throws {
    let client = TestClient.initialized(
      capabilities: Self.capabilities([
        "dataSupport": true, "resolveSupport": ["properties": ["edit"]],
      ]))
    client.open(text)
    let offered = try #require(
      actions(client, TestClient.range(0, 0, 0, 0), only: ["source.fixAll"]).first)
    #expect(offered["edit"] == nil)
    let resolved = client.request("codeAction/resolve", offered)
    #expect(resolved["title"] == offered["title"] && resolved["data"] == offered["data"])
    #expect(resolved["edit"]?["changes"]?[TestClient.uri]?.array?.first?["newText"] == "c")
    #expect(client.request("codeAction/resolve", ["title": "x"])["code"] == -32602)
    client.change([["range": TestClient.range(0, 0, 0, 0), "text": "\n"]], version: 2)
    #expect(client.request("codeAction/resolve", offered)["code"] == -32801)
    client.change([["text": "<plist><dict/></plist>"]], version: 1)
    #expect(client.request("codeAction/resolve", offered)["code"] == -32801)
  }

  @Test func clientsWithoutLiteralsGetNothing() {
    let client = TestClient()
    let result = client.request("initialize", ["capabilities": [:]])
    #expect(result["capabilities"]?["codeActionProvider"] == nil)
    client.open(text)
    #expect(actions(client, TestClient.range(2, 10, 2, 10)).isEmpty)
    let told = TestClient().request("initialize", ["capabilities": Self.capabilities()])
    #expect(told["capabilities"]?["codeActionProvider"]?["resolveProvider"] == false)
  }

  @Test func documentsThatAreClosedOrForeignHaveNoActions() {
    let client = TestClient.initialized(capabilities: Self.capabilities())
    #expect(actions(client, TestClient.range(0, 0, 9, 9)).isEmpty)
    client.open("{ a = 1; }")
    #expect(actions(client, TestClient.range(0, 0, 9, 9)).isEmpty)
  }
}
