import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum SymbolNeedsFallback: Rule {
  package static let description = RuleDescription(
    "symbol-needs-fallback", .warning, group: .icons,
    title: LocalizedText(
      en: "Before iOS 13 an SF Symbol alone is no icon.",
      zhHans: "iOS 13 之前只有 SF Symbol 等于没有图标。"),
    why: LocalizedText(
      en: """
        SF Symbols came with iOS 13; before, an item with nothing else shows a dot (observed). An app that runs on an older iOS gives the item an \
        `UIApplicationShortcutItemIconFile` or `UIApplicationShortcutItemIconType` as well; newer \
        versions prefer the symbol. Reported only where the oldest iOS is known: from a setting or from \
        `MinimumOSVersion` in the file.
        """,
      zhHans: """
        SF Symbol 自 iOS 13 才有，此前没有其他图标的项只显示一个圆点（观察所得）。App 若支持更早的版本，应同时写上 `UIApplicationShortcutItemIconFile` 或 \
        `UIApplicationShortcutItemIconType`；新版本仍优先使用符号。只有知道最低 iOS 版本时才提示：来自设置或文件中的 \
        `MinimumOSVersion`。
        """),
    examples: [
      .fires(
        .file,
        RuleExample.item(
          runningOn: "12.0",
          "<key>UIApplicationShortcutItemIconSymbolName</key>\n<string>«plus»</string>"),
        message: "The app runs on"),
      .silent(
        .file,
        RuleExample.item(
          runningOn: "13.0",
          "<key>UIApplicationShortcutItemIconSymbolName</key>\n<string>plus</string>")),
      .silent(
        .item, "<key>UIApplicationShortcutItemIconSymbolName</key>\n<string>plus</string>"),
    ])

  package static let scope = RuleScope.item

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    guard let target = document.deploymentTarget, target < Limits.symbolsSince else { return }
    let tree = document.tree
    for item in document.infoPlist.items {
      guard let entry = item[.iconSymbolName], let symbol = entry.string, let value = entry.value,
        item.string(.iconFile) == nil, item.string(.iconType) == nil
      else { continue }
      var fixes: [Fix] = []
      if let icon = IconType.all.first(where: { $0.isLike(symbol: symbol) }),
        item[.iconType] == nil, tree[item.node].isClosed
      {
        let lines = "<key>\(ShortcutKey.iconType.name)</key>\n<string>\(icon.value)</string>"
        fixes = [Fix(.add(icon.value), [tree.appending(lines, to: item.node)], isPreferred: false)]
      }
      report.add(.needed(target), at: tree.head(of: value), fixes: fixes)
    }
  }
}

extension LocalizedText {
  fileprivate static func needed(_ target: Version) -> LocalizedText {
    LocalizedText(
      en:
        "The app runs on iOS \(target), which knows no SF Symbols; add UIApplicationShortcutItemIconFile or UIApplicationShortcutItemIconType.",
      zhHans:
        "App 支持 iOS \(target)，那里没有 SF Symbol；请再写上 UIApplicationShortcutItemIconFile 或 UIApplicationShortcutItemIconType。"
    )
  }

  fileprivate static func add(_ icon: String) -> LocalizedText {
    LocalizedText(en: "Add \(icon)", zhHans: "添加 \(icon)")
  }
}
