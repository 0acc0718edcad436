import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum TypeLooksLikeConstant: Rule {
  package static let description = RuleDescription(
    "type-looks-like-constant", .warning,
    title: LocalizedText(
      en: "The type looks like the name of a constant.", zhHans: "类型看起来像常量名。"),
    why: LocalizedText(
      en: """
        The type is any text that the app compares. A name of UIKit's, such as an icon type, has \
        mostly slipped in from another line. It works as long as the app compares the same text, so \
        this is a warning about what was meant. A text with the quotes of source code around it is \
        compared with its quotes.
        """,
      zhHans: """
        类型可以是任意文本，由 App 自行比较。写成 UIKit 的名字（例如图标类型），多半是填错了行。只要 App 比较的是\
        同样的文本就能工作，所以这里只提醒是否本意如此。带着源代码引号的文本，比较时引号也算在内。
        """),
    examples: [
      .fires(
        .items, item("«UIApplicationShortcutIconTypeCompose»"),
        message: "“UIApplicationShortcutIconTypeCompose” is the name"),
      .fires(
        .items, item("«UIApplicationShortcutItemType»"),
        message: "“UIApplicationShortcutItemType” is the name"),
      .fires(
        .items, item("«@\"compose\"»"), severity: .information, message: "The quotes are part"),
      .silent(.items, item("com.example.UIApplicationShortcutItemType")),
      .silent(.items, item("kShortcutCompose")),
    ])

  package static let scope = RuleScope.itemAmongOthers

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    let tree = document.tree
    for declaration in document.infoPlist.declarations {
      lazy var types = TypeSuggestions(declaration.items)
      for item in declaration.items { check(item, types, tree, &report) }
    }
  }

  private static func check(
    _ item: ShortcutItem, _ types: @autoclosure () -> TypeSuggestions, _ tree: SyntaxTree,
    _ report: inout Report
  ) {
    guard let type = item.string(.type), let value = item.value(.type) else { return }
    let range = tree.head(of: value)
    if type.hasPrefix("UIApplicationShortcutIcon") || type.hasPrefix("UIApplicationShortcutItem") {
      report.add(
        .constant(type), at: range,
        fixes: [.writing(types().type(for: item), into: value, tree, isPreferred: false)])
    } else if let inner = unquoted(type) {
      report.add(
        .literal(type), at: range, severity: .information,
        fixes: [.writing(inner, into: value, tree, isPreferred: false)])
    }
  }

  private static func unquoted(_ type: String) -> String? {
    guard type.utf8.last == UInt8(ascii: "\"") else { return nil }
    let body = type.hasPrefix("@") ? type.dropFirst() : type[...]
    guard body.count > 2, body.hasPrefix("\""), body.hasSuffix("\"") else { return nil }
    return String(body.dropFirst().dropLast())
  }

  private static func item(_ type: String) -> String {
    "<dict>\n\t<key>UIApplicationShortcutItemType</key>\n\t<string>\(type)</string>\n\t<key>UIApplicationShortcutItemTitle</key>\n\t<string>New Message</string>\n</dict>"
  }
}

extension LocalizedText {
  fileprivate static func constant(_ type: String) -> LocalizedText {
    LocalizedText(
      en:
        "“\(type)” is the name of a constant or key; the type is text of your own, such as com.example.compose.",
      zhHans: "“\(type)”是常量名或键名；类型应是自定的文本，例如 com.example.compose。")
  }

  fileprivate static func literal(_ type: String) -> LocalizedText {
    LocalizedText(
      en: "The quotes are part of this type; the app has to compare them too.",
      zhHans: "引号也是这个类型的一部分，App 比较时必须包含它们。")
  }
}
