import JSONSyntax
import SourceText
import TestKit
import Testing

/// The syntax of JSON5 beyond JSON.
@Suite struct JSON5Tests {
  private func tree(_ text: String) -> JSONTree { JSONTree(SourceText(text), dialect: .json5) }

  @Test func whatXcodeWritesIsRead() throws {
    let text = """
      // project
      {
        name: 'It\\'s \\
      "A"', /* x */ $a_1: [1, +2, .5, 5., 0xFF, -Infinity, NaN, 1e3,],
        "b": { 键: null, }, // end
      }
      """
    let tree = tree(text)
    #expect(tree.issue == nil)
    let root = try #require(tree.root)
    #expect(tree.children(of: root).map { tree.key(of: $0) } == ["name", "$a_1", "b"])
    #expect(tree.member("name", of: root).flatMap { tree.string(of: $0) } == "It's \"A\"")
    let numbers = try tree.children(of: #require(tree.member("$a_1", of: root)))
    #expect(
      numbers.map { tree.source[tree[$0].range] }
        == ["1", "+2", ".5", "5.", "0xFF", "-Infinity", "NaN", "1e3"])
    let inner = try #require(tree.member("b", of: root))
    #expect(tree.member("键", of: inner).map { tree[$0].kind } == .null)
  }

  @Test(arguments: [
    ("'\\x41\\u4e2d\\v\\0\\b'", "A中\u{0B}\0\u{8}"), ("\"\\中\\🎉\"", "中🎉"), ("'a\tb'", "a\tb"),
    ("\"'\"", "'"), ("'\\\r\n'", ""), ("'\\q'", "q"), ("\u{FEFF} 'a'", "a"),
  ])
  func stringsAreRead(_ text: String, _ expected: String) {
    let tree = tree(text)
    #expect(tree.issue == nil && tree.root.flatMap { tree.string(of: $0) } == expected)
  }

  @Test(arguments: [
    "[,]", "[1,,2]", "{,}", "{a}", "{a:}", "{1a: 2}", "'a\n'", "'\\u12'", "'\\1'", "01", "0x",
    "+", ".", "1e", "1a", "Infinit", "/", "{a: 1} b", "",
  ])
  func mistakesAreFound(_ text: String) {
    #expect(tree(text).issue != nil)
  }

  @Test func plainJSONIsNoneOfIt() {
    for text in ["{a: 1}", "[1,]", "'a'", "// x\n1", "+1", "NaN"] {
      #expect(JSONTree(SourceText(text)).issue != nil)
    }
    for text in ["{\"a\": [1, -2.5e3, true, null, \"\\u4e2d\\n\"]}", "\"a\"", "0"] {
      #expect(JSONTree(SourceText(text)).issue == nil && tree(text).issue == nil)
    }
  }

  @Test func placesLieInsideTheText() {
    let seed = SourceText("// a\n{b: 'c\\x41', /* d */ \"e\": [1, .5, {f: NaN,},],}")
    var random = SplitMix64(seed: 23)
    for _ in 0..<2000 {
      var text = seed
      for _ in 0...random.int(below: 3) {
        text = Mutation(of: text, using: &random).applied(to: text)
      }
      let tree = JSONTree(text, dialect: .json5)
      for node in tree.nodes { #expect(node.range.end <= text.length) }
      if let root = tree.root {
        for child in tree.children(of: root) { _ = (tree.key(of: child), tree.string(of: child)) }
      }
    }
  }
}
