import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum ReservedTypePrefix: Rule {
  package static let description = RuleDescription(
    "reserved-type-prefix", .warning,
    title: LocalizedText(
      en: "The type begins like those of the system's own rows.",
      zhHans: "类型的开头与系统自带项相同。"),
    why: LocalizedText(
      en: """
        The Home Screen gives its own rows, such as the one that edits the screen, types that begin \
        with `\(Limits.reservedTypePrefix)` (observed). An item of the app with such a type can be \
        taken for one of them.
        """,
      zhHans: """
        主屏幕给自己的项（例如编辑主屏幕）使用以 `\(Limits.reservedTypePrefix)` 开头的类型（观察所得）。App 的项若\
        使用这种类型，可能被当成系统项。
        """),
    examples: [
      .fires(
        .items,
        "<dict>\n\t<key>UIApplicationShortcutItemType</key>\n\t<string>«com.apple.springboardhome.application-shortcut-item.share»</string>\n\t<key>UIApplicationShortcutItemTitle</key>\n\t<string>Share</string>\n</dict>",
        message: "Types that begin with"
      ),
      .silent(
        .items,
        "<dict>\n\t<key>UIApplicationShortcutItemType</key>\n\t<string>com.example.share</string>\n\t<key>UIApplicationShortcutItemTitle</key>\n\t<string>Share</string>\n</dict>"
      ),
    ])

  package static let scope = RuleScope.item

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    for item in document.infoPlist.items {
      guard let type = item.string(.type), type.hasPrefix(Limits.reservedTypePrefix),
        let value = item.value(.type)
      else { continue }
      let own = TypePrefix.bundleIdentifier + type.dropFirst(Limits.reservedTypePrefix.count)
      report.add(
        .reserved, at: document.tree.head(of: value),
        fixes: [.writing(own, into: value, document.tree, isPreferred: false)])
    }
  }
}

extension LocalizedText {
  fileprivate static let reserved = LocalizedText(
    en: "Types that begin with “\(Limits.reservedTypePrefix)” belong to the system's own rows.",
    zhHans: "以“\(Limits.reservedTypePrefix)”开头的类型属于系统自带项。")
}
