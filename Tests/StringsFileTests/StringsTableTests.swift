import SourceText
import StringsFile
import TestKit
import Testing

/// The entries of a strings file, with their ranges.
@Suite struct StringsTableTests {
  private func pairs(_ text: String) -> [String] {
    StringsTable(text).entries.map { "\($0.key.string)=\($0.translation ?? "nil")" }
  }

  private func problems(_ text: String) -> [StringsIssue.Problem] {
    StringsTable(text).issues.map(\.problem)
  }

  @Test func entriesHaveTheirPlaces() throws {
    let text = "/* 标题 */\n\"New Note\" = \"新建 “备忘录” 🎉\" ;\nbare.key-1 = word;\n"
    let table = StringsTable(text)
    #expect(table.issues == [])
    let (first, second) = (try #require(table.entries.first), try #require(table.entries.last))
    #expect(first.key.string == "New Note")
    #expect(table.source[first.key.range] == "\"New Note\"")
    #expect(table.source[first.key.content] == "New Note")
    #expect(first.value.map { table.source[$0.range] } == "\"新建 “备忘录” 🎉\"")
    #expect(first.comment.map { table.source[$0] } == "/* 标题 */")
    #expect(table.source[first.range] == "\"New Note\" = \"新建 “备忘录” 🎉\" ;")
    #expect(second.key.string == "bare.key-1" && second.translation == "word")
    #expect(second.comment == nil)
  }

  @Test func aBraceBeginsNoWord() {
    #expect(!pairs("a = }b;\nc = d;").contains("a=}b"))
    #expect(!problems("a = }b;\nc = d;").isEmpty)
  }

  @Test func aCommentBehindAnEntryIsNotTheNextOnes() {
    let table = StringsTable("a = b; // of a\nc = d;\n// of e\ne = f;")
    #expect(table.entries.map { $0.comment.map { table.source[$0] } } == [nil, nil, "// of e"])
  }

  @Test(arguments: [
    ("\"a\"=\"\\n\\t\\\"\\\\\\'\\U4e2d\\UD83C\\UDF89\\101\\347\\q中\\中\";", "\n\t\"\\'中🎉Añq中中"),
    ("a = \"one\\\ntwo\nthree\";", "one\ntwo\nthree"), ("a = 'it\"s';", "it\"s"),
    ("a;", "a"), ("a = \"\";", ""), ("a /* = x; */ = // y;\n b /* ; */ ;", "b"),
    ("a = http://x.y/z;", "http://x.y/z"), ("\u{2028}a\u{2029}=\rb\u{0B};", "b"),
    ("a = \"\\UD83C\";", "\u{FFFD}"), ("a = \"\\400\\7\";", "\0\u{7}"),
  ])
  func readsWhatAppleReads(_ text: String, _ value: String) {
    #expect(StringsTable(text).entries.map(\.translation) == [value])
    #expect(problems(text) == [])
  }

  @Test(arguments: [
    ("bplist00", StringsTable.Form.binaryPropertyList), ("{ a = b; }", .oldStylePropertyList),
    ("/* x */ { a = b; }", .oldStylePropertyList), ("(a, b)", .oldStylePropertyList),
    ("<?xml version=\"1.0\"?><plist/>", .xmlPropertyList), ("<plist/>", .xmlPropertyList),
    ("", .pairs), ("<<<<<<< HEAD\na = b;", .pairs),
  ])
  func otherFormsAreLeftAlone(_ text: String, _ form: StringsTable.Form) {
    let table = StringsTable(text)
    #expect(table.form == form)
    if form != .pairs { #expect(table.issues == []) }
    let isRead = form == .pairs || text.contains("{")
    #expect(
      table.entries.isEmpty == (!isRead || text.isEmpty)
        && table.isWhole == (isRead && !text.contains("<<")))
  }

  @Test func aTableInBracesIsRead() throws {
    let text = "/* 1 */ { /* 2 */ \"a \\\"b\" = 'c d'; /* 3 */ x; n = { i = 1; /* 4 */ }; y = z; }"
    let table = StringsTable(text)
    #expect(table.isWhole && table.entries.map(\.key.string) == ["a \"b", "x", "n", "y"])
    #expect(table.entries.map(\.translation) == ["c d", "x", nil, "z"])
    #expect(table.entries.map(\.isShorthand) == [false, true, false, false])
    let first = try #require(table.entries.first)
    #expect(table.source[first.range] == "\"a \\\"b\" = 'c d';")
    #expect(table.source[first.key.content] == "a \\\"b")
    #expect(first.value.map { table.source[$0.content] } == "c d")
    #expect(
      table.entries.map { $0.comment.map { table.source[$0] } } == ["/* 2 */", "/* 3 */", nil, nil])
    #expect(!StringsTable("{ a = b").isWhole && StringsTable("{ a = b").entries.count == 1)
  }

  @Test(.slow) func aTextTooLongIsLeftAlone() {
    let long = SourceText([UInt8](repeating: 0x20, count: StringsTable.maximumLength + 1))
    #expect(StringsTable(long).form == .tooLong)
  }

  // MARK: Recovery

  struct Broken: Sendable {
    let text: String
    let problems: [StringsIssue.Problem]
    /// The text at the range of the first issue.
    let place: String
    let read: [String]

    init(_ text: String, _ problems: [StringsIssue.Problem], _ place: String, _ read: [String]) {
      (self.text, self.problems, self.place, self.read) = (text, problems, place, read)
    }
  }

  /// Broken texts with their issues, the text at the first one, and the recovered entries.
  static let broken = [
    Broken("a = b\nc = d;", [.missingSemicolon], "b", ["a=b", "c=d"]),
    Broken("\"a\" = \"b\"\n/* c */ \"c\" = \"d\";", [.missingSemicolon], "\"", ["a=b", "c=d"]),
    Broken("a = \"中\"", [.missingSemicolon], "\"", ["a=中"]),
    Broken("\"a\" = \"b;\n\"c\" = \"d\";", [.unterminatedString], "\"b", ["a=b", "c=d"]),
    Broken(
      "\"a\" = \"b\n\"c\" = \"d\";", [.unterminatedString, .missingSemicolon], "\"b",
      ["a=b", "c=d"]),
    Broken("\"a = \"b\";\n\"c\" = \"d\";", [.unterminatedString], "\"a", ["a=b", "c=d"]),
    Broken("a = \"b;", [.unterminatedString], "\"b", ["a=b"]),
    Broken("a = b\";\nc = d;", [.needsQuotes], "b\"", ["a=b", "c=d"]),
    Broken(
      "\"a\" = \"say \"hi\" now\";\nc = d;", [.unescapedQuote, .unescapedQuote], "\"",
      ["a=say \"hi\" now", "c=d"]),
    Broken("\"a\" = \"b\" \"c\" = \"d\";", [.missingSemicolon], "\"", ["a=b", "c=d"]),
    Broken("\"a\" \"b\";\nc = d;", [.missingEquals], "\"a\"", ["a=b", "c=d"]),
    Broken("\"a\" = ;\nc = d;", [.missingValue], "\"a\"", ["a=nil", "c=d"]),
    Broken("\"a\" =\n\"c\" = \"d\";", [.missingValue], "\"a\"", ["a=nil", "c=d"]),
    Broken("\"a\"\n\"c\" = \"d\";", [.missingValue], "\"a\"", ["a=nil", "c=d"]),
    Broken("a = hello world;\nc = d;", [.needsQuotes], "hello world", ["a=hello world", "c=d"]),
    Broken("新建 = new;\nc = d;", [.needsQuotes], "新建", ["新建=new", "c=d"]),
    Broken(
      "new note = 新建;\nc = d;", [.needsQuotes, .needsQuotes], "new note", ["new note=新建", "c=d"]),
    Broken(
      "“a” = “b”;\nc = d;", [.typographicQuotes, .typographicQuotes], "“a”", ["a=b", "c=d"]),
    Broken("a = b;;\nc = d;", [.straySemicolon], ";", ["a=b", "c=d"]),
    Broken("# note\nc = d;", [.unexpectedText], "# note", ["c=d"]),
    Broken("a = b; }\nc = d;", [.unexpectedText], "}", ["a=b", "c=d"]),
    Broken("a = b; /* c = d;", [.unterminatedComment], "/*", ["a=b"]),
    Broken("a = \"\\u4e2d\";", [.lowercaseUnicodeEscape], "\\u4e2d", ["a=u4e2d"]),
    Broken(
      "a = { x = \"};\"; }; c = (1, http://x); e = <0fbd 77>; g = h;", [], "",
      ["a=nil", "c=nil", "e=nil", "g=h"]),
    Broken("a = <b>x</b>;\nc = d;", [.needsQuotes], "<b>x</b>", ["a=<b>x</b>", "c=d"]),
  ]

  @Test(arguments: broken) func recovers(_ test: Broken) {
    let table = StringsTable(test.text)
    #expect(problems(test.text) == test.problems, "\(test.text)")
    #expect(table.issues.first.map { table.source[$0.range] } ?? "" == test.place, "\(test.text)")
    #expect(pairs(test.text) == test.read)
  }

  @Test func ofAMergeConflictTheFirstSideIsRead() {
    let text = """
      <<<<<<< HEAD
      a = ours;
      ||||||| base
      a = old;
      =======
      a = theirs;
      >>>>>>> branch
      c = d;
      """
    #expect(pairs(text) == ["a=ours", "c=d"])
    #expect(problems(text) == [.conflictMarker, .conflictMarker, .conflictMarker])
    #expect(pairs("a = b;\r\n=======\r\nc = d;\r\n") == ["a=b", "c=d"])
  }

  @Test func aByteThatIsNotUTF8IsNamed() {
    let table = StringsTable(SourceText(Array("a = \"".utf8) + [0xE9] + Array("\";".utf8)))
    #expect(table.issues.map(\.problem) == [.invalidUTF8])
    #expect(table.issues.first?.range == ByteRange(start: 5, end: 6))
  }

  @Test func writtenTextsAreReadAgain() {
    for text in ["", "a\"b\\c", "\n\t\r", "中文 🎉 'x'", "\\U4e2d"] {
      let entry = StringsEscapes.entry(key: text, value: text)
      #expect(StringsTable(entry).entries.map(\.translation) == [text])
      #expect(StringsTable(entry).entries.map(\.key.string) == [text])
    }
  }
}
