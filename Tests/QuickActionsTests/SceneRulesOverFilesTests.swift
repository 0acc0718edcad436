import Files
import Testing
@testable import ActionFlow
@testable import AppFiles
@testable import Checks
@testable import Linter
@testable import RuleSubjects

/// The findings of rules on scenes and cold launches if an app's delegates are in several files, next to
/// other apps.
@Suite struct SceneRulesOverFilesTests {
  /// A small app. Its project lists all files but those in folders, which another target lists.
  struct App: CustomTestStringConvertible, Sendable {
    let name: String
    let rules: Set<String>
    var hasScenes = true
    var otherType = "application"
    let files: [String: String]
    var testDescription: String { name }
  }

  private static let (never, lost) = ("app-delegate-handler-in-scene-app", "cold-launch-ignored")
  private static let unconnected = "scene-handler-without-scenes"

  private static let appHandler =
    "func application(_ a: UIApplication, performActionFor i: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) { completionHandler(router.handle(i)) }"
  private static let warm =
    "func windowScene(_ s: UIWindowScene, performActionFor i: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) { completionHandler(router.handle(i)) }"
  private static func connect(_ body: String) -> String {
    "func scene(_ s: UIScene, willConnectTo x: UISceneSession, options: UIScene.ConnectionOptions) { \(body) }"
  }
  private static let cold = connect("if let i = options.shortcutItem { router.handle(i) }")
  private static let idle = connect("window?.makeKeyAndVisible()")

  private static func scenes(_ members: String...) -> String {
    "class SceneDelegate: UIResponder, UIWindowSceneDelegate {\nvar window: UIWindow?\n"
      + members.joined(separator: "\n") + "\n}\n"
  }
  private static func delegate(_ members: String = "") -> String {
    "@main class AppDelegate: UIResponder, UIApplicationDelegate {\n\(members)\n}\n"
  }
  private static let swiftUI =
    "@main struct OtherApp: App { var body: some Scene { WindowGroup { Text(\"\") } } }"

  private static let objectiveCHandler = """
    - (void)application:(UIApplication *)a performActionForShortcutItem:(UIApplicationShortcutItem *)i completionHandler:(void (^)(BOOL))done { done([self.router handle:i]); }
    """
  private static let objectiveCWarm = """
    - (void)windowScene:(UIWindowScene *)s performActionForShortcutItem:(UIApplicationShortcutItem *)i completionHandler:(void (^)(BOOL))done { done([self.router handle:i]); }
    """
  private static func objectiveCConnect(_ body: String) -> String {
    "- (void)scene:(UIScene *)s willConnectToSession:(UISceneSession *)x options:(UISceneConnectionOptions *)options { \(body) }"
  }
  private static let header =
    "@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>\n@end\n"

  static let apps = [
    App(
      name: "the handler is in an extension of the app delegate", rules: [never],
      files: [
        "A.swift": delegate(), "A+Q.swift": "extension AppDelegate { \(appHandler) }",
        "S.swift": scenes(idle),
      ]),
    App(
      name: "the same without scenes", rules: [], hasScenes: false,
      files: ["A.swift": delegate(), "A+Q.swift": "extension AppDelegate { \(appHandler) }"]),
    App(
      name: "the handler is in a base class", rules: [never],
      files: [
        "B.swift": "class Base: UIResponder, UIApplicationDelegate { \(appHandler) }",
        "A.swift": "@main class AppDelegate: Base {}", "S.swift": scenes(idle),
      ]),
    App(
      name: "warm in an extension, cold in the class", rules: [],
      files: [
        "A.swift": delegate(), "S.swift": scenes(cold),
        "S+Q.swift": "extension SceneDelegate { \(warm) }",
      ]),
    App(
      name: "warm in an extension, cold nowhere", rules: [lost],
      files: [
        "A.swift": delegate(), "S.swift": scenes(idle),
        "S+Q.swift": "extension SceneDelegate { \(warm) }",
      ]),
    App(
      name: "cold in a base class", rules: [],
      files: [
        "A.swift": delegate(),
        "B.swift": scenes(cold).replacing("SceneDelegate:", with: "Base:"),
        "S.swift": "class SceneDelegate: Base { \(warm) }",
      ]),
    App(
      name: "a base class that does not read it", rules: [lost],
      files: [
        "A.swift": delegate(),
        "B.swift": scenes(idle).replacing("SceneDelegate:", with: "Base:"),
        "S.swift": "class SceneDelegate: Base { \(warm) }",
      ]),
    App(
      name: "a base class of a library, named like a protocol", rules: [],
      files: ["A.swift": delegate(), "S.swift": "class Scene: KitSceneDelegate { \(warm) }"]),
    App(
      name: "the same over two files", rules: [],
      files: [
        "A.swift": delegate(), "S.swift": "class Scene: KitSceneDelegate {}",
        "S+Q.swift": "extension Scene { \(warm) }",
      ]),
    App(
      name: "options read by a coordinator", rules: [],
      files: [
        "A.swift": delegate(), "S.swift": scenes(connect("coordinator.start(options)"), warm),
        "C.swift":
          "class C { func start(_ o: UIScene.ConnectionOptions) { go(o.shortcutItem) } }",
      ]),
    App(
      name: "options read through a key path", rules: [],
      files: [
        "A.swift": delegate(),
        "S.swift": scenes(connect("go(options[keyPath: \\.shortcutItem])"), warm),
      ]),
    App(
      name: "read where the scene is configured", rules: [],
      files: [
        "A.swift": delegate(),
        "A+S.swift":
          "extension AppDelegate { func application(_ a: UIApplication, configurationForConnecting s: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration { Router.item = options.shortcutItem; return .init() } }",
        "S.swift": scenes(idle, warm),
      ]),
    App(
      name: "a scene delegate that UIKit never makes", rules: [unconnected], hasScenes: false,
      files: ["A.swift": delegate(), "S.swift": scenes(cold, warm)]),
    App(
      name: "the same over an extension and a base class", rules: [unconnected], hasScenes: false,
      files: [
        "A.swift": delegate(),
        "S.swift": scenes(cold).replacing("SceneDelegate:", with: "Base:")
          + "class SceneDelegate: Base {}\n",
        "S+Q.swift": "extension SceneDelegate { \(warm) }",
      ]),
    App(
      name: "the app delegate handles them beside it", rules: [], hasScenes: false,
      files: [
        "A.swift": delegate(), "A+Q.swift": "extension AppDelegate { \(appHandler) }",
        "S.swift": scenes(cold, warm),
      ]),
    App(
      name: "only another app's delegate handles them", rules: [unconnected], hasScenes: false,
      files: [
        "A.swift": delegate(), "S.swift": scenes(cold, warm), "Two/A.swift": delegate(appHandler),
      ]),
    App(
      name: "the app of SwiftUI takes the delegate", rules: [], hasScenes: false,
      files: ["App.swift": swiftUI, "S.swift": scenes(cold, warm)]),
    App(
      name: "a class of a library, which may be told by something else", rules: [],
      hasScenes: false,
      files: ["A.swift": delegate(), "S.swift": "class Scene: KitSceneDelegate { \(warm) }"]),
    App(
      name: "only another app reads it", rules: [lost],
      files: [
        "A.swift": delegate(), "S.swift": scenes(idle, warm), "Two/A.swift": delegate(),
        "Two/S.swift": scenes(cold, warm),
      ]),
    App(
      name: "only tests read it", rules: [lost],
      otherType: "bundle.unit-test",
      files: [
        "A.swift": delegate(), "S.swift": scenes(idle, warm),
        "T/T.swift":
          "import XCTest\nclass T: XCTestCase { func testCold() { XCTAssertNil(options.shortcutItem) } }",
      ]),
    App(
      name: "a framework reads it", rules: [], otherType: "framework",
      files: [
        "A.swift": delegate(), "S.swift": scenes(idle, warm),
        "Kit/K.swift":
          "class K { func k(options: UIScene.ConnectionOptions) { go(options.shortcutItem) } }",
      ]),
    App(
      name: "only another app has a scene handler", rules: [never],
      files: [
        "A.swift": delegate(appHandler), "S.swift": scenes(idle), "Two/A.swift": delegate(),
        "Two/S.swift": scenes(cold, warm),
      ]),
    App(
      name: "an app for the watch has SwiftUI's life cycle", rules: [], hasScenes: false,
      otherType: "application.watchapp2",
      files: ["A.swift": delegate(appHandler), "Watch/W.swift": swiftUI]),
    App(
      name: "a widget has a SwiftUI main", rules: [], hasScenes: false, otherType: "app-extension",
      files: ["A.swift": delegate(appHandler), "Widget/W.swift": swiftUI]),
    App(
      name: "the app itself has SwiftUI's life cycle", rules: [never], hasScenes: false,
      files: [
        "App.swift": swiftUI, "A.swift": "class AppDelegate: NSObject, UIApplicationDelegate {}",
        "A+Q.swift": "extension AppDelegate { \(appHandler) }",
      ]),
    App(
      name: "the scene delegate asks the app delegate", rules: [],
      files: ["A.swift": delegate(appHandler), "S.swift": scenes(cold, warm)]),
    App(
      name: "an Objective-C category of the app delegate", rules: [never],
      files: [
        "A.m": "@implementation AppDelegate\n@end\n",
        "A+Q.m": "@implementation AppDelegate (Q)\n\(objectiveCHandler)\n@end\n", "S.h": header,
        "S.m": "@implementation SceneDelegate\n\(objectiveCConnect("[self show];"))\n@end\n",
      ]),
    App(
      name: "a category is warm, the class cold", rules: [],
      files: [
        "A.m": "@implementation AppDelegate\n@end\n", "S.h": header,
        "S.m":
          "@implementation SceneDelegate\n\(objectiveCConnect("[self go:options.shortcutItem];"))\n@end\n",
        "S+Q.m": "@implementation SceneDelegate (Q)\n\(objectiveCWarm)\n@end\n",
      ]),
    App(
      name: "a category is warm, nobody cold", rules: [lost],
      files: [
        "A.m": "@implementation AppDelegate\n@end\n", "S.h": header,
        "S.m": "@implementation SceneDelegate\n\(objectiveCConnect("[self show];"))\n@end\n",
        "S+Q.m": "@implementation SceneDelegate (Q)\n\(objectiveCWarm)\n@end\n",
      ]),
    App(
      name: "a Swift extension of the Objective-C class reads it", rules: [],
      files: [
        "A.m": "@implementation AppDelegate\n@end\n", "S.h": header,
        "S.m":
          "@implementation SceneDelegate\n\(objectiveCConnect("[self connect:options];"))\n\(objectiveCWarm)\n@end\n",
        "S.swift":
          "extension SceneDelegate { @objc func connect(_ options: UIScene.ConnectionOptions) { go(options.shortcutItem) } }",
      ]),
    App(
      name: "the launch is refused, and kept in another file", rules: [], hasScenes: false,
      files: [
        "A.swift": delegate(
          "func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {\nif o?[.shortcutItem] != nil { return false }\nreturn true }"
        ),
        "A+Q.swift":
          "extension AppDelegate { func application(_ a: UIApplication, willFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { Router.item = o?[.shortcutItem] as? UIApplicationShortcutItem; return true }\n\(appHandler) }",
      ]),
    App(
      name: "the launch is refused, and kept nowhere", rules: [lost], hasScenes: false,
      files: [
        "A.swift": delegate(
          "func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {\nif o?[.shortcutItem] != nil { return false }\nreturn true }"
        ), "A+Q.swift": "extension AppDelegate { \(appHandler) }",
      ]),
  ]

  @Test(arguments: apps) func isJudged(_ app: App) throws {
    let own = app.files.keys.filter { !$0.contains("/") && !$0.hasSuffix(".h") }.sorted()
    let others = app.files.keys.filter { $0.contains("/") }.sorted()
    var files = ExampleProject.beside(deploymentTarget: "15.0", sources: own)
    if !others.isEmpty {
      let project = ExampleProject.beside(
        productType: app.otherType, deploymentTarget: "15.0", sources: others)
      files["Other.xcodeproj/project.pbxproj"] = project.values.first
    }
    let manifest = app.hasScenes ? "<key>UIApplicationSceneManifest</key><dict/>" : ""
    files["Info.plist"] = Array("<plist version=\"1.0\"><dict>\(manifest)</dict></plist>".utf8)
    for (name, text) in app.files { files[name] = Array(text.utf8) }
    let access = MemoryFiles(files.reduce(into: [:]) { $0["/w/" + $1.key] = $1.value })
    let project = ProjectFiles(below: "/w", in: access)
    let projects = SharedProjects()
    let code = SharedCode(in: access, projects) { project }
    var found: Set<String> = []
    for name in own {
      let path = "/w/" + name
      guard case .code(let file)? = FileModel(path, in: access) else { continue }
      let facts = CodeFacts(
        ofSource: path, projects.owners(in: project, access), in: access, code: code)
      let findings = Validator.findings(
        in: CheckedCode(file, facts, options: CheckOptions()), CheckOptions())
      found.formUnion(
        findings.filter { $0.severity == .warning }.map(\.rule)
          .filter { [Self.never, Self.lost, Self.unconnected].contains($0) })
    }
    #expect(found == app.rules)
  }
}
