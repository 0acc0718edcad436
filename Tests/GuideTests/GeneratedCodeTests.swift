import CodeModel
import CodeSyntax
import Files
import Foundation
import Guide
import QuickActions
import SourceText
import TestKit
import Testing

/// Generated code is taken by compilers as it stands, whatever the titles and types are.
@Suite(.enabled(if: StubModules.isSupported, "the stubs stand in for Apple's SDK, which is there"))
struct GeneratedCodeTests {
  static let plain = [
    ("com.example.notes.new-note", "New Note"), ("com.example.notes.search", "Search"),
  ]
  /// Titles and types that are hard on code: quotes, keywords, digits, equal endings, nothing legal.
  static let hard = [
    ("com.example.new", "Say \"hi\" \\ $0 \\(x) 50% 🎉"), ("com.example.class", "类 */ /*"),
    ("com.example.self", "two\nlines"), ("com.example.2go", "2 go"), ("a.open.note", "A"),
    ("b.open.note", "B"), ("c.open.note", "C"), ("…", "!?"), ("🎉", ""), ("新建 笔记", "新建??/"),
    ("x.NEW_NOTE", "\u{202E}"), ("x.URLSearch", "URL"), ("quo\"te\\n", "Quote"), ("init", "Init"),
  ]
  static let behind = [
    ("$(PRODUCT_BUNDLE_IDENTIFIER).new-note", "New Note"),
    ("${PRODUCT_BUNDLE_IDENTIFIER}.default", "Default"),
  ]
  static let mixed = behind + [("com.example.search", "Search"), ("$(OTHER).x", "Left out")]
  /// A type that has the name of something in the generated code.
  static let taken = ["all", "prefix", "item", "type", "shared", "pending", "open", "action"].map {
    ("com.example." + $0, $0)
  }
  static let lists = [taken, plain, hard, behind, mixed]

  private func files(
    _ items: [(String, String)], _ code: [String: String], root: String = ""
  ) -> MemoryFiles {
    func escaped(_ text: String) -> String {
      text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
    let rows = items.map {
      """
      <dict><key>UIApplicationShortcutItemType</key><string>\(escaped($0.0))</string>
      <key>UIApplicationShortcutItemTitle</key><string>\(escaped($0.1))</string></dict>
      """
    }
    let plist =
      "<plist version=\"1.0\"><dict>\(root)<key>UIApplicationShortcutItems</key><array>"
      + rows.joined(separator: "\n") + "</array></dict></plist>"
    var files = ["/app/Info.plist": Array(plist.utf8)]
    for (name, text) in code { files["/app/" + name] = Array(text.utf8) }
    return MemoryFiles(files)
  }

  private func app(_ files: MemoryFiles) -> AppSources {
    AppSources(ProjectFiles(below: "/app", in: files), in: files) { _ in .none }
  }

  /// The texts of files after changes, by their names.
  private func changed(_ changes: [FileEdit], _ files: MemoryFiles) throws -> [String: String] {
    var result: [String: String] = [:]
    for change in changes {
      let name = Path.name(of: change.path)
      switch change.change {
      case .create(let text): result[name] = text
      case .edit(let edits):
        let text = SourceText(try files.read(change.path))
        result[name] = text.applying(edits).string
      }
    }
    return result
  }

  private func typeCheck(_ texts: [String]) async throws {
    let command =
      ["swiftc", "-frontend", "-typecheck", "-parse-as-library"] + (try StubModules.flags.get())
    let folder = FileManager.default.temporaryDirectory.appending(path: "generated-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for (index, text) in texts.enumerated() {
      let url = folder.appending(path: "file\(index).swift")
      try text.write(to: url, atomically: true, encoding: .utf8)
      paths.append(url.path())
    }
    let errors = try Compiler.errors(of: command + paths)
    #expect(errors.isEmpty, "\(errors)\n\(texts.joined(separator: "\n"))")
  }

  private func compile(_ texts: [String: String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "generated-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in texts {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    for name in texts.keys where name.hasSuffix(".m") {
      let errors = try Compiler.errors(
        of: [
          "clang", "-fsyntax-only", "-x", "objective-c", "-target", "arm64-apple-ios17",
          "-fobjc-arc", "-fblocks", "-nostdinc", "-Wall", "-Werror", "-trigraphs",
          "-Wno-deprecated-declarations", "-I", Project.url("Tests/GuideTests/Headers").path(),
          folder.appending(path: name).path(),
        ])
      #expect(errors.isEmpty, "\(errors)\n\(texts[name] ?? "")")
    }
  }

  // MARK: By itself

  static let generators: [CodeGenerator] =
    [.types, .dynamic, .intents, .tests]
    + [HandlerGenerator.LifeCycle.scenes, .swiftUI].map { .handler($0) }

  @Test(arguments: generators, lists.indices) func swiftStandsAlone(
    _ generator: CodeGenerator, _ list: Int
  ) async throws {
    // An app has ten App Shortcuts at most.
    let items = Self.lists[list].prefix(generator == .intents ? 10 : 100)
    let app = app(files(Array(items), [:]))
    let text = try generator.code(for: app, .swift).text(for: app)
    try await typeCheck([text])
  }

  @Test(arguments: [CodeGenerator.types, .dynamic, .tests, .handler(.scenes)], lists.indices)
  func objectiveCStandsAlone(_ generator: CodeGenerator, _ list: Int) throws {
    let files = files(Self.lists[list], [:])
    let app = app(files)
    let code = try generator.code(for: app, .objectiveC)
    try compile(try changed(try code.changes(into: "/app/New.m", of: app, in: files), files))
  }

  @Test func beforeIOS17NothingIsObservedWithoutCombine() async throws {
    let files = files(
      Self.plain, [:], root: "<key>MinimumOSVersion</key><string>15.0</string>")
    let app = app(files)
    let text = try CodeGenerator.handler(.swiftUI).code(for: app, .swift).text(for: app)
    #expect(text.contains("import Combine") && !text.contains("@Observable"))
    try await typeCheck([text])
  }

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
    let files = files(Self.plain, ["NotesApp.swift": Self.swiftUIApp])
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
      Self.plain,
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

  @Test(arguments: lists.indices) func aSceneDelegateGetsBothPaths(_ list: Int) async throws {
    let files = files(Self.lists[list], ["SceneDelegate.swift": Self.sceneDelegate])
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

  @Test(arguments: lists.indices) func anEnumerationThatIsThereIsUsed(_ list: Int) async throws {
    let first = files(Self.lists[list], [:])
    let own = app(first)
    let types = try CodeGenerator.types.code(for: own, .swift).text(for: own)
    let files = files(
      Self.lists[list], ["SceneDelegate.swift": Self.sceneDelegate, "Types.swift": types])
    let app = app(files)
    let code = try CodeGenerator.handler(.scenes).code(for: app, .swift)
    let texts = try changed(
      try code.changes(into: "/app/SceneDelegate.swift", of: app, in: files), files)
    let text = try #require(texts["SceneDelegate.swift"])
    #expect(text.contains("guard let action = QuickAction(item) else { return false }"))
    try await typeCheck([text, types])
  }

  @Test(arguments: lists.indices) func anAppDelegateGetsItsMethod(_ list: Int) async throws {
    let delegate =
      "import UIKit\n\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n"
    let files = files(Self.lists[list], ["AppDelegate.swift": delegate])
    let app = app(files)
    let code = try CodeGenerator.handler(.appDelegate).code(for: app, .swift)
    let texts = try changed(
      try code.changes(into: "/app/AppDelegate.swift", of: app, in: files), files)
    let text = try #require(texts["AppDelegate.swift"])
    try await typeCheck([text.replacing("@main\n", with: "")])
  }

  @Test(arguments: lists.indices) func objectiveCDelegatesGetTheirs(_ list: Int) throws {
    let files = files(
      Self.lists[list],
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
      Self.plain,
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
      Self.plain,
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

  // MARK: Icons, user info, the router

  static let rich = """
    <key>UIApplicationShortcutItems</key><array>
    <dict><key>UIApplicationShortcutItemType</key><string>a.new</string>
    <key>UIApplicationShortcutItemTitle</key><string>New</string>
    <key>UIApplicationShortcutItemSubtitle</key><string>\\(1)</string>
    <key>UIApplicationShortcutItemIconType</key><string>UIApplicationShortcutIconTypeAdd</string>
    <key>UIApplicationShortcutItemUserInfo</key>
    <dict><key>n</key><integer>-1</integer><key>"k"</key><array><string>a</string><true/></array>
    <key>d</key><dict><key>x</key><false/></dict><key>e</key><array/><key>f</key><dict/></dict></dict>
    <dict><key>UIApplicationShortcutItemType</key><string>a.find</string>
    <key>UIApplicationShortcutItemTitle</key><string>Find</string>
    <key>UIApplicationShortcutItemIconSymbolName</key><string>magnifyingglass</string></dict>
    <dict><key>UIApplicationShortcutItemType</key><string>a.own</string>
    <key>UIApplicationShortcutItemTitle</key><string>Own</string>
    <key>UIApplicationShortcutItemIconFile</key><string>own</string></dict></array>
    """

  private var richFiles: MemoryFiles {
    MemoryFiles([
      "/app/Info.plist": Array("<plist version=\"1.0\"><dict>\(Self.rich)</dict></plist>".utf8)
    ])
  }

  @Test func dynamicItemsHaveAllThatStaticOnesHave() async throws {
    let app = app(richFiles)
    let text = try CodeGenerator.dynamic.code(for: app, .swift).text(for: app)
    #expect(text.contains("icon: UIApplicationShortcutIcon(type: .add)"))
    #expect(text.contains("UIApplicationShortcutIcon(systemImageName: \"magnifyingglass\")"))
    #expect(text.contains("UIApplicationShortcutIcon(templateImageName: \"own\")"))
    #expect(text.contains("\"n\": -1 as NSNumber"))
    try await typeCheck([text])
    let code = try CodeGenerator.dynamic.code(for: app, .objectiveC)
    try compile(
      try changed(try code.changes(into: "/app/New.m", of: app, in: richFiles), richFiles))
  }

  /// From the property list to code and back again nothing is lost but the user info.
  @Test(arguments: [CodeLanguage.swift, .objectiveC])
  func backFromCode(_ language: CodeLanguage) throws {
    let list = Self.rich.replacing(
      #/<key>UIApplicationShortcutItemUserInfo</key>\s*<dict>.*?</dict></dict>\n/#
        .dotMatchesNewlines(), with: "</dict>\n")
    let files = MemoryFiles([
      "/app/Info.plist": Array("<plist version=\"1.0\"><dict>\(list)</dict></plist>".utf8)
    ])
    let app = app(files)
    try #require(app.actions.count == 3)
    let text = try CodeGenerator.dynamic.code(for: app, language).text(for: app)
    let other = MemoryFiles([
      "/app/Info.plist": Array(
        "<plist version=\"1.0\">\n<dict>\n\t<key>CFBundleName</key>\n\t<string>A</string>\n</dict>\n</plist>\n"
          .utf8),
      language == .swift ? "/app/Items.swift" : "/app/Items.m": Array(text.utf8),
    ])
    let change = try CodeGenerator.staticItems(
      of: self.app(other), into: "/app/Info.plist", in: other)
    let result = try #require(try changed([change.edit], other)["Info.plist"])
    let back = self.app(MemoryFiles(["/app/Info.plist": Array(result.utf8)]))
    #expect(back.actions.map(\.form) == app.actions.map(\.form))
    #expect(back.actions.map(\.title) == app.actions.map(\.title))
    #expect(back.actions.map(\.subtitle) == app.actions.map(\.subtitle))
    #expect(back.actions.map(\.icon) == app.actions.map(\.icon))
    #expect(result.contains("\n\t\t<dict>\n\t\t\t<key>UIApplicationShortcutItemType</key>\n"))
  }

  @Test func intentsLeadToTheRouter() async throws {
    let first = app(richFiles)
    let wizard = try CodeGenerator.handler(.swiftUI).code(for: first, .swift).text(for: first)
    let files = MemoryFiles([
      "/app/Info.plist": try richFiles.read("/app/Info.plist"),
      "/app/QuickActions.swift": Array(wizard.utf8),
    ])
    let app = app(files)
    let text = try CodeGenerator.intents.code(for: app, .swift).text(for: app)
    #expect(text.contains("QuickActionRouter.shared.open(.find)"))
    #expect(text.contains("systemImageName: \"plus\"") && text.contains("\"magnifyingglass\""))
    try await typeCheck([text, wizard])
  }

  // MARK: Trait changes

  @Test func aViewControllerRegistersForItsTraits() async throws {
    let code = """
      import UIKit

      class FeedViewController: UIViewController {
          override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
              super.traitCollectionDidChange(previousTraitCollection)
              // 宽度
              if traitCollection.horizontalSizeClass != previousTraitCollection?.horizontalSizeClass
                  || traitCollection.userInterfaceStyle != previousTraitCollection?.userInterfaceStyle {
                  view.setNeedsLayout()
              }
          }
      }

      """
    func result(_ code: String, _ path: String, _ version: String) throws -> String? {
      let files = files(
        Self.plain, [path: code],
        root: "<key>MinimumOSVersion</key><string>\(version)</string>")
      let edit = try CodeGenerator.traitRegistration(
        in: "/app/" + path, of: app(files), in: files)
      return try changed([edit], files)[path]
    }
    let added = try #require(try result(code, "Feed.swift", "17.0"))
    #expect(added.contains("    private func traitsDidChange(_ previous"))
    #expect(
      added.contains("\n        super.viewDidLoad()\n        registerForTraitChanges([UITrait"))
    #expect(!added.contains("super.traitCollection"))
    try await typeCheck([added])
    let loading = code.replacing(
      "    override func trait",
      with: "    override func viewDidLoad() { super.viewDidLoad() }\n\n    override func trait")
    try await typeCheck([try #require(try result(loading, "Feed.swift", "18.1"))])
    // What cannot be done mechanically is left alone.
    #expect(throws: GenerationFailure.self) { try result(code, "Feed.swift", "16.4") }
    let view = code.replacing("ViewController", with: "View")
    #expect(throws: GenerationFailure.self) { try result(view, "Feed.swift", "17.0") }
    let any = code.replacing("horizontalSizeClass", with: "a").replacing(
      "userInterfaceStyle", with: "b")
    #expect(throws: GenerationFailure.self) { try result(any, "Feed.swift", "17.0") }
  }

  @Test func anObjectiveCViewControllerRegisters() throws {
    let code = """
      #import <UIKit/UIKit.h>

      @interface FeedViewController : UIViewController
      @end

      @implementation FeedViewController

      - (void)viewDidLoad {
        [super viewDidLoad];
      }

      - (void)traitCollectionDidChange:(UITraitCollection *)previous {
        [super traitCollectionDidChange:previous];
        if (self.traitCollection.verticalSizeClass != previous.verticalSizeClass) {
          [self.view setNeedsLayout];
        }
      }

      @end

      """
    let files = files(
      Self.plain, ["Feed.m": code], root: "<key>MinimumOSVersion</key><string>17.0</string>")
    let edit = try CodeGenerator.traitRegistration(in: "/app/Feed.m", of: app(files), in: files)
    try compile(try changed([edit], files))
  }

  // MARK: Peek and pop

  static let peek = """
    import UIKit

    class ListController: UITableViewController, UIViewControllerPreviewingDelegate {
      override func viewDidLoad() {
        super.viewDidLoad()
        registerForPreviewing(with: self, sourceView: tableView)
      }

      func previewingContext(_ previewingContext: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint) -> UIViewController? {
        guard let row = tableView.indexPathForRow(at: location) else { return nil }
        // 行
        previewingContext.sourceRect = tableView.rectForRow(at: row)
        _ = previewingContext.sourceView.bounds
        return row.row < 0 ? nil : UIViewController()
      }

      func previewingContext(_ previewingContext: UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController) {
        show(viewControllerToCommit, sender: self)
      }
    }

    """

  @Test func peekAndPopBecomeAContextMenu() async throws {
    func result(_ code: String) throws -> String {
      let files = MemoryFiles(["/app/List.swift": Array(code.utf8)])
      let edit = try CodeGenerator.contextMenu(in: "/app/List.swift", files)
      return try #require(try changed([edit], files)["List.swift"])
    }
    let text = try result(Self.peek)
    #expect(
      text.contains("    tableView.addInteraction(UIContextMenuInteraction(delegate: self))\n"))
    #expect(text.contains("UITableViewController, UIContextMenuInteractionDelegate {"))
    #expect(!text.contains("reviewingContext") && text.contains("// 行\n    _ = tableView.bounds"))
    try await typeCheck([text])
    let inExtension = Self.peek.replacing(", UIViewControllerPreviewingDelegate", with: "")
      .replacing(
        "  func previewingContext(_ previewingContext: UIViewControllerPreviewing, viewC",
        with:
          "}\nextension ListController: UIViewControllerPreviewingDelegate {\n  func previewingContext(_ previewingContext: UIViewControllerPreviewing, viewC"
      )
    try await typeCheck([try result(inExtension)])
    for (old, new) in [
      (
        "registerForPreviewing(",
        "if traitCollection.forceTouchCapability == .available {}\n    registerForPreviewing("
      ),
      ("    registerForPreviewing(", "    let a = registerForPreviewing("),
      ("_ = previewingContext.sourceView.bounds", "use(previewingContext)"),
      ("sourceView: tableView", "sourceView: views[0]"), ("with: self", "with: other"),
      ("    registerForPreviewing(", "    other.registerForPreviewing("),
      ("    registerForPreviewing(", "    let tableView = a\n    registerForPreviewing("),
    ] {
      #expect(throws: GenerationFailure.self, "\(new)") {
        try result(Self.peek.replacing(old, with: new))
      }
    }
  }

  // MARK: The table of types stays in step

  @Test func aMissingCaseIsAddedWithItsBranches() async throws {
    let code = """
      import UIKit

      enum QuickAction: String {
        case search = "com.example.notes.search"  // 搜索

        init?(_ item: UIApplicationShortcutItem) {
          self.init(rawValue: item.type)
        }

        static var first: QuickAction { .search }
      }

      @MainActor func open(_ item: UIApplicationShortcutItem) -> Bool {
        guard let action = QuickAction(item) else { return false }
        switch action {
        case .search:
          return true
        }
      }

      func note(_ action: QuickAction) {
        switch action {
        case .search:
          print("search")
        }
      }

      func isSearch(_ action: QuickAction) -> Bool {
        switch action {
        case .search: return true
        default: return false
        }
      }

      """
    func fixed(_ code: String) throws -> String? {
      let actions = app(files(Self.plain, [:])).actions
      var facts = CodeFacts()
      facts.declaredActions = { actions }
      let file = CheckableFile.code(CodeFile(SourceText(code), .swift), facts)
      let found = file.findings().filter { $0.rule == "type-without-case" }
      #expect(found.count == 1)
      let fix = try #require(found.first).fixes.first
      #expect(fix?.isPreferred != true)
      return fix.map { SourceText(code).applying($0.edits).string }
    }
    let result = try #require(try fixed(code))
    #expect(result.contains("\n  case newNote = \"com.example.notes.new-note\"\n"))
    #expect(result.components(separatedBy: "case .newNote:").count == 3)
    try await typeCheck([result])
    // What a branch would have to give nobody knows.
    let title = code.replacing(
      "static var first: QuickAction { .search }",
      with: "var title: String {\n    switch self {\n    case .search: \"Search\"\n    }\n  }")
    #expect(try fixed(title) == nil)
  }

  // MARK: What is there stays

  private func failure(
    _ generator: CodeGenerator, into path: String, _ code: [String: String],
    _ items: [(String, String)] = plain, root: String = ""
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
        """)
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
