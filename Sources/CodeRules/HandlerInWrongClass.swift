import ActionFlow
import Checks
import CodeModel
import Files
import Guide
import RuleSubjects
import SourceText

package enum HandlerInWrongClass: Rule {
  package static let needs: Set<Need> = [.project, .propertyLists, .code]
  package static let description = RuleDescription(
    "handler-in-wrong-class", .warning,
    title: LocalizedText(
      en: "A handler of quick actions is in a class that UIKit does not call.",
      zhHans: "快捷操作的处理方法位于 UIKit 不会调用的类中。"),
    why: LocalizedText(
      en: """
        UIKit brings quick actions to the app delegate, or to the scene delegate that `Info.plist` or \
        `application(_:configurationForConnecting:options:)` names. A method of the same name in another class \
        is never called, and nothing else in the app handles quick actions.
        """,
      zhHans: """
        UIKit 把快捷操作交给 app delegate，或者 `Info.plist`、\
        `application(_:configurationForConnecting:options:)` 指定的 scene delegate。其他类中的同名方法永远不会被调用，\
        而 App 中没有别的代码处理快捷操作。
        """),
    examples: [
      .fires(
        .swift,
        """
        class Shortcuts: NSObject {
          func «application»(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            completionHandler(openItem(item))
          }
        }
        """,
        beside: [
          "Info.plist": plist,
          "AppDelegate.swift": Array(
            "@main class AppDelegate: UIResponder, UIApplicationDelegate {}".utf8),
        ], message: "UIKit does not make"),
      .fires(
        .swift,
        """
        // This file belongs to no target.
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func «windowScene»(_ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            completionHandler(openItem(item))
          }
        }
        """,
        beside: ExampleProject.beside(sources: ["AppDelegate.swift"]).merging([
          "Info.plist": scenes,
          "AppDelegate.swift": Array(
            "@main class AppDelegate: UIResponder, UIApplicationDelegate {}".utf8),
        ]) { $1 }, message: "belongs to no target"),
      .silent(
        .swift,
        """
        // This file belongs to the target of the app.
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func windowScene(_ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            completionHandler(openItem(item))
          }
        }
        """,
        beside: ExampleProject.beside(sources: ["AppDelegate.swift", "Example.swift"]).merging([
          "Info.plist": scenes,
          "AppDelegate.swift": Array(
            "@main class AppDelegate: UIResponder, UIApplicationDelegate {}".utf8),
        ]) { $1 }),
      .fires(
        .objectiveC,
        """
        // This implementation belongs to no target.
        @implementation SceneDelegate
        - (void)«windowScene»:(UIWindowScene *)windowScene performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))completionHandler {
            completionHandler([self openItem:item]);
        }
        @end
        """,
        beside: ExampleProject.beside(sources: ["AppDelegate.swift"]).merging([
          "Info.plist": header, "SceneDelegate.h": interface,
          "AppDelegate.swift": Array(
            "@main class AppDelegate: UIResponder, UIApplicationDelegate {}".utf8),
        ]) { $1 }, message: "belongs to no target"),
      .silent(
        .objectiveC,
        """
        // The header, which no target lists, says that it is a delegate.
        @implementation SceneDelegate
        - (void)windowScene:(UIWindowScene *)windowScene performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))completionHandler {
            completionHandler([self openItem:item]);
        }
        @end
        """,
        beside: ExampleProject.beside(sources: ["AppDelegate.swift", "Example.m"]).merging([
          "Info.plist": header, "SceneDelegate.h": interface,
          "AppDelegate.swift": Array(
            "@main class AppDelegate: UIResponder, UIApplicationDelegate {}".utf8),
        ]) { $1 }),
      .silent(
        .swift,
        """
        class Base: UIResponder {
          func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            completionHandler(open(item))
          }
        }
        """,
        beside: [
          "Info.plist": plist,
          "AppDelegate.swift": Array(
            "@main class AppDelegate: Base, UIApplicationDelegate {}".utf8),
        ]),
    ], reference: RuleDescription.sceneReference)

  private static let plist = ExampleProject.infoPlist([("com.example.search", "Search")])

  private static let interface = Array(
    "@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>\n@end\n".utf8)

  /// The list of an app whose scene delegate is a class of Objective-C.
  private static let header = Array(
    String(decoding: scenes, as: UTF8.self)
      .replacing("$(PRODUCT_MODULE_NAME).", with: "").utf8)

  private static let scenes = Array(
    """
    <plist version="1.0"><dict>
    <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
    <key>UIWindowSceneSessionRoleApplication</key><array><dict>
    <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
    </dict></array></dict></dict>
    <key>UIApplicationShortcutItems</key><array><dict>
    <key>UIApplicationShortcutItemType</key><string>com.example.search</string>
    <key>UIApplicationShortcutItemTitle</key><string>Search</string>
    </dict></array></dict></plist>
    """.utf8)

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    guard code.hasTrace(asking: description.id, where: { $0.status == .wrongClass }) else { return }
    // One cause is reported once.
    guard let first = code.uncalledEntries.min(by: { $0.start < $1.start }) else { return }
    report.add(isOfNoTarget(code) ? .notBuilt : .never, at: first)
  }

  /// Returns true if the classes of the file that would get quick actions are in no target of the app.
  static func isOfNoTarget(_ code: CheckedCode) -> Bool {
    code.hasTrace(asking: description.id + " not built") {
      $0.status == .wrongClass && $0.areUncalledNotBuilt
    }
  }
}

extension LocalizedText {
  fileprivate static let notBuilt = LocalizedText(
    en: "This file belongs to no target of the app, so UIKit does not make the class.",
    zhHans: "此文件不属于 App 的任何 target，因此 UIKit 不会创建这个类。")

  fileprivate static let never = LocalizedText(
    en:
      "UIKit does not make this class: it is no app delegate, and no scene delegate that code names, or Info.plist, where a class of Swift stands behind its module: $(PRODUCT_MODULE_NAME).SceneDelegate.",
    zhHans:
      "UIKit 不会创建这个类：它不是 app delegate，也不是代码或 Info.plist 指定的 scene delegate；在 Info.plist 中，Swift 的类前面要写模块名：$(PRODUCT_MODULE_NAME).SceneDelegate。"
  )
}
