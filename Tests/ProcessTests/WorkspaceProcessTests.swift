import Foundation
import LanguageServerProtocol
import TestKit
import Testing

/// Background work of the server, over pipes.
@Suite(.serialized, .timeLimit(.minutes(40))) struct WorkspaceProcessTests {
  private let plist = """
    <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array><dict>
    <key>UIApplicationShortcutItemType</key><string>a</string>
    <key>UIApplicationShortcutItemTitle</key><string>New Note</string>
    </dict></array></dict></plist>
    """

  private func request(_ id: Int, _ method: String, _ params: JSONValue) -> String {
    JSONValue.object([
      "jsonrpc": "2.0", "id": .integer(id), "method": .string(method), "params": params,
    ]).text
  }

  private func id(_ body: String?) -> Int? {
    body.flatMap { JSONValue(decoding: Array($0.utf8))?["id"]?.integer }
  }

  /// A file that is saved directly after a scan is found by a later one, for clients that watch no files.
  @Test func aSaveRightAfterALookIsLookedAtLater() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "A.xcassets/a.imageset/Contents.json")
    let icon = "<key>UIApplicationShortcutItemIconFile</key><string>none</string></dict></array>"
    let text = plist.replacing("</dict></array>", with: icon)
    let server = try ServerProcess()
    // A server that does not answer is ended, which the test notices.
    let process = server.process
    DispatchQueue.global().asyncAfter(deadline: .now() + 30) {
      kill(process.processIdentifier, SIGKILL)
    }
    func notify(_ method: String, _ params: JSONValue) throws {
      try server.send(
        JSONValue.object(["jsonrpc": "2.0", "method": .string(method), "params": params]).text)
    }
    let root = JSONValue.string(URL(filePath: folder.path).absoluteString)
    try server.send(
      request(1, "initialize", ["processId": nil, "rootUri": root, "capabilities": [:]]))
    let uri = JSONValue.string(folder.uri("Info.plist"))
    try notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri, "languageId": "xml", "version": 1, "text": .string(text)]])
    #expect(server.receive(containing: "icon-not-found") != nil)
    try folder.write("{}", to: "A.xcassets/none.imageset/Contents.json")
    try notify("textDocument/didSave", ["textDocument": ["uri": uri]])
    // Nothing more is sent. The finding about the icon differs if there is an image set of its name without
    // images.
    #expect(server.receive(containing: "publishDiagnostics") != nil)
    try server.send(#"{"jsonrpc":"2.0","method":"exit"}"#)
    #expect(server.wait() == 1)
  }

  /// While a project is scanned again, the former findings remain.
  @Test func findingsDoNotGoAndComeBack() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "A.xcassets/a.imageset/Contents.json")
    let uri = JSONValue.string(folder.uri("Info.plist"))
    let icon = "<key>UIApplicationShortcutItemIconFile</key><string>none</string></dict></array>"
    let text = JSONValue.string(plist.replacing("</dict></array>", with: icon))
    let server = try ServerProcess()
    func notify(_ method: String, _ params: JSONValue) throws {
      try server.send(
        JSONValue.object(["jsonrpc": "2.0", "method": .string(method), "params": params]).text)
    }
    func codes() -> [JSONValue?] {
      let body = server.receive().flatMap { JSONValue(decoding: Array($0.utf8)) }
      return body?["params"]?["diagnostics"]?.array?.map { $0["code"] } ?? []
    }
    let root = JSONValue.string(URL(filePath: folder.path).absoluteString)
    try server.send(
      request(1, "initialize", ["processId": nil, "rootUri": root, "capabilities": [:]]))
    #expect(id(server.receive()) == 1)
    let document: JSONValue = ["uri": uri, "languageId": "xml", "version": 1, "text": text]
    try notify("textDocument/didOpen", ["textDocument": document])
    #expect((0..<20).contains { _ in codes() == ["icon-not-found"] })
    let change: JSONValue = ["uri": .string(folder.uri("b.png")), "type": 1]
    try notify("workspace/didChangeWatchedFiles", ["changes": [change]])
    let changes: JSONValue = [["text": .string((text.string ?? "") + "<!-- -->")]]
    try notify(
      "textDocument/didChange",
      ["textDocument": ["uri": uri, "version": 2], "contentChanges": changes])
    #expect(codes() == ["icon-not-found"])
    try server.send(#"{"jsonrpc":"2.0","id":6,"method":"shutdown"}"#)
    #expect((0..<20).contains { _ in id(server.receive()) == 6 })
    try server.send(#"{"jsonrpc":"2.0","method":"exit"}"#)
    #expect(server.wait() == 0)
  }

  @Test func longWorkHoldsUpNothingAndCanBeCancelled() throws {
    let folder = try TemporaryFolder()
    for index in 0..<1500 { try folder.write(plist, to: "\(index / 50)/\(index)/Info.plist") }
    let server = try ServerProcess()
    try server.send(
      request(
        1, "initialize",
        [
          "processId": nil, "rootUri": nil, "capabilities": [:],
          "workspaceFolders": [
            ["uri": .string(URL(filePath: folder.path).absoluteString), "name": "x"]
          ],
        ]))
    #expect(id(server.receive()) == 1)
    // The slow answer comes after the fast one.
    try server.send(request(2, "workspace/symbol", ["query": "new"]))
    try server.send(request(3, "quickActions/documentation", ["term": "compose"]))
    #expect(id(server.receive()) == 3)
    let symbols = server.receive()
    #expect(id(symbols) == 2)
    #expect(symbols?.split(separator: "\"containerName\"").count == 1001)

    // A cancelled request is answered at once, and only once.
    try server.send(request(4, "workspace/diagnostic", ["previousResultIds": []]))
    try server.send(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":4}}"#)
    let cancelled = server.receive()
    #expect(id(cancelled) == 4 && cancelled?.contains("-32800") == true)

    // The same holds at shutdown.
    try server.send(request(5, "workspace/diagnostic", ["previousResultIds": []]))
    try server.send(#"{"jsonrpc":"2.0","id":6,"method":"shutdown"}"#)
    let answers = [server.receive(), server.receive()]
    #expect(Set(answers.map { id($0) }) == [5, 6])
    try server.send(#"{"jsonrpc":"2.0","method":"exit"}"#)
    #expect(server.wait() == 0)
  }
}
