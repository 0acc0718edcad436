import Guide
import PropertyList
import SourceText

enum MissingTranslation: Rule {
  private static let item =
    "<key>UIApplicationShortcutItemSubtitle</key>\n<string>«Write to a friend»</string>"
  private static let german = Array(
    "\"New Message\" = \"Neue Nachricht\";\n\"Write to a friend\" = \"An Freunde\";\n".utf8)

  static let description = RuleDescription(
    "missing-translation", .warning,
    title: LocalizedText(
      en: "A title is not translated into a language that has the others.",
      zhHans: "某种语言缺少这个标题的译文，而其他标题都有。"),
    why: LocalizedText(
      en: """
        In a language whose `InfoPlist.strings` has no entry for a title, iOS shows the text of \
        Info.plist. A title in plain words needs no entry in the development language, which \
        `CFBundleDevelopmentRegion` names; where that is not known, a language in which the text may be \
        written is only mentioned.
        """,
      zhHans: """
        如果某种语言的 `InfoPlist.strings` 没有这个标题的条目，iOS 会显示 Info.plist 里的原文。普通文字的标题在开发语言\
        （`CFBundleDevelopmentRegion`）中不需要条目；不知道开发语言时，对可能就是原文的语言只作提示。
        """),
    examples: [
      .fires(
        .item, item,
        beside: [
          "de.lproj/InfoPlist.strings": german,
          "ja.lproj/InfoPlist.strings": Array("\"New Message\" = \"新規メッセージ\";\n".utf8),
        ]),
      .fires(
        .item, item,
        beside: [
          "InfoPlist.xcstrings": Array(
            """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "New Message" : {
                  "localizations" : {
                    "de" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "Neue Nachricht"
                      }
                    }
                  }
                },
                "Write to a friend" : {

                }
              },
              "version" : "1.0"
            }

            """.utf8)
        ]),
      .silent(
        .item,
        "<key>UIApplicationShortcutItemSubtitle</key>\n<string>Write to a friend</string>",
        beside: [
          "de.lproj/InfoPlist.strings": german,
          "en.lproj/InfoPlist.strings": Array("\"CFBundleName\" = \"Notes\";\n".utf8),
        ]),
      .silent(
        .item,
        "<key>UIApplicationShortcutItemSubtitle</key>\n<string>Write to a friend</string>"),
    ])

  static func check(_ document: CheckedDocument, _ report: inout Report) {
    guard let translations = document.surroundings?.translations, !translations.isEmpty else {
      return
    }
    let coverage = TranslationCoverage(document.infoPlist, translations)
    var seen = Set<String>()
    for text in coverage.texts where seen.insert(text.text).inserted {
      let isUnknown = !translations.hasKey(text.text)
      // Those are the other rule's.
      if isUnknown,
        TitleStyle.looksLikeKey(text.text) || coverage.intendedKey(for: text.text) != nil
      {
        continue
      }
      let missing = coverage.missingLanguages(of: text.text)
      guard !missing.isEmpty else { continue }
      let isSure =
        !isUnknown && missing.contains { !coverage.mayBeWritten(text.text, in: $0) }
      let edits = translations.adding([text], in: Set(missing))
      report.add(
        .missing(missing), at: text.range, severity: isSure ? .warning : .information,
        fixes: edits.isEmpty ? [] : [Fix(.add(missing), [], fileEdits: edits, isPreferred: false)])
    }
  }
}

extension LocalizedText {
  fileprivate static func missing(_ languages: [String]) -> LocalizedText {
    let list = languages.joined(separator: ", ")
    return LocalizedText(
      en: "Not translated into \(list), unlike other titles; the text is shown as it stands here.",
      zhHans: "没有 \(list) 的译文，而其他标题有；在这些语言中会原样显示这里的文本。")
  }

  fileprivate static func add(_ languages: [String]) -> LocalizedText {
    let list = languages.joined(separator: ", ")
    return LocalizedText(
      en: "Add an entry to be translated into \(list)", zhHans: "为 \(list) 添加待翻译的条目")
  }
}
