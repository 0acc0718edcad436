import AppFiles
import Files
import Guide
import RuleSubjects
import SourceText

/// Hover content for a translated text: its translations, and its uses.
public enum TranslationHover {
  /// The most languages that are listed.
  static let maximumLanguages = 60

  /// Returns the blocks for a title or subtitle of a property list; the text for languages without a translation
  /// comes first.
  static func blocks(
    for text: String, in plist: InfoPlist, _ surroundings: Surroundings, _ language: Language
  ) -> [Block] {
    let translations = surroundings.translations
    let coverage = TranslationCoverage(
      plist, translations, surroundings.project, regions: surroundings.appLanguages)
    let missing = coverage.missingLanguages(of: text, isNeeded: true)
    guard !missing.isEmpty else { return blocks(for: text, translations, language) }
    let names = missing.prefix(maximumLanguages).joined(separator: ", ")
    let shown =
      coverage.isKey(text) ? LocalizedText.keyShown(names) : LocalizedText.shownAsWritten(names)
    let found = translations.translations(of: text)
    guard !found.isEmpty else { return [.paragraph([.text(shown[language])])] }
    return [
      .paragraph([.text(shown[language])]),
      .paragraph([.text(LocalizedText.translations[language])]),
      .list(isOrdered: false, found.prefix(maximumLanguages).map { row($0, language) }),
    ]
  }

  /// Returns the blocks for a text without a known property list.
  private static func blocks(
    for text: String, _ translations: Translations, _ language: Language
  ) -> [Block] {
    guard !translations.isEmpty else { return [] }
    let found = translations.translations(of: text)
    guard !found.isEmpty else {
      return [.paragraph([.text(LocalizedText.untranslated[language])])]
    }
    let missing = translations.languages.filter { name in
      !found.contains { $0.language == name }
    }
    let rows =
      found.prefix(maximumLanguages).map { row($0, language) }
      + missing.prefix(maximumLanguages).map { name in
        [Block.paragraph([.code(name), .text(" — " + LocalizedText.missing[language])])]
      }
    return [
      .paragraph([.text(LocalizedText.translations[language])]),
      .list(isOrdered: false, rows),
    ]
  }

  private static func row(_ translation: Translations.Translation, _ language: Language) -> [Block]
  {
    let text = translation.text ?? LocalizedText.variants[language]
    return [.paragraph([.code(translation.language), .text(" " + text)])]
  }

  /// Returns the hover for a key or a translation in a strings file; nil where nothing is known of it.
  public static func hover(
    at offset: Int, in file: TranslationFile, _ links: LocalizationLinks, language: Language
  ) -> HoverContent? {
    guard let subject = LocalizationLinks.subject(at: offset, in: file) else { return nil }
    let titles = links.titles(of: subject.key)
    guard !titles.isEmpty else { return nil }
    let uses = titles.prefix(maximumLanguages).map { title -> [Block] in
      let isTitle = title.text.key == .title
      let type = title.text.item.string(.type) ?? "—"
      return [
        .paragraph([
          .text((isTitle ? LocalizedText.titleOf : .subtitleOf)[language]), .code(type),
          .text(
            LocalizedText.place(title.text.item.index + 1, Path.name(of: title.path))[language]),
        ])
      ]
    }
    return HoverContent(
      range: subject.range, title: subject.key,
      blocks: [.list(isOrdered: false, Array(uses))]
        + blocks(for: subject.key, links.translations, language),
      target: .article(slug: "localization", anchor: nil))
  }
}

extension LocalizedText {
  fileprivate static let translations = LocalizedText(en: "Translations:", zhHans: "译文：")
  fileprivate static let untranslated = LocalizedText(
    en: "In no strings file of this target; the text is shown as it is.",
    zhHans: "该目标的 strings 文件中没有它，会原样显示。")
  fileprivate static func shownAsWritten(_ languages: String) -> LocalizedText {
    LocalizedText(
      en: "Not translated into \(languages), where people see the text as it is.",
      zhHans: "没有 \(languages) 的译文，会原样显示这段文字。")
  }

  fileprivate static func keyShown(_ languages: String) -> LocalizedText {
    LocalizedText(
      en: "Not translated into \(languages), where people see the key itself.",
      zhHans: "没有 \(languages) 的译文，会直接显示这个键。")
  }

  fileprivate static let missing = LocalizedText(en: "not translated", zhHans: "没有译文")
  fileprivate static let variants = LocalizedText(en: "(several forms)", zhHans: "（有多种形式）")
  fileprivate static let titleOf = LocalizedText(
    en: "Title of the quick action ", zhHans: "快捷操作的标题：")
  fileprivate static let subtitleOf = LocalizedText(
    en: "Subtitle of the quick action ", zhHans: "快捷操作的副标题：")

  fileprivate static func place(_ item: Int, _ file: String) -> LocalizedText {
    LocalizedText(en: ", item \(item) of \(file)", zhHans: "，\(file) 的第 \(item) 项")
  }
}
