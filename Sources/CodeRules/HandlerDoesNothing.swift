import ActionFlow
import Checks
import CodeModel
import Files
import Guide
import RuleSubjects
import SourceText

package enum HandlerDoesNothing: Rule {
  package static let needs: Set<Need> = [.propertyLists]
  package static let description = RuleDescription(
    "handler-does-nothing", .warning,
    title: LocalizedText(
      en: "Quick actions are handled by code that does nothing.",
      zhHans: "处理快捷操作的代码什么也没做。"),
    why: LocalizedText(
      en: """
        UIKit delivers the action, and all that comes of it is a log line, a comment or an answer: people pick \
        the action, the app opens, and nothing else happens. So it is where a flag that is off for good, or a key \
        that the item's user info does not have, is asked for first. Where other types are handled in the same place, \
        `empty-branch-for-type` reports the branch instead.
        """,
      zhHans: """
        UIKit 传来了操作，结果只有日志、注释或一个返回值：用户选择了操作，App 打开了，然后什么也没发生。如果先要检查一个始终关闭的开关，\
        或者这个快捷操作的 userInfo 里没有的键，结果也一样。如果同一处还处理其他类型，\
        则由 `empty-branch-for-type` 报告那个分支。
        """),
    examples: [
      .fires(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func «application»(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            print("Quick action", item.type)
            completionHandler(true)
          }
        }
        """, beside: ["Info.plist": plist], message: "No more is done"),
      .fires(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)«application»:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))completionHandler {
            NSLog(@"%@", item.type);
            completionHandler(YES);
        }
        @end
        """, beside: ["Info.plist": plist], message: "No more is done"),
      // A static item without user info, and a flag that is off for good.
      .fires(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            guard let place = item.userInfo?["place"] as? String else { return completionHandler(false) }
            if item.type == «"com.example.search"» { show(place) }
            completionHandler(true)
          }
        }
        """, beside: ["Info.plist": plist], message: "“place” of its user info is needed"),
      .fires(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          let canSearch = false
          func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            if item.type == «"com.example.search"» {
              guard canSearch else { return completionHandler(false) }
              showSearch()
            }
            completionHandler(true)
          }
        }
        """, beside: ["Info.plist": plist], message: "“canSearch” would have to be true"),
      .silent(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            print("quick action", item.type)
            completionHandler(open(item))
          }
        }
        """, beside: ["Info.plist": plist]),
    ])

  private static let plist = ExampleProject.infoPlist([("com.example.search", "Search")])

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let places = code.places(asking: description.id) { trace in
      let isIdle = [.nothingDone, .onlyLogs].contains(trace.status) && !trace.isToldByBranch
      return isIdle ? [trace.primaryLocation] : []
    }
    guard !places.isEmpty else { return }
    let told = code.file.emptyBranches.map(code.file.bytes)
    for (trace, place) in places where !told.contains(where: { $0.meets(place) }) {
      let isLogged = trace.status == .onlyLogs
      if trace.comparisons.isEmpty {
        report.add(isLogged ? .onlyLogs : .nothing, at: place)
      } else {
        report.add(
          isLogged
            ? .onlyLogsFor(trace.type)
            : trace.unmet.map { .nothingFor(trace.type, $0) } ?? .nothingFor(trace.type), at: place)
      }
    }
  }
}

extension LocalizedText {
  fileprivate static let onlyLogs = LocalizedText(
    en: "No more is done for a quick action than to log it.", zhHans: "对快捷操作只记录日志，没有做别的。")
  fileprivate static let nothing = LocalizedText(
    en: "Nothing is done for a quick action here.", zhHans: "这里没有为快捷操作做任何事。")

  fileprivate static func onlyLogsFor(_ type: String) -> LocalizedText {
    LocalizedText(
      en: "No more is done for “\(type)” than to log it.", zhHans: "对“\(type)”只记录日志，没有做别的。")
  }
  fileprivate static func nothingFor(
    _ type: String, _ unmet: ActionFacts.Need
  ) -> LocalizedText {
    let why = LocalizedText.unmet(unmet)
    return LocalizedText(
      en: "Nothing is done for “\(type)”: \(why[.english]).",
      zhHans: "没有为“\(type)”做任何事：\(why[.simplifiedChinese])。")
  }
  fileprivate static func nothingFor(_ type: String) -> LocalizedText {
    LocalizedText(en: "Nothing is done for “\(type)”.", zhHans: "没有为“\(type)”做任何事。")
  }
}
