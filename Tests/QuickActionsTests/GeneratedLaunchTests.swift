import CodeModel
import CodeSyntax
import Files
import Guide
import SourceText
import Testing
@testable import AppFiles
@testable import CodeGeneration

/// Handlers are added where iOS calls them on every path, or the position of the obstacle is named.
@Suite struct GeneratedLaunchTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    var files: [String: String]
    var manifest: String? = "SceneDelegate"
    /// Parts of the written text, by the file.
    var written: [String: [String]] = [:]
    var missing: [String: [String]] = [:]
    /// A part of the reason, if nothing is written.
    var refusal: String?
    var note: String?

    var testDescription: String { name }
  }

  private static let app = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
    }
    """

  private static func scene(
    _ name: String, _ body: String? = nil, base: String = "UIResponder, UIWindowSceneDelegate",
    members: String = ""
  ) -> String {
    let isOwn = base.hasPrefix("UIResponder")
    let connect =
      "  \(isOwn ? "" : "override ")func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {\n"
    return "import UIKit\n\nclass \(name): \(base) {\n" + (isOwn ? "  var window: UIWindow?\n" : "")
      + (body.map { "\n" + connect + $0 + "\n  }\n" } ?? "") + members + "}\n"
  }

  private static let swiftUI = """
    import SwiftUI

    @main
    struct NotesApp: App {
      @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
      var body: some Scene { WindowGroup { Text("Notes") } }
    }
    """
  private static let configuring = """
    import UIKit

    class AppDelegate: NSObject, UIApplicationDelegate {
      func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
      }
    }
    """

  /// An app delegate that passes on the item of a launch where it configures scenes, and the code that
  /// receives it.
  private static let reading =
    configuring.replacing(
      "    let configuration",
      with: "    if let item = options.shortcutItem { perform(item) }\n    let configuration")
    + "\n\n" + """
      func perform(_ item: UIApplicationShortcutItem) {
        if item.type == "compose" || item.type == "search" { Store.shared.add() }
      }
      final class Store: ObservableObject {
        static let shared = Store()
        @Published var items: [Int] = []
        func add() { items.append(1) }
      }
      """

  private static let warm =
    "  func windowScene(_ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) { perform(item) }\n"

  /// The same, if the view is only notified of changes.
  private static let changing =
    configuring.replacing(
      "    let configuration",
      with:
        "    if let item = options.shortcutItem { Store.shared.handle(item) }\n    let configuration"
    )
    + "\n\n" + """
      enum Kind: Hashable { case compose, search }
      final class Store: ObservableObject {
        static let shared = Store()
        @Published var picked: Kind?
        func handle(_ item: UIApplicationShortcutItem) {
          if item.type == "compose" {
            picked = .compose
          } else if item.type == "search" {
            picked = .search
          }
        }
      }
      """

  private static let changedView = """
    import SwiftUI

    @main
    struct NotesApp: App {
      @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
      @StateObject private var store = Store.shared
      var body: some Scene { WindowGroup { NotesView().environmentObject(store) } }
    }
    struct NotesView: View {
      @EnvironmentObject private var store: Store
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) { Text("Notes") }
          .onChange(of: store.picked) { kind in
            guard let kind else { return }
            path.append(kind)
            store.picked = nil
          }
      }
    }
    """

  private static let deferred = """
        defer {
          // The action that launched the app; no other method gets it.
          if let item = connectionOptions.shortcutItem {
            _ = performQuickAction(item)
          }
        }
    """

  static let cases = [
    Case(
      name: "several scene delegates, and nobody names one",
      files: ["A.swift": scene("MainScene"), "B.swift": scene("OtherScene")], manifest: nil,
      refusal: "“MainScene”, “OtherScene” are scene delegates"),
    Case(
      name: "several, of which code names one",
      files: [
        "A.swift": scene("MainScene"), "SceneDelegate.swift": scene("SceneDelegate"),
        "AppDelegate.swift": configuring,
      ], manifest: nil, written: ["SceneDelegate.swift": ["func windowScene("]]),
    Case(
      name: "several, and the manifest names one by a class that inherits from it",
      files: [
        "A.swift": scene("AScene"), "Base.swift": scene("Base"),
        "SceneDelegate.swift": scene("SceneDelegate", base: "Base"),
      ], written: ["Base.swift": ["func windowScene("]]),
    Case(
      name: "a subclass that keeps the launch to itself",
      files: [
        "Base.swift": scene("Base", "    print(0)"),
        "SceneDelegate.swift": scene("SceneDelegate", "    print(1)", base: "Base"),
      ], refusal: "“SceneDelegate” has this method without calling super"),
    Case(
      name: "a subclass that calls super",
      files: [
        "Base.swift": scene("Base", "    print(0)"),
        "SceneDelegate.swift": scene(
          "SceneDelegate",
          "    super.scene(scene, willConnectTo: session, options: connectionOptions)", base: "Base"
        ),
      ], written: ["Base.swift": ["func windowScene(", "connectionOptions.shortcutItem"]]),
    Case(
      name: "a launch method that may end early",
      files: [
        "AppDelegate.swift": app,
        "SceneDelegate.swift": scene(
          "SceneDelegate",
          "    guard let user = connectionOptions.userActivities.first else {\n      show()\n      return\n    }\n    open(user)"
        ),
      ], written: ["SceneDelegate.swift": [deferred + "\n    guard let user"]]),
    Case(
      name: "a launch method that ends where there is no window",
      files: [
        "AppDelegate.swift": app,
        "SceneDelegate.swift": scene(
          "SceneDelegate", "    guard let _ = (scene as? UIWindowScene) else { return }"),
      ], written: ["SceneDelegate.swift": ["else { return }\n    // The action"]],
      missing: ["SceneDelegate.swift": ["defer"]]),
    Case(
      name: "a launch method in Objective-C that may end early",
      files: [
        "SceneDelegate.h":
          "#import <UIKit/UIKit.h>\n@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>\n@end\n",
        "SceneDelegate.m": """
        #import "SceneDelegate.h"

        @implementation SceneDelegate
        - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
          if (self.isTesting) {
            return;
          }
          [self show];
        }

        @end
        """,
      ], refusal: "the method may end here"),
    Case(
      name: "an app delegate whose launch method handles the item",
      files: [
        "AppDelegate.swift": app.replacing(
          "\n}",
          with: """

              func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                if let item = options?[.shortcutItem] as? UIApplicationShortcutItem { open(item) }
                return true
              }
              func open(_ item: UIApplicationShortcutItem) { if item.type == "compose" { show() } }
            }
            """)
      ], manifest: nil, refusal: "the launch method handles the item here and returns true"),
    Case(
      name: "a scene delegate whose launch method handles the item",
      files: [
        "AppDelegate.swift": app,
        "SceneDelegate.swift": scene(
          "SceneDelegate", "    if let item = connectionOptions.shortcutItem { open(item) }",
          members:
            "  func open(_ item: UIApplicationShortcutItem) { if item.type == \"compose\" { show() } }\n"
        ),
      ], written: ["SceneDelegate.swift": ["func windowScene("]],
      note: "SceneDelegate.swift:6 has the item of a launch already"),
    Case(
      name: "an app delegate that hands on the item where it configures scenes",
      files: [
        "NotesApp.swift": swiftUI, "AppDelegate.swift": reading,
        "SceneDelegate.swift": scene("SceneDelegate", members: warm),
      ], manifest: nil, refusal: "the item of a launch is read here already"),
    Case(
      name: "the same without a method for a running app",
      files: [
        "NotesApp.swift": swiftUI, "AppDelegate.swift": reading,
        "SceneDelegate.swift": scene("SceneDelegate"),
      ], manifest: nil, missing: ["SceneDelegate.swift": ["willConnectTo"]],
      note: "AppDelegate.swift:4 has the item of a launch already"),
    Case(
      name: "the same in UIKit",
      files: [
        "AppDelegate.swift": "@main\n" + reading, "SceneDelegate.swift": scene("SceneDelegate"),
      ],
      written: ["SceneDelegate.swift": ["func windowScene("]],
      missing: ["SceneDelegate.swift": ["willConnectTo"]],
      note: "AppDelegate.swift:5 has the item of a launch already"),
    Case(
      name: "an app delegate that reads the item where it is lost",
      files: [
        "NotesApp.swift": changedView, "AppDelegate.swift": changing,
        "SceneDelegate.swift": scene(
          "SceneDelegate", members: warm.replacing("perform(", with: "Store.shared.handle(")),
      ], manifest: nil,
      written: ["SceneDelegate.swift": ["willConnectTo", "// The action that launched the app.\n"]]),
    Case(
      name: "an enumeration of the app's own",
      files: [
        "AppDelegate.swift": app, "SceneDelegate.swift": scene("SceneDelegate"),
        "Kind.swift": "enum Kind: String {\n  case compose\n  case find = \"search\"\n}\n",
      ],
      written: [
        "SceneDelegate.swift": [
          "guard let action = Kind(rawValue: item.type) else { return false }", "case .find:",
        ]
      ], missing: ["SceneDelegate.swift": ["default:"]]),
    Case(
      name: "an enumeration of something else with the same words",
      files: [
        "AppDelegate.swift": app, "SceneDelegate.swift": scene("SceneDelegate"),
        "Tab.swift": "enum Tab: String {\n  case compose\n  case search\n  case profile\n}\n",
      ], written: ["SceneDelegate.swift": ["switch item.type {"]]),
    Case(
      name: "an app of SwiftUI with a scene delegate",
      files: [
        "NotesApp.swift": swiftUI, "AppDelegate.swift": configuring,
        "SceneDelegate.swift": scene("SceneDelegate", "    start()"),
      ], manifest: nil,
      written: [
        "SceneDelegate.swift": [
          "start()\n    // Launched by an action.\n    QuickActionRouter.shared.handle(connectionOptions.shortcutItem, connecting: session)",
          "completionHandler(QuickActionRouter.shared.handle(shortcutItem, in: windowScene.session))",
          "func sceneDidDisconnect(",
        ], "New.swift": ["final class QuickActionRouter", "func onQuickAction("],
      ],
      missing: ["SceneDelegate.swift": ["TODO"], "New.swift": ["UIApplicationDelegate"]]),
  ]

  @Test(arguments: cases) func handlersAreReached(_ test: Case) throws {
    var files = test.files
    files["Info.plist"] = OneAnswerTests.list(
      ["compose", "search"], manifest: test.manifest != nil)
    let access = MemoryFiles(
      Dictionary(uniqueKeysWithValues: files.map { ("/w/" + $0, Array($1.utf8)) }))
    let app = AppSources(ProjectFiles(below: "/w", in: access), in: access) { _ in .none }
    let language: CodeLanguage = files.keys.contains { $0.hasSuffix(".m") } ? .objectiveC : .swift
    let path = "/w/New." + (language == .swift ? "swift" : "m")
    let generator = CodeGenerator.handler(HandlerGenerator.LifeCycle(app))
    let code: GeneratedCode
    do throws(GenerationFailure) {
      code = try generator.code(for: app, language, into: path)
    } catch {
      let refusal = try #require(test.refusal, "\(error.message.english)")
      #expect(error.message.english.contains(refusal), "\(error.message.english)")
      #expect(error.place != nil)
      return
    }
    #expect(test.refusal == nil, "\(code.edits)")
    for change in try code.changes(into: path, of: app, in: access) {
      let name = Path.name(of: change.path)
      switch change.change {
      case .create(let text): files[name] = text
      case .edit(let edits): files[name] = SourceText(files[name] ?? "").applying(edits).string
      }
    }
    for (name, pieces) in test.written {
      for piece in pieces {
        #expect(files[name]?.contains(piece) == true, "\(piece) in\n\(files[name] ?? name)")
      }
    }
    for (name, pieces) in test.missing {
      for piece in pieces {
        #expect(files[name]?.contains(piece) == false, "\(piece) in\n\(files[name] ?? name)")
      }
    }
    if let note = test.note {
      #expect(code.notes.contains { $0.english.contains(note) }, "\(code.notes)")
    }
  }

  @Test func swiftUIBeforeItsLifeCycleIsRefused() throws {
    let access = MemoryFiles([
      "/w/Info.plist": Array(OneAnswerTests.list(["compose"], manifest: false).utf8),
      "/w/NotesApp.swift": Array(
        "import SwiftUI\n@main struct NotesApp: App {\n  var body: some Scene { WindowGroup { Text(\"\") } }\n}\n"
          .utf8),
    ])
    let app = AppSources(ProjectFiles(below: "/w", in: access), in: access) { _ in .none }
    for (target, isRefused) in [(Version(13, 0), true), (Version(14, 0), false)] {
      let failure: GenerationFailure?
      do throws(GenerationFailure) {
        _ = try CodeGenerator.handler(.swiftUI).code(for: app.deploying(to: target), .swift)
        failure = nil
      } catch {
        failure = error
      }
      #expect((failure != nil) == isRefused)
      #expect(failure?.message.english.contains("iOS 14") != false)
    }
  }

  /// Names used only by the rectangle of a preview are removed with it, so that the compiler does not warn
  /// about them.
  @Test(arguments: [
    (
      "guard let path = table.indexPathForRow(at: location), let cell = table.cellForRow(at: path) else { return nil }",
      "cell.frame",
      "guard let path = table.indexPathForRow(at: location), table.cellForRow(at: path) != nil else { return nil }"
    ),
    (
      "guard let path = paths.first, let cell = table.cellForRow(at: path) as? NoteCell else { return nil }",
      "cell.frame",
      "guard let path = paths.first, let _ = table.cellForRow(at: path) as? NoteCell else { return nil }"
    ),
    (
      "let path = paths[0]\n    let cell = table.cellForRow(at: path)!\n    let rect = table.convert(cell.bounds, from: cell)",
      "rect", "let path = paths[0]"
    ),
    ("let path = paths[0]\n    let cell = make(path)", "cell.frame", "_ = make(path)"),
  ])
  func unusedNamesGo(_ before: String, _ rectangle: String, _ after: String) throws {
    let text = """
      import UIKit

      class List: UITableViewController, UIViewControllerPreviewingDelegate {
        override func viewDidLoad() {
          registerForPreviewing(with: self, sourceView: tableView)
        }

        func previewingContext(_ context: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint) -> UIViewController? {
          \(before)
          context.sourceRect = \(rectangle)
          return Detail(path)
        }
      }
      """
    let edits = try PreviewConversion.edits(
      in: CodeFile(SourceText(text), .swift), at: "/w/List.swift",
      besides: { _ throws(GenerationFailure) in [] }, deploymentTarget: nil)
    guard case .edit(let changes) = edits.first?.change else {
      Issue.record("\(edits)")
      return
    }
    let result = SourceText(text).applying(changes).string
    #expect(result.contains("    \(after)\n    return Detail(path)"), "\(result)")
  }
}
