import Files
import LanguageServerProtocol
import TestKit
import Testing

@testable import LanguageServer

/// Read requests use a value: later changes do not affect it, and reading it starts no work.
@Suite struct SnapshotTests {
  private static let path = "/Notes/Info.plist"
  private static let uri = "file:///Notes/Info.plist"

  private func client(_ background: BackgroundWork) -> TestClient {
    let disk = MemoryFiles([Self.path: Array(WorkspaceTests.plist("A").utf8)])
    let client = TestClient.initialized(
      folders: ["/Notes"], disk: disk, background: background)
    client.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(Self.uri), "languageId": "xml", "version": 1,
          "text": .string(WorkspaceTests.plist("A")),
        ]
      ])
    return client
  }

  @Test func laterChangesAreNotSeen() {
    let client = client(BackgroundWork())
    let snapshot = client.server.session.snapshot()
    client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(Self.uri), "version": 2],
        "contentChanges": [["text": .string(WorkspaceTests.plist("B"))]],
      ])
    #expect(snapshot.propertyList(Self.uri)?.plist.items.first?.string(.title) == "A")
    let now = client.server.session.snapshot()
    #expect(now.propertyList(Self.uri)?.plist.items.first?.string(.title) == "B")
    #expect(snapshot.files.bytes(Self.path) != now.files.bytes(Self.path))
  }

  @Test func askingBeginsNothing() {
    let background = BackgroundWork.byHand()
    let client = client(background)
    while background.step() { client.idle() }
    // The caches are empty, and there was no request yet.
    client.server.session.workspace.forgetEverything()
    let snapshot = client.server.session.snapshot()
    _ = snapshot.surroundings(of: Self.uri)
    #expect(snapshot.wants.all.map(\.subject) == [.files(of: "/Notes")])
    #expect(!background.step())
    // The server starts the requested work, and documents are checked again.
    _ = client.server.read { $0.surroundings(of: Self.uri) }
    #expect(background.step())
  }

  @Test func whereWorkIsDoneAtOnceTheAnswerIsWhole() {
    let client = client(BackgroundWork())
    client.server.session.workspace.forgetEverything()
    #expect(client.server.read { $0.surroundings(of: Self.uri) != nil })
    #expect(client.server.session.snapshot().wants.all.isEmpty)
  }
}

extension FileAccess {
  fileprivate func bytes(_ path: String) -> [UInt8]? { try? read(path) }
}
