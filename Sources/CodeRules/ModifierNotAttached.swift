import ActionFlow
import Checks
import CodeModel
import Files
import Guide
import RuleSubjects
import SourceText

package enum ModifierNotAttached: Rule {
  package static let needs: Set<Need> = [.propertyLists, .code]
  package static let description = RuleDescription(
    "modifier-not-attached", .warning,
    title: LocalizedText(
      en: "No view uses the modifier that handles quick actions.",
      zhHans: "没有视图使用处理快捷操作的修饰符。"),
    why: LocalizedText(
      en: """
        The quick action is kept for the views, and a modifier of SwiftUI's views would hand it to a closure. No \
        view uses the modifier, so the app opens and nothing else happens.
        """,
      zhHans: """
        快捷操作保存下来交给视图，由一个 SwiftUI 视图修饰符传给闭包。但没有视图使用这个修饰符，因此 App 打开后什么也没发生。
        """),
    examples: [
      .fires(
        .swift, delegates + modifier("«onQuickAction»"),
        beside: ["Info.plist": plist, "NotesApp.swift": app("Text(\"Notes\")")],
        message: "No view uses"),
      .silent(
        .swift, delegates + modifier("onQuickAction"),
        beside: [
          "Info.plist": plist,
          "NotesApp.swift": app("Text(\"Notes\").onQuickAction { path.append($0) }"),
        ]),
    ])

  private static let plist = ExampleProject.infoPlist([("com.example.search", "Search")])

  private static func app(_ view: String) -> [UInt8] {
    Array(
      """
      @main struct NotesApp: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
        var body: some Scene { WindowGroup { \(view) } }
      }
      """.utf8)
  }

  private static let delegates = """
    enum QuickAction: String { case search = "com.example.search" }
    final class Router {
      static let shared = Router()
      var pending: QuickAction?
      func take(_ item: UIApplicationShortcutItem) { pending = QuickAction(rawValue: item.type) }
    }
    class AppDelegate: NSObject, UIApplicationDelegate {
      func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        if let item = options.shortcutItem { Router.shared.take(item) }
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
      }
    }
    class SceneDelegate: NSObject, UIWindowSceneDelegate {
      func windowScene(_ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        Router.shared.take(item)
        completionHandler(true)
      }
    }

    """

  private static func modifier(_ name: String) -> String {
    """
    extension View {
      func \(name)(perform: @escaping (QuickAction) -> Void) -> some View {
        onChange(of: Router.shared.pending, initial: true) { _, action in
          if let action { perform(action) }
        }
      }
    }
    """
  }

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let places = code.places(asking: description.id) {
      $0.status == .notAttached ? [$0.modifier?.location] : []
    }
    for (_, place) in places { report.add(.notUsed, at: place) }
  }
}

extension LocalizedText {
  fileprivate static let notUsed = LocalizedText(
    en: "No view uses this modifier, so nothing handles the quick action.",
    zhHans: "没有视图使用这个修饰符，因此没有代码处理快捷操作。")
}
