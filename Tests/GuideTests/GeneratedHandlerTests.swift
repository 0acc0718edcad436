import CodeGeneration
import CodeSyntax
import Foundation
import Testing

/// Handlers that are added to the files of an app: compilers accept the result, and existing code remains.
@Suite(.enabled(if: StubModules.isSupported, "the stubs stand in for Apple's SDK, which is there"))
struct GeneratedHandlerTests: GeneratesCode {
  // MARK: Into an app

  static let swiftUIApp = """
    import SwiftUI

    @main
    struct NotesApp: App {
    \tvar body: some Scene {
    \t\tWindowGroup { Text("Notes").onQuickAction { _ in } }
    \t}
    }

    """

  @Test func aSwiftUIAppGetsAllItNeeds() async throws {
    let files = files(GeneratorLists.plain, ["NotesApp.swift": Self.swiftUIApp])
    let app = app(files)
    let code = try CodeGenerator.handler(.init(app)).code(for: app, .swift)
    let texts = try changed(
      try code.changes(into: "/app/QuickActions.swift", of: app, in: files), files)
    let own = try #require(texts["NotesApp.swift"])
    #expect(
      own.contains("\n\t@UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate\n"))
    #expect(texts["QuickActions.swift"]?.contains("\n\tstatic let shared") == true)
    try await typeCheck(Array(texts.values))
  }

  @Test func anAdaptorThatIsThereIsUsed() async throws {
    let files = files(
      GeneratorLists.plain,
      [
        "NotesApp.swift": Self.swiftUIApp.replacing(
          "\tvar body",
          with: "\t@UIApplicationDelegateAdaptor private var delegate: Delegate\n\n\tvar body"),
        "Delegate.swift":
          "import UIKit\r\n\r\nclass Delegate: NSObject, UIApplicationDelegate {\r\n  var 数 = 1\r\n}\r\n",
      ])
    let app = app(files)
    let code = try CodeGenerator.handler(.swiftUI).code(for: app, .swift)
    var texts = try changed(
      try code.changes(into: "/app/QuickActions.swift", of: app, in: files), files)
    let delegate = try #require(texts["Delegate.swift"])
    #expect(delegate.contains("\r\n  func application(\r\n"))
    #expect(!delegate.replacing("\r\n", with: "").contains("\n"))
    #expect(texts["NotesApp.swift"] == nil)
    texts["NotesApp.swift"] = String(
      decoding: try files.read("/app/NotesApp.swift"), as: UTF8.self)
    try await typeCheck(Array(texts.values))
  }

  static let sceneDelegate = """
    import UIKit

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
       var window: UIWindow?

       func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options 选项: UIScene.ConnectionOptions) {
          guard let scene = scene as? UIWindowScene else { return }
          window = UIWindow(windowScene: scene)
       }
    }

    """

  @Test(arguments: GeneratorLists.all.indices) func aSceneDelegateGetsBothPaths(_ list: Int)
    async throws
  {
    let files = files(GeneratorLists.all[list], ["SceneDelegate.swift": Self.sceneDelegate])
    let app = app(files)
    let code = try CodeGenerator.handler(.scenes).code(for: app, .swift)
    let texts = try changed(
      try code.changes(into: "/app/SceneDelegate.swift", of: app, in: files), files)
    #expect(texts.count == 1)
    let text = try #require(texts["SceneDelegate.swift"])
    #expect(
      text.contains(
        "\n      if let item = 选项.shortcutItem {\n         _ = performQuickAction(item)\n"))
    #expect(text.hasPrefix(String(Self.sceneDelegate.prefix(60))))
    try await typeCheck([text])
  }

  @Test(arguments: GeneratorLists.all.indices) func anEnumerationThatIsThereIsUsed(_ list: Int)
    async throws
  {
    let first = files(GeneratorLists.all[list], [:])
    let own = app(first)
    let types = try CodeGenerator.types.code(for: own, .swift).text(for: own)
    let files = files(
      GeneratorLists.all[list], ["SceneDelegate.swift": Self.sceneDelegate, "Types.swift": types])
    let app = app(files)
    let code = try CodeGenerator.handler(.scenes).code(for: app, .swift)
    let texts = try changed(
      try code.changes(into: "/app/SceneDelegate.swift", of: app, in: files), files)
    let text = try #require(texts["SceneDelegate.swift"])
    #expect(text.contains("guard let action = QuickAction(item) else { return false }"))
    try await typeCheck([text, types])
  }

  @Test(arguments: GeneratorLists.all.indices) func anAppDelegateGetsItsMethod(_ list: Int)
    async throws
  {
    let delegate =
      "import UIKit\n\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n"
    let files = files(GeneratorLists.all[list], ["AppDelegate.swift": delegate])
    let app = app(files)
    let code = try CodeGenerator.handler(.appDelegate).code(for: app, .swift)
    let texts = try changed(
      try code.changes(into: "/app/AppDelegate.swift", of: app, in: files), files)
    let text = try #require(texts["AppDelegate.swift"])
    try await typeCheck([text.replacing("@main\n", with: "")])
  }

  @Test(arguments: GeneratorLists.all.indices) func objectiveCDelegatesGetTheirs(_ list: Int) throws
  {
    let files = files(
      GeneratorLists.all[list],
      [
        "SceneDelegate.m": """
        #import <UIKit/UIKit.h>

        @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
        @end

        @implementation SceneDelegate

        - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
            (void)scene;
        }

        @end

        """
      ])
    let app = app(files)
    let code = try CodeGenerator.handler(.scenes).code(for: app, .objectiveC)
    let texts = try changed(
      try code.changes(into: "/app/SceneDelegate.m", of: app, in: files), files)
    #expect(
      texts["SceneDelegate.m"]?.contains("\n    if (options.shortcutItem != nil) {\n        [self")
        == true)
    try compile(texts)
  }

  // MARK: From an app delegate to scenes

  static let appDelegate = """
    import UIKit

    class AppDelegate: UIResponder, UIApplicationDelegate {
        var tab = 0

        func application(
            _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            // 打开
            completionHandler(open(shortcutItem, application))
        }

        private func open(_ item: UIApplicationShortcutItem, _ application: UIApplication) -> Bool {
            tab = 1
            return true
        }
    }

    """

  @Test func aHandlerThatIsNeverCalledIsMoved() async throws {
    let files = files(
      GeneratorLists.plain,
      ["AppDelegate.swift": Self.appDelegate, "SceneDelegate.swift": Self.sceneDelegate],
      root: "<key>UIApplicationSceneManifest</key><dict/>")
    let app = app(files)
    let code = try CodeGenerator.handler(.scenes).code(for: app, .swift)
    let texts = try changed(
      try code.changes(into: "/app/SceneDelegate.swift", of: app, in: files), files)
    let delegate = try #require(texts["AppDelegate.swift"])
    #expect(!delegate.contains("func application("))
    #expect(
      delegate.contains("\n        let application = UIApplication.shared\n        completion"))
    try await typeCheck(Array(texts.values))
  }

  @Test func inASwiftUIAppItIsMoved() async throws {
    let files = files(
      GeneratorLists.plain,
      [
        "AppDelegate.swift": Self.appDelegate.replacing("UIResponder", with: "NSObject"),
        "NotesApp.swift": Self.swiftUIApp.replacing(
          "\tvar body",
          with: "\t@UIApplicationDelegateAdaptor(AppDelegate.self) var delegate\n\n\tvar body"
        ).replacing(".onQuickAction { _ in }", with: ""),
      ])
    let app = app(files)
    let code = try CodeGenerator.handler(.init(app)).code(for: app, .swift)
    var texts = try changed(
      try code.changes(into: "/app/AppDelegate.swift", of: app, in: files), files)
    #expect(Array(texts.keys) == ["AppDelegate.swift"])
    texts["NotesApp.swift"] = String(
      decoding: try files.read("/app/NotesApp.swift"), as: UTF8.self)
    try await typeCheck(Array(texts.values))
  }

  // MARK: Existing code remains

  private func failure(
    _ generator: CodeGenerator, into path: String, _ code: [String: String],
    _ items: [(String, String)] = GeneratorLists.plain, root: String = ""
  ) -> GenerationFailure? {
    let files = files(items, code, root: root)
    let app = app(files)
    do throws(GenerationFailure) {
      let language = CodeLanguage(path: path) ?? .swift
      _ = try generator.code(for: app, language).changes(into: path, of: app, in: files)
      return nil
    } catch {
      return error
    }
  }

  @Test func whatIsThereIsTold() throws {
    let enumeration = "\nstruct QuickAction {}"
    let declared = try #require(
      failure(.types, into: "/app/New.swift", ["Old.swift": enumeration]))
    #expect(declared.place?.path == "/app/Old.swift" && declared.place?.offset == 8)
    #expect(declared.message[.english].contains("“QuickAction” is declared"))

    let handled = Self.sceneDelegate.replacing(
      "   var window",
      with: """
           func windowScene(_ s: UIWindowScene, performActionFor i: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {}
           var window
        """
    ).replacing("window = UIWindow", with: "print(选项.shortcutItem ?? 0)\n      window = UIWindow")
    let twice = failure(
      .handler(.scenes), into: "/app/SceneDelegate.swift", ["SceneDelegate.swift": handled])
    #expect(twice?.place?.path == "/app/SceneDelegate.swift")
    let scenes = failure(
      .handler(.appDelegate), into: "/app/A.swift",
      ["A.swift": "import UIKit\nclass A: NSObject, UIApplicationDelegate {}"],
      root: "<key>UIApplicationSceneManifest</key><dict/>")
    #expect(scenes?.message[.english].contains("the app has scenes") == true)
    #expect(failure(.types, into: "/app/New.m", ["New.h": ""]) != nil)
    #expect(failure(.types, into: "/app/New.h", [:]) != nil)
    #expect(failure(.types, into: "/app/Broken.swift", ["Broken.swift": "class A {"]) != nil)
    #expect(failure(.types, into: "/app/New.swift", [:], []) != nil)
    #expect(failure(.types, into: "/app/New.swift", [:], [("$(OTHER).x", "X")]) != nil)
  }
}
