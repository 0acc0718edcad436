import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum EmptyValue: Rule {
  package static let description = RuleDescription(
    "empty-value", .warning,
    title: LocalizedText(
      en: "An icon key has an empty value.", zhHans: "图标键的值是空的。"),
    why: LocalizedText(
      en: """
        An empty string names no icon. Worse, it counts as a string: an empty \
        `UIApplicationShortcutItemIconFile` wins over a good `UIApplicationShortcutItemIconType`, which \
        is then not shown. Remove the key. An empty subtitle does no harm.
        """,
      zhHans: """
        空字符串不代表任何图标。更糟的是它仍算字符串：空的 `UIApplicationShortcutItemIconFile` 会压过正确的 \
        `UIApplicationShortcutItemIconType`，使它不显示。请删除这个键。副标题为空则没有害处。
        """),
    examples: [
      .fires(
        .item, "<key>UIApplicationShortcutItemIconFile</key>\n«<string></string>»", fixed: "",
        message: "An empty UIApplicationShortcutItemIconFile names"),
      .fires(
        .item, "<key>UIApplicationShortcutItemIconType</key>\n«<string/>»", fixed: "",
        message: "An empty UIApplicationShortcutItemIconType names"),
      .silent(.item, "<key>UIApplicationShortcutItemSubtitle</key>\n<string></string>"),
      .silent(.item, "<key>UIApplicationShortcutItemUserInfo</key>\n<dict/>"),
    ])

  package static let scope = RuleScope.item

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    let tree = document.tree
    for item in document.infoPlist.items {
      for place in item.entries.indices {
        guard let text = item.entries[place].string, text.isBlank else { continue }
        let entry = item.entries[place]
        guard let key = entry.key, ShortcutKey.iconPrecedence.contains(key), let value = entry.value
        else { continue }
        let hidden = ShortcutKey.iconPrecedence
          .drop { $0 != key }.dropFirst()
          .first { !(item.string($0)?.isBlank ?? true) }
        report.add(
          .empty(key.name, hides: hidden?.name), at: tree.head(of: value),
          fixes: tree[value].isClosed
            ? [Fix(.remove, [tree.removing(entry)], isPreferred: true)] : [])
      }
    }
  }
}

extension LocalizedText {
  fileprivate static func empty(_ key: String, hides hidden: String?) -> LocalizedText {
    if let hidden {
      return LocalizedText(
        en: "An empty \(key) names no icon and wins over \(hidden), which is not shown.",
        zhHans: "空的 \(key) 不代表任何图标，却压过 \(hidden)，使它不显示。")
    }
    return LocalizedText(
      en: "An empty \(key) names no icon.", zhHans: "空的 \(key) 不代表任何图标。")
  }

  fileprivate static let remove = LocalizedText(
    en: "Remove the key and its value", zhHans: "删除这个键及其值")
}
