import Files
import LanguageServer
import LanguageServerProtocol

/// A client of a server whose background work is run step by step, and only while an answer is awaited.
public final class SlowClient {
  public let client: TestClient
  public let work = BackgroundWork.byHand()
  private var lastID = 0

  public init(
    capabilities: JSONValue = [:], folders: [String], disk: any FileAccess = DiskFiles()
  ) {
    client = TestClient.initialized(
      capabilities: capabilities, folders: folders, disk: disk, background: work)
  }

  /// Sends a request; returns its id and its answer, nil if it is deferred.
  public func begin(_ method: String, _ params: JSONValue) -> (id: JSONValue, answer: JSONValue?) {
    lastID += 1
    let id = JSONValue.string("slow-\(lastID)")
    let message: JSONValue = [
      "jsonrpc": "2.0", "id": id, "method": .string(method), "params": params,
    ]
    return (id, client.send(body: message.text).first { $0["id"] == id })
  }

  /// Runs work until a request is answered; nil if it never is.
  public func finish(_ id: JSONValue) -> JSONValue? {
    var answer = client.idle().first { $0["id"] == id }
    while answer == nil, work.step() { answer = client.idle().first { $0["id"] == id } }
    return answer
  }

  /// Returns the answer to a request, however long it takes; nil if there is none.
  public func ask(_ method: String, _ params: JSONValue) -> JSONValue? {
    let (id, answer) = begin(method, params)
    return answer ?? finish(id)
  }
}
