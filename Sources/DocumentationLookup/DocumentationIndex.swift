import Checks
import Guide
import Linter
import SourceText

/// Look-up of documentation by the usual names: a key, an icon type, a rule, an article, or any symbol in the
/// guide, in the spelling of either language.
public enum DocumentationIndex {
  /// A page of documentation.
  public struct Page: Sendable {
    public let title: String
    public let blocks: [Block]
    /// The address of the page in the guide.
    public let target: LinkTarget
  }

  /// The most entries with the same name that are shown in full; with more, they are listed.
  private static let maximumEntries = 3

  /// Returns the pages for a term, the most likely one first; empty for an unknown term. A word can be the
  /// name of several symbols, of an article and of a term in the glossary.
  public static func pages(for term: String, in language: Language) -> [Page] {
    let term = SimplifiedChinese.text(term)
    if ["symbol:", "rule:", "guide:"].contains(where: term.hasPrefix) {
      return page(for: LinkTarget(term), in: language).map { [$0] } ?? []
    }
    let symbol = SFSymbol.named(term)
    if let symbol, term.isSFSymbolLike { return [Documentation.page(for: symbol, in: language)] }
    var pages = [page(forArticle: term.lowercased(), in: language)].compactMap { $0 }
    let name = LooseName(term)
    let articles = articles(named: name).compactMap { page(forArticle: $0, in: language) }
    // A plain word such as “popover” means the subject rather than an enumeration case of that name.
    let isWord = term.allSatisfy { $0.isLowercase || $0 == " " }
    pages +=
      isWord
      ? articles + symbolPages(for: term, in: language)
      : symbolPages(for: term, in: language) + articles
    if let symbol { pages.append(Documentation.page(for: symbol, in: language)) }
    // The glossary explains a word that is not the name of an article.
    if let entry = GlossaryTerm.named(name), !pages.contains(where: { entry.isExplained(by: $0) }) {
      pages.append(entry.page(in: language, asked: name))
    }
    if pages.isEmpty, let page = ArticlesNaming.page(for: term, in: language) { return [page] }
    var seen = Set<LinkTarget>()
    return pages.filter { seen.insert($0.target).inserted }
  }

  /// Returns the pages of keys, icon types, rules and symbols.
  static func symbolPages(for term: String, in language: Language) -> [Page] {
    if let key = ShortcutKey.all.first(where: { $0.name == term }) {
      return [page(for: key, in: language)]
    }
    if let icon = iconType(term) {
      return [page(forSymbol: icon.entryID, in: language)].compactMap { $0 }
    }
    if let rule = rule(named: term) { return [page(for: rule, in: language)] }
    return SymbolLookup.entries(named: term).compactMap { page(forSymbol: $0, in: language) }
  }

  /// Returns all documentation for a term as one text; nil if there is none.
  public static func blocks(for term: String, in language: Language) -> [Block]? {
    let pages = pages(for: term, in: language)
    guard let first = pages.first else { return nil }
    let alike = Array(pages.prefix { $0.target.isArticle == first.target.isArticle })
    guard alike.count <= maximumEntries else {
      return [.paragraph([.text(LocalizedText.several[language])]), list(of: pages)]
    }
    let others = Array(pages.dropFirst(alike.count))
    let more: [Block] =
      others.isEmpty ? [] : [.paragraph([.text(LocalizedText.also[language])]), list(of: others)]
    return alike.flatMap(\.blocks) + more
  }

  /// Returns a list of names to look up, each with its title if that differs.
  private static func list(of pages: [Page]) -> Block {
    .list(
      isOrdered: false,
      pages.map { page in
        guard case .article(let slug, _) = page.target else {
          return [.paragraph([.link(page.target, [.code(page.title)])])]
        }
        return [.paragraph([.link(page.target, [.code(slug)]), .text(" " + page.title)])]
      })
  }

  private static func articles(named name: LooseName) -> [String] {
    ArticleLibrary.slugs.filter { slug in
      name == LooseName(slug)
        || Language.allCases.contains { language in
          ArticleLibrary.heading(slug, in: language).map { name.isOne(of: $0.title) } ?? false
        }
    }
  }

  /// Returns the rule with an id, in any spelling, or with a title in either language.
  private static func rule(named term: String) -> RuleDescription? {
    if let rule = RuleRegistry.rule(id: term.lowercased()) { return rule.description }
    let name = LooseName(term)
    let rule = RuleRegistry.all.first { rule in
      let rule = rule.description
      return name == LooseName(rule.id)
        || Language.allCases.contains { name == LooseName(rule.title[$0]) }
    }
    return rule?.description
  }

  private static func page(for rule: RuleDescription, in language: Language) -> Page {
    Page(
      title: rule.id, blocks: Documentation.blocks(for: rule, in: language), target: .rule(rule.id))
  }

  /// Returns the page of an article, or of the known mistakes, by its slug; nil if there is none.
  public static func page(forArticle slug: String, in language: Language) -> Page? {
    if slug == KnownMistakes.slug {
      return Page(
        title: KnownMistakes.title(in: language), blocks: KnownMistakes.page(in: language),
        target: .article(slug: slug, anchor: nil))
    }
    return ArticleLibrary.article(slug, in: language).map {
      Page(
        title: $0.heading.title, blocks: $0.page, target: .article(slug: slug, anchor: nil))
    }
  }

  /// Returns the page of a key, an icon type or another symbol by its id; nil if there is none.
  public static func page(forSymbol id: String, in language: Language) -> Page? {
    if let key = ShortcutKey.all.first(where: { $0.name == id }) {
      return page(for: key, in: language)
    }
    if let icon = IconType(entryID: id) {
      return Page(
        title: icon.value, blocks: Documentation.blocks(for: icon, in: language),
        target: .symbol(id))
    }
    return SymbolLibrary.entry(id).map {
      Page(title: id, blocks: $0.page(in: language), target: .symbol(id))
    }
  }

  /// Returns the page to which a link of the guide leads.
  public static func page(for target: LinkTarget, in language: Language) -> Page? {
    switch target {
    case .article(let slug, _): page(forArticle: slug, in: language)
    case .symbol(let id): page(forSymbol: id, in: language)
    case .rule(let id):
      RuleRegistry.rule(id: id.lowercased()).map { page(for: $0.description, in: language) }
    case .web: nil
    }
  }

  private static func page(for key: ShortcutKey, in language: Language) -> Page {
    let entry = SymbolLibrary.entry(key.name)
    let examples = entry?.examples.map { Block.code(language: $0.language, $0.code) } ?? []
    let blocks = Documentation.blocks(for: key, in: language)
    // The link to the article comes last.
    return Page(
      title: key.name, blocks: blocks.dropLast() + examples + blocks.suffix(1),
      target: .symbol(key.name))
  }

  /// Returns the icon type for `UIApplicationShortcutIconTypeCompose`, `compose`, `.compose` or the whole
  /// Swift name.
  private static func iconType(_ term: String) -> IconType? {
    let name = term.hasPrefix(".") ? String(term.dropFirst()) : term
    return IconType(value: term)
      ?? IconType.all.first {
        $0.name.lowercased() == name.lowercased() || term.hasSuffix("IconType." + $0.name)
      }
  }

  /// Returns the known term most similar to another.
  public static func nearest(to term: String) -> String? {
    if term.isSFSymbolLike, let symbol = SFSymbol.nearest(to: term) { return symbol.name }
    let terms =
      ShortcutKey.all.map(\.name) + IconType.all.map(\.value) + IconType.all.map(\.name)
      + RuleRegistry.all.map { $0.description.id } + ArticleLibrary.slugs + SymbolLookup.spellings
    let limit = max(2, term.utf8.count / 4)
    return Spelling.nearest(to: term, among: terms, limit: limit) ?? nearestSymbolWord(to: term)
  }

  /// Returns the SF Symbol with a name of one long word that is most similar to a term, such as
  /// “magnifyingglas”.
  private static func nearestSymbolWord(to term: String) -> String? {
    guard term.utf8.count >= 8, term.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else {
      return nil
    }
    return SFSymbol.nearest(to: term).map(\.name).flatMap { SFSymbol.isWord($0) ? $0 : nil }
  }

  /// Returns a list of all documentation by kind.
  public static func list(in language: Language) -> [Block] {
    func section(_ title: LocalizedText, _ items: [[Inline]]) -> [Block] {
      [
        .heading(level: 2, anchor: "", [.text(title[language])]),
        .list(isOrdered: false, items.map { [.paragraph($0)] }),
      ]
    }
    // The articles by topic, as on the site.
    let articles = GuideTopic.allCases.flatMap { topic in
      section(
        topic.title,
        topic.slugs.compactMap { ArticleLibrary.heading($0, in: language) }
          .map { [.code($0.slug), .text(" " + $0.title)] })
    }
    return articles
      + section(
        LocalizedText(en: "Keys", zhHans: "键"), ShortcutKey.all.map { [.code($0.name)] })
      + section(
        LocalizedText(en: "Icon types", zhHans: "图标类型"),
        IconType.all.map { [.code($0.value), .text(" " + $0.meaning[language])] })
      + section(
        LocalizedText(en: "Rules", zhHans: "规则"),
        RuleRegistry.all.map { rule in
          [.code(rule.description.id), .text(" ")]
            + Documentation.inlines(rule.description.title[language], language)
        })
      + section(
        LocalizedText(en: "Symbols", zhHans: "符号"),
        SymbolLibrary.ids.filter { id in !ShortcutKey.all.contains { $0.name == id } }
          .map { [.code($0)] })
  }
}

extension LocalizedText {
  fileprivate static let also = LocalizedText(en: "Also of this name:", zhHans: "同名的还有：")
  fileprivate static let several = LocalizedText(
    en: "Several symbols have this name; name one of them:", zhHans: "有多个符号叫这个名字，请指明其中一个：")
}
