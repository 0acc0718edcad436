import LanguageServerProtocol
import TestKit
import Testing

/// Findings in a generated property list and in the tool's file: in a workspace they are reported once, in an
/// open document with the position where people change them.
@Suite struct MadeListReportTests {
  private let folder: TemporaryFolder
  private static let yaml = """
    targets:
      应用:
        info:
          path: App/Info.plist
          properties:
            UIApplicationShortcutItems:
              - UIApplicationShortcutItemType: a
                UIApplicationShortcutItemTitle: 查找 🔍
                UIApplicationShortcutItemIconType: compose

    """
  private static let list = """
    <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array>
    <dict><key>UIApplicationShortcutItemType</key><string>a</string>
    <key>UIApplicationShortcutItemTitle</key><string>查找 🔍</string>
    <key>UIApplicationShortcutItemIconType</key><string>compose</string></dict>
    </array></dict></plist>

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.yaml, to: "project.yml")
    try folder.write(Self.list, to: "App/Info.plist")
  }

  private func client(asks: Bool, related: Bool = true) -> TestClient {
    var document: [String: JSONValue] = [
      "publishDiagnostics": ["relatedInformation": .bool(related)]
    ]
    if asks { document["diagnostic"] = [:] }
    return TestClient.initialized(
      capabilities: ["textDocument": .object(document)], folders: [folder.path])
  }

  /// Returns the findings of a whole workspace, by the names of files.
  private func report(_ client: TestClient) -> [String: [JSONValue]] {
    let answer = client.request("workspace/diagnostic", ["previousResultIds": []])
    return (answer["items"]?.array ?? []).reduce(into: [:]) { found, item in
      let name = item["uri"]?.string?.split(separator: "/").last.map(String.init) ?? ""
      found[name] = item["items"]?.array ?? []
    }
  }

  @discardableResult private func open(_ client: TestClient) -> [JSONValue] {
    client.open(Self.list, uri: folder.uri("App/Info.plist"), languageId: "plist")
  }

  private func published(_ messages: [JSONValue]) -> [JSONValue] {
    messages.last { $0["method"] == "textDocument/publishDiagnostics" }?["params"]?["diagnostics"]?
      .array ?? []
  }

  private func places(_ diagnostics: [JSONValue]) -> [JSONValue?] {
    diagnostics.map { $0["relatedInformation"]?.array?.last?["location"] }
  }

  private var inYAML: JSONValue {
    ["uri": .string(folder.uri("project.yml")), "range": TestClient.range(8, 47, 8, 54)]
  }

  @Test func aWorkspaceTellsOnce() throws {
    let client = client(asks: true)
    let found = report(client)
    #expect(found["project.yml"]?.count == 1)
    #expect(found["Info.plist"] == [])
    // An open property list shows its findings.
    open(client)
    let open = report(client)
    #expect(open["project.yml"]?.count == 1)
    #expect(places(open["Info.plist"] ?? []) == [inYAML])
    // The document alone has the same findings.
    let alone = client.request(
      "textDocument/diagnostic", ["textDocument": ["uri": .string(folder.uri("App/Info.plist"))]])
    #expect(alone["items"]?.array == open["Info.plist"])
    client.notify(
      "textDocument/didClose", ["textDocument": ["uri": .string(folder.uri("App/Info.plist"))]])
    #expect(report(client)["Info.plist"] == [])
  }

  @Test func whatTheToolHasNotWrittenYetIsTold() throws {
    let client = client(asks: true)
    #expect(report(client)["Info.plist"] == [])
    let uri = folder.uri("project.yml")
    client.open(Self.yaml, uri: uri, languageId: "yaml")
    client.change([["text": .string(Self.yaml.replacing("Type: a", with: "Type: b"))]], uri: uri)
    let found = report(client)
    #expect(found["project.yml"]?.count == 1 && found["Info.plist"]?.count == 1)
    client.change([["text": .string(Self.yaml)]], uri: uri)
    #expect(report(client)["Info.plist"] == [])
  }

  @Test func clientsThatAreToldGetThePlace() throws {
    let client = client(asks: false)
    // The tool's file is read a moment later.
    let first = open(client)
    let sent = published(client.idle())
    #expect(first.map { $0["message"] } == sent.map { $0["message"] })
    #expect(sent.count == 1 && places(sent) == [inYAML])
    #expect(
      sent.first?["relatedInformation"]?.array?.last?["message"]?.string?.contains("project.yml")
        == true)
    let plain = self.client(asks: false, related: false)
    #expect(places(open(plain)) == [nil] && published(plain.idle()) == [])
  }
}
