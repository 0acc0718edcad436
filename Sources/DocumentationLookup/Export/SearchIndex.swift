import Checks
import Guide
import JSONSyntax
import Linter
import SourceText

/// The data for the search of the exported site: the texts, the names, and the words and weights of the
/// search on the command line, so that both give the same results.
struct SearchIndex {
  private let language: Language

  init(_ language: Language) {
    self.language = language
  }

  /// Returns a script that sets `guideIndex` to the index as packed JSON. It is a script because pages on a
  /// disk may not read other files.
  func script() -> String {
    "window.guideIndex=\"" + TextPacker(json()).packed() + "\";\n"
  }

  private func json() -> String {
    let texts = self.texts()
    let members = [
      ("pages", list(texts.map(page))), ("names", list(names())),
      ("identifiers", list(SymbolLookup.identifiers.map(quoted))),
      ("symbols", list(SFSymbol.words.map(quoted))),
      ("glossary", object(glossary())),
      ("values", values(in: texts.map(\.markdown))), ("words", words()), ("numbers", numbers()),
    ]
    return object(members)
  }

  // MARK: Texts

  private func texts() -> [GuideSearch.Extra] {
    ArticleLibrary.slugs.compactMap { slug in
      ArticleLibrary.markdown(slug, in: language).map {
        GuideSearch.Extra(slug: slug, markdown: $0)
      }
    } + DocumentationSearch.extras(language)
  }

  private func page(_ text: GuideSearch.Extra) -> String {
    let target = LinkTarget(slug: text.slug)
    return object([
      ("slug", quoted(text.slug)), ("url", quoted(SiteAddress.of(target) ?? "")),
      ("title", quoted(text.title)), ("text", quoted(text.markdown)),
      ("length", "\(text.markdown.utf8.count)"),
    ])
  }

  /// Returns the values of the `{{name}}` variables in some texts, for passages.
  private func values(in texts: [String]) -> String {
    var values: [String: String] = [:]
    for text in texts {
      for match in text.matches(of: /\{\{[^}\n]*\}\}/) where values[String(match.output)] == nil {
        values[String(match.output)] =
          GuideText.inlines(String(match.output), in: language).plainText
      }
    }
    return object(values.sorted { $0.key < $1.key }.map { ($0.key, quoted($0.value)) })
  }

  // MARK: Names

  private func names() -> [String] {
    let icons = IconType.all.map { icon in
      name(
        DocumentationIndex.page(forSymbol: icon.entryID, in: language),
        [("only", list([quoted(icon.value)])), ("icon", quoted(icon.name))])
    }
    let rules = RuleRegistry.all.map { rule in
      let titles = Language.allCases.map { rule.description.title[$0] }
      let loose = ([rule.description.id] + titles).map { quoted(LooseName($0).text) }
      return name(
        DocumentationIndex.page(for: .rule(rule.description.id), in: language),
        [("loose", list(loose))])
    }
    let symbols = SymbolLookup.allSpellings.map { spellings in
      let isKey = ShortcutKey.all.contains { $0.name == spellings.id }
      let article = SymbolLibrary.entry(spellings.id)?.article.map(\.slug) ?? ""
      return name(
        DocumentationIndex.page(forSymbol: spellings.id, in: language),
        (isKey ? [("only", list([quoted(spellings.id)]))] : [])
          + [
            ("article", quoted(article)),
            (
              "successor",
              quoted(
                DocumentationSearch.successor(of: LinkTarget.symbol(spellings.id).slug) ?? "")
            ),
            ("exact", list(unique(spellings.exact))),
            ("short", list(unique(spellings.short))), ("pieces", list(unique(spellings.pieces))),
          ])
    }
    let explained = Set(GlossaryTerm.articles.values).union(["icons"]).sorted()
    let articles = explained.map { name(DocumentationIndex.page(forArticle: $0, in: language), []) }
    return symbols + icons + rules + articles
  }

  private func name(
    _ page: DocumentationIndex.Page?, _ members: [(String, String)]
  ) -> String {
    guard let page else { return "{}" }
    return object(
      [
        ("slug", quoted(page.target.slug)), ("url", quoted(SiteAddress.of(page.target) ?? "")),
        ("title", quoted(page.title)),
        ("passage", quoted(DocumentationSearch.passage(of: page, language))),
      ] + members)
  }

  private func glossary() -> [(String, String)] {
    GlossaryTerm.articles.sorted { $0.key.text < $1.key.text }.map {
      ($0.key.text, quoted($0.value))
    }
  }

  private func unique(_ names: [String]) -> [String] {
    var seen = Set<String>()
    return names.filter { !$0.isEmpty && seen.insert($0).inserted }.map(quoted)
  }

  // MARK: Words and numbers

  private func words() -> String {
    let concepts = QueryWords.concepts.map { concept in
      object([
        ("words", list(concept.words.map(quoted))), ("weight", "\(concept.weight)"),
        ("isReplacing", "\(concept.isReplacing)"), ("isSymptom", "\(concept.isSymptom)"),
      ])
    }
    return object([
      ("traditional", quoted(SimplifiedChinese.traditional)),
      ("simplified", quoted(SimplifiedChinese.simplified)),
      ("regional", list(SimplifiedChinese.words.map { list([quoted($0), quoted($1)]) })),
      ("stop", list(QueryWords.stopWords.sorted().map(quoted))),
      ("endings", list(QueryWords.endings.map(quoted))),
      ("empty", list(QueryWords.emptyWords.map(quoted))),
      ("lexicon", list(QueryWords.lexicon.map(quoted))),
      ("subject", list(QueryWords.subjectTerms.sorted().map(quoted))),
      ("weak", list(QueryWords.weakTerms.sorted().map(quoted))),
      ("concepts", list(concepts)),
      ("modifiers", list(PastedName.modifiers.sorted().map { quoted(String($0)) })),
      ("relations", list(PastedName.relations.sorted().map { quoted(String($0)) })),
      ("frames", list(GlossaryTerm.frames.map(quoted))),
      ("fileEndings", list(DocumentationSearch.fileEndings.map(quoted))),
    ])
  }

  private func numbers() -> String {
    let lines = SearchNumbers.Line.allCases.map { ($0.rawValue, "\($0.weight)") }
    return object(
      lines + [
        ("saturation", "\(SearchNumbers.saturation)"),
        ("mention", "\(SearchNumbers.mention)"), ("rarity", "\(SearchNumbers.rarity)"),
        ("phrase", "\(SearchNumbers.phrase)"),
        ("lengthPenalty", "\(SearchNumbers.lengthPenalty)"),
        ("weakTerm", "\(SearchNumbers.weakTerm)"),
        ("correctedTerm", "\(SearchNumbers.correctedTerm)"),
        ("chinesePair", "\(SearchNumbers.chinesePair)"),
        ("chinesePhrase", "\(SearchNumbers.chinesePhrase)"),
        ("glossary", "\(SearchNumbers.glossary)"), ("rule", "\(SearchNumbers.rule)"),
        ("named", "\(SearchNumbers.named)"), ("successor", "\(SearchNumbers.successor)"),
      ])
  }

  // MARK: JSON

  private func object(_ members: [(String, String)]) -> String {
    "{" + members.map { quoted($0) + ":" + $1 }.joined(separator: ",") + "}"
  }

  private func list(_ items: [String]) -> String {
    "[" + items.joined(separator: ",") + "]"
  }

  private func quoted(_ text: String) -> String { JSONString.encode(text) }
}
