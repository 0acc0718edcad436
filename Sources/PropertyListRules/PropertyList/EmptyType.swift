import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum EmptyType: Rule {
  package static let description = RuleDescription(
    "empty-type", .warning,
    title: LocalizedText(en: "The type is empty.", zhHans: "类型为空。"),
    why: LocalizedText(
      en: """
        iOS shows the item all the same (observed), but the app gets an empty type and cannot tell the \
        action from another.
        """,
      zhHans: "iOS 照样显示这一项（观察所得），但 App 收到的类型是空的，无法与其他操作区分。"),
    examples: [
      .fires(
        .items,
        "<dict>\n\t<key>UIApplicationShortcutItemType</key>\n\t«<string></string>»\n\t<key>UIApplicationShortcutItemTitle</key>\n\t<string>New Message</string>\n</dict>",
        message: "The type is empty"
      ),
      .silent(
        .items,
        "<dict>\n\t<key>UIApplicationShortcutItemType</key>\n\t<string>/</string>\n\t<key>UIApplicationShortcutItemTitle</key>\n\t<string>A</string>\n</dict>"
      ),
    ])

  package static let scope = RuleScope.itemAmongOthers

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    let tree = document.tree
    for declaration in document.infoPlist.declarations {
      lazy var types = TypeSuggestions(declaration.items)
      for item in declaration.items {
        guard let text = item.string(.type), text.isBlank, let value = item.value(.type)
        else { continue }
        report.add(
          .empty, at: tree.head(of: value),
          fixes: [
            .writing(
              types.type(for: item), into: value, tree, isPreferred: false)
          ])
      }
    }
  }
}

extension LocalizedText {
  fileprivate static let empty = LocalizedText(
    en: "The type is empty; the app cannot tell this action from another.",
    zhHans: "类型为空，App 无法区分这个操作。")
}
