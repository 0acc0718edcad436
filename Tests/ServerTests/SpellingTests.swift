import Files
import Foundation
import LanguageServerProtocol
import TestKit
import Testing

/// A disk that ignores case and the composition of accents: the server links files by the names in folder
/// listings, and answers with those of the client.
@Suite struct SpellingTests {
  private static let list = """
    <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array>
    <dict><key>UIApplicationShortcutItemType</key><string>a.note</string>
    <key>UIApplicationShortcutItemTitle</key><string>note_title</string></dict>
    <dict><key>UIApplicationShortcutItemType</key><string>a.lost</string>
    <key>UIApplicationShortcutItemTitle</key><string>lost_title</string></dict>
    </array></dict></plist>

    """
  private static let code = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
        if item.type == "a.note" { open() }
        if item.type == "a.unknown" { open() }
        return true
      }
    }

    """
  /// An app in a folder whose name is decomposed, as some tools write it, and another app next to it.
  private static let apps = ["/Work/U\u{308}berblick", "/Work/Zweite"]
  private static let own = apps[0] + "/Sources"
  private static let files: [String: String] = {
    var files: [String: String] = [:]
    for app in apps {
      files[app + "/App.xcodeproj/project.pbxproj"] = "// !$*UTF8*$!\n{}\n"
      files[app + "/Sources/Info.plist"] = list
      files[app + "/Sources/AppDelegate.swift"] = code
      files[app + "/Sources/en.lproj/InfoPlist.strings"] = "\"note_title\" = \"Note\";\n"
    }
    return files
  }()
  private static let disk = FoldingFiles(files)

  private static func uri(_ path: String) -> String { URL(filePath: path).absoluteString }

  /// The answers to a client that uses some spelling for the folder of the workspace and the paths below it.
  private struct Answers: Equatable {
    var findings: [String: JSONValue] = [:]
    var rename: [String: JSONValue] = [:]
    var definition: JSONValue
    var references: [JSONValue]
  }

  /// - Parameter opensCode: true if the source file is open as well, which then keeps its own URI.
  private func answers(
    _ spelling: OtherSpelling, root: OtherSpelling, opensCode: Bool
  ) throws -> (answers: Answers, uris: Set<String>) {
    let client = TestClient.initialized(folders: [root("/Work")], disk: Self.disk)
    let listURI = Self.uri(spelling(Self.own + "/Info.plist"))
    let codeURI = Self.uri(spelling(Self.own + "/AppDelegate.swift"))
    if opensCode { client.open(Self.code, uri: codeURI, languageId: "swift") }
    client.open(Self.list, uri: listURI, languageId: "plist")
    var members = try #require(TestClient.place(1, 56, uri: listURI).object)
    var uris = Set<String>()
    // In the spelling of the disk, for comparison.
    func known(_ uri: String) -> String {
      uris.insert(uri)
      let path = URL(string: uri)?.path(percentEncoded: false) ?? ""
      return path.lowercased().precomposedStringWithCanonicalMapping
    }
    func location(_ value: JSONValue) -> JSONValue {
      ["uri": .string(known(value["uri"]?.string ?? "")), "range": value["range"] ?? .null]
    }
    let definition = client.request("textDocument/definition", .object(members))
    members["context"] = ["includeDeclaration": true]
    let references = client.request("textDocument/references", .object(members))
    var answers = Answers(
      definition: .array((definition.array ?? [definition]).map(location)),
      references: (references.array ?? []).map(location).sorted { $0.text < $1.text })
    for uri in opensCode ? [listURI, codeURI] : [listURI] {
      let report = client.request(
        "textDocument/diagnostic", ["textDocument": ["uri": .string(uri)]])
      answers.findings[known(uri)] = .array(
        (report["items"]?.array ?? []).map {
          [
            "range": $0["range"] ?? .null, "code": $0["code"] ?? .null,
            "message": $0["message"] ?? .null,
          ]
        })
    }
    members["newName"] = "a.memo"
    for (uri, edits) in client.request("textDocument/rename", .object(members))["changes"]?.object
      ?? [:]
    {
      answers.rename[known(uri)] = edits
    }
    return (answers, uris)
  }

  @Test(.slow, arguments: OtherSpelling.allCases, [true, false])
  func everySpellingGetsTheAnswersOfTheDisks(_ spelling: OtherSpelling, opensCode: Bool) throws {
    let expected = try answers(.asListed, root: .asListed, opensCode: opensCode)
    #expect(expected.answers.rename.count == 2 && expected.answers.references.count == 2)
    #expect(expected.answers.findings.values.contains { $0.text.contains("title-not-localized") })
    for root in OtherSpelling.allCases {
      let found = try answers(spelling, root: root, opensCode: opensCode)
      #expect(found.answers == expected.answers)
      // Nothing of the other app, and one folder has one URI.
      for uri in found.uris {
        #expect(uri.hasPrefix(Self.uri(spelling(Self.own)) + "/"), "\(uri)")
      }
    }
  }

  /// A file that was open keeps the URI of the client.
  @Test func aClosedFileKeepsItsSpelling() throws {
    let client = TestClient.initialized(
      capabilities: ["textDocument": ["diagnostic": [:]]], folders: ["/Work"], disk: Self.disk)
    let uri = Self.uri("/Work/Überblick/SOURCES/info.plist")
    client.open(Self.list, uri: uri, languageId: "plist")
    client.notify("textDocument/didClose", ["textDocument": ["uri": .string(uri)]])
    let report = client.request("workspace/diagnostic", ["previousResultIds": []])
    let uris = (report["items"]?.array ?? []).compactMap { $0["uri"]?.string }
    #expect(uris.contains(uri))
    #expect(uris.allSatisfy { !$0.contains("U%CC%88") }, "\(uris)")
  }

  /// A change of a file in any spelling concerns the known file.
  @Test(arguments: OtherSpelling.allCases)
  func changesAreTakenUpInAnySpelling(_ spelling: OtherSpelling) throws {
    let disk = FoldingFiles(Self.files)
    let client = TestClient.initialized(folders: ["/Work"], disk: disk)
    let uri = Self.uri(Self.own + "/Info.plist")
    func isReported() -> Bool {
      client.request("textDocument/diagnostic", ["textDocument": ["uri": .string(uri)]])
        .text.contains("title-not-localized")
    }
    client.open(Self.list, uri: uri, languageId: "plist")
    #expect(isReported())
    var files = Self.files
    files[Self.own + "/en.lproj/InfoPlist.strings"]? += "\"lost_title\" = \"Lost\";\n"
    disk.replace(with: files)
    let changed = Self.uri(spelling(Self.own + "/en.lproj/InfoPlist.strings"))
    client.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": .string(changed), "type": 2]]])
    #expect(!isReported())
  }
}
