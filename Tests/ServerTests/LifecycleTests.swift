import LanguageServer
import LanguageServerProtocol
import TestKit
import Testing

@Suite struct LifecycleTests {
  @Test func initializeSaysWhatTheServerCanDo() {
    let client = TestClient()
    let result = client.request("initialize", ["capabilities": [:]])
    #expect(result["serverInfo"]?["name"] == "quickactions")
    #expect(result["capabilities"]?["positionEncoding"] == "utf-16")
    #expect(result["capabilities"]?["hoverProvider"] == true)
  }

  private static let offers: [(JSONValue, String)] = [
    (["utf-8", "utf-16"], "utf-8"), (["utf-32"], "utf-32"), (["utf-7", "utf-16"], "utf-16"),
    ([], "utf-16"), ("utf-8", "utf-16"), ([1, nil], "utf-16"),
  ]

  @Test(arguments: offers)
  func thePositionEncodingIsTheClientsFirstThatIsKnown(_ offered: JSONValue, _ chosen: String) {
    let result = TestClient().request(
      "initialize", ["capabilities": ["general": ["positionEncodings": offered]]])
    #expect(result["capabilities"]?["positionEncoding"] == .string(chosen))
  }

  @Test func requestsBeforeInitializeFail() {
    let client = TestClient()
    #expect(client.request("textDocument/hover", [:])["code"] == -32002)
    #expect(client.request("unknown", [:])["code"] == -32002)
    #expect(client.notify("textDocument/didOpen", [:]).isEmpty)
  }

  @Test func initializeTwiceFails() {
    let client = TestClient.initialized()
    #expect(client.request("initialize", ["capabilities": [:]])["code"] == -32600)
  }

  @Test func nothingWorksAfterShutdown() {
    let client = TestClient.initialized()
    #expect(client.request("shutdown", nil) == .null)
    #expect(client.request("textDocument/hover", [:])["code"] == -32600)
    #expect(client.request("shutdown", nil)["code"] == -32600)
    #expect(client.notify("textDocument/didOpen", ["a": 1]).isEmpty)
    #expect(client.server.exitCode == nil)
    client.notify("exit", [:])
    #expect(client.server.exitCode == 0)
  }

  @Test func exitWithoutShutdownIsAFailure() {
    let client = TestClient.initialized()
    client.notify("exit", [:])
    #expect(client.server.exitCode == 1)
    let early = TestClient()
    early.notify("exit", [:])
    #expect(early.server.exitCode == 1)
  }

  @Test func unknownMethods() {
    let client = TestClient.initialized()
    #expect(client.request("textDocument/unheardOf", [:])["code"] == -32601)
    #expect(client.request("$/unheardOf", nil)["code"] == -32601)
    #expect(client.notify("$/unheardOf", [:]).isEmpty)
    #expect(client.notify("workspace/unheardOf", [1]).isEmpty)
  }

  @Test func wrongParamsAreNamed() {
    let client = TestClient.initialized()
    let missing = client.request("textDocument/hover", ["textDocument": ["uri": "a"]])
    #expect(missing["code"] == -32602)
    #expect(missing["message"]?.string?.contains("position is missing") ?? false)
    let wrong = client.request(
      "textDocument/hover",
      ["textDocument": ["uri": "a"], "position": ["line": "x", "character": 0]])
    #expect(wrong["code"] == -32602)
    #expect(wrong["message"]?.string?.contains("position.line") ?? false)
    #expect(client.request("textDocument/hover", nil)["code"] == -32602)
    #expect(client.request("textDocument/hover", [1])["code"] == -32602)
  }

  @Test func aNotificationWithWrongParamsIsLogged() {
    let client = TestClient.initialized()
    let messages = client.notify("textDocument/didOpen", ["textDocument": 1])
    #expect(messages.first?["method"] == "window/logMessage")
  }

  @Test(arguments: [
    ("nonsense", -32700), ("", -32700), ("{\"jsonrpc\":", -32700), ("[]", -32600),
    ("\"text\"", -32600), ("{}", -32600), ("{\"jsonrpc\":\"2.0\",\"id\":1}", -32600),
    ("{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"shutdown\"}", -32600),
    ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":7}", -32600),
    (String(repeating: "[", count: 100_000), -32700),
  ])
  func brokenBodiesAreAnsweredAndServingGoesOn(_ body: String, _ code: Int) {
    let client = TestClient.initialized()
    let answers = client.send(body: body)
    #expect(answers.count == 1)
    #expect(answers.first?["id"] == .null)
    #expect(answers.first?["error"]?["code"] == .integer(code))
    #expect(client.request("shutdown", nil) == .null)
  }

  @Test(arguments: [
    (#"{"jsonrpc":"2.0","id":null,"method":"shutdown"}"#, JSONValue.null, -32600),
    (#"{"jsonrpc":"1.0","id":7,"method":"shutdown"}"#, 7, -32600),
    (#"{"id":7,"method":"shutdown"}"#, 7, -32600),
    (#"{"method":"initialized","params":{}}"#, .null, -32600),
  ])
  func whatIsNotJSONRPCIsAnswered(_ body: String, _ id: JSONValue, _ code: Int) {
    let client = TestClient.initialized()
    let answers = client.send(body: body)
    #expect(answers.count == 1)
    #expect(answers.first?["id"] == id)
    #expect(answers.first?["error"]?["code"] == .integer(code))
    #expect(client.request("shutdown", nil) == .null)
  }

  @Test func aNotificationMayHaveTheIDNull() {
    let client = TestClient.initialized()
    #expect(client.send(body: #"{"jsonrpc":"2.0","id":null,"method":"exit"}"#).isEmpty)
    #expect(client.server.exitCode == 1)
  }

  @Test(
    arguments: [
      ["capabilities": nil], ["capabilities": [:], "rootUri": 5],
      ["capabilities": [:], "workspaceFolders": "y"], ["capabilities": [:], "processId": "1"],
    ] as [JSONValue])
  func initializeNamesWhatIsOfAnotherKind(_ params: JSONValue) {
    let client = TestClient()
    let error = client.request("initialize", params)
    #expect(error["code"] == -32602)
    let name = params.object?.keys.first { $0 != "capabilities" } ?? "capabilities"
    #expect(error["message"]?.string?.contains("params.\(name): ") == true)
    // The client may try again.
    #expect(client.request("initialize", ["capabilities": [:]])["capabilities"] != nil)
  }

  @Test(arguments: [(-1, 0.0, "line"), (0, -1.0, "character"), (0, 0.5, "character")])
  func positionsAreNaturalNumbers(_ line: Int, _ character: Double, _ name: String) {
    let client = TestClient.initialized()
    client.open("<plist><dict/></plist>")
    func hover(_ line: JSONValue, _ character: JSONValue) -> JSONValue {
      client.request(
        "textDocument/hover",
        [
          "textDocument": ["uri": .string(TestClient.uri)],
          "position": ["line": line, "character": character],
        ])
    }
    let error = hover(.integer(line), .number(character))
    #expect(error["code"] == -32602)
    #expect(error["message"]?.string?.contains("params.position.\(name): ") == true)
    #expect(hover(.integer(.max), .number(1e300)) == .null)
  }

  @Test func requestsAreAnsweredUnderTheirOwnID() {
    let client = TestClient.initialized()
    for id in ["\"a\"", "0", "-5", "\"\"", "2147483648"] {
      let answers = client.send(body: "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"none\"}")
      #expect(answers.first?["id"]?.text == id)
    }
  }

  @Test func aResponseNobodyAskedForIsIgnored() {
    let client = TestClient.initialized()
    #expect(client.send(body: "{\"jsonrpc\":\"2.0\",\"id\":99,\"result\":null}").isEmpty)
  }

  @Test func cancelledRequestsAreNotBegun() {
    let cancellations = CancellationRegistry()
    nonisolated(unsafe) var messages: [JSONValue] = []
    let server = LanguageServer(cancellations: cancellations) {
      messages.append(JSONValue(encoding: $0))
    }
    server.receive(
      Array(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#.utf8))
    cancellations.insert(.number(2))
    server.receive(
      Array(#"{"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":{}}"#.utf8))
    #expect(messages.last?["error"]?["code"] == -32800)
    // The same id may be used again.
    server.receive(Array(#"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#.utf8))
    #expect(messages.last?["result"] == .null)
  }

  @Test func cancellingWhatHasBeenAnsweredDoesNothing() {
    let client = TestClient.initialized()
    #expect(client.notify("$/cancelRequest", ["id": 1]).isEmpty)
    #expect(client.notify("$/cancelRequest", ["id": "x"]).isEmpty)
    #expect(client.request("shutdown", nil) == .null)
  }

  @Test func tracingTellsOfEveryMessage() {
    let client = TestClient.initialized()
    client.notify("$/setTrace", ["value": "verbose"])
    let messages = client.notify("textDocument/didClose", ["textDocument": ["uri": "a"]])
    #expect(messages.contains { $0["method"] == "$/logTrace" })
    client.notify("$/setTrace", ["value": "off"])
    #expect(client.notify("textDocument/didClose", ["textDocument": ["uri": "a"]]).isEmpty)
  }

  @Test func optionalPartsOfInitializeAreOptional() {
    let odd: JSONValue = [
      "capabilities": ["textDocument": ["hover": ["contentFormat": "markdown"]]],
      "processId": nil, "locale": nil, "rootUri": nil, "workspaceFolders": nil, "trace": "loud",
    ]
    #expect(TestClient().request("initialize", odd)["serverInfo"] != nil)
    #expect(TestClient().request("initialize", [:])["code"] == -32602)
    #expect(TestClient().request("initialize", nil)["code"] == -32602)
  }
}
