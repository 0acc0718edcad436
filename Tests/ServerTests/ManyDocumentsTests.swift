import Foundation
@testable import LanguageServer
import LanguageServerProtocol
import TestKit
import Testing

/// The work of the server for many documents, and the number of opened files.
@Suite struct ManyDocumentsTests {
  private static let icons = WorkspaceTests.plist("New", icon: "compose")

  private func hover(_ client: TestClient, _ uri: String, line: Int = 0) {
    client.request("textDocument/hover", TestClient.place(line, 2, uri: uri))
  }

  /// Every document costs the same, however many are open: in folders of their own, in one workspace, in one
  /// folder.
  @Test(arguments: [(inWorkspace: true, "App"), (true, ""), (false, "App"), (false, "")])
  func aDocumentIsCheckedAsOftenAsItNeeds(inWorkspace: Bool, folderName: String) throws {
    let folder = try TemporaryFolder()
    let disk = CountingFiles()
    let client = TestClient.initialized(
      folders: inWorkspace ? [folder.path] : [], disk: disk)
    let names = (0..<40).map { folderName.isEmpty ? "\($0)-Info.plist" : "App\($0)/Info.plist" }
    for name in names { try folder.write(Self.icons, to: name) }
    for name in names { client.open(Self.icons, uri: folder.uri(name)) }
    hover(client, folder.uri(names[0]))
    #expect(client.server.checkCount <= 3 * names.count)
    #expect(!client.server.hasWork)
    // No folder is listed once for each document.
    #expect(disk.takeListings().allSatisfy { $0.value <= 3 })
    // An edit concerns one document.
    let before = client.server.checkCount
    let found = client.change([["text": .string(Self.icons)]], uri: folder.uri(names[0]))
    #expect(found.first?["code"] == "unknown-icon-type")
    #expect(client.server.checkCount == before + 1)
  }

  @Test func whatCanBePutOffIsDoneInPieces() throws {
    let client = TestClient.initialized()
    var messages = 0
    for index in 0..<5 {
      let params: JSONValue = [
        "textDocument": [
          "uri": .string("untitled:\(index)"), "languageId": "plist", "version": 1,
          "text": .string(Self.icons),
        ]
      ]
      let body: JSONValue = [
        "jsonrpc": "2.0", "method": "textDocument/didOpen", "params": params,
      ]
      client.server.receive(Array(body.text.utf8))
    }
    while client.server.hasWork {
      client.server.idle { true }
      messages += 1
    }
    #expect(messages == 5)
    #expect(client.server.checkCount == 5)
  }

  // MARK: Strings files

  private static let strings = "\"New\" = \"Neu\";\n\"Gone\" = \"Weg\"; // quick action\n"

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App.xcodeproj/project.pbxproj")
    try folder.write(Self.icons, to: "App/Info.plist")
    try folder.write(Self.icons, to: "App/Other-Info.plist")
    try folder.write(Self.strings, to: "App/de.lproj/InfoPlist.strings")
    try folder.write("\"New\" = \"Nouveau\";", to: "App/fr.lproj/InfoPlist.strings")
    return folder
  }

  @Test(arguments: [false, true])
  func aKeystrokeInAStringsFileOpensNoFile(withPropertyList: Bool) throws {
    let folder = try project()
    let disk = CountingFiles()
    let client = TestClient.initialized(
      capabilities: [
        "textDocument": [
          "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]]]
        ]
      ], folders: [folder.path], disk: disk)
    let uri = folder.uri("App/de.lproj/InfoPlist.strings")
    if withPropertyList { client.open(Self.icons, uri: folder.uri("App/Info.plist")) }
    client.open(Self.strings, uri: uri, languageId: "strings")
    hover(client, uri)
    client.request("textDocument/definition", TestClient.place(0, 2, uri: uri))
    #expect(!disk.takeReads().isEmpty && !disk.takeListings().isEmpty)
    for version in 2..<12 {
      client.change(
        [["range": TestClient.range(0, 7, 0, 7), "text": "x"]], version: version, uri: uri)
      hover(client, uri)
      let answer = client.request(
        "textDocument/definition", TestClient.place(0, 2, uri: uri))
      #expect(answer != .null)
    }
    let before = client.server.checkCount
    client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(uri)], "range": TestClient.range(1, 1, 1, 1),
        "context": ["diagnostics": []],
      ])
    // The findings were computed just before.
    #expect(client.server.checkCount == before)
    #expect(disk.takeReads() == [:])
    #expect(disk.takeListings() == [:])
  }

  @Test func aPropertyListThatChangesIsReadAgain() throws {
    let folder = try project()
    let client = TestClient.initialized(folders: [folder.path])
    let uri = folder.uri("App/de.lproj/InfoPlist.strings")
    func codes(_ messages: [JSONValue]) -> [String?]? {
      messages.last { $0["params"]?["uri"] == .string(uri) }?["params"]?["diagnostics"]?.array?
        .map { $0["code"]?.string }
    }
    let text = "\"New\" = \"Neu\";\n/* quick action */\n\"Later\" = \"Dann\";"
    #expect(
      client.open(text, uri: uri, languageId: "strings").map { $0["code"] }
        == ["orphan-translation"])
    // On the disk, with a notification of the client.
    try folder.write(WorkspaceTests.plist("Later"), to: "App/Info.plist")
    let event: JSONValue = ["uri": .string(folder.uri("App/Info.plist")), "type": 2]
    let messages = client.notify("workspace/didChangeWatchedFiles", ["changes": [event]])
    #expect(codes(messages) == [])
    // In the editor.
    let document: JSONValue = [
      "uri": .string(folder.uri("App/Info.plist")), "languageId": "xml", "version": 1,
      "text": .string(WorkspaceTests.plist("New")),
    ]
    #expect(
      codes(client.notify("textDocument/didOpen", ["textDocument": document]))
        == ["orphan-translation"])
    // Closed without being saved.
    let closed = client.notify(
      "textDocument/didClose", ["textDocument": ["uri": .string(folder.uri("App/Info.plist"))]])
    #expect(codes(closed) == [])
  }
}
