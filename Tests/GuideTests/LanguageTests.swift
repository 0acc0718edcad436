import Checks
import DocumentationLookup
import Foundation
import Guide
import Linter
import SourceText
import TestKit
import Testing

/// Both languages have the same content: an article and its translation have the same structure.
@Suite(.slow) struct LanguageTests {
  private func pair(_ slug: String) throws -> (Article, Article) {
    (
      try #require(ArticleLibrary.article(slug, in: .english)),
      try #require(ArticleLibrary.article(slug, in: .simplifiedChinese))
    )
  }

  /// Returns the language-independent parts, one line for each block.
  private func bones(_ blocks: [Block]) -> [String] {
    blocks.flattened.map { block in
      switch block {
      case .heading(let level, let anchor, _): "heading \(level) \(anchor)"
      case .paragraph: "paragraph"
      case .code(let language, let code): "code \(language) \(code)"
      case .list(let isOrdered, let items): "list \(isOrdered) \(items.count)"
      case .table(let header, let rows): "table \(header.count) \(rows.map(\.count))"
      case .note(let note, _): "note \(note)"
      case .diagram(let name): "diagram \(name)"
      }
    }
  }

  @Test(arguments: ArticleLibrary.slugs) func articlesHaveTheSameBones(_ slug: String) throws {
    let (english, chinese) = try pair(slug)
    #expect(bones(english.blocks) == bones(chinese.blocks))
    #expect(english.heading.symbols == chinese.heading.symbols)
    #expect(english.heading.seeAlso == chinese.heading.seeAlso)
  }

  @Test(arguments: ArticleLibrary.slugs) func articlesHaveTheSameLinks(_ slug: String) throws {
    let (english, chinese) = try pair(slug)
    #expect(english.blocks.links == chinese.blocks.links)
  }

  @Test(arguments: ArticleLibrary.slugs) func articlesAreInTheirLanguage(_ slug: String) throws {
    let (english, chinese) = try pair(slug)
    for (article, isChinese) in [(english, false), (chinese, true)] {
      #expect(hasChinese(article.heading.title) == isChinese || slug == "peek-and-pop")
      #expect(hasChinese(article.heading.summary) == isChinese)
      for case .paragraph(let inlines) in article.blocks where inlines.plainText.count > 60 {
        #expect(hasChinese(inlines.plainText) == isChinese, "\(inlines.plainText)")
      }
    }
  }

  private func hasChinese(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x3400...0x9FFF).contains($0.value) }
  }

  /// Current behavior is described before former behavior.
  @Test(arguments: ArticleLibrary.slugs) func todayComesFirst(_ slug: String) throws {
    let article = try #require(ArticleLibrary.article(slug, in: .english))
    let anchors = article.blocks.compactMap { block -> String? in
      if case .heading(2, let anchor, _) = block { anchor } else { nil }
    }
    #expect(anchors.first == "today")
    #expect(!anchors.dropLast().contains("history"))
  }

  @Test(arguments: SymbolLibrary.ids) func entriesAreWhole(_ id: String) throws {
    let entry = try #require(SymbolLibrary.entry(id))
    #expect(!entry.kind.isEmpty)
    #expect(entry.swiftName != nil || entry.objectiveCName != nil || entry.kind == "key")
    #expect(entry.article != nil)
    let english = entry.meaning(in: .english)
    let chinese = entry.meaning(in: .simplifiedChinese)
    #expect(!english.isEmpty && !hasChinese(english))
    #expect(hasChinese(chinese))
    let links = [english, chinese].map { GuideText.inlines($0, in: .english).links }
    #expect(links[0] == links[1])
    // A deprecated symbol names its replacement, or states that there is none.
    #expect(entry.replacements.allSatisfy { SymbolLibrary.entry($0) != nil })
  }

  /// The links of every page lead to existing pages, in both languages.
  @Test(arguments: Language.allCases) func linksLeadSomewhere(_ language: Language) {
    let targets =
      ArticleLibrary.slugs.map { LinkTarget.article(slug: $0, anchor: nil) }
      + SymbolLibrary.ids.map { .symbol($0) } + RuleRegistry.all.map { .rule($0.description.id) }
      + IconType.all.map { .symbol($0.entryID) }
      + [.article(slug: KnownMistakes.slug, anchor: nil)]
    var anchors: [String: [String]] = [:]
    for target in targets {
      guard let page = DocumentationIndex.page(for: target, in: language) else {
        Issue.record("\(target) has no page")
        continue
      }
      if case .article(let slug, _) = target { anchors[slug] = page.blocks.anchors }
    }
    for target in targets {
      let page = DocumentationIndex.page(for: target, in: language)
      for link in page?.blocks.links ?? [] {
        switch link {
        case .article(let slug, let anchor):
          #expect(anchors[slug] != nil, "\(target) → \(slug)")
          if let anchor { #expect(anchors[slug]?.contains(anchor) == true, "\(target) → \(link)") }
        case .symbol, .rule:
          #expect(DocumentationIndex.page(for: link, in: language) != nil, "\(target) → \(link)")
        case .web(let address):
          #expect(address.hasPrefix("https://"), "\(target) → \(address)")
        }
      }
    }
  }

  /// Systems are separated by the comma of the language.
  @Test func availabilityHasTheCommaOfItsLanguage() throws {
    let entry = try #require(SymbolLibrary.entry("UITraitCollection.init(traitsFrom:)"))
    #expect(entry.deprecated(in: .english) == "iOS 17.0, visionOS 1.0")
    #expect(entry.deprecated(in: .simplifiedChinese) == "iOS 17.0、visionOS 1.0")
    for id in SymbolLibrary.ids {
      let page = SymbolLibrary.entry(id)?.page(in: .simplifiedChinese) ?? []
      #expect(!PlainTextWriter(.simplifiedChinese).write(page).contains(", iPadOS"), "\(id)")
    }
  }

  /// Articles do not qualify a statement by a lack of sources.
  @Test(arguments: ArticleLibrary.slugs) func articlesSayWhatIsKnown(_ slug: String) throws {
    for (language, hedges) in [
      (Language.english, ["no source", "No source", "general knowledge", "confirmed source"]),
      (.simplifiedChinese, ["没有来源", "没有资料", "现有资料", "一般常识"]),
    ] {
      let article = try #require(ArticleLibrary.article(slug, in: language))
      let text = PlainTextWriter(language).write(article.blocks)
      for hedge in hedges { #expect(!text.contains(hedge), "\(slug): \(hedge)") }
    }
  }

  /// No notation of the guide remains in the texts that people read.
  @Test(arguments: ArticleLibrary.slugs) func noDirectiveIsLeft(_ slug: String) throws {
    for language in Language.allCases {
      let article = try #require(ArticleLibrary.article(slug, in: language))
      for block in article.blocks.flattened {
        if case .code = block { continue }
        let text = PlainTextWriter(language).write([block])
        #expect(!text.contains("{{") && !text.contains("}}"), "\(text)")
        #expect(!text.contains("guide:") && !text.contains("symbol:"), "\(text)")
      }
    }
  }
}
