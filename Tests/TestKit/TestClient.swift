import Files
import Foundation
import LanguageServer
import LanguageServerProtocol

/// A client that communicates with a server in the same process.
public final class TestClient {
  private final class Inbox {
    var messages: [JSONValue] = []
  }

  private let inbox = Inbox()
  public let server: LanguageServer
  private var lastID = 0

  /// - Parameter exportedGuide: the exported files of the guide; nil for no links to files.
  public init(
    exportedGuide: ExportedGuide? = nil, disk: any FileAccess = DiskFiles(),
    background: BackgroundWork = BackgroundWork()
  ) {
    let inbox = inbox
    server = LanguageServer(exportedGuide: exportedGuide, disk: disk, background: background) {
      inbox.messages.append(JSONValue(encoding: $0))
    }
  }

  /// Returns a client that has sent `initialize` and `initialized`.
  public static func initialized(
    capabilities: JSONValue = [:], locale: String = "en", folders: [String] = [],
    exportedGuide: ExportedGuide? = nil, disk: any FileAccess = DiskFiles(),
    background: BackgroundWork = BackgroundWork()
  ) -> TestClient {
    let client = TestClient(exportedGuide: exportedGuide, disk: disk, background: background)
    client.request(
      "initialize",
      [
        "processId": nil, "rootUri": nil, "locale": .string(locale), "capabilities": capabilities,
        "workspaceFolders": .array(
          folders.map { ["uri": .string(URL(filePath: $0).absoluteString), "name": "folder"] }),
      ])
    client.notify("initialized", [:])
    return client
  }

  /// Answers a request of the server; returns its next messages.
  @discardableResult public func answer(_ request: JSONValue, _ result: JSONValue) -> [JSONValue] {
    let message: JSONValue = ["jsonrpc": "2.0", "id": request["id"] ?? .null, "result": result]
    return send(body: message.text)
  }

  /// Sends a body unchanged and returns the messages of the server.
  @discardableResult public func send(body: String) -> [JSONValue] {
    server.receive(Array(body.utf8))
    server.idle()
    defer { inbox.messages = [] }
    return inbox.messages
  }

  /// Lets the server run its deferred work; returns its messages.
  @discardableResult public func idle() -> [JSONValue] {
    server.idle()
    defer { inbox.messages = [] }
    return inbox.messages
  }

  @discardableResult public func notify(_ method: String, _ params: JSONValue) -> [JSONValue] {
    let message: JSONValue = ["jsonrpc": "2.0", "method": .string(method), "params": params]
    return send(body: message.text)
  }

  /// Returns the answer to a request: its result or its error.
  @discardableResult public func request(_ method: String, _ params: JSONValue?) -> JSONValue {
    lastID += 1
    var message: [String: JSONValue] = [
      "jsonrpc": "2.0", "id": .integer(lastID), "method": .string(method),
    ]
    message["params"] = params
    let answers = send(body: JSONValue.object(message).text)
    let answer = answers.first { $0["id"] == .integer(lastID) }
    return answer?["error"] ?? answer?["result"] ?? .null
  }

  // MARK: Documents

  public static let uri = "file:///project/Info.plist"

  /// Opens a document; returns its diagnostics.
  @discardableResult public func open(
    _ text: String, uri: String = TestClient.uri, languageId: String = "xml"
  ) -> [JSONValue] {
    diagnostics(
      in: notify(
        "textDocument/didOpen",
        [
          "textDocument": [
            "uri": .string(uri), "languageId": .string(languageId), "version": 1,
            "text": .string(text),
          ]
        ]))
  }

  /// Changes a document; returns its diagnostics.
  @discardableResult public func change(
    _ changes: [JSONValue], version: Int = 2, uri: String = TestClient.uri
  ) -> [JSONValue] {
    diagnostics(
      in: notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": .string(uri), "version": .integer(version)],
          "contentChanges": .array(changes),
        ]))
  }

  private func diagnostics(in messages: [JSONValue]) -> [JSONValue] {
    messages.last { $0["method"] == "textDocument/publishDiagnostics" }?["params"]?["diagnostics"]?
      .array ?? []
  }

  /// Returns the parameters of a request about a position.
  public static func place(_ line: Int, _ character: Int, uri: String = TestClient.uri) -> JSONValue
  {
    [
      "textDocument": ["uri": .string(uri)],
      "position": ["line": .integer(line), "character": .integer(character)],
    ]
  }

  public static func range(
    _ startLine: Int, _ start: Int, _ endLine: Int, _ end: Int
  ) -> JSONValue {
    [
      "start": ["line": .integer(startLine), "character": .integer(start)],
      "end": ["line": .integer(endLine), "character": .integer(end)],
    ]
  }
}
