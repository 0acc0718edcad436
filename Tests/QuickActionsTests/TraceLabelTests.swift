import Files
import SourceText
import TestKit
import Testing
@testable import ActionFlow
@testable import EditorFeatures

/// The short label of a quick action in a lens, and all its broken links.
@Suite struct TraceLabelTests {
  private static let warm = """
    func windowScene(_ s: UIWindowScene, performActionFor item: UIApplicationShortcutItem) async -> Bool {
      if item.type == "scan" { Desk.shared.scan() }
      return true
    }
    """
  private static let cold = """
    func scene(_ s: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      if let item = options.shortcutItem { if item.type == "scan" { Desk.shared.scan() } }
    }
    """

  private static let list = """
    <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict/>
    <key>UIApplicationShortcutItems</key><array>
    <dict><key>UIApplicationShortcutItemType</key><string>scan</string></dict></array></dict></plist>
    """

  private func report(_ body: String) throws -> (trace: ActionTrace, report: TraceReport) {
    let files = MemoryFiles(
      [
        "/w/Info.plist": Self.list,
        "/w/Delegate.swift":
          "class SceneDelegate: UIResponder, UIWindowSceneDelegate {\n\(body)\n}",
        "/w/Desk.swift":
          "class Desk {\n  static let shared = Desk()\n  func scan() { show(page) }\n}",
      ].mapValues { Array($0.utf8) })
    let code = SharedCode(in: files) { ProjectFiles(below: "/w", in: files) }
    let trace = try #require(code.app(ofList: "/w/Info.plist")?.traces.first)
    return (trace, TraceReport([trace], below: "/w", .english) { _ in nil })
  }

  private func label(_ body: String) throws -> String {
    // All lines are known without reading a file.
    try report(body).trace.label { _ in -1 }.english
  }

  @Test func aLensSaysWhatBecomesOfIt() throws {
    #expect(try label(Self.warm + "\n" + Self.cold) == "✓ launch and running · Desk.scan")
    #expect(try label(Self.warm) == "✗ lost at launch · Delegate:2")
    #expect(try label(Self.cold) == "✗ lost while the app runs · Delegate:2")
    let other = Self.warm.replacing("scan\"", with: "other\"")
    #expect(
      try label(other).hasPrefix("✗ type not compared · Delegate:2") || label(other).hasPrefix("? ")
    )
    let chinese = try report(Self.warm).trace.label { _ in -1 }.simplifiedChinese
    #expect(chinese == "✗ 启动时丢失 · Delegate:2")
  }

  @Test func allBrokenLinksAreNamed() throws {
    let nothing = Self.warm.replacing("Desk.shared.scan()", with: "")
    let (trace, report) = try report(nothing)
    #expect(
      trace.brokenLinks.map(\.english) == [
        "the branch that recognizes it does nothing",
        "lost at launch: no code reads shortcutItem of the options with which a scene connects",
      ])
    let lines = report.lines(.english).filter { $0.hasPrefix("  ✗ ") }
    #expect(lines.count == 2)
    let both = try self.report(Self.warm + "\n" + Self.cold)
    #expect(both.trace.brokenLinks.isEmpty)
    #expect(both.report.lines(.english).last?.hasPrefix("  ✓ handled in Delegate.swift:") == true)
  }

  @Test(arguments: [
    ("Router.open(_:)", "Router.open"), ("A.B.open(_:from:)", "B.open"), ("open", "open"),
    ("SceneDelegate.scene(_:willConnectTo:options:)", "SceneDelegate.willConnect"),
    (
      "AppDelegate.application:performActionForShortcutItem:completionHandler:",
      "AppDelegate.performAction"
    ), ("", ""),
  ])
  func namesAreShort(_ name: String, _ short: String) {
    #expect(ActionTrace.shortName(name) == short)
  }

  /// Three boxes in a lane leave too little width for a type and its member in one line.
  @Test func longNamesTakeTwoLinesInTheDrawing() throws {
    let helper = "func open(_ t: String) { if t == \"scan\" { Desk.shared.scan() } }"
    let handler = """
      func windowScene(_ s: UIWindowScene, performActionFor item: UIApplicationShortcutItem) async -> Bool {
        open(item.type)
        return true
      }
      """
    let drawing = TraceDrawing.svg(try report(helper + "\n" + handler).report, .english)
    for line in ["SceneDelegate", ".performAction", "SceneDelegate.open", "Desk.scan"] {
      #expect(drawing.contains(">\(line)</text>"), "\(line)")
    }
  }

  @Test(arguments: [
    ("<\u{301}a>", "&lt;\u{301}a&gt;"), ("&\u{20DD}\"", "&amp;\u{20DD}&quot;"),
    ("a\u{FFFE}b\u{FFFF}", "a\u{FFFD}b\u{FFFD}"), ("é", "é"),
  ])
  func textsAreNoMarkup(_ text: String, _ escaped: String) {
    #expect(Array(TraceDrawing.escaped(text).unicodeScalars) == Array(escaped.unicodeScalars))
  }

  @Test func namesAreCutInTheMiddle() {
    let cut = TextRoom.cut("SceneDelegate.performActionFor", to: 168, size: 12)
    #expect(cut.hasPrefix("Sc") && cut.hasSuffix("….performActionFor"))
    #expect(TextRoom.cut("com.example.search", to: 500, size: 12) == "com.example.search")
    #expect(TextRoom.cut("搜索搜索搜索搜索", to: 60, size: 12).contains("…"))
    #expect(TextRoom.cut("abc", to: 0, size: 12) == "…" && TextRoom.cut("", to: 0, size: 12) == "")
    let lines = TextRoom.lines("one two three four", in: 60, size: 12)
    #expect(lines.count > 1 && lines.joined(separator: " ") == "one two three four")
    #expect(TextRoom.lines("搜索搜索搜索搜索", in: 60, size: 12).joined() == "搜索搜索搜索搜索")
  }
}
