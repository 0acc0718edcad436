import CodeModel
import CodeSyntax
import SourceText
import TestKit
import Testing

@testable import LanguageServer
@testable import LanguageServerProtocol

/// Source code in an editor is parsed once for all requests, and an edit parses only its surroundings again.
@Suite struct CodeDocumentTests {
  private static let pieces = [
    "", " ", "\n", "\"", "(", ")", "{", "}", "/*", "*/", "//", "#if A\n", "#endif\n", "item.type",
    "€",
  ]

  @Test(arguments: [("a.swift", CodeLanguage.swift), ("a.m", .objectiveC)])
  func editsGiveWhatReadingAllGives(_ name: String, _ language: CodeLanguage) throws {
    let text = try Project.text("Samples/Broken/handled-twice/AppDelegate.swift")
    var random = SplitMix64(seed: 10)
    var document = OpenDocument(
      uri: "file:///w/" + name, path: "/w/" + name, languageId: "", version: 1, text: text)
    for _ in 0..<400 {
      let start = Int.random(in: 0...document.text.length, using: &random)
      let end = start + Int.random(in: 0...5, using: &random)
      var mapper = PositionMapper(document.text, .utf16)
      let range = mapper.range(document.text.clamp(ByteRange(start: start, end: end)))
      let piece = Self.pieces.randomElement(using: &random) ?? ""
      document.apply(.init(range: range, text: piece), in: .utf16)
      // A pause of the client changes nothing.
      if random.next() % 3 == 0 { document.rest() }
      // Not every edit is followed by a request.
      guard random.next() % 3 > 0 else { continue }
      let tree = try #require(document.code()).tree
      let fresh = CodeTree(SourceText(document.text.string), language)
      #expect(tree.source == fresh.source && tree.source.lines == fresh.source.lines)
      guard tree.tokens == fresh.tokens, tree.comments == fresh.comments else {
        Issue.record("\(piece.debugDescription) at \(start)")
        return
      }
    }
  }

  /// Without requests only the text and its tokens are kept, and the next edit still updates these.
  @Test func aPauseFreesTheModels() throws {
    var document = OpenDocument(
      uri: "file:///w/a.swift", path: "/w/a.swift", languageId: "swift", version: 1, text: "f(1)\n")
    _ = document.code()
    weak let models = document.models
    #expect(models != nil)
    document.rest()
    #expect(models == nil)
    #expect(document.tokens?.tokens.count == 4)
    let start = Position(line: 0, character: 2)
    document.apply(.init(range: LSPRange(start: start, end: start), text: "+"), in: .utf16)
    #expect(document.tokens?.tokens.count == 5)
    document.apply(.init(range: LSPRange(start: start, end: start), text: "+"), in: .utf16)
    #expect(document.tokens == nil)
  }

  @Test func codeThatBecomesSomethingElseIsNoCode() throws {
    var document = OpenDocument(
      uri: "file:///w/Project.swift", path: "/w/Project.swift", languageId: "swift", version: 1,
      text: "let a = 1\n")
    #expect(document.code()?.outline.declarations.count == 1)
    let start = Position(line: 0, character: 0)
    document.apply(
      .init(range: LSPRange(start: start, end: start), text: "import ProjectDescription\n"),
      in: .utf16)
    #expect(document.kind == .generator && document.code() == nil)
    #expect(document.text.string == "import ProjectDescription\nlet a = 1\n")
    document.apply(.init(range: nil, text: "let b = 2"), in: .utf16)
    #expect(document.code()?.source.string == "let b = 2")
  }

  /// Unsaved texts of other open files count at once for fixes.
  @Test func fixesSeeOtherFilesAsTheyAreEdited() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    let code = """
      import UIKit
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func windowScene(_ w: UIWindowScene, performActionFor i: UIApplicationShortcutItem, completion: @escaping (Bool) -> Void) {
          open(i)
          completion(true)
        }
      }

      """
    try folder.write(code, to: "B.swift")
    try folder.write("import UIKit\n", to: "C.swift")
    let client = TestClient.initialized(
      capabilities: [
        "textDocument": [
          "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": [""]]]]
        ]
      ], folders: [folder.path])
    let (delegate, other) = (folder.uri("B.swift"), folder.uri("C.swift"))
    client.open(code, uri: delegate, languageId: "swift")
    client.open("import UIKit\n", uri: other, languageId: "swift")
    func titles() -> [String] {
      let answer = client.request(
        "textDocument/codeAction",
        [
          "textDocument": ["uri": .string(delegate)],
          "range": [
            "start": ["line": 2, "character": 10], "end": ["line": 2, "character": 10],
          ], "context": ["diagnostics": []],
        ])
      return (answer.array ?? []).compactMap { $0["title"]?.string }
    }
    let signature = "Write the signature that UIKit calls"
    #expect(titles().contains(signature))
    for text in [
      "func f(d: SceneDelegate) { d.windowScene(w, performActionFor: i, completion: { _ in }) }\n",
      "import UIKit\n",
    ] {
      client.notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": .string(other), "version": 2],
          "contentChanges": [["text": .string(text)]],
        ])
      #expect(titles().contains(signature) == text.hasPrefix("import"))
    }
  }
}
