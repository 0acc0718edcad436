import PropertyList
import SourceText
import Testing
@testable import EditorFeatures

/// End tags, and the lines around the content of every property list.
extension CompletionTests {
  @Test(arguments: [
    ("<plist><dict><key>a</|", "</key>", "<plist><dict><key>a</key>"),
    (
      "<plist><dict><key>a</key>\n<string>b</st|", "</string>",
      "<plist><dict><key>a</key>\n<string>b</string>"
    ),
    ("<plist><dict>\n</|\n</plist>", "</dict>", "<plist><dict>\n</dict>\n</plist>"),
    (
      "<plist>\n<dict>\n\t<key>a</key>\n\t<dict>\n\t</|\n</dict>\n</plist>", "</dict>",
      "<plist>\n<dict>\n\t<key>a</key>\n\t<dict>\n\t</dict>\n</dict>\n</plist>"
    ),
    ("<plist><dict>|", "</dict>", "<plist><dict>‸</dict>"),
    ("<plist><dict><key>|\n", "</key>", "<plist><dict><key>‸</key>\n"),
    (
      "<plist><array>\n<dict>|\n<dict/></array></plist>", "</dict>",
      "<plist><array>\n<dict>‸</dict>\n<dict/></array></plist>"
    ),
    ("<plist><dict/></|", "</plist>", "<plist><dict/></plist>"),
  ])
  func theEndTagOfWhatIsOpen(_ source: String, _ tag: String, _ expected: String) {
    #expect(accepting(tag, in: source) == expected)
  }

  @Test(arguments: [
    "<plist><dict></|</dict></plist>", "<plist><dict>|</dict></plist>",
    "<plist><array><dict></|</dict></plist>", "</|", "<plist><dict></k|",
    "<plist><dict><key>|UIApp</", "<plist><dict>|\n<key>a</key>",
  ])
  func noEndTagOfWhatIsClosed(_ source: String) {
    #expect(!proposals(source).items.contains { $0.label.hasPrefix("</") })
  }

  @Test func anEndTagStandsBelowItsStartTag() {
    let source = "<plist>\n<dict>\n\t<key>a</key>\n\t<array>\n\t\t</|\n</dict>\n</plist>"
    let (text, items) = proposals(source)
    let insertion = items.first { $0.label == "</array>" }?.insertion
    let edits = [
      insertion?.indentation, insertion.map { TextEdit($0.range, $0.snippet.plainText) },
    ].compactMap(\.self)
    #expect(edits.count == 2)
    #expect(SourceText(text).applying(edits).string.contains("\n\t<array>\n\t</array>\n</dict>"))
  }

  // MARK: The frame

  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">

    """

  @Test(arguments: ["|", "<|", "<?xml|", "<pl|", "<!DOCTYPE|", "|\n", "<?xml version=\"1.0\" enc|"])
  func anEmptyFileGetsTheFrame(_ source: String) {
    let after = accepting("<plist>", in: source)
    let body = "<plist version=\"1.0\">\n<dict>\n\t‸\n</dict>\n</plist>\n"
    #expect(after.hasPrefix(Self.head + body))
    #expect(SyntaxTree(after.replacing("‸", with: "")).issues == [])
  }

  @Test func whatIsThereOfTheFrameIsNotDoubled() {
    let lines = Self.head.split(separator: "\n").map(String.init)
    #expect(accepting("<plist>", in: lines[0] + "\n|").hasPrefix(Self.head + "<plist "))
    #expect(accepting("<plist>", in: lines[0] + "|").hasPrefix(Self.head + "<plist "))
    #expect(accepting("<plist>", in: Self.head + "<pl|").hasPrefix(Self.head + "<plist "))
    #expect(proposals(Self.head + "|<plist/>").items.isEmpty)
    #expect(proposals(Self.head + "<?xml|").items.isEmpty)
  }
}
