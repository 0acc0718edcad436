import ActionFlow
import Checks
import CodeModel
import Guide
import RuleSubjects
import SourceText

package enum AppDelegateHandlerInSceneApp: Rule {
  package static let needs: Set<Need> = [.project, .propertyLists, .code]
  package static let description = RuleDescription(
    "app-delegate-handler-in-scene-app", .warning,
    title: LocalizedText(
      en: "The app has scenes, so its app delegate is not asked to perform quick actions.",
      zhHans: "App 使用场景，因此不会让 app delegate 执行快捷操作。"),
    why: LocalizedText(
      en: """
        From iOS 13 on an app with scenes (`UIApplicationSceneManifest` in its Info.plist, or SwiftUI's \
        `App`) gets quick actions in its scene delegate: in \
        `windowScene(_:performActionFor:completionHandler:)` while it runs, and in the options of \
        `scene(_:willConnectTo:options:)` at launch. The method of the app delegate is never called. In a \
        SwiftUI app name the scene delegate in `application(_:configurationForConnecting:options:)`.
        """,
      zhHans: """
        从 iOS 13 起，使用场景的 App（Info.plist 中有 `UIApplicationSceneManifest`，或采用 SwiftUI 的 `App`）在 scene \
        delegate 中收到快捷操作：运行时在 `windowScene(_:performActionFor:completionHandler:)`，启动时在 \
        `scene(_:willConnectTo:options:)` 的选项里。app delegate 的方法不会被调用。SwiftUI App 请在 \
        `application(_:configurationForConnecting:options:)` 中指定 scene delegate。
        """),
    examples: [
      .fires(
        .swift,
        """
        class AppDelegate: NSObject, UIApplicationDelegate {
          func «application»(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            completionHandler(handleItem(shortcutItem))
          }
        }
        """,
        beside: [
          "ExampleApp.swift": Array(
            """
            @main struct ExampleApp: App {
              @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
              var body: some Scene { WindowGroup { ContentView() } }
            }
            """.utf8)
        ], message: "The app has scenes"),
      .fires(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)«application»:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
            completionHandler([self handle:shortcutItem]);
        }
        @end
        """,
        beside: ExampleProject.beside().merging([
          "Info.plist": Array(
            "<plist version=\"1.0\"><dict><key>UIApplicationSceneManifest</key><dict/></dict></plist>"
              .utf8),
          "SceneDelegate.h": Array(
            "@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>\n@end\n".utf8),
        ]) { $1 }, message: "The app has scenes"),
      .silent(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            completionHandler(handle(shortcutItem))
          }
        }
        """,
        beside: ExampleProject.beside().merging([
          "Info.plist": Array("<plist version=\"1.0\"><dict/></plist>".utf8)
        ]) { $1 }),
      .silent(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            completionHandler(handle(shortcutItem))
          }
        }
        """,
        beside: ExampleProject.beside().merging([
          "Info.plist": Array(
            "<plist version=\"1.0\"><dict><key>UIApplicationSceneManifest</key><dict/></dict></plist>"
              .utf8)
        ]) { $1 }),
      .silent(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            completionHandler(handle(shortcutItem))
          }
        }
        """,
        beside: ExampleProject.beside(sources: ["Example.swift"]).merging(
          ExampleProject.other([
            "OtherApp.swift":
              "@main struct OtherApp: App { var body: some Scene { WindowGroup { Text(\"\") } } }"
          ])
        ) { $1 }),
      .silent(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
            completionHandler([self handle:shortcutItem]);
        }
        @end
        """),
    ], reference: RuleDescription.sceneReference)

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let file = code.file
    checkLaunches(code, &report)
    let handlers = file.handlers.filter { $0.kind == .application }
    guard !handlers.isEmpty, let others = code.facts.otherCode(), others.isComplete,
      code.hasScenes == true
    else { return }
    let isHandled =
      others.contains(.handlesInScene, .readsConnectionItem)
      || file.handlers.contains { $0.kind == .windowScene }
      || file.functions.contains { file.readsConnectionItem($0) }
    // Of a file that is not built, that is said.
    let isNotBuilt = HandlerInWrongClass.isOfNoTarget(code)
    let uncalled = isNotBuilt ? Set(code.uncalledEntries) : []
    for handler in handlers {
      let place = file.bytes(of: handler.function.declaration.nameToken)
      if uncalled.contains(place) { continue }
      // The scene delegate may hand them on.
      if code.reaches(place) { continue }
      if !isHandled {
        report.add(.neverCalled, at: place)
      } else if code.runsOnlySince(iOS: 13) {
        report.add(.leftOver, at: place, severity: .hint, tags: [.unnecessary])
      }
    }
  }
}

extension AppDelegateHandlerInSceneApp {
  /// Reports reads of the launch options, which contain no quick action in an app with scenes.
  private static func checkLaunches(_ code: CheckedCode, _ report: inout Report) {
    let launches = LaunchFlow.all(in: code.file).compactMap(\.keys.first)
    let isNever = { (trace: ActionTrace) in trace.status == .neverCalled && trace.hasScenes == true
    }
    guard let key = launches.first,
      !code.file.handlers.contains(where: { $0.kind == .application }),
      code.hasTrace(asking: description.id, where: isNever)
    else { return }
    report.add(.noLaunchItem, at: code.file.bytes(of: key))
  }
}

extension LocalizedText {
  fileprivate static let noLaunchItem = LocalizedText(
    en:
      "The app has scenes, so the launch options hold no quick action. Read connectionOptions.shortcutItem in scene(_:willConnectTo:options:).",
    zhHans:
      "App 使用场景，启动选项中不会有快捷操作。请在 scene(_:willConnectTo:options:) 中读取 connectionOptions.shortcutItem。"
  )

  fileprivate static let neverCalled = LocalizedText(
    en:
      "The app has scenes, so on iOS 13 and later this is never called. Handle quick actions in a UIWindowSceneDelegate.",
    zhHans:
      "App 使用场景，iOS 13 及以上不会调用此方法。请在 UIWindowSceneDelegate 中处理快捷操作。")

  fileprivate static let leftOver = LocalizedText(
    en: "Not called on iOS 13 and later: the scene delegate handles quick actions.",
    zhHans: "iOS 13 及以上不会调用：快捷操作由 scene delegate 处理。")
}
