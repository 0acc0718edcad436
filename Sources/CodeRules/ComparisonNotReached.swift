import ActionFlow
import Checks
import CodeModel
import Files
import Guide
import RuleSubjects
import SourceText

package enum ComparisonNotReached: Rule {
  package static let needs: Set<Need> = [.propertyLists]
  package static let description = RuleDescription(
    "comparison-not-reached", .warning,
    title: LocalizedText(
      en: "The code that handles a quick action is never reached.",
      zhHans: "处理快捷操作的代码永远不会执行。"),
    why: LocalizedText(
      en: """
        The type is compared here, and none of the methods that UIKit calls for a quick action calls this \
        function, directly or through others: people pick the action, the app opens, and nothing else happens. \
        Often the call was lost in a move to scenes, or was never written.
        """,
      zhHans: """
        这里比较了类型，但 UIKit 为快捷操作调用的方法都没有直接或间接地调用这个函数：用户选择了操作，App 打开了，然后什么也没发生。\
        常见的原因是迁移到场景时漏掉了调用，或者一直没有写。
        """),
    examples: [
      .fires(
        .swift,
        handler("completionHandler(true)")
          + """

          func open(_ item: UIApplicationShortcutItem) {
            if item.type == «"com.example.search"» { showSearch() }
          }
          """, beside: ["Info.plist": plist], message: "No method that UIKit calls"),
      .silent(
        .swift,
        handler("open(item)")
          + """

          func open(_ item: UIApplicationShortcutItem) {
            if item.type == "com.example.search" { search() }
          }
          """, beside: ["Info.plist": plist]),
    ])

  private static let plist = ExampleProject.infoPlist([("com.example.search", "Search")])

  private static func handler(_ body: String) -> String {
    """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        \(body)
      }
    }
    """
  }

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let places = code.places(asking: description.id) {
      $0.status == .notReached ? $0.comparisons.map(\.location) : []
    }
    for (_, place) in places { report.add(.notReached, at: place) }
  }
}

extension LocalizedText {
  fileprivate static let notReached = LocalizedText(
    en: "No method that UIKit calls for a quick action reaches this comparison.",
    zhHans: "UIKit 为快捷操作调用的方法都执行不到这个比较。")
}
