import LanguageServerProtocol
import TestKit
import Testing

/// A rename over property list and code, as clients get it.
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

  @Test func aFileThatAnotherProgramChangedIsNotEdited() throws {
    let folder = try TemporaryFolder()
    let answer = try rename(folder, asking: true) {
      try folder.write("<!-- new -->\n" + Self.list, to: "Info.plist")
    }
    #expect(answer["message"]?.string?.hasPrefix("Info.plist:") == true)
  }
}
