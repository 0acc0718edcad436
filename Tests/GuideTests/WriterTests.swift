import Guide
import SourceText
import Testing

/// Blocks as Markdown, plain text, HTML and for a terminal.
@Suite struct WriterTests {
  private let blocks: [Block] = [
    .heading(level: 2, anchor: "today", [.text("Title & "), .code("a|b")]),
    .paragraph([
      .text("*not strong* <tag> "), .strong([.text("strong")]), .text(" "),
      .link(.symbol("X"), [.text("linked")]),
    ]),
    .list(isOrdered: true, [[.paragraph([.text("one")])], [.paragraph([.text("two")])]]),
    .table(header: [[.text("A")], [.text("B")]], rows: [[[.code("x|y")], [.text("a||b")]]]),
    .note(.warning, [.paragraph([.text("careful")])]),
    .code(language: "swift", "let a = \"<b>\""),
  ]

  @Test func markdown() {
    let text = MarkdownWriter(.english, link: { _ in "file:///x.md" }).write(blocks)
    #expect(text.hasPrefix("## Title & `a|b`\n\n\\*not strong\\* \\<tag> **strong** [linked]("))
    #expect(text.contains("1. one\n2. two"))
    #expect(text.contains("| `x\\|y` | a\\|\\|b |"))
    #expect(text.contains("> **Warning:** careful"))
    #expect(text.hasSuffix("```swift\nlet a = \"<b>\"\n```"))
  }

  /// Text from a document cannot change the formatting around it.
  @Test func foreignTextStaysWhereItIs() {
    let writer = MarkdownWriter(.english)
    #expect(writer.write([.paragraph([.text("a\n# b")])]) == "a # b")
    #expect(writer.write([.paragraph([.code("a`b``c")])]) == "``` a`b``c ```")
    #expect(writer.write([.code(language: "", "```\nx")]) == "````\n```\nx\n````")
    let html = HTMLWriter(.english) { _ in nil }
    #expect(
      html.write([.paragraph([.text("<script>"), .code("\"&'")])])
        .contains("&lt;script&gt;<code>&quot;&amp;"))
  }

  @Test func plainTextHasNoMarkup() {
    let text = PlainTextWriter(.english).write(blocks)
    #expect(text.contains("*not strong* <tag> strong linked"))
    #expect(!text.contains("**") && !text.contains("```") && !text.contains("]("))
  }

  @Test func html() {
    let text = HTMLWriter(.english) { _ in "x.html" }.write(blocks)
    #expect(text.contains("<h2 id=\"today\">"))
    #expect(text.contains("*not strong* &lt;tag&gt; <strong>strong</strong>"))
    #expect(text.contains("<a href=\"x.html\">linked</a>"))
    #expect(
      text.contains("let a = &quot;&lt;b&gt;&quot;") || text.contains("let a = \"&lt;b&gt;\""))
    // Without an address only the words are written.
    #expect(HTMLWriter(.english) { _ in nil }.write(blocks).contains("</strong> linked</p>"))
  }

  /// Names are broken between their words, and not directly after the first.
  @Test(arguments: [
    ("isModalInPresentation", "isModal<wbr>In<wbr>Presentation"),
    ("UILongPressGestureRecognizer", "UILong<wbr>Press<wbr>Gesture<wbr>Recognizer"),
    ("scene(_:willConnectTo:options:)", "scene(<wbr>_:<wbr>will<wbr>Connect<wbr>To:<wbr>options:)"),
    ("shortcutItems", "shortcutItems"),
  ])
  func namesAreBroken(_ name: String, _ broken: String) {
    #expect(HTMLWriter.code(name) == "<code>\(broken)</code>")
  }

  /// The class properties for registration are not in the table of traits.
  @Test func theTableOfTraitsHoldsTraits() throws {
    let page = try #require(ArticleLibrary.article("trait-collection", in: .english)).page
    let text = MarkdownWriter(.english).write(page)
    #expect(text.contains("| `horizontalSizeClass` |"))
    #expect(!text.contains("| `systemTraits"))
  }

  @Test func terminal() {
    let text = TerminalWriter(.english).write(blocks)
    #expect(text.contains("\u{1B}["))
    #expect(text.contains("linked"))
    // All styles are reset at the end.
    let codes = text.matches(of: /\u{1B}\[([0-9;]*)m/).map { String($0.1) }
    #expect(codes.last == "0")
  }

  @Test func everyTableAndDrawingIsThere() throws {
    var tables = 0
    var drawings = Set<String>()
    for slug in ArticleLibrary.slugs {
      let article = try #require(ArticleLibrary.article(slug, in: .english))
      for block in article.blocks.flattened {
        if case .table(_, let rows) = block {
          tables += 1
          #expect(!rows.isEmpty, "\(slug)")
        }
        if case .diagram(let name) = block { drawings.insert(name) }
      }
    }
    #expect(tables > 20)
    #expect(drawings == Set(Diagram.allCases.map(\.rawValue)))
  }

  @Test(arguments: Diagram.allCases) func drawings(_ diagram: Diagram) {
    for language in Language.allCases {
      let svg = diagram.svg(in: language)
      #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>"))
      // The drawing has a text for screen readers, and loads nothing from outside.
      #expect(svg.contains("<title") && svg.contains("<desc") && svg.contains("role=\"img\""))
      #expect(!svg.contains("href=\"http") && !svg.contains("url(http"))
      #expect(!diagram.description(in: language).isEmpty)
    }
    #expect(diagram.svg(in: .english) != diagram.svg(in: .simplifiedChinese))
  }
}
