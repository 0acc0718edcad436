import Files
import Guide

extension Translations {
  /// Returns the edits that add an entry for texts in each of some languages: with a translation known from
  /// elsewhere, else with the text in another language, marked as not translated.
  ///
  /// - Parameters:
  ///   - own: the language in which plain texts are written.
  ///   - translation: returns a translation known from other files.
  package func adding(
    _ texts: [LocalizableText], in languages: Set<String>, own: String? = nil,
    knowing translation: (_ text: String, _ language: String) -> String? = { _, _ in nil }
  ) -> [FileEdit] {
    var additionsByFile: [Int: [TranslationFile.Addition]] = [:]
    var seen = Set<String>()
    let destinations = destinations(in: languages)
    for text in texts where seen.insert(text.text).inserted {
      let comment = Self.remark(on: text)
      for (file, languages) in destinations {
        additionsByFile[file, default: []].append(
          addition(text.text, in: languages, own, comment, translation))
      }
    }
    return additionsByFile.sorted { $0.key < $1.key }.compactMap { file, additions in
      let edits = files[file].adding(additions)
      return edits.isEmpty ? nil : FileEdit(files[file].path, .edit(edits))
    }
  }

  private func addition(
    _ key: String, in languages: Set<String>, _ own: String?, _ comment: String,
    _ translation: (String, String) -> String?
  ) -> TranslationFile.Addition {
    let other = translations(of: key).first { $0.text != nil }?.text ?? key
    var texts: [String: String] = [:]
    var untranslated: Set<String> = []
    for language in languages {
      let known = translation(key, language)
      texts[language] = known ?? other
      let isOwn = own.map { TranslationCoverage.isSame($0, language) } ?? false
      if known == nil, !isOwn || TitleStyle.looksLikeKey(key) { untranslated.insert(language) }
    }
    return TranslationFile.Addition(
      key: key, texts: texts, comment: comment, untranslated: untranslated)
  }

  /// Returns the comment for translators of a text.
  package static func remark(on text: LocalizableText) -> String {
    let type = text.item.string(.type) ?? ""
    return text.key == .subtitle
      ? "Subtitle of the quick action \(type)" : "Title of the quick action \(type)"
  }

  /// Returns the files for texts in some languages: a string catalog, else the strings file of each language.
  private func destinations(in languages: Set<String>) -> [(file: Int, languages: Set<String>)] {
    let catalog = files.indices.first { files[$0].language == nil && files[$0].isExtensible }
    func table(_ language: String) -> Int? {
      files.indices.first { files[$0].language == language && files[$0].isExtensible }
    }
    let own = catalog.map { catalog in
      let known = files[catalog].languages
      return languages.filter { known.contains($0) || table($0) == nil }
    }
    let others = languages.subtracting(own ?? []).sorted().compactMap { language in
      table(language).map { (file: $0, languages: Set([language])) }
    }
    guard let catalog, let own, !own.isEmpty else { return others }
    return [(catalog, own)] + others
  }
}
