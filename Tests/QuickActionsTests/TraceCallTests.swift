import Testing
@testable import EditorFeatures

/// The function that a call in the branch for a type means, and calls that belong to no type.
@Suite struct TraceCallTests {
  /// Returns the functions that run for a type in an app whose handler contains some code.
  private static func runs(
    _ body: String, in handler: String = "class AppDelegate: UIResponder, UIApplicationDelegate",
    _ others: String, first: String = "_ "
  ) throws -> [String?] {
    let action = try TraceLaunchTests.action(
      """
      \(handler) {
        func application(\(first)application: UIApplication, performActionForShortcutItem item: UIApplicationShortcutItem, completionHandler: Bool -> Void) {
          if item.type == "scan" { \(body) }
        }
        func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
          if item.type == "scan" { \(body) }
          return true
        }
      }
      \(others)
      """)
    return action.comparisons.first?.calls.map(\.name) ?? []
  }

  @Test(arguments: [
    // Another label is another function, even with the same base name.
    ("router.handle(path: \"a\")", ["Router.handle(path:)"]),
    ("router.handle(errors)", ["Network.handle(_:messages:)"]),
    ("router.handle(errors, messages: [])", ["Network.handle(_:messages:)"]),
    ("router.handle(path: \"a\") { done() }", ["Router.handle(path:)"]),
    ("router.handle(a, b, c)", ["Network.handle(_:messages:)"]),
    ("router.handle(other: 1)", ["handle"]),
    ("router.handle()", ["Router.handle(path:)", "Network.handle(_:messages:)"]),
    // A call on the shared instance of a type.
    ("Router.shared.handle(path: \"a\")", ["Router.handle(path:)"]),
    ("UIApplication.shared.handle(path: \"a\")", ["handle"]),
    ("[1].handle(messages: 1)", ["Network.handle(_:messages:)"]),
  ])
  func whatRunsTakesTheLabelsOfTheCall(_ call: String, _ names: [String]) throws {
    let others = """
      class Router { static let shared = Router(); func handle(path: String, then: () -> Void = {}) {} }
      """.replacing(", then: () -> Void = {}", with: "")
    let network = "class Network { func handle(_ errors: Any..., messages: [Int] = []) {} }"
    #expect(try Self.runs(call, others + "\n" + network) == names)
  }

  /// Before Swift 3 the first label was left out.
  @Test func theFirstLabelOfOldSwiftIsLeftOut() throws {
    let others = """
      class Menu { func launch(name: String, animated: Bool) {} }
      class Old { func viewDidAppear(animated: Bool) { self.presentViewController(self, animated: true, completion: nil) } }
      """
    #expect(
      try Self.runs("launch(\"a\", animated: true)", others, first: "")
        == ["Menu.launch(name:animated:)"])
    #expect(try Self.runs("launch(\"a\", color: 1)", others, first: "") == ["launch"])
  }

  /// `if type != "scan" { return }`: the code after it is for the type.
  @Test func whatFollowsARefusalRunsForTheType() throws {
    func action(_ head: String, _ exit: String = "return false") throws -> TraceReport.Action {
      try TraceLaunchTests.action(
        """
        let scan = "scan", find = "find", key = makeKey()
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
            if \(head) { \(exit) }
            if let index = item.userInfo?[key] as? Int { tabs.open(index) }
            return true
          }
        }
        """)
    }
    for head in ["item.type != scan && item.type != find", "item.type != \"scan\""] {
      let found = try action(head)
      #expect(found.status == "handled")
      #expect(found.comparisons.flatMap(\.calls).map(\.name) == ["open"])
    }
    // Without an exit all types reach the code, and only the rest of the item is used.
    #expect(try action("item.type != scan", "count()").status == "notFollowed")
    // An exit does nothing.
    #expect(try action("item.type != find").status == "notCompared")
  }

  /// The existence of a type and its class do not distinguish types.
  @Test(arguments: [
    "if (!item.type) return;", "if (item.type && item.type.length) count();",
    "if (![item.type isKindOfClass:[NSString class]]) return;", "if ([item.type length]) count();",
  ])
  func aQuestionThatAllTypesAnswerAlikeIsNone(_ question: String) throws {
    func status(_ question: String) throws -> String {
      try TraceLaunchTests.action(
        """
        @implementation AppDelegate
        - (void)application:(UIApplication *)a performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))done {
          \(question)
          [self open];
        }
        @end
        """, "AppDelegate.m"
      ).status
    }
    #expect(try status(question) == "alike")
    #expect(try status("self.last = item.type;") == "notFollowed")
  }

  /// Of several positions where types are lost, the one on a path from UIKit is named.
  @Test func theLossOnTheWayIsNamed() throws {
    let action = try TraceLaunchTests.action(
      """
      class Board {
        func keep(_ item: UIApplicationShortcutItem) { Board.last = item.type }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
          AppDelegate.pending = item.type
          return true
        }
      }
      """)
    #expect(action.status == "notFollowed" && action.lost?.line == 6)
  }
}
