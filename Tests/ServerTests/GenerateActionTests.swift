import Foundation
import LanguageServerProtocol
import TestKit
import Testing

/// Code for quick actions, offered in an editor.
@Suite struct GenerateActionTests {
  private static let capabilities: JSONValue = [
    "textDocument": [
      "codeAction": [
        "codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["refactor"]]],
        "dataSupport": true, "resolveSupport": ["properties": ["edit"]],
      ]
    ],
    "workspace": [
      "workspaceEdit": ["documentChanges": true, "resourceOperations": ["create"]]
    ],
  ]

  private static let list = """
    <plist version="1.0">
    <dict>
    \t<key>UIApplicationShortcutItems</key>
    \t<array><dict><key>UIApplicationShortcutItemType</key><string>a.new</string>
    \t<key>UIApplicationShortcutItemTitle</key><string>New</string></dict></array>
    </dict>
    </plist>

    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.list, to: "Info.plist")
    try folder.write("", to: "App.xcworkspace/contents.xcworkspacedata")
  }

  private func client() -> TestClient {
    TestClient.initialized(
      capabilities: Self.capabilities, folders: [folder.path])
  }

  private func actions(_ client: TestClient, _ uri: String, _ line: Int, _ character: Int)
    -> [JSONValue]
  {
    client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(uri)],
        "range": TestClient.range(line, character, line, character),
        "context": ["diagnostics": [], "only": ["refactor.generate"]],
      ]
    ).array ?? []
  }

  @Test func atTheListNewFilesAreOffered() throws {
    let client = client()
    client.open(Self.list, uri: folder.uri("Info.plist"))
    let found = actions(client, folder.uri("Info.plist"), 2, 10)
    #expect(
      found.map { $0["title"] } == [
        "Generate a type for the quick actions", "Generate a handler for the quick actions",
        "Generate App Intents for the quick actions", "Generate UI tests for the quick actions",
        "Generate code that makes the quick actions",
      ])
    let resolved = client.request("codeAction/resolve", found.first)
    let changes = try #require(resolved["edit"]?["documentChanges"]?.array)
    #expect(changes.first?["kind"] == "create")
    #expect(changes.first?["uri"] == .string(folder.uri("QuickAction.swift")))
    let text = changes.last?["edits"]?.array?.first?["newText"]?.string ?? ""
    #expect(text.contains("    case new = \"a.new\"\n"))
    // Elsewhere nothing is in the way of the other actions.
    #expect(actions(client, folder.uri("Info.plist"), 4, 10).isEmpty)
  }

  @Test func whatIsThereIsTold() throws {
    try folder.write("\nenum QuickAction {}\n", to: "Old.swift")
    let client = client()
    client.open(Self.list, uri: folder.uri("Info.plist"))
    let found = actions(client, folder.uri("Info.plist"), 2, 10)
    let resolved = client.request("codeAction/resolve", found.first)
    #expect(resolved["edit"] == nil)
    #expect(
      resolved["message"]
        == "Old.swift:2: “QuickAction” is declared already; rename or remove it first")
  }

  @Test func aDelegateGetsItsMethods() throws {
    let code =
      "import UIKit\n\nclass Scenes: UIResponder, UIWindowSceneDelegate {\n  let a = 1\n}\n"
    try folder.write(code, to: "Scenes.swift")
    let client = client()
    let uri = folder.uri("Scenes.swift")
    client.open(code, uri: uri, languageId: "swift")
    #expect(actions(client, uri, 3, 8).isEmpty)
    let found = try #require(actions(client, uri, 2, 8).first)
    #expect(found["title"] == "Handle quick actions")
    let resolved = client.request("codeAction/resolve", found)
    let change = try #require(resolved["edit"]?["documentChanges"]?.array?.first)
    #expect(change["textDocument"]?["uri"] == .string(uri))
    let text = change["edits"]?.array?.first?["newText"]?.string ?? ""
    #expect(text.contains("\n  func windowScene(\n") && text.contains("case \"a.new\":"))
  }

  @Test func anItemOfCodeGoesToTheList() throws {
    let code =
      "import UIKit\nlet a = UIApplicationShortcutItem(type: \"a.二\", localizedTitle: \"二\")\n"
    try folder.write(code, to: "Items.swift")
    let client = client()
    client.open(Self.list, uri: folder.uri("Info.plist"))
    client.open(code, uri: folder.uri("Items.swift"), languageId: "swift")
    let found = actions(client, folder.uri("Items.swift"), 1, 12)
    #expect(found.count == 1)
    let resolved = client.request("codeAction/resolve", found.first)
    let change = resolved["edit"]?["documentChanges"]?.array?.first
    #expect(change?["textDocument"]?["uri"] == .string(folder.uri("Info.plist")))
    #expect(
      change?["edits"]?.array?.first?["newText"]?.string?.contains("<string>a.二</string>") == true)
  }
}
