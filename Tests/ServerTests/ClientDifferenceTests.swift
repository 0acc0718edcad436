import LanguageServerProtocol
import TestKit
import Testing

/// Differences between clients: each gets only what it supports.
@Suite struct ClientDifferenceTests {
  private static let item = """
    <plist version="1.0">
    <dict>
    \t<key>UIApplicationShortcutItems</key>
    \t<array>
    \t\t<dict>
    \t\t\t
    \t\t\t<key>UIApplicationShortcutItemIconType</key>
    \t\t\t<string></string>
    \t\t</dict>
    \t</array>
    </dict>
    </plist>
    """
  private static let empty = "<plist version=\"1.0\">\n<dict>\n\t\n</dict>\n</plist>"

  private func client(
    _ name: String? = nil, _ item: JSONValue = [:], completion: [String: JSONValue] = [:],
    others: [String: JSONValue] = [:]
  ) -> TestClient {
    let client = TestClient()
    let completion = completion.merging(["completionItem": item]) { own, _ in own }
    let document: JSONValue = ["completion": .object(completion)]
    var params: [String: JSONValue] = [
      "processId": nil, "rootUri": nil,
      "capabilities": .object(others.merging(["textDocument": document]) { own, _ in own }),
    ]
    if let name { params["clientInfo"] = ["name": .string(name), "version": "1"] }
    client.request("initialize", .object(params))
    client.notify("initialized", [:])
    return client
  }

  private func items(
    _ client: TestClient, _ text: String, _ line: Int, _ character: Int
  ) -> [JSONValue] {
    client.open(text)
    let place = TestClient.place(line, character)
    return client.request("textDocument/completion", place)["items"]?.array ?? []
  }

  private func newTexts(_ items: [JSONValue]) -> [String] {
    items.compactMap { $0["textEdit"]?["newText"]?.string }
  }

  // MARK: Neovim's own completion

  @Test func oneLineForClientsThatTakeTheTextForAWord() {
    let neovim = client("Neovim")
    let blocks = items(neovim, Self.empty, 2, 1)
    #expect(!blocks.isEmpty && newTexts(blocks).allSatisfy { !$0.contains("\n") })
    #expect(
      newTexts(blocks).first?.hasPrefix(
        "<key>UIApplicationShortcutItems</key><array><dict><key>UIApplicationShortcutItemType</key>"
      ) ?? false)
    let begun = items(client("Neovim"), Self.item.replacing("\t\t\t\n", with: "\t\t\t<\n"), 5, 4)
    #expect(begun.count == 6 && begun.allSatisfy { $0["filterText"] == nil })
    #expect(
      begun.allSatisfy { $0["textEdit"]?["range"] == TestClient.range(5, 3, 5, 4) })
    // The same client with a completion plugin declares how it handles lines.
    let other = client("Neovim", ["insertTextModeSupport": ["valueSet": [1]]])
    #expect(newTexts(items(other, Self.empty, 2, 1)).allSatisfy { $0.contains("\n") })
    #expect(newTexts(items(client("Eglot"), Self.empty, 2, 1)).allSatisfy { $0.contains("\n") })
  }

  @Test func whatStandsBehindTheCaretIsNotWrittenAgain() {
    let text = Self.item.replacing("\t\t\t\n", with: "\t\t\t<key>UIApp</key>\n")
    let whole = newTexts(items(client(), text, 5, 13))
    #expect(whole.contains { $0.hasPrefix("UIApplicationShortcutItemTitle</key>\n") })
    for snippets: JSONValue in [false, true] {
      let kept = newTexts(items(client("Neovim", ["snippetSupport": snippets]), text, 5, 13))
      #expect(kept.contains("UIApplicationShortcutItemTitle"))
      #expect(!kept.contains { $0.contains("</key>") })
    }
    // No text is correct in that case.
    let word = Self.item.replacing("\t\t\t\n", with: "\t\t\tUIApplication\n")
    #expect(items(client("Neovim"), word, 5, 8).isEmpty)
    #expect(!items(client(), word, 5, 8).isEmpty)
  }

  /// `UIApplicationShortcutItemType:a` is no entry in YAML.
  @Test func aKeyOfYAMLIsNotCutAtItsSpace() {
    let text = """
      targets:
        App:
          info:
            path: App/Info.plist
            properties:
              UIApplicationShortcutItems:
                - UI

      """
    let key = "UIApplicationShortcutItemType"
    for (client, wanted) in [
      (client("Neovim", ["snippetSupport": true]), key), (client("Neovim"), key + ": "),
      (client("Neovim", ["snippetSupport": true, "insertReplaceSupport": true]), key + ": "),
      (client("Eglot", ["snippetSupport": true]), key + ": "), (client(), key + ": "),
    ] {
      let uri = "file:///Example/project.yml"
      client.open(text, uri: uri, languageId: "yaml")
      let place = TestClient.place(6, 14, uri: uri)
      let found = client.request("textDocument/completion", place)["items"]?.array ?? []
      #expect(newTexts(found).first == wanted)
    }
  }

  // MARK: Snippets

  @Test func snippetsAreIndentedByTheClientUnlessItSaysOtherwise() {
    let snippet = newTexts(items(client("Neovim", ["snippetSupport": true]), Self.item, 5, 3))
    #expect(snippet.contains("<key>UIApplicationShortcutItemTitle</key>\n<string>$1</string>"))
    let helix = newTexts(items(client(nil, ["snippetSupport": true]), Self.item, 5, 3))
    #expect(helix == snippet)
    let plain = newTexts(items(client(), Self.item, 5, 3))
    #expect(plain.contains("<key>UIApplicationShortcutItemTitle</key>\n\t\t\t<string></string>"))
    let told = client(
      "Visual Studio Code",
      ["snippetSupport": true, "insertTextModeSupport": ["valueSet": [1, 2]]],
      completion: ["insertTextMode": 2])
    let items = items(told, Self.item, 5, 3)
    #expect(items.allSatisfy { $0["insertTextMode"] == 1 })
    #expect(newTexts(items).contains { $0.hasSuffix("</key>\n\t\t\t<string>$1</string>") })
  }

  /// A client that expands a snippet inserts the line ends of the file; one that replaces a range may not.
  @Test func snippetsHoldNoCarriageReturns() {
    let text = Self.item.replacing("\n", with: "\r\n")
    let snippets = newTexts(items(client(nil, ["snippetSupport": true]), text, 5, 3))
    #expect(snippets.contains("<key>UIApplicationShortcutItemTitle</key>\n<string>$1</string>"))
    #expect(snippets.allSatisfy { !$0.utf8.contains(0x0D) })
    let plain = newTexts(items(client(), text, 5, 3))
    #expect(
      plain.contains("<key>UIApplicationShortcutItemTitle</key>\r\n\t\t\t<string></string>"))
  }

  @Test func theIconOfABlockIsAChoiceWhereTheClientShowsChoices() {
    let snippets: JSONValue = ["snippetSupport": true]
    for name in [nil, "Visual Studio Code", "helix"] {
      let block = newTexts(items(client(name, snippets), Self.empty, 2, 1)).first
      #expect(block?.contains("IconType${3|Compose,Add,Search,") ?? false, "\(name ?? "")")
      #expect(block?.contains(",Update|}</string>") ?? false)
    }
    let eglot: JSONValue = ["snippetSupport": true, "deprecatedSupport": true]
    for (name, item) in [("Neovim", snippets), ("Eglot", snippets), ("emacs", snippets)] {
      let block = newTexts(items(client(name, item), Self.empty, 2, 1)).first
      #expect(block?.contains("IconType${3:Compose}</string>") ?? false, "\(name)")
    }
    let old = newTexts(items(client(nil, eglot), Self.empty, 2, 1)).first
    #expect(old?.contains("${3:Compose}") ?? false)
  }

  @Test func proposalsFollowAKeyWhereTheClientIsKnownToHaveTheCommand() {
    let snippets: JSONValue = ["snippetSupport": true]
    let command: JSONValue = ["commands": ["commands": ["editor.action.triggerSuggest"]]]
    let knowing = [
      client("Visual Studio Code", snippets), client("VSCodium", snippets),
      client("other", snippets, others: ["experimental": command]),
    ]
    for client in knowing {
      let items = items(client, Self.item, 5, 3)
      let commands = items.map { $0["command"]?["command"] }
      // All values except the dictionary of the user info are strings.
      #expect(commands.filter { $0 == "editor.action.triggerSuggest" }.count == 5)
      let userInfo = items.first { $0["label"] == "UIApplicationShortcutItemUserInfo" }
      #expect(userInfo?["command"] == nil)
    }
    for name in ["Neovim", "Eglot", "helix", nil] {
      let items = items(client(name, snippets), Self.item, 5, 3)
      #expect(!items.isEmpty && items.allSatisfy { $0["command"] == nil })
    }
  }

  // MARK: Kinds and versions

  private func kinds(_ valueSet: JSONValue?) -> Set<Int> {
    let completion = valueSet.map { ["completionItemKind": ["valueSet": $0] as JSONValue] } ?? [:]
    let icons = items(client(completion: completion), Self.item, 7, 11)
    return Set(icons.compactMap { $0["kind"]?.integer })
  }

  @Test func kindsAreThoseTheClientKnows() {
    #expect(kinds(nil) == [12])
    #expect(kinds([1, 20]) == [20])
    #expect(kinds([1, 2]) == [1])
    #expect(kinds([2]) == [])
  }

  @Test func workspaceSymbolsHaveKindsTheClientKnows() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.item.replacing(
        "\t\t\t\n",
        with: "<key>UIApplicationShortcutItemTitle</key><string>New</string>\n"),
      to: "Info.plist")
    for (kind, capabilities): (JSONValue, JSONValue) in [
      (8, [:]), (8, ["workspace": ["symbol": ["symbolKind": ["valueSet": [1, 8]]]]]),
      (19, ["workspace": ["symbol": ["symbolKind": ["valueSet": [8, 19]]]]]),
    ] {
      let client = TestClient.initialized(capabilities: capabilities, folders: [folder.path])
      let symbols = client.request("workspace/symbol", ["query": "New"]).array ?? []
      #expect(symbols.map { $0["kind"] } == [kind])
    }
  }

  @Test func theOriginOfADefinitionHoldsTheCaret() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"New\" = \"Neu\";\n", to: "de.lproj/InfoPlist.strings")
    let title = "\t\t\t<key>UIApplicationShortcutItemTitle</key><string>New</string>\n"
    let text = Self.item.replacing("\t\t\t\n", with: title)
    try folder.write(text, to: "Info.plist")
    let client = TestClient.initialized(
      capabilities: ["textDocument": ["definition": ["linkSupport": true]]], folders: [folder.path])
    let uri = folder.uri("Info.plist")
    client.open(text, uri: uri)
    for (column, range) in [
      (46, TestClient.range(5, 44, 5, 64)), (53, TestClient.range(5, 52, 5, 55)),
    ] {
      let links = client.request("textDocument/definition", TestClient.place(5, column, uri: uri))
      #expect(links.array?.first?["originSelectionRange"] == range, "\(column)")
    }
  }

  @Test func theVersionIsForClientsThatWantIt() {
    func version(_ capabilities: JSONValue) -> JSONValue? {
      let client = TestClient.initialized(capabilities: capabilities)
      let document: JSONValue = [
        "uri": .string(TestClient.uri), "languageId": "xml", "version": 7, "text": "<plist><dict>",
      ]
      let messages = client.notify("textDocument/didOpen", ["textDocument": document])
      return messages.last { $0["method"] == "textDocument/publishDiagnostics" }?["params"]?[
        "version"]
    }
    #expect(version([:]) == nil)
    #expect(version(["textDocument": ["publishDiagnostics": ["versionSupport": true]]]) == 7)
  }

  @Test func anEndTagIsMovedByAnEditOfItsOwn() {
    let text = "<plist>\n<dict>\n\t<key>a</key>\n\t<array>\n\t\t</\n</dict>\n</plist>"
    let item = items(client(), text, 4, 4).first
    #expect(item?["textEdit"]?["newText"] == "</array>")
    let edits = item?["additionalTextEdits"]
    #expect(edits == [["range": TestClient.range(4, 0, 4, 2), "newText": "\t"]])
  }

  @Test func noTwoActionsHaveOneTitle() {
    let client = TestClient.initialized(
      capabilities: [
        "textDocument": [
          "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix"]]]]
        ]
      ])
    client.open(
      """
      <plist><dict>
      <key>a</key><string>1 & 2</string>
      <key>b</key><string>3 & 4</string>
      </dict></plist>
      """)
    let actions =
      client.request(
        "textDocument/codeAction",
        [
          "textDocument": ["uri": .string(TestClient.uri)], "range": TestClient.range(0, 0, 4, 0),
          "context": ["diagnostics": [], "only": ["quickfix"]],
        ]
      ).array ?? []
    let silences = actions.filter { $0["title"] == "Silence malformed-xml here" }
    #expect(silences.count == 1)
    #expect(silences.first?["diagnostics"]?.array?.count == 2)
  }

  /// Kate requests actions for one finding with the range of the whole document, and applies each action that
  /// it gets.
  @Test func whoAppliesAllActionsGetsOneFix() {
    let kinds: JSONValue = ["codeActionKind": ["valueSet": ["quickfix"]]]
    func titles(_ range: JSONValue, preferred: Bool = false, findings: [JSONValue]) -> [String] {
      let codeAction: JSONValue = [
        "codeActionLiteralSupport": kinds, "isPreferredSupport": .bool(preferred),
      ]
      let client = TestClient.initialized(
        capabilities: ["textDocument": ["codeAction": codeAction]])
      client.open(
        """
        <plist><dict><key>UIApplicationShortcutItems</key><array>
        <dict><key>UIApplicationShortcutItemType</key><string>a</string>
        <key>UIApplicationShortcutItemTitel</key><string>A</string></dict>
        <dict><key>UIApplicationShortcutItemType</key><string>b</string>
        <key>UIApplicationShortcutItemTitel</key><string>B</string></dict>
        </array></dict></plist>

        """)
      let known = findings.map { ["range": $0, "message": "x"] as JSONValue }
      let params: JSONValue = [
        "textDocument": ["uri": .string(TestClient.uri)], "range": range,
        "context": ["diagnostics": .array(known)],
      ]
      let actions = client.request("textDocument/codeAction", params).array ?? []
      return actions.compactMap { $0["title"]?.string }
    }
    let whole = TestClient.range(0, 0, 6, 0)
    let finding = TestClient.range(2, 5, 2, 35)
    let change = "Change to “UIApplicationShortcutItemTitle”"
    #expect(titles(whole, findings: [finding]) == [change])
    // A request for the range of the finding, for several findings, or with support for preferred actions
    // gets all.
    #expect(titles(finding, findings: [finding]).count > 1)
    #expect(titles(whole, findings: [finding, finding]).count > 1)
    #expect(titles(whole, preferred: true, findings: [finding]).count > 1)
    #expect(titles(whole, findings: []).count > 1)
  }
}
