import SourceText
import TestKit
import Testing
import YAMLSyntax

@Suite struct YAMLTreeTests {
  /// Returns the values of a tree on one line; nil if the text is not read.
  private func outline(_ text: String) -> String? {
    let tree = YAMLTree(SourceText(text))
    func show(_ id: YAMLTree.NodeID) -> String {
      let key = tree.key(of: id).map { $0 + ": " } ?? ""
      switch tree[id].kind {
      case .mapping:
        return key + "{" + tree.children(of: id).map(show).joined(separator: ", ") + "}"
      case .sequence:
        return key + "[" + tree.children(of: id).map(show).joined(separator: ", ") + "]"
      case .scalar(let text): return key + "<" + tree.string(of: text) + ">"
      case .block: return key + "|"
      case .missing: return key + "-"
      }
    }
    return tree.root.map(show)
  }

  @Test(arguments: [
    ("a: b", "{a: <b>}"),
    ("a:\n  b: c\n  d:\n    e: f\ng: h\n", "{a: {b: <c>, d: {e: <f>}}, g: <h>}"),
    // A list may have the indentation of its key.
    ("a:\n- b\n- c\nd: e", "{a: [<b>, <c>], d: <e>}"),
    ("a:\n  - b: 1\n    c: 2\n  - b: 3\n", "{a: [{b: <1>, c: <2>}, {b: <3>}]}"),
    ("- - a\n  - b\n- c", "[[<a>, <b>], <c>]"),
    ("a:\nb: # nothing\nc: d # comment\n# e: f\n", "{a: -, b: -, c: <d>}"),
    ("a: 'it''s'\n\"b\\t\": \"\\u4e2d\\\"\"\n", "{a: <it's>, b\t: <中\">}"),
    ("a: [b, 'c', {d: e}]\nf: {g: [h], i: }", "{a: [<b>, <c>, {d: <e>}], f: {g: [<h>], i: -}}"),
    ("a: |\n  x: y\n\n  z\nb: >-\n  q\nc: d", "{a: |, b: |, c: <d>}"),
    ("---\na: $(PRODUCT_BUNDLE_IDENTIFIER).x\n...\nrest", "{a: <$(PRODUCT_BUNDLE_IDENTIFIER).x>}"),
    ("a: http://b#c\nd: e:f", "{a: <http://b#c>, d: <e:f>}"),
    ("a:\r\n  - b\r\n", "{a: [<b>]}"), ("\u{FEFF}a: 中文 🎉", "{a: <中文 🎉>}"),
    ("a:\n  -\n    b: c\n  - \n", "{a: [{b: <c>}, -]}"), ("a:\n  b\n", "{a: <b>}"),
    ("a: []\nb: {}", "{a: [], b: {}}"),
    ("a: [b, # c\n\n  # d\n  e,\r\n]\nf: g", "{a: [<b>, <e>], f: <g>}"),
    (
      "a: {\n  \"b\": {\n    c: 1,\n    'd':[2]\n  }\n}\ne: f",
      "{a: {b: {c: <1>, d: [<2>]}}, e: <f>}"
    ),
    ("- [\n  a]\n- {b:\n  c}", "[[<a>], {b: <c>}]"),
  ])
  func readsWhatPeopleWrite(_ text: String, _ expected: String) {
    #expect(outline(text) == expected)
  }

  /// Texts that could mean anything have no root.
  @Test(arguments: [
    "a: &b c", "a: *b", "<<: *b", "a: !tag b", "? a\n: b", "a:\n\tb: c", "a: b\n  c",
    "a: \"b\n  c\"",
    "%YAML 1.2\n---\na: b", "a: b: c", "a:\n    b: c\n  d: e", "a: b\n- c", "a: [b",
    "a: [b\nc: d", "a: [\n---\n]", "a: [b\n  c]", "a: [\n\tb]", "a: [b] c", "a: {b:1}", "a: {b}",
    "a: ]", "a: 'b' c", "a\nb", "- a\nb: c", "", "# a",
  ])
  func saysNothingOfTheRest(_ text: String) {
    #expect(outline(text) == nil)
  }

  @Test(arguments: [
    ("true", YAMLScalar.boolean(true)), ("No", .boolean(false)), ("", .null), ("~", .null),
    ("12", .integer), ("-1_000", .integer), ("0x1F", .integer), ("0xG", .string), ("1.5", .real),
    ("1.2.3", .string), ("1e3", .real), (".", .string), ("$(A)", .string), ("1a", .string),
  ])
  func tellsWhatAPlainScalarIs(_ text: String, _ expected: YAMLScalar) {
    #expect(YAMLScalar(plain: text) == expected)
  }

  private static let sample = """
    # 项目
    name: "Notes \\"x\\""
    targets:
      App:
        info:
          path: App/Info.plist
          properties:
            UIApplicationShortcutItems:
            - UIApplicationShortcutItemType: $(PRODUCT_BUNDLE_IDENTIFIER).new
              UIApplicationShortcutItemTitle: 'it''s 新建 🎉' # title
              UIApplicationShortcutItemUserInfo: {n: 1, list: [a, "b",
                c, {d: e,}] }
            - UIApplicationShortcutItemType: b
        script: |
          echo: "a

        sources: [A, B]
    """

  /// Expects nested ranges in the order of the text.
  private func expectOrder(_ text: SourceText) {
    let tree = YAMLTree(text)
    func check(_ id: YAMLTree.NodeID, in outer: ByteRange) {
      let node = tree[id]
      #expect(outer.contains(node.range) && text.clamp(node.range) == node.range)
      if let key = node.key {
        #expect(key.range.contains(key.content) && key.range.end <= node.range.start)
      }
      if case .scalar(let scalar) = node.kind {
        #expect(scalar.range == node.range && scalar.range.contains(scalar.content))
      }
      var last = node.range.start
      for child in tree.children(of: id) {
        #expect((tree[child].key?.range.start ?? tree[child].range.start) >= last)
        last = tree[child].range.end
        check(child, in: node.range)
      }
    }
    if let root = tree.root { check(root, in: ByteRange(start: 0, end: text.length)) }
  }

  @Test(.slow) func survivesBeingCutOffAnywhere() {
    #expect(outline(Self.sample) != nil)
    let bytes = Array(Self.sample.utf8)
    for length in 0...bytes.count { expectOrder(SourceText(Array(bytes.prefix(length)))) }
  }

  @Test(.slow) func survivesAnyChange() {
    var random = SplitMix64(seed: 10)
    let pieces = [
      " ", "\n", "- ", ": ", "#", "'", "\"", "[", "]", "{", "}", ",", "|", "\t", "\r", "\\", "é",
    ]
    for _ in 0..<20_000 {
      var bytes = Array(Self.sample.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let at = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, at + Int.random(in: 0...4, using: &random))
        bytes.replaceSubrange(at..<end, with: pieces.randomElement(using: &random)?.utf8 ?? "".utf8)
      }
      expectOrder(SourceText(bytes))
    }
  }

  /// A written text is read as the same text.
  @Test func writtenTextsAreReadAgain() throws {
    var random = SplitMix64(seed: 11)
    let pieces = [
      "a", " ", ":", "#", "'", "\"", "-", "\\", "中", "true", "1", ",", "[", "{", "|", "\t", "\n",
      "$(X)", "~",
    ]
    for _ in 0..<5_000 {
      let count = Int.random(in: 0...5, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      for (style, quote) in [
        (YAMLTree.Style.plain, ""), (.singleQuoted, "'"), (.doubleQuoted, "\""),
      ] {
        guard let written = YAMLString.encode(text, style) else { continue }
        let tree = YAMLTree(SourceText("a: \(quote)\(written)\(quote)\nb: c"))
        let root = try #require(tree.root, "\(text) as \(written)")
        let value = try #require(tree.member("a", of: root))
        guard case .scalar(let scalar) = tree[value].kind else {
          Issue.record("\(text) as \(written)")
          continue
        }
        #expect(tree.string(of: scalar) == text)
        if scalar.style == .plain { #expect(YAMLScalar(plain: text) == .string) }
      }
    }
  }

  @Test func depthAndSizeAreBounded() {
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(outline("a: " + deep) == nil)
    let lines = (0..<5_000).map { String(repeating: " ", count: $0) + "a:" }
    #expect(outline(lines.joined(separator: "\n")) == nil)
  }
}
