import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum IconTypeAvailability: Rule {
  package static let description = RuleDescription(
    "icon-type-availability", .hint, group: .icons,
    title: LocalizedText(
      en: "The icon type is newer than the oldest iOS the app runs on.",
      zhHans: "图标类型比 App 支持的最低 iOS 更新。"),
    why: LocalizedText(
      en: """
        Seven of the \(IconType.all.count) icon types have been available since iOS 9.0, the others since iOS 9.1. \
        On iOS 9.0 the item shows a dot; no other version does, and hardly any device has it. Reported only \
        where the oldest iOS is known: from a setting or from `MinimumOSVersion` in the file.
        """,
      zhHans: """
        \(IconType.all.count) 个图标类型中有 7 个自 iOS 9.0 起可用，其余自 iOS 9.1 起；只有在 iOS 9.0 上这一项显示圆点，而如今几乎没有设备停留在该版本。\
        只有知道最低 iOS 版本时才提示：来自设置或文件中的 `MinimumOSVersion`。
        """),
    examples: [
      .fires(
        .file,
        RuleExample.item(
          runningOn: "9.0",
          "<key>UIApplicationShortcutItemIconType</key>\n<string>«UIApplicationShortcutIconTypeMail»</string>"
        ), message: "UIApplicationShortcutIconTypeMail is available since"),
      .silent(
        .file,
        RuleExample.item(
          runningOn: "9.1",
          "<key>UIApplicationShortcutItemIconType</key>\n<string>UIApplicationShortcutIconTypeMail</string>"
        )),
      .silent(
        .file,
        RuleExample.item(
          runningOn: "9.0",
          "<key>UIApplicationShortcutItemIconType</key>\n<string>UIApplicationShortcutIconTypeAdd</string>"
        )),
      .silent(
        .item,
        "<key>UIApplicationShortcutItemIconType</key>\n<string>UIApplicationShortcutIconTypeMail</string>"
      ),
    ])

  package static let scope = RuleScope.item

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    guard let target = document.deploymentTarget else { return }
    for item in document.infoPlist.items {
      guard let entry = item[.iconType], let value = entry.value,
        let icon = entry.string.flatMap(IconType.init(value:)), icon.since > target
      else { continue }
      report.add(.newer(icon, than: target), at: document.tree.head(of: value))
    }
  }
}

extension LocalizedText {
  fileprivate static func newer(_ icon: IconType, than target: Version) -> LocalizedText {
    LocalizedText(
      en:
        "\(icon.value) is available since iOS \(icon.since), and the app runs on iOS \(target); there the item shows a dot.",
      zhHans: "\(icon.value) 自 iOS \(icon.since) 起可用，而 App 支持 iOS \(target)，在那里这一项显示圆点。")
  }
}
