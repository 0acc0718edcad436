import PropertyList
import SourceText
import TestKit
import Testing
@testable import EditorFeatures

@Suite struct FormattingTests {
  /// Returns the formatted text; nil if it is not changed.
  private func format(
    _ text: String, _ style: FormattingStyle = .xcode, within range: ByteRange? = nil
  ) -> String? {
    let tree = SyntaxTree(text)
    guard let edits = PropertyListFormatter.edits(for: tree, style: style, within: range) else {
      return nil
    }
    return tree.source.applying(edits).string
  }

  private static let ugly = """
     <?xml version="1.0" encoding="UTF-8"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN"
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd"><plist version="1.0">
        <dict><key>标题</key>   <string>  新建 🎉
      second line </string><!-- behind -->
            <!-- on its own
                 line --><key>b</key>


      <array>
      </array>

          <key>c</key><array><dict/><dict><key>d</key><true/></dict><integer>1</integer></array>


        <key>e</key>
        <data>
          AAAA
        </data></dict>
       </plist>


    """

  private static let neat = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN"
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>标题</key>
    \t<string>  新建 🎉
      second line </string><!-- behind -->
    \t<!-- on its own
                 line -->
    \t<key>b</key>
    \t<array></array>

    \t<key>c</key>
    \t<array>
    \t\t<dict/>
    \t\t<dict>
    \t\t\t<key>d</key>
    \t\t\t<true/>
    \t\t</dict>
    \t\t<integer>1</integer>
    \t</array>

    \t<key>e</key>
    \t<data>
          AAAA
        </data>
    </dict>
    </plist>

    """

  @Test func laysOutAsXcodeDoes() {
    #expect(format(Self.ugly) == Self.neat)
    #expect(format(Self.neat) == Self.neat)
    let spaces = Self.neat.replacing("\t", with: "  ")
    #expect(format(Self.ugly, FormattingStyle(spaces: 2)) == spaces)
    #expect(format(spaces) == Self.neat)
  }

  @Test func lineEndsAndTheByteOrderMarkAreKept() {
    let crlf = Self.ugly.replacing("\n", with: "\r\n")
    #expect(format(crlf) == Self.neat.replacing("\n", with: "\r\n"))
    #expect(format("\u{FEFF} <plist> <true/> </plist>") == "\u{FEFF}<plist>\n<true/>\n</plist>")
    // A missing newline at the end is not added, unless the editor requests it.
    #expect(format("<plist>\r<dict/></plist>") == "<plist>\r<dict/>\r</plist>")
    #expect(
      format("<array></array>", FormattingStyle(spaces: nil, insertsFinalNewline: true))
        == "<array></array>\n")
    #expect(format("<plist>\r\n<dict/></plist>  ") == "<plist>\r\n<dict/>\r\n</plist>")
    #expect(format("<plist>\r\n\n<dict/>\n\r\n</plist>") == "<plist>\r\n<dict/>\n</plist>")
  }

  /// A line end is replaced as a whole: no edit begins or ends inside it.
  @Test func editsDoNotSplitLineEnds() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<300 {
      var text = "<plist><array>"
      for _ in 0..<4 {
        for _ in 0..<random.int(below: 6) { text += random.pick(["\r", "\n", "\r\n", " ", "\t"]) }
        text += random.pick(["<true/>", "<!--\r\n-->", "<array>\r\n\r</array>"])
      }
      let tree = SyntaxTree(text + "</array></plist>")
      let edits = try #require(PropertyListFormatter.edits(for: tree, style: .xcode))
      for place in edits.flatMap({ [$0.range.start, $0.range.end] }) where place > 0 {
        #expect(tree.source.bytes[place - 1] != 0x0D || tree.source.bytes[place] != 0x0A)
      }
      let once = tree.source.applying(edits)
      #expect(PropertyListFormatter.edits(for: SyntaxTree(once), style: .xcode) == [])
    }
  }

  @Test func editsAreSmall() throws {
    let text = "<plist>\n<dict>\n    <key>a</key>\n\t<true/>\n</dict>\n</plist>\n"
    let edits = try #require(
      PropertyListFormatter.edits(for: SyntaxTree(text), style: .xcode))
    #expect(edits == [TextEdit(ByteRange(start: 15, end: 19), "\t")])
  }

  @Test(arguments: [
    "<plist><dict><key>a</key></dict></plist>", "<plist><dict><key>a<true/></dict></plist>",
    "<plist> <dict>", "<plist><dict>text</dict></plist>", "<plist> <aray> </aray></plist>",
    "<plist> </plist> <true/>", "<plist><array><key>a</key></array></plist>", "", "  ", "<",
    "<plist><dict>\n#if DEBUG\n<key>a</key> <true/>\n#endif\n</dict></plist>",
    "<plist><array>\n<<<<<<< a\n<true/>\n=======\n<false/>\n>>>>>>> b\n</array></plist>",
    "<plist> <string>\u{0}</string> <!-- ", "<plist>\u{00A0}<true/></plist>",
  ])
  func whatDoesNotParseIsLeftAlone(_ text: String) {
    #expect(format(text) ?? text == text)
  }

  @Test func equalKeysAndOddNumbersDoNotMatter() {
    #expect(
      format("<dict><key>a</key><integer>$(N)</integer><key>a</key><true/></dict>")
        == "<dict>\n\t<key>a</key>\n\t<integer>$(N)</integer>\n\t<key>a</key>\n\t<true/>\n</dict>")
  }

  @Test func someLines() throws {
    let text =
      "<plist>\n <dict>\n  <key>a</key>\n  <true/>\n  <key>b</key>  <true/>\n </dict>\n</plist>\n"
    func lines(_ first: String, _ last: String, _ length: Int = 0) -> ByteRange {
      let start = text.offset(of: first)
      return ByteRange(start: start, end: text.offset(of: last) + length)
    }
    // To the end of a line, to the start of the next, and a caret.
    let one = text.replacing("  <key>a", with: "\t<key>a")
    #expect(format(text, within: lines("<key>a", "<key>a", 12)) == one)
    #expect(format(text, within: lines("  <key>a", "  <true/>\n  <key>b")) == one)
    #expect(format(text, within: lines("ey>a", "ey>a")) == one)
    // Two elements on one line are separated.
    #expect(
      format(text, within: lines("<key>b", "<key>b"))
        == text.replacing("  <key>b</key>  <true/>", with: "\t<key>b</key>\n\t<true/>"))
    #expect(format(text, within: ByteRange(start: 0, end: text.utf8.count)) == format(text))
    #expect(format(text, within: ByteRange(start: -5, end: 9_999)) == format(text))
  }

  // MARK: While typing

  /// Returns the text after a character has been typed at `|`.
  private func type(
    _ character: String, _ marked: String, _ style: FormattingStyle = .xcode
  ) -> String {
    let offset = marked.offset(of: "|")
    let tree = SyntaxTree(marked.replacing("|", with: "", maxReplacements: 1))
    let edits = TypingFormatter.edits(afterTyping: character, at: offset, in: tree, style: style)
    return tree.source.applying(edits).string
  }

  @Test func aNewLineIsIndented() {
    #expect(type("\n", "<plist>\n<dict>\n|</dict>\n") == "<plist>\n<dict>\n</dict>\n")
    #expect(type("\n", "<dict>\n|\n</dict>") == "<dict>\n\t\n</dict>")
    #expect(type("\n", "  <dict>\n|<key/>", FormattingStyle(spaces: 3)) == "  <dict>\n     <key/>")
    // Like the sibling before or after it, whatever the editor's settings.
    #expect(
      type("\n", "<dict>\r\n   <key>键</key>\r\n|") == "<dict>\r\n   <key>键</key>\r\n   ")
    #expect(type("\n", "<array>\n|\n   <true/>\n") == "<array>\n   \n   <true/>\n")
    #expect(
      type("\n", "<plist>\n\t<array>\n\t\t|\n\t\t</array>")
        == "<plist>\n\t<array>\n\t\t\n\t\t</array>")
    #expect(
      type("\n", "<plist>\n\t|<dict>\n</dict>\n</plist>") == "<plist>\n<dict>\n</dict>\n</plist>")
  }

  @Test(arguments: [
    "<dict>\n<key>a\n|", "<dict>\n<string>a\n|b</string>", "<dict>\n<!-- \n| -->", "\n|", "|",
    "<dict\n|", "<dict>\ntext|\n</dict>", "{\n|}", "<dict>\n<key>a</key>|",
  ])
  func textIsNotIndented(_ marked: String) {
    let text = marked.replacing("|", with: "")
    #expect(
      type("\n", marked).filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
    #expect(type("x", marked) == text)
    if !marked.hasPrefix("<dict>\n<key>a\n") { #expect(type("\n", marked) == text) }
  }

  @Test func anEndTagGoesBelowItsStartTag() {
    #expect(
      type(">", "<array>\n\t<dict>\n\t\t<key>a</key>\n\t\t<true/>\n\t\t</dict>|\n")
        == "<array>\n\t<dict>\n\t\t<key>a</key>\n\t\t<true/>\n\t</dict>\n")
    for same in [
      "<array>\n\t<true/>|", "<array>\n\t\t</array>| </array>", "  <dict>|\n", "<dict></dict>|",
      "\t<key>a</key>|", "\t<dict>\n<key>a</key></dict>|", ">|", "|",
    ] {
      let expected = same.replacing("|", with: "")
      #expect(type(">", same).filter { $0 != "\t" } == expected.filter { $0 != "\t" })
    }
    #expect(type(">", "\t<dict>\n\t\t</dct>|") == "\t<dict>\n\t\t</dct>")
    #expect(type(">", "\t<dict>\n<key>a</key></dict>|") == "\t<dict>\n<key>a</key></dict>")
  }
}

extension String {
  /// Returns the number of bytes before the first occurrence of a text.
  fileprivate func offset(of text: String) -> Int {
    self[..<(firstRange(of: text)?.lowerBound ?? endIndex)].utf8.count
  }
}
