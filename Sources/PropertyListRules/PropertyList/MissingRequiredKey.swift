import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum MissingRequiredKey: Rule {
  package static let description = RuleDescription(
    "missing-required-key", .error,
    title: LocalizedText(
      en: "An item has no type or no title.", zhHans: "某一项缺少类型或标题。"),
    why: LocalizedText(
      en: """
        `UIApplicationShortcutItemType` and `UIApplicationShortcutItemTitle` are required. iOS drops \
        an item without one of them silently; the other items stay (observed).
        """,
      zhHans: """
        `UIApplicationShortcutItemType` 和 `UIApplicationShortcutItemTitle` 必不可少。缺少任何一个，iOS 会悄悄\
        丢弃这一项，其他项不受影响（观察所得）。
        """),
    examples: [
      .fires(
        .items,
        "«<dict>»\n\t<key>UIApplicationShortcutItemTitle</key>\n\t<string>New Message</string>\n</dict>",
        message: "UIApplicationShortcutItemType is missing; iOS"
      ),
      .fires(
        .items,
        "«<dict>»\n\t<key>UIApplicationShortcutItemType</key>\n\t<string>com.example.compose</string>\n</dict>",
        message: "UIApplicationShortcutItemTitle is missing; iOS"
      ),
      .silent(.item, "<key>UIApplicationShortcutItemSubtitle</key>\n<string>Drafts</string>"),
    ])

  package static let scope = RuleScope.itemAmongOthers

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    let tree = document.tree
    var names = MeantKeys()
    for declaration in document.infoPlist.declarations {
      lazy var types = TypeSuggestions(declaration.items)
      for item in declaration.items {
        for key in [ShortcutKey.type, .title] where !item.has(key) {
          report.add(
            .missing(key.name), at: tree[item.node].startTag,
            fixes: [fix(key, item, types, &names, tree)])
        }
      }
    }
  }

  private static func fix(
    _ key: ShortcutKey, _ item: ShortcutItem, _ types: @autoclosure () -> TypeSuggestions,
    _ names: inout MeantKeys, _ tree: SyntaxTree
  ) -> Fix? {
    // A misspelled key is renamed instead; the rule for unknown keys offers the same.
    for entry in item.entries
    where entry.key == nil && names.key(meantBy: entry, in: item) == key {
      return names.renaming(entry, to: key, in: tree)
    }
    guard tree[item.node].isClosed else { return nil }
    let value =
      key == .type
      ? types().type(for: item) : suggestedTitle(for: item)
    // An empty item lacks both, and adding both at once would put them into each other.
    let isEmpty = item.entries.isEmpty
    if isEmpty, key == .title { return nil }
    var lines = "<key>\(key.name)</key>\n<string>\(escapedForXML(value))</string>"
    if isEmpty {
      lines += "\n<key>\(ShortcutKey.title.name)</key>\n<string>\(title)</string>"
    }
    // What it is to be called only a person can say; this is a start.
    return Fix(.add(key.name), [tree.appending(lines, to: item.node)], isPreferred: false)
  }

  /// The title of an action of which nothing is known.
  private static let title = "Quick Action"

  /// A title made of the last word of the type.
  static func suggestedTitle(for item: ShortcutItem) -> String {
    let type = item.string(.type) ?? ""
    let last = type.split(whereSeparator: { ".-_/:".contains($0) }).last ?? ""
    guard !last.isEmpty, last.allSatisfy({ $0.isLetter }) else { return title }
    return last.prefix(1).uppercased() + last.dropFirst()
  }
}

extension LocalizedText {
  fileprivate static func missing(_ key: String) -> LocalizedText {
    LocalizedText(
      en: "\(key) is missing; iOS drops the whole item.",
      zhHans: "缺少 \(key)，iOS 会丢弃整个快捷操作。")
  }

  fileprivate static func add(_ key: String) -> LocalizedText {
    LocalizedText(en: "Add \(key)", zhHans: "添加 \(key)")
  }
}
