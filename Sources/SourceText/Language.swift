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
