/// The languages of the target into which the texts of one property list are translated.
package struct TranslationCoverage {
  package let texts: [LocalizableText]
  private let translations: Translations
  /// The language of the texts of the property list; nil if it is not known.
  package let developmentLanguage: String?
  private let languagesByText: [String: Set<String>]
  /// The languages into which some text of the property list is translated.
  private let covered: Set<String>
  /// The languages whose files were all read.
  private let whole: Set<String>
  /// The languages of the app without a file of translations for property lists.
  private let bareRegions: Set<String>

  /// - Parameter regions: the languages of the app, as far as they are known.
  package init(
    _ infoPlist: InfoPlist, _ translations: Translations, _ project: ProjectFacts? = nil,
    regions: Set<String> = []
  ) {
    developmentLanguage = Self.developmentLanguage(of: infoPlist, translations, project)
    self.translations = translations
    texts = infoPlist.localizableTexts
    languagesByText = Dictionary(
      texts.map { ($0.text, translations.languages(of: $0.text)) },
      uniquingKeysWith: { first, _ in first })
    covered = languagesByText.values.reduce(into: []) { $0.formUnion($1) }
    whole = translations.wholeLanguages
    bareRegions =
      !regions.isEmpty && translations.isComplete
      ? regions.subtracting(Self.regions(regions, near: translations.languages)) : []
  }

  /// Returns the languages with an entry for a text.
  package func languages(of text: String) -> Set<String> {
    languagesByText[text] ?? translations.languages(of: text)
  }

  /// Returns the key that was probably meant by a text that is none: the two differ only in case and spaces.
  package func intendedKey(for text: String) -> String? { translations.key(like: text) }

  // MARK: Keys

  /// Returns true if a text is a name to be looked up. It is, if its translation into the development language
  /// differs; without such a translation its spelling decides.
  package func isKey(_ text: String) -> Bool {
    if TitleStyle.looksLikeKey(text) { return true }
    guard let own = developmentLanguage else { return false }
    let found = translations.translations(of: text)
    let translation =
      found.first { Self.isSame($0.language, own) }
      ?? found.first { $0.language == TranslationLanguage.base }
    guard let translation, !translation.value.isImplied, let shown = translation.text else {
      return false
    }
    return TitleStyle.letters(shown) != TitleStyle.letters(text)
  }

  /// Returns true if a string catalog has an empty entry for a text.
  package func isEmptyEntry(_ text: String) -> Bool {
    let entries = translations.entries(of: text)
    return !entries.isEmpty
      && entries.allSatisfy { found in
        guard case .catalog = found.file.content else { return false }
        return found.entry.isTranslatable && found.entry.values.allSatisfy(\.isImplied)
      }
  }

  // MARK: Missing translations

  /// Returns true if some text of the property list is translated into a language.
  package func covers(_ language: String) -> Bool { covered.contains(language) }

  /// Returns the languages into which a text is not translated.
  ///
  /// - Parameter isNeeded: true if the text needs a translation into every language of the target, false if only into
  ///   those of other texts of the property list.
  package func missingLanguages(of text: String, isNeeded: Bool) -> [String] {
    let entries = translations.entries(of: text)
    guard entries.allSatisfy(\.entry.isTranslatable) else { return [] }
    let wanted = isNeeded ? whole.union(bareRegions) : covered.intersection(whole)
    let isKey = isKey(text)
    return wanted.subtracting(languages(of: text))
      .filter { $0 != TranslationLanguage.base && (isKey || !isShownAsWritten(text, in: $0)) }
      .sorted()
  }

  /// Returns the languages of the target into which none of the texts, which are plain words, is translated; empty if
  /// the words may be in the only language.
  package func untranslatedLanguages(of texts: [String]) -> [String] {
    let isWanted = texts.contains { text in
      translations.entries(of: text).allSatisfy(\.entry.isTranslatable)
    }
    guard isWanted else { return [] }
    let hasKey = texts.contains(where: isKey)
    let languages = whole.union(bareRegions).subtracting(covered).filter { language in
      language != TranslationLanguage.base
        && (hasKey
          || texts.contains {
            !isShownAsWritten($0, in: language) && !TitleStyle.isWritten($0, inScriptOf: language)
          })
    }
    // For many languages the texts are not tested.
    let isSure =
      developmentLanguage != nil || languages.count > 1
      || languages.contains { language in
        texts.contains { !TitleStyle.canBeWritten($0, in: language) }
      }
    return isSure ? languages.sorted() : []
  }

  /// True if the project translates some text of the property list.
  package var translatesSome: Bool { !covered.isEmpty }

  /// Returns true if a displayed text, which is no key, needs no entry in a language because it is written in it.
  private func isShownAsWritten(_ text: String, in language: String) -> Bool {
    guard let own = developmentLanguage else {
      return language == "en" && TitleStyle.canBeWritten(text, in: "en")
    }
    return Self.isSame(language, own)
  }

  /// Returns the language of the texts of the property list; nil if it is not known.
  private static func developmentLanguage(
    of infoPlist: InfoPlist, _ translations: Translations, _ project: ProjectFacts?
  ) -> String? {
    let ofProject = project?.developmentLanguage
    // Xcode's generated value replaces that in the file.
    let own = project?.isGenerated == true ? ofProject : infoPlist.developmentLanguage
    return own ?? ofProject
      ?? translations.files.lazy.compactMap { file -> String? in
        if case .catalog(let catalog) = file.content { catalog.sourceLanguage } else { nil }
      }.first
  }

  /// Returns true if the text may be written in a language, which then needs no entry.
  package func mayBeWritten(_ text: String, in language: String) -> Bool {
    developmentLanguage == nil && !TitleStyle.looksLikeKey(text)
      && TitleStyle.canBeWritten(text, in: language)
  }

  /// Returns true if only the project shows that the app has a language.
  package func isBare(_ language: String) -> Bool { bareRegions.contains(language) }

  /// Returns those of some languages that equal others, are variants of them, or have them as variants.
  static func regions(_ regions: Set<String>, near languages: [String]) -> Set<String> {
    /// Returns a language with the more general ones.
    func withOuter(_ language: String) -> [String] {
      language.indices.filter { language[$0] == "-" }.map { String(language[..<$0]) } + [language]
    }
    let own = Set(languages)
    let outer = Set(languages.flatMap(withOuter))
    return regions.filter { outer.contains($0) || withOuter($0).contains(where: own.contains) }
  }

  /// Returns true for the same language in any country; false if it is written in another script.
  package static func isSame(_ left: String, _ right: String) -> Bool {
    func script(_ language: String) -> Substring? {
      language.split(separator: "-").dropFirst().first { $0.utf8.count == 4 }
    }
    return TranslationLanguage.primary(left) == TranslationLanguage.primary(right)
      && script(left) == script(right)
  }
}
