import Files
import LanguageServerProtocol
import TestKit
import Testing

@testable import LanguageServer

/// The page of the Home Screen menu, requested in an editor.
@Suite struct PreviewRequestTests {
  private static let uri = "file:///w/App/Info.plist"

  private static func list(_ items: String...) -> String {
    """
    <plist version="1.0"><dict>
    <key>CFBundleDevelopmentRegion</key><string>en</string>
    <key>UIApplicationShortcutItems</key><array>\(items.joined())</array></dict></plist>
    """
  }

  private static func item(_ title: String, icon: String = "Search") -> String {
    """
    <dict><key>UIApplicationShortcutItemType</key><string>com.example.add</string>
    <key>UIApplicationShortcutItemTitle</key><string>\(title)</string>
    <key>UIApplicationShortcutItemIconType</key><string>UIApplicationShortcutIconType\(icon)</string></dict>
    """
  }

  private static let files = [
    "/w/App/Info.plist": list(item("Saved")),
    "/w/App/de.lproj/InfoPlist.strings": "\"Typed\" = \"Getippt\";\n",
    "/w/App/App.swift": """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func add() {
        UIApplication.shared.shortcutItems = [
          UIApplicationShortcutItem(type: "com.example.made", localizedTitle: "Made by code")
        ]
      }
      func applicationDidFinishLaunching(_ application: UIApplication) { add() }
    }
    """,
  ]

  private func client(
    _ text: String = list(item("Typed")), showing: Bool = false, guide: ExportedGuide? = nil,
    locale: String = "en"
  ) -> TestClient {
    let client = TestClient.initialized(
      capabilities: ["window": ["showDocument": ["support": .bool(showing)]]], folders: ["/w"],
      exportedGuide: guide, disk: MemoryFiles(Self.files.mapValues { Array($0.utf8) }))
    client.open(text, uri: Self.uri)
    return client
  }

  private func page(
    _ client: TestClient, of uri: String = uri, _ params: [String: JSONValue] = [:]
  ) -> JSONValue {
    var params = params
    params["textDocument"] = ["uri": .string(uri)]
    return client.request("quickActions/preview", .object(params))
  }

  private func html(_ answer: JSONValue) throws -> String { try #require(answer["html"]?.string) }

  // MARK: Pages

  @Test func thePageIsMadeFromTheTextInTheEditor() throws {
    let client = client()
    let answer = page(client)
    let html = try html(answer)
    #expect(answer["isEmpty"] == false)
    #expect(html.contains(">Typed</text>") && !html.contains(">Saved</text>"))
    #expect(html.contains(">Getippt</text>"), "all languages are drawn")
    #expect(html.contains(">Made by code</text>"), "code adds to the menu")
    client.change([["text": .string(Self.list(Self.item("Changed")))]], uri: Self.uri)
    #expect(try self.html(page(client)).contains(">Changed</text>"))
  }

  @Test func codeAndTranslationsShowTheMenuOfTheirApp() throws {
    let client = client()
    for (path, text) in Self.files where !path.hasSuffix(".plist") {
      let uri = "file://" + path
      client.open(text, uri: uri, languageId: path.hasSuffix("swift") ? "swift" : "strings")
      #expect(try html(page(client, of: uri)).contains(">Typed</text>"), "\(path)")
    }
    // An unsaved translation is drawn as well.
    client.open(
      "\"Typed\" = \"Neu\";\n", uri: "file:///w/App/de.lproj/InfoPlist.strings",
      languageId: "strings")
    #expect(try html(page(client)).contains(">Neu</text>"))
    #expect(page(client, of: "file:///w/App/readme.md") == .null)
  }

  @Test func theMatrixOfTranslationsIsAPageToo() throws {
    let html = try html(page(client(), ["kind": "translations"]))
    #expect(html.contains("<td class=\"text\" lang=\"de\" dir=\"auto\">Getippt"))
  }

  @Test func aPageLoadsNothingAndTakesColors() throws {
    let plain = try html(page(client()))
    #expect(plain.contains("default-src 'none'; style-src 'unsafe-inline'; img-src data:"))
    #expect(plain.contains("@media (prefers-color-scheme: dark)"))
    let html = try html(
      page(
        client(),
        [
          "appearance": "dark", "nonce": "abc+/=", "device": "ipad", "language": "zh-Hans",
          "colors": ["background": "var(--editor-background)", "error": "#f00"],
        ]))
    #expect(html.contains("style-src 'nonce-abc+/='; img-src") && !html.contains("unsafe"))
    #expect(html.contains("<style nonce=\"abc+/=\">") && html.contains("color-scheme: dark"))
    #expect(html.contains("--page-background: var(--editor-background);"))
    #expect(html.contains("--page-error: #f00"))
    #expect(html.contains("<html lang=\"zh-Hans\">"))
    for text in [plain, html] {
      #expect(!text.contains("<script") && !text.contains(" style=") && !text.contains("<link"))
    }
  }

  @Test(
    arguments: [
      ["kind": "video"], ["device": "watch"], ["appearance": "pink"], ["language": "xx"],
      ["nonce": "a'b"], ["nonce": ""], ["colors": ["text": "red;} body{"]],
      ["colors": ["text": "url(http://example.com)"]], ["colors": ["text": "var(--a);x:var(--b)"]],
      ["colors": ["body": "#fff"]], ["colors": ["text": "#ggg"]],
    ] as [[String: JSONValue]])
  func whatIsNoValueIsRefused(_ params: [String: JSONValue]) {
    #expect(page(client(), params)["code"] == -32602)
  }

  /// For any texts, a page is well-formed and describes the errors.
  @Test(arguments: [
    "</text><script>alert(1)</script>", "&lt;/text>&lt;script>x&lt;/script>", "\u{1}\u{7F}\u{202E}",
    "&#0;&#x1b;[31m", String(repeating: "W", count: 10_000), "]]>", "\"' onload='x",
    "<!--", "</string></dict></array>", "&#xFFFE;&#xFDD0;", "",
  ])
  func hostileTextsGiveRightPages(_ title: String) throws {
    for text in [Self.list(Self.item(title)), Self.list(Self.item("A", icon: title)), title] {
      for kind in ["menu", "translations"] {
        let answer = page(client(text), ["kind": .string(kind)])
        let html = try html(answer)
        #expect(html.utf8.count < 200_000)
        #expect(!html.contains("<script") && !html.contains("\u{202E}") && !html.contains("\u{1b}"))
        // Only the beginning of a long title is next to its notes.
        #expect(kind != "menu" || !html.contains("<th>" + String(repeating: "W", count: 100)))
        #expect(html.hasSuffix("</body>\n</html>\n"))
        for svg in html.matches(of: /<svg[\s\S]*?<\/svg>/) {
          _ = try StrictMarkup.read(String(svg.output))
        }
        if answer["isEmpty"] == true { #expect(html.contains("There are no quick actions here.")) }
      }
    }
  }

  @Test func aBrokenListSaysSo() throws {
    let text = Self.list(Self.item("A</strin"))
    let html = try html(page(client(text)))
    #expect(html.contains("<td class=\"error\">The tag has no"))
  }

  @Test func manyItemsMakeAPageThatEnds() throws {
    let items = String(repeating: Self.item("A"), count: 3000)
    let html = try html(page(client(Self.list(items))))
    #expect(html.utf8.count < 1_000_000)
    #expect(html.contains("<td>… +"))
  }

  // MARK: The command

  private func choose(_ client: TestClient, _ arguments: JSONValue) -> [JSONValue] {
    client.send(
      body: JSONValue.object([
        "jsonrpc": "2.0", "id": "c", "method": "workspace/executeCommand",
        "params": ["command": "quickactions.preview", "arguments": arguments],
      ]).text)
  }

  @Test func theCommandOpensAFile() throws {
    let folder = try TemporaryFolder()
    let guide = ExportedGuide(folder: folder.path + "/guide")
    let client = client(showing: true, guide: guide)
    var addresses: [String] = []
    for arguments in [[.string(Self.uri)], [.string(Self.uri), "translations"]] as [JSONValue] {
      let messages = choose(client, arguments)
      let shown = try #require(
        messages.first { $0["method"] == "window/showDocument" }?["params"])
      #expect(shown["external"] == true)
      #expect(messages.contains { $0["id"] == "c" && $0["result"] == .null })
      let address = try #require(shown["uri"]?.string)
      addresses.append(address)
      let path = try #require(FileURI.path(of: address))
      #expect(path.hasPrefix(folder.path + "/previews/"))
      let html = String(decoding: try DiskFiles().read(path), as: UTF8.self)
      #expect(html.contains("Getippt") && html.contains("prefers-color-scheme"))
    }
    #expect(Set(addresses).count == 2)
    // The same document has the same page.
    let again = choose(client, [.string(Self.uri)])
    #expect(again.contains { $0["params"]?["uri"]?.string == addresses.first })
  }

  /// The command in a file without a menu shows a message.
  @Test func aDocumentWithoutMenuIsTold() throws {
    let client = client()
    let messages = choose(client, [.string("file:///w/App/readme.md")])
    #expect(messages.contains { $0["id"] == "c" && $0["result"] == .null })
    let message = try #require(messages.first { $0["method"] == "window/showMessage" }?["params"])
    #expect(message["message"]?.string?.hasPrefix("Open a property list of the app") == true)
  }

  @Test func pagesDoNotBecomeMore() throws {
    let folder = try TemporaryFolder()
    let pages = PreviewPages(folder: folder.path + "/previews")
    try folder.write("mine", to: "previews/menu.txt")
    for number in 0..<(PreviewPages.maximumCount + 8) {
      #expect(pages.write("x", "menu", of: "/w/\(number).plist") != nil)
    }
    let names = DiskFiles().entries(of: pages.folder)?.map(\.name) ?? []
    #expect(names.filter { $0.hasSuffix(".html") }.count == PreviewPages.maximumCount)
    #expect(names.contains("menu.txt"))
  }

  @Test func whereNoFileCanBeShownTheTextIs() throws {
    let guide = ExportedGuide(folder: "/proc/quickactions/guide")
    for client in [client(), client(showing: true, guide: guide), client(showing: true)] {
      let messages = choose(client, [.string(Self.uri)])
      let text = messages.first { $0["method"] == "window/showMessage" }?["params"]?["message"]
      #expect(text?.string?.contains("Typed") == true)
      #expect(!messages.contains { $0["method"] == "window/showDocument" })
      let result = messages.first { $0["id"] == "c" }?["result"]
      #expect(result?["html"]?.string?.hasPrefix("<!DOCTYPE html>") == true)
    }
    for arguments in [[], [1], [.string(Self.uri), "video"]] as [JSONValue] {
      #expect(choose(client(), arguments).contains { $0["error"]?["code"] == -32602 })
    }
  }

  @Test func aLensAboveTheListShowsTheMenu() throws {
    let client = client()
    let lenses = client.request(
      "textDocument/codeLens", ["textDocument": ["uri": .string(Self.uri)]])
    let lens = try #require(
      lenses.array?.first { $0["command"]?["command"] == "quickactions.preview" })
    #expect(lens["command"]?["title"] == "Preview Menu")
    #expect(lens["command"]?["arguments"] == [.string(Self.uri)])
    #expect(lens["range"]?["start"]?["line"] == 2)
  }
}
