import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum UndocumentedKey: Rule {
  package static let description = RuleDescription(
    "undocumented-key", .information,
    title: LocalizedText(
      en: "The key is not documented by Apple.", zhHans: "Apple 没有为这个键提供文档。"),
    why: LocalizedText(
      en: """
        iOS was seen to read the key, but Apple does not document it, so it can stop working with any \
        version. Of `UIApplicationShortcutItemActivationMode` only the values `foreground` and \
        `background` were seen to be accepted. A variant such as `~ipad` gives a key of Info.plist \
        another value for a device. Apple documents that for Info.plist as a whole and says nothing \
        about this key, so write it without a variant.
        """,
      zhHans: """
        有人观察到 iOS 会读这个键，但 Apple 没有相应文档，任何版本都可能不再支持。\
        `UIApplicationShortcutItemActivationMode` 只观察到接受 `foreground` 和 `background`。`~ipad` 这类变体\
        可以为某种设备另设 Info.plist 键的值。Apple 只有总的说明，没有提到这个键，请写不带变体的键。
        """),
    examples: [
      .fires(
        .item,
        "<key>«UIApplicationShortcutItemTargetContentIdentifier»</key>\n<string>drafts</string>",
        message: "Apple does not document"),
      .fires(
        .root, "<key>«UIApplicationShortcutItemsVersion»</key>\n<integer>1</integer>",
        message: "Apple does not document UIApplicationShortcutItemsVersion"),
      .fires(
        .root, "<key>«UIApplicationShortcutItems~ipad»</key>\n<array/>",
        message: "write the key without it"),
      .silent(.item, "<key>UIApplicationShortcutItemSubtitle</key>\n<string>Drafts</string>"),
    ])

  package static let scope = RuleScope.item

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    let tree = document.tree
    for item in document.infoPlist.items {
      for entry in item.entries {
        guard let key = entry.key, !key.isDocumented else { continue }
        report.add(
          .undocumented(key.name), at: tree.name(of: entry.keyNode),
          fixes: [.removing(entry, from: tree)])
      }
    }
    for key in document.infoPlist.relatedKeys where key.name == ShortcutKey.itemsVersion.name {
      report.add(
        .undocumented(key.name), at: tree.name(of: key.entry.key),
        fixes: [.removing(key.entry, from: tree)])
    }
    for declaration in document.infoPlist.declarations {
      guard let key = declaration.key, let qualifier = declaration.qualifier else { continue }
      let isFree = !document.infoPlist.declarations.contains {
        $0.key != nil && $0.qualifier == nil
      }
      report.add(
        .variant(qualifier), at: tree.name(of: key),
        fixes: isFree
          ? [.rename(key, to: ShortcutKey.items.name, in: tree, isPreferred: false)] : [])
    }
  }
}

extension LocalizedText {
  fileprivate static func undocumented(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "Apple does not document \(name); iOS may stop reading it.",
      zhHans: "Apple 没有为 \(name) 提供文档，iOS 可能不再读取它。")
  }

  fileprivate static func variant(_ qualifier: String) -> LocalizedText {
    LocalizedText(
      en: "Apple does not document “\(qualifier)” for quick actions; write the key without it.",
      zhHans: "Apple 没有为快捷操作说明“\(qualifier)”这种写法，请写不带它的键。")
  }
}
