import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum MoreThanFourItems: Rule {
  package static let description = RuleDescription(
    "more-than-four-items", .information,
    title: LocalizedText(
      en: "There are more items than the Home Screen shows.",
      zhHans: "项数超过主屏幕能显示的数量。"),
    why: LocalizedText(
      en: """
        Any number of items may be declared, and iOS shows the first \(Limits.shownItems), static \
        before dynamic, in the order of the file. Items with an empty title are passed over and take \
        no place (observed). With \(Limits.shownItems) static items there is no room for dynamic ones.
        """,
      zhHans: """
        声明多少项都可以，但 iOS 只显示前 \(Limits.shownItems) 项，静态在前、动态在后，按文件中的顺序。标题为空的项\
        会被跳过，不占位置（观察所得）。静态项已满 \(Limits.shownItems) 个时，动态项就没有位置了。
        """),
    examples: [
      .fires(
        .items, items(4) + "\n" + items(1, start: 5, marked: true), message: "iOS shows the first"),
      .silent(.items, items(4)),
      .silent(
        .items,
        items(4)
          + "\n<dict>\n\t<key>UIApplicationShortcutItemType</key>\n\t<string>t9</string>\n\t<key>UIApplicationShortcutItemTitle</key>\n\t<string/>\n</dict>"
      ),
    ])

  package static let scope = RuleScope.list

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    for declaration in document.infoPlist.declarations {
      guard let list = declaration.value else { continue }
      check(declaration.displayable.count, in: list, of: document.tree, &report)
    }
  }

  /// Reports the first item of a list that iOS does not show.
  ///
  /// - Parameter count: how many items the list has that could be shown.
  package static func check(
    _ count: Int, in list: SyntaxTree.NodeID, of tree: SyntaxTree, _ report: inout Report
  ) {
    guard count > Limits.shownItems else { return }
    let items = tree.children(of: list).lazy.filter {
      tree[$0].kind == .dictionary && ShortcutItem(index: 0, node: $0, in: tree).isDisplayable
    }
    guard let first = items.dropFirst(Limits.shownItems).first(where: { _ in true }) else { return }
    report.add(.notShown(count - Limits.shownItems), at: tree.head(of: first))
  }

  private static func items(_ count: Int, start: Int = 1, marked: Bool = false) -> String {
    (start..<(start + count)).map { number in
      let tag = marked ? "«<dict>»" : "<dict>"
      return """
        \(tag)
        	<key>UIApplicationShortcutItemType</key>
        	<string>t\(number)</string>
        	<key>UIApplicationShortcutItemTitle</key>
        	<string>Action \(number)</string>
        </dict>
        """
    }.joined(separator: "\n")
  }
}

extension LocalizedText {
  fileprivate static func notShown(_ count: Int) -> LocalizedText {
    LocalizedText(
      en: count == 1
        ? "iOS shows the first \(Limits.shownItems) items; this one is not shown."
        : "iOS shows the first \(Limits.shownItems) items; this one and those after it, \(count) in all, are not shown.",
      zhHans: count == 1
        ? "iOS 只显示前 \(Limits.shownItems) 项，这一项不会显示。"
        : "iOS 只显示前 \(Limits.shownItems) 项，从这一项起共 \(count) 项不会显示。")
  }
}
