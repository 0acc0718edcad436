import Foundation
import LanguageServer
import LanguageServerProtocol
import TestKit
import Testing

/// A rename in property list and code, as clients get it.
@Suite struct RenameRequestTests {
  private static let list = """
    <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array>
    <dict><key>UIApplicationShortcutItemType</key><string>a.note</string>
    <key>UIApplicationShortcutItemTitle</key><string>Note</string></dict>
    </array></dict></plist>

    """

  private static let code = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
        if item.type == "a.note" { open() }
        return true
      }
      let activity = NSUserActivity(activityType: "a.note")
    }
    """

  private func rename(
    _ folder: TemporaryFolder, asking: Bool, in documents: Bool = true,
    meanwhile change: () throws -> Void = {}
  ) throws -> JSONValue {
    try folder.write(Self.list, to: "Info.plist")
    try folder.write(Self.code, to: "A.swift")
    let client = TestClient.initialized(
      capabilities: [
        "textDocument": [
          "rename": ["prepareSupport": true, "honorsChangeAnnotations": .bool(asking)]
        ],
        "workspace": [
          "workspaceEdit": ["documentChanges": .bool(documents), "changeAnnotationSupport": [:]]
        ],
      ], folders: [folder.path])
    client.open(Self.code, uri: folder.uri("A.swift"), languageId: "swift")
    let place = TestClient.place(2, 24, uri: folder.uri("A.swift"))
    _ = client.request("textDocument/prepareRename", place)
    try change()
    guard case .object(var members) = place else { return nil }
    members["newName"] = "a.memo"
    return client.request("textDocument/rename", .object(members))
  }

  @Test func clientsThatCanAskAreToldWhatIsDoubtful() throws {
    let edit = try rename(TemporaryFolder(), asking: true)
    let annotations = try #require(edit["changeAnnotations"]?.object)
    #expect(annotations.count == 1 && annotations.first?.value["needsConfirmation"] == true)
    let edits = (edit["documentChanges"]?.array ?? []).flatMap { $0["edits"]?.array ?? [] }
    #expect(edits.count == 3)
    let asked = edits.filter { $0["annotationId"]?.string == annotations.first?.key }
    #expect(asked.map { $0["range"]?["start"]?["line"] } == [5])
    #expect(edits.filter { $0["annotationId"] == nil }.count == 2)
  }

  @Test func othersGetPlainEdits() throws {
    for documents in [true, false] {
      let edit = try rename(TemporaryFolder(), asking: !documents, in: documents)
      #expect(edit["changeAnnotations"] == nil)
      #expect(edit[documents ? "documentChanges" : "changes"] != nil)
    }
  }

  @Test func whatIsDoubtfulIsLeftAloneWhereNobodyCanBeAsked() throws {
    let folder = try TemporaryFolder()
    let edit = try rename(folder, asking: false)
    let edits = (edit["documentChanges"]?.array ?? []).flatMap { $0["edits"]?.array ?? [] }
    #expect(edits.count == 2)
    #expect(edits.allSatisfy { $0["range"]?["start"]?["line"] != 5 })
  }

  @Test(arguments: [
    ("en", "the text is the same and nothing shows that it is the type: A.swift:6"),
    ("zh-Hans", "因此没有改名：A.swift:6"),
  ])
  func itIsSaidWhatWasLeftAlone(_ locale: String, _ words: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.list, to: "Info.plist")
    try folder.write(Self.code, to: "A.swift")
    let client = TestClient.initialized(locale: locale, folders: [folder.path])
    client.open(Self.code, uri: folder.uri("A.swift"), languageId: "swift")
    let place = TestClient.place(2, 24, uri: folder.uri("A.swift"))
    client.request("textDocument/prepareRename", place)
    guard case .object(var members) = place else { return }
    members["newName"] = "a.memo"
    let message: JSONValue = [
      "jsonrpc": "2.0", "id": 77, "method": "textDocument/rename", "params": .object(members),
    ]
    let shown = client.send(body: message.text).filter { $0["method"] == "window/showMessage" }
    #expect(shown.count == 1)
    #expect(shown.first?["params"]?["message"]?.string?.hasSuffix(words) == true)
  }

  /// Some clients accept the registration of watched files and send no events.
  @Test func whatAnotherProgramChangedIsTakenUp() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "let seen = item.type == \"a.other\"\n// UIApplicationShortcutItem\n", to: "B.swift")
    let edit = try rename(folder, asking: true) {
      try folder.write("<!-- new -->\n" + Self.list, to: "Info.plist")
      try folder.write(
        """

        func look(_ item: UIApplicationShortcutItem) -> Bool { item.type == "a.note" }
        """, to: "B.swift")
    }
    var lines: [String: [JSONValue]] = [:]
    for change in edit["documentChanges"]?.array ?? [] {
      let uri = change["textDocument"]?["uri"]?.string ?? ""
      let name = String(uri.split(separator: "/").last ?? "")
      lines[name] = (change["edits"]?.array ?? []).compactMap { $0["range"]?["start"]?["line"] }
    }
    #expect(lines["Info.plist"] == [2])
    #expect(lines["B.swift"] == [1])
    #expect(lines["A.swift"] == [2, 5])
  }

  @Test func whileTheCodeIsReadTheRequestWaits() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.list, to: "Info.plist")
    try folder.write(Self.code, to: "A.swift")
    let work = BackgroundWork.byHand(patience: .zero)
    let client = TestClient.initialized(folders: [folder.path], background: work)
    let uri = folder.uri("Info.plist")
    client.open(Self.list, uri: uri, languageId: "plist")
    guard case .object(var members) = TestClient.place(1, 56, uri: uri) else { return }
    members["newName"] = "a.memo"
    func rename() -> JSONValue { client.request("textDocument/rename", .object(members)) }
    func settle(_ count: Int) {
      for _ in 0..<count {
        _ = rename()
        while work.step() { client.idle() }
      }
    }
    settle(4)
    #expect(rename()["changes"] != nil)
    // This many changes, as after a switch of branches, are processed in the background.
    let changes = (0..<100).map { number -> JSONValue in
      ["uri": .string(folder.uri("\(number).swift")), "type": 2]
    }
    client.notify("workspace/didChangeWatchedFiles", ["changes": .array(changes)])
    let request: JSONValue = [
      "jsonrpc": "2.0", "id": "r", "method": "textDocument/rename", "params": .object(members),
    ]
    #expect(!client.send(body: request.text).contains { $0["id"] == "r" })
    var answers: [JSONValue] = []
    while work.step() { answers += client.idle().filter { $0["id"] == "r" } }
    #expect(answers.count == 1)
    #expect(answers.first?["result"]?["changes"]?.object?.count == 2)
  }

  @Test func whatHasVanishedIsNotEdited() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "func look(_ item: UIApplicationShortcutItem) -> Bool { item.type == \"a.note\" }\n",
      to: "B.swift")
    let edit = try rename(folder, asking: true) { try folder.remove("B.swift") }
    let uris = (edit["documentChanges"]?.array ?? []).compactMap {
      $0["textDocument"]?["uri"]?.string?.split(separator: "/").last
    }
    #expect(Set(uris) == ["A.swift", "Info.plist"])
  }

  @Test(arguments: [true, false])
  func anOpenBinaryPropertyListIsARefusal(fromList: Bool) throws {
    let folder = try TemporaryFolder()
    let binary = try Data(contentsOf: Project.url("Samples/Binary/Info.plist"))
    try folder.write(binary, to: "Info.plist")
    let code = Self.code.replacing("a.note", with: "com.example.notes.new")
    try folder.write(code, to: "A.swift")
    let client = TestClient.initialized(folders: [folder.path])
    client.open(
      String(decoding: binary, as: UTF8.self), uri: folder.uri("Info.plist"), languageId: "plist")
    client.open(code, uri: folder.uri("A.swift"), languageId: "swift")
    let place =
      fromList
      ? TestClient.place(0, 3, uri: folder.uri("Info.plist"))
      : TestClient.place(2, 24, uri: folder.uri("A.swift"))
    guard case .object(var members) = place else { return }
    members["newName"] = "a.memo"
    let answer = client.request("textDocument/rename", .object(members))
    #expect(answer["message"]?.string?.hasPrefix("Info.plist is binary") == true)
  }
}
