/// Which texts of one property list are translated into which languages.
struct TranslationCoverage {
  let texts: [LocalizableText]
  private let infoPlist: InfoPlist
  private let translations: Translations
  private let languagesByText: [String: Set<String>]
  /// The languages into which some text of the property list is translated.
  private let covered: Set<String>
  /// The languages of which everything was read.
  private let whole: Set<String>
  private let keysByFoldedText: [String: String]

  init(_ infoPlist: InfoPlist, _ translations: Translations) {
    self.infoPlist = infoPlist
    self.translations = translations
    texts = infoPlist.localizableTexts
    languagesByText = Dictionary(
      texts.map { ($0.text, translations.languages(of: $0.text)) },
      uniquingKeysWith: { first, _ in first })
    covered = languagesByText.values.reduce(into: []) { $0.formUnion($1) }
    whole = Self.wholeLanguages(of: translations)
    keysByFoldedText = Dictionary(
      translations.keys.map { (TitleStyle.folded($0), $0) }, uniquingKeysWith: { first, _ in first }
    )
  }

  func languages(of text: String) -> Set<String> { languagesByText[text] ?? [] }

  /// Whether the project translates some text of the property list.
  var translatesSome: Bool { !covered.isEmpty }

  /// The key that a text, which is none, was probably meant to be: it differs from it in nothing but
  /// case and blanks.
  func intendedKey(for text: String) -> String? {
    keysByFoldedText[TitleStyle.folded(text)]
  }

  // MARK: Missing translations

  /// The languages into which other texts of the property list are translated and this one is not.
  func missingLanguages(of text: String) -> [String] {
    let entries = translations.entries(of: text)
    guard entries.allSatisfy(\.entry.isTranslatable) else { return [] }
    return covered.subtracting(languages(of: text)).intersection(whole)
      .filter { $0 != TranslationLanguage.base && !isShownAsWritten(text, in: $0) }
      .sorted()
  }

  /// A string catalog that cannot be read may hold texts of any language.
  private static func wholeLanguages(of translations: Translations) -> Set<String> {
    guard translations.foundAll else { return [] }
    let broken = translations.files.filter { !$0.isWhole }
    guard broken.allSatisfy({ $0.language != nil }) else { return [] }
    return Set(translations.languages).subtracting(broken.compactMap(\.language))
  }

  /// A text for people needs no entry in the language in which it is written.
  private func isShownAsWritten(_ text: String, in language: String) -> Bool {
    guard !TitleStyle.looksLikeKey(text) else { return false }
    guard let own = developmentLanguage else {
      return language == "en" && TitleStyle.canBeWritten(text, in: "en")
    }
    return Self.isSame(language, own)
  }

  /// The language of the texts of the property list, where that is known.
  var developmentLanguage: String? {
    infoPlist.developmentLanguage
      ?? translations.files.lazy.compactMap { file -> String? in
        if case .catalog(let catalog) = file.content { catalog.sourceLanguage } else { nil }
      }.first
  }

  /// Whether the text may be written in a language, which therefore needs no entry.
  func mayBeWritten(_ text: String, in language: String) -> Bool {
    developmentLanguage == nil && !TitleStyle.looksLikeKey(text)
      && TitleStyle.canBeWritten(text, in: language)
  }

  /// The same language, whatever the country; not the same when it is written in another script.
  private static func isSame(_ left: String, _ right: String) -> Bool {
    func script(_ language: String) -> Substring? {
      language.split(separator: "-").dropFirst().first { $0.utf8.count == 4 }
    }
    return TranslationLanguage.primary(left) == TranslationLanguage.primary(right)
      && script(left) == script(right)
  }
}
