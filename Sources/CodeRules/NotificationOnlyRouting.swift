import ActionFlow
import Checks
import CodeModel
import CodeSyntax
import Guide
import SourceText

package enum NotificationOnlyRouting: Rule {
  package static let description = RuleDescription(
    "notification-only-routing", .hint,
    title: LocalizedText(
      en: "A quick action is handled by posting a notification.",
      zhHans: "快捷操作只靠发通知来处理。"),
    why: LocalizedText(
      en: """
        A notification reaches who observes it at that moment. When the quick action launches the app, \
        the screen that should react may not be loaded yet: the notification is lost, and the app opens \
        where it always opens.

        Keep the action in one place, a coordinator or a model, that the screen asks when it appears; or \
        route from the window's root.
        """,
      zhHans: """
        通知只会送达那一刻正在监听的对象。如果是快捷操作启动了 App，应当响应的界面可能还没有载入，通知就丢失了，App 只会\
        停在平时的首页。

        请把操作存放在一个固定的地方（协调器或模型），由界面出现时来取；或者从窗口的根视图控制器开始跳转。
        """),
    examples: [
      .fires(
        .swift,
        """
        func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
          NotificationCenter.default.«post»(name: .quickAction, object: shortcutItem.type)
          completionHandler(true)
        }
        """, message: "After a launch nobody"),
      .fires(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))done {
          [[NSNotificationCenter defaultCenter] «postNotificationName»:@"OpenItem" object:item.type];
        }
        @end
        """, message: "After a launch nobody"),
      .silent(
        .swift,
        """
        func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
          router.open(shortcutItem.type)
          NotificationCenter.default.post(name: .quickAction, object: nil)
          // NotificationCenter.default.post(name: .quickAction, object: shortcutItem.type)
          completionHandler(true)
        }
        """),
      .silent(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)open:(UIApplicationShortcutItem *)item {
          self.pending = item;
          [[NSNotificationCenter defaultCenter] postNotificationName:@"open" object:nil];
        }
        @end
        """),
    ], isOffByDefault: true)

  /// Calls without an effect of their own.
  private static let idle: Set<String> = [
    "componentsSeparatedByString", "init", "bundleIdentifier", "RGBACOLOR", "intValue",
    "integerValue", "count",
  ]

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let file = code.file
    for method in file.itemMethods {
      let calls = file.calls(in: method.body)
      let posts = calls.filter { call in
        call.baseName == "postNotificationName"
          || call.baseName == "post" && (call.argument("name") != nil || isCenter(call, file))
      }
      guard !posts.isEmpty, !stores(method, file) else { continue }
      let others = calls.contains { call in
        !posts.contains(call) && !isIdle(call, method, file)
          && !posts.contains { $0.tokens.contains(call.nameToken) }
      }
      guard !others else { continue }
      for post in posts { report.add(.post, at: file.bytes(of: post.nameToken)) }
    }
  }

  private static func isCenter(_ call: Call, _ file: CodeFile) -> Bool {
    call.receiver.map { file.names($0).contains { $0.hasSuffix("NotificationCenter") } } ?? false
  }

  private static func isIdle(_ call: Call, _ method: ItemMethod, _ file: CodeFile) -> Bool {
    if call.name == method.completion || idle.contains(call.baseName) { return true }
    if file.effect(of: call) != .acts { return true }
    // A value is created, as by `ShortcutType(rawValue:)`.
    return call.name.first?.isUppercase == true && call.receiver == nil
  }

  /// Returns true if the method stores the action, so that nothing is lost.
  private static func stores(_ method: ItemMethod, _ file: CodeFile) -> Bool {
    file.assignments(in: method.body).contains { $0.receiver != nil }
  }
}

extension LocalizedText {
  fileprivate static let post = LocalizedText(
    en:
      "After a launch nobody may be listening yet: keep the action where the screen can ask for it.",
    zhHans: "刚启动时可能还没有对象在监听：请把操作保存在界面能取到的地方。")
}
