import Foundation
import LanguageServerProtocol
import TestKit
import Testing

@testable import LanguageServer

/// Documents whose check takes long do not block the server. Background work is run explicitly.
@Suite struct LargeDocumentTests {
  private static let text = WorkspaceTests.plist("A", icon: "compose")
    .replacing("<plist", with: "<!-- " + String(repeating: "x ", count: 80_000) + "-->\n<plist")
  private static let icon = TestClient.place(12, 20)

  private func client(
    _ background: BackgroundWork, _ capabilities: JSONValue = [:]
  ) -> TestClient {
    let own: [String: JSONValue] = [
      "textDocument": ["publishDiagnostics": ["versionSupport": true]]
    ]
    let all = own.merging(capabilities.object ?? [:]) { $1 }
    return TestClient.initialized(capabilities: .object(all), background: background)
  }

  /// Returns all published diagnostics, by version.
  private func published(_ messages: [JSONValue]) -> [JSONValue?] {
    messages.filter { $0["method"] == "textDocument/publishDiagnostics" }
      .map { $0["params"]?["version"] }
  }

  /// Runs all pending work; returns the messages of the server.
  private func finish(_ background: BackgroundWork, _ client: TestClient) -> [JSONValue] {
    var messages: [JSONValue] = []
    while background.step() { messages += client.idle() }
    return messages
  }

  @Test func aHoverIsAnsweredBeforeTheFindingsAreKnown() {
    let background = BackgroundWork.byHand()
    let client = client(background)
    #expect(client.open(Self.text) == [])
    #expect(client.request("textDocument/hover", Self.icon) != .null)
    #expect(published(finish(background, client)) == [1])
  }

  @Test func whatWasFoundInAnOlderTextIsNotPublished() {
    let background = BackgroundWork.byHand()
    let client = client(background)
    client.open(Self.text)
    while client.server.large.underWay.isEmpty, background.step() { client.idle() }
    // Typed during the check.
    for version in 2...4 {
      client.change([["range": TestClient.range(0, 0, 0, 0), "text": "\n"]], version: version)
    }
    #expect(published(finish(background, client)) == [4])
  }

  @Test func whatIsAskedForIsAnsweredWhenItIsKnown() {
    let background = BackgroundWork.byHand()
    let client = client(background, ["textDocument": ["diagnostic": [:]]])
    client.open(Self.text)
    let body = JSONValue.object([
      "jsonrpc": "2.0", "id": "d", "method": "textDocument/diagnostic",
      "params": ["textDocument": ["uri": .string(TestClient.uri)]],
    ]).text
    #expect(!client.send(body: body).contains { $0["id"] == "d" })
    let answers = finish(background, client).filter { $0["id"] == "d" }
    #expect(answers.count == 1)
    #expect(
      answers.first?["result"]?["items"]?.array?.map { $0["code"] } == ["unknown-icon-type"])
    // Nothing has changed since.
    #expect(client.send(body: body).contains { $0["id"] == "d" })
  }

  @Test func closingAnswersWhoWaits() {
    let background = BackgroundWork.byHand()
    let client = client(background, ["textDocument": ["diagnostic": [:]]])
    client.open(Self.text)
    client.send(
      body: JSONValue.object([
        "jsonrpc": "2.0", "id": "d", "method": "textDocument/diagnostic",
        "params": ["textDocument": ["uri": .string(TestClient.uri)]],
      ]).text)
    let messages = client.notify(
      "textDocument/didClose", ["textDocument": ["uri": .string(TestClient.uri)]])
    #expect(messages.first { $0["id"] == "d" }?["result"]?["items"] == [])
    #expect(!finish(background, client).contains { $0["id"] == "d" })
  }

  @Test func aLargeTextThatIsNoPropertyListHasNoFindings() {
    let background = BackgroundWork.byHand()
    let client = client(background)
    client.open(String(repeating: "text ", count: 40_000), uri: "file:///a/b.txt")
    #expect(!client.server.hasWork)
    #expect(client.server.large.underWay.isEmpty)
  }
}
