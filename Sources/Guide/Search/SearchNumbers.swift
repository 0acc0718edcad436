/// The weights and constants of the search. The script of the exported site uses the same numbers.
public enum SearchNumbers {
  /// The kind of line with a match.
  public enum Line: String, Sendable, CaseIterable {
    case title, keywords, asked, summary, symbols, heading, text, code

    /// The weight of one match in such a line, relative to the other kinds.
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

  /// The number of weighted matches that yields half of a term's highest possible score. Higher than usual for BM25,
  /// because a single match in a title already counts for more than that.
  public static let saturation = 6.0
  /// The weighted matches above which a page counts as containing a word, which makes the word less rare.
  public static let mention = 1.0
  /// The power of a word's rarity. Below 1, so that one rare word does not outweigh the subject.
  public static let rarity = 0.7
  /// The influence of a page's length, from 0 (none) to 1: longer pages score lower.
  public static let lengthPenalty = 0.6
  /// The weight of a phrase of the question that a title, a heading or a keyword contains as a whole.
  public static let phrase = 2.0
  /// The weight of a term with little meaning, such as a very common word, next to more specific terms.
  public static let weakTerm = 0.5
  /// The weight of a term whose spelling was corrected.
  public static let correctedTerm = 0.8
  /// The weights of a pair of characters out of a longer Chinese phrase, and of the whole phrase.
  public static let chinesePair = 0.6
  public static let chinesePhrase = 1.0
  /// The factor for the glossary, which names everything and explains nothing; rules are found by their names.
  public static let glossary = 0.5
  /// The factor for a rule's page, compared with an article.
  public static let rule = 0.7
  /// The factor for the article that explains a symbol named in the question.
  public static let named = 1.2
  /// The factor for the article that explains a symbol's replacement, where the question asks for it.
  public static let successor = 1.8
}
