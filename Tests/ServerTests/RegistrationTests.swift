import Files
import Foundation
import LanguageServer
import LanguageServerProtocol
import TestKit
import Testing

/// Features for which editors use a single server are registered for the documents that this server supports.
@Suite struct RegistrationTests {
  /// The capabilities with their methods that only property lists have.
  private static let ofPropertyLists = [
    "documentFormattingProvider": "formatting",
    "documentRangeFormattingProvider": "rangeFormatting",
    "documentOnTypeFormattingProvider": "onTypeFormatting",
    "linkedEditingRangeProvider": "linkedEditingRange", "selectionRangeProvider": "selectionRange",
    "foldingRangeProvider": "foldingRange",
  ]

  private func registrations(
    _ names: [String], prepare: Bool = false
  ) -> (announced: JSONValue, registered: [String: JSONValue]) {
    var document = Dictionary(
      uniqueKeysWithValues: names.map { ($0, ["dynamicRegistration": true] as JSONValue) })
    if prepare { document["rename"] = ["dynamicRegistration": true, "prepareSupport": true] }
    let client = TestClient()
    let result = client.request(
      "initialize", ["capabilities": ["textDocument": .object(document)]])
    let asked = client.notify("initialized", [:])
      .filter { $0["method"] == "client/registerCapability" }
      .flatMap { $0["params"]?["registrations"]?.array ?? [] }
    return (
      result["capabilities"] ?? .null,
      Dictionary(
        uniqueKeysWithValues: asked.map {
          ($0["method"]?.string ?? "", $0["registerOptions"] ?? .null)
        })
    )
  }

  /// Returns the languages and patterns of a selector.
  private func filters(_ options: JSONValue?) -> [String] {
    (options?["documentSelector"]?.array ?? []).compactMap {
      ($0["language"] ?? $0["pattern"])?.string
    }
  }

  @Test func clientsThatCannotBeAskedGetAnAnnouncement() {
    let (announced, registered) = registrations([])
    for member in Self.ofPropertyLists.keys { #expect(announced[member] != nil, "\(member)") }
    #expect(announced["renameProvider"] == true)
    #expect(registered.isEmpty)
  }

  @Test func otherClientsAreAskedForSomeDocuments() {
    let (announced, registered) = registrations(Array(Self.ofPropertyLists.values) + ["rename"])
    for (member, name) in Self.ofPropertyLists {
      #expect(announced[member] == nil, "\(member)")
      #expect(
        filters(registered["textDocument/" + name])
          == ["plist", "**/*.plist", "**/*.{entitlements,stringsdict,xcprivacy}"], "\(name)")
    }
    #expect(announced["hoverProvider"] == true)
    #expect(registered["textDocument/onTypeFormatting"]?["firstTriggerCharacter"] == ">")
    #expect(announced["renameProvider"] == nil)
    #expect(registered.count == Self.ofPropertyLists.count + 1)
  }

  /// A client without `prepareRename` would ask for the new name of a function, too.
  @Test func renamingInCodeNeedsPreparation() {
    let (_, registered) = registrations(["rename"])
    #expect(registered["textDocument/rename"]?["prepareProvider"] == nil)
    #expect(
      filters(registered["textDocument/rename"])
        == [
          "plist", "**/*.plist", "**/*.{entitlements,stringsdict,xcprivacy}", "**/*.strings",
          "**/*.xcstrings", "**/app.json", "**/app.config.json", "**/project.yml",
          "**/project.yaml",
        ])
    // Registered dynamically, Neovim 0.11 would not send it.
    let preparing = registrations([], prepare: true)
    #expect(preparing.announced["renameProvider"]?["prepareProvider"] == true)
    #expect(preparing.registered["textDocument/rename"] == nil)
  }

  /// Methods that are registered for some kinds of documents return null in others.
  @Test func otherDocumentsGetNull() throws {
    // A separate package, so that no other source file counts as part of the same app.
    let folder = try TemporaryFolder()
    try folder.write("// swift-tools-version:6.0\n", to: "Package.swift")
    let client = TestClient.initialized()
    var count = 0
    for path in try Project.files(below: "Samples/Twins") + Project.files(below: "Samples/Clean") {
      guard let text = try? Project.text(path), FileKind(path, Array(text.utf8)) != .propertyList
      else { continue }
      count += 1
      try folder.write(text, to: path)
      let uri = URL(filePath: folder.path + "/" + path).absoluteString
      client.open(text, uri: uri, languageId: path.hasSuffix("swift") ? "swift" : "")
      let document: JSONValue = ["uri": .string(uri)]
      let start: JSONValue = ["line": 0, "character": 0]
      let params: JSONValue = [
        "textDocument": document, "position": start, "positions": [start], "ch": "\n",
        "range": ["start": start, "end": ["line": 9, "character": 0]],
        "options": ["tabSize": 4, "insertSpaces": true],
      ]
      for name in Self.ofPropertyLists.values {
        #expect(client.request("textDocument/" + name, params) == .null, "\(name): \(path)")
      }
      #expect(client.request("textDocument/prepareRename", params) == .null, "\(path)")
    }
    #expect(count > 10)
  }
}
