import SourceText

/// A key of a strings file or a string catalog with its translations.
public struct TranslationEntry: Sendable, Hashable {
  /// The translation into one language.
  public struct Value: Sendable, Hashable {
    /// The language, with the names of `TranslationLanguage`.
    public let language: String
    /// The text; nil if it is not a plain text, such as one with variants for devices.
    public let text: String?
    /// The range that a finding underlines, without the quotes.
    public let range: ByteRange
    /// True if nothing is written: the key itself is displayed in this language.
    public let isImplied: Bool
  }

  public let key: String
  /// The range of the key without its quotes.
  public let keyRange: ByteRange
  /// The range of the key with its quotes.
  let keyToken: ByteRange
  /// The range from the key to the end of its translations.
  public let range: ByteRange
  /// The comment for translators.
  public let comment: String?
  /// True if it is to be translated at all.
  public let isTranslatable: Bool
  /// The translations, at most one for each language.
  public let values: [Value]
  /// The position for new translations; nil if it is not known. Only for string catalogs.
  let insertion: StringCatalog.TranslationSlot?

  /// Returns the translation into a language, by its exact code; nil if there is none.
  public func value(in language: String) -> Value? {
    values.first { $0.language == language }
  }
}
