import AppFiles

/// A file of translations with all data that rules use.
public struct CheckedTranslations: Sendable {
  public let file: TranslationFile
  /// The property lists whose texts are looked up in the file; nil if they are not known.
  public let propertyLists: [InfoPlist]?

  public init(_ file: TranslationFile, usedBy propertyLists: [InfoPlist]?) {
    self.file = file
    self.propertyLists = propertyLists
  }
}
