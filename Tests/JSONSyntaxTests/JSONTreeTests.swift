import Foundation
import JSONSyntax
import SourceText
import TestKit
import Testing

/// JSON with ranges: values, errors, and robustness.
@Suite struct JSONTreeTests {
  @Test func valuesHaveTheirPlaces() throws {
    let text = #"{"a": [1, -2.5e3, true, null], "中文": "😀\n\u00e9\ud83d\ude00"}"#
    let tree = JSONTree(SourceText(text))
    #expect(tree.issue == nil)
    let root = try #require(tree.root)
    let list = try #require(tree.member("a", of: root))
    #expect(
      tree.children(of: list).map { tree[$0].kind } == [.number, .number, .boolean(true), .null])
    #expect(tree.children(of: list).map { tree.source[tree[$0].range] }[1] == "-2.5e3")
    let string = try #require(tree.member("中文", of: root))
    #expect(tree.string(of: string) == "😀\né😀")
    #expect(tree[string].key.map { tree.source[$0] } == "\"中文\"")
    let offset = tree[string].range.start + 2
    #expect(tree.value(at: offset) == string)
  }

  @Test(arguments: [
    ("", 0, JSONTree.Issue.Kind.valueExpected), ("{", 1, .keyExpected), ("[1,]", 3, .valueExpected),
    ("{\"a\" 1}", 5, .colonExpected), ("[1 2]", 3, .commaOrEndExpected),
    ("\"a", 0, .unfinishedString), ("\"\\x\"", 1, .invalidEscape), ("[01]", 1, .invalidNumber),
    ("{} x", 3, .textAfterValue), ("{a: 1}", 1, .keyExpected), ("{\"a\":1,}", 7, .keyExpected),
    ("[tru]", 1, .valueExpected), ("[1}", 2, .commaOrEndExpected), ("// x\n1", 0, .valueExpected),
    ("\"\u{1}\"", 1, .controlCharacter), ("[-]", 1, .invalidNumber), ("\"\\u12", 1, .invalidEscape),
  ])
  func stopsAtTheFirstMistake(_ text: String, _ offset: Int, _ kind: JSONTree.Issue.Kind) {
    let issue = JSONTree(SourceText(text)).issue
    #expect(issue?.kind == kind)
    #expect(issue?.range.start == offset)
  }

  @Test func nestingIsBounded() {
    let tree = JSONTree(SourceText(String(repeating: "[", count: 100_000)))
    #expect(tree.issue?.kind == JSONTree.Issue.Kind.tooDeep)
    for (depth, issue) in [
      (JSONTree.maximumDepth, nil), (JSONTree.maximumDepth + 1, JSONTree.Issue.Kind.tooDeep),
    ] {
      let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      #expect(JSONTree(SourceText(text)).issue?.kind == issue, "\(depth)")
    }
  }

  @Test(.slow) func textsSurviveBeingWritten() throws {
    for text in ["", "a\"b\\c", "\n\t\r\u{1}", "中文 🎉", "\u{7f}"] {
      let tree = JSONTree(SourceText(JSONString.encode(text)))
      #expect(tree.root.flatMap { tree.string(of: $0) } == text)
    }
  }

  /// The parser and Foundation accept the same texts.
  @Test func agreesWithFoundation() {
    let seeds = [
      #"{"version": 1, "items": [{"a": "b\u0041"}, 1.5e-7, true, null, []], "x": {}}"#,
      #"["中文", "😀", -0, 10, {"a": {"b": [[]]}}]"#,
    ]
    var random = SplitMix64(seed: 5)
    for seed in seeds {
      for _ in 0..<3000 {
        var text = SourceText(seed)
        for _ in 0...random.int(below: 3) {
          text = Mutation(of: text, using: &random).applied(to: text)
        }
        // Foundation accepts a null byte at the end and other encodings; this parser reads UTF-8 only.
        guard String(validating: text.bytes, as: UTF8.self) != nil, !text.bytes.contains(0) else {
          continue
        }
        let theirs =
          (try? JSONSerialization.jsonObject(
            with: Data(text.bytes), options: .fragmentsAllowed)) != nil
        let tree = JSONTree(text)
        // This parser accepts unpaired surrogates and duplicate names.
        if tree.issue != nil, theirs { Issue.record("only Foundation reads \(text.string)") }
        for node in tree.nodes { #expect(node.range.end <= text.length) }
      }
    }
  }
}
