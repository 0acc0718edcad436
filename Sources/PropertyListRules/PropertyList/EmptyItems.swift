import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum EmptyItems: Rule {
  package static let description = RuleDescription(
    "empty-items", .information,
    title: LocalizedText(
      en: "`UIApplicationShortcutItems` holds no items.",
      zhHans: "`UIApplicationShortcutItems` 里没有任何项。"),
    why: LocalizedText(
      en: """
        An empty array declares no static quick actions. That is harmless; without the key the app \
        behaves the same.
        """,
      zhHans: "空数组不会声明任何静态快捷操作。这没有坏处，删去这个键效果也一样。"),
    examples: [
      .fires(
        .root, "<key>UIApplicationShortcutItems</key>\n«<array/>»", message: "There are no quick"),
      .fires(
        .root, "<key>UIApplicationShortcutItems</key>\n«<array>»\n\t<!-- later -->\n</array>",
        message: "There are no quick"),
      .silent(
        .items,
        "<dict>\n\t<key>UIApplicationShortcutItemType</key>\n\t<string>a</string>\n\t<key>UIApplicationShortcutItemTitle</key>\n\t<string>A</string>\n</dict>"
      ),
    ])

  package static let scope = RuleScope.file

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    let tree = document.tree
    for declaration in document.infoPlist.declarations {
      guard let value = declaration.value, tree[value].kind == .array,
        !tree.children(of: value).contains(where: { tree[$0].kind.isValue })
      else { continue }
      var fixes: [Fix] = []
      // What stands in the array, such as a comment with the items of yesterday, would be lost.
      if let key = declaration.key, tree[value].isClosed, tree.firstChild(of: value) == nil {
        fixes = [Fix(.remove, [tree.removing(from: key, through: value)], isPreferred: false)]
      }
      report.add(.empty, at: tree.head(of: value), fixes: fixes)
    }
  }
}

extension LocalizedText {
  fileprivate static let empty = LocalizedText(
    en: "There are no quick actions in this array.", zhHans: "这个数组里没有快捷操作。")

  fileprivate static let remove = LocalizedText(
    en: "Remove the key and the empty array", zhHans: "删除这个键和空数组")
}
