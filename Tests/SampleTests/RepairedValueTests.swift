import Foundation
import PropertyList
import SourceText
import TestKit
import Testing

/// The values that fixing all writes into property lists with lost tags.
@Suite struct RepairedValueTests {
  private static func file(_ entries: String) -> SourceText {
    SourceText("<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(entries)</dict></plist>\n")
  }

  private static let other = "<key>z</key><string>y</string>"
  /// The same with a typo.
  private static let broken = "<key>z</key><sting>y</string>"

  @Test(arguments: [
    // Source text is preserved; only characters that would begin a reference or a tag are escaped.
    ("<key>a</key> Sub &amp; more ", "<key>a</key> <string>Sub &amp; more</string> "),
    ("<key>a</key> Sub & more ", "<key>a</key> <string>Sub &amp; more</string> "),
    ("<key>a</key>Sub &amp; more</string>", "<key>a</key><string>Sub &amp; more</string>"),
    ("<key>a</key>&#x4E2D;</string>", "<key>a</key><string>&#x4E2D;</string>"),
    ("a&lt;b</key><true/>", "<key>a&lt;b</key><true/>"),
    // The end tag determines the type.
    ("<key>a</key>5</integer>", "<key>a</key><integer>5</integer>"),
    ("<key>a</key>1.5</real>", "<key>a</key><real>1.5</real>"),
    ("<key>a</key>AAEC</data>", "<key>a</key><data>AAEC</data>"),
    (
      "<key>a</key>2020-01-01T00:00:00Z</date>",
      "<key>a</key><date>2020-01-01T00:00:00Z</date>"
    ),
    ("<key>a</key>five</integer>", nil),
    // Without a tag the type is not known.
    ("<key>a</key> 5 ", nil),
    ("<key>a</key> true ", nil),
    ("<key>a</key> 2020-01-01T00:00:00Z ", nil),
    // One key, not two.
    ("<key>CFBun<real>1</real>dleVersion</key>", nil),
    ("<key>a</key><string>Pl<true/>ay</string>", nil),
  ]) func lostTags(_ entries: String, _ expected: String?) {
    for (rest, fixedRest) in [(Self.other, Self.other), (Self.broken, Self.other)] {
      for isFirst in [true, false] {
        func whole(_ entries: String, _ rest: String) -> SourceText {
          Self.file(isFirst ? rest + entries : entries + rest)
        }
        let text = whole(entries, rest)
        let result = TagSlip.fixed(text)
        let whole = expected.map { whole($0, fixedRest) } ?? text
        #expect(result.string == whole.string)
      }
    }
  }

  private static let list =
    "<key>A</key><string>a</string><key>B</key><array><dict><key>C</key><integer>1</integer>"
    + "<key>D</key><true/></dict><dict><key>C</key><string>c</string></dict></array>"

  private static let comments = [
    "<!--c-->", "<!-- kept -->", "<!-- a > b, and 30 bytes more -->",
    // Broken comments are preserved, too.
    "<!- kept -->", "<!-- kept ->", "<-- kept -->", "< !-- kept -->", "<!-- kept -- >",
  ]

  /// A comment next to a broken tag is not mistaken for the tag.
  @Test(arguments: comments) func commentsStay(_ comment: String) {
    let text = Self.file(Self.list).string
    let tags = text.ranges(of: /<\/?[a-z]+(?: [^<>]*)?\/?>/)
    let kept = comment.filter(\.isLetter)
    var random = SplitMix64(seed: 5)
    for _ in 0..<60 {
      let tag = random.pick(tags)
      let broken = random.pick(["", "<x>", "string>", "<string", "<dict>", "</key>"])
      let replacement = random.int(below: 2) == 0 ? comment + broken : broken + comment
      let source = SourceText(text.replacingCharacters(in: tag, with: replacement))
      let result = TagSlip.fixed(source)
      let shown = "\(text[tag]) as \(replacement): \(result.string)"
      #expect(result.string.filter(\.isLetter).contains(kept), "\(shown)")
      if comment.hasPrefix("<!--"), comment.hasSuffix("-->") {
        #expect(result.string.contains(comment), "\(shown)")
      }
      #expect(TagSlip.fixed(result) == result, "\(shown)")
    }
  }

  @Test func theRightRepairIsFoundBesideAComment() {
    let right = SourceText(
      "<plist version=\"1.0\">\n<dict>\n\t<key>B</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>C</key>\n\t\t\t<true/>\n\t\t</dict><!-- c --><dict>\n\t\t\t<key>D</key>\n\t\t\t<true/>\n\t\t</dict>\n\t</array>\n</dict>\n</plist>\n"
    )
    let broken = SourceText(right.string.replacing("<!-- c --><dict>", with: "<!-- c --><dct>"))
    #expect(TagSlip.fixed(broken) == right)
    let lost = SourceText(right.string.replacing("<!-- c --><dict>", with: "<!-- c -->"))
    let result = TagSlip.fixed(lost)
    #expect(result.string.contains("<!-- c -->"))
    #expect(result == lost || TagSlip.values(result.bytes) == TagSlip.values(right.bytes))
  }
}
