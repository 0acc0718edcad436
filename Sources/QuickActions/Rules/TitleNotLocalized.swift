import Guide
import PropertyList
import SourceText

enum TitleNotLocalized: Rule {
  private static let german = Array(
    "\"shortcut.new\" = \"Neue Notiz\";\n\"New Message\" = \"Neue Nachricht\";\n".utf8)

  static let description = RuleDescription(
    "title-not-localized", .warning,
    title: LocalizedText(
      en: "A title that is meant to be looked up is in no strings file.",
      zhHans: "标题本应是查找译文的键，但所有 strings 文件中都没有它。"),
    why: LocalizedText(
      en: """
        iOS looks the text of a title up in `InfoPlist.strings`, letter for letter; what is not found \
        is shown as it is. Where other titles of the file are translated, a title that looks like a \
        key, or that differs from a key only in case or blanks, was meant to be found.
        """,
      zhHans: """
        iOS 用标题的文本在 `InfoPlist.strings` 中逐字查找译文，找不到就原样显示。如果文件中其他标题有译文，\
        而某个标题看起来像键，或者与某个键只差大小写或空格，那么它本应能找到。
        """),
    examples: [
      .fires(
        .item,
        "<key>UIApplicationShortcutItemSubtitle</key>\n<string>«shortcut.new.subtitle»</string>",
        beside: ["de.lproj/InfoPlist.strings": german]),
      .fires(
        .item, "<key>UIApplicationShortcutItemSubtitle</key>\n<string>«Shortcut.New»</string>",
        beside: ["de.lproj/InfoPlist.strings": german],
        fixed: "<key>UIApplicationShortcutItemSubtitle</key>\n<string>shortcut.new</string>"),
      .silent(
        .item, "<key>UIApplicationShortcutItemSubtitle</key>\n<string>Wikipedia</string>",
        beside: ["de.lproj/InfoPlist.strings": german]),
      .silent(
        .item,
        "<key>UIApplicationShortcutItemSubtitle</key>\n<string>shortcut.new.subtitle</string>"
      ),
    ])

  static func check(_ document: CheckedDocument, _ report: inout Report) {
    guard let translations = document.surroundings?.translations, !translations.isEmpty else {
      return
    }
    let coverage = TranslationCoverage(document.infoPlist, translations)
    let used = Set(coverage.texts.map(\.text))
    for text in coverage.texts where !translations.hasKey(text.text) {
      if let key = coverage.intendedKey(for: text.text) {
        let isClosed = document.tree[text.value].isClosed
        let fix = Fix(.write(key), [document.tree.replacingText(of: text.value, with: key)])
        report.add(
          .meant(key), at: text.range, severity: used.contains(key) ? .information : .warning,
          fixes: isClosed ? [fix] : [])
      } else if TitleStyle.looksLikeKey(text.text), translations.isComplete,
        coverage.translatesSome
      {
        report.add(.notFound, at: text.range)
      }
    }
  }
}

extension LocalizedText {
  fileprivate static func meant(_ key: String) -> LocalizedText {
    LocalizedText(
      en:
        "Not found when it is looked up: the strings file has “\(key)”, which differs in case or blanks.",
      zhHans: "查找译文时会找不到：strings 文件里是“\(key)”，大小写或空格不同。")
  }

  fileprivate static let notFound = LocalizedText(
    en: "No strings file has this key, so the key itself is shown.",
    zhHans: "没有任何 strings 文件包含这个键，显示的将是键本身。")

  fileprivate static func write(_ key: String) -> LocalizedText {
    LocalizedText(en: "Write “\(key)”", zhHans: "改为“\(key)”")
  }
}
