import Guide
import PropertyList
import SourceText

enum MissingTranslation: Rule {
  private static let item =
    "<key>UIApplicationShortcutItemSubtitle</key>\n<string>«Write to a friend»</string>"
  private static let german = Array(
    "\"New Message\" = \"Neue Nachricht\";\n\"Write to a friend\" = \"An Freunde\";\n".utf8)

  static let description = RuleDescription(
    "missing-translation", .warning, group: .translations,
    title: LocalizedText(
      en: "A title is not translated into a language of the app.",
      zhHans: "标题没有 App 某种语言的译文。"),
    why: LocalizedText(
      en: """
        In a language whose `InfoPlist.strings` has no entry for a title, iOS shows the text of \
        Info.plist. A title in plain words needs no entry in the development language, which \
        `CFBundleDevelopmentRegion` names; where that is not known, a language in which the text may be \
        written is only mentioned. A title that is a key, since its translation in the development \
        language differs from it or since it is spelled like one, needs an entry in every language that \
        has an `InfoPlist.strings`, and so does one with an empty entry in a string catalog; other \
        languages that the Xcode project lists, and that the app has texts in, are only mentioned. Plain words \
        that no language translates may be meant so; that is reported once, as information.
        """,
      zhHans: """
        如果某种语言的 `InfoPlist.strings` 没有这个标题的条目，iOS 会显示 Info.plist 里的原文。普通文字的标题在开发语言\
        （`CFBundleDevelopmentRegion`）中不需要条目；不知道开发语言时，对可能就是原文的语言只作提示。如果标题是键（它在开发语言中的译文与它不同，或者写法像键），\
        每种有 `InfoPlist.strings` 的语言都需要条目；字符串目录里的空条目也是如此；Xcode 项目列出且 App 有其文本的其他语言只作提示。普通文字在所有语言中都没有译文时，\
        可能是有意的，只作一次信息提示。
        """),
    examples: [
      .fires(
        .item, item,
        beside: [
          "de.lproj/InfoPlist.strings": german,
          "ja.lproj/InfoPlist.strings": Array("\"New Message\" = \"新規メッセージ\";\n".utf8),
        ], message: "Not translated into ja"),
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
        ], message: "Not translated into de"),
      .fires(
        .item,
        "<key>UIApplicationShortcutItemSubtitle</key>\n<string>«shortcut.new»</string>",
        beside: [
          "de.lproj/InfoPlist.strings": german
            + Array("\"shortcut.new\" = \"Neue Nachricht\";\n".utf8),
          "ja.lproj/InfoPlist.strings": Array(
            "\"New Message\" = \"新規\";\n\"CFBundleName\" = \"ノート\";\n".utf8),
        ], message: "This key has no"),
      .fires(
        .items,
        """
        <dict>
        	<key>UIApplicationShortcutItemType</key>
        	<string>com.example.compose</string>
        	<key>UIApplicationShortcutItemTitle</key>
        	<string>«shortcut.new»</string>
        </dict>
        """,
        beside: ExampleProject.beside(regions: ["en", "de", "ja"], strings: ["de"]).merging([
          "de.lproj/InfoPlist.strings": german
            + Array("\"shortcut.new\" = \"Neue Nachricht\";\n".utf8),
          "ja.lproj/Localizable.strings": Array("\"OK\" = \"OK\";\n".utf8),
        ]) { $1 }, severity: .information, message: "This key has no"),
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

  static let needs: Set<Need> = [.translations, .project]
  static let scope = RuleScope.file

  static func check(_ document: CheckedDocument, _ report: inout Report) {
    guard let surroundings = document.surroundings, !surroundings.translations.isEmpty else {
      return
    }
    let translations = surroundings.translations
    let coverage = TranslationCoverage(
      document.infoPlist, translations, surroundings.project,
      regions: surroundings.project.regions(of: surroundings.target))
    var seen = Set<String>()
    var plain: [LocalizableText] = []
    for text in coverage.texts where seen.insert(text.text).inserted {
      let isUnknown = !translations.hasKey(text.text)
      // Those are the other rule's.
      if isUnknown,
        TitleStyle.looksLikeKey(text.text) || coverage.intendedKey(for: text.text) != nil
      {
        continue
      }
      let isKey = coverage.isKey(text.text)
      if !isKey { plain.append(text) }
      let missing = coverage.missingLanguages(
        of: text.text, isNeeded: isKey || coverage.isEmptyEntry(text.text))
      guard !missing.isEmpty else { continue }
      let isSure =
        !isUnknown
        && missing.contains {
          !coverage.isBare($0) && !coverage.mayBeWritten(text.text, in: $0)
        }
      let edits = translations.adding([text], in: Set(missing))
      report.add(
        isKey ? .keyShown(missing) : .missing(missing), at: text.range,
        severity: isSure ? .warning : .information,
        fixes: edits.isEmpty ? [] : [Fix(.add(missing), [], fileEdits: edits, isPreferred: false)])
    }
    checkPlain(plain, coverage, &report)
  }

  /// Tells once into which languages of the target no text is translated. Keys and empty entries
  /// have been reported.
  private static func checkPlain(
    _ texts: [LocalizableText], _ coverage: TranslationCoverage, _ report: inout Report
  ) {
    let texts = texts.filter { !coverage.isEmptyEntry($0.text) }
    guard let first = texts.first else { return }
    let languages = coverage.untranslatedLanguages(of: texts.map(\.text))
    guard !languages.isEmpty else { return }
    report.add(
      .notLocalized(languages, translatesSome: coverage.translatesSome), at: first.range,
      severity: .information)
  }
}

extension LocalizedText {
  /// The languages, of many the first and how many there are.
  private static func list(_ languages: [String]) -> LocalizedText {
    let shown = languages.prefix(8).joined(separator: ", ")
    let rest = languages.count - 8
    return rest > 0
      ? LocalizedText(en: "\(shown) and \(rest) more", zhHans: "\(shown) 等 \(languages.count) 种语言")
      : LocalizedText(en: shown, zhHans: shown)
  }

  fileprivate static func missing(_ languages: [String]) -> LocalizedText {
    let list = list(languages)
    return LocalizedText(
      en:
        "Not translated into \(list.english), unlike other titles; the text is shown as it stands here.",
      zhHans: "没有 \(list.simplifiedChinese) 的译文，而其他标题有；在这些语言中会原样显示这里的文本。")
  }

  fileprivate static func keyShown(_ languages: [String]) -> LocalizedText {
    let list = list(languages)
    return LocalizedText(
      en: "This key has no translation into \(list.english); there the key itself is shown.",
      zhHans: "这个键没有 \(list.simplifiedChinese) 的译文；在这些语言中显示的是键本身。")
  }

  fileprivate static func notLocalized(
    _ languages: [String], translatesSome: Bool
  ) -> LocalizedText {
    let list = list(languages)
    return translatesSome
      ? LocalizedText(
        en:
          "The app is localized in \(list.english) as well, into which none of its quick actions is translated.",
        zhHans: "App 还有 \(list.simplifiedChinese) 的本地化，但快捷操作都没有这些语言的译文。")
      : LocalizedText(
        en:
          "The app is localized in \(languages.count == 1 ? "another language" : "\(languages.count) other languages") (\(list.english)), its quick actions in none.",
        zhHans:
          "App 另有 \(languages.count) 种语言的本地化（\(list.simplifiedChinese)），快捷操作却都没有译文。")
  }

  fileprivate static func add(_ languages: [String]) -> LocalizedText {
    let list = list(languages)
    return LocalizedText(
      en: "Add an entry to be translated into \(list.english)",
      zhHans: "为 \(list.simplifiedChinese) 添加待翻译的条目")
  }
}
