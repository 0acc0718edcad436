import Drawing
import TestKit
import Testing

@Suite struct TextMeasureTests {
  /// The widths that Interface Builder writes for labels in the system font.
  @Test(arguments: [("Label", 41.5), ("Edit Home Screen", 137.0), ("Search", 53.5)])
  func widthsAreThoseOfTheSystemFont(_ text: String, _ points: Double) {
    let width = TextMeasure.width(of: text, size: 17)
    #expect(abs(width.points - points) < points * 0.02, "\(text): \(width.points)")
    #expect(width.isExact)
  }

  @Test func whatIsInNoTableIsEstimated() {
    let han = TextMeasure.width(of: "新建备忘录", size: 17)
    #expect(abs(han.points - 5 * 17.4) < 1 && !han.isExact && han.tolerance < 0.05)
    #expect(TextMeasure.width(of: "ملاحظة", size: 17).tolerance > 0.1)
    // A family is one character and as wide as one emoji; a combining mark has no width.
    let emoji = TextMeasure.width(of: "👨‍👩‍👧", size: 10).points
    #expect(emoji == TextMeasure.width(of: "😀", size: 10).points && emoji == 13)
    #expect(
      TextMeasure.width(of: "e\u{301}", size: 17).points
        == TextMeasure.width(of: "e", size: 17).points)
  }

  /// The marks of half-width kana are as wide as its letters.
  @Test func halfWidthKanaAreHalfAsWide() {
    #expect(TextMeasure.width(of: "｡ｱ", size: 10).points == 10)
    #expect(TextMeasure.width(of: "｠", size: 10).points > 10)
  }

  @Test func columnsAreThoseOfTerminals() {
    #expect(TextMeasure.columns(of: "ab新e\u{301}😀") == 2 + 2 + 1 + 2)
  }
}

@Suite struct LineBreakerTests {
  private let label = LineBreaker(size: 17, width: 100, maximumLines: 2)

  @Test func linesEndBehindWords() {
    let lines = label.lines(of: "Start a new message")
    #expect(lines.lines == ["Start a new", "message"])
    #expect(lines.fit == .whole)
  }

  @Test func theLastLineEndsWithAnEllipsis() {
    let lines = label.lines(of: "Start a new message to somebody you know")
    #expect(lines.lines.count == 2 && lines.fit == .cut)
    #expect(lines.lines.last?.hasSuffix("…") == true)
    for line in lines.lines { #expect(TextMeasure.width(of: line, size: 17).points <= 100) }
  }

  @Test(.slow) func wordsThatAreTooLongAreBroken() {
    let lines = label.lines(of: String(repeating: "m", count: 10000))
    #expect(lines.lines.count == 2 && lines.fit == .cut)
    for line in lines.lines { #expect(TextMeasure.width(of: line, size: 17).points <= 100) }
  }

  /// Chinese is broken anywhere, but no line begins with a full stop.
  @Test func chineseIsBrokenBetweenCharacters() {
    let lines = LineBreaker(size: 17, width: 53, maximumLines: 3).lines(of: "新建一。个备忘")
    #expect(lines.lines == ["新建", "一。个", "备忘"])
  }

  @Test func noLineEndsWithAnOpeningBracket() {
    let lines = LineBreaker(size: 17, width: 53, maximumLines: 3).lines(of: "新建（备忘")
    #expect(lines.lines == ["新建", "（备忘"])
  }

  /// A space at the end of a line needs no room.
  @Test func aWordFillsItsLine() {
    let width = TextMeasure.width(of: "a Search", size: 17).points
    let lines = LineBreaker(size: 17, width: width, maximumLines: 2).lines(of: "a Search it")
    #expect(lines.lines == ["a Search", "it"])
  }

  /// A dot stays with the following name.
  @Test func namesAreNotBrokenBehindADot() {
    let width = TextMeasure.width(of: "‹toolShortcutLink.", size: 17).points + 1
    let lines = LineBreaker(size: 17, width: width, maximumLines: 2, breaksNames: true)
      .lines(of: "‹toolShortcutLink.(title)›")
    #expect(lines.lines == ["‹toolShortcutLink", ".(title)›"])
  }

  /// A name in code that is wider than a line is broken between its parts.
  @Test func namesAreBrokenBetweenTheirParts() {
    func lines(_ text: String, breaksNames: Bool) -> [String] {
      LineBreaker(size: 17, width: 162, maximumLines: 2, breaksNames: breaksNames)
        .lines(of: text).lines
    }
    #expect(
      lines("‹toolShortcutLink.title›", breaksNames: false) != ["‹toolShortcutLink", ".title›"])
    #expect(
      lines("‹toolShortcutLink.title›", breaksNames: true) == ["‹toolShortcutLink", ".title›"])
    #expect(lines("‹aNameThatIsRatherLong›", breaksNames: true) == ["‹aNameThatIsRather", "Long›"])
  }

  @Test func whatIsNearTheLimitIsUncertain() {
    let width = TextMeasure.width(of: "Search", size: 17).points
    func fit(_ limit: Double) -> LineBreaker.Fit {
      LineBreaker(size: 17, width: limit, maximumLines: 1).lines(of: "Search").fit
    }
    #expect(fit(width * 1.05) == .whole && fit(width * 1.01) == .uncertain)
    #expect(fit(width * 0.99) == .uncertain && fit(width * 0.9) == .cut)
    // A text as wide as the line fits.
    let exact = LineBreaker(size: 17, width: width, maximumLines: 1).lines(of: "Search")
    #expect(exact.lines == ["Search"])
  }

  @Test(arguments: ["", " ", "   ", "\n", "\u{301}", "a\u{0}b", "\u{202E}abc"])
  func anythingHasLines(_ text: String) {
    for width in [-1, 0, 0.5, 30, Double.infinity, .nan] {
      let lines = LineBreaker(size: 17, width: width, maximumLines: 2).lines(of: text)
      #expect(lines.lines.count <= 2)
    }
  }
}

@Suite struct DrawableTextTests {
  @Test func whatTurnsTheDirectionIsLeftOut() {
    #expect(DrawableText.line("a\u{202A}b\u{202E}c\u{2066}d\u{2069}e") == "abcde")
    // Marks that do not affect other characters remain.
    #expect(DrawableText.line("a\u{200F}b\u{206A}") == "a\u{200F}b\u{206A}")
  }

  @Test func controlCharactersAreSeen() {
    #expect(
      DrawableText.line("a\tb\u{85}c\u{1F}d\u{7F}e\u{9F}f") == "a b c\u{FFFD}d\u{FFFD}e\u{FFFD}f")
    #expect(DrawableText.line("a\u{A0}b") == "a\u{A0}b")
  }
}
