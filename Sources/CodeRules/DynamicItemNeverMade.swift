import ActionFlow
import Checks
import CodeModel
import Files
import Guide
import SourceText

package enum DynamicItemNeverMade: Rule {
  package static let needs: Set<Need> = [.code]
  package static let description = RuleDescription(
    "dynamic-item-never-made", .information,
    title: LocalizedText(
      en: "A quick action is made by a function that nothing calls.",
      zhHans: "创建快捷操作的函数没有被调用。"),
    why: LocalizedText(
      en: """
        The menu never shows this quick action: nothing in the app calls the function that would make it. It may \
        be left from an earlier version, or the call is missing.
        """,
      zhHans: """
        菜单里永远不会出现这个快捷操作：App 中没有代码调用会创建它的函数。它可能是旧版本留下的，也可能漏掉了调用。
        """),
    examples: [
      .fires(
        .swift,
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          private func showQuickActions() {
            UIApplication.shared.shortcutItems = [UIApplicationShortcutItem(type: «"com.example.search"», localizedTitle: "Search")]
          }
        }
        """, beside: ["Notes.swift": Array("// Notes.".utf8)], message: "Nothing calls"),
      .fires(
        .swift,
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          private func showQuickActions() {
            let newNote = UIApplicationShortcutItem(type: «"com.example.new"», localizedTitle: "New")
            let search = UIApplicationShortcutItem(type: "com.example.search", localizedTitle: "Search")
            UIApplication.shared.shortcutItems = [newNote, search]
          }
        }
        """, beside: ["Notes.swift": Array("// Notes.".utf8)], message: "Nothing calls"),
      .silent(
        .swift,
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          func applicationDidBecomeActive(_ application: UIApplication) { showQuickActions() }
          private func showQuickActions() {
            UIApplication.shared.shortcutItems = [UIApplicationShortcutItem(type: "com.example.search", localizedTitle: "Search")]
          }
          func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
            open(item)
          }
        }
        """, beside: ["Notes.swift": Array("// Notes".utf8)]),
    ])

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let places = code.places(asking: description.id) { trace in
      trace.status == .neverMade ? [trace.declaration] : []
    }
    // A missing call is one error, however many quick actions it would create.
    var told = Set<String>()
    for (trace, place) in places.sorted(by: { $0.range.start < $1.range.start }) {
      let function = trace.uncalled ?? ""
      guard told.insert(function).inserted else { continue }
      report.add(trace.isTypeUnused ? .neverUsed(function) : .neverMade(function), at: place)
    }
  }
}

extension LocalizedText {
  fileprivate static func neverUsed(_ type: String) -> LocalizedText {
    LocalizedText(
      en: "Nothing uses “\(type)”, so the menu never shows this quick action.",
      zhHans: "没有代码使用“\(type)”，因此菜单里永远不会出现这个快捷操作。")
  }

  fileprivate static func neverMade(_ function: String) -> LocalizedText {
    LocalizedText(
      en: "Nothing calls “\(function)”, so the menu never shows this quick action.",
      zhHans: "没有代码调用“\(function)”，因此菜单里永远不会出现这个快捷操作。")
  }
}
