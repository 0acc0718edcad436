import Foundation
import LanguageServer
import LanguageServerProtocol
import TestKit
import Testing

/// The files of the workspace that are not open, and the settings.
@Suite struct WorkspaceTests {
  static func plist(_ title: String, icon: String = "UIApplicationShortcutIconTypeAdd") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \t<key>UIApplicationShortcutItems</key>
    \t<array>
    \t\t<dict>
    \t\t\t<key>UIApplicationShortcutItemType</key>
    \t\t\t<string>com.example.\(title.lowercased())</string>
    \t\t\t<key>UIApplicationShortcutItemTitle</key>
    \t\t\t<string>\(title)</string>
    \t\t\t<key>UIApplicationShortcutItemIconType</key>
    \t\t\t<string>\(icon)</string>
    \t\t</dict>
    \t</array>
    </dict>
    </plist>
    """
  }
  private static let pulling: JSONValue = ["textDocument": ["diagnostic": [:]]]

  private func codes(_ diagnostics: [JSONValue]) -> [String] {
    diagnostics.compactMap { $0["code"]?.string }
  }

  // MARK: Symbols

  @Test func symbolsOfAllFolders() throws {
    let (first, second) = (try TemporaryFolder(), try TemporaryFolder())
    try first.write(Self.plist("新建 Note"), to: "App/Info.plist")
    try second.write(Self.plist("Search"), to: "Info.plist")
    try second.write("not a plist", to: "Other.plist")
    let client = TestClient.initialized(folders: [first.path, second.path])
    func names(_ query: String) -> [String] {
      (client.request("workspace/symbol", ["query": .string(query)]).array ?? [])
        .compactMap { $0["name"]?.string }
    }
    #expect(names("") == ["新建 Note", "Search"])
    #expect(names("建") == ["新建 Note"])
    #expect(names("srch") == ["Search"])
    #expect(names("xyz") == [])
    let symbol = client.request("workspace/symbol", ["query": "note"]).array?.first
    #expect(symbol?["location"]?["uri"] == .string(first.uri("App/Info.plist")))
    #expect(symbol?["location"]?["range"]?["start"]?["line"] == 5)

    // A removed folder is forgotten, and an open text takes precedence over the file.
    client.notify(
      "workspace/didChangeWorkspaceFolders",
      [
        "event": [
          "added": [], "removed": [["uri": .string("file://" + encoded(first.path)), "name": "x"]],
        ]
      ])
    client.open(Self.plist("Changed"), uri: second.uri("Info.plist"))
    #expect(names("") == ["Changed"])
  }

  private func encoded(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }

  // MARK: Pulled diagnostics

  @Test func clientsThatAskAreToldNothingUnasked() {
    let client = TestClient.initialized(capabilities: Self.pulling)
    let messages = client.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": "untitled:a", "languageId": "xml", "version": 1,
          "text": .string(Self.plist("A", icon: "compose")),
        ]
      ])
    #expect(!messages.contains { $0["method"] == "textDocument/publishDiagnostics" })
    let params: JSONValue = ["textDocument": ["uri": "untitled:a"]]
    let first = client.request("textDocument/diagnostic", params)
    #expect(first["kind"] == "full")
    #expect(codes(first["items"]?.array ?? []) == ["unknown-icon-type"])
    let name = first["resultId"] ?? .null
    let again = client.request(
      "textDocument/diagnostic",
      ["textDocument": ["uri": "untitled:a"], "previousResultId": name])
    #expect(again == ["kind": "unchanged", "resultId": name])
    // An edit before the finding moves it, so it is reported again.
    client.change([["range": TestClient.range(0, 0, 0, 0), "text": "\n"]], uri: "untitled:a")
    let moved = client.request(
      "textDocument/diagnostic",
      ["textDocument": ["uri": "untitled:a"], "previousResultId": name])
    #expect(moved["kind"] == "full" && moved["resultId"] != name)
    #expect(
      client.request("textDocument/diagnostic", ["textDocument": ["uri": "file:///x"]])["items"]
        == [])
  }

  @Test func clientsThatDoNotAskAreNotTold() {
    let capabilities = TestClient().request(
      "initialize", ["processId": nil, "rootUri": nil, "capabilities": [:]])["capabilities"]
    #expect(capabilities?["diagnosticProvider"] == nil)
  }

  @Test func theWholeWorkspaceIsChecked() throws {
    let folder = try TemporaryFolder()
    for index in 0..<120 {
      try folder.write(
        Self.plist("A", icon: index == 7 ? "x" : "compose"), to: "\(index)/Info.plist")
    }
    try folder.write("{\"language\": 3}", to: ".quickactions.json")
    let client = TestClient.initialized(capabilities: Self.pulling, folders: [folder.path])
    let whole = client.request("workspace/diagnostic", ["previousResultIds": []])
    let items = whole["items"]?.array ?? []
    #expect(items.count == 121)
    #expect(items.allSatisfy { $0["kind"] == "full" && $0["version"] == .null })
    #expect(codes(items.first?["items"]?.array ?? []) == ["invalid-setting"])

    // In parts, if the client requests it.
    let messages = client.send(
      body: JSONValue.object([
        "jsonrpc": "2.0", "id": "w", "method": "workspace/diagnostic",
        "params": ["previousResultIds": [], "partialResultToken": 5],
      ]).text)
    let parts = messages.filter { $0["method"] == "$/progress" }
    #expect(parts.count > 1 && parts.allSatisfy { $0["params"]?["token"] == 5 })
    let count = parts.reduce(0) { $0 + ($1["params"]?["value"]?["items"]?.array?.count ?? 0) }
    #expect(count == 121)
    #expect(messages.last?["result"] == ["items": []])
  }

  @Test func aFolderInsideAnotherIsLookedAtOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.plist("Outer", icon: "compose"), to: "Info.plist")
    try folder.write(Self.plist("Inner", icon: "compose"), to: "Inner/App/Info.plist")
    let client = TestClient.initialized(
      capabilities: Self.pulling, folders: [folder.path, folder.path + "/Inner"])
    let symbols = client.request("workspace/symbol", ["query": ""]).array ?? []
    #expect(symbols.compactMap { $0["name"]?.string } == ["Outer", "Inner"])
    #expect(symbols.last?["containerName"] == "App/Info.plist")
    let items = client.request("workspace/diagnostic", ["previousResultIds": []])["items"]?.array
    #expect(items?.count == 2)
  }

  @Test func theWholeWorkspaceIsCheckedWithTheNearestSettings() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.plist("A", icon: "compose"), to: "One/Info.plist")
    try folder.write(Self.plist("A", icon: "compose"), to: "Two/Info.plist")
    try folder.write("{\"rules\": {\"unknown-icon-type\": \"off\"}}", to: "Two/.quickactions.json")
    let client = TestClient.initialized(capabilities: Self.pulling, folders: [folder.path])
    let items = client.request("workspace/diagnostic", ["previousResultIds": []])["items"]?.array
    #expect(items?.map { codes($0["items"]?.array ?? []) } == [["unknown-icon-type"], []])
  }

  // MARK: Settings

  @Test func settingsOfTheProjectAndTheEditor() throws {
    let folder = try TemporaryFolder()
    let uri = folder.uri("App/Info.plist")
    try folder.write(Self.plist("A"), to: "App/Info.plist")
    try folder.write("{\"rules\": {\"unknown-icon-type\": \"hint\"}}", to: ".quickactions.json")
    let client = TestClient.initialized(folders: [folder.path])
    var found = client.open(Self.plist("A ", icon: "compose"), uri: uri)
    #expect(found.first { $0["code"] == "unknown-icon-type" }?["severity"] == 4)
    #expect(codes(found).contains("title-whitespace"))

    // The editor's settings apply if the project has none, and for the language.
    let messages = client.notify(
      "workspace/didChangeConfiguration",
      [
        "settings": [
          "quickactions": [
            "language": "zh-Hans",
            "rules": ["unknown-icon-type": "error", "title-whitespace": "off"],
          ]
        ]
      ])
    found = messages.last?["params"]?["diagnostics"]?.array ?? []
    #expect(codes(found) == ["type-slip", "unknown-icon-type"])
    #expect(found.last?["severity"] == 4)
    #expect(found.last?["message"]?.string?.contains("图标") == true)

    // A changed file counts as soon as the client notifies the server.
    try folder.write("{\"exclude\": [\"App\"]}", to: ".quickactions.json")
    let changed = client.notify(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": .string(folder.uri(".quickactions.json")), "type": 2]]])
    #expect(changed.last?["params"]?["diagnostics"] == [])
  }

  /// The language of a project applies from the start, and an unchanged configuration of the editor does not
  /// scan the folders again.
  @Test func settingsThatSayNothingNewChangeNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("{\"language\": \"zh-Hans\"}", to: ".quickactions.json")
    let uri = folder.uri("Info.plist")
    let client = TestClient.initialized(
      capabilities: ["workspace": ["inlayHint": ["refreshSupport": true]]], folders: [folder.path])
    let found = client.open(Self.plist("A", icon: "compose"), uri: uri)
    #expect(found.first?["message"]?.string?.contains("图标") == true)
    let messages = client.notify(
      "workspace/didChangeConfiguration", ["settings": ["quickactions": [:]]])
    #expect(messages == [])
  }

  @Test func aWrongSettingIsFoundWhereItStands() throws {
    let folder = try TemporaryFolder()
    let client = TestClient.initialized(folders: [folder.path])
    let found = client.open(
      "{\"rules\": {\"duplicate-typ\": \"off\"}}", uri: folder.uri(".quickactions.json"),
      languageId: "json")
    #expect(codes(found) == ["invalid-setting"])
    #expect(found.first?["range"] == TestClient.range(0, 11, 0, 26))
    #expect(client.open("{\"a\": 1}", uri: folder.uri("package.json"), languageId: "json") == [])
  }

  @Test func aClientThatCanTellIsAsked() {
    let client = TestClient()
    client.request(
      "initialize",
      [
        "processId": nil, "rootUri": nil,
        "capabilities": ["workspace": ["configuration": true]],
      ])
    let request = client.notify("initialized", [:]).first {
      $0["method"] == "workspace/configuration"
    }
    #expect(request?["params"]?["items"]?.array?.first?["section"] == "quickactions")
    client.open(Self.plist("A", icon: "compose"), uri: "untitled:a")
    let messages = client.answer(request ?? .null, [["rules": ["unknown-icon-type": "off"]]])
    #expect(messages.last?["params"]?["diagnostics"] == [])
    // An answer that has arrived is not awaited.
    #expect(client.answer(request ?? .null, [["rules": [:]]]) == [])
  }

  /// Invalid settings of the editor do no harm and are reported.
  @Test(
    arguments: [
      (3, "Expected an object"), ([1], "Expected an object"), ("x", "Expected an object"),
      (["rules": ["no-such-rule": "off"]], "There is no rule or group “no-such-rule”"),
    ] as [(JSONValue, String)])
  func nonsenseFromTheEditorIsToldOf(_ settings: JSONValue, _ message: String) {
    let client = TestClient.initialized()
    let change = "workspace/didChangeConfiguration"
    let off: JSONValue = ["quickactions": ["rules": ["unknown-icon-type": "off"]]]
    client.notify(change, ["settings": off])
    #expect(client.open(Self.plist("A", icon: "compose"), uri: "untitled:a") == [])
    let said = client.notify(change, ["settings": ["quickactions": settings]])
    let logged = said.filter { $0["method"] == "window/logMessage" }
      .compactMap { $0["params"]?["message"]?.string }
    #expect(logged.contains { $0.contains(message) }, "\(said)")
    // The former settings still apply, except for changed ones.
    let diagnostics = client.change(
      [["text": .string(Self.plist("B", icon: "compose"))]], uri: "untitled:a")
    #expect(codes(diagnostics) == (settings.object == nil ? [] : ["unknown-icon-type"]))
    // A client without settings sends null, which is valid.
    #expect(client.notify(change, ["settings": nil]) == [])
  }

  /// The language is a personal setting: the editor's takes precedence, even over that of the project.
  @Test func theLanguageOfTheEditorCounts() throws {
    let folder = try TemporaryFolder()
    try folder.write("{\"language\": \"zh-Hans\"}", to: ".quickactions.json")
    func message(_ settings: JSONValue) -> String {
      let client = TestClient.initialized(folders: [folder.path])
      client.notify("workspace/didChangeConfiguration", ["settings": settings])
      let uri = folder.uri("Info.plist")
      return client.open(Self.plist("A", icon: "compose"), uri: uri).first?["message"]?.string ?? ""
    }
    #expect(message(nil).contains("是不是"))
    #expect(message(["quickactions": ["language": "en"]]).contains("did you mean"))
  }

  // MARK: Outdated work

  /// Work that was started before a change gives no results about the new state.
  @Test func aLookThatIsOvertakenCountsForNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "A.xcassets/a.imageset/Contents.json")
    let background = BackgroundWork.byHand()
    let client = TestClient.initialized(folders: [folder.path], background: background)
    let icon = "<key>UIApplicationShortcutItemIconFile</key><string>b</string>"
    let uri = folder.uri("Info.plist")
    let text = Self.plist("A").replacing(
      "<key>UIApplicationShortcutItemIconType</key>\n\t\t\t<string>UIApplicationShortcutIconTypeAdd</string>",
      with: icon)
    #expect(client.open(text, uri: uri) == [])
    // Each step ends before the next begins; in between, the image is added.
    for overtaken in 1...2 {
      try? folder.remove("b.svg")
      client.notify(
        "workspace/didChangeWatchedFiles",
        ["changes": [["uri": .string(folder.uri("b.svg")), "type": 3]]])
      for _ in 1..<overtaken {
        background.step()
        client.server.idle()
      }
      background.step()
      try folder.write("<svg width=\"35\" height=\"35\"></svg>", to: "b.svg")
      var said = client.notify(
        "workspace/didChangeWatchedFiles",
        [
          "changes": [
            ["uri": .string(folder.uri("b.svg")), "type": 1]
          ]
        ])
      var steps = 0
      while background.step(), steps < 20 {
        said += client.notify("$/setTrace", ["value": "off"])
        steps += 1
      }
      #expect(steps > 0 && steps < 20)
      let published = said.filter { $0["method"] == "textDocument/publishDiagnostics" }
      for message in published {
        let found = codes(message["params"]?["diagnostics"]?.array ?? [])
        #expect(!found.contains("icon-not-found"), "overtaken at \(overtaken)")
      }
    }
  }

  /// A property list determines the purpose of the keys in a strings file.
  @Test func aChangeOfAPropertyListIsSeenInItsStrings() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App.xcodeproj/project.pbxproj")
    try folder.write(Self.plist("shortcut.new"), to: "App/Info.plist")
    let strings = "\"shortcut.new\" = \"Neu\";\n\"shortcut.search\" = \"Alt\";\n"
    try folder.write(strings, to: "App/de.lproj/InfoPlist.strings")
    let client = TestClient.initialized(folders: [folder.path])
    let (plist, table) = (
      folder.uri("App/Info.plist"), folder.uri("App/de.lproj/InfoPlist.strings")
    )
    client.open(Self.plist("shortcut.new"), uri: plist)
    let before = client.open(strings, uri: table, languageId: "strings")
    let said = client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(plist), "version": 2],
        "contentChanges": [["text": .string(Self.plist("shortcut.search"))]],
      ])
    let after = said.last { $0["params"]?["uri"] == .string(table) }?["params"]?["diagnostics"]?
      .array
    #expect(codes(before) == codes(after ?? []) && codes(before).count == 1)
    #expect(before.first?["range"]?["start"]?["line"] != after?.first?["range"]?["start"]?["line"])
  }

  /// A late cancellation is forgotten: its id may be used again.
  @Test func aLateCancellationIsForgotten() {
    let cancellations = CancellationRegistry()
    let inbox = Inbox()
    let server = LanguageServer(cancellations: cancellations) {
      inbox.messages.append(JSONValue(encoding: $0))
    }
    func send(_ text: String) { server.receive(Array(text.utf8)) }
    send(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#)
    cancellations.insert(.number(1))
    send(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}"#)
    send(#"{"jsonrpc":"2.0","id":1,"method":"shutdown"}"#)
    #expect(inbox.messages.last?["id"] == 1 && inbox.messages.last?["error"] == nil)
  }

  private final class Inbox {
    var messages: [JSONValue] = []
  }

  // MARK: Progress and cancellation

  @Test func longWorkShowsProgress() throws {
    let folder = try TemporaryFolder()
    for index in 0..<30 { try folder.write(Self.plist("A"), to: "\(index)/Info.plist") }
    let client = TestClient.initialized(
      capabilities: ["window": ["workDoneProgress": true]], folders: [folder.path],
      background: BackgroundWork(patience: .zero))
    let messages = client.send(
      body: JSONValue.object([
        "jsonrpc": "2.0", "id": 9, "method": "workspace/symbol", "params": ["query": ""],
      ]).text)
    // All of it is done before the client can answer, so no progress begins.
    #expect(messages.contains { $0["method"] == "window/workDoneProgress/create" })
    #expect(!messages.contains { $0["method"] == "$/progress" })
    #expect(messages.last { $0["id"] == 9 }?["result"]?.array?.count == 30)
  }

  @Test func foldersThatAreNotThereDoNoHarm() {
    let client = TestClient.initialized(folders: ["/does/not/exist", "/proc/1/fd"])
    #expect(client.request("workspace/symbol", ["query": ""]) == [])
  }
}
