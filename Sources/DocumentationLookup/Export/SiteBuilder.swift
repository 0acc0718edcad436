import Checks
import Guide
import Linter
import SourceText

/// The pages of the site in one language.
struct SiteBuilder {
  private let language: Language

  init(_ language: Language) {
    self.language = language
  }

  /// A page without its frame.
  private struct Page {
    /// The name of the file, without a folder.
    let name: String
    let title: String
    let summary: String
    let blocks: [Block]
    /// The content that replaces the blocks after the title.
    var special: Special?

    enum Special {
      case symbols(SymbolPage)
      case rules
      case rule(RuleDescription)
    }

    func framed(_ writer: HTMLWriter) -> SitePage {
      let opening = blocks.prefix { block in
        if case .heading(level: 1, _, _) = block { return true }
        guard case .paragraph(let inlines) = block, case .emphasis? = inlines.first else {
          return false
        }
        return inlines.count == 1
      }
      let (content, headings): (String, [SitePage.Heading]) =
        switch special {
        case .symbols(let page): (page.content(writer.language, writer), page.headings)
        case .rules: (RulePage(writer: writer).index(), [])
        case .rule(let rule): (RulePage(writer: writer).content(of: rule), [])
        case nil:
          (writer.write(Array(blocks.dropFirst(opening.count))), Self.headings(blocks, writer))
        }
      return SitePage(
        name: name, title: title, summary: summary, opening: writer.write(Array(opening)),
        content: content, headings: headings)
    }

    private static func headings(_ blocks: [Block], _ writer: HTMLWriter) -> [SitePage.Heading] {
      blocks.compactMap { block in
        guard case .heading(let level, let anchor, let inlines) = block, !anchor.isEmpty, level > 1
        else { return nil }
        return SitePage.Heading(level: level, anchor: anchor, text: writer.write(inlines))
      }
    }
  }

  func files() -> [GuideExport.File] {
    let pages = self.pages()
    let map = SiteMap(language)
    let writer = HTMLWriter(language, paint: { CodePainter.paint($0, $1, for: language) }) {
      SiteAddress.of($0)
    }
    let framed =
      [StartPage.page(language, writer, map), SitePage.results(language)]
      + pages.map { $0.framed(writer) }
    let folder = language.rawValue + "/"
    return [
      GuideExport.File(path: folder + "search-index.js", text: SearchIndex(language).script())
    ]
      + framed.map { GuideExport.File(path: folder + $0.name, text: $0.text(in: language, map)) }
  }

  // MARK: Pages

  private func pages() -> [Page] {
    var pages: [Page] = ArticleLibrary.slugs.compactMap { slug in
      ArticleLibrary.article(slug, in: language).map { article in
        Page(
          name: slug + ".html", title: article.heading.title, summary: article.heading.summary,
          blocks: article.page)
      }
    }
    let mistakes = KnownMistakes.title(in: language)
    pages.append(
      Page(
        name: KnownMistakes.slug + ".html", title: mistakes, summary: "",
        blocks: KnownMistakes.page(in: language)))
    for (index, group) in SymbolLibrary.groups.enumerated() {
      let title = LocalizedText.symbolGroup(group)[language]
      let entries = SymbolLibrary.ids(inGroup: index).compactMap {
        DocumentationIndex.page(forSymbol: $0, in: language)
      }
      pages.append(
        symbols("symbols-\(group).html", title, entries.map { ($0.title, $0.blocks) }))
    }
    pages.append(
      symbols(
        "icon-types.html", LocalizedText.iconTypes[language],
        IconType.all.map { ($0.entryID, Documentation.blocks(for: $0, in: language)) }))
    var rules = page("rules.html", LocalizedText.rules[language], [])
    rules.special = .rules
    return pages + [rules] + RuleRegistry.all.map { rulePage($0.description) }
  }

  /// Returns the page of a rule, which has an address of its own for the links in findings.
  private func rulePage(_ rule: RuleDescription) -> Page {
    var page = Page(
      name: SiteAddress.page(ofRule: rule.id), title: rule.id,
      summary: Documentation.inlines(rule.title[language], language).plainText,
      blocks: [.heading(level: 1, anchor: "", [.code(rule.id)])])
    page.special = .rule(rule)
    return page
  }

  private func symbols(
    _ name: String, _ title: String, _ sections: [(String, [Block])]
  ) -> Page {
    var page = page(name, title, sections)
    page.special = .symbols(SymbolPage(sections.map { SymbolPage.Section(id: $0, blocks: $1) }))
    return page
  }

  /// Returns one page with many short texts, each below a heading with its name.
  private func page(_ name: String, _ title: String, _ sections: [(String, [Block])]) -> Page {
    var blocks: [Block] = [.heading(level: 1, anchor: "", [.text(title)])]
    for (id, section) in sections {
      let isHeaded = if case .heading? = section.first { true } else { false }
      blocks.append(.heading(level: 2, anchor: id, [.code(id)]))
      blocks += isHeaded ? Array(section.dropFirst()) : section
    }
    return Page(
      name: name, title: title, summary: "",
      blocks: blocks)
  }
}

/// The addresses of links within the site.
enum SiteAddress {
  static func of(_ target: LinkTarget) -> String? {
    switch target {
    case .article(let slug, let anchor): slug + ".html" + (anchor.map { "#" + $0 } ?? "")
    case .symbol(let id):
      IconType(entryID: id) != nil
        ? "icon-types.html#" + id
        : SymbolLibrary.group(of: id).map { "symbols-\($0).html#\(id)" }
    case .rule(let id): page(ofRule: id)
    case .web(let address): address
    }
  }

  static func page(ofRule id: String) -> String { "rule-" + id + ".html" }

  /// Returns true if a page is that of a rule.
  static func isRule(_ name: String) -> Bool { name.hasPrefix("rule-") }
}
