import AppFiles
import Checks
import Files
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum MissingTranslation: Rule {
  private static let item =
    "<key>UIApplicationShortcutItemSubtitle</key>\n<string>«Write to a friend»</string>"
  private static let german = Array(
    "\"New Message\" = \"Neue Nachricht\";\n\"Write to a friend\" = \"An Freunde\";\n".utf8)

  package static let description = RuleDescription(
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
        languages that the app has texts in, as its `.lproj` folders and string catalogs tell, are only \
        mentioned, once for all titles. Plain words that no language translates may be meant so; that is \
        reported once, as information, also where there is no `InfoPlist.strings` at all. There an \
        editor's quick fix creates the file in each language and lists it in the Xcode project; in Xcode \
        it is a strings file named `InfoPlist` that is added to the app's target and localized. A file \
        that has translations and is in no target is named.
        """,
      zhHans: """
        如果某种语言的 `InfoPlist.strings` 没有这个标题的条目，iOS 会显示 Info.plist 里的原文。普通文字的标题在开发语言\
        （`CFBundleDevelopmentRegion`）中不需要条目；不知道开发语言时，对可能就是原文的语言只作提示。如果标题是键（它在开发语言中的译文与它不同，或者写法像键），\
        每种有 `InfoPlist.strings` 的语言都需要条目；字符串目录里的空条目也是如此；App 有其文本的其他语言（由 `.lproj` 文件夹和字符串目录可知）只作一次提示。普通文字在所有语言中都没有译文时，\
        可能是有意的，只作一次信息提示，即使完全没有 `InfoPlist.strings` 也是如此：这时编辑器的快速修复会为每种语言创建该文件并加入 Xcode 项目；\
        在 Xcode 中，它是名为 `InfoPlist` 的 strings 文件，需加入 App 的 target 并本地化。有译文却不属于任何 target 的文件会被指出。
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
        beside: ExampleProject.beside(
          regions: ["en", "de", "ja"], strings: ["de"], tables: ["ja.lproj/Localizable.strings"]
        ).merging([
          "de.lproj/InfoPlist.strings": german
            + Array("\"shortcut.new\" = \"Neue Nachricht\";\n".utf8),
          "ja.lproj/Localizable.strings": Array("\"OK\" = \"OK\";\n".utf8),
        ]) { $1 }, severity: .information, message: "This key and the others have no"),
      .fires(
        .items,
        """
        <dict>
        	<key>UIApplicationShortcutItemType</key>
        	<string>com.example.compose</string>
        	<key>UIApplicationShortcutItemTitle</key>
        	<string>«New Message»</string>
        </dict>
        """,
        beside: ExampleProject.beside(
          regions: ["en", "de", "ja"],
          tables: ["de.lproj/Localizable.strings", "ja.lproj/Localizable.strings"]
        ).merging([
          "de.lproj/Localizable.strings": Array("\"OK\" = \"OK\";\n".utf8),
          "ja.lproj/Localizable.strings": Array("\"OK\" = \"OK\";\n".utf8),
        ]) { $1 }, severity: .information, message: "The app is localized in 2 other languages"),
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
        beside: ExampleProject.beside(regions: ["en", "de", "uk"], strings: ["de"]).merging([
          "de.lproj/InfoPlist.strings": german
            + Array("\"shortcut.new\" = \"Neue Nachricht\";\n".utf8),
          "uk.lproj/InfoPlist.strings": Array("\"shortcut.new\" = \"Новий лист\";\n".utf8),
        ]) { $1 }, severity: .information, message: "“uk.lproj/InfoPlist.strings” has"),
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

  package static let needs: Set<Need> = [.translations, .project]
  package static let scope = RuleScope.file

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    guard let surroundings = document.surroundings, !document.infoPlist.items.isEmpty,
      !document.infoPlist.localizableTexts.isEmpty
    else { return }
    let translations = surroundings.translations
    let regions = surroundings.appLanguages
    guard !translations.isEmpty || !regions.isEmpty || !translations.filesOfNoTarget.isEmpty
    else { return }
    let coverage = TranslationCoverage(
      document.infoPlist, translations, surroundings.project, regions: regions)
    let outside = checkFilesOfNoTarget(coverage, surroundings, &report)
    var seen = Set<String>()
    var plain: [LocalizableText] = []
    var bare: (texts: [LocalizableText], languages: Set<String>) = ([], [])
    var keys: [Untranslated] = []
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
        of: text.text, isNeeded: isKey || coverage.isEmptyEntry(text.text)
      ).filter { !outside.contains($0) }
      let own = missing.filter { !coverage.isBare($0) }
      if own.count < missing.count {
        bare.texts.append(text)
        bare.languages.formUnion(missing.filter(coverage.isBare))
      }
      guard !own.isEmpty else { continue }
      if isKey {
        keys.append(Untranslated(text: text, languages: own))
        continue
      }
      let isSure = !isUnknown && isSure(own, of: text, coverage)
      report.add(
        .missing(own), at: text.range, severity: isSure ? .warning : .information,
        fixes: [fix([text], own, coverage, surroundings)])
    }
    checkKeys(keys, coverage, surroundings, &report)
    // A language without any file is one fact, however many titles there are.
    if let first = bare.texts.first {
      let languages = bare.languages.sorted()
      report.add(
        .noFile(languages, surroundings.translationForm), at: first.range, severity: .information,
        about: subject(bare.texts, languages, surroundings),
        fixes: [fix(bare.texts, languages, coverage, surroundings)])
    }
    checkPlain(plain, coverage, outside, surroundings, &report)
  }

  /// A key that has no translation into some languages.
  private struct Untranslated {
    let text: LocalizableText
    let languages: [String]
  }

  /// Reports for each key the languages into which others are translated, and once the languages into which no
  /// key is, as where a file has been forgotten.
  private static func checkKeys(
    _ keys: [Untranslated], _ coverage: TranslationCoverage, _ surroundings: Surroundings,
    _ report: inout Report
  ) {
    let all = Set(keys.flatMap(\.languages)).filter { language in
      !coverage.covers(language) && keys.count { $0.languages.contains(language) } > 1
    }
    for key in keys {
      let languages = key.languages.filter { !all.contains($0) }
      guard !languages.isEmpty else { continue }
      report.add(
        .keyShown(languages), at: key.text.range,
        severity: isSure(languages, of: key.text, coverage) ? .warning : .information,
        fixes: [fix([key.text], languages, coverage, surroundings)])
    }
    let texts = keys.filter { $0.languages.contains(where: all.contains) }.map(\.text)
    guard let first = texts.first else { return }
    let languages = all.sorted()
    report.add(
      .keysShown(languages, texts.count), at: first.range,
      severity: isSure(languages, of: first, coverage) ? .warning : .information,
      related: texts.dropFirst().map { Finding.Related(range: $0.range, message: .another) },
      fixes: [fix(texts, languages, coverage, surroundings)])
  }

  /// Returns true if the app surely shows a text itself in one of some languages.
  private static func isSure(
    _ languages: [String], of text: LocalizableText, _ coverage: TranslationCoverage
  ) -> Bool {
    languages.contains { !coverage.mayBeWritten(text.text, in: $0) }
  }

  /// Reports once the files that have translations of the texts and are in no target.
  ///
  /// - Returns: the languages of these files that the target has no translations in.
  private static func checkFilesOfNoTarget(
    _ coverage: TranslationCoverage, _ surroundings: Surroundings, _ report: inout Report
  ) -> Set<String> {
    var first: LocalizableText?
    let files = surroundings.translations.filesOfNoTarget.filter { file in
      let found = coverage.texts.first { text in
        let known = coverage.languages(of: text.text)
        return file.entries.contains { entry in
          entry.key == text.text
            && entry.values.contains { value in
              value.language != TranslationLanguage.base
                && !known.contains { TranslationCoverage.isSame($0, value.language) }
            }
        }
      }
      if first == nil { first = found }
      return found != nil
    }
    guard let first else { return [] }
    let languages = files.reduce(into: Set<String>()) { $0.formUnion($1.languages) }
    let paths = files.map { Path.relative($0.path, to: surroundings.target.projectFolder) }
    report.add(
      .inNoTarget(paths), at: first.range,
      severity: languages.contains(where: coverage.isBare) ? .warning : .information)
    return languages
  }

  /// Reports once into which languages of the target no text is translated. Keys and empty entries
  /// have been reported.
  private static func checkPlain(
    _ texts: [LocalizableText], _ coverage: TranslationCoverage, _ outside: Set<String>,
    _ surroundings: Surroundings, _ report: inout Report
  ) {
    // The other rule reports each text that is translated where iOS does not look.
    let own = coverage.developmentLanguage ?? "en"
    let texts = texts.filter { text in
      !coverage.isEmptyEntry(text.text)
        && (surroundings.translations.hasKey(text.text)
          || surroundings.otherTables.entry(of: text.text, developmentLanguage: own) == nil)
    }
    guard let first = texts.first else { return }
    let languages = coverage.untranslatedLanguages(of: texts.map(\.text))
      .filter { !outside.contains($0) }
    guard !languages.isEmpty else { return }
    report.add(
      coverage.translatesSome || !outside.isEmpty
        ? .untranslated(languages) : .notLocalized(languages, surroundings.translationForm),
      at: first.range, severity: .information, about: subject(texts, languages, surroundings),
      fixes: [fix(texts, languages, coverage, surroundings)])
  }

  /// Returns the subject of a report, which is the same in the property lists of all configurations of a target.
  private static func subject(
    _ texts: [LocalizableText], _ languages: [String], _ surroundings: Surroundings
  ) -> String? {
    surroundings.project.subject.map { subject in
      ([subject] + languages + texts.map(\.text)).joined(separator: "\n")
    }
  }

  /// Offered, and never applied unseen: the translations are still to be made.
  private static func fix(
    _ texts: [LocalizableText], _ languages: [String], _ coverage: TranslationCoverage,
    _ surroundings: Surroundings
  ) -> Fix? {
    let edits = surroundings.adding(
      texts, in: Set(languages), own: coverage.developmentLanguage)
    return edits.isEmpty
      ? nil : Fix(.add(languages), [], fileEdits: edits, isPreferred: false)
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

  /// “In this language” or “in these languages”.
  private static func there(_ languages: [String]) -> String {
    languages.count == 1 ? "这种语言" : "这些语言"
  }

  fileprivate static func missing(_ languages: [String]) -> LocalizedText {
    let list = list(languages)
    return LocalizedText(
      en:
        "Not translated into \(list.english), unlike other titles; the text is shown as it stands here.",
      zhHans:
        "没有 \(list.simplifiedChinese) 的译文，而其他标题有；在\(there(languages))中会原样显示这里的文本。")
  }

  fileprivate static func keysShown(_ languages: [String], _ count: Int) -> LocalizedText {
    let list = list(languages)
    return LocalizedText(
      en:
        "None of \(count) keys has a translation into \(list.english); there the keys themselves are shown.",
      zhHans: "\(count) 个键都没有 \(list.simplifiedChinese) 的译文；在这些语言中显示的是键本身。")
  }

  fileprivate static let another = LocalizedText(
    en: "Another of the keys.", zhHans: "其中的另一个键。")

  fileprivate static func keyShown(_ languages: [String]) -> LocalizedText {
    let list = list(languages)
    return LocalizedText(
      en: "This key has no translation into \(list.english); there the key itself is shown.",
      zhHans: "这个键没有 \(list.simplifiedChinese) 的译文；在\(there(languages))中显示的是键本身。")
  }

  fileprivate static func noFile(
    _ languages: [String], _ form: TranslationForm
  ) -> LocalizedText {
    let list = list(languages)
    let (english, chinese) = (list.english, list.simplifiedChinese)
    switch form {
    case .strings:
      return LocalizedText(
        en:
          "This key and the others have no translation into \(english): the app is localized there, and has no InfoPlist.strings.",
        zhHans: "这个键和其他键没有 \(chinese) 的译文：App 有\(there(languages))的本地化，却没有相应的 InfoPlist.strings。")
    case .catalog:
      return LocalizedText(
        en:
          "This key and the others have no translation into \(english): the app is localized there, and InfoPlist.xcstrings has nothing for it.",
        zhHans: "这个键和其他键没有 \(chinese) 的译文：App 有\(there(languages))的本地化，InfoPlist.xcstrings 中却没有。")
    }
  }

  fileprivate static func inNoTarget(_ paths: [String]) -> LocalizedText {
    let shown = paths.prefix(3)
    let rest = paths.count - shown.count
    let english = shown.map { "“\($0)”" }.joined(separator: ", ")
    let chinese = shown.map { "“\($0)”" }.joined(separator: "、")
    return LocalizedText(
      en: rest > 0
        ? "\(english) and \(rest) more have translations and are in no target, so iOS does not find them; add them to the app's target."
        : paths.count == 1
          ? "\(english) has translations and is in no target, so iOS does not find them; add it to the app's target."
          : "\(english) have translations and are in no target, so iOS does not find them; add them to the app's target.",
      zhHans:
        "\(chinese)\(rest > 0 ? " 等 \(paths.count) 个文件" : "")中有译文，但不属于任何 target，iOS 找不到；请加入 App 的 target。"
    )
  }

  fileprivate static func untranslated(_ languages: [String]) -> LocalizedText {
    let list = list(languages)
    return LocalizedText(
      en:
        "The app is localized in \(list.english) as well, into which none of its quick actions is translated.",
      zhHans:
        "App 还有 \(list.simplifiedChinese) 的本地化，但快捷操作都没有\(there(languages))的译文。")
  }

  fileprivate static func notLocalized(
    _ languages: [String], _ form: TranslationForm
  ) -> LocalizedText {
    let list = list(languages)
    let shown = languages.prefix(8).joined(separator: "、")
    let count = languages.count
    return LocalizedText(
      en:
        "The app is localized in \(count == 1 ? "another language" : "\(count) other languages") (\(list.english)), its quick actions in none; iOS looks for their titles in \(form.fileName).",
      zhHans:
        "App 另有 \(count) 种语言的本地化（\(shown)\(count > 8 ? " 等" : "")），快捷操作却都没有译文；iOS 在 \(form.fileName) 中查找它们的标题。"
    )
  }

  fileprivate static func add(_ languages: [String]) -> LocalizedText {
    let list = list(languages)
    return LocalizedText(
      en: "Add an entry to be translated into \(list.english)",
      zhHans: "为 \(list.simplifiedChinese) 添加待翻译的条目")
  }
}
