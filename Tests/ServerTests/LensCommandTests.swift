import Files
import LanguageServerProtocol
import TestKit
import Testing

@testable import LanguageServer

/// The commands of lenses.
@Suite struct LensCommandTests {
  private static let uri = "file:///w/App/Info.plist"
  private static let list = """
    <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array>
    <dict><key>UIApplicationShortcutItemType</key><string>com.example.add</string></dict>
    <dict><key>UIApplicationShortcutItemType</key><string>com.example.other</string></dict>
    </array></dict></plist>
    """

  /// Types as cases in one file, and the comparison in another.
  private static let code = [
    "/w/App/Kind.swift": """
    enum Kind: String {
      case add = "com.example.add"
    }
    """,
    "/w/App/Delegate.swift": """
    class Delegate: UIResponder, UIApplicationDelegate {
      func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
        if item.type == Kind.add.rawValue { open() }
        return true
      }
      func open() { show() }
    }
    """,
  ]

  private func client(showing: Bool, _ code: [String: String] = code) -> TestClient {
    var files = code.mapValues { Array($0.utf8) }
    files["/w/App/Info.plist"] = Array(Self.list.utf8)
    let client = TestClient.initialized(
      capabilities: ["window": ["showDocument": ["support": .bool(showing)]]], folders: ["/w"],
      disk: MemoryFiles(files))
    client.open(Self.list, uri: Self.uri)
    return client
  }

  private func lenses(_ client: TestClient) -> [JSONValue] {
    let all =
      client.request("textDocument/codeLens", ["textDocument": ["uri": .string(Self.uri)]]).array
      ?? []
    return all.filter { $0["command"]?["command"] != "quickactions.preview" }
  }

  private func choose(_ lens: JSONValue, _ client: TestClient) -> [JSONValue] {
    var command = lens["command"]?.object ?? [:]
    command["title"] = nil
    return client.send(
      body: JSONValue.object([
        "jsonrpc": "2.0", "id": "c", "method": "workspace/executeCommand",
        "params": .object(command),
      ]).text)
  }

  @Test func itOpensThePositionThatItNames() throws {
    let client = client(showing: true)
    let lens = try #require(lenses(client).first)
    #expect(lens["command"]?["title"] == "✓ launch and running · Delegate.open")
    let shown = try #require(
      choose(lens, client).first { $0["method"] == "window/showDocument" }?["params"])
    #expect(shown["uri"] == "file:///w/App/Delegate.swift")
    #expect(shown["selection"]?["start"]?["line"] == 5)
  }

  @Test func aTypeThatIsNotComparedLeadsToTheHandler() throws {
    let client = client(showing: true)
    let lens = try #require(lenses(client).last)
    let shown = try #require(
      choose(lens, client).first { $0["method"] == "window/showDocument" }?["params"])
    #expect(shown["uri"] == "file:///w/App/Delegate.swift")
    #expect(shown["selection"]?["start"]?["line"] == 1)
  }

  @Test func withoutAPositionItCannotBeChosen() {
    let found = lenses(client(showing: true, ["/w/App/A.swift": "class A {}"]))
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0["command"]?["command"] == "" })
  }

  @Test(arguments: [code, ["/w/App/A.swift": "class A {}"]])
  func clientsWithoutDocumentsAreShownTheTrace(_ code: [String: String]) throws {
    let client = client(showing: false, code)
    for lens in lenses(client) {
      let messages = choose(lens, client)
      let shown = messages.filter { $0["method"] == "window/showMessage" }
      #expect(shown.count == 1)
      let type = try #require(lens["command"]?["arguments"]?.array?.last?.string)
      #expect(shown.first?["params"]?["message"]?.string?.hasPrefix(type) == true)
      let actions = messages.first { $0["id"] == "c" }?["result"]?["actions"]
      #expect(actions?.array?.count == 1)
    }
  }
}
