import AppFiles
import Checks
import Guide
import RuleSubjects
import SourceText

package enum SwitchedOffItems: Rule {
  package static let description = RuleDescription(
    "switched-off-items", .hint,
    title: LocalizedText(
      en: "The quick actions are switched off by an altered key.",
      zhHans: "快捷操作因键名被改动而停用。"),
    why: LocalizedText(
      en: """
        Letters, digits, `_`, `-`, `#` or `//` were written before or after `UIApplicationShortcutItems`, mostly on purpose, to \
        switch the actions off without deleting them. iOS ignores the key. What stands in it is not \
        checked.
        """,
      zhHans: """
        `UIApplicationShortcutItems` 前后添加了字母、数字、`_`、`-`、`#` 或 `//`，多半是有意为之：不删除内容而停用快捷操作。iOS 会忽略这个键，\
        其中的内容也不作检查。
        """),
    examples: [
      .fires(
        .root, "<key>«_UIApplicationShortcutItems»</key>\n<array>\n\t<string/>\n</array>",
        message: "iOS ignores this key"),
      .fires(
        .root, "<key>«UIApplicationShortcutItems-off»</key>\n<array/>",
        message: "iOS ignores this key"),
      .silent(.root, "<key>UIApplicationShortcutItems-iphoneos~iphone</key>\n<array/>"),
      .silent(.root, "<key>UIApplicationShortcutItemsVersion</key>\n<integer>1</integer>"),
    ])

  package static let scope = RuleScope.file

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    let plist = document.infoPlist
    let isTaken = plist.declarations.contains { $0.key != nil && $0.qualifier == nil }
    for key in plist.relatedKeys
    where key.name.contains(ShortcutKey.items.name)
      && key.name != ShortcutKey.itemsVersion.name && MisspelledRootKey.meant(by: key.name) == nil
    {
      let rename = Fix.rename(
        key.entry.key, to: ShortcutKey.items.name, in: plist.tree, isPreferred: false)
      report.add(
        .switchedOff, at: plist.tree.name(of: key.entry.key), tags: [.unnecessary],
        fixes: isTaken ? [] : [rename])
    }
  }
}

extension LocalizedText {
  fileprivate static let switchedOff = LocalizedText(
    en: "iOS ignores this key; the quick actions in it are switched off.",
    zhHans: "iOS 会忽略这个键，其中的快捷操作已停用。")
}
