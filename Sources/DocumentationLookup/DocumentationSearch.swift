import Checks
import Guide
import Linter
import SourceText

/// Search in all documentation: symbols by name, then articles and rules by their text.
public enum DocumentationSearch {
  /// The most names that are looked up in one question, and the most characters in which they are searched
  /// for.
  private static let maximumNames = 3
  private static let maximumLength = 300

  /// Returns the pages that answer a question, the best first. A symbol that the question names comes
  /// directly before or after the best article.
  public static func search(
    _ text: String, in language: Language, limit: Int = 10
  ) -> [GuideSearch.Result] {
    let text = SimplifiedChinese.text(text)
    let (named, isAlone) = namedResults(text, in: language)
    // A question about a replacement is answered by the article on the replacement.
    let isDated = !isAlone && !named.isEmpty && GuideSearch.asksForSuccessor(text)
    let articles = Set(
      named.compactMap { (isDated ? successor(of: $0.slug) : nil) ?? article(of: $0.slug) })
    let found = GuideSearch.search(
      text, language: language, limit: limit, named: articles,
      boost: isDated ? SearchNumbers.successor : SearchNumbers.named, isName: isAlone,
      extras: extras
    ).filter { result in !named.contains { $0.slug == result.slug } }
    guard isAlone else {
      // A question around a name is answered by an article; the symbol comes next.
      return Array((found.prefix(1) + named.prefix(1) + found.dropFirst()).prefix(limit))
    }
    // The article with more about a symbol comes next to it.
    let next = found.filter { articles.contains($0.slug) }
    let others = found.filter { !articles.contains($0.slug) }
    return Array((named + next + others).prefix(limit))
  }

  /// Returns the pages whose exact name was typed, those with most of the other words first, and true if the
  /// text consists of names only. Only text that looks like code counts, so “favorite” searches texts and
  /// `.favorite` finds the symbol.
  private static func namedResults(
    _ text: String, in language: Language
  ) -> (results: [GuideSearch.Result], isAlone: Bool) {
    let isWritten = text.unicodeScalars.contains { $0.value >= 0x2E80 }
    let language = isWritten ? .simplifiedChinese : language
    let text = String(text.prefix(maximumLength))
    // Creating the page takes a fifth of the time of a search, so it is done only if the page is shown.
    let icons = { results([page(forArticle: "icons", in: language)], language) }
    if text.isSFSymbolLike, !text.isFileName { return (icons(), true) }
    if let slug = GlossaryTerm.article(askedIn: text) {
      return (results([page(forArticle: slug, in: language)], language), true)
    }
    let words = text.split(separator: " ")
    // “paperplane” means a symbol, “pencil” may mean more.
    if SFSymbol.isWord(text) { return (icons(), false) }
    let expression = PastedName.expression(text)
    let isExpression = expression != text && !expression.contains(" ") && isName(expression[...])
    let isCode =
      words.count == 1
      ? isName(text[...])
      : text.contains { "([".contains($0) } || PastedName.isStatement(text) || isExpression
    let whole = isCode || isRuleTitle(text) ? pages(for: text, in: language) : []
    if !whole.isEmpty {
      // A declaration together with a symptom is a question.
      let isQuestion =
        words.count > 1 && isCode && !isRuleTitle(text) && GuideSearch.tellsSymptom(text)
      return (results(whole, language), !isQuestion)
    }
    let names = words.filter(isName).prefix(maximumNames)
    var found: [(page: DocumentationIndex.Page, words: Int)] = []
    for page in names.flatMap({ pages(for: String($0), in: language) })
    where !found.contains(where: { $0.page.target == page.target }) {
      let content = (page.title + " " + passage(of: page, language)).lowercased()
      found.append((page, words.count { content.contains($0.lowercased()) }))
    }
    let best = found.enumerated()
      .sorted { ($1.element.words, $0.offset) < ($0.element.words, $1.offset) }
      .map(\.element.page)
    // The id of a rule is not a word of a sentence.
    let isRule = best.first.map { $0.target.slug.hasPrefix("rule:") } ?? false
    return (results(best, language), isRule || names.count == words.count)
  }

  /// Returns the pages of symbols and rules for a name; for an unknown name, those of the nearest one.
  private static func pages(
    for term: String, in language: Language
  ) -> [DocumentationIndex.Page] {
    let pages = DocumentationIndex.symbolPages(for: term, in: language)
    guard pages.isEmpty, term.utf8.count >= minimumLengthToCorrect, !term.contains(" "),
      let near = Spelling.nearest(
        to: term, among: SymbolLookup.identifiers, limit: min(3, term.utf8.count / 8))
    else { return pages }
    return DocumentationIndex.symbolPages(for: near, in: language)
  }

  private static let minimumLengthToCorrect = 10

  /// The extensions of files that occur in questions.
  static let fileEndings = [
    "plist", "strings", "xcstrings", "swift", "json", "h", "m", "app", "xcconfig",
  ]

  private static func isRuleTitle(_ text: String) -> Bool {
    let name = LooseName(text)
    return RuleRegistry.all.contains { rule in
      let rule = rule.description
      return ([rule.id] + Language.allCases.map { rule.title[$0] }).contains {
        name.mayBe($0) && name == LooseName($0)
      }
    }
  }

  private static func page(
    forArticle slug: String, in language: Language
  ) -> DocumentationIndex.Page? {
    DocumentationIndex.page(forArticle: slug, in: language)
  }

  private static func results(
    _ pages: [DocumentationIndex.Page?], _ language: Language
  ) -> [GuideSearch.Result] {
    pages.compactMap { $0 }.prefix(maximumNames).map { page in
      GuideSearch.Result(
        slug: page.target.slug, language: language, title: page.title,
        passage: passage(of: page, language), score: .infinity)
    }
  }

  private static func article(of slug: String) -> String? {
    guard case .symbol(let id) = LinkTarget(slug: slug),
      case .article(let article, _) = SymbolLibrary.entry(id)?.article
    else { return nil }
    return article
  }

  /// Returns the article about the replacement of a symbol.
  static func successor(of slug: String) -> String? {
    guard case .symbol(let id) = LinkTarget(slug: slug),
      let replacement = SymbolLibrary.entry(id)?.replacements.first
    else { return nil }
    return article(of: LinkTarget.symbol(replacement).slug)
  }

  /// Returns the beginning of the first paragraph of a page.
  static func passage(of page: DocumentationIndex.Page, _ language: Language) -> String {
    for case .paragraph(let inlines) in page.blocks.dropFirst() {
      return String(inlines.plainText.prefix(180))
    }
    return ""
  }

  private static func isName(_ word: Substring) -> Bool {
    // “iPhone” and “iOS” are ordinary words.
    if word.hasPrefix("-[") || word.hasPrefix("[") { return true }
    let tail = word.hasPrefix("i") ? word.dropFirst(2) : word.dropFirst()
    return word.hasPrefix(".") || word.contains(":") || word.contains("(")
      || tail.contains("-") && RuleRegistry.rule(id: String(word)) != nil
      || tail.contains { $0.isUppercase } && tail.contains { $0.isLowercase }
  }

  /// Returns the rules as pages for the search.
  static func extras(_ language: Language) -> [GuideSearch.Extra] {
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

extension String {
  /// True if the text ends like a file that people ask about, such as `info.plist`.
  fileprivate var isFileName: Bool {
    split(separator: ".").last.map { DocumentationSearch.fileEndings.contains(String($0)) } ?? false
  }
}

extension LinkTarget {
  /// Creates the link to the page with a slug.
  public init(slug: String) {
    let isNamed = slug.hasPrefix("symbol:") || slug.hasPrefix("rule:")
    self.init(isNamed ? slug : "guide:" + slug)
  }

  /// The term with which `docs` shows the page.
  public var slug: String {
    switch self {
    case .article(let slug, _): slug
    case .symbol(let id): "symbol:" + id
    case .rule(let id): "rule:" + id
    case .web(let address): address
    }
  }
}
