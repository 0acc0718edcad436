import Foundation
import LanguageServer
import LanguageServerProtocol
import TestKit
import Testing

/// `workspace/diagnostic`, which is held until there is something to report.
@Suite struct WorkspaceDiagnosticTests {
  private let folder: TemporaryFolder
  private let disk = CountingFiles()
  private let client: TestClient
  /// The result ids of the client.
  private let previous: JSONValue

  init() throws {
    let folder = try TemporaryFolder()
    for name in ["A", "B"] {
      try folder.write(WorkspaceTests.plist(name), to: "\(name)/Info.plist")
      try folder.write(
        "/* quick action */\n\"\(name)\" = \"x\";", to: "\(name)/de.lproj/InfoPlist.strings")
    }
    self.folder = folder
    client = TestClient.initialized(
      capabilities: ["textDocument": ["diagnostic": [:]]], folders: [folder.path], disk: disk)
    let whole = client.request("workspace/diagnostic", ["previousResultIds": []])
    previous = .array(
      (whole["items"]?.array ?? []).map { item -> JSONValue in
        ["uri": item["uri"] ?? .null, "value": item["resultId"] ?? .null]
      })
    _ = disk.takeReads()
    _ = disk.takeListings()
  }

  /// Sends the request; returns the immediate messages.
  private func ask(_ id: JSONValue = "held", token: JSONValue? = nil) -> [JSONValue] {
    var params: [String: JSONValue] = ["previousResultIds": previous]
    params["partialResultToken"] = token
    return client.send(
      body: JSONValue.object([
        "jsonrpc": "2.0", "id": id, "method": "workspace/diagnostic", "params": .object(params),
      ]).text)
  }

  /// Returns the files in an answer, with the codes of their findings.
  private func reports(_ messages: [JSONValue], of id: JSONValue = "held") -> [String: [String]]? {
    guard let items = messages.last(where: { $0["id"] == id })?["result"]?["items"]?.array else {
      return nil
    }
    return Dictionary(
      items.map { item in
        (
          item["uri"]?.string ?? "",
          (item["items"]?.array ?? []).compactMap { $0["code"]?.string }
        )
      }, uniquingKeysWith: { $1 })
  }

  private func changed(_ name: String, _ type: JSONValue) -> [JSONValue] {
    let event: JSONValue = ["uri": .string(folder.uri(name)), "type": type]
    return client.notify("workspace/didChangeWatchedFiles", ["changes": [event]])
  }

  @Test func nothingIsDoneWhileNothingChanges() {
    #expect(previous.array?.count == 4)
    #expect(ask().isEmpty)
    for _ in 0..<3 { #expect(client.idle().isEmpty) }
    #expect(disk.takeReads() == [:])
    #expect(disk.takeListings() == [:])
  }

  @Test func aChangeInTheEditorIsAnswered() {
    #expect(ask().isEmpty)
    let uri = folder.uri("A/Info.plist")
    // The text is the same as on the disk, so there is nothing to report.
    client.open(WorkspaceTests.plist("A"), uri: uri)
    let messages = client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri), "version": 2],
        "contentChanges": [["text": .string(WorkspaceTests.plist("A", icon: "compose"))]],
      ])
    #expect(reports(messages) == [uri: ["unknown-icon-type"]])
    // Only the files on which it depends were read.
    #expect(disk.takeReads().keys.allSatisfy { $0.hasPrefix(folder.path + "/A/") })
    // A request with the former result ids gets the report again.
    #expect(reports(ask("again"), of: "again") == [uri: ["unknown-icon-type"]])
  }

  @Test func aChangeOnTheDiskIsAnswered() throws {
    #expect(ask().isEmpty)
    try folder.write(WorkspaceTests.plist("B", icon: "compose"), to: "B/Info.plist")
    let messages = changed("B/Info.plist", 2)
    #expect(reports(messages) == [folder.uri("B/Info.plist"): ["unknown-icon-type"]])
  }

  private static let delegate = """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(true)
      }
    }

    """

  private static let connection = """
    extension SceneDelegate {
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        pending = connectionOptions.shortcutItem
      }
    }

    """

  @Test func sourceFilesAreCheckedThatAreNotOpen() throws {
    #expect(ask().isEmpty)
    try folder.write(Self.delegate, to: "A/SceneDelegate.swift")
    let found = reports(changed("A/SceneDelegate.swift", 1))
    #expect(found?[folder.uri("A/SceneDelegate.swift")] == ["scene-handler-without-scenes"])
  }

  @Test func aSourceFileIsCheckedAgainWhenAnotherChanges() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.delegate, to: "SceneDelegate.swift")
    try folder.write(Self.connection, to: "Connection.swift")
    let client = TestClient.initialized(folders: [folder.path])
    let uri = folder.uri("SceneDelegate.swift")
    #expect(client.open(Self.delegate, uri: uri, languageId: "swift").isEmpty)
    for (text, expected) in [("", ["cold-launch-ignored"]), (Self.connection, [])] {
      try folder.write(text, to: "Connection.swift")
      let event: JSONValue = ["uri": .string(folder.uri("Connection.swift")), "type": 2]
      let messages = client.notify("workspace/didChangeWatchedFiles", ["changes": [event]])
      let published = messages.last { $0["params"]?["uri"] == .string(uri) }
      let codes = published?["params"]?["diagnostics"]?.array?.compactMap { $0["code"]?.string }
      #expect(codes == expected)
    }
  }

  @Test func filesThatDependOnTheChangedOneAreChecked() throws {
    #expect(ask().isEmpty)
    try folder.write(WorkspaceTests.plist("Other"), to: "B/Info.plist")
    let found = reports(changed("B/Info.plist", 2))
    #expect(found?[folder.uri("B/de.lproj/InfoPlist.strings")] == ["orphan-translation"])
  }

  @Test func propertyListsAreCheckedWithTheirTranslations() throws {
    #expect(ask().isEmpty)
    try folder.write("\"Other\" = \"x\";", to: "B/de.lproj/InfoPlist.strings")
    _ = changed("B/de.lproj/InfoPlist.strings", 2)
    let reads = disk.takeReads().keys
    #expect(reads.contains(folder.path + "/B/Info.plist"))
    #expect(!reads.contains { $0.hasPrefix(folder.path + "/A/") })
  }

  @Test func aFileThatHasGoneHasNoFindings() throws {
    #expect(ask().isEmpty)
    try folder.remove("B/de.lproj/InfoPlist.strings")
    let found = reports(changed("B/de.lproj/InfoPlist.strings", 3))
    #expect(found?[folder.uri("B/de.lproj/InfoPlist.strings")] == [])
  }

  @Test func partsAreSentWhereTheyAreWanted() throws {
    #expect(ask(token: "t").isEmpty)
    try folder.write(WorkspaceTests.plist("B", icon: "compose"), to: "B/Info.plist")
    let messages = changed("B/Info.plist", 2)
    let part = messages.first { $0["params"]?["token"] == "t" }?["params"]?["value"]?["items"]
    #expect(part?.array?.first?["uri"] == .string(folder.uri("B/Info.plist")))
    #expect(reports(messages) == [:])
  }

  @Test func cancellingEndsTheWait() throws {
    #expect(ask().isEmpty)
    let messages = client.notify("$/cancelRequest", ["id": "held"])
    #expect(messages.map { $0["error"]?["code"] } == [-32800])
    // The id may be used again.
    #expect(ask().isEmpty)
    try folder.write(WorkspaceTests.plist("B", icon: "compose"), to: "B/Info.plist")
    #expect(reports(changed("B/Info.plist", 2))?.count == 1)
  }

  @Test func theEndIsAnAnswer() {
    #expect(ask(8).isEmpty)
    let messages = client.send(body: #"{"jsonrpc":"2.0","id":9,"method":"shutdown"}"#)
    #expect(Set(messages.compactMap { $0["id"]?.integer }) == [8, 9])
    #expect(messages.first { $0["id"] == 8 }?["error"]?["code"] == -32800)
  }

  @Test func severalMayWait() throws {
    #expect(ask("one").isEmpty)
    #expect(ask("two").isEmpty)
    try folder.write(WorkspaceTests.plist("B", icon: "compose"), to: "B/Info.plist")
    let messages = changed("B/Info.plist", 2) + client.idle()
    #expect(reports(messages, of: "one")?.count == 1)
    #expect(reports(messages, of: "two")?.count == 1)
  }
}
