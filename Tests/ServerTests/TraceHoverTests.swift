import LanguageServerProtocol
import TestKit
import Testing

/// The hover on a type in code shows the same as in the property list.
@Suite struct TraceHoverTests {
  private static let code = """
    enum Names { static let find = "com.example.find" }
    enum Action: String { case scan = "com.example.scan" }
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
        if item.type == "com.example.new" { new() }
        if item.type == Names.find { find() }
        if item.type == Action.scan.rawValue { scan() }
        return true
      }
      func make() -> UIApplicationShortcutItem {
        UIApplicationShortcutItem(type: "com.example.made", localizedTitle: "Made")
      }
    }
    """

  private static func list(_ types: [String]) -> String {
    let items = types.map {
      "<dict><key>UIApplicationShortcutItemType</key><string>\($0)</string>"
        + "<key>UIApplicationShortcutItemTitle</key><string>T</string></dict>"
    }
    return "<plist version=\"1.0\"><dict><key>UIApplicationShortcutItems</key><array>\n"
      + items.joined(separator: "\n") + "\n</array></dict></plist>"
  }

  private let folder: TemporaryFolder
  private let disk = CountingFiles()

  init() throws {
    folder = try TemporaryFolder()
    let types = ["new", "find", "scan", "other"].map { "com.example." + $0 }
    try folder.write(Self.list(types), to: "App/Info.plist")
    try folder.write(Self.code, to: "App/AppDelegate.swift")
    try folder.write(
      "let types = [\"com.example.other\", Names.find]\nlet a = Names.find\n", to: "App/Other.swift"
    )
  }

  private func client(_ locale: String) throws -> TestClient {
    let client = TestClient.initialized(
      capabilities: ["textDocument": ["hover": ["contentFormat": ["plaintext"]]]], locale: locale,
      folders: [folder.path], disk: disk)
    let uri = folder.uri("App/AppDelegate.swift")
    client.open(Self.code, uri: uri, languageId: "swift")
    for _ in 0..<20 {
      client.request("textDocument/hover", TestClient.place(4, 24, uri: uri))
      if !client.server.hasWork { break }
    }
    return client
  }

  /// Returns the hover at the first occurrence of a text.
  private func hover(_ text: String, in client: TestClient, after: Int = 1) throws -> String? {
    let lines = Self.code.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains(text) })
    let start = try #require(lines[line].range(of: text)).lowerBound
    let column = lines[line].utf16.distance(from: lines[line].startIndex, to: start)
    let uri = folder.uri("App/AppDelegate.swift")
    return client.request(
      "textDocument/hover", TestClient.place(line, column + after, uri: uri))["contents"]?["value"]?
      .string?.split(separator: "\n").first.map(String.init)
  }

  @Test(arguments: [
    ("\"com.example.new\"", 5), ("Names.find", 6), ("find = ", 6), ("\"com.example.find\"", 6),
    ("Action.scan", 7), ("scan = ", 7), ("\"com.example.scan\"", 7),
  ])
  func aTypeInCodeTellsItsWay(_ text: String, _ line: Int) throws {
    #expect(
      try hover(text, in: client("en"))
        == "handled in AppDelegate.swift:\(line) · at launch and while the app runs")
    #expect(
      try hover(text, in: client("zh-Hans")) == "在 AppDelegate.swift:\(line) 处理 · 启动时和运行时")
  }

  @Test func aMadeTypeTellsItsWay() throws {
    #expect(try hover("\"com.example.made\"", in: client("en")) == "no code compares this type")
    #expect(try hover("\"com.example.made\"", in: client("zh-Hans")) == "没有代码比较这个类型")
  }

  @Test func whatIsNoTypeTellsNothing() throws {
    let client = try client("en")
    #expect(try hover("\"Made\"", in: client) == nil)
    #expect(try hover("scan()", in: client) == nil)
  }

  @Test func aPropertyListAndCodeTellTheSameAndOpenNoFile() throws {
    let client = try client("en")
    let list = folder.uri("App/Info.plist")
    client.open(Self.list(["com.example.new", "com.example.other"]), uri: list)
    let place = TestClient.place(1, 70, uri: list)
    for _ in 0..<5 { client.request("textDocument/hover", place) }
    client.notify(
      "textDocument/didClose",
      ["textDocument": ["uri": .string(folder.uri("App/AppDelegate.swift"))]])
    for _ in 0..<5 { client.request("textDocument/hover", place) }
    _ = disk.takeReads()
    let found = client.request("textDocument/hover", place)["contents"]?["value"]?.string ?? ""
    #expect(found.hasPrefix("handled in AppDelegate.swift:5 · at launch and while the app runs"))
    let lenses = client.request("textDocument/codeLens", ["textDocument": ["uri": .string(list)]])
    #expect(lenses.array?.count == 3)
    #expect(disk.takeReads().isEmpty)
  }

  @Test func lensesOfALongListAreToldOneByOne() throws {
    let client = try client("en")
    let uri = folder.uri("App/Info.plist")
    let types = (0..<1200).map { $0 == 3 ? "com.example.new" : "com.example.type\($0)" }
    client.open(Self.list(types), uri: uri)
    let document: JSONValue = ["textDocument": ["uri": .string(uri)]]
    var lenses: [JSONValue] = []
    for _ in 0..<20 where lenses.isEmpty {
      lenses = client.request("textDocument/codeLens", document).array ?? []
    }
    #expect(lenses.popLast()?["command"]?["command"] == "quickactions.preview")
    #expect(lenses.count == 1000 && lenses.allSatisfy { $0["command"] == nil })
    let titles = lenses.prefix(5).map {
      client.request("codeLens/resolve", $0)["command"]?["title"]?.string
    }
    let nobody = "✗ type not compared · AppDelegate:4"
    let handled = "✓ launch and running · new"
    #expect(titles == [nobody, nobody, nobody, handled, nobody])
    // Data that the server never sent is ignored.
    for data: JSONValue in [nil, [], ["x"], [1, 2], ["x", "y"], [["a": "b"], "y"]] {
      let lens: JSONValue = ["range": lenses[0]["range"] ?? nil, "data": data]
      #expect(client.request("codeLens/resolve", lens)["command"] == nil)
    }
  }
}
