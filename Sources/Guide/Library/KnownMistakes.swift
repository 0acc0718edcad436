import SourceText

/// The mistakes in circulation that the guide answers: each a note in some article.
public enum KnownMistakes {
  /// The slug of the page that lists them.
  public static let slug = "known-mistakes"

  /// An answer: the numbers of the mistakes, the article it stands in, and its text.
  public struct Answer: Sendable {
    /// The numbers in the list of mistakes of older guides.
    public let ids: [String]
    public let article: ArticleHeading
    public let blocks: [Block]

    /// The place of the note in its article.
    public var anchor: String { ids.first?.lowercased() ?? "" }
  }

  /// All answers in one language, in the order of their first numbers.
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

  /// The title of the page.
  public static func title(in language: Language) -> String {
    LocalizedText(en: "Known mistakes", zhHans: "常见错误汇总")[language]
  }

  /// The page: every answer with a link to the article it stands in.
  public static func page(in language: Language) -> [Block] {
    var blocks: [Block] = [
      .heading(level: 1, anchor: "", [.text(title(in: language))]),
      .paragraph([.text(LocalizedText.introduction[language])]),
    ]
    for answer in answers(in: language) {
      let target = LinkTarget.article(slug: answer.article.slug, anchor: answer.anchor)
      blocks.append(
        .paragraph([
          .strong([.link(target, [.text(answer.article.title)])]),
          .text(LocalizedText.numbers(answer.ids)[language]),
        ]))
      blocks += answer.blocks
    }
    return blocks
  }
}

extension LocalizedText {
  fileprivate static func numbers(_ ids: [String]) -> LocalizedText {
    LocalizedText(
      en: " (\(ids.joined(separator: ", ")))", zhHans: "（\(ids.joined(separator: "、"))）")
  }

  fileprivate static let introduction = LocalizedText(
    en: """
      What one reads in tutorials of the years 2014 to 2016 and copies to this day, and why it is \
      wrong. Each answer stands in the article that its title links to.
      """,
    zhHans: """
      2014 至 2016 年的教程里常见、至今仍被沿用的说法，以及错在哪里。每条说明都出自标题所链接的文章。
      """)
}
