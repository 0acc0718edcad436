import Testing
@testable import EditorFeatures

/// Types that are stored in a property until the app is ready for them.
@Suite struct TypesInPropertiesTests {
  private static let handler = """
    func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
      pending = item.type
      return true
    }
    """

  private static func status(_ property: String, _ reader: String) throws -> String {
    try TraceLaunchTests.action(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        \(property)
        \(handler)
        func applicationDidBecomeActive(_ a: UIApplication) { \(reader) }
        func open(_ place: String) { switch place { case "scan": scan() case "link": link() default: break } }
      }
      """
    ).status
  }

  @Test(arguments: [
    "if pending == \"scan\" { scan() }", "if self.pending == \"scan\" { scan() }",
    "guard let pending = pending else { return }\nswitch pending { case \"scan\": scan() default: break }",
    "if let pending { if pending == \"scan\" { scan() } }", "if let type = pending { open(type) }",
    "if let pending = self.pending { open(pending) }",
    "pending.map { open($0) }\nopen(pending ?? \"\")",
    "queue.async { [weak self] in if self?.pending == \"scan\" { scan() } }",
  ])
  func whatIsTakenOutOfAPropertyIsCompared(reader: String) throws {
    for modifier in ["", "private ", "@Published private(set) "] {
      #expect(try Self.status(modifier + "var pending: String?", reader) == "handled")
    }
  }

  /// Only this file reads the property.
  @Test func ofAPrivatePropertyAllReadersAreKnown() throws {
    let reader = "if pending == \"other\" { show() }\npending = nil"
    #expect(try Self.status("private var pending: String?", reader) == "notCompared")
    #expect(try Self.status("fileprivate var pending = \"\"", reader) == "notCompared")
    #expect(try Self.status("private var pending: Any?", reader) == "notCompared")
    #expect(try Self.status("private lazy var pending = load()", reader) == "notCompared")
  }

  @Test(arguments: [
    "var pending: String?", "private(set) var pending: String?",
    "@Published private var pending: String?",
    "private var pending: String? { didSet { open(oldValue ?? \"\") } }",
  ])
  func whatOthersMayTakeOutIsNotFollowed(property: String) throws {
    #expect(try Self.status(property, "if pending == \"other\" { show() }") == "notFollowed")
  }

  @Test(arguments: [
    "routes[pending]?()", "store.save(pending)",
    "let pending = load()\nif pending == \"other\" { }",
    "observe(\\.pending)", "let copy = pending", "take(&pending)",
    "print(Mirror(reflecting: pending))",
  ])
  func whatGoesOnFromAPropertyIsNotFollowed(reader: String) throws {
    let all = reader + "\nif self.pending == \"other\" { show() }"
    let status = try Self.status("private var pending: String?", all)
    #expect(status == (reader == "let copy = pending" ? "notCompared" : "notFollowed"))
  }

  @Test func aPropertyOfAnotherObjectIsFollowedWhereTheFileDeclaresIt() throws {
    let action = try TraceLaunchTests.action(
      """
      class Desk: ObservableObject { static let shared = Desk(); @Published var pending: String? }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let root = UIHostingController(rootView: Start())
        func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
          Desk.shared.pending = item.type
          return true
        }
      }
      struct Start: View {
        @ObservedObject var desk = Desk.shared
        var body: some View { if desk.pending == "scan" { ScanView() } }
      }
      """)
    #expect(action.status == "handled" && action.comparisons.map(\.line) == [11])
  }

  @Test(arguments: [
    "[self.launchType isEqualToString:@\"scan\"]",
    "[[self launchType] isEqualToString:@\"scan\"]", "[_launchType isEqualToString:@\"scan\"]",
  ])
  func objectiveCKeepsThemInInstanceVariables(condition: String) throws {
    for kept in [
      "self.launchType = item.type;", "_launchType = item.type;", "[self setLaunchType:item.type];",
    ] {
      let action = try TraceLaunchTests.action(
        """
        @implementation AppDelegate
        - (void)application:(UIApplication *)a performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))done {
          \(kept)
          done(YES);
        }
        - (void)applicationDidBecomeActive:(UIApplication *)a {
          if (\(condition)) { [self scan]; }
        }
        @end
        """, "AppDelegate.m")
      #expect(action.status == "handled")
    }
  }

  private static let delegates = [
    "AppDelegate.swift": """
    class AppDelegate: UIResponder, UIApplicationDelegate { static var shortcutType: String?
      func application(_ a: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        if let item = options?[.shortcutItem] as? UIApplicationShortcutItem { Self.shortcutType = item.type }
        return true
      }
      func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
        Self.shortcutType = item.type
        return true
      }
    }
    """
  ]

  /// Another file is read for the name, whether it contains other words of quick actions or not.
  @Test(arguments: [
    "func take() { if AppDelegate.shortcutType == \"scan\" { scan() } }",
    "func take() { guard let type = AppDelegate.shortcutType else { return }; open(type) }",
    "var body: some View { Text(\"\").onChange(of: AppDelegate.shortcutType) { _, new in open(new) } }",
    "var body: some View { Text(\"\").onChange(of: desk.shortcutType) { (new) in if new == \"scan\" { scan() } } }",
  ])
  func otherFilesTakeItOut(member: String) throws {
    let start = """
      struct Start { \(member)
        func open(_ type: String?) { switch type { case "scan": scan() default: break } }
      }
      let start = Start()
      """
    let action = try TraceLaunchTests.action(start, "Start.swift", others: Self.delegates)
    #expect(action.status == "handled" && action.comparisons.map(\.file) == ["Start.swift"])
  }

  /// A name alone is no evidence: no type is stored there.
  @Test func aPropertyInWhichNoTypeWaitsIsNoWay() throws {
    let start = "struct Start { func take() { if keyboard.shortcutName == \"scan\" { scan() } } }"
    let action = try TraceLaunchTests.action(start, "Start.swift", others: Self.delegates)
    #expect(action.status == "notFollowed" && action.comparisons.isEmpty)
  }

  /// A property that is assigned to itself through another one does not cause an endless loop.
  @Test func circlesEnd() throws {
    let reader = "other = pending\npending = other\nif other == \"scan\" { scan() }"
    #expect(
      try Self.status("private var pending: String?\nprivate var other: String?", reader)
        == "handled")
  }
}
