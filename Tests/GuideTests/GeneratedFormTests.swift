import CodeGeneration
import CodeSyntax
import Files
import Foundation
import Testing

/// Code for apps with `async` handlers, with delegates at unusual positions, and with parts that are not in
/// all builds: correct code, or the position of the obstacle.
@Suite(.enabled(if: StubModules.isSupported, "the stubs stand in for Apple's SDK, which is there"))
struct GeneratedFormTests: GeneratesCode {
  private static let scene: String = "class SceneDelegate: UIResponder, UIWindowSceneDelegate"
  private static let app: String = "class AppDelegate: UIResponder, UIApplicationDelegate"

  private static let warm: String = """
      func windowScene(_ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem) async -> Bool {
        item.type == "a"
      }
    """
  private static let old: String = """
      func windowScene(_ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(true)
      }
    """
  private static let connect: String = """
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        print(1)
      }
    """

  private static func ofApp(_ text: String) -> String {
    text.replacing(
      "windowScene(_ windowScene: UIWindowScene", with: "application(_ application: UIApplication")
  }

  private static func file(_ head: String, _ members: String...) -> String {
    "import UIKit\n\n\(head) {\n\(members.joined(separator: "\n\n"))\n}\n"
  }

  private static func inIf(_ member: String, else other: String? = nil) -> String {
    "  #if DEBUG\n\(member)\n" + (other.map { "  #else\n\($0)\n" } ?? "") + "  #endif"
  }

  private func written(
    _ generator: CodeGenerator, into name: String, _ code: [String: String],
    root: String = "<key>UIApplicationSceneManifest</key><dict/>"
  ) throws -> (texts: [String: String], failure: GenerationFailure?) {
    let files = files(GeneratorLists.plain, code, root: root)
    let app = app(files)
    let path = "/app/" + name
    do throws(GenerationFailure) {
      let made = try generator.code(for: app, .swift, into: path)
      let changes = try made.changes(into: path, of: app, in: files)
      return (code.merging((try? changed(changes, files)) ?? [:]) { $1 }, nil)
    } catch {
      return (code, error)
    }
  }

  // MARK: async

  private static let launches: [[String: String]] = [
    ["S.swift": file(scene, warm)], ["S.swift": file(scene, warm, connect)],
    ["S.swift": file(scene, connect), "More.swift": file("extension SceneDelegate", warm)],
  ]

  @Test(arguments: launches) func anAsyncHandlerIsCalledByTheLaunch(_ code: [String: String])
    async throws
  {
    let (texts, failure) = try written(.handler(.scenes), into: "S.swift", code)
    #expect(failure == nil)
    let all = texts.values.joined()
    #expect(
      all.contains("Task { _ = await self.windowScene(windowScene, performActionFor: item) }"))
    #expect(all.components(separatedBy: "func windowScene(").count == 2, "\(all)")
    try await typeCheck(Array(texts.values))
    let again = try written(.handler(.scenes), into: "S.swift", texts)
    #expect(again.failure?.place != nil)
  }

  @Test func anAsyncHandlerIsMoved() async throws {
    let code = [
      "A.swift": Self.file(
        Self.app,
        Self.ofApp(Self.warm).replacing(
          "item.type ==", with: "application.delegate != nil && item.type ==")),
      "S.swift": Self.file(Self.scene, Self.connect),
    ]
    let (texts, failure) = try written(.handler(.scenes), into: "S.swift", code)
    #expect(failure == nil)
    #expect(
      texts["A.swift"]?.contains(
        "performQuickAction(_ item: UIApplicationShortcutItem, application: UIApplication = .shared) async"
      ) == true)
    #expect(texts["S.swift"]?.contains("Task { _ = await performQuickAction(item) }") == true)
    try await typeCheck(Array(texts.values))
    let fresh = try written(
      .handler(.scenes), into: "New.swift", ["A.swift": code["A.swift"] ?? ""])
    #expect(fresh.failure == nil)
    try await typeCheck(Array(fresh.texts.values))
    let swiftUI = try written(
      .handler(.swiftUI), into: "New.swift",
      [
        "NotesApp.swift": GeneratedHandlerTests.swiftUIApp.replacing(
          ".onQuickAction { _ in }", with: ""), "A.swift": code["A.swift"] ?? "",
      ], root: "")
    #expect(swiftUI.failure == nil)
    try await typeCheck(Array(swiftUI.texts.values))
  }

  @Test(arguments: [CodeGenerator.handler(.scenes), .handler(.appDelegate)])
  func twoFormsAreTold(_ generator: CodeGenerator) throws {
    let isScene = generator == .handler(.scenes)
    let both = [Self.warm, Self.old].map { isScene ? $0 : Self.ofApp($0) }
    let code = [
      "A.swift": Self.file(isScene ? Self.scene : Self.app, both[0]),
      "More.swift": Self.file("extension \(isScene ? "SceneDelegate" : "AppDelegate")", both[1]),
    ]
    let (_, failure) = try written(
      generator, into: "A.swift", code,
      root: isScene ? "<key>UIApplicationSceneManifest</key><dict/>" : "")
    #expect(failure?.place?.path == "/app/More.swift")
    #expect(failure?.message[.english].hasPrefix("this is a second handler") == true)
  }

  // MARK: Delegates in odd places

  private static let odd: [(CodeGenerator, String, String)] = [
    (
      CodeGenerator.handler(.scenes), "actor SceneDelegate: NSObject, UIWindowSceneDelegate {}",
      "only a class"
    ),
    (.handler(.scenes), "struct SceneDelegate: UIWindowSceneDelegate {}", "only a class"),
    (
      .handler(.scenes), "enum Notes {\n  \(app) {\n\(ofApp(old))\n  }\n}",
      "stands inside another type"
    ),
  ]

  @Test(arguments: odd) func whatCannotBeChangedIsTold(
    _ generator: CodeGenerator, _ text: String, _ message: String
  ) throws {
    let (texts, failure) = try written(
      generator, into: "A.swift", ["A.swift": "import UIKit\n\n\(text)\n"],
      root: generator == .handler(.scenes) ? "<key>UIApplicationSceneManifest</key><dict/>" : "")
    #expect(failure?.message[.english].contains(message) == true)
    #expect(failure?.place?.path == "/app/A.swift" && texts.count == 1)
  }

  private static let nested: [[String: String]] = [
    ["S.swift": "import UIKit\n\nenum Notes {\n  \(scene) {}\n}\n"],
    [
      "S.swift": file("extension Notes", "  \(scene) {\n\(connect)\n  }"),
      "Notes.swift": "enum Notes {}\n",
    ],
    [
      "S.swift": file("class Notes", "  \(scene) {\n  }"),
      "More.swift": file("extension Notes.SceneDelegate", warm),
    ],
    // A delegate that is not nested in another type comes first.
    ["S.swift": file(scene), "More.swift": file("enum Other", "  \(scene) {\n\(warm)\n  }")],
  ]

  @Test(arguments: nested) func aDelegateInsideATypeGetsItsMethods(_ code: [String: String])
    async throws
  {
    let (texts, failure) = try written(.handler(.scenes), into: "S.swift", code)
    #expect(failure == nil)
    let all = (texts["S.swift"] ?? "") + (texts["More.swift"] ?? "")
    #expect(all.contains("connectionOptions.shortcutItem"), "\(all)")
    #expect(
      all.components(separatedBy: "func windowScene(").count
        == (all.contains("enum Other") ? 3 : 2), "\(all)")
    try await typeCheck(Array(texts.values))
    let again = try written(.handler(.scenes), into: "S.swift", texts)
    #expect(again.failure?.place != nil)
  }

  @Test func anAppDelegateInsideATypeGetsItsMethod() async throws {
    let code = ["A.swift": Self.file("enum Notes", "  \(Self.app) {\n  }")]
    let (texts, failure) = try written(.handler(.appDelegate), into: "A.swift", code, root: "")
    #expect(failure == nil)
    #expect(texts["A.swift"]?.contains("\n    func application(\n") == true)
    try await typeCheck(Array(texts.values))
    let again = try written(.handler(.appDelegate), into: "A.swift", texts, root: "")
    #expect(again.failure?.place?.path == "/app/A.swift")
  }

  @Test func aSwiftUIAppMayHoldItsAppDelegate() async throws {
    let app = """
      import SwiftUI

      @main struct NotesApp: App {
        @UIApplicationDelegateAdaptor(Delegate.self) private var appDelegate
        class Delegate: NSObject, UIApplicationDelegate {
        }
        var body: some Scene { WindowGroup { Text("") } }
      }

      """
    let (texts, failure) = try written(
      .handler(.swiftUI), into: "New.swift", ["NotesApp.swift": app], root: "")
    #expect(failure == nil)
    #expect(texts["NotesApp.swift"]?.contains("configurationForConnecting") == true)
    try await typeCheck(Array(texts.values))
  }

  /// The scene delegate is in the app, not in another folder.
  @Test(arguments: [true, false]) func aSwiftUIAppMayHaveASceneDelegate(isBeside: Bool) async throws
  {
    let code = [
      "App/NotesApp.swift": """
      import SwiftUI

      @main struct NotesApp: App {
        var body: some Scene { WindowGroup { Text("") } }
      }

      """,
      isBeside ? "App/Scenes/S.swift" : "Other/S.swift": Self.file(Self.scene, Self.connect),
    ]
    let files = files(GeneratorLists.plain, code)
    let lifeCycle = HandlerGenerator.LifeCycle(app(files))
    #expect(lifeCycle == .swiftUI)
    let (texts, failure) = try written(.handler(lifeCycle), into: "App/New.swift", code)
    #expect((failure == nil) == isBeside)
    guard isBeside else { return }
    let changed = try #require(texts["S.swift"])
    #expect(changed.contains("func windowScene("))
    #expect(changed.contains("connectionOptions.shortcutItem"))
    #expect(!changed.contains("TODO"))
    let app = try #require(texts["NotesApp.swift"] ?? texts["App/NotesApp.swift"])
    let router = try #require(texts["New.swift"])
    try await typeCheck([changed, app, router])
    // The handler of an app delegate that SwiftUI creates is found by its calls only.
    let handled = code.merging(["App/A.swift": Self.file(Self.app, Self.ofApp(Self.old))]) { $1 }
    let refused = try written(.handler(.scenes), into: "App/NotesApp.swift", handled)
    #expect(refused.failure?.place?.path == "/app/App/A.swift")
  }

  /// An `async` handler is a handler: no second one is added.
  @Test func anAsyncHandlerOfTheAppIsThere() throws {
    let code = ["A.swift": Self.file(Self.app, Self.ofApp(Self.warm))]
    let (texts, failure) = try written(.handler(.appDelegate), into: "A.swift", code, root: "")
    #expect(failure?.place?.line == 4 && texts == code)
    let apart = [
      "A.swift": Self.file(Self.app),
      "B.swift": Self.file("extension AppDelegate", Self.ofApp(Self.warm)),
    ]
    let other = try written(.handler(.appDelegate), into: "A.swift", apart, root: "")
    #expect(other.failure?.place?.path == "/app/B.swift" && other.texts == apart)
  }

  // MARK: #if

  private static let kind: String = """
    import UIKit

    enum Kind: String {
      case search = "com.example.notes.search"
      #if DEBUG
      case debug = "com.example.notes.debug"
      #endif

      init?(_ item: UIApplicationShortcutItem) { self.init(rawValue: item.type) }
    }

    @MainActor func go(_ kind: Kind) -> Bool {
      switch kind {
      case .search:
        return true
      #if DEBUG
      case .debug:
        return true
      #endif
      }
    }

    """

  @Test func casesThatAreNotInAllBuildsStayThere() async throws {
    let (texts, failure) = try written(.types, into: "Kind.swift", ["Kind.swift": Self.kind])
    #expect(failure == nil)
    #expect(texts["Kind.swift"]?.contains("search\"\n  case newNote = ") == true)
    try await typeCheck(Array(texts.values))
    let again = try written(.types, into: "Kind.swift", texts)
    #expect(again.failure?.message[.english].contains("has a case for each type") == true)
    let code = texts.merging(["S.swift": Self.file(Self.scene)]) { $1 }
    let handled = try written(.handler(.scenes), into: "S.swift", code)
    #expect(handled.texts["S.swift"]?.contains(".debug") == false)
    try await typeCheck(Array(handled.texts.values))
  }

  private static let partly: [String] = [
    file(scene, inIf(connect)), file(scene, inIf(connect, else: connect)),
    file(scene, inIf(old)), file(scene, connect, inIf(warm)), file(scene, inIf(warm, else: warm)),
  ]

  @Test(arguments: partly) func methodsThatAreNotInAllBuildsAreTold(_ text: String) throws {
    let (_, failure) = try written(.handler(.scenes), into: "S.swift", ["S.swift": text])
    #expect(failure?.place != nil)
    #expect(failure?.message[.english].contains("#if") == true)
  }

  @Test func aTypeThatIsWhollyInSomeBuildsIsLikeOthers() async throws {
    let text =
      "import UIKit\n\n#if !os(watchOS)\n"
      + Self.file(Self.scene, Self.connect).dropFirst("import UIKit\n\n".count) + "#endif\n"
    let (texts, failure) = try written(.handler(.scenes), into: "S.swift", ["S.swift": text])
    #expect(failure == nil && texts["S.swift"]?.hasSuffix("#endif\n") == true)
    try await typeCheck(Array(texts.values))
  }

  @Test func traitsThatAreNotInAllBuildsAreTold() throws {
    let load = "  override func viewDidLoad() { super.viewDidLoad() }"
    let trait = """
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          if previous?.verticalSizeClass == .compact { view.setNeedsLayout() }
        }
      """
    for members in [
      [Self.inIf(load), trait], [Self.inIf(load, else: load), trait], [load, Self.inIf(trait)],
    ] {
      let code = Self.file("class Feed: UIViewController", members.joined(separator: "\n"))
      let files = files(
        [], ["Feed.swift": code], root: "<key>MinimumOSVersion</key><string>17.0</string>")
      #expect(throws: GenerationFailure.self) {
        try CodeGenerator.traitRegistration(in: "/app/Feed.swift", of: app(files), in: files)
      }
    }
  }
}
