/// Which texts of one property list are translated into which languages.
struct TranslationCoverage {
  let texts: [LocalizableText]
  private let infoPlist: InfoPlist
  private let translations: Translations
  private let languagesByText: [String: Set<String>]

  init(_ infoPlist: InfoPlist, _ translations: Translations) {
    self.infoPlist = infoPlist
    self.translations = translations
    texts = infoPlist.localizableTexts
    languagesByText = Dictionary(
      texts.map { ($0.text, translations.languages(of: $0.text)) },
      uniquingKeysWith: { first, _ in first })
  }

  func languages(of text: String) -> Set<String> { languagesByText[text] ?? [] }

  /// Whether the project translates some other text of the property list.
  func translatesOthers(than text: String) -> Bool {
    languagesByText.contains { $0.key != text && !$0.value.isEmpty }
  }

  /// The key that a text was probably meant to be: it differs from it in nothing but case and
  /// blanks.
  func intendedKey(for text: String) -> String? {
    let folded = TitleStyle.folded(text)
    return translations.keys.first { $0 != text && TitleStyle.folded($0) == folded }
  }

  // MARK: Missing translations

  /// The languages into which other texts of the property list are translated and this one is not.
  func missingLanguages(of text: String) -> [String] {
    let entries = translations.entries(of: text)
    guard entries.allSatisfy(\.entry.isTranslatable) else { return [] }
    let has = languages(of: text)
    return translations.languages.filter { language in
      !has.contains(language) && isWholeIn(language)
        && languagesByText.contains { $0.key != text && $0.value.contains(language) }
        && !isShownAsWritten(text, in: language)
    }
  }

  /// Whether everything was read that may hold texts of a language.
  private func isWholeIn(_ language: String) -> Bool {
    translations.foundAll
      && translations.files.allSatisfy {
        $0.isWhole || ($0.language != nil && $0.language != language)
      }
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
