import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum TitleTooLong: Rule {
  package static let description = RuleDescription(
    "title-too-long", .hint, group: .translations,
    title: LocalizedText(
      en: "A title may not fit the menu.", zhHans: "标题可能放不下。"),
    why: LocalizedText(
      en: """
        A title has two lines. When the item has a subtitle Apple's documents give it one; today's systems \
        may still wrap it (observed). What does not fit ends in an ellipsis. The measure is an estimate for an iPhone with the default text size: about \
        \(TitleStyle.lineWidth) Latin letters or \(TitleStyle.lineWidth / 2) Chinese characters a \
        line. Apple publishes none. Translations are measured too.
        """,
      zhHans: """
        标题最多两行；有副标题时，按 Apple 的文档只有一行，不过如今的系统仍可能折行（观察所得）。放不下的部分显示为省略号。这里的长度是按默认字号的 iPhone 估算的：\
        每行约 \(TitleStyle.lineWidth) 个拉丁字母或 \(TitleStyle.lineWidth / 2) 个汉字，Apple 没有公布标准。译文同样会估算。
        """),
    examples: [
      .fires(
        .items,
        "<dict>\n\t<key>UIApplicationShortcutItemType</key>\n\t<string>a</string>\n\t<key>UIApplicationShortcutItemTitle</key>\n\t<string>«Write a new message to a friend»</string>\n\t<key>UIApplicationShortcutItemSubtitle</key>\n\t<string>Drafts</string>\n</dict>",
        message: "Probably too long for"
      ),
      .fires(
        .items,
        "<dict>\n\t<key>UIApplicationShortcutItemType</key>\n\t<string>a</string>\n\t<key>UIApplicationShortcutItemTitle</key>\n\t<string>«New»</string>\n\t<key>UIApplicationShortcutItemSubtitle</key>\n\t<string>Drafts</string>\n</dict>",
        beside: [
          "de.lproj/InfoPlist.strings": Array(
            "\"New\" = \"Neue Nachricht an Freunde schreiben\";\n\"Drafts\" = \"Entwürfe\";\n".utf8)
        ], message: "Probably too long in"),
      .silent(
        .items,
        "<dict>\n\t<key>UIApplicationShortcutItemType</key>\n\t<string>a</string>\n\t<key>UIApplicationShortcutItemTitle</key>\n\t<string>Write a new message to a friend</string>\n</dict>"
      ),
    ])

  package static let needs: Set<Need> = [.translations]
  package static let scope = RuleScope.item

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    let known = document.surroundings?.translations
    let translations = known?.isEmpty == true ? nil : known
    for item in document.infoPlist.items {
      // No text is wider than its bytes are many, so most titles need no closer look.
      if translations == nil, item.string(.title)?.utf8.count ?? 0 <= TitleStyle.lineWidth {
        continue
      }
      guard let text = document.infoPlist.localizableText(.title, of: item) else { continue }
      let hasSubtitle = text.item.string(.subtitle)?.isEmpty == false
      let limit = TitleStyle.lineWidth * (hasSubtitle ? 1 : 2)
      let found = translations?.translations(of: text.text) ?? []
      if TitleStyle.width(of: text.text) > limit, !TitleStyle.looksLikeKey(text.text) {
        report.add(.long(in: nil, hasSubtitle), at: text.range)
        continue
      }
      let languages = found.filter { TitleStyle.width(of: $0.text ?? "") > limit }.map(\.language)
      guard !languages.isEmpty else { continue }
      report.add(.long(in: languages.joined(separator: ", "), hasSubtitle), at: text.range)
    }
  }
}

extension LocalizedText {
  fileprivate static func long(in languages: String?, _ hasSubtitle: Bool) -> LocalizedText {
    let place = languages.map { " in \($0)" } ?? ""
    let chinesePlace = languages.map { "在 \($0) 中" } ?? ""
    return hasSubtitle
      ? LocalizedText(
        en:
          "Probably too long\(place) for one line, which is all that Apple's documents give a title beside a subtitle; today's systems may wrap it (observed).",
        zhHans:
          "标题\(chinesePlace)可能超出一行；按 Apple 的文档，有副标题时标题只有一行，如今的系统可能会折行（观察所得）。")
      : LocalizedText(
        en: "Probably too long\(place) for two lines, which is all a title has.",
        zhHans: "标题\(chinesePlace)可能超出两行，而标题最多两行。")
  }
}
