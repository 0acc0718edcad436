import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum ShadowedIcon: Rule {
  package static let description = RuleDescription(
    "shadowed-icon", .hint, group: .icons,
    title: LocalizedText(
      en: "Another key decides the icon.", zhHans: "图标由另一个键决定。"),
    why: LocalizedText(
      en: """
        Of several icon keys in one item one wins: the SF Symbol before the image file before the icon \
        type. Giving more than one is Apple's way to support iOS 12 and earlier, which do not know SF \
        Symbols, so it is no mistake; an icon type beside an image file is never used.
        """,
      zhHans: """
        同一项里写了多个图标键时只有一个生效：SF Symbol 优先于图片文件，图片文件优先于图标类型。同时写多个是 Apple \
        支持 iOS 12 及更早版本（不认识 SF Symbol）的做法，并非错误；但图标类型与图片文件并存时永远不会用到。
        """),
    examples: [
      .fires(
        .item,
        "<key>«UIApplicationShortcutItemIconType»</key>\n<string>UIApplicationShortcutIconTypeAdd</string>\n<key>UIApplicationShortcutItemIconFile</key>\n<string>add</string>",
        severity: .information, message: "Not used: UIApplicationShortcutItemIconFile decides"
      ),
      .fires(
        .item,
        "<key>UIApplicationShortcutItemIconSymbolName</key>\n<string>plus</string>\n<key>«UIApplicationShortcutItemIconFile»</key>\n<string>add</string>",
        message: "Used only before iOS"
      ),
      .silent(.item, "<key>UIApplicationShortcutItemIconFile</key>\n<string>add</string>"),
    ])

  package static let scope = RuleScope.item

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    let tree = document.tree
    for item in document.infoPlist.items {
      guard let winner = item.effectiveIcon, let key = winner.key else { continue }
      let isFallback = key == .iconSymbolName && !supportsSymbolsOnly(document)
      for other in ShortcutKey.iconPrecedence where other != key {
        guard let entry = item[other], entry.string != nil, let value = entry.value else {
          continue
        }
        let isUsedBefore13 = isFallback && (other == .iconFile || item.string(.iconFile) == nil)
        // Where the app is known to run on such an iOS, all is as it should be.
        if isUsedBefore13, document.deploymentTarget != nil { continue }
        let remove = Fix(.remove, [tree.removing(entry)], isPreferred: false)
        report.add(
          isUsedBefore13 ? .fallback : .shadowed(by: key.name),
          at: tree.name(of: entry.keyNode),
          severity: isUsedBefore13 ? .hint : .information,
          tags: isUsedBefore13 ? [] : [.unnecessary],
          fixes: tree[value].isClosed ? [remove] : [])
      }
    }
  }

  private static func supportsSymbolsOnly(_ document: CheckedDocument) -> Bool {
    document.deploymentTarget.map { $0 >= Limits.symbolsSince } ?? false
  }
}

extension LocalizedText {
  fileprivate static let fallback = LocalizedText(
    en: "Used only before iOS \(Limits.symbolsSince), where SF Symbols are not known.",
    zhHans: "只在 iOS \(Limits.symbolsSince) 之前使用，那时还没有 SF Symbol。")

  fileprivate static func shadowed(by key: String) -> LocalizedText {
    LocalizedText(
      en: "Not used: \(key) decides the icon.", zhHans: "不会用到：图标由 \(key) 决定。")
  }

  fileprivate static let remove = LocalizedText(
    en: "Remove the key and its value", zhHans: "删除这个键及其值")
}
