import CodeModel
import Files
import SourceText
import Testing
@testable import ActionFlow
@testable import EditorFeatures

/// The functions in a trace, and its drawing.
@Suite struct TraceWayTests {
  private static let list = """
    <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict/>
    <key>UIApplicationShortcutItems</key><array><dict>
    <key>UIApplicationShortcutItemType</key><string>scan</string>
    <key>UIApplicationShortcutItemTitle</key><string>Scan a Page</string></dict></array></dict></plist>
    """

  private static let warm = """
    func windowScene(_ s: UIWindowScene, performActionFor item: UIApplicationShortcutItem) async -> Bool {
      if item.type == "scan" { Desk.shared().scan(page: 1) }
      return true
    }
    """
  private static let cold = """
    func scene(_ s: UIScene, willConnectTo x: UISceneSession, options: UIScene.ConnectionOptions) {
      if let item = options.shortcutItem { log(item) }
    }
    """

  private static func report(
    _ members: String, _ others: String = "", list: String = TraceWayTests.list
  ) throws -> TraceReport {
    let code = "class SceneDelegate: UIResponder, UIWindowSceneDelegate {\n\(members)\n}\n" + others
    let files = MemoryFiles([
      "/w/Info.plist": Array(list.utf8), "/w/SceneDelegate.swift": Array(code.utf8),
    ])
    let project = ProjectFiles(below: "/w", in: files)
    let shared = SharedCode(in: files) { project }
    let traces = shared.app(ofList: "/w/Info.plist")?.traces ?? []
    return TraceReport(traces, below: "/w", .english) { path in
      (try? files.read(path)).map { SourceText($0) }
    }
  }

  /// Code that only another file can call does not run.
  @Test(arguments: [("", ["Other.find(for:)"]), ("private ", []), ("fileprivate ", [])])
  func whatIsPrivateElsewhereDoesNotRun(_ modifier: String, _ names: [String]) throws {
    let warm = Self.warm.replacing("Desk.shared().scan(page: 1)", with: "router.find(for: 1)")
    let files = MemoryFiles([
      "/w/Info.plist": Array(Self.list.utf8),
      "/w/S.swift": Array("class S: UIResponder, UIWindowSceneDelegate {\n\(warm)\n}".utf8),
      "/w/O.swift": Array(
        "class Other { var item: UIApplicationShortcutItem?; \(modifier)func find(for a: Int) {} }"
          .utf8),
    ])
    let project = ProjectFiles(below: "/w", in: files)
    let code = SharedCode(in: files) { project }
    let traces = code.app(ofList: "/w/Info.plist")?.traces ?? []
    let calls = traces.flatMap(\.comparisons).flatMap(\.calls).compactMap(\.name)
    #expect(calls.filter { $0.hasPrefix("Other") } == names)
  }

  @Test func whatRunsIsAMethodOfTheTypeThatIsAsked() throws {
    let report = try Self.report(
      Self.warm,
      """
      class Note { static func shared() -> Note { Note() } }
      class Desk { static func shared() -> Desk { Desk() }
        func scan(page: Int) {} }
      """)
    let calls = report.actions.flatMap(\.comparisons).flatMap(\.calls).compactMap(\.name)
    #expect(calls == ["Desk.scan(page:)"])
    let other = try Self.report(
      Self.warm.replacing("Desk.shared().scan(page: 1)", with: "Desk.open()"),
      "enum Note { static func open() {} }\nenum Desk { static func open() {} }")
    #expect(
      other.actions.flatMap(\.comparisons).flatMap(\.calls).compactMap(\.name) == ["Desk.open()"])
  }

  @Test func theDelegateThatIsNotAskedIsNamed() throws {
    let scenes = try Self.report(
      """
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
        item.type == "scan"
      }
      """)
    #expect(scenes.actions.first?.broken?.hasSuffix("only the app delegate has a handler") == true)
    let none = try Self.report(
      Self.warm, list: Self.list.replacing("UIApplicationSceneManifest", with: "X"))
    #expect(none.actions.first?.broken?.hasSuffix("only a scene delegate has a handler") == true)
  }

  @Test func whatIsMadeOfPartsIsTraced() throws {
    let report = try Self.report(
      Self.warm.replacing("item.type ==", with: "item.type.hasSuffix(\".find\") || item.type =="),
      "let i = UIApplicationShortcutItem(type: \"\\(prefix()).find\", localizedTitle: \"Find\")")
    #expect(report.actions.map(\.type) == ["scan", "$(…).find"])
    #expect(report.actions.map(\.comparisons.count) == [1, 1])
  }

  @Test func whatRunsIsNoInitializerAndNoDeclaration() throws {
    let files = MemoryFiles([
      "/w/Info.plist": Array(Self.list.utf8),
      "/w/Page.h": Array("@interface Page : UIViewController\n- (void)scan:(int)n;\n@end\n".utf8),
      "/w/Page.m": Array(
        "@implementation Page\n- (void)scan:(int)n { UIApplicationShortcutItem *i; }\n@end\n".utf8),
      "/w/SceneDelegate.m": Array(
        """
        @implementation SceneDelegate
        - (void)windowScene:(UIWindowScene *)s performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))done {
          if ([item.type isEqualToString:@"scan"]) { [self.page scan:1]; }
          if ([item.type isEqualToString:@"find"]) { Page *p = [[Page alloc] init]; [self showViewController:p sender:nil]; }
        }
        @end
        """.utf8),
    ])
    let project = ProjectFiles(below: "/w", in: files)
    let index = try #require(SharedCode(in: files) { project }.allActions())
    let reach = ActionReach(index, hasScenes: true)
    func calls(_ type: String) -> [String] {
      index.uses(of: TypePattern(declared: type)).flatMap { reach.calls(of: $0) }.map {
        $0.name + " " + Path.name(of: $0.location.path)
      }
    }
    #expect(calls("scan") == ["Page.scan: Page.m"])
    #expect(calls("find") == ["showViewController:sender: SceneDelegate.m"])
  }

  /// Returns the report on an app without scenes, given its launch method and the rest of its delegate.
  private static func launches(_ launch: String, _ members: String = "") throws -> TraceReport {
    let code = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var item: UIApplicationShortcutItem?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          \(launch)
        }
        func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool { run(item) }
        func run(_ item: UIApplicationShortcutItem) -> Bool {
          if item.type == "scan" { go() }
          return true
        }
        \(members)
      }
      """
    return try report("", code, list: list.replacing("UIApplicationSceneManifest", with: "X"))
  }

  @Test func aLaunchMethodThatReturnsFalseIsTheOnlyOneThatIsCalled() throws {
    let item = "if let item = options?[.shortcutItem] as? UIApplicationShortcutItem"
    func cold(_ launch: String, _ members: String = "") throws -> [Int] {
      let action = try #require(try Self.launches(launch, members).actions.first)
      #expect(action.status == "handled")
      return [action.cold.count, action.comparisons.first?.cold.count ?? 0]
    }
    #expect(try cold("\(item) { _ = run(item); return false }\nreturn true") == [1, 1])
    #expect(
      try cold("var isOpen = true\n\(item) { run(item); isOpen = false }\nreturn isOpen") == [1, 1])
    #expect(try cold("\(item) { run(item) }\nreturn true") == [2, 2])
    #expect(try cold("\(item) { return run(item) }\nreturn true") == [2, 2])
    let active = "func applicationDidBecomeActive(_ a: UIApplication) { if let item { run(item) } }"
    let stored = "\(item) { self.item = item; return false }\nreturn true"
    #expect(try cold(stored, active) == [1, 1])
    // The handling of the item is not known.
    #expect(try cold("\(item) { keep(item); return false }\nreturn true") == [2, 1])
  }

  @Test func whatRunsIsNoValueAndHasItsPlace() throws {
    let report = try Self.report(
      """
      func windowScene(_ s: UIWindowScene, performActionFor item: UIApplicationShortcutItem) async -> Bool {
        if let action = Action(rawValue: item.type) { open(action) }
        return true
      }
      """,
      "enum Action: String { case scan }\n\nfunc open(_ action: Action) {\n"
        + "  switch action {\n  case .scan:\n    let page = board.page(named: \"scan\")\n"
        + "    page.color = try UIColor.light()\n    stack.push(page)\n  }\n}")
    let call = try #require(report.actions.first?.comparisons.first?.calls.first)
    #expect(call.name == "push" && call.line == 14)
  }

  @Test func aCallOnItselfStaysInTheType() throws {
    let report = try Self.report(
      Self.warm.replacing("Desk.shared().scan(page: 1)", with: "prepare()")
        + "\nfunc prepare() {}",
      "class Page { func prepare() {} }\nfunc elsewhere() {}")
    #expect(
      report.actions.first?.comparisons.first?.calls.map(\.name) == ["SceneDelegate.prepare()"])
  }

  @Test func whatIsDoneForAllIsLostAtAColdLaunchAsWell() throws {
    let warm = Self.warm.replacing(
      "if item.type == \"scan\" { Desk.shared().scan(page: 1) }", with: "go()")
    let lost = try #require(try Self.report(warm).actions.first)
    #expect(lost.summary == "handled the same way for all types · only while the app runs")
    #expect(lost.broken?.hasPrefix("lost at launch") == true)
    let whole = try #require(try Self.report(warm + Self.cold).actions.first)
    #expect(whole.broken == nil && whole.summary == "handled the same way for all types")
  }

  /// A lane for the launch and one for the running app: the broken link is drawn as such, and the steps after
  /// it in gray.
  @Test func aLostLaunchIsABrokenLink() throws {
    let without = TraceDrawing.svg(try Self.report(Self.warm), .english)
    #expect(without.contains("class=\"lane bad\">✗ At launch<") && without.contains(">no handler<"))
    #expect(without.contains("class=\"lane ok\">✓ While the app runs<"))
    #expect(without.contains("<rect class=\"bad\"") && without.contains("<rect class=\"gray\""))
    #expect(without.contains("class=\"reason bad\">lost at launch: no code reads"))
    // The path to the handler is complete, the one from there to the comparison is not.
    let lost = TraceDrawing.svg(try Self.report(Self.warm + "\n" + Self.cold), .english)
    #expect(lost.contains("<path class=\"bad\"") && !lost.contains("<rect class=\"bad\""))
    #expect(lost.contains("#L6\"><text") && lost.contains(">SceneDelegate.swift:6</text></a>"))
    let chinese = TraceDrawing.svg(try Self.report(Self.warm), .simplifiedChinese)
    #expect(chinese.contains(">✗ 启动时<"))
    let whole = TraceDrawing.svg(
      try Self.report(
        Self.warm + "\n" + Self.cold.replacing("log(item)", with: "open(item)")
          + "\nfunc open(_ item: UIApplicationShortcutItem) { if item.type == \"scan\" { go() } }"),
      .english)
    #expect(!whole.contains("<rect class=\"bad\"") && !whole.contains("<path class=\"bad\""))
  }

  @Test func aLaunchMethodThatReturnsFalseIsAllThatIsCalled() throws {
    func report(_ launch: String) throws -> TraceReport {
      try Self.report(
        """
        }; class AppDelegate: UIResponder, UIApplicationDelegate { func application(_ a: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          if let item = options?[.shortcutItem] as? UIApplicationShortcutItem { \(launch) }
          return true
        }
        func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool { open(item) }
        func open(_ item: UIApplicationShortcutItem) -> Bool { item.type == "scan" }
        """, list: Self.list.replacing("UIApplicationSceneManifest", with: "X"))
    }
    func cold(_ report: TraceReport) -> [Int] {
      report.actions.flatMap(\.comparisons).flatMap(\.cold).map(\.line)
    }
    #expect(cold(try report("return !open(item)")) == [2])
    #expect(cold(try report("open(item)")) == [2, 6])
    let lost = try report("return false")
    #expect(cold(lost) == [])
    #expect(lost.actions.map(\.status) == ["warmOnly"])
  }

  @Test func optionsThatAreKeptAreRead() throws {
    let report = try Self.report(
      Self.warm.replacing("item.type == \"scan\"", with: "isScan(item)") + """

        func isScan(_ item: UIApplicationShortcutItem) -> Bool { item.type == "scan" }
        func scene(_ s: UIScene, willConnectTo x: UISceneSession, options: UIScene.ConnectionOptions) {
          connectionOptions = options
        }
        func sceneDidBecomeActive(_ scene: UIScene) {
          if let item = connectionOptions?.shortcutItem { _ = isScan(item) }
          connectionOptions = nil
        }
        """)
    #expect(report.actions.map(\.status) == ["handled"])
    #expect(
      report.actions.flatMap(\.comparisons).flatMap(\.cold).map(\.name)
        == ["SceneDelegate.sceneDidBecomeActive(_:)"])
  }
}
