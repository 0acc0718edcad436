import SourceText

/// A key of a strings file or a string catalog with what it is translated to.
public struct TranslationEntry: Sendable, Hashable {
  /// The translation into one language.
  public struct Value: Sendable, Hashable {
    /// As `TranslationLanguage` names it.
    public let language: String
    /// Nil when it is no plain text, such as one with variants for devices.
    public let text: String?
    /// What a finding about it underlines, or where one goes to: without the quotes.
    public let range: ByteRange
    /// Not written: the key itself is shown in this language.
    public let isImplied: Bool
  }

  public let key: String
  /// Without the quotes.
  public let keyRange: ByteRange
  /// With the quotes.
  let keyToken: ByteRange
  /// From the key to the end of its translations.
  public let range: ByteRange
  /// What translators are told.
  public let comment: String?
  /// Whether it is to be translated at all.
  public let isTranslatable: Bool
  /// At most one for each language.
  public let values: [Value]
  /// Where translations are added; nil where that is not known. For string catalogs.
  let insertion: StringCatalog.TranslationSlot?

  /// The translation into a language, by its exact code; nil where there is none.
  public func value(in language: String) -> Value? {
    values.first { $0.language == language }
  }
}
