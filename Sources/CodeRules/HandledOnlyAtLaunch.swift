import ActionFlow
import Checks
import CodeModel
import Files
import Guide
import SourceText

package enum HandledOnlyAtLaunch: Rule {
  package static let needs: Set<Need> = [.propertyLists]
  package static let description = RuleDescription(
    "handled-only-at-launch", .warning,
    title: LocalizedText(
      en: "A quick action is lost while the app runs.", zhHans: "App 正在运行时，快捷操作会丢失。"),
    why: LocalizedText(
      en: """
        The action is read when it launches the app. Most apps are still in memory when people pick the next \
        one, and then UIKit calls `windowScene(_:performActionFor:completionHandler:)`, or in apps without \
        scenes `application(_:performActionFor:completionHandler:)`. Nothing here implements it, or what does \
        never reaches the code that handles the type: the app comes to the front and nothing else happens.
        """,
      zhHans: """
        操作只在启动 App 时读取。用户再次选择操作时，App 多半还在内存中，UIKit 会调用 \
        `windowScene(_:performActionFor:completionHandler:)`（没有场景的 App 则是 \
        `application(_:performActionFor:completionHandler:)`）。这里没有实现它，或者它没有执行到处理这个类型的代码：App 回到前台，\
        然后什么也没发生。
        """),
    examples: [
      .fires(
        .swift,
        """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func «scene»(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            if connectionOptions.shortcutItem?.type == "com.example.search" { showSearch() }
          }
        }
        """, beside: ["Info.plist": plist], message: "While the app runs"),
      .fires(
        .objectiveC,
        """
        @implementation SceneDelegate
        - (void)«scene»:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
            if ([connectionOptions.shortcutItem.type isEqualToString:@"com.example.search"]) { [self search]; }
        }
        @end
        """, beside: ["Info.plist": plist], message: "While the app runs"),
      .silent(
        .swift,
        """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            if let item = connectionOptions.shortcutItem { open(item) }
          }
          func windowScene(_ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem) async -> Bool {
            open(item)
          }
          func open(_ item: UIApplicationShortcutItem) -> Bool {
            guard item.type == "com.example.search" else { return false }
            search()
            return true
          }
        }
        """, beside: ["Info.plist": plist]),
    ], reference: RuleDescription.sceneReference)

  private static let plist = Array(
    """
    <plist version="1.0"><dict>
    <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
    <key>UIWindowSceneSessionRoleApplication</key><array><dict>
    <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string></dict></array></dict></dict>
    <key>UIApplicationShortcutItems</key><array><dict>
    <key>UIApplicationShortcutItemType</key><string>com.example.search</string>
    <key>UIApplicationShortcutItemTitle</key><string>Search</string></dict></array>
    </dict></plist>
    """.utf8)

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let places = code.places(asking: description.id) {
      $0.isLostWhileRunning ? [$0.cold.first?.location] : []
    }
    for (trace, place) in places {
      report.add(trace.warm.isEmpty ? .noHandler : .notReached(trace), at: place)
    }
  }
}

extension LocalizedText {
  fileprivate static let noHandler = LocalizedText(
    en:
      "While the app runs, quick actions are lost: no scene or app delegate implements the method that UIKit calls then.",
    zhHans: "App 运行时快捷操作会丢失：scene delegate 和 app delegate 都没有实现 UIKit 此时调用的方法。")

  fileprivate static func notReached(_ trace: ActionTrace) -> LocalizedText {
    if let miss = trace.warmMiss?.words {
      return LocalizedText(
        en: "While the app runs, “\(trace.type)” is lost: \(miss.english).",
        zhHans: "App 运行时“\(trace.type)”会丢失：\(miss.simplifiedChinese)。")
    }
    return LocalizedText(
      en:
        "While the app runs, “\(trace.type)” is lost: the method that UIKit calls then never reaches the code that handles it.",
      zhHans: "App 运行时“\(trace.type)”会丢失：UIKit 此时调用的方法不会执行到处理它的代码。")
  }
}
