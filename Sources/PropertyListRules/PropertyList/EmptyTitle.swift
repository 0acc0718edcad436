import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum EmptyTitle: Rule {
  package static let description = RuleDescription(
    "empty-title", .error,
    title: LocalizedText(en: "The title is empty.", zhHans: "标题为空。"),
    why: LocalizedText(
      en: """
        An item with an empty title is never shown and takes none of the \(Limits.shownItems) places \
        (observed). No icon and no subtitle make up for it.
        """,
      zhHans: """
        标题为空的项永远不会显示，也不占 \(Limits.shownItems) 个位置中的任何一个（观察所得）；有图标或副标题也无济于事。
        """),
    examples: [
      .fires(
        .items,
        "<dict>\n\t<key>UIApplicationShortcutItemType</key>\n\t<string>com.example.compose</string>\n\t<key>UIApplicationShortcutItemTitle</key>\n\t«<string></string>»\n</dict>",
        message: "The title is empty"
      ),
      .silent(
        .items,
        "<dict>\n\t<key>UIApplicationShortcutItemType</key>\n\t<string>a</string>\n\t<key>UIApplicationShortcutItemTitle</key>\n\t<string>$(TITLE)</string>\n</dict>"
      ),
    ])

  package static let scope = RuleScope.item

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    for item in document.infoPlist.items {
      guard item.string(.title) == "", let value = item.value(.title) else { continue }
      let title = MissingRequiredKey.suggestedTitle(for: item)
      report.add(
        .empty, at: document.tree.head(of: value),
        fixes: [.writing(title, into: value, document.tree, isPreferred: false)])
    }
  }
}

extension LocalizedText {
  fileprivate static let empty = LocalizedText(
    en: "The title is empty; iOS never shows this item.", zhHans: "标题为空，iOS 不会显示这一项。")
}
