import CodeGeneration
import CodeSyntax
import Foundation
import Testing

/// Code for apps that already contain parts of it, in other files and in older forms. Compilers accept the
/// result, and obstacles are reported with their position.
@Suite(.enabled(if: StubModules.isSupported, "the stubs stand in for Apple's SDK, which is there"))
struct GeneratedSituationTests: GeneratesCode {
  private static let scenes = "<key>UIApplicationSceneManifest</key><dict/>"

  private static let bare = """
    import UIKit

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
    }

    """

  private static let connect = """
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            print(1)
        }
    """

  private static let warm = """
        func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            completionHandler(true)
        }
    """

  private static func delegate(_ members: String) -> String {
    bare.replacing("    var window: UIWindow?", with: members)
  }

  private static func adding(_ members: String, to type: String) -> String {
    "import UIKit\n\nextension \(type) {\n\(members)\n}\n"
  }

  /// Returns all files after code was added to one of them, or the failure with its position.
  private func written(
    _ generator: CodeGenerator, into name: String, _ code: [String: String],
    items: [(String, String)] = GeneratorLists.plain, root: String = scenes
  ) throws -> (texts: [String: String], failure: GenerationFailure?) {
    let files = files(items, code, root: root)
    let app = app(files)
    var texts = code
    do throws(GenerationFailure) {
      let path = "/app/" + name
      let made = try generator.code(for: app, CodeLanguage(path: path) ?? .swift, into: path)
      let changes = try made.changes(into: path, of: app, in: files)
      texts.merge((try? changed(changes, files)) ?? [:]) { $1 }
      return (texts, nil)
    } catch {
      return (texts, error)
    }
  }

  // MARK: Swift

  @Test(arguments: [
    // Missing code is added next to the code that calls it, and nothing is declared twice.
    ["SceneDelegate.swift": bare, "Connect.swift": adding(connect, to: "SceneDelegate")],
    ["SceneDelegate.swift": delegate(connect), "Warm.swift": adding(warm, to: "SceneDelegate")],
    ["SceneDelegate.swift": delegate(warm)],
    ["SceneDelegate.swift": delegate(warm + "\n" + connect)],
    [
      "SceneDelegate.swift": delegate(
        warm + "\n"
          + connect.replacing(
            "print(1)", with: "guard let scene = scene as? UIWindowScene else { return }"))
    ],
    [
      "SceneDelegate.swift": delegate(
        connect.replacing("print(1)", with: "print(1)\n        return"))
    ],
    ["SceneDelegate.swift": bare.replacing("\n    var window: UIWindow?\n", with: " ")],
    // Enumerations that cannot be used, and one with a case that no property list declares.
    ["SceneDelegate.swift": bare, "Kind.swift": table("private enum Kind")],
    ["SceneDelegate.swift": bare, "Kind.swift": table("enum Kind", "init")],
    ["SceneDelegate.swift": bare, "Kind.swift": table("enum Kind", "private init?")],
    ["SceneDelegate.swift": bare, "Kind.swift": table("enum Kind", cases: "case more")],
    // The handler of an app delegate in an extension.
    [
      "SceneDelegate.swift": bare, "AppDelegate.swift": appDelegate,
      "Actions.swift": adding(
        warm.replacing(
          "windowScene(_ windowScene: UIWindowScene",
          with: "application(_ application: UIApplication"),
        to: "AppDelegate"),
    ],
  ]) func bothPathsAreThereAndCompile(_ code: [String: String]) async throws {
    let (texts, failure) = try written(.handler(.scenes), into: "SceneDelegate.swift", code)
    #expect(failure == nil, "\(failure?.message[.english] ?? "")")
    let all = texts.values.joined()
    #expect(all.contains("connectionOptions.shortcutItem"))
    #expect(all.contains("func windowScene("))
    #expect(texts["SceneDelegate.swift"]?.contains(" \n") == false)
    try await typeCheck(Array(texts.values))
    let again = try written(.handler(.scenes), into: "SceneDelegate.swift", texts)
    #expect(again.failure != nil)
  }

  private static let appDelegate =
    "import UIKit\n\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n}\n"

  private static func table(_ head: String, _ initializer: String = "init?", cases: String = "")
    -> String
  {
    let body =
      initializer == "init"
      ? "self = Self(rawValue: item.type) ?? .search" : "self.init(rawValue: item.type)"
    return """
      import UIKit

      \(head): String {
        case newNote = "com.example.notes.new-note"
        case search = "com.example.notes.search"
        \(cases)
        \(initializer)(_ item: UIApplicationShortcutItem) { \(body) }
      }

      """
  }

  /// Types that share a case of an older enumeration are distinguished by their strings, and the enumeration
  /// is named.
  @Test func twoTypesThatShareACaseAreTold() async throws {
    let items = [("search", "All"), ("$(PRODUCT_BUNDLE_IDENTIFIER).search", "Own")]
    let kind = """
      import UIKit

      enum Kind: String {
        case search
        init?(_ item: UIApplicationShortcutItem) {
          self.init(rawValue: item.type.split(separator: ".").last.map(String.init) ?? "")
        }
      }

      """
    let code = ["Kind.swift": kind, "SceneDelegate.swift": Self.bare]
    let types = try written(.types, into: "Kind.swift", code, items: items)
    #expect(types.failure?.message[.english].hasPrefix("“Kind” has one case for “search”") == true)
    #expect(types.failure?.place?.line == 3)
    let handled = try written(.handler(.scenes), into: "SceneDelegate.swift", code, items: items)
    let text = try #require(handled.texts["SceneDelegate.swift"])
    #expect(text.contains("case \"search\":") && text.contains("case prefix + \"search\":"))
    try await typeCheck(Array(handled.texts.values))
    // With the generated enumeration, each type has its case.
    let own = try written(.types, into: "Q.swift", ["SceneDelegate.swift": Self.bare], items: items)
    let both = try written(.handler(.scenes), into: "SceneDelegate.swift", own.texts, items: items)
    let delegate = try #require(both.texts["SceneDelegate.swift"])
    #expect(delegate.contains("case .search:") && delegate.contains("case .appSearch:"))
    try await typeCheck(Array(both.texts.values))
    let again = try written(.types, into: "Q.swift", both.texts, items: items)
    #expect(again.failure?.message[.english].contains("has a case for each type") == true)
    let more = try written(
      .types, into: "Q.swift", both.texts,
      items: items + [("$(PRODUCT_BUNDLE_IDENTIFIER).new", "N")])
    #expect(more.texts["Q.swift"]?.contains("case new = \".new\"") == true)
    try await typeCheck(Array(more.texts.values))
  }

  @Test func theDelegateThatIsMeantIsChanged() throws {
    let other = Self.bare.replacing("SceneDelegate:", with: "ADisplayDelegate:")
    let code = ["ADisplayDelegate.swift": other, "SceneDelegate.swift": Self.bare]
    let named = try written(.handler(.scenes), into: "SceneDelegate.swift", code)
    #expect(named.texts["ADisplayDelegate.swift"] == other)
    #expect(named.texts["SceneDelegate.swift"]?.contains("func windowScene(") == true)
    // If no file determines it, the property list does.
    let root = """
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict><key>UISceneDelegateClassName</key>
      <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string></dict></array></dict></dict>
      """
    let listed = try written(.handler(.scenes), into: "New.swift", code, root: root)
    #expect(listed.texts["ADisplayDelegate.swift"] == other)
  }

  @Test(arguments: [":App {", ": SwiftUI.App {", ": App {"]) func aSwiftUIAppIsKnown(
    _ head: String
  ) async throws {
    var app = GeneratedHandlerTests.swiftUIApp.replacing(": App {", with: head)
    if head == ": App {" { app = app.replacing("@main\n", with: "") }
    let code = [
      "NotesApp.swift": app,
      "Main.swift": head == ": App {"
        ? "@main\nenum Entry {\n  static func main() { NotesApp.main() }\n}\n" : "",
    ]
    let files = files(GeneratorLists.plain, code)
    #expect(HandlerGenerator.LifeCycle(self.app(files)) == .swiftUI)
  }

  @Test func anAppDelegateIsMadeByTheApp() async throws {
    let handler = Self.warm.replacing(
      "windowScene(_ windowScene: UIWindowScene", with: "application(_ application: UIApplication")
    let delegate = Self.appDelegate.replacing("{\n", with: "{\n\(handler)\n")
    let (texts, failure) = try written(
      .handler(.swiftUI), into: "New.swift",
      [
        "NotesApp.swift": GeneratedHandlerTests.swiftUIApp.replacing(
          ".onQuickAction { _ in }", with: ""), "AppDelegate.swift": delegate,
      ], root: "")
    #expect(failure == nil)
    #expect(texts["NotesApp.swift"]?.contains("DelegateAdaptor(AppDelegate.self)") == true)
    try await typeCheck(Array(texts.values))
  }

  @Test func whatIsElsewhereIsTold() throws {
    let handler = Self.warm.replacing(
      "windowScene(_ windowScene: UIWindowScene", with: "application(_ application: UIApplication")
    let beside = try written(
      .handler(.appDelegate), into: "AppDelegate.swift",
      [
        "AppDelegate.swift": Self.appDelegate,
        "More.swift": Self.adding(handler, to: "AppDelegate"),
      ],
      root: "")
    #expect(beside.failure?.place?.path == "/app/More.swift")
    // A method with explicit calls keeps its name.
    let called = try written(
      .handler(.scenes), into: "SceneDelegate.swift",
      [
        "SceneDelegate.swift": Self.bare,
        "AppDelegate.swift": Self.appDelegate.replacing("{\n", with: "{\n\(handler)\n"),
        "Other.swift": """
        import UIKit
        @MainActor func go(_ delegate: AppDelegate, _ item: UIApplicationShortcutItem) {
          delegate.application(UIApplication.shared, performActionFor: item) { _ in }
        }
        """,
      ])
    #expect(called.failure?.place?.path == "/app/Other.swift")
    let configured = Self.adding(
      """
        func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
          UISceneConfiguration(name: nil, sessionRole: session.role)
        }
      """, to: "AppDelegate")
    let twice = try written(
      .handler(.swiftUI), into: "New.swift",
      [
        "NotesApp.swift": GeneratedHandlerTests.swiftUIApp.replacing(
          "\tvar body",
          with: "\t@UIApplicationDelegateAdaptor(AppDelegate.self) var a\n\n\tvar body"),
        "AppDelegate.swift": Self.appDelegate, "More.swift": configured,
      ], root: "")
    #expect(twice.failure?.place?.path == "/app/More.swift")
  }

  @Test func testsAreNoPartOfTheApp() throws {
    let test = "import XCTest\n" + Self.bare.replacing("SceneDelegate:", with: "AMock:")
    let (texts, _) = try written(
      .handler(.scenes), into: "SceneDelegate.swift",
      ["AMock.swift": test, "SceneDelegate.swift": Self.bare])
    #expect(texts["AMock.swift"] == test)
  }

  // MARK: Intents

  @Test func intentsHaveNamesAndARouterOfTheirOwn() async throws {
    let router = """
      import UIKit
      final class QuickActionRouter { func open(_ item: UIApplicationShortcutItem) {} }

      """
    let names = ["com.x.app", "com.x.open", "com.x.set-value", "com.x.delete"].map { ($0, "Title") }
    let (texts, failure) = try written(
      .intents, into: "Intents.swift",
      ["Router.swift": router, "Kind.swift": Self.table("enum Kind")],
      items: names + GeneratorLists.plain)
    #expect(failure == nil)
    #expect(texts["Intents.swift"]?.contains("shared.open") == false)
    try await typeCheck(Array(texts.values))
  }

  @Test(arguments: [
    ("15.0", "16.0", "17.0", "openAppWhenRun = true"),
    ("16.4", "", "17.0", "openAppWhenRun = true"),
    ("17.0", "", "", "openAppWhenRun = true"),
    ("26.0", "", "", "supportedModes: IntentModes = .foreground"),
  ]) func intentsFitTheOldestSystem(
    _ version: String, _ intents: String, _ shortcuts: String, _ opening: String
  ) async throws {
    let (texts, _) = try written(
      .intents, into: "Intents.swift", [:],
      root: "<key>MinimumOSVersion</key><string>\(version)</string>")
    let text = try #require(texts["Intents.swift"])
    func head(_ since: String) -> String {
      (since.isEmpty ? "" : "@available(iOS \(since), *)") + "\nstruct "
    }
    #expect(text.contains(head(intents) + "NewNoteIntent") && text.contains(opening))
    #expect(text.contains(head(shortcuts) + "QuickActionShortcuts"))
    try await typeCheck([text])
  }

  // MARK: Types in step

  private static let user = """
    import UIKit

    @MainActor func open(_ kind: Kind) -> Bool {
        switch kind {
        case .search:
            return true
        }
    }
    enum Tab { case search, home }
    func show(_ tab: Tab) {
        switch tab {
        case .search: break
        case .home: break
        }
    }

    """

  @Test func anEnumerationIsBroughtIntoStepInAllFiles() async throws {
    let kind = Self.table("enum Kind").replacing(
      "  case newNote = \"com.example.notes.new-note\"\n", with: "")
    let code = ["Kind.swift": kind, "User.swift": Self.user]
    let (texts, failure) = try written(.types, into: "Kind.swift", code)
    #expect(failure == nil)
    #expect(texts["Kind.swift"]?.contains("case newNote = ") == true)
    #expect(texts["User.swift"]?.components(separatedBy: "case .newNote:").count == 2)
    try await typeCheck(Array(texts.values))
    let again = try written(.types, into: "Kind.swift", texts)
    #expect(again.failure?.message[.english].contains("has a case for each type") == true)
    // The return value of a branch is not guessed.
    let value = Self.user.replacing("-> Bool", with: "-> Int").replacing(
      "return true", with: "return 1")
    let told = try written(.types, into: "Kind.swift", ["Kind.swift": kind, "User.swift": value])
    #expect(told.failure?.place?.path == "/app/User.swift")
    // The enumeration of a switch is not guessed either, if two have the same cases.
    let twins = Self.user.replacing("search, home", with: "search").replacing(
      "case .home: break\n", with: "")
    let twin = try written(.types, into: "Kind.swift", ["Kind.swift": kind, "User.swift": twins])
    #expect(twin.failure != nil)
  }

  // MARK: Layout

  @Test func aFileOfCommentsKeepsItsLineEnds() throws {
    let (texts, _) = try written(
      .types, into: "T.swift", ["T.swift": "//\r\n//  T.swift\r\n//\r\n"])
    let text = try #require(texts["T.swift"])
    #expect(text.hasPrefix("//\r\n//  T.swift\r\n//\r\n\r\nimport UIKit\r\n\r\n///"))
    #expect(!text.replacing("\r\n", with: "").contains("\n"))
  }
}
