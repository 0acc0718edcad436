import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText
import XcodeProject

package enum WrongProductType: Rule {
  package static let description = RuleDescription(
    "wrong-product-type", .warning,
    title: LocalizedText(
      en: "The target of the file is not an iOS app.", zhHans: "该文件所属的 target 不是 iOS App。"),
    why: LocalizedText(
      en: """
        iOS shows the quick actions of apps. It does not read `UIApplicationShortcutItems` in the \
        Info.plist of an app extension or a framework, and neither watchOS nor macOS has the key. \
        The Xcode project says which targets use the file; the rule is silent where one of them makes \
        an iOS app, or where that is not known.
        """,
      zhHans: """
        iOS 显示的是 App 的快捷操作。App 扩展或框架的 Info.plist 中的 `UIApplicationShortcutItems` 不会被读取，\
        watchOS 和 macOS 也没有这个键。Xcode 项目说明了哪些 target 使用该文件；其中只要有一个是 iOS App，\
        或者无法确定，就不会提示。
        """),
    examples: [
      .fires(
        .root, "<key>«UIApplicationShortcutItems»</key>\n<array/>",
        beside: ExampleProject.beside(productType: "app-extension"), message: "“Example” is an app"),
      .fires(
        .root, "<key>«UIApplicationShortcutItems»</key>\n<array/>",
        beside: ExampleProject.beside(productType: "application", platform: "watchos"),
        message: "“Example” is made for"),
      .silent(
        .root, "<key>UIApplicationShortcutItems</key>\n<array/>",
        beside: ExampleProject.beside(productType: "application")),
    ])

  package static let needs: Set<Need> = [.project]
  package static let scope = RuleScope.file

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    guard let facts = document.surroundings?.project, let reason = reason(facts),
      let name = facts.owners.first?.target.name
    else { return }
    for declaration in document.infoPlist.declarations {
      guard let key = declaration.key else { continue }
      report.add(.noApp(name, reason), at: document.tree.name(of: key))
    }
  }

  /// Returns true if no target that uses a property list is an app with quick actions.
  package static func isCertain(_ facts: ProjectFacts) -> Bool { reason(facts) != nil }

  /// The reason, for the first product, why no product has the quick actions of a property list; nil if one may.
  private static func reason(_ facts: ProjectFacts) -> Reason? {
    var first: Reason?
    for owner in facts.owners {
      for configuration in owner.configurations {
        guard let reason = reason(owner.target, configuration) else { return nil }
        first = first ?? reason
      }
    }
    return first
  }

  fileprivate enum Reason {
    case appExtension
    case framework
    case testBundle
    case platform(String)
  }

  /// The reason why iOS shows no quick actions of a product; nil if it may.
  private static func reason(
    _ target: XcodeTarget, _ configuration: XcodeConfiguration
  ) -> Reason? {
    let prefix = "com.apple.product-type."
    guard target.productType.hasPrefix(prefix) else { return nil }
    let type = target.productType.dropFirst(prefix.count)
    if type.hasPrefix("framework") { return .framework }
    if type.hasPrefix("bundle.") { return .testBundle }
    if type.hasSuffix("extension") || type.hasPrefix("app-extension") { return .appExtension }
    guard type.hasPrefix("application") else { return nil }
    switch configuration.platform {
    case .macOS, .watchOS, .tvOS: return .platform(configuration.platform.rawValue)
    case .iOS, .visionOS, .unknown: return nil
    }
  }
}

extension LocalizedText {
  fileprivate static func noApp(_ target: String, _ reason: WrongProductType.Reason)
    -> LocalizedText
  {
    switch reason {
    case .appExtension:
      LocalizedText(
        en: "“\(target)” is an app extension; iOS reads the quick actions of the app alone.",
        zhHans: "“\(target)”是 App 扩展，iOS 只读取 App 本身的快捷操作。")
    case .framework:
      LocalizedText(
        en: "“\(target)” is a framework; iOS reads the quick actions of the app alone.",
        zhHans: "“\(target)”是框架，iOS 只读取 App 本身的快捷操作。")
    case .testBundle:
      LocalizedText(
        en: "“\(target)” is a bundle of tests; iOS reads the quick actions of the app alone.",
        zhHans: "“\(target)”是测试 bundle，iOS 只读取 App 本身的快捷操作。")
    case .platform(let platform):
      LocalizedText(
        en: "“\(target)” is made for \(platform), which has no Home Screen quick actions.",
        zhHans: "“\(target)”面向 \(platform)，那里没有主屏幕快捷操作。")
    }
  }
}
