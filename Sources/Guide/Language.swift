/// A language that everything a user reads exists in.
public enum Language: String, Sendable, CaseIterable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"

  /// The language for a locale such as `zh-CN`, `zh_Hans` or `en-US`: Chinese for every Chinese,
  /// English for everything else.
  public init(locale: String) {
    let primary = locale.prefix { $0 != "-" && $0 != "_" && $0 != "." }
    self = primary.lowercased() == "zh" ? .simplifiedChinese : .english
  }
}

/// One text in every language.
public struct LocalizedText: Sendable, Hashable {
  public let english: String
  public let simplifiedChinese: String

  public init(en: String, zhHans: String) {
    english = en
    simplifiedChinese = zhHans
  }

  public subscript(language: Language) -> String {
    switch language {
    case .english: english
    case .simplifiedChinese: simplifiedChinese
    }
  }
}
