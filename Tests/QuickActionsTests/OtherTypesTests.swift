import Testing
@testable import EditorFeatures

/// Code for types that no comparison names: `scan` is not among the compared types.
@Suite struct OtherTypesTests {
  private static func status(
    _ body: String, _ members: String = "", others: [String: String] = [:]
  ) throws -> String {
    try TraceLaunchTests.action(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
          \(body)
          completionHandler(true)
        }
        \(members)
      }
      """, others: others
    ).status
  }

  @Test(arguments: [
    "default: tab = 2", "default: self.tab = 2", "default: composeHandler?()",
    "default: showCompletionList()", "default: logDrink()", "default: logbook()",
    "default: canvas.trace()", "default: drinkLogger.log(.water)",
  ])
  func whatIsDoneForAllOthersMayHandleThem(branch: String) throws {
    let body = "switch item.type { case \"link\": link()\n\(branch) }"
    let status = try Self.status(body, "var tab = 0")
    #expect(branch.hasSuffix(" tab = 2") ? status == "others" : status == "byDefault")
  }

  @Test(arguments: [
    "default: break", "default: return", "default: completionHandler(false)",
    "default: print(item.type)", "default: pending = nil",
    "default: logger.info(\"\\(item.type)\")",
    "default: logEvent(\"unknown\")", "default: handled = true", "default: assertionFailure()",
  ])
  func nothingIsDoneForOthers(branch: String) throws {
    let body = "var handled = false\nswitch item.type { case \"link\": link()\n\(branch) }"
    #expect(try Self.status(body, "var pending: String?") == "notCompared")
  }

  @Test(arguments: [
    "if let tabs { if item.type == \"link\" { link(); return } }\ncompose()",
    "if #available(iOS 15, *) { if item.type == \"link\" { link(); return } }\ncompose()",
    "showInbox()\nif item.type == \"link\" { link() }",
    "if !handle(item) { compose() }", "guard handle(item) else { return compose() }",
    "let isHandled = handle(item)\nif !isHandled { compose() }", "open(page(item) ?? .compose)",
    "switch page(item) { case .link: link()\ncase nil: compose() }",
    "open(place(item))", "open(mood(item))",
  ])
  func callersMayHandleThem(body: String) throws {
    let members = """
      func handle(_ item: UIApplicationShortcutItem) -> Bool {
        switch item.type { case "link": link(); return true
        default: return false }
      }
      func page(_ item: UIApplicationShortcutItem) -> Page? {
        guard item.type == "link" else { return nil }
        return .link
      }
      func place(_ item: UIApplicationShortcutItem) -> Page {
        switch item.type { case "link": return .link
        default: return .compose }
      }
      func mood(_ item: UIApplicationShortcutItem) -> Page {
        switch item.type { case "link": .link
        default: .compose }
      }
      """
    let used = members.split(separator: "func ").filter { part in
      ["handle(", "page(", "place(", "mood("].contains { part.hasPrefix($0) && body.contains($0) }
    }
    #expect(try Self.status(body, used.map { "func " + $0 }.joined()) == "others")
  }

  @Test(arguments: [
    "completionHandler(handle(item))", "_ = handle(item)", "if handle(item) { print(1) }",
    "let isHandled = handle(item)\nif isHandled { dismiss() }",
    "guard handle(item) else { return completionHandler(false) }",
  ])
  func callersThatOnlyAnswerLeaveThemAlone(body: String) throws {
    let handle = """
      func handle(_ item: UIApplicationShortcutItem) -> Bool {
        switch item.type { case "link": link(); return true
        default: return false }
      }
      """
    #expect(try Self.status(body, handle) == "notCompared")
  }

  @Test(arguments: [
    "item.run()", "post(userInfo: [\"item\": item, \"cold\": false])", "pending = (item, Date())",
    "if let kind = item.kind { open(kind) }",
    "let type = item.type\n(window as? Window)?.close()\nswitch type { case \"sc\" + suffix(): scan()\ndefault: break }",
    "logMeal(item.type)", "coordinator.handle(item.type)",
    "switch item.type.lowercased() { default: break }",
  ])
  func whatGoesElsewhereIsNotFollowed(line: String) throws {
    let members = "func handle(_ item: UIApplicationShortcutItem) {}\nfunc open(host: String) {}"
    let body = "if item.type == \"link\" { link() }\n" + line
    #expect(try Self.status(body, members) == "notFollowed")
  }

  /// A function with the same name and another parameter is a different one.
  @Test func labelsTellFunctionsApart() throws {
    let members = "func open(host: String) { if host == \"login\" { login() } }"
    #expect(try Self.status("coordinator.open(item.type)", members) == "notFollowed")
  }

  @Test func publishedItemsAreNotFollowed() throws {
    let body = "if item.type == \"link\" { link() }\nRouter.shared.pendingItem = item"
    let others = [
      "Router.swift": """
      class Router { static let shared = Router(); @Published var pendingItem: UIApplicationShortcutItem? }
      func watch() { Router.shared.$pendingItem.compactMap { $0?.type }.sink { open($0) } }
      """
    ]
    #expect(try Self.status(body, others: others) == "notFollowed")
  }

  /// Other values have a property `type` as well.
  @Test(arguments: [
    "func configure(_ shortcut: Shortcut) { switch shortcut.type { case \"link\": link()\ndefault: break } }",
    "func look(_ line: Line) { if line.item.type == \"link\" { link() } }",
  ])
  func typesOfOtherThingsAreNone(member: String) throws {
    let others = [
      "Cell.swift": "class Cell { \(member) }",
      "Scene.swift": "class Scene { var item: UIApplicationShortcutItem? }",
    ]
    #expect(try Self.status("showScanner()", others: others) != "notCompared")
  }

  @Test(arguments: [
    "showCompletionList()", "logDrink()", "drinkLogger.log(.water)", "composeHandler?()",
  ])
  func namesThatSoundLikeLogsAndAnswersDoSomething(line: String) throws {
    #expect(try Self.status(line) == "alike")
    #expect(try Self.status("if item.type == \"scan\" { \(line) }") == "handled")
  }
}
