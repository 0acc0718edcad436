import OldStylePropertyList
import SourceText
import TestKit
import Testing

/// The values of an old-style property list, with their ranges.
@Suite struct OldStyleTreeTests {
  private func form(_ text: String) -> String { canonicalForm(OldStyleTree(text)) }

  @Test func valuesHaveTheirPlaces() throws {
    let text =
      "// !$*UTF8*$!\n{\n  名 = 1;\n  \"键 🎉\" = ( a, 'b c', /* x */ ); d = <0fbd 77>; e = { }; f;\n}\n"
    let tree = OldStyleTree(text.replacing("名", with: "n"))
    #expect(tree.issues == [])
    let root = try #require(tree.root)
    #expect(tree[root].kind == .dictionary && tree[root].key == nil)
    #expect(
      tree.children(of: root).map { tree[$0].kind } == [
        .string, .array, .data, .dictionary, .string,
      ])
    #expect(tree.children(of: root).map { tree.key(of: $0) } == ["n", "键 🎉", "d", "e", "f"])
    let array = try #require(tree.member("键 🎉", of: root))
    #expect(tree[array].key.map { tree.source[$0] } == "\"键 🎉\"")
    #expect(tree.source[tree[array].range] == "( a, 'b c', /* x */ )")
    #expect(tree.source[tree.content(of: array)] == " a, 'b c', /* x */ ")
    #expect(tree.children(of: array).map { tree.string(of: $0) } == ["a", "b c"])
    #expect(tree.children(of: array).map { tree.source[tree[$0].range] } == ["a", "'b c'"])
    #expect(tree.children(of: array).map { tree.source[tree.content(of: $0)] } == ["a", "b c"])
    #expect(try tree.data(of: #require(tree.member("d", of: root))) == [0x0F, 0xBD, 0x77])
    let shorthand = try #require(tree.member("f", of: root))
    #expect(tree.string(of: shorthand) == "f" && tree[shorthand].key == tree[shorthand].range)
    #expect(tree.comments.map { tree.source[$0] } == ["// !$*UTF8*$!", "/* x */"])
    #expect(tree.value(at: tree[array].range.start + 3).map { tree.string(of: $0) } == "a")
    #expect(tree.value(at: try #require(tree[array].key).start + 1) == array)
    #expect(tree.value(at: 0) == nil && tree.value(at: tree[root].range.end) == root)
  }

  @Test(arguments: [
    ("{}", "{}"), ("()", "()"), ("<>", "<>"), ("(a,)", "(\"a\",)"), ("a", "\"a\""),
    ("{ a = b; a = c; }", "{\"a\"=\"c\";}"), ("{ \"\" = ''; }", "{\"\"=\"\";}"),
    ("{ a = x//y; b = /z; /* ; */ }", "{\"a\"=\"x//y\";\"b\"=\"/z\";}"),
    ("a = b;\n\"c d\" = { e; };", "{\"a\"=\"b\";\"c d\"={\"e\"=\"e\";};}"),
    ("{ a = \"x\ny\"; }", "{\"a\"=\"x\\ny\";}"), ("", ""), (" /* a */ // b", ""),
    ("{ a = \"\\\"\\\\\\n\\U4e2d\\101\"; }", "{\"a\"=\"\\\"\\\\\\n中A\";}"),
  ])
  func readsWhatAppleReads(_ text: String, _ expected: String) {
    #expect(form(text) == expected)
    #expect(OldStyleTree(text).issues == [])
  }

  @Test func aKeyIsFoundHoweverItIsWritten() throws {
    let tree = OldStyleTree("{ \"a\\U0062\" = c; 'a b' = d; }")
    let root = try #require(tree.root)
    #expect(tree.member("ab", of: root).flatMap { tree.string(of: $0) } == "c")
    #expect(tree.member("a b", of: root).flatMap { tree.string(of: $0) } == "d")
    #expect(tree.member("a", of: root) == nil)
  }

  @Test func aDictionaryWithoutBracesIsTold() {
    #expect(OldStyleTree("a = b;").isWithoutBraces)
    #expect(!OldStyleTree("{ a = b; }").isWithoutBraces)
    #expect(!OldStyleTree("word").isWithoutBraces)
  }

  // MARK: Recovery

  struct Broken: Sendable {
    let text: String
    let problems: [OldStyleIssue.Problem]
    /// The text at the range of the first issue.
    let place: String
    let read: String

    init(
      _ text: String, _ problems: [OldStyleIssue.Problem], _ place: String, _ read: String
    ) {
      (self.text, self.problems, self.place, self.read) = (text, problems, place, read)
    }
  }

  /// Broken texts with their issues, the text at the first one, and the recovered values.
  static let broken = [
    Broken("{ a = b }", [.missingSemicolon], "b", "{\"a\"=\"b\";}"),
    Broken("{ a = b\n c = d; }", [.missingSemicolon], "b", "{\"a\"=\"b\";\"c\"=\"d\";}"),
    Broken("{ a = \"中\" c = d; }", [.missingSemicolon], "\"", "{\"a\"=\"中\";\"c\"=\"d\";}"),
    Broken("(a b)", [.missingComma], "a", "(\"a\",\"b\",)"),
    Broken("(,a,,b)", [.strayCharacter, .strayCharacter], ",", "(\"a\",\"b\",)"),
    Broken("{ a \"b\"; }", [.missingEquals], "a", "{\"a\"=\"b\";}"),
    Broken("{ a = ; c = d; }", [.missingValue], "a", "{\"a\"=?;\"c\"=\"d\";}"),
    Broken("{ a =\n c = d; }", [.missingValue], "a", "{\"a\"=?;\"c\"=\"d\";}"),
    Broken("{ a\n c = d; }", [.missingValue], "a", "{\"a\"=?;\"c\"=\"d\";}"),
    Broken("{ (a); b = c; }", [.missingKey], "(", "{(\"a\",);\"b\"=\"c\";}"),
    Broken("{ a = b;; c = d; }", [.strayCharacter], ";", "{\"a\"=\"b\";\"c\"=\"d\";}"),
    Broken(
      "{ a = b+c; d = 新建; }", [.needsQuotes, .needsQuotes], "b+c", "{\"a\"=\"b+c\";\"d\"=\"新建\";}"),
    Broken("{ a = hello world; }", [.needsQuotes], "hello world", "{\"a\"=\"hello world\";}"),
    Broken("{ a = b/*c*/; }", [.needsQuotes], "b/*c*/", "{\"a\"=\"b/*c*/\";}"),
    Broken("{ a = { b = c; ", [.unclosed, .unclosed], "{", "{\"a\"={\"b\"=\"c\";};}"),
    Broken("{ a = (b, c; d = e; }", [.unclosed], "(", "{\"a\"=(\"b\",\"c\",);\"d\"=\"e\";}"),
    Broken("({ a = b; ), c", [.unclosed, .textBehindEnd], "{", "({\"a\"=\"b\";},)"),
    Broken("{ a = b; } }", [.textBehindEnd], "}", "{\"a\"=\"b\";}"),
    Broken("{ a = b; ) }", [.strayBracket], ")", "{\"a\"=\"b\";}"),
    Broken("{ a = <0f 1>; }", [.invalidData], "<0f 1>", "{\"a\"=<?>;}"),
    Broken("{ a = <0f; b = c; }", [.invalidData], "<0f", "{\"a\"=<?>;\"b\"=\"c\";}"),
    Broken("{ a = \"b;\n c = d; }", [.unterminatedString], "\"b", "{\"a\"=\"b\";\"c\"=\"d\";}"),
    Broken(
      "{ a = \"b;\n c = \"d\"; }", [.unterminatedString], "\"b", "{\"a\"=\"b\";\"c\"=\"d\";}"),
    Broken("( \"a,\n b )", [.unterminatedString], "\"a", "(\"a\",\"b\",)"),
    Broken("{ a = b; /* c", [.unclosed, .unterminatedComment], "{", "{\"a\"=\"b\";}"),
    Broken("a = b", [.missingSemicolon], "b", "{\"a\"=\"b\";}"),
    Broken("a = b; }\nc = d;", [.strayBracket], "}", "{\"a\"=\"b\";\"c\"=\"d\";}"),
  ]

  @Test(arguments: broken) func recovers(_ test: Broken) {
    let tree = OldStyleTree(test.text)
    #expect(tree.issues.map(\.problem) == test.problems, "\(test.text)")
    #expect(tree.issues.first.map { tree.source[$0.range] } ?? "" == test.place, "\(test.text)")
    #expect(canonicalForm(tree) == test.read, "\(test.text)")
  }

  @Test func ofAMergeConflictTheFirstSideIsRead() {
    let text = """
      {
      <<<<<<< HEAD
        a = ours;
      ||||||| base
        a = old;
      =======
        a = theirs;
      >>>>>>> branch
        c = (
      <<<<<<< HEAD
          d,
      =======
      \t\te,
      >>>>>>> branch
        );
      }
      """
    let tree = OldStyleTree(text)
    #expect(tree.hasConflict)
    #expect(Set(tree.issues.map(\.problem)) == [.conflictMarker])
    #expect(canonicalForm(tree) == "{\"a\"=\"ours\";\"c\"=(\"d\",);}")
    #expect(!OldStyleTree("{ a = b; }").hasConflict)
  }

  // MARK: Limits

  @Test func nestingDeeperThanApplesReaderAllowsEndsReading() {
    let depth = OldStyleTree.maximumDepth
    let deepest = String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
    #expect(OldStyleTree(deepest).issues == [])
    #expect(OldStyleTree("(" + deepest + ")").issues.map(\.problem) == [.tooDeep])
    #expect(OldStyleTree(String(repeating: "{a=(", count: 100_000)).count == depth)
  }

  @Test(.slow) func aTextTooLongIsNotRead() {
    let long = SourceText([UInt8](repeating: 0x20, count: OldStyleTree.maximumLength + 1))
    #expect(OldStyleTree(long).issues.map(\.problem) == [.tooLong])
  }

  @Test func aByteThatIsNotUTF8IsNamed() {
    let tree = OldStyleTree(SourceText(Array("{ a = \"".utf8) + [0xE9] + Array("\"; }".utf8)))
    #expect(tree.issues.map(\.problem) == [.invalidUTF8])
    #expect(tree.issues.first?.range == ByteRange(start: 7, end: 8))
  }

  @Test func ofTheFileEncodingsAllAreRead() {
    let text = "{ a = \"中🎉\"; }"
    var utf16: [UInt8] = [0xFE, 0xFF]
    for unit in text.utf16 { utf16 += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    for file in [Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), utf16] {
      #expect(canonicalForm(OldStyleTree(FileEncoding.decode(file).text)) == "{\"a\"=\"中🎉\";}")
    }
  }
}
