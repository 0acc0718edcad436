import Files
import SourceText
import Testing
@testable import ActionFlow
@testable import EditorFeatures

/// Traces of cold launches, of scenes, and of branches that do nothing.
@Suite struct TraceLaunchTests {
  private static let list = """
    <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array><dict>
    <key>UIApplicationShortcutItemType</key><string>scan</string>
    <key>UIApplicationShortcutItemTitle</key><string>Scan</string></dict></array></dict></plist>
    """

  static func action(
    _ code: String, _ name: String = "AppDelegate.swift", list: String = list,
    others: [String: String] = [:]
  ) throws -> TraceReport.Action {
    var texts = others.merging([name: code]) { $1 }
    texts["Info.plist"] = list
    let files = MemoryFiles(
      Dictionary(uniqueKeysWithValues: texts.map { ("/w/" + $0, Array($1.utf8)) }))
    let project = ProjectFiles(below: "/w", in: files)
    let shared = SharedCode(in: files) { project }
    let traces = try #require(shared.app(ofList: "/w/Info.plist")).traces
    let report = TraceReport(traces, below: "/w", .english) { path in
      (try? files.read(path)).map { SourceText($0) }
    }
    return try #require(report.actions.first)
  }

  @Test func methodsOfSwift2AreNamedAsUIKitCallsThem() throws {
    let action = try Self.action(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(application: UIApplication, performActionForShortcutItem item: UIApplicationShortcutItem, completionHandler: (Bool) -> Void) {
          if item.type == "scan" { scan() }
        }
      }
      """)
    let name = "AppDelegate.application(_:performActionForShortcutItem:completionHandler:)"
    #expect(action.warm.map(\.name) == [name] && action.cold.map(\.name) == [name])
  }

  /// The broken link is named: here the handler reaches the comparison, and a view reads the result only as
  /// it appears.
  @Test func theLinkBehindAComparisonMayBreak() throws {
    let action = try Self.action(
      """
      import SwiftUI
      @main struct A: App {
        @UIApplicationDelegateAdaptor private var delegate: AppDelegate
        var body: some Scene { WindowGroup { Home() } }
      }
      struct Home: View {
        @State var isOpen = false
        var body: some View {
          Text("x").onAppear {
            if let action = Router.shared.action { switch action { case .card: isOpen.toggle() } }
          }
        }
      }
      enum Action { case card }
      class Router: ObservableObject {
        static let shared = Router()
        @Published var action: Action? = nil
        func handle(_ item: UIApplicationShortcutItem) {
          if item.type == "scan" { action = .card }
        }
      }
      class AppDelegate: NSObject, UIApplicationDelegate {
        func application(_ a: UIApplication, configurationForConnecting s: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
          if let item = options.shortcutItem { Router.shared.handle(item) }
          let c = UISceneConfiguration(name: "C", sessionRole: s.role)
          c.delegateClass = SceneDelegate.self
          return c
        }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func windowScene(_ w: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
          Router.shared.handle(item)
        }
      }
      """)
    #expect(action.status == "coldOnly" && action.launch.outcome == "handled")
    #expect(action.running.breaksBehindComparison == true)
    #expect(
      action.running.reason
        == "lost while the app runs: it is kept, and what asks for it has run by then and does not run again"
    )
    let nodes = TraceLane.lanes(of: action, .english)[1].nodes
    #expect(nodes.map(\.state) == [.right, .right, .broken])
  }

  @Test func constantsOfAPrefixHeaderAreKnown() throws {
    let action = try Self.action(
      """
      @implementation AppDelegate
      - (void)application:(UIApplication *)a performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))done {
        if ([item.type isEqualToString:kScan]) { [self scan]; }
        done(YES);
      }
      @end
      """, "AppDelegate.m", others: ["App-Prefix.pch": "#define kScan @\"scan\""])
    #expect(
      action.status == "handled" && action.comparisons.first?.definition?.file == "App-Prefix.pch")
  }

  /// Returns the trace of a launch method that passes the options to a helper.
  private static func launch(
    _ launch: String, _ helper: String, _ status: String = "handled"
  ) throws -> [String] {
    let action = try action(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          \(launch)
        }
        func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool { Desk.open(item) }
      }
      """,
      others: [
        "Desk.swift": """
        enum Desk {
          static func boot(_ options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            if let item = options?[.shortcutItem] as? UIApplicationShortcutItem {
              \(helper)
            }
            return false
          }
          @discardableResult static func open(_ item: UIApplicationShortcutItem) -> Bool {
            if item.type == "scan" { scan() }
            return true
          }
        }
        """
      ])
    #expect(action.status == status)
    return action.comparisons.flatMap(\.cold).compactMap(\.name).map {
      String($0.dropFirst("AppDelegate.application(_:".count).prefix(7))
    }
  }

  @Test func theLaunchKeyIsReadByAHelper() throws {
    let handles = "open(item); return true"
    #expect(try Self.launch("return !Desk.boot(options)", handles) == ["didFini"])
    #expect(try Self.launch("let did = Desk.boot(options)\nreturn !did", handles) == ["didFini"])
    #expect(
      try Self.launch("if Desk.boot(options) { return false }\nreturn true", handles)
        == ["didFini"])
    #expect(try Self.launch("Desk.boot(options); return true", handles) == ["didFini", "perform"])
    #expect(
      try Self.launch("return !Desk.boot(options)", "open(item); return false")
        == ["didFini", "perform"])
    #expect(
      try Self.launch("if Desk.boot(options) { return true }\nreturn false", handles)
        == ["didFini", "perform"])
  }

  /// A helper that returns whether it handled the action is trusted, and one that only tests for an action
  /// handles none.
  @Test func aHelperAnswersForTheLaunchMethod() throws {
    #expect(try Self.launch("return !Desk.boot(options)", "return open(item)") == ["didFini"])
    #expect(
      try Self.launch("let did = Desk.boot(options)\nreturn !did", "return open(item)")
        == ["didFini"])
    for launch in [
      "return !Desk.boot(options)", "let did = Desk.boot(options)\nreturn !did",
      "if Desk.boot(options) { return false }\nreturn true",
    ] {
      #expect(try Self.launch(launch, "return true", "warmOnly") == [])
    }
    // iOS calls the handler as well if true is returned; with further code the result is unknown.
    #expect(try Self.launch("_ = Desk.boot(options)\nreturn true", "return true") == ["perform"])
    #expect(
      try Self.launch("if Desk.boot(options) { begin(); return false }\nreturn true", "return true")
        == ["perform"])
  }

  /// The presence of a quick action determines the returned value.
  @Test func aLaunchMethodThatReturnsWhetherThereIsNoneLosesEveryAction() throws {
    func action(_ launch: String, _ name: String, _ rest: String) throws -> TraceReport.Action {
      try Self.action(rest.replacing("LAUNCH", with: launch), name)
    }
    let swift = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          LAUNCH
        }
        func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
          if item.type == "scan" { scan() }
          return true
        }
      }
      """
    for (launch, count) in [
      ("let isOne = options?[.shortcutItem] != nil\nreturn !isOne", 0),
      ("return options?[.shortcutItem] == nil", 0), ("return !(options?[.shortcutItem] != nil)", 0),
      ("let isOne = options?[.shortcutItem] != nil\nreturn isOne", 1),
      ("return options?[.shortcutItem] != nil", 1),
      ("return options?[.shortcutItem] != nil || last == nil", 1),
      ("return isNew ? begin() : options?[.shortcutItem] == nil", 1),
    ] {
      let found = try action(launch, "AppDelegate.swift", swift)
      #expect(found.comparisons.flatMap(\.cold).count == count, "\(launch)")
    }
    let objectiveC = """
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)options {
        LAUNCH
      }
      - (void)application:(UIApplication *)a performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))done {
        if ([item.type isEqualToString:@"scan"]) { [self scan]; }
      }
      @end
      """
    for (launch, count) in [
      ("BOOL isOne = options[UIApplicationLaunchOptionsShortcutItemKey];\nreturn !isOne;", 0),
      ("return !options[UIApplicationLaunchOptionsShortcutItemKey];", 0),
      ("return ![options objectForKey:UIApplicationLaunchOptionsShortcutItemKey];", 0),
      ("return options[UIApplicationLaunchOptionsShortcutItemKey] == nil;", 0),
      ("BOOL isOne = options[UIApplicationLaunchOptionsShortcutItemKey];\nreturn isOne;", 1),
      ("return ![self isPicked:options[UIApplicationLaunchOptionsShortcutItemKey]];", 1),
    ] {
      let found = try action(launch, "AppDelegate.m", objectiveC)
      #expect(found.comparisons.flatMap(\.cold).count == count, "\(launch)")
    }
  }

  @Test func whatReadsTheOptionsForAnotherIsNotCalledByUIKit() throws {
    let action = try Self.action(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ s: UIScene, willConnectTo x: UISceneSession, options: UIScene.ConnectionOptions) {
          present(s, connectionOptions: options)
        }
        func present(_ s: UIScene, connectionOptions: UIScene.ConnectionOptions) {
          if let item = connectionOptions.shortcutItem { open(item) }
        }
        func windowScene(_ s: UIWindowScene, performActionFor item: UIApplicationShortcutItem) async -> Bool { open(item) }
        func open(_ item: UIApplicationShortcutItem) -> Bool { item.type == "scan" }
      }
      """, "SceneDelegate.swift",
      list: Self.list.replacing(
        "<dict>", with: "<dict><key>UIApplicationSceneManifest</key><dict/>", maxReplacements: 1))
    #expect(action.cold.map(\.line) == [2])
  }

  @Test func aMessageMeansTheMethodOfItsWholeName() throws {
    let action = try Self.action(
      """
      @implementation AppDelegate
      - (void)application:(UIApplication *)a performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))done {
        if ([item.type isEqualToString:@"scan"]) { [self.defaults setBool:YES forKey:@"scan"]; }
      }
      - (void)setBool:(BOOL)b forKey:(NSString *)k in:(Store *)s { }
      @end
      """, "AppDelegate.m")
    #expect(action.comparisons.flatMap(\.calls).map(\.name) == ["setBool:forKey:"])
    #expect(action.comparisons.flatMap(\.calls).map(\.line) == [3])
  }

  @Test func whatAHeaderDeclaresIsFoundWhereItIsWritten() throws {
    let action = try Self.action(
      """
      @implementation AppDelegate
      - (void)application:(UIApplication *)a performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))done {
        if ([item.type isEqualToString:@"scan"]) { [self.menu openPageForMenu:1 at:2]; }
      }
      @end
      """, "AppDelegate.m",
      others: [
        "Menu.h":
          "@interface Menu : UIViewController\n- (void)openPageForMenu:(int)m at:(int)n;\n@end",
        "Menu.m": "@implementation Menu\n- (void)openPageForMenu:(int)m at:(int)n { }\n@end",
      ])
    #expect(action.comparisons.flatMap(\.calls).map(\.file) == ["Menu.m"])
  }

  @Test func whatRunsIsPerformedLaterOrAssigned() throws {
    func runs(_ code: String) throws -> [String?] {
      try Self.action(
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
            if item.type == "scan" { \(code) }
            return true
          }
          @objc func scanNow() {}
        }
        class Store { static func shared() -> Store { Store() } }
        """
      ).comparisons.flatMap(\.calls).map(\.name)
    }
    #expect(
      try runs("perform(#selector(scanNow), with: nil, afterDelay: 1)")
        == ["AppDelegate.scanNow()"])
    #expect(
      try runs("alert.addAction(ok); alert.tint = blue; root.present(alert, animated: true)")
        == ["present"])
    #expect(try runs("DispatchQueue.main.async { stack.push(page) }") == ["push"])
    #expect(try runs("DispatchQueue.main.async { self.router.route = .scan }") == ["route"])
    #expect(try runs("window.backgroundColor = UIColor.light()") == ["backgroundColor"])
    #expect(
      try runs("let tabs = Tabs.make(); tabs.index = 1; window.root = tabs") == ["root"])
    #expect(try runs("Tabs(open: .page(2)).route()") == ["route"])
    #expect(try runs("let store = Store.shared(); stack.push(store)") == ["push"])
  }

  @Test func whatIsPerformedLaterIsReached() throws {
    let action = try Self.action(
      """
      @implementation AppDelegate
      - (void)application:(UIApplication *)a performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))done {
        [self performSelector:@selector(open:) withObject:item afterDelay:1];
      }
      - (void)open:(UIApplicationShortcutItem *)item {
        if ([item.type isEqualToString:@"scan"]) { [self scan]; }
      }
      @end
      """, "AppDelegate.m")
    #expect(action.status == "handled")
  }

  @Test func aBranchThatDoesNothingIsNoHandler() throws {
    func status(_ branch: String, before: String = "") throws -> String {
      let action = try Self.action(
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
            \(before)
            switch item.type {
            case "scan": \(branch)
            case "find": find()
            default: break
            }
            return true
          }
        }
        """)
      #expect((action.broken == nil) == (action.status == "handled"))
      return action.status
    }
    #expect(try status("break") == "nothingDone")
    #expect(try status("print(1)") == "onlyLogs")
    #expect(try status("scan()") == "handled")
    // All of them return to the start.
    #expect(try status("break", before: "stack.popToRoot()") == "handled")
    #expect(try status("break", before: "let root = window.root()") == "nothingDone")
  }

  @Test func anEmptyBranchOfAnEnumerationIsNoHandler() throws {
    func status(_ other: String) throws -> String {
      try Self.action(
        """
        enum Action: String { case scan, find }
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
            guard let action = Action(rawValue: item.type) else { return false }
            switch action {
            case .scan: break
            case .find: find()
            }
            return true
          }
        }
        \(other)
        """
      ).status
    }
    #expect(try status("") == "nothingDone")
    #expect(
      try status("func run(_ a: Action) { switch a { case .scan: scan()\n default: break } }")
        == "handled")
  }

  @Test func aManifestWithoutConfigurationsNeedsCodeThatTakesScenes() throws {
    let list = Self.list.replacing(
      "<dict><key>UIApplicationShortcutItems",
      with: "<dict><key>UIApplicationSceneManifest</key><dict/><key>UIApplicationShortcutItems")
    let handler = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
          if item.type == "scan" { scan() }
          return true
        }
      """
    #expect(try Self.action(handler + "}", list: list).status == "handled")
    let configures = """
      func application(_ a: UIApplication, configurationForConnecting s: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration { make() }
      """
    #expect(
      try Self.action(handler + configures + "}", list: list).status == "neverCalled")
  }

  @Test func aLaunchMethodThatDeclinesLosesEveryAction() throws {
    func action(_ body: String) throws -> TraceReport.Action {
      try Self.action(
        """
        @implementation AppDelegate
        - (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)options {
          if ([options objectForKey:UIApplicationLaunchOptionsShortcutItemKey]) return NO;
          return YES;
        }
        - (void)application:(UIApplication *)a performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))done {
          \(body)
        }
        @end
        """, "AppDelegate.m")
    }
    for body in [
      "[self open];", "if ([item.localizedTitle isEqualToString:@\"Scan\"]) { [self open]; }",
      "if ([item.type isEqualToString:@\"scan\"]) { [self open]; }",
    ] {
      let action = try action(body)
      #expect(action.cold.isEmpty)
      #expect(action.broken?.hasPrefix("lost at launch: the launch method") == true)
    }
  }

  @Test func aLaunchMethodThatComparesItselfIsAllThatIsCalled() throws {
    let compares = "if item.type == \"scan\" { scan() }"
    let action = try Self.action(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          if let item = options?[.shortcutItem] as? UIApplicationShortcutItem {
            \(compares)
            return false
          }
          return true
        }
        func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
          \(compares)
          return true
        }
      }
      """)
    #expect(action.cold.map(\.line) == [2] && action.warm.map(\.line) == [9])
    #expect(action.status == "handled")
  }

  @Test func aCaseOfAnotherEnumerationDoesNotRun() throws {
    let action = try Self.action(
      """
      enum Action: String { case scan }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
          if let action = Action(rawValue: item.type) { open(action) }
          return true
        }
        func open(_ action: Action) {
          switch action { case .scan: desk.lift() }
        }
      }
      struct Icon { func image(_ kind: Kind) -> Image { switch kind { case .scan: draw() } } }
      """)
    #expect(action.comparisons.flatMap(\.calls).map(\.name).contains("lift"))
    #expect(!action.comparisons.flatMap(\.calls).map(\.name).contains("draw"))
  }
}
