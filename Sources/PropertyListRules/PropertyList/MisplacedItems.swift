import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum MisplacedItems: Rule {
  package static let description = RuleDescription(
    "misplaced-items", .warning,
    title: LocalizedText(
      en: "Quick actions stand where iOS does not look for them.",
      zhHans: "快捷操作写在了 iOS 不会查找的位置。"),
    why: LocalizedText(
      en: """
        iOS reads `UIApplicationShortcutItems` from the root dictionary of the Info.plist of an iOS app. \
        Inside another dictionary, such as the scene manifest, the key is silently ignored; that \
        is a warning. App extensions, watch apps and Mac apps have no Home Screen quick actions, and \
        neither has the page of Settings; that is reported as information.
        """,
      zhHans: """
        iOS 只从 iOS App 的 Info.plist 根字典读取 `UIApplicationShortcutItems`。写在其他字典里（例如场景清单）会被\
        悄悄忽略，报为警告。App 扩展、手表 App 和 Mac App 没有主屏幕快捷操作，“设置”页面也没有，这些作为信息提示。
        """),
    examples: [
      .fires(
        .root,
        "<key>UIApplicationSceneManifest</key>\n<dict>\n\t<key>«UIApplicationShortcutItems»</key>\n\t<array/>\n</dict>",
        message: "iOS reads this key"
      ),
      .fires(
        .root,
        "<key>CFBundleURLTypes</key>\n<array>\n\t<dict>\n\t\t<key>«UIApplicationShortcutItems»</key>\n\t\t<array/>\n\t</dict>\n</array>",
        message: "iOS reads this key"
      ),
      .fires(
        .root,
        "<key>NSExtension</key>\n<dict/>\n<key>«UIApplicationShortcutItems»</key>\n<array/>",
        severity: .information, message: "This is the Info.plist"),
      .silent(
        .root,
        "<key>UIApplicationSceneManifest</key>\n<dict/>\n<key>UIApplicationShortcutItems</key>\n<array/>"
      ),
    ])

  fileprivate enum Kind {
    case appExtension, watchApp, macApp, settings
  }

  /// The lengths of the keys that are looked at, which most others do not have.
  private static let lengths: Set<Int> = [11, 13, 16, 18, 20, 22, 26]

  package static let scope = RuleScope.file

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    let (plist, tree) = (document.infoPlist, document.tree)
    guard let root = plist.root else { return }
    tree.forEachKey(of: root, mayMatter: { lengths.contains($0.count) }) { entry in
      if ["UIApplicationSceneManifest", "CFBundleURLTypes"].contains(tree.scalarText(of: entry.key))
      {
        reportNested(in: entry.value, tree, &report)
      }
    }
    guard !plist.declarations.isEmpty, let bundle = bundle(of: plist) else { return }
    for case let key? in plist.declarations.map(\.key) {
      report.add(.otherBundle(bundle), at: tree.name(of: key), severity: .information)
    }
  }

  /// Returns true if a property list surely is that of a bundle without quick actions.
  package static func isOfOtherBundle(_ plist: InfoPlist) -> Bool { bundle(of: plist) != nil }

  /// Returns what a property list belongs to that has no quick actions; nil for an app, or where nobody knows.
  private static func bundle(of plist: InfoPlist) -> Kind? {
    guard let root = plist.root else { return nil }
    let tree = plist.tree
    var bundle: Kind?
    var isForPhones = false
    tree.forEachKey(of: root, mayMatter: { lengths.contains($0.count) }) { entry in
      switch tree.scalarText(of: entry.key) {
      case "UIApplicationSceneManifest", "LSRequiresIPhoneOS": isForPhones = true
      case "NSExtension": bundle = .appExtension
      case "WKApplication", "WKWatchKitApp": bundle = .watchApp
      case "LSMinimumSystemVersion": bundle = bundle ?? .macApp
      case "PreferenceSpecifiers": bundle = .settings
      default: break
      }
    }
    return bundle == .macApp && isForPhones ? nil : bundle
  }

  private static func reportNested(
    in value: SyntaxTree.NodeID?, _ tree: SyntaxTree, _ report: inout Report
  ) {
    var pending = [value].compactMap { $0 }
    while let container = pending.popLast() {
      // Without its end tag nobody knows what was to stand in it.
      guard tree[container].isClosed else { continue }
      for entry in tree.entries(of: container)
      where tree.scalarText(of: entry.key, is: "UIApplicationShortcutItems") {
        report.add(.nested, at: tree.name(of: entry.key))
      }
      pending += tree.values(of: container).filter {
        tree[$0].kind == .dictionary || tree[$0].kind == .array
      }
    }
  }
}

extension LocalizedText {
  fileprivate static let nested = LocalizedText(
    en: "iOS reads this key in the root dictionary only; here it ignores the quick actions.",
    zhHans: "iOS 只在根字典中读取这个键；写在这里的快捷操作会被忽略。")

  fileprivate static func otherBundle(_ bundle: MisplacedItems.Kind) -> LocalizedText {
    switch bundle {
    case .appExtension:
      LocalizedText(
        en: "This is the Info.plist of an app extension; only the app itself has quick actions.",
        zhHans: "这是 App 扩展的 Info.plist，只有 App 本身才有快捷操作。")
    case .watchApp:
      LocalizedText(
        en: "This is the Info.plist of a watch app, which has no quick actions.",
        zhHans: "这是手表 App 的 Info.plist，手表 App 没有快捷操作。")
    case .macApp:
      LocalizedText(
        en: "This is the Info.plist of a Mac app, which has no quick actions.",
        zhHans: "这是 Mac App 的 Info.plist，Mac App 没有快捷操作。")
    case .settings:
      LocalizedText(
        en: "This is a page of a Settings bundle; quick actions stand in the app's Info.plist.",
        zhHans: "这是 Settings 包的页面；快捷操作应写在 App 的 Info.plist 中。")
    }
  }
}
