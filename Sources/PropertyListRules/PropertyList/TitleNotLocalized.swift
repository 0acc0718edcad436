import AppFiles
import Checks
import Files
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum TitleNotLocalized: Rule {
  private static let german = Array(
    "\"shortcut.new\" = \"Neue Notiz\";\n\"New Message\" = \"Neue Nachricht\";\n".utf8)

  package static let description = RuleDescription(
    "title-not-localized", .warning, group: .translations,
    title: LocalizedText(
      en: "A title that is meant to be looked up is in no strings file.",
      zhHans: "标题本应是查找译文的键，但所有 strings 文件中都没有它。"),
    why: LocalizedText(
      en: """
        iOS looks the text of a title up in `InfoPlist.strings`, letter for letter; what is not found \
        is shown as it is. A title that looks like a key, or that differs from a key only in case or \
        spaces, was meant to be found. `Localizable.strings`, where the texts of the code are, is not \
        looked into: a title that is translated there only is shown untranslated.
        """,
      zhHans: """
        iOS 用标题的文本在 `InfoPlist.strings` 中逐字查找译文，找不到就原样显示。如果标题看起来像键，或者与某个键\
        只差大小写或空格，那么它本应能找到。存放代码文本的 `Localizable.strings` 不会被查找：只在那里有译文的标题不会翻译。
        """),
    examples: [
      .fires(
        .item,
        "<key>UIApplicationShortcutItemSubtitle</key>\n<string>«shortcut.new.subtitle»</string>",
        beside: ["de.lproj/InfoPlist.strings": german], message: "No strings file has"),
      .fires(
        .item, "<key>UIApplicationShortcutItemSubtitle</key>\n<string>«Shortcut.New»</string>",
        beside: ["de.lproj/InfoPlist.strings": german],
        fixed: "<key>UIApplicationShortcutItemSubtitle</key>\n<string>shortcut.new</string>",
        message: "Not found when it"),
      .fires(
        .item, "<key>UIApplicationShortcutItemSubtitle</key>\n<string>«Write to a friend»</string>",
        beside: [
          "en.lproj/Localizable.strings": Array("\"OK\" = \"OK\";\n".utf8),
          "de.lproj/Localizable.strings": Array("\"Write to a friend\" = \"An Freunde\";\n".utf8),
        ], severity: .information, message: "Translated in “de.lproj/Localizable.strings”, where"),
      .fires(
        .item, "<key>UIApplicationShortcutItemSubtitle</key>\n<string>«shortcut.new»</string>",
        beside: ExampleFiles.catalog, severity: .information,
        message: "There is no InfoPlist.strings"),
      .silent(
        .item, "<key>UIApplicationShortcutItemSubtitle</key>\n<string>Wikipedia</string>",
        beside: ["de.lproj/InfoPlist.strings": german]),
      .silent(
        .item,
        "<key>UIApplicationShortcutItemSubtitle</key>\n<string>shortcut.new.subtitle</string>"
      ),
    ])

  package static let needs: Set<Need> = [.translations]
  package static let scope = RuleScope.item

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    guard let surroundings = document.surroundings else { return }
    let translations = surroundings.translations
    guard
      !translations.isEmpty || !translations.filesOfNoTarget.isEmpty
        || !surroundings.target.otherTables.isEmpty
    else {
      return checkSpelling(document.infoPlist, surroundings, &report)
    }
    let coverage = TranslationCoverage(
      document.infoPlist, translations, surroundings.project)
    let used = Set(coverage.texts.map(\.text))
    for text in coverage.texts where !translations.hasKey(text.text) {
      if let key = coverage.intendedKey(for: text.text) {
        let isClosed = document.tree[text.value].isClosed
        // Another word can be meant as it is; another case or white space is a slip.
        let isSlip = text.text.trimmed.lowercased() == key.trimmed.lowercased()
        let fix = Fix(
          .write(key), [document.tree.replacingText(of: text.value, with: key)],
          isPreferred: isSlip)
        report.add(
          .meant(key), at: text.range, severity: used.contains(key) ? .information : .warning,
          fixes: isClosed ? [fix] : [])
      } else if translations.isComplete {
        checkUnknown(text, coverage, surroundings, &report)
      }
    }
  }

  /// Checks the spelling of texts in a project without any translations, which most projects are: only keys
  /// are reported.
  private static func checkSpelling(
    _ infoPlist: InfoPlist, _ surroundings: Surroundings, _ report: inout Report
  ) {
    guard surroundings.translations.isComplete else { return }
    for item in infoPlist.items {
      for key in [ShortcutKey.title, .subtitle] {
        guard let spelling = item.string(key), TitleStyle.looksLikeKey(spelling),
          let text = infoPlist.localizableText(key, of: item)
        else { continue }
        reportWithoutFile(text, nil, surroundings, &report)
      }
    }
  }

  /// A key, and no file of translations.
  private static func reportWithoutFile(
    _ text: LocalizableText, _ coverage: TranslationCoverage?, _ surroundings: Surroundings,
    _ report: inout Report
  ) {
    // Alone, the property list may have been taken from somewhere else; and a build can give
    // other files their right name.
    let isSure = surroundings.target.isInProject && surroundings.target.stringsFiles.isEmpty
    report.add(
      .noFile(surroundings.translationForm), at: text.range,
      severity: isSure ? .warning : .information, fixes: [fix(text, coverage, surroundings)])
  }

  /// A text that no file of translations for property lists has.
  private static func checkUnknown(
    _ text: LocalizableText, _ coverage: TranslationCoverage, _ surroundings: Surroundings,
    _ report: inout Report
  ) {
    let own = coverage.developmentLanguage ?? "en"
    let looksLikeKey = TitleStyle.looksLikeKey(text.text)
    // That it is in no target is the other rule's.
    if surroundings.translations.filesOfNoTarget.contains(where: {
      $0.entries.contains { $0.key == text.text }
    }) {
      return
    }
    if let other = surroundings.otherTables.entry(of: text.text, developmentLanguage: own) {
      let path = Path.relative(other.path, to: surroundings.target.projectFolder)
      report.add(
        .otherTable(path, surroundings.translationForm), at: text.range,
        severity: looksLikeKey || other.isKey ? .warning : .information,
        fixes: [fix(text, coverage, surroundings)])
    } else if looksLikeKey {
      guard surroundings.translations.isEmpty else {
        return report.add(
          .notFound(surroundings.translationForm), at: text.range,
          fixes: [fix(text, coverage, surroundings)])
      }
      reportWithoutFile(text, coverage, surroundings, &report)
    }
  }

  /// An entry in each language. Offered, not preferred: what is not known from the tables of the code is
  /// still to be translated.
  private static func fix(
    _ text: LocalizableText, _ coverage: TranslationCoverage?, _ surroundings: Surroundings
  ) -> Fix? {
    let known = surroundings.translations.languages
    let languages = known.isEmpty ? surroundings.appLanguages : Set(known)
    let edits = surroundings.adding([text], in: languages, own: coverage?.developmentLanguage)
    guard let first = edits.first else { return nil }
    let name = Path.name(of: first.path)
    return Fix(.enter(name), [], fileEdits: edits, isPreferred: false)
  }
}

extension LocalizedText {
  fileprivate static func meant(_ key: String) -> LocalizedText {
    LocalizedText(
      en:
        "Not found when it is looked up: the strings file has “\(key)”, which differs in case or spaces.",
      zhHans: "查找译文时会找不到：strings 文件里是“\(key)”，大小写或空格不同。")
  }

  fileprivate static func notFound(_ form: TranslationForm) -> LocalizedText {
    switch form {
    case .strings:
      LocalizedText(
        en: "No strings file has this key, so the key itself is shown.",
        zhHans: "没有任何 strings 文件包含这个键，显示的将是键本身。")
    case .catalog:
      LocalizedText(
        en: "InfoPlist.xcstrings does not have this key, so the key itself is shown.",
        zhHans: "InfoPlist.xcstrings 中没有这个键，显示的将是键本身。")
    }
  }

  fileprivate static func noFile(_ form: TranslationForm) -> LocalizedText {
    LocalizedText(
      en: "There is no \(form.fileName) that has this key, so the key itself is shown.",
      zhHans: "没有包含这个键的 \(form.fileName)，显示的将是键本身。")
  }

  fileprivate static func otherTable(_ path: String, _ form: TranslationForm) -> LocalizedText {
    LocalizedText(
      en:
        "Translated in “\(path)”, where iOS does not look for it; put it into \(form.fileName).",
      zhHans: "译文在“\(path)”中，iOS 不会在那里查找；请放进 \(form.fileName)。")
  }

  fileprivate static func enter(_ name: String) -> LocalizedText {
    LocalizedText(en: "Add it to \(name)", zhHans: "添加到 \(name)")
  }

  fileprivate static func write(_ key: String) -> LocalizedText {
    LocalizedText(en: "Write “\(key)”", zhHans: "改为“\(key)”")
  }
}
