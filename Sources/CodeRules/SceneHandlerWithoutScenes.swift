import ActionFlow
import Checks
import CodeModel
import Guide
import RuleSubjects
import SourceText

package enum SceneHandlerWithoutScenes: Rule {
  package static let needs: Set<Need> = [.project, .propertyLists, .code]
  package static let description = RuleDescription(
    "scene-handler-without-scenes", .warning,
    title: LocalizedText(
      en: "The app has no scenes, so its scene delegate is not asked to perform quick actions.",
      zhHans: "App 没有采用场景，因此不会让 scene delegate 执行快捷操作。"),
    why: LocalizedText(
      en: """
        UIKit makes a scene delegate only for an app whose Info.plist has `UIApplicationSceneManifest`, \
        written there or added by Xcode (`INFOPLIST_KEY_UIApplicationSceneManifest_Generation`). Without \
        the key everything goes to the app delegate: \
        `windowScene(_:performActionFor:completionHandler:)` and `scene(_:willConnectTo:options:)` are \
        never called, and an action only opens the app. Reported where the project is known, nothing \
        names a configuration for scenes in code, and no app delegate handles quick actions.
        """,
      zhHans: """
        只有 Info.plist 中有 `UIApplicationSceneManifest` 的 App，UIKit 才会创建 scene delegate；这个键可以手写，也可以由 \
        Xcode 加入（`INFOPLIST_KEY_UIApplicationSceneManifest_Generation`）。没有它，一切都交给 app delegate：\
        `windowScene(_:performActionFor:completionHandler:)` 和 `scene(_:willConnectTo:options:)` 不会被调用，快捷操作\
        只是打开 App。仅在项目已知、代码没有为场景指定配置、也没有 app delegate 处理快捷操作时提示。
        """),
    examples: [
      .fires(.swift, delegate("«windowScene»"), beside: app(), message: "The app has no scenes"),
      .fires(
        .objectiveC,
        """
        @implementation SceneDelegate
        - (void)«windowScene»:(UIWindowScene *)windowScene performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
            if (shortcutItem == self.connectionOptions.shortcutItem) return;
            completionHandler([self handle:shortcutItem]);
        }
        @end
        """,
        beside: app(
          source: "Example.m",
          [
            "SceneDelegate.h":
              "@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>\n@end\n"
          ]), message: "The app has no scenes"),
      .silent(
        .swift, delegate("windowScene"),
        beside: app(keys: "<key>UIApplicationSceneManifest</key><dict/>")),
      .silent(
        .swift, delegate("windowScene"),
        beside: app(settings: "INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;")),
      .silent(
        .swift, delegate("windowScene"),
        beside: app(
          settings: "\"INFOPLIST_KEY_UIApplicationSceneManifest_Generation[sdk=iphoneos*]\" = YES;")
      ),
      .silent(
        .swift, delegate("windowScene"),
        beside: app(
          settings: "INFOPLIST_KEY_UIApplicationSceneManifest_Generation = \"$(OTHER)\";")),
      .silent(
        .swift, delegate("windowScene"),
        beside: app([
          "AppDelegate.swift": """
          @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
              completionHandler(handleItem(shortcutItem))
            }
          }
          """
        ])),
      .silent(
        .swift, delegate("windowScene"),
        beside: app([
          "AppDelegate.swift": """
          @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
              UISceneConfiguration(name: "Default", sessionRole: session.role)
            }
          }
          """
        ])),
      .silent(
        .swift, delegate("windowScene"),
        beside: app([
          "ExampleApp.swift":
            "@main struct ExampleApp: App { var body: some Scene { WindowGroup { Text(\"\") } } }"
        ])),
      .silent(.swift, delegate("windowScene")),
    ],
    reference:
      "https://developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationscenemanifest"
  )

  /// Returns a delegate that handles both kinds of launch, so that no other rule reports it.
  private static func delegate(_ handler: String) -> String {
    """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if let item = options.shortcutItem { _ = handle(item) }
      }
      func \(handler)(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(handle(shortcutItem))
      }
    }
    """
  }

  /// - Parameters:
  ///   - source: the example's own file.
  ///   - keys: the content of the property list.
  private static func app(
    source: String = "Example.swift", _ others: [String: String] = [:], keys: String = "",
    settings: String = ""
  ) -> [String: [UInt8]] {
    var files = ExampleProject.beside(sources: [source] + others.keys.sorted(), settings: settings)
    files["Info.plist"] = Array("<plist version=\"1.0\"><dict>\(keys)</dict></plist>".utf8)
    for (name, text) in others { files[name] = Array(text.utf8) }
    return files
  }

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let file = code.file
    let handlers = file.handlers.filter { $0.kind == .windowScene }
    guard !handlers.isEmpty, let others = code.facts.otherCode(), others.isComplete,
      code.hasScenes == false, !isElsewhere(code, others),
      code.facts.isPartOfApp
        || code.hasTrace(asking: description.id, where: { $0.status == .neverCalled })
    else { return }
    for handler in handlers {
      guard let type = handler.function.type, file.types.indices.contains(type),
        code.supertypes(of: file.types[type].name).contains("UIWindowSceneDelegate")
      else { continue }
      report.add(.neverCalled, at: file.bytes(of: handler.function.declaration.nameToken))
    }
  }

  /// Returns true if code provides the scene configuration, or an app delegate handles quick actions.
  private static func isElsewhere(_ code: CheckedCode, _ others: OtherCode) -> Bool {
    let file = code.file
    return file.handlers.contains { $0.kind == .application }
      || file.functions.contains { CodeFunction.configuresScenes($0.signature) }
      || others.contains(.handlesInAppDelegate, .configuresScenes)
  }
}

extension LocalizedText {
  fileprivate static let neverCalled = LocalizedText(
    en:
      "The app has no scenes, so this is never called. Add UIApplicationSceneManifest to Info.plist, or handle quick actions in the app delegate.",
    zhHans:
      "App 没有采用场景，不会调用此方法。请在 Info.plist 中加入 UIApplicationSceneManifest，或在 app delegate 中处理快捷操作。")
}
