import Foundation
import LanguageServer
import LanguageServerProtocol
import TestKit
import Testing

/// Completion and hover in code can be disabled, for use next to the language's own server.
@Suite struct CodeSettingTests {
  private static let code = "import UIKit\nlet icon = UIApplicationShortcutIcon(type: .com)\n"

  private func features(_ client: TestClient, _ uri: String) -> (hasHover: Bool, hasItems: Bool) {
    let hover = client.request("textDocument/hover", TestClient.place(1, 15, uri: uri))
    let list = client.request("textDocument/completion", TestClient.place(1, 47, uri: uri))
    return (hover != .null, list["items"]?.array?.isEmpty == false)
  }

  @Test(arguments: [
    ("{}", true, true), (#"{"code": {"hover": false}}"#, false, true),
    (#"{"code": {"completion": false}}"#, true, false),
    (#"{"code": {"completion": false, "hover": false}}"#, false, false),
    (#"{"code": {"completion": true, "hover": "no"}}"#, true, true),
  ])
  func settingsOfTheProject(_ settings: String, _ hasHover: Bool, _ hasItems: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(settings, to: ".quickactions.json")
    let client = TestClient.initialized(folders: [folder.path])
    let uri = folder.uri("A.swift")
    client.open(Self.code, uri: uri, languageId: "swift")
    #expect(features(client, uri) == (hasHover, hasItems))
    // Property lists are not code.
    let list = folder.uri("Info.plist")
    client.open("<plist><dict><key>UIApplicationShortcutItems</key></dict></plist>", uri: list)
    #expect(client.request("textDocument/hover", TestClient.place(0, 25, uri: list)) != .null)
  }

  /// The editor's setting takes precedence, because it knows the other servers.
  @Test func theEditorCountsMore() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"code": {"hover": false}}"#, to: ".quickactions.json")
    let client = TestClient.initialized(folders: [folder.path])
    client.notify(
      "workspace/didChangeConfiguration",
      ["settings": ["quickactions": ["code": ["hover": true, "completion": false]]]])
    let uri = folder.uri("A.swift")
    client.open(Self.code, uri: uri, languageId: "swift")
    #expect(features(client, uri) == (true, false))
  }
}
