import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum WrongValueType: Rule {
  package static let description = RuleDescription(
    "wrong-value-type", .error,
    title: LocalizedText(
      en: "A value has the wrong type.", zhHans: "值的类型不对。"),
    why: LocalizedText(
      en: """
        User info is a dictionary, every other value of an item is a string. With a type or a title \
        that is no string iOS drops the whole item; any other value of the wrong type is treated as if \
        it were not there (observed).
        """,
      zhHans: """
        用户信息是字典，项里的其他值都是字符串。类型或标题不是字符串时，iOS 会丢弃整个快捷操作；其他值类型不对时，\
        按没有这个值处理（观察所得）。
        """),
    examples: [
      .fires(
        .items,
        "<dict>\n\t<key>UIApplicationShortcutItemType</key>\n\t<integer>«1»</integer>\n\t<key>UIApplicationShortcutItemTitle</key>\n\t<string>A</string>\n</dict>",
        fixed:
          "<dict>\n\t<key>UIApplicationShortcutItemType</key>\n\t<string>1</string>\n\t<key>UIApplicationShortcutItemTitle</key>\n\t<string>A</string>\n</dict>",
        message: "UIApplicationShortcutItemType takes a <string>"
      ),
      .fires(
        .item, "<key>UIApplicationShortcutItemUserInfo</key>\n«<string></string>»",
        fixed: "<key>UIApplicationShortcutItemUserInfo</key>\n<dict/>",
        message: "UIApplicationShortcutItemUserInfo takes a <dict>"),
      .fires(
        .item,
        "<key>UIApplicationShortcutItemSubtitle</key>\n«<array>»\n\t<string>A</string>\n</array>",
        message: "UIApplicationShortcutItemSubtitle takes a <string>"),
      .fires(
        .root, "<key>UIApplicationShortcutWidget</key>\n«<true/>»",
        message: "UIApplicationShortcutWidget takes a <string>"),
      .silent(.item, "<key>UIApplicationShortcutItemUserInfo</key>\n<dict/>"),
    ])

  package static let scope = RuleScope.item

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    let tree = document.tree
    for item in document.infoPlist.items {
      for place in item.entries.indices {
        guard let key = item.entries[place].key, let value = item.entries[place].value else {
          continue
        }
        check(
          value, of: key,
          removal: key.isRequired ? nil : .removing(item.entries[place], from: tree), tree, &report)
      }
    }
    for key in document.infoPlist.relatedKeys where key.name == ShortcutKey.widget.name {
      guard let value = key.entry.value else { continue }
      check(value, of: .widget, removal: .removing(key.entry, from: tree), tree, &report)
    }
  }

  private static func check(
    _ value: SyntaxTree.NodeID, of key: ShortcutKey, removal: @autoclosure () -> Fix?,
    _ tree: SyntaxTree, _ report: inout Report
  ) {
    let kind = tree[value].kind
    let expected: NodeKind = key.valueKind == .dictionary ? .dictionary : .string
    guard kind != expected, kind != .unknownElement, kind != .skipped else { return }
    report.add(
      .wrongType(key, found: kind.elementName ?? ""), at: tree.head(of: value),
      fixes: [fix(value, expected, tree), removal()])
  }

  private static func fix(
    _ value: SyntaxTree.NodeID, _ expected: NodeKind, _ tree: SyntaxTree
  ) -> Fix? {
    let node = tree[value]
    guard node.isClosed else { return nil }
    if expected == .dictionary {
      guard node.kind == .string, tree.scalarText(of: value).allSatisfy(\.isWhitespace) else {
        return nil
      }
      return Fix(.write("<dict/>"), [tree.replacing(value, with: "<dict/>")], isPreferred: true)
    }
    switch node.kind {
    case .integer, .real, .date:
      let text = tree.scalarText(of: value)
      guard !text.isEmpty else { return nil }
      let element = "<string>\(escapedForXML(text))</string>"
      return Fix(.write(element), [tree.replacing(value, with: element)], isPreferred: true)
    case .array:
      // One text in an array is that text.
      let values = tree.values(of: value)
      guard values.count == 1, let text = values.first, tree[text].kind == .string,
        tree[text].isClosed
      else { return nil }
      return Fix(
        .write(tree.text(tree[text].range)), [TextEdit(node.range, tree.text(tree[text].range))],
        isPreferred: false)
    default: return nil
    }
  }
}

extension LocalizedText {
  fileprivate static func wrongType(_ key: ShortcutKey, found: String) -> LocalizedText {
    let expected = key.valueKind.rawValue
    return key.isRequired
      ? LocalizedText(
        en: "\(key.name) takes a <\(expected)>, not <\(found)>; iOS drops the whole item.",
        zhHans: "\(key.name) 应为 <\(expected)>，而不是 <\(found)>；iOS 会丢弃整个快捷操作。")
      : LocalizedText(
        en:
          "\(key.name) takes a <\(expected)>, not <\(found)>; iOS treats it as if it were not there.",
        zhHans: "\(key.name) 应为 <\(expected)>，而不是 <\(found)>；iOS 按没有这个值处理。")
  }

  fileprivate static func write(_ element: String) -> LocalizedText {
    LocalizedText(en: "Write \(element)", zhHans: "改为 \(element)")
  }
}
