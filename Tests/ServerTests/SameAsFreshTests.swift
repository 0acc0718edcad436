import Files
import Foundation
import LanguageServerProtocol
import TestKit
import Testing
@testable import LanguageServer
@testable import RuleSubjects

/// After any changes of its files, a server gives the same answers as one that has just been started.
@Suite struct SameAsFreshTests {
  private static let folder = "/w"
  private static let titles = ["New", "shortcut.new", "Search", "Neu"]
  private static let icons = ["compose", "compass", "missing"]

  private static func plist(_ title: String, _ icon: String) -> String {
    """
    <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array>
    <dict><key>UIApplicationShortcutItemType</key><string>$(PRODUCT_BUNDLE_IDENTIFIER).new</string>
    <key>UIApplicationShortcutItemTitle</key><string>\(title)</string>
    <key>UIApplicationShortcutItemIconFile</key><string>\(icon)</string></dict>
    <dict><key>UIApplicationShortcutItemType</key><string>com.example.app.new</string>
    <key>UIApplicationShortcutItemTitle</key><string>Search</string>
    <key>UIApplicationShortcutItemIconType</key><string>UIApplicationShortcutIconTypeMail</string></dict>
    </array></dict></plist>
    """
  }

  private static let lists = ["/w/App/Info.plist", "/w/App/Kit/Info.plist", "/w/Other/Info.plist"]
  private static let tables = [
    "/w/App/de.lproj/InfoPlist.strings", "/w/App/ja.lproj/InfoPlist.strings",
    "/w/App/ja.lproj/Localizable.strings", "/w/Other/de.lproj/InfoPlist.strings",
  ]
  private static let project = "/w/App/Example.xcodeproj/project.pbxproj"
  private static let image = "/w/App/Assets.xcassets/compose.imageset/Contents.json"

  /// Returns a possible content of a file in the project.
  private static func content(of path: String, _ random: inout SplitMix64) -> String {
    if lists.contains(path) { return plist(random.pick(titles), random.pick(icons)) }
    if tables.contains(path) {
      let entries = titles.filter { _ in random.int(below: 3) > 0 }
      return entries.map { "\"\($0)\" = \"\(random.pick(titles))\";\n" }.joined()
        + (random.int(below: 8) == 0 ? "\"open = " : "")
    }
    if path == image { return #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"# }
    let projects = [
      ExampleProject.beside(deploymentTarget: "9.0"),
      ExampleProject.beside(strings: ["de"]),
      ExampleProject.beside(regions: ["en", "de", "ja"], strings: ["de", "ja"]),
      ExampleProject.beside(isPreprocessed: true),
      ExampleProject.beside(productType: "app-extension"),
      ExampleProject.beside(replacing: "rootObject", by: "("),
    ]
    return String(decoding: random.pick(projects).values.first ?? [], as: UTF8.self)
  }

  /// A client with its open documents.
  private struct Editor {
    let client: TestClient
    let background: BackgroundWork
    var texts: [String: String] = [:]
    private var version = 1

    init(_ disk: ChangingFiles, byHand: Bool) {
      background = byHand ? .byHand() : BackgroundWork()
      client = TestClient.initialized(
        capabilities: ["textDocument": ["diagnostic": [:]]],
        folders: [SameAsFreshTests.folder], disk: disk, background: background)
    }

    static func uri(_ path: String) -> String { "file://" + path }

    mutating func open(_ path: String, _ text: String) {
      texts[path] = text
      client.open(
        text, uri: Self.uri(path), languageId: path.hasSuffix("plist") ? "plist" : "strings")
    }

    mutating func close(_ path: String) {
      texts[path] = nil
      client.notify(
        "textDocument/didClose", ["textDocument": ["uri": .string(Self.uri(path))]])
    }

    mutating func change(_ path: String, to text: String) {
      texts[path] = text
      version += 1
      client.change([["text": .string(text)]], version: version, uri: Self.uri(path))
    }

    func tell(_ path: String, _ type: Int) {
      client.notify(
        "workspace/didChangeWatchedFiles",
        ["changes": [["uri": .string(Self.uri(path)), "type": .integer(type)]]])
    }

    /// Returns the answers about its documents when all work is done.
    func answers() -> [String: JSONValue] {
      var last: [String: JSONValue] = [:]
      for _ in 0..<8 {
        var answers: [String: JSONValue] = [:]
        for path in texts.keys.sorted() {
          let document: JSONValue = ["uri": .string(Self.uri(path))]
          answers[path] =
            client.request("textDocument/diagnostic", ["textDocument": document])["items"]
          for line in [0, 2] {
            var params = TestClient.place(line, line == 0 ? 3 : 55, uri: Self.uri(path))
            answers["\(path):\(line):definition"] = client.request(
              "textDocument/definition", params)
            params = [
              "textDocument": document, "position": params["position"] ?? .null,
              "context": ["includeDeclaration": true],
            ]
            answers["\(path):\(line):references"] = client.request(
              "textDocument/references", params)
          }
        }
        var worked = false
        while background.step() { worked = true }
        client.idle()
        if !worked, answers == last { break }
        last = answers
      }
      return last
    }
  }

  @Test(.timeLimit(.minutes(40)), arguments: 0..<24)
  func aServerThatHasSeenMuchKnowsWhatAFreshOneKnows(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let disk = ChangingFiles()
    let paths = Self.lists + Self.tables + [Self.project, Self.image]
    for path in paths where random.int(below: 4) > 0 {
      disk[path] = Array(Self.content(of: path, &random).utf8)
    }
    disk["/w/App/Info.plist"] = Array(Self.plist("New", "compose").utf8)
    var editor = Editor(disk, byHand: seed % 2 == 1)
    editor.open("/w/App/Info.plist", Self.plist("New", "compose"))
    var history: [String] = []
    for _ in 0..<14 {
      for _ in 0..<random.int(below: 3) { editor.background.step() }
      let path = random.pick(paths)
      let isDocument = path.hasSuffix("plist") || path.hasSuffix("strings")
      let text = Self.content(of: path, &random)
      switch random.int(below: 5) {
      case 0, 1:
        let type = disk[path] == nil ? 1 : 2
        history.append("\(type == 1 ? "create" : "write") \(path)")
        disk[path] = Array(text.utf8)
        editor.tell(path, type)
      case 2 where disk[path] != nil && editor.texts[path] == nil:
        history.append("delete \(path)")
        disk[path] = nil
        editor.tell(path, 3)
      case 3 where isDocument && editor.texts[path] == nil:
        history.append("open \(path)")
        editor.open(path, disk[path].map { String(decoding: $0, as: UTF8.self) } ?? text)
      case 3 where editor.texts[path] != nil && editor.texts.count > 1:
        history.append("close \(path)")
        editor.close(path)
      default:
        guard editor.texts[path] != nil else { continue }
        history.append("edit \(path)")
        editor.change(path, to: text)
      }
      if random.int(below: 3) == 0 { _ = editor.answers() }
    }
    var fresh = Editor(disk, byHand: false)
    for (path, text) in editor.texts.sorted(by: { $0.key < $1.key }) { fresh.open(path, text) }
    let (known, wanted) = (editor.answers(), fresh.answers())
    for (question, answer) in wanted {
      #expect(
        known[question] == answer, "\(question) after \(history.joined(separator: ", "))")
    }
  }

  @Test(.timeLimit(.minutes(40))) func aRequestOpensNoFile() throws {
    var random = SplitMix64(seed: 1)
    let disk = ChangingFiles()
    for path in Self.lists + Self.tables + [Self.project, Self.image] {
      disk[path] = Array(Self.content(of: path, &random).utf8)
    }
    let counted = CountingFiles(disk)
    let client = TestClient.initialized(
      capabilities: [
        "textDocument": [
          "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]]]
        ]
      ], folders: [Self.folder], disk: counted)
    let open = ["/w/App/Info.plist", "/w/App/de.lproj/InfoPlist.strings"]
    for path in open {
      client.open(
        String(decoding: try #require(disk[path]), as: UTF8.self), uri: "file://" + path,
        languageId: path.hasSuffix("plist") ? "plist" : "strings")
    }
    // The first request reads the property lists with declarations in the background.
    for line in 0..<5 {
      for column in [2, 40, 60] {
        client.request(
          "textDocument/definition", TestClient.place(line, column, uri: "file://" + open[0]))
      }
    }
    _ = (counted.takeReads(), counted.takeListings())
    let names = [
      "hover", "completion", "definition", "documentHighlight", "linkedEditingRange",
      "prepareRename",
    ]
    for path in open {
      let document: JSONValue = ["uri": .string("file://" + path)]
      for line in 0..<5 {
        for column in [2, 40, 60] {
          var params = TestClient.place(line, column, uri: "file://" + path).object ?? [:]
          params["context"] = ["includeDeclaration": true]
          for name in names { client.request("textDocument/\(name)", .object(params)) }
          #expect(counted.takeReads() == [:], "\(path):\(line):\(column)")
        }
      }
      for name in ["documentSymbol", "foldingRange", "documentLink", "semanticTokens/full"] {
        client.request("textDocument/\(name)", ["textDocument": document])
      }
      let range = TestClient.range(0, 0, 5, 0)
      client.request("textDocument/inlayHint", ["textDocument": document, "range": range])
      client.request(
        "textDocument/codeAction",
        ["textDocument": document, "range": range, "context": ["diagnostics": []]])
      #expect(counted.takeReads() == [:] && counted.takeListings() == [:], "\(path)")
    }
  }

  /// Only documents that depend on the change are checked again.
  @Test func anEditConcernsThoseWhoAskedForIt() {
    var random = SplitMix64(seed: 2)
    let disk = ChangingFiles()
    let names = (0..<10).map { "/w/App\($0)" }
    for name in names {
      disk[name + "/App.xcodeproj/project.pbxproj"] = []
      disk[name + "/Info.plist"] = Array(Self.plist("New", "compose").utf8)
      disk[name + "/de.lproj/InfoPlist.strings"] = Array("\"New\" = \"Neu\";".utf8)
      disk[name + "/Assets.xcassets/compose.imageset/Contents.json"] = Array(
        Self.content(of: Self.image, &random).utf8)
    }
    var editor = Editor(disk, byHand: false)
    for name in names {
      editor.open(name + "/Info.plist", Self.plist("New", "compose"))
      editor.open(name + "/de.lproj/InfoPlist.strings", "\"New\" = \"Neu\";")
    }
    _ = editor.answers()
    func checked(_ change: () -> Void) -> Int {
      let before = editor.client.server.checkCount
      change()
      _ = editor.answers()
      return editor.client.server.checkCount - before
    }
    #expect(checked {} == 0)
    #expect(
      checked { editor.change(names[3] + "/de.lproj/InfoPlist.strings", to: "\"Now\" = \"N\";") }
        <= 2)
    #expect(
      checked { editor.change(names[3] + "/Info.plist", to: Self.plist("Now", "compose")) } <= 2)
    let image = names[3] + "/Assets.xcassets/compose.imageset/Contents.json"
    disk[image] = Array("{}".utf8)
    #expect(checked { editor.tell(image, 2) } == 1)
  }
}
