import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum ItemNotDictionary: Rule {
  package static let description = RuleDescription(
    "item-not-dictionary", .error,
    title: LocalizedText(
      en: "An element of the array is not a dictionary.", zhHans: "数组中有元素不是字典。"),
    why: LocalizedText(
      en: """
        Every quick action is a dictionary. iOS silently skips any other element (observed); \
        the other actions stay.
        """,
      zhHans: "每个快捷操作都是一个字典。别的元素会被 iOS 悄悄跳过（观察所得），其他操作不受影响。"),
    examples: [
      .fires(
        .items, "<string>«com.example.compose»</string>",
        message: "A quick action is a <dict>; iOS skips"),
      .fires(
        .items,
        "«<array>»\n\t<dict>\n\t\t<key>UIApplicationShortcutItemType</key>\n\t\t<string>a</string>\n\t\t<key>UIApplicationShortcutItemTitle</key>\n\t\t<string>A</string>\n\t</dict>\n</array>",
        message: "A quick action is a <dict>; iOS skips"
      ),
      .silent(
        .items,
        "<!-- <string>no</string> -->\n<dict>\n\t<key>UIApplicationShortcutItemType</key>\n\t<string>a</string>\n\t<key>UIApplicationShortcutItemTitle</key>\n\t<string>A</string>\n</dict>"
      ),
    ])

  package static let scope = RuleScope.list

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    let tree = document.tree
    for declaration in document.infoPlist.declarations {
      guard let value = declaration.value, tree[value].kind == .array else { continue }
      for element in tree.values(of: value) {
        let kind = tree[element].kind
        guard kind != .dictionary, kind != .unknownElement, kind != .skipped else { continue }
        report.add(
          .notDictionary(kind.elementName ?? ""), at: tree.head(of: element),
          fixes: [unwrapping(element, tree), .removing(element, from: tree)])
      }
    }
  }

  /// The actions of an array in the array.
  private static func unwrapping(_ element: SyntaxTree.NodeID, _ tree: SyntaxTree) -> Fix? {
    let node = tree[element]
    let values = tree.values(of: element)
    guard node.kind == .array, node.isClosed, !values.isEmpty,
      values.allSatisfy({ tree[$0].kind == .dictionary && tree[$0].isClosed })
    else { return nil }
    let layout = Layout(of: tree.source)
    let own = tree.indentation(of: element)
    let inner = tree.text(node.content).trimmed
      .replacingLineStarts(of: own + layout.step, with: own)
    return Fix(.unwrap, [TextEdit(node.range, inner)], isPreferred: false)
  }
}

extension LocalizedText {
  fileprivate static func notDictionary(_ kind: String) -> LocalizedText {
    LocalizedText(
      en: "A quick action is a <dict>; iOS skips this <\(kind)>.",
      zhHans: "快捷操作要写成 <dict>；iOS 会跳过这个 <\(kind)>。")
  }

  fileprivate static let unwrap = LocalizedText(
    en: "Take the actions out of the inner array", zhHans: "把操作从内层数组中取出")
}
