/// What the search weighs and how. The script of the exported site reads the same numbers.
public enum SearchNumbers {
  /// How much a match counts in a line.
  public enum Line: String, Sendable, CaseIterable {
    case title, keywords, asked, summary, symbols, heading, text, code

    /// How much a match in such a line counts, beside those in other lines.
    public var weight: Double {
      switch self {
      case .title: 10
      case .keywords: 6
      case .summary: 4
      case .heading: 3
      case .asked: 2.5
      case .symbols: 1
      case .text: 0.6
      case .code: 0.1
      }
    }
  }

  /// How many weighed matches of a term bring half of what it can bring. More than is usual for
  /// BM25, because one word in a title counts as many.
  public static let saturation = 6.0
  /// The weighed matches that a page needs before it counts as one of those that make a word common.
  public static let mention = 1.0
  /// The power of a word's rarity. Below 1, so that one rare word does not outweigh the subject.
  public static let rarity = 0.7
  /// How much longer articles are held against their length, from 0 to 1.
  public static let lengthPenalty = 0.6
  /// What a title, a heading or a keyword counts that was asked for as a whole.
  public static let phrase = 2.0
  /// What a term counts that says little, beside others that say more.
  public static let weakTerm = 0.5
  /// What a term counts that was corrected.
  public static let correctedTerm = 0.8
  /// A pair of characters out of a longer Chinese phrase, and the phrase itself.
  public static let chinesePair = 0.6
  public static let chinesePhrase = 1.0
  /// The glossary names everything and explains nothing; rules are found by their names.
  public static let glossary = 0.5
  /// What a rule's page counts beside an article.
  public static let rule = 0.7
  /// What the article counts that explains a symbol which the question names.
  public static let named = 1.2
  /// What the article counts that explains what replaces a symbol, where the question asks for that.
  public static let successor = 1.8
}
