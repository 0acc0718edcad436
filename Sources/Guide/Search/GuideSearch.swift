import Platform
import SourceText

/// Full-text search in the articles, without an index: reading them all takes a millisecond.
public enum GuideSearch {
  /// A page that answers a query.
  public struct Result: Sendable {
    /// The argument of `docs`: the slug of an article, or `rule:` and `symbol:` with a name.
    public let slug: String
    public let language: Language
    public let title: String
    /// The sentence with the match, without markup.
    public let passage: String
    /// The relevance, comparable only with that of other results of the same question.
    public let score: Double

    public init(
      slug: String, language: Language, title: String, passage: String, score: Double
    ) {
      self.slug = slug
      self.language = language
      self.title = title
      self.passage = passage
      self.score = score
    }
  }

  /// A page other than an article that can be found.
  public struct Extra: Sendable {
    /// The subject of the result, such as the id of a rule.
    public let slug: String
    /// Markdown with a front matter of `title:`, `summary:` and `keywords:`.
    public let markdown: String

    public init(slug: String, markdown: String) {
      self.slug = slug
      self.markdown = markdown
    }

    public var title: String {
      let line = markdown.split(separator: "\n").first { $0.hasPrefix("title: ") }
      return line.map { String($0.dropFirst("title: ".count)) } ?? slug
    }

    /// Creates the Markdown from its parts.
    public init(slug: String, title: String, summary: String, keywords: String, body: String) {
      self.slug = slug
      markdown = "---\ntitle: \(title)\nsummary: \(summary)\nkeywords: \(keywords)\n---\n\(body)"
    }
  }

  /// Returns the best pages for a query, the best first.
  ///
  /// - Parameters:
  ///   - language: the language of the answer if the query itself does not determine it.
  ///   - named: the articles that explain the names in the query; they come earlier.
  ///   - boost: the factor for these articles.
  ///   - isName: true if the query consists of names only, which are the same in both languages.
  ///   - extras: returns other pages in a language.
  public static func search(
    _ text: String, language: Language, limit: Int = 10, named: Set<String> = [],
    boost: Double = SearchNumbers.named, isName: Bool = false,
    extras: (Language) -> [Extra] = { _ in [] }
  ) -> [Result] {
    let query = SearchQuery(text)
    guard let written = query.language else { return [] }
    let isRead = isName && written == .english
    let first = isRead ? language : written
    let second = isRead ? written : language
    let found = find(query, in: first, limit, named, boost, extras(first))
    if !found.isEmpty || first == second { return found }
    return find(query, in: second, limit, named, boost, extras(second))
  }

  /// Returns true if a text asks for a replacement of something.
  public static func asksForSuccessor(_ text: String) -> Bool {
    holds(text, conceptWhere: \.isReplacing)
  }

  /// Returns true if a text describes a problem.
  public static func tellsSymptom(_ text: String) -> Bool {
    holds(text, conceptWhere: \.isSymptom)
  }

  private static func holds(
    _ text: String, conceptWhere isMeant: (QueryWords.Concept) -> Bool
  ) -> Bool {
    let text = text.unicodeScalars.prefix(SearchQuery.maximumLength)
    return SearchQuery.concepts(
      in: String(String.UnicodeScalarView(text)), among: QueryWords.concepts.filter(isMeant)
    ).isEmpty == false
  }

  private static func find(
    _ query: SearchQuery, in language: Language, _ limit: Int, _ named: Set<String>,
    _ boost: Double, _ extras: [Extra]
  ) -> [Result] {
    let articles = ArticleLibrary.slugs.compactMap { slug in
      ArticleLibrary.source(slug, in: language).map { (slug: slug, text: $0) }
    }
    var terms = query.terms
    var scans: [DocumentScan] = []
    func scan() {
      scans =
        articles.map { article in
          article.text.withUTF8Buffer { DocumentScan($0, terms: terms) }
        }
        + extras.map { extra in
          var text = extra.markdown
          return text.withUTF8 { DocumentScan($0, terms: terms) }
        }
    }
    scan()
    if !query.isSymbol, correct(&terms, scans, articles.map(\.text)) { scan() }
    let factors = articles.map { article in
      (article.slug == "glossary" ? SearchNumbers.glossary : 1)
        * (named.contains(article.slug) ? boost : 1)
    }
    let scores = rank(
      scans, terms, factors + extras.map { _ in SearchNumbers.rule })
    return scores.prefix(limit).map { index, score in
      if index < articles.count {
        let heading = ArticleLibrary.heading(articles[index].slug, in: language)
        return Result(
          slug: articles[index].slug, language: language,
          title: heading?.title ?? articles[index].slug,
          passage: articles[index].text.withUTF8Buffer {
            passage($0, scans[index], terms, language)
          }, score: score)
      }
      let extra = extras[index - articles.count]
      var text = extra.markdown
      return Result(
        slug: extra.slug, language: language, title: extra.title,
        passage: text.withUTF8 { passage($0, scans[index], terms, language) }, score: score)
    }
  }

  /// Replaces words that do not occur anywhere by the nearest known word, and adds synonyms of the new words.
  /// Returns true if there were any.
  private static func correct(
    _ terms: inout [SearchQuery.Term], _ scans: [DocumentScan], _ texts: [StaticString]
  ) -> Bool {
    let unknown = terms.indices.filter { index in
      scans.allSatisfy { $0.counts[index] == 0 }
    }.compactMap { index in FuzzyWord(terms[index]).map { (index, $0) } }
    guard !unknown.isEmpty else { return false }
    var words = unknown.map(\.1)
    for text in texts { text.withUTF8Buffer { FuzzyWord.look(in: $0, for: &words) } }
    for index in words.indices { words[index].look(at: SymbolLookup.identifiers) }
    var meant: [String] = []
    for ((index, _), word) in zip(unknown, words) {
      guard let best = word.best else { continue }
      terms[index] = SearchQuery.corrected(best)
      meant.append(best)
    }
    for concept in SearchQuery.concepts(in: meant.joined(separator: " "))
    where !terms.contains(concept) { terms.append(concept) }
    return !meant.isEmpty
  }

  // MARK: Ranking

  /// Returns the documents with matches by their scores: BM25 over the weighted counts, plus the value of the
  /// best phrase, times the square root of the matched part of the query.
  private static func rank(
    _ scans: [DocumentScan], _ terms: [SearchQuery.Term], _ factors: [Double]
  ) -> [(index: Int, score: Double)] {
    let count = Double(scans.count)
    let averageLength = Double(scans.reduce(0) { $0 + $1.length }) / max(1, count)
    let rarity = terms.indices.map { term -> Double in
      let documents = Double(scans.count { $0.counts[term] > SearchNumbers.mention })
      let rarity = log(1 + (count - documents + 0.5) / (documents + 0.5))
      return pow(rarity, SearchNumbers.rarity) * terms[term].weight
    }
    let total = max(rarity.reduce(0, +), 0.0001)
    let saturation = SearchNumbers.saturation
    var scores: [(index: Int, score: Double)] = []
    for (index, scan) in scans.enumerated() {
      var score = 0.0
      var covered = 0.0
      let relativeLength = Double(scan.length) / max(1, averageLength)
      let penalty = SearchNumbers.lengthPenalty
      let norm = saturation * (1 - penalty + penalty * relativeLength)
      for term in terms.indices where scan.counts[term] > 0 {
        score += rarity[term] * scan.counts[term] * (saturation + 1) / (scan.counts[term] + norm)
        covered += rarity[term]
      }
      guard score > 0 else { continue }
      score += SearchNumbers.phrase * (scan.phrases.map { value(of: $0, rarity) }.max() ?? 0)
      scores.append((index, score * (covered / total).squareRoot() * factors[index]))
    }
    return scores.sorted { ($1.score, $0.index) < ($0.score, $1.index) }
  }

  /// Returns the value of a phrase; half of a phrase counts a quarter of the whole.
  private static func value(of phrase: DocumentScan.Phrase, _ rarity: [Double]) -> Double {
    phrase.terms.sorted().reduce(0) { $0 + rarity[$1] } * phrase.part * phrase.part
  }

  // MARK: Passages

  private static let passageLength = 180

  private static func passage(
    _ text: UnsafeBufferPointer<UInt8>, _ scan: DocumentScan, _ terms: [SearchQuery.Term],
    _ language: Language
  ) -> String {
    guard let line = scan.bestLine ?? summary(of: text) else { return "" }
    let source = Substring(
      decoding: UnsafeBufferPointer(rebasing: text[line.start..<line.end]), as: UTF8.self)
    let plain = PlainTextWriter(language).write(GuideText.blocks(source, in: language))
    return excerpt(plain, around: terms)
  }

  /// Returns the range of the summary, for pages that were found by their title or keywords only.
  private static func summary(of text: UnsafeBufferPointer<UInt8>) -> (start: Int, end: Int)? {
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A) ?? text.count
      if text[start..<end].starts(with: "summary: ".utf8) {
        return (start + "summary: ".utf8.count, end)
      }
      start = end + 1
    }
    return nil
  }

  /// Returns the part of a long line around the first match.
  private static func excerpt(_ text: String, around terms: [SearchQuery.Term]) -> String {
    let characters = Array(text.split(whereSeparator: \.isNewline).joined(separator: " "))
    guard characters.count > passageLength else { return String(characters) }
    let lowered = String(characters).lowercased()
    let offset = terms.flatMap(\.forms).compactMap { lowered.offset(of: $0.text) }.min() ?? 0
    let first = lowered.distance(
      from: lowered.startIndex, to: lowered.utf8.index(lowered.startIndex, offsetBy: offset))
    var start = max(0, min(first - passageLength / 3, characters.count - passageLength))
    var end = min(characters.count, start + passageLength)
    while start > 0, start < end, splitsWord(characters, at: start) { start += 1 }
    while end < characters.count, end > start, splitsWord(characters, at: end) { end -= 1 }
    return (start > 0 ? "…" : "") + String(characters[start..<end])
      + (end < characters.count ? "…" : "")
  }

  /// Returns true if there are letters or digits on both sides of an index. Chinese may be split anywhere.
  private static func splitsWord(_ characters: [Character], at index: Int) -> Bool {
    characters[index - 1...index].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}

extension String {
  /// Returns the offset, in UTF-8, of another text in this one. Compares bytes, because iterating over
  /// characters takes longer than the search itself.
  fileprivate func offset(of text: String) -> Int? {
    var (own, text) = (self, text)
    return own.withUTF8 { bytes in
      text.withUTF8 { wanted in
        guard let first = wanted.first, bytes.count >= wanted.count else { return nil }
        return (0...bytes.count - wanted.count).first { start in
          bytes[start] == first && bytes[start..<start + wanted.count].elementsEqual(wanted)
        }
      }
    }
  }
}
