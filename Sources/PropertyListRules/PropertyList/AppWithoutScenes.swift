import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText
import XcodeProject

package enum AppWithoutScenes: Rule {
  package static let description = RuleDescription(
    "app-without-scenes", .warning,
    title: LocalizedText(
      en: "The app has no scenes; built with the iOS 27 SDK it does not launch.",
      zhHans: "App 没有采用场景；用 iOS 27 SDK 构建后无法启动。"),
    why: LocalizedText(
      en: """
        An app that is built with the iOS 27 SDK has to use the scene life cycle, or UIKit ends it at \
        launch. What was built with an older SDK goes on running. Quick actions move with it: they \
        arrive in the scene delegate, in `windowScene(_:performActionFor:completionHandler:)` and in the \
        options of `scene(_:willConnectTo:options:)`. `quickactions migrate scenes` moves an app with all \
        that it handles. Reported once for each app with an app delegate, with or without quick actions, where its \
        project and all its source files are known; a hint only where it is made for an iOS before 15, which Xcode 27 does not build for. \
        A scene manifest that has scenes for CarPlay or another display only is reported as well: the window that the app \
        delegate makes is not shown then. One with no configuration counts as none, as it does for UIKit since iOS 27.
        """,
      zhHans: """
        用 iOS 27 SDK 构建的 App 必须采用场景生命周期，否则 UIKit 会在启动时终止它；用旧 SDK 构建的仍可运行。快捷操作也随之\
        改变：它们送到 scene delegate 的 `windowScene(_:performActionFor:completionHandler:)` 和 \
        `scene(_:willConnectTo:options:)` 的选项里。`quickactions migrate scenes` 可以迁移 App 及其处理的一切。有 app delegate、且项目和全部源文件都已知的 App，\
        无论有没有快捷操作，都提示一次；部署目标低于 iOS 15 的 App 仅作提示，因为 Xcode 27 不支持为其构建。场景清单只为 CarPlay 或外接显示器\
        配置场景时也会提示：此时 app delegate 创建的窗口不会显示。没有任何配置的清单视为没有清单，iOS 27 起 UIKit 也是如此。
        """),
    examples: [
      .fires(
        .root, items("«UIApplicationShortcutItems»"), beside: app(delegate)),
      .fires(
        .root, "<key>«UILaunchStoryboardName»</key>\n<string>Launch</string>",
        beside: app(delegate + "\nfunc clear() { UIApplication.shared.shortcutItems = [] }")),
      .fires(
        .root, "<key>«UILaunchStoryboardName»</key>\n<string>Launch</string>",
        beside: app(delegate)),
      .silent(
        .root, "<key>UILaunchStoryboardName</key>\n<string>Launch</string>",
        beside: app("@main struct Kit: App { var body: some Scene { WindowGroup { Text(\"\") } } }")
      ),
      .silent(
        .root, "<key>UILaunchStoryboardName</key>\n<string>Launch</string>",
        beside: app(delegate, productType: "app-extension")),
      .fires(
        .root, items("UIApplicationShortcutItems") + carPlay("«UISceneConfigurations»"),
        beside: app(delegate + "\nclass Car: NSObject, CPTemplateApplicationSceneDelegate {}")),
      .fires(
        .root,
        items("«UIApplicationShortcutItems»")
          + "\n<key>UIApplicationSceneManifest</key>\n<dict>\n<key>UISceneConfigurations</key>\n<dict/>\n</dict>",
        beside: app(delegate)),
      .silent(
        .root, items("UIApplicationShortcutItems") + carPlay("UISceneConfigurations"),
        beside: app(delegate + "\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {}")),
      .silent(
        .root,
        items("UIApplicationShortcutItems") + "\n<key>UIApplicationSceneManifest</key>\n<dict/>",
        beside: app(delegate)),
      .silent(
        .root, items("UIApplicationShortcutItems"),
        beside: app(delegate + "\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {}")),
      .silent(
        .root, items("UIApplicationShortcutItems"),
        beside: app(
          delegate, settings: "INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;")),
      .silent(
        .root, items("UIApplicationShortcutItems"), beside: ["A.swift": Array(delegate.utf8)]),
    ],
    reference:
      "https://developer.apple.com/documentation/uikit/transitioning-to-the-uikit-scene-based-life-cycle"
  )

  private static let delegate = "class AppDelegate: UIResponder, UIApplicationDelegate {}"

  private static func items(_ key: String) -> String {
    """
    <key>\(key)</key>
    <array>
    \t<dict>
    \t\t<key>UIApplicationShortcutItemType</key>
    \t\t<string>compose</string>
    \t\t<key>UIApplicationShortcutItemTitle</key>
    \t\t<string>Compose</string>
    \t</dict>
    </array>
    """
  }

  private static func carPlay(_ key: String) -> String {
    """

    <key>UIApplicationSceneManifest</key>
    <dict>
    \t<key>\(key)</key>
    \t<dict>
    \t\t<key>CPTemplateApplicationSceneSessionRoleApplication</key>
    \t\t<array>
    \t\t\t<dict>
    \t\t\t\t<key>UISceneDelegateClassName</key>
    \t\t\t\t<string>Kit.Car</string>
    \t\t\t</dict>
    \t\t</array>
    \t</dict>
    </dict>
    """
  }

  private static func app(
    _ code: String, productType: String = "application", settings: String = ""
  ) -> [String: [UInt8]] {
    ExampleProject.beside(
      productType: productType, deploymentTarget: "16.0", settings: settings
    ).merging(["AppDelegate.swift": Array(code.utf8)]) { own, _ in own }
  }

  package static let needs: Set<Need> = [.project, .code]
  package static let scope = RuleScope.file

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    let roles = SceneManifest.rolesWithoutWindows(of: document.infoPlist)
    guard let around = document.surroundings, !document.tree.isPreprocessed,
      roles != nil || !document.infoPlist.hasSceneManifest
        || SceneManifest.rolesWithNothing(of: document.infoPlist) != nil,
      !around.project.owners.isEmpty,
      around.project.owners.allSatisfy(\.target.isApplication),
      around.project.owners.flatMap(\.configurations).allSatisfy(hasNoScenes),
      let code = around.knownSceneCode(naming: []),
      code.files.allSatisfy({ file in
        !(roles == nil ? file.makesScenes : file.makesWindowScenes) || around.isApart(file.path)
      })
    else { return }
    let files = around.files(of: code)
    guard files.contains(where: \.hasAppDelegate) else { return }
    let hasItems =
      document.infoPlist.declarations.contains { $0.key != nil }
      || files.contains(where: \.namesQuickActions)
    if roles != nil {
      guard hasItems, let key = SceneManifest(document.infoPlist)?.configurations else { return }
      report.add(.noWindows, at: document.tree.name(of: key), about: around.project.subject)
      return
    }
    guard let key = place(in: document) else { return }
    let isOld = around.project.deploymentTarget.map { $0 < Version(15, 0) } ?? true
    report.add(
      hasItems ? .noScenes : .noScenesAtAll, at: document.tree.name(of: key),
      severity: isOld ? .hint : nil, about: around.project.subject)
  }

  /// The key of the quick actions, else one that says what the app begins with, else the first one.
  private static func place(in document: CheckedDocument) -> SyntaxTree.NodeID? {
    if let key = document.infoPlist.declarations.lazy.compactMap(\.key).first { return key }
    guard let root = document.infoPlist.root else { return nil }
    var found: (key: SyntaxTree.NodeID, rank: Int)?
    var first: SyntaxTree.NodeID?
    document.tree.forEachKey(of: root, mayMatter: { _ in true }) { entry in
      first = first ?? entry.key
      let name = document.tree.scalarText(of: entry.key)
      guard let rank = telling.firstIndex(of: name), rank < found?.rank ?? telling.count else {
        return
      }
      found = (entry.key, rank)
    }
    return found?.key ?? first
  }

  private static let telling = InfoPlist.keysOfApps

  /// Returns true if a configuration makes an iOS app to which Xcode adds no manifest.
  private static func hasNoScenes(_ configuration: XcodeConfiguration) -> Bool {
    let setting = configuration["INFOPLIST_KEY_UIApplicationSceneManifest_Generation"]
    return configuration.platform == .iOS && !setting.isYes && !setting.isUnknown
  }
}

extension LocalizedText {
  fileprivate static let noScenes = LocalizedText(
    en:
      "The app has no scenes. Built with the iOS 27 SDK it does not launch, and its quick actions have to move to a scene delegate.",
    zhHans: "App 没有采用场景。用 iOS 27 SDK 构建后无法启动，快捷操作也要移到 scene delegate 中处理。")

  fileprivate static let noScenesAtAll = LocalizedText(
    en: "The app has no scenes. Built with the iOS 27 SDK it does not launch.",
    zhHans: "App 没有采用场景。用 iOS 27 SDK 构建后无法启动。")

  fileprivate static let noWindows = LocalizedText(
    en:
      "The manifest has scenes for other roles only, such as CarPlay's. The app's own window is not shown, and its quick actions reach no delegate; add UIWindowSceneSessionRoleApplication.",
    zhHans:
      "清单只为 CarPlay 等其他角色配置了场景。App 自己的窗口不会显示，快捷操作也到不了任何代理；请加入 UIWindowSceneSessionRoleApplication。")
}
