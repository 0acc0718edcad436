import LanguageServerProtocol
import TestKit
import Testing

/// Property list and code are linked with their texts in the editor, saved or not.
@Suite struct JoinTests {
  private let folder: TemporaryFolder
  private let client: TestClient
  private let list = "Info.plist"
  private let code = "QuickActionRouter.swift"

  init() throws {
    folder = try TemporaryFolder()
    let app = "Samples/Clean/Notes/Notes/"
    for path in [list, code, "SceneDelegate.swift"] {
      try folder.write(try Project.text(app + path), to: path)
    }
    client = TestClient.initialized(
      capabilities: ["textDocument": ["definition": [:]]], folders: [folder.path])
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try folder.data(name), as: UTF8.self)
  }

  private func open(_ name: String, _ text: String) {
    client.open(text, uri: folder.uri(name), languageId: name == list ? "plist" : "swift")
  }

  private func change(_ name: String, to text: String) {
    client.change([["text": .string(text)]], uri: folder.uri(name))
  }

  private func close(_ name: String) {
    client.notify("textDocument/didClose", ["textDocument": ["uri": .string(folder.uri(name))]])
  }

  /// Returns the last component of each type with the label of its lens, in order.
  private func lenses() -> [String] {
    let document: JSONValue = ["textDocument": ["uri": .string(folder.uri(list))]]
    for _ in 0..<20 {
      let found = (client.request("textDocument/codeLens", document).array ?? []).filter {
        $0["command"]?["command"] != "quickactions.preview"
      }
      guard found.isEmpty else {
        return found.map { lens in
          let type = lens["command"]?["arguments"]?.array?.last?.string ?? ""
          let title = lens["command"]?["title"]?.string ?? ""
          return (type.split(separator: ".").last ?? "") + ": " + title
        }
      }
    }
    return []
  }

  /// Returns the names of the files to which the definition at a text leads.
  private func definition(at word: String, in text: String, of name: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let line = lines.firstIndex(where: { $0.contains(word) }),
      let start = lines[line].range(of: word)?.lowerBound
    else { return [] }
    let column = lines[line].utf16.distance(from: lines[line].startIndex, to: start)
    let place = TestClient.place(line, column + 1, uri: folder.uri(name))
    let found = client.request("textDocument/definition", place)
    return (found.array ?? [found]).compactMap {
      ($0["targetUri"] ?? $0["uri"])?.string?.split(separator: "/").last.map(String.init)
    }
  }

  private static let handled = "✓ launch and running · QuickActionRouter.open"

  @Test func whatIsTypedInAPropertyListCounts() throws {
    let saved = try text(list)
    open(list, saved)
    #expect(lenses() == ["new-note", "search", "notebook"].map { "\($0): " + Self.handled })
    // Renamed in both files, and neither is saved.
    let renamed = saved.replacing("ER).search<", with: "ER).find<")
    change(list, to: renamed)
    #expect(lenses().count == 3)
    #expect(lenses().contains { $0.hasPrefix("find: ") && !$0.hasSuffix(Self.handled) })
    let source = try text(code).replacing("case search\n", with: "case search = \"find\"\n")
    open(code, source)
    #expect(lenses() == ["new-note", "find", "notebook"].map { "\($0): " + Self.handled })
    #expect(definition(at: "\"find\"", in: source, of: code) == [list])
    #expect(definition(at: "ER).find", in: renamed, of: list) == [code])
  }

  @Test func whatIsThrownAwayCountsNoMore() throws {
    // Both are opened before the app has been read.
    let saved = try text(list)
    let source = try text(code)
    open(code, source.replacing("case search\n", with: "case search = \"find\"\n"))
    open(list, saved.replacing("ER).search<", with: "ER).find<"))
    #expect(lenses() == ["new-note", "find", "notebook"].map { "\($0): " + Self.handled })
    close(code)
    #expect(lenses().contains { $0.hasPrefix("find: ") && !$0.hasSuffix(Self.handled) })
    close(list)
    open(code, source)
    #expect(definition(at: "search", in: source, of: code) == [list])
  }
}
