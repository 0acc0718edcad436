import Guide
import Testing
@testable import EditorFeatures

/// Handlers that require 3D Touch handle nothing on any iPhone that is sold today.
@Suite struct TraceGateTests {
  private func action(_ body: String, besides: String = "") throws -> TraceReport.Action {
    try TraceLaunchTests.action(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
          \(body)
          return true
        }
        \(besides)
        func scan() { tab = 1; router.scan() }
      }
      """)
  }

  private static let asked = "window?.traitCollection.forceTouchCapability == .available"

  @Test(arguments: [
    "if \(asked) { if item.type == \"scan\" { scan() } }",
    "guard \(asked) else { return false }; if item.type == \"scan\" { scan() }",
    "if \(asked) { show(item.localizedTitle) }",
  ])
  func aConditionBeforeAllIsNamed(_ body: String) throws {
    let action = try action(body)
    #expect(action.status == "onlyWith3DTouch")
    #expect(action.summary == "handled with 3D Touch only: AppDelegate.swift:3 asks for it")
    #expect(action.broken?.hasPrefix("without 3D Touch the handler does nothing") == true)
    #expect(action.lost?.line == 3)
    var report = TraceReport([], below: "", .english) { _ in nil }
    report.actions = [action]
    #expect(report.lines(.english).joined(separator: "\n").contains("asks       "))
    let drawing = TraceDrawing.svg(report, .simplifiedChinese)
    #expect(drawing.contains(">3D Touch？<") && !drawing.contains(">…<"))
  }

  @Test(arguments: [
    "if \(asked) { prepare() }; if item.type == \"scan\" { scan() }",
    "if \(asked) { play(item) } else if item.type == \"scan\" { scan() }",
    "if #available(iOS 13, *) { if item.type == \"scan\" { scan() } } else if \(asked) { open(item) }",
  ])
  func whatRunsWithoutForceIsHandled(_ body: String) throws {
    let action = try action(body)
    #expect(action.status != "onlyWith3DTouch" && action.broken?.contains("3D Touch") != true)
  }

  /// The launch method has no such condition.
  @Test func aLaunchWithoutTheConditionHandlesIt() throws {
    let action = try action(
      "if \(Self.asked) { if item.type == \"scan\" { scan() } }",
      besides: """
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          if let item = o?[.shortcutItem] as? UIApplicationShortcutItem, item.type == "scan" { scan(); return false }
          return true
        }
        """)
    #expect(action.status == "handled")
  }

  @Test func whatOnlyLogsIsSaidFirst() throws {
    let action = try action("if \(Self.asked) { if item.type == \"scan\" { print(\"scan\") } }")
    #expect(action.status == "onlyLogs")
  }

  /// A property list for each configuration declares the same; without shared code, each one is reported.
  @Test func whatSeveralListsDeclareIsToldOnce() throws {
    let first = try action("if item.type == \"scan\" { scan() }")
    var second = first
    second.declared.file = "Debug-Info.plist"
    second.lifeCycle.because = [second.declared]
    var report = TraceReport([], below: "", .english) { _ in nil }
    report.actions = [first, second]
    let lines = report.lines(.english)
    #expect(lines.count { $0.hasPrefix("  declared ") } == 2)
    #expect(lines.count { $0.hasPrefix("  ✓ ") } == 1 && !lines.contains(""))
    for index in report.actions.indices {
      report.actions[index].cold = []
      report.actions[index].warm = []
      report.actions[index].comparisons = []
    }
    #expect(report.lines(.english).contains(""))
  }
}
