import Guide
import SourceText

/// Search in all that there is to read: symbols by name, then articles and rules by their text.
public enum DocumentationSearch {
  /// Names that are looked up in one question, and the characters in which they are looked for.
  private static let maximumNames = 3
  private static let maximumLength = 300

  public static func search(
    _ text: String, in language: Language, limit: Int = 10
  ) -> [GuideSearch.Result] {
    let named = namedResults(text, in: language)
    let found = GuideSearch.search(text, language: language, limit: limit, extras: extras)
      .filter { result in !named.contains { $0.slug == result.slug } }
    // The article that tells more of a symbol comes next to it.
    let articles = Set(named.compactMap { article(of: $0.slug) })
    let next = found.filter { articles.contains($0.slug) }
    let others = found.filter { !articles.contains($0.slug) }
    return Array((named + next + others).prefix(limit))
  }

  /// Pages whose very name was typed, those first that hold most of the other words. Only words
  /// that look like names of code count, so that “favorite” asks for text and `.favorite` for the
  /// symbol.
  private static func namedResults(
    _ text: String, in language: Language
  ) -> [GuideSearch.Result] {
    let isWritten = text.unicodeScalars.contains { $0.value >= 0x2E80 }
    let language = isWritten ? .simplifiedChinese : language
    let words = text.prefix(maximumLength).split(separator: " ")
    let names = words.filter(isName).prefix(maximumNames)
    var found: [(page: DocumentationIndex.Page, passage: String, words: Int)] = []
    for page in names.flatMap({ DocumentationIndex.pages(for: String($0), in: language) })
    where !found.contains(where: { $0.page.target == page.target }) {
      let passage = passage(of: page, language)
      let content = (page.title + " " + passage).lowercased()
      found.append((page, passage, words.count { content.contains($0.lowercased()) }))
    }
    // A question around a name is answered by articles; the name alone, by all that bear it.
    let limit = names.count == words.count ? maximumNames : 1
    return found.enumerated()
      .sorted { ($1.element.words, $0.offset) < ($0.element.words, $1.offset) }
      .prefix(limit)
      .map { _, result in
        GuideSearch.Result(
          slug: result.page.target.slug, language: language, title: result.page.title,
          passage: result.passage, score: .infinity)
      }
  }

  private static func article(of slug: String) -> String? {
    guard case .symbol(let id) = LinkTarget(slug: slug),
      case .article(let article, _) = SymbolLibrary.entry(id)?.article
    else { return nil }
    return article
  }

  /// What a page says first of its subject.
  private static func passage(of page: DocumentationIndex.Page, _ language: Language) -> String {
    for case .paragraph(let inlines) in page.blocks.dropFirst() {
      return String(inlines.plainText.prefix(180))
    }
    return ""
  }

  private static func isName(_ word: Substring) -> Bool {
    // “iPhone” and “iOS” are words.
    let tail = word.hasPrefix("i") ? word.dropFirst(2) : word.dropFirst()
    return word.hasPrefix(".") || word.contains(":") || word.contains("(")
      || tail.contains("-") && RuleRegistry.rule(id: String(word)) != nil
      || tail.contains { $0.isUppercase } && tail.contains { $0.isLowercase }
  }

  private static func extras(_ language: Language) -> [GuideSearch.Extra] {
    RuleRegistry.all.map { rule in
      let description = rule.description
      return GuideSearch.Extra(
        slug: "rule:" + description.id, title: description.title[language],
        summary: description.title[language],
        keywords: description.id.split(separator: "-").joined(separator: " "),
        body: description.why[language])
    }
  }
}

extension LinkTarget {
  /// The page that a slug names.
  public init(slug: String) {
    let isNamed = slug.hasPrefix("symbol:") || slug.hasPrefix("rule:")
    self.init(isNamed ? slug : "guide:" + slug)
  }

  /// What `docs` takes to show the page.
  public var slug: String {
    switch self {
    case .article(let slug, _): slug
    case .symbol(let id): "symbol:" + id
    case .rule(let id): "rule:" + id
    case .web(let address): address
    }
  }
}
