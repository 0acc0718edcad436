/// One text in every language.
public struct LocalizedText: Sendable, Hashable {
  public let english: String
  public let simplifiedChinese: String

  public init(en: String, zhHans: String) {
    english = en
    simplifiedChinese = zhHans
  }

  /// The text in one language.
  public subscript(language: Language) -> String {
    switch language {
    case .english: english
    case .simplifiedChinese: simplifiedChinese
    }
  }
}
