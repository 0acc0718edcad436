import CodeModel
import SourceText
import Testing
@testable import ActionFlow
@testable import Checks
@testable import Linter

/// Code with a quick action in a launch method that does not count as handling it before the handler does.
@Suite struct HandledTwiceTests {
  /// - Parameters:
  ///   - launch: the code for `item` in the launch method, before it returns true.
  ///   - handler: the body of the handler.
  private static func reports(
    launch: String, handler: String = "done(handle(item))", members: String = ""
  ) -> Bool {
    !findings(launch: launch, handler: handler, members: members).isEmpty
  }

  private static func findings(launch: String, handler: String, members: String) -> [Finding] {
    let text = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          if let item = options?[.shortcutItem] as? UIApplicationShortcutItem { \(launch) }
          return true
        }
        func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler done: @escaping (Bool) -> Void) {
          \(handler)
        }
        func handle(_ item: UIApplicationShortcutItem) -> Bool { open(item.type) }
        func open(_ type: String) -> Bool { router.show(type) }
        \(members)
      }
      """
    let code = CheckedCode(CodeFile(SourceText(text), .swift), options: CheckOptions())
    return Validator.findings(in: code, CheckOptions()).filter { $0.rule == "handled-twice" }
  }

  /// If the launch method returns false for the item that it has handled, UIKit does not call the handler.
  @Test(arguments: [
    ("options?[.shortcutItem] != nil", false), ("options?.isEmpty == false", false),
    ("!(options?.isEmpty ?? true)", false),
    ("options?.keys.contains(.shortcutItem) == true", false),
    ("options?[.url] != nil", true), ("options?.isEmpty == true", true),
  ])
  func whatIsDeclinedIsHandledOnce(_ condition: String, _ isReported: Bool) {
    #expect(
      Self.reports(launch: "_ = handle(item) }\nif \(condition) { return false") == isReported)
  }

  /// A stored item may be handled by other code later, so no fix is offered.
  @Test func nothingIsOfferedForWhatIsStored() {
    func fixes(_ launch: String) -> [Int] {
      Self.findings(
        launch: launch, handler: "done(handle(item))",
        members: "var pending: UIApplicationShortcutItem?"
      ).map(\.fixes.count)
    }
    #expect(fixes("handle(item)") == [1])
    #expect(fixes("pending = item; handle(item)") == [0])
  }

  @Test(arguments: [
    "Mixpanel.mainInstance().track(event: \"launch\", properties: [\"type\": item.type])",
    "Analytics.send(\"cold\", [\"type\": item.type])",
    "logQuickAction(item)",
    "if item.type == \"pay\" { PaymentSession.warmUp() }",
    "if item.type == \"pay\" { window?.rootViewController = PayController() }",
    "store.remember(item.type)",
    "if let kind = Kind(rawValue: item.type) { splash.tint(kind.color); Tracker.note(kind) }",
  ])
  func whatIsNoHandlingIsNoneTwice(_ launch: String) {
    #expect(!Self.reports(launch: launch))
  }

  @Test(arguments: [
    "handle(item)", "_ = open(item.type)", "start(with: item)",
    "if item.type == \"pay\" { open(\"pay\") }",
    "Analytics.track(item.type); handle(item)",
    "if let kind = Kind(rawValue: item.type) { open(kind) }",
  ])
  func whatTheHandlerDoesAsWellIsTwice(_ launch: String) {
    #expect(
      Self.reports(
        launch: launch,
        members: "func start(with item: UIApplicationShortcutItem) { handle(item) }"))
  }

  @Test(arguments: [
    "if !wasHandled { handle(item) }\ndone(true)",
    "defer { wasHandled = false }\nguard !wasHandled else { return done(true) }\nhandle(item)",
    "if a.applicationState == .active { handle(item) }",
  ])
  func aHandlerThatAsksFirstDoesItOnce(_ handler: String) {
    let launch = "handle(item); wasHandled = true"
    #expect(!Self.reports(launch: launch, handler: handler))
    #expect(Self.reports(launch: launch))
  }
}
