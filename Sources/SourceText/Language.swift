/// A language of all texts for users.
public enum Language: String, Sendable, CaseIterable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"

  /// Creates the language for a locale such as `zh-CN`, `zh_Hans` or `en-US`: Chinese for all variants of
  /// Chinese, else English.
  public init(locale: String) {
    let primary = locale.prefix { $0 != "-" && $0 != "_" && $0 != "." }
    self = primary.lowercased() == "zh" ? .simplifiedChinese : .english
  }
}
