import CodeGeneration
import CodeSyntax
import Foundation
import SourceText
import Testing

/// The positions of generated code, its placeholders, and situations in which none is generated.
@Suite(.enabled(if: StubModules.isSupported, "the stubs stand in for Apple's SDK, which is there"))
struct GeneratedPlaceTests: GeneratesCode {
  private static let scenes = "<key>UIApplicationSceneManifest</key><dict/>"
  private static let appDelegate =
    "import UIKit\n\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n}\n"

  private func made(
    _ generator: CodeGenerator, into name: String, _ code: [String: String], root: String = "",
    isApart: Bool = true, target: Version? = nil
  ) throws -> (texts: [String: String], failure: GenerationFailure?) {
    let files = files(GeneratorLists.plain, code, root: root)
    let app = app(files).deploying(to: target)
    let path = "/app/" + name
    do throws(GenerationFailure) {
      let made = try generator.code(
        for: app, CodeLanguage(path: path) ?? .swift, into: path, isApart: isApart)
      let changes = try made.changes(into: path, of: app, in: files)
      return (code.merging((try? changed(changes, files)) ?? [:]) { $1 }, nil)
    } catch {
      return (code, error)
    }
  }

  // MARK: Scenes

  /// In an app without scenes, a scene delegate is never called, and its window would be a second one.
  @Test func anAppWithoutScenesIsMovedFirst() throws {
    let (texts, failure) = try made(
      .handler(.scenes), into: "SceneDelegate.swift", ["AppDelegate.swift": Self.appDelegate])
    #expect(failure?.message[.english].contains("quickactions migrate scenes") == true)
    #expect(failure?.place?.path == "/app/AppDelegate.swift" && texts.count == 1)
    let swiftUI = try made(
      .handler(.scenes), into: "SceneDelegate.swift",
      ["NotesApp.swift": GeneratedHandlerTests.swiftUIApp])
    #expect(swiftUI.failure?.message[.english].contains("--for swiftui") == true)
  }

  @Test(arguments: ["SceneDelegate.swift", "SceneDelegate.m"])
  func aNewSceneDelegateHasAWindow(_ name: String) async throws {
    let (texts, failure) = try made(
      .handler(.scenes), into: name, [:], root: Self.scenes)
    #expect(failure == nil)
    let text = try #require(texts[name])
    #expect(text.contains("// TODO: Give the window its root view controller.\n"))
    if name.hasSuffix(".m") {
      #expect(texts["SceneDelegate.h"]?.contains("@interface SceneDelegate : UIResponder") == true)
      try compile(texts)
    } else {
      try await typeCheck([text])
    }
    // UIKit creates the window of a storyboard.
    let root = """
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict><key>UISceneStoryboardFile</key>
      <string>Main</string></dict></array></dict></dict>
      """
    let storyboard = try made(.handler(.scenes), into: name, [:], root: root)
    #expect(storyboard.texts[name]?.contains("makeKeyAndVisible") == false)
  }

  /// The first configuration of the manifest is used for a window, whatever the order of the files.
  @Test func theDelegateOfWindowsGetsTheHandler() throws {
    let delegate = { (name: String) in
      "import UIKit\n\nclass \(name): UIResponder, UIWindowSceneDelegate {\n}\n"
    }
    let named = ["SceneDelegate", "DetailDelegate"].map {
      "<dict><key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).\($0)</string></dict>"
    }
    let root = """
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array>\(named.joined())</array></dict></dict>
      """
    let (texts, _) = try made(
      .handler(.scenes), into: "New.swift",
      ["A.swift": delegate("DetailDelegate"), "B.swift": delegate("SceneDelegate")], root: root)
    #expect(texts["New.swift"]?.contains("extension SceneDelegate {") == true)
  }

  /// UIKit requests no configuration for a scene that it restores, and the window is created after both
  /// calls.
  @Test func theAppDelegateOfSwiftUIIsAlwaysFound() async throws {
    let handler = GeneratedHandlerTests.appDelegate.replacing("UIResponder", with: "NSObject")
    let app = GeneratedHandlerTests.swiftUIApp.replacing(".onQuickAction { _ in }", with: "")
      .replacing(
        "\tvar body", with: "\t@UIApplicationDelegateAdaptor(AppDelegate.self) var a\n\n\tvar body")
    let (texts, _) = try made(
      .handler(.swiftUI), into: "New.swift", ["NotesApp.swift": app, "AppDelegate.swift": handler])
    #expect(texts["AppDelegate.swift"]?.contains("override init() {\n        super.init()") == true)
    #expect(texts["New.swift"]?.contains("Task { AppDelegate.shared?.performQuick") == true)
    try await typeCheck(Array(texts.values))
    let own = handler.replacing("    var tab = 0\n", with: "    override init() { super.init() }\n")
    let (kept, _) = try made(
      .handler(.swiftUI), into: "New.swift", ["NotesApp.swift": app, "AppDelegate.swift": own])
    #expect(kept["AppDelegate.swift"]?.components(separatedBy: "init() {").count == 2)
  }

  /// SwiftUI creates no window for an app that starts with an app delegate.
  @Test func anAppOfUIKitGetsNoHandlerOfSwiftUI() throws {
    for start in ["@main ", "@UIApplicationMain "] {
      let (_, failure) = try made(
        .handler(.swiftUI), into: "New.swift",
        [
          "AppDelegate.swift": GeneratedHandlerTests.appDelegate.replacing(
            "class App", with: start + "class App")
        ])
      #expect(failure?.message[.english].contains("starts with UIKit's app delegate") == true)
      #expect(failure?.place?.path.hasSuffix("AppDelegate.swift") == true)
    }
  }

  // MARK: The file that was named

  @Test(arguments: [HandlerGenerator.LifeCycle.scenes, .appDelegate])
  func methodsGoIntoTheFileThatWasNamed(_ lifeCycle: HandlerGenerator.LifeCycle) async throws {
    let isScene = lifeCycle == .scenes
    let delegate = isScene ? GeneratedHandlerTests.sceneDelegate : Self.appDelegate
    let code = ["Delegate.swift": delegate]
    let root = isScene ? Self.scenes : ""
    let (texts, failure) = try made(.handler(lifeCycle), into: "New.swift", code, root: root)
    #expect(failure == nil)
    let name = isScene ? "SceneDelegate" : "AppDelegate"
    #expect(texts["New.swift"]?.contains("\nextension \(name) {\n") == true)
    #expect(texts["Delegate.swift"]?.contains("performActionFor") == false)
    // An existing launch method reads the item in any case.
    #expect(texts["Delegate.swift"]?.contains(".shortcutItem") == isScene)
    try await typeCheck(Array(texts.values))
    let again = try made(.handler(lifeCycle), into: "New.swift", texts, root: root)
    #expect(again.failure != nil)
    // An action in an editor names no file.
    let inside = try made(
      .handler(lifeCycle), into: "New.swift", code, root: root, isApart: false)
    #expect(inside.texts["New.swift"] == nil)
  }

  // MARK: Remaining work

  @Test func placesAreMarkedAsTheAppDoesIt() throws {
    let warning = Self.appDelegate.replacing("{\n", with: "{\n  #warning(\"later\")\n")
    let (texts, _) = try made(
      .handler(.appDelegate), into: "AppDelegate.swift", ["AppDelegate.swift": warning])
    let text = try #require(texts["AppDelegate.swift"])
    #expect(text.contains("      #warning(\"Open “Search” and return true.\")\n"))
    #expect(!text.contains("TODO"))
    let places = ToDoMark.new(in: text, since: warning)
    #expect(
      places.map(\.text) == ["Open “New Note” and return true.", "Open “Search” and return true."])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(places.allSatisfy { lines[$0.line - 1].contains($0.text) })
    #expect(ToDoMark.new(in: text, since: text).isEmpty)
  }

  // MARK: The oldest system

  @Test func theSettingsDecideWhatIsUsed() throws {
    let code = ["NotesApp.swift": GeneratedHandlerTests.swiftUIApp]
    for (target, isObservable) in [(nil, false), (Version(16), false), (Version(17), true)] {
      let (texts, _) = try made(.handler(.swiftUI), into: "New.swift", code, target: target)
      #expect(texts["New.swift"]?.contains("@Observable") == isObservable, "\(target as Any)")
    }
  }

  // MARK: Intents

  @Test func intentsDoWhatTheHandlerDoes() async throws {
    let handler = """
      extension SceneDelegate {
        func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool { true }
      }
      """
    let code = ["SceneDelegate.swift": GeneratedHandlerTests.sceneDelegate + handler]
    let (texts, _) = try made(
      .intents, into: "Intents.swift", code, root: Self.scenes, target: Version(17))
    let text = try #require(texts["Intents.swift"])
    #expect(
      text.contains("performQuickAction(\"com.example.notes.new-note\", \"New Note\")"))
    #expect(text.contains("struct NewNoteIntent: AppIntent") && !text.contains("TODO"))
    try await typeCheck(Array(texts.values))
  }
}
