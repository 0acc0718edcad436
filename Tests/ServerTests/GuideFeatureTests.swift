import DocumentationLookup
import Foundation
import LanguageServer
import LanguageServerProtocol
import TestKit
import Testing

/// The guide in the editor: links, pages, search.
@Suite struct GuideFeatureTests {
  private let text = """
    <plist version="1.0">
    <dict>
    \t<key>UIApplicationShortcutItems</key>
    \t<array/>
    </dict>
    </plist>
    """
  private static let showing: JSONValue = [
    "workspace": ["textDocumentContent": [:]], "window": ["showDocument": ["support": true]],
    "textDocument": ["hover": ["contentFormat": ["markdown"]]],
  ]

  private func hover(_ client: TestClient) -> String {
    client.open(text)
    return client.request("textDocument/hover", TestClient.place(2, 12))["contents"]?["value"]?
      .string ?? ""
  }

  // MARK: Links

  @Test func hoverLinksToPagesOfTheServer() throws {
    let client = TestClient.initialized(capabilities: Self.showing)
    let value = hover(client)
    let link = try #require(value.firstMatch(of: /\]\((quickactions-guide:[^)]*)\)/)).1
    let page = client.request("workspace/textDocumentContent", ["uri": .string(String(link))])
    #expect(page["text"]?.string?.hasPrefix("# ") == true)
  }

  /// The page of its rule explains a finding; this alone writes no files.
  @Test func findingsLinkToTheirRule() throws {
    let text = "<plist><dict><key>UIApplicationShortcutItems</key><dict/></dict></plist>"
    let support: JSONValue = ["publishDiagnostics": ["codeDescriptionSupport": true]]
    let showing = TestClient.initialized(
      capabilities: ["workspace": ["textDocumentContent": [:]], "textDocument": support])
    let finding = try #require(showing.open(text).first)
    let link = try #require(finding["codeDescription"]?["href"]?.string)
    #expect(link == "quickactions-guide:///en/rule/\(finding["code"]?.string ?? "").md")
    let page = showing.request("workspace/textDocumentContent", ["uri": .string(link)])
    #expect(page["text"]?.string?.hasPrefix("# ") == true)
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "quickactions guide \(UUID())").path()
    let other = TestClient.initialized(
      capabilities: ["textDocument": support], exportedGuide: ExportedGuide(folder: folder))
    let address = other.open(text).first?["codeDescription"]?["href"]?.string
    #expect(address?.hasPrefix("https://developer.apple.com/") == true)
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  /// A client that can only open files gets links to files, which are written in the background.
  @Test(.slow) func hoverLinksToFilesElse() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "quickactions guide \(UUID())").path()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let client = TestClient.initialized(
      capabilities: ["textDocument": ["hover": ["contentFormat": ["markdown"]]]],
      exportedGuide: ExportedGuide(folder: folder))
    let value = hover(client)
    let link = try #require(value.firstMatch(of: /\]\((file:[^)]*)\)/)).1
    let file = try #require(URL(string: String(link.prefix { $0 != "#" })))
    for _ in 0..<3000
    where !FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) {
      Thread.sleep(forTimeInterval: 0.02)
    }
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("<!DOCTYPE html>"))
  }

  /// The name of the folder identifies the version of the texts; exports of other builds are removed, and
  /// files of others remain.
  @Test func cacheHoldsOneGuide() throws {
    let cache = FileManager.default.temporaryDirectory
      .appending(path: "quickactions cache \(UUID())").path()
    defer { try? FileManager.default.removeItem(atPath: cache) }
    let own = cache + "/quickactions"
    let old = own + "/guide-\(LanguageServer.version)"
    let edited = own + "/guide-0.0.1"
    for folder in [old, edited] { _ = try GuideExport.write(to: folder, .site) }
    try "mine".write(toFile: edited + "/en/index.html", atomically: false, encoding: .utf8)
    try FileManager.default.createDirectory(
      atPath: own + "/guide-mine", withIntermediateDirectories: true)
    let client = TestClient.initialized(
      capabilities: ["textDocument": ["hover": ["contentFormat": ["markdown"]]]],
      exportedGuide: ExportedGuide(cache: cache))
    let link = try #require(hover(client).firstMatch(of: /\]\((file:[^)]*)\)/)).1
    #expect(link.contains("-" + GuideExport.fingerprint + "/"))
    for _ in 0..<3000 where FileManager.default.fileExists(atPath: old) {
      Thread.sleep(forTimeInterval: 0.02)
    }
    #expect(!FileManager.default.fileExists(atPath: old))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: own).sorted().map {
        $0.hasSuffix(GuideExport.fingerprint) ? "new" : $0
      }.sorted() == ["guide-0.0.1", "guide-mine", "new"])
    let file = try #require(URL(string: String(link.prefix { $0 != "#" })))
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("<!DOCTYPE html>"))
  }

  @Test(.slow) func noLinksWhereNothingCanShowThem() {
    let client = TestClient.initialized(
      capabilities: ["textDocument": ["hover": ["contentFormat": ["markdown"]]]])
    #expect(!hover(client).contains("]("))
    let impossible = TestClient.initialized(
      capabilities: ["textDocument": ["hover": ["contentFormat": ["markdown"]]]],
      exportedGuide: ExportedGuide(folder: "/proc/quickactions/guide"))
    // The first hover starts writing the guide; after that has failed there are no links any more.
    var rest = 3000
    while rest > 0, hover(impossible).contains("](") {
      rest -= 1
      Thread.sleep(forTimeInterval: 0.02)
    }
    #expect(!hover(impossible).contains("]("))
  }

  // MARK: Requests

  @Test func documentationOfATerm() {
    let client = TestClient.initialized(capabilities: Self.showing)
    let result = client.request("quickActions/documentation", ["term": ".compose"])
    #expect(result["contents"]?["value"]?.string?.contains("square.and.pencil") == true)
    #expect(result["language"] == "en")
    let chinese = client.request(
      "quickActions/documentation", ["term": "icons", "language": "zh-Hans"])
    #expect(chinese["title"] == "图标")
    #expect(chinese["uri"] == "quickactions-guide:///zh-Hans/icons.md")
    #expect(client.request("quickActions/documentation", ["term": "xyzzy"]) == .null)
    let unknown = client.request(
      "quickActions/documentation", ["term": "icons", "language": "fr"])
    #expect(unknown["code"] == -32602)
    #expect(client.request("quickActions/documentation", [:])["code"] == -32602)
  }

  @Test func documentationOfAPlace() {
    let client = TestClient.initialized(capabilities: Self.showing)
    client.open(text)
    let result = client.request("quickActions/documentation", TestClient.place(2, 12))
    #expect(result["title"] == "UIApplicationShortcutItems")
    #expect(client.request("quickActions/documentation", TestClient.place(0, 0)) == .null)
  }

  @Test func search() {
    let client = TestClient.initialized(capabilities: Self.showing)
    let result = client.request("quickActions/search", ["query": "弹出框 全屏", "limit": 2])
    #expect(result["results"]?.array?.count == 2)
    #expect(result["results"]?.array?.first?["slug"] == "popovers")
    #expect(result["results"]?.array?.first?["language"] == "zh-Hans")
    let odd = client.request(
      "quickActions/search", ["query": "popover", "limit": -5])
    #expect(odd["results"]?.array?.count == 1)
  }

  /// Every page that a search finds can be opened by its address.
  @Test func whatIsFoundCanBeOpened() {
    let client = TestClient.initialized(capabilities: Self.showing)
    for query in ["popover", "performActionFor", "duplicate type", "图标", "compose icon"] {
      let results = client.request("quickActions/search", ["query": .string(query)])
      for result in results["results"]?.array ?? [] {
        let page = client.request("workspace/textDocumentContent", ["uri": result["uri"] ?? .null])
        #expect(page["text"]?.string?.isEmpty == false, "\(result)")
      }
    }
  }

  /// VS Code omits an empty authority from a URI.
  @Test(arguments: ["quickactions-guide:/en/icons.md", "quickactions-guide:///en/icons.md"])
  func addressesWithoutAnAuthority(_ uri: String) {
    let client = TestClient.initialized(capabilities: Self.showing)
    let page = client.request("workspace/textDocumentContent", ["uri": .string(uri)])
    #expect(page["text"]?.string?.hasPrefix("# ") == true, "\(page)")
  }

  @Test(arguments: [
    "quickactions-guide:/", "quickactions-guide:en/icons.md",
    "quickactions-guide:///en/nothing.md", "quickactions-guide:///fr/icons.md",
    "quickactions-guide:///en.md", "quickactions-guide:///", "quickactions-guide://", "",
    "file:///etc/passwd", "quickactions-guide:///en/../../etc/passwd",
    "quickactions-guide:///en/symbol/%FF%ZZ.md", "quickactions-guide:///en/a/b/c.md",
  ])
  func pagesThatAreNotThere(_ uri: String) {
    let client = TestClient.initialized(capabilities: Self.showing)
    let error = client.request("workspace/textDocumentContent", ["uri": .string(uri)])
    #expect(error["code"]?.integer ?? 0 < 0)
  }

  // MARK: The command

  @Test func theCommandOpensThePage() throws {
    let client = TestClient.initialized(capabilities: Self.showing)
    let messages = client.send(
      body: """
        {"jsonrpc":"2.0","id":7,"method":"workspace/executeCommand",
         "params":{"command":"quickactions.showDocumentation","arguments":["popovers"]}}
        """)
    let request = try #require(messages.first { $0["method"] == "window/showDocument" })
    #expect(request["params"]?["uri"] == "quickactions-guide:///en/popovers.md")
    // The client's answer needs no reaction.
    let id = try #require(request["id"]?.string)
    let answer = client.send(
      body: "{\"jsonrpc\":\"2.0\",\"id\":\"\(id)\",\"result\":{\"success\":true}}")
    #expect(answer.isEmpty)
  }

  @Test func theCommandAnswersWhereNothingCanBeOpened() {
    let client = TestClient.initialized()
    let page = client.request(
      "workspace/executeCommand",
      ["command": "quickactions.showDocumentation", "arguments": ["popovers"]])
    #expect(page["title"] == "Popovers")
    for params: JSONValue in [
      ["command": "no.such"], ["command": "quickactions.showDocumentation"],
      ["command": "quickactions.showDocumentation", "arguments": ["xyzzy"]],
    ] {
      #expect(client.request("workspace/executeCommand", params)["code"] != nil)
    }
  }
}
