import SourceText

/// The common mistakes that the guide corrects, each in a note of some article.
public enum KnownMistakes {
  /// The slug of the page that lists them.
  public static let slug = "known-mistakes"

  /// A correction: the numbers of the mistakes, the article that contains it, and its text.
  public struct Answer: Sendable {
    /// The numbers in the list of mistakes of older guides.
    public let ids: [String]
    public let article: ArticleHeading
    public let blocks: [Block]

    /// The anchor of the note in its article.
    public var anchor: String { ids.first?.lowercased() ?? "" }
  }

  /// Returns all corrections in one language, in the order of their first numbers.
  public static func answers(in language: Language) -> [Answer] {
    var answers: [Answer] = []
    for slug in ArticleLibrary.slugs {
      guard let article = ArticleLibrary.article(slug, in: language) else { continue }
      for case .note(.elsewhere(let ids), let blocks) in article.blocks {
        answers.append(Answer(ids: ids, article: article.heading, blocks: blocks))
      }
    }
    return answers.sorted { ($0.ids.first ?? "") < ($1.ids.first ?? "") }
  }

  /// Returns the title of the page.
  public static func title(in language: Language) -> String {
    LocalizedText(en: "Known mistakes", zhHans: "常见错误汇总")[language]
  }

  /// Returns the page: every correction with a link to its article.
  public static func page(in language: Language) -> [Block] {
    var blocks: [Block] = [
      .heading(level: 1, anchor: "", [.text(title(in: language))]),
      .paragraph([.text(LocalizedText.introduction[language])]),
    ]
    let answers = Dictionary(grouping: answers(in: language), by: \.article.slug)
    for topic in GuideTopic.allCases where topic.slugs.contains(where: { answers[$0] != nil }) {
      blocks.append(
        .heading(level: 2, anchor: topic.rawValue, [.text(topic.title[language])]))
      for slug in topic.slugs {
        guard let answers = answers[slug], let title = answers.first?.article.title else {
          continue
        }
        blocks.append(.heading(level: 3, anchor: slug, [.text(title)]))
        blocks.append(.list(isOrdered: false, answers.map { item(of: $0, language) }))
      }
    }
    return blocks
  }

  /// Returns the mistake and its correction, with a link to the explanation.
  private static func item(of answer: Answer, _ language: Language) -> [Block] {
    let link: [Inline] = [
      .text(" "),
      .link(
        .article(slug: answer.article.slug, anchor: answer.anchor),
        [.text(LocalizedText.more[language])]),
    ]
    var blocks = answer.blocks
    if case .paragraph(let inlines)? = blocks.first {
      blocks[0] = .paragraph(withStatement(inlines))
    }
    guard case .paragraph(let inlines)? = blocks.last else { return blocks + [.paragraph(link)] }
    return blocks.dropLast() + [.paragraph(inlines + link)]
  }

  /// Returns a text whose first clause, which states the mistake, is set as its title.
  private static func withStatement(_ inlines: [Inline]) -> [Inline] {
    for (index, inline) in inlines.enumerated() {
      guard case .text(let text) = inline else { continue }
      let ends = ["; ", ". ", "；", "。"].compactMap { text.firstRange(of: $0)?.upperBound }
      guard let end = ends.min() else { continue }
      let statement = text[..<end]
      let isSpaced = statement.hasSuffix(" ")
      var first = Array(inlines.prefix(index))
      first.append(.text(String(isSpaced ? statement.dropLast() : statement)))
      let rest = (isSpaced ? " " : "") + String(text[end...])
      return [.strong(first)] + (rest.isEmpty ? [] : [.text(rest)]) + inlines.dropFirst(index + 1)
    }
    return [.strong(inlines)]
  }
}

extension LocalizedText {
  fileprivate static let more = LocalizedText(en: "More", zhHans: "详情")

  fileprivate static let introduction = LocalizedText(
    en: """
      What one reads in tutorials of the years 2014 to 2016 and copies to this day, and why it is \
      wrong, by subject. The link behind each answer leads to its article.
      """,
    zhHans: """
      2014 至 2016 年的教程里常见、至今仍被沿用的说法，以及错在哪里，按主题排列。每条后面的链接指向相应的文章。
      """)
}
