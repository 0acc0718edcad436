import DocumentationLookup
import Guide
import SourceText
import Testing

/// The layout of pages on the site and on a terminal.
@Suite struct PageDesignTests {
  private func terminal(_ blocks: [Block], _ width: Int) -> [String] {
    TerminalWriter(.english, width: width, hasColors: false).write(blocks)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The declaration comes first, because readers look for it.
  @Test(arguments: Language.allCases) func symbolsBeginWithTheirDeclaration(_ language: Language)
    throws
  {
    for id in SymbolLibrary.ids {
      guard let entry = SymbolLibrary.entry(id), entry.swiftDeclaration != nil else { continue }
      let page = entry.page(in: language)
      guard case .code("swift", _) = try #require(page.dropFirst().first) else {
        Issue.record("\(id)")
        continue
      }
    }
  }

  @Test func theActorHasALineOfItsOwn() throws {
    let page = try #require(SymbolLibrary.entry("UIViewController.traitOverrides"))
      .page(in: .english)
    #expect(
      page.contains {
        $0
          == .code(
            language: "swift", "@MainActor\nvar traitOverrides: UITraitOverrides { get set }")
      })
  }

  @Test(arguments: Language.allCases) func mistakesAreGroupedBySubject(_ language: Language) {
    let page = KnownMistakes.page(in: language)
    let headings = page.compactMap { block -> String? in
      if case .heading(2, let anchor, _) = block { anchor } else { nil }
    }
    #expect(
      headings.count > 3
        && headings == GuideTopic.allCases.map(\.rawValue).filter(headings.contains))
    var answers = 0
    for case .list(_, let items) in page {
      answers += items.count
      // Each item begins with the mistake, without internal numbers.
      for item in items {
        guard case .paragraph(let inlines)? = item.first,
          case .strong(let statement)? = inlines.first
        else {
          Issue.record("no statement: \(item)")
          continue
        }
        let text = PlainTextWriter(language).write([.paragraph(statement)])
        #expect(text.count < 330 && text.count > 8, "\(text)")
      }
    }
    #expect(!PlainTextWriter(language).write(page).contains(/\(?E\d\d/))
    #expect(answers == KnownMistakes.answers(in: language).count)
  }

  @Test func codeSaysItsLanguageAndFits() {
    let code = "func open(_ mailbox: Mailbox, in scene: UIWindowScene, animated: Bool) -> Bool {"
    #expect(
      terminal([.code(language: "swift", "\(code)\n\treturn true")], 60) == [
        "  Swift", "  func open(", "    _ mailbox: Mailbox,", "    in scene: UIWindowScene,",
        "    animated: Bool", "  ) -> Bool {", "    return true",
      ])
    // Text without spaces stays whole, and so does text that fits.
    let word = String(repeating: "x", count: 70)
    #expect(terminal([.code(language: "text", word)], 60) == ["  " + word])
  }

  @Test func rowsOfSeveralLinesAreApart() {
    let long = "a text of many words that does not fit into a line of forty columns"
    let table = Block.table(
      header: [[.text("Name")], [.text("Meaning")]],
      rows: [[[.text("one")], [.text(long)]], [[.text("two")], [.text("short")]]])
    let lines = terminal([table], 40)
    let second = lines.firstIndex { $0.hasPrefix("two") }
    #expect(second.map { lines[$0 - 1].isEmpty } == true, "\(lines)")
    #expect(!terminal([table], 100).contains(""))
  }

  @Test(arguments: [(Language.english, "observed"), (.simplifiedChinese, "观察所得")])
  func whatWasObservedHasASmallMark(_ language: Language, _ word: String) {
    let blocks = GuideText.blocks("It opens {{observed}}.", in: language)
    let html = HTMLWriter(language) { _ in nil }.write(blocks)
    #expect(html.contains("<small class=\"observed\" title=\""), "\(html)")
    #expect(html.contains(">\(word)</small>") && !html.contains("Apple)<"))
  }

  @Test func articlesAreListedByTopic() {
    let titles = DocumentationIndex.list(in: .english).compactMap { block -> String? in
      if case .heading(2, _, let inlines) = block { inlines.plainText } else { nil }
    }
    #expect(titles.starts(with: GuideTopic.allCases.map { $0.title[.english] }))
  }
}
