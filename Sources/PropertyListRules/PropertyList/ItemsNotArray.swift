import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum ItemsNotArray: Rule {
  package static let description = RuleDescription(
    "items-not-array", .error,
    title: LocalizedText(
      en: "`UIApplicationShortcutItems` is not an array.",
      zhHans: "`UIApplicationShortcutItems` 不是数组。"),
    why: LocalizedText(
      en: """
        The value is an array with one dictionary for each quick action. Anything else is ignored as a \
        whole (observed), even when it is a dictionary that describes one action.
        """,
      zhHans: """
        它的值是一个数组，每个快捷操作对应一个字典。写成别的类型会整个被忽略（观察所得），哪怕是描述了一个操作的字典。
        """),
    examples: [
      .fires(
        .root,
        "<key>UIApplicationShortcutItems</key>\n«<dict>»\n\t<key>UIApplicationShortcutItemType</key>\n\t<string>a</string>\n\t<key>UIApplicationShortcutItemTitle</key>\n\t<string>A</string>\n</dict>",
        fixed:
          "<key>UIApplicationShortcutItems</key>\n<array>\n\t<dict>\n\t\t<key>UIApplicationShortcutItemType</key>\n\t\t<string>a</string>\n\t\t<key>UIApplicationShortcutItemTitle</key>\n\t\t<string>A</string>\n\t</dict>\n</array>",
        message: "Quick actions stand in an <array>; iOS ignores"
      ),
      .fires(
        .root,
        "<key>UIApplicationShortcutItems</key>\n«<dict>»\n\t<key>0</key>\n\t<dict>\n\t\t<key>UIApplicationShortcutItemType</key>\n\t\t<string>a</string>\n\t\t<key>UIApplicationShortcutItemTitle</key>\n\t\t<string>A</string>\n\t</dict>\n</dict>",
        fixed:
          "<key>UIApplicationShortcutItems</key>\n<array>\n\t<dict>\n\t\t<key>UIApplicationShortcutItemType</key>\n\t\t<string>a</string>\n\t\t<key>UIApplicationShortcutItemTitle</key>\n\t\t<string>A</string>\n\t</dict>\n</array>",
        message: "Quick actions stand in an <array>; iOS ignores"
      ),
      .fires(
        .root, "<key>UIApplicationShortcutItems</key>\n<string>«none»</string>",
        message: "Quick actions stand in an <array>; iOS ignores"),
      .silent(.root, "<key>UIApplicationShortcutItems</key>\n<array/>"),
    ])

  package static let scope = RuleScope.file

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    let tree = document.tree
    for declaration in document.infoPlist.declarations {
      guard let value = declaration.value else { continue }
      let kind = tree[value].kind
      guard kind != .array, kind != .unknownElement, kind != .skipped else { continue }
      report.add(
        .notArray(kind.elementName ?? ""), at: tree.head(of: value), fixes: fixes(value, tree))
    }
  }

  /// A dictionary that describes an action goes into an array; one of actions becomes one.
  private static func fixes(_ value: SyntaxTree.NodeID, _ tree: SyntaxTree) -> [Fix] {
    guard tree[value].isClosed else { return [] }
    func isItem(_ id: SyntaxTree.NodeID) -> Bool {
      tree[id].kind == .dictionary
        && ShortcutItem(index: 0, node: id, in: tree).entries.contains { $0.key != nil }
    }
    if isItem(value) { return [Fix(.wrap, [tree.wrapping(value, in: "array")], isPreferred: true)] }
    let entries = tree.entries(of: value)
    if !entries.isEmpty, entries.allSatisfy({ $0.value.map(isItem) ?? false }) {
      let keys = entries.map { tree.removing(from: $0.key, through: $0.key) }
      // A number says no more than the place does; a name may say something.
      let isNumbered = entries.allSatisfy { Int(tree.scalarText(of: $0.key)) != nil }
      return [
        Fix(.dropKeys, tree.retagging(value, "array") + keys, isPreferred: isNumbered)
      ]
    }
    return [Fix(.empty, [tree.replacing(value, with: "<array/>")], isPreferred: false)]
  }
}

extension LocalizedText {
  fileprivate static func notArray(_ kind: String) -> LocalizedText {
    LocalizedText(
      en: "Quick actions stand in an <array>; iOS ignores this <\(kind)> as a whole.",
      zhHans: "快捷操作要放在 <array> 里；iOS 会整个忽略这个 <\(kind)>。")
  }

  fileprivate static let dropKeys = LocalizedText(
    en: "Make it an array of its values", zhHans: "改为由其中的值组成的数组")

  fileprivate static let empty = LocalizedText(
    en: "Replace it by an empty array", zhHans: "替换为空数组")

  fileprivate static let wrap = LocalizedText(
    en: "Put the dictionary into an array", zhHans: "把字典放进数组")
}
