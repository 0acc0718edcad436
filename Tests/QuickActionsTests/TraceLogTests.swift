import Testing
@testable import EditorFeatures

/// A branch that only logs is distinguished from one that handles a quick action, if that is certain.
@Suite struct TraceLogTests {
  private static func swift(_ branch: String, before: String = "", rest: String = "") throws
    -> String
  {
    let action = try TraceLaunchTests.action(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
          \(before)
          switch item.type {
          case "scan": \(branch)
          default: print("?")
          }
        }
        \(rest)
      }
      """)
    #expect((action.broken == nil) == (action.status == "handled"))
    return action.status
  }

  @Test(arguments: [
    "print(\"scan\")", "NSLog(\"%@\", item.type)", "debugPrint(item)",
    "os_log(\"scan %@\", log: .default, type: .info, item.type)",
    "logger.info(\"scan \\(item.type)\")", "Logger().warning(\"scan\")",
    "Self.logger.error(\"scan\"); completionHandler(true)",
    "print(String(describing: item)); completionHandler(false); return",
    "print(\"scan\"); note()", "note()", "self.note()", "XYLog(\"scan\"); DLog(item.type)",
  ])
  func aBranchThatOnlyLogsIsNoHandler(_ branch: String) throws {
    #expect(try Self.swift(branch, rest: "func note() { print(\"note\") }") == "onlyLogs")
  }

  @Test(arguments: [
    "print(\"scan\"); scan()", "print(scan())", "scan()", "login()", "logOut()",
    "print(\"scan\"); NotificationCenter.default.post(name: .scan, object: nil)",
    "print(\"scan\"); isScanning = true", "print(\"scan\"); self.tab = 2",
    "logger.info(\"scan\"); router.open(.scan)", "print(\"scan\"); completionHandler(scan())",
    "blog.info(\"scan\")", "print(\"scan\") { scan() }", "print(\"scan\"); if isOpen { scan() }",
    "note(); both()", "dialog.error(\"scan\")",
    "openLog()", "XYLOG.openLog()", "FoodLog(item.type)",
  ])
  func whatDoesMoreIsHandled(_ branch: String) throws {
    let rest = """
      func note() { print("note") }
      func both() { print("both"); scan() }
      func scan() -> Bool { tab = 1; return true }
      func listen() {
        NotificationCenter.default.addObserver(self, selector: #selector(both), name: .scan, object: nil)
      }
      """
    #expect(try Self.swift(branch, rest: rest) == "handled")
  }

  @Test func whatGoesElsewhereAsWellIsNotCertain() throws {
    let rest = "func open(_ item: UIApplicationShortcutItem) -> Bool { tab = 1; return true }"
    #expect(try Self.swift("print(1)", before: "let done = open(item)", rest: rest) == "handled")
    #expect(try Self.swift("print(1)", before: "self.last = item") == "handled")
    #expect(try Self.swift("print(1)", before: "last = item") == "handled")
    #expect(try Self.swift("print(1)", before: "tab.selectedIndex = 1") == "handled")
    #expect(try Self.swift("print(1)", before: "print(2)") == "onlyLogs")
  }

  /// Code in a launch method for all launches does not handle a quick action.
  @Test(arguments: [
    ("[self setUp];", "", "onlyLogs"), ("[self setUp];", "[self.tabs show:1];", "handled"),
    ("self.window = [UIWindow new];", "NSLog(@\"again\");", "onlyLogs"),
  ])
  func launchesLog(_ before: String, _ branch: String, _ status: String) throws {
    let action = try TraceLaunchTests.action(
      """
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
        \(before)
        UIApplicationShortcutItem *item = options[UIApplicationLaunchOptionsShortcutItemKey];
        if (item) {
          if ([item.type isEqualToString:@"open"]) { [self open]; }
          else if ([item.type isEqualToString:@"scan"]) { NSLog(@"scan"); \(branch) }
          return NO;
        }
        return YES;
      }
      - (void)application:(UIApplication *)a performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))done {
        if ([item.type isEqualToString:@"open"]) { [self open]; }
        else if ([item.type isEqualToString:@"scan"]) { NSLog(@"scan"); \(branch) }
      }
      @end
      """, "AppDelegate.m")
    #expect(action.status == status)
  }

  /// An item that copies the type of another one has no path of its own.
  @Test(arguments: [
    ("UIMutableApplicationShortcutItem(type: old.type, localizedTitle: text)", "notCompared"),
    ("UIApplicationShortcutItem.init(type: old.type, localizedTitle: text)", "notCompared"),
    ("Entry(type: old.type, localizedTitle: text)", "notFollowed"),
  ])
  func aNewItemOfATypeIsNoObstacle(_ value: String, _ status: String) throws {
    let action = try TraceLaunchTests.action(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
          if item.type == "open" { open() }
          return true
        }
        func rename(_ old: UIApplicationShortcutItem, _ text: String) -> Any { \(value) }
      }
      """)
    #expect(action.status == status)
  }

  @Test func objectiveCLogs() throws {
    func status(_ branch: String) throws -> String {
      try TraceLaunchTests.action(
        """
        @implementation AppDelegate
        - (void)application:(UIApplication *)a performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))done {
          if ([item.type isEqualToString:@"scan"]) {
            \(branch)
          }
        }
        - (void)note { NSLog(@"note"); }
        - (void)listen {
          [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(scan) name:@"x" object:nil];
        }
        @end
        """, "AppDelegate.m"
      ).status
    }
    #expect(try status("NSLog(@\"scan\");") == "onlyLogs")
    #expect(try status("NSLog(@\"scan %@\", item.type);\n done(YES);") == "onlyLogs")
    #expect(try status("[self note];") == "onlyLogs")
    #expect(try status("NSLog(@\"scan\");\n [self scan];") == "handled")
    #expect(try status("NSLog(@\"scan\");\n self.tab = 1;") == "handled")
    #expect(
      try status(
        "NSLog(@\"scan\");\n [[NSNotificationCenter defaultCenter] postNotificationName:@\"x\" object:nil];"
      )
        == "handled")
  }

  @Test func casesThatOnlyLogAreNoHandlers() throws {
    func status(_ branch: String) throws -> String {
      try TraceLaunchTests.action(
        """
        enum Action: String { case scan, find }
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
            guard let action = Action(rawValue: item.type) else { return false }
            switch action {
            case .scan: \(branch)
            case .find: find()
            }
            return true
          }
        }
        """
      ).status
    }
    #expect(try status("print(\"scan\")") == "onlyLogs")
    #expect(try status("print(\"scan\"); scan()") == "handled")
  }

  /// The function that compares the cases receives the enumeration, and never the item.
  @Test func casesThatOnlyLogElsewhereAreNoHandlers() throws {
    func status(_ branch: String, before: String = "", caller: String = "") throws -> String {
      try TraceLaunchTests.action(
        """
        enum Action: String { case scan, find }
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            guard let action = Action(rawValue: item.type) else { return completionHandler(false) }
            \(caller)
            perform(action)
            completionHandler(true)
          }
          func perform(_ action: Action) {
            \(before)
            switch action {
            case .scan: \(branch)
            case .find: find()
            }
          }
        }
        """
      ).status
    }
    #expect(try status("print(\"scan\")") == "onlyLogs")
    #expect(try status("print(\"scan\")", before: "print(action)") == "onlyLogs")
    #expect(try status("print(\"scan\"); scan()") == "handled")
    #expect(try status("print(\"scan\")", before: "show(action)") == "handled")
    #expect(try status("print(\"scan\")", caller: "router.open(action)") == "handled")
    #expect(try status("print(\"scan\")", caller: "router.action = action") == "handled")
    #expect(try status("print(\"scan\")", caller: "last = action") == "handled")
  }

  @Test func itIsSaidInBothLanguages() throws {
    let action = try TraceLaunchTests.action(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
          if item.type == "scan" { print("scan") }
          return true
        }
      }
      """)
    #expect(action.summary == "recognized in AppDelegate.swift:3, where it is only logged")
    #expect(action.broken == "the branch that recognizes it only logs")
    var report = TraceReport([], below: "", .english) { _ in nil }
    report.actions = [action]
    #expect(TraceDrawing.svg(report, .simplifiedChinese).contains(">只写日志<"))
    #expect(TraceDrawing.svg(report, .english).contains(">only a log<"))
    #expect(
      report.lines(.english).joined(separator: "\n").contains(
        "✗ the branch that recognizes it only logs"))
  }

  @Test(
    arguments: [
      ("", "nothingDone", "the handler does nothing"),
      ("done(true)", "nothingDone", "the handler does nothing"),
      ("print(item.type)\ndone(true)", "onlyLogs", "the handler only logs"),
      ("note(item)\ndone(false)", "onlyLogs", "the handler only logs"),
      ("show()\ndone(true)", "alike", nil),
      ("window?.rootViewController = nil", "alike", nil),
    ] as [(String, String, String?)])
  func handlersThatLookAtNoTypeMayOnlyLog(body: String, status: String, broken: String?) throws {
    let action = try TraceLaunchTests.action(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler done: @escaping (Bool) -> Void) {
          \(body)
        }
        func note(_ item: UIApplicationShortcutItem) { print(item.localizedTitle) }
        func show() { window.show() }
      }
      """)
    #expect(action.status == status && action.broken == broken)
  }
}
