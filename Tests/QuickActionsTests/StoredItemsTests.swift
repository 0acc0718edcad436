import Testing
@testable import EditorFeatures

/// Quick actions that are stored in a property, or passed to a closure, until code reads them.
@Suite struct StoredItemsTests {
  private static let scan = "if item.type == \"scan\" { scan() }"

  private static func status(
    _ members: String, handler: String = "pending = item", others: [String: String] = [:]
  ) throws -> String {
    try TraceLaunchTests.action(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
          \(handler)
          return true
        }
        \(members)
        func open(_ item: UIApplicationShortcutItem) { \(scan) }
      }
      """, others: others
    ).status
  }

  @Test(arguments: [
    "var pending: UIApplicationShortcutItem? { didSet { if let pending { open(pending) } } }",
    "var pending: UIApplicationShortcutItem?\nlazy var watch = { [self] in pending.map(open) }",
    "@Published var pending: UIApplicationShortcutItem?\nvar body: some View { Text(\"\").onReceive($pending) { new in open(new) } }",
  ])
  func observersAndViewsTakeThemOut(members: String) throws {
    #expect(try Self.status(members) == "handled")
  }

  @Test(arguments: [
    "Optional(item).map(open)", "[item].forEach(open)", "[item].forEach(self.open)",
  ])
  func functionsAreHandedOn(handler: String) throws {
    #expect(try Self.status("", handler: handler) == "handled")
  }

  @Test(arguments: [
    "Launch.chosenAction?.type", "AppDelegate.shared.chosenAction?.type", "desk.chosenAction?.type",
  ])
  func otherFilesLookAtThem(type: String) throws {
    let others = [
      "List.swift":
        "class List: UIViewController { func wake() { if \(type) == \"scan\" { scan() } } }"
    ]
    let members = "static var chosenAction: UIApplicationShortcutItem?"
    #expect(
      try Self.status(members, handler: "Launch.chosenAction = item", others: others) == "handled")
  }

  /// The code that reads it may not have been read.
  @Test func whatIsOnlyKeptIsNotFollowed() throws {
    #expect(try Self.status("var pending: UIApplicationShortcutItem?") == "notFollowed")
  }

  @Test func notificationsAreNotFollowed() throws {
    let others = [
      "List.swift": """
      class List: UIViewController {
        @objc func wake(_ note: Notification) {
          guard let item = note.object as? UIApplicationShortcutItem else { return }
          \(Self.scan)
        }
      }
      """
    ]
    let post = "NotificationCenter.default.post(name: .pick, object: item)"
    let code = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool { \(post); return true }
      }
      """
    #expect(try TraceLaunchTests.action(code, others: others).status == "notFollowed")
  }

  /// The function is never called, so nothing was lost on the path.
  @Test func whatNobodyCallsIsNotReached() throws {
    #expect(try Self.status("", handler: "show()") == "notReached")
  }

  @Test(arguments: [
    (
      "self.pending = item;",
      "- (void)setPending:(UIApplicationShortcutItem *)new { [self open:new]; }"
    ),
    ("_pending = item;", "- (void)wake { [self open:self.pending]; }"),
  ])
  func objectiveCHasSettersAndInstanceVariables(store: String, method: String) throws {
    let action = try TraceLaunchTests.action(
      """
      @implementation AppDelegate
      - (void)application:(UIApplication *)a performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))done {
        \(store)
        done(YES);
      }
      \(method)
      - (void)open:(UIApplicationShortcutItem *)item { if ([item.type isEqualToString:@"scan"]) { [self scan]; } }
      @end
      """, "AppDelegate.m")
    #expect(action.status == "handled")
  }
}
