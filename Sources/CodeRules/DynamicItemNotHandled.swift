import ActionFlow
import Checks
import CodeModel
import Files
import Guide
import SourceText

package enum DynamicItemNotHandled: Rule {
  package static let needs: Set<Need> = [.code]
  package static let description = RuleDescription(
    "dynamic-item-not-handled", .warning,
    title: LocalizedText(
      en: "Code makes a quick action that nothing handles.", zhHans: "代码创建了没有任何代码处理的快捷操作。"),
    why: LocalizedText(
      en: """
        The menu shows the action, and picking it opens the app like its icon: nothing in the app gets quick \
        actions from UIKit, or what gets them looks for other types. For quick actions of the property list \
        `no-quick-action-handler` and `unhandled-shortcut-type` report the same.
        """,
      zhHans: """
        菜单里有这个操作，但选择它只会像点图标一样打开 App：App 中没有代码从 UIKit 得到快捷操作，或者得到后只查找其他类型。\
        对于属性列表中的快捷操作，由 `no-quick-action-handler` 和 `unhandled-shortcut-type` 报告。
        """),
    examples: [
      .fires(
        .swift,
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          func applicationDidBecomeActive(_ application: UIApplication) {
            application.shortcutItems = [UIApplicationShortcutItem(type: «"com.example.search"», localizedTitle: "Search")]
          }
        }
        """, beside: ["Notes.swift": Array("// Notes.".utf8)], message: "Nothing in the app handles"
      ),
      .fires(
        .swift,
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          func applicationDidBecomeActive(_ application: UIApplication) {
            application.shortcutItems = [UIApplicationShortcutItem(type: «"com.example.search"», localizedTitle: "Search")]
          }
          func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
            guard item.type == "com.example.serach" else { return false }
            search()
            return true
          }
        }
        """, beside: ["Notes.swift": Array("// Notes.".utf8)], message: "No code compares"),
      .silent(
        .swift,
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          func applicationDidBecomeActive(_ application: UIApplication) {
            application.shortcutItems = [UIApplicationShortcutItem(type: "com.example.search", localizedTitle: "Search")]
          }
          func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
            guard item.type == "com.example.search" else { return false }
            search()
            return true
          }
        }
        """, beside: ["Notes.swift": Array("// Notes".utf8)]),
    ])

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let places = code.allPlaces(asking: description.id) { $0.isDynamic ? [$0.declaration] : [] }
    for (trace, place) in places {
      switch trace.status {
      case .noHandler: report.add(.noHandler, at: place)
      case .notCompared: report.add(.notCompared(trace.type), at: place)
      default: continue
      }
    }
  }
}

extension LocalizedText {
  fileprivate static let noHandler = LocalizedText(
    en: "Nothing in the app handles quick actions: this one opens the app like its icon.",
    zhHans: "App 中没有代码处理快捷操作：选择它只会像点图标一样打开 App。")

  fileprivate static func notCompared(_ type: String) -> LocalizedText {
    LocalizedText(
      en: "No code compares “\(type)”: the handlers look for other types, and nothing happens.",
      zhHans: "没有代码比较“\(type)”：处理方法只查找其他类型，因此什么也不会发生。")
  }
}
