/// Which texts of one property list are translated into which of the target's languages.
package struct TranslationCoverage {
  package let texts: [LocalizableText]
  private let translations: Translations
  /// The language of the texts of the property list, where that is known.
  package let developmentLanguage: String?
  private let languagesByText: [String: Set<String>]
  /// The languages into which some text of the property list is translated.
  private let covered: Set<String>
  /// The languages of which everything was read.
  private let whole: Set<String>
  /// The languages of the app that have no file of translations for property lists.
  private let bareRegions: Set<String>

  /// - Parameter regions: the languages that the app is made for, as far as they are known.
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

  /// The languages that have an entry for a text.
  package func languages(of text: String) -> Set<String> {
    languagesByText[text] ?? translations.languages(of: text)
  }

  /// The key that a text, which is none, was probably meant to be: it differs from it in nothing but
  /// case and blanks.
  package func intendedKey(for text: String) -> String? { translations.key(like: text) }

  // MARK: Keys

  /// Returns true if a text is there to be looked up and not to be shown. The translation into the development language
  /// decides, which differs from a key; where there is none, the spelling.
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

  /// Returns true if a string catalog has an entry for a text in which nobody has written anything.
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

  /// The languages into which a text is not translated.
  ///
  /// - Parameter isNeeded: whether the text needs a translation into every language of the target;
  ///   otherwise into those that other texts of the property list are translated into.
  package func missingLanguages(of text: String, isNeeded: Bool) -> [String] {
    let entries = translations.entries(of: text)
    guard entries.allSatisfy(\.entry.isTranslatable) else { return [] }
    let wanted = isNeeded ? whole.union(bareRegions) : covered.intersection(whole)
    let isKey = isKey(text)
    return wanted.subtracting(languages(of: text))
      .filter { $0 != TranslationLanguage.base && (isKey || !isShownAsWritten(text, in: $0)) }
      .sorted()
  }

  /// The languages that the target has and none of the texts, which are plain words, is translated
  /// into. Nothing where the words may be of the one language that there is.
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
    // Of many languages no text is looked at.
    let isSure =
      developmentLanguage != nil || languages.count > 1
      || languages.contains { language in
        texts.contains { !TitleStyle.canBeWritten($0, in: language) }
      }
    return isSure ? languages.sorted() : []
  }

  /// Whether the project translates some text of the property list.
  package var translatesSome: Bool { !covered.isEmpty }

  /// Returns true if a text for people, which is no key, needs no entry in a language because it is written in it.
  private func isShownAsWritten(_ text: String, in language: String) -> Bool {
    guard let own = developmentLanguage else {
      return language == "en" && TitleStyle.canBeWritten(text, in: "en")
    }
    return Self.isSame(language, own)
  }

  /// The language of the texts of the property list, where that is known.
  private static func developmentLanguage(
    of infoPlist: InfoPlist, _ translations: Translations, _ project: ProjectFacts?
  ) -> String? {
    let ofProject = project?.developmentLanguage
    // What Xcode generates replaces what the file says.
    let own = project?.isGenerated == true ? ofProject : infoPlist.developmentLanguage
    return own ?? ofProject
      ?? translations.files.lazy.compactMap { file -> String? in
        if case .catalog(let catalog) = file.content { catalog.sourceLanguage } else { nil }
      }.first
  }

  /// Returns true if the text may be written in a language, which therefore needs no entry.
  package func mayBeWritten(_ text: String, in language: String) -> Bool {
    developmentLanguage == nil && !TitleStyle.looksLikeKey(text)
      && TitleStyle.canBeWritten(text, in: language)
  }

  /// Returns true if only the project says that the app has a language.
  package func isBare(_ language: String) -> Bool { bareRegions.contains(language) }

  /// Those of some languages that are others, or forms of them, or of which others are forms.
  static func regions(_ regions: Set<String>, near languages: [String]) -> Set<String> {
    /// A language with those that it is a form of.
    func withOuter(_ language: String) -> [String] {
      language.indices.filter { language[$0] == "-" }.map { String(language[..<$0]) } + [language]
    }
    let own = Set(languages)
    let outer = Set(languages.flatMap(withOuter))
    return regions.filter { outer.contains($0) || withOuter($0).contains(where: own.contains) }
  }

  /// The same language, whatever the country; not the same when it is written in another script.
  package static func isSame(_ left: String, _ right: String) -> Bool {
    func script(_ language: String) -> Substring? {
      language.split(separator: "-").dropFirst().first { $0.utf8.count == 4 }
    }
    return TranslationLanguage.primary(left) == TranslationLanguage.primary(right)
      && script(left) == script(right)
  }
}
