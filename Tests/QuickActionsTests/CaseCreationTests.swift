import Files
import SourceText
import TestKit
import Testing
@testable import ActionFlow
@testable import EditorFeatures

/// Quick actions whose types are the raw values of an enumeration, created in it or for its cases.
@Suite struct CaseCreationTests {
  private static let cases = "enum Action: String, CaseIterable { case scan, add = \"x.add\" }\n"

  private static let delegate = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
        switch Action(rawValue: item.type) {
        case .scan: Router.shared.scan()
        case .add: Router.shared.add()
        case nil: break
        }
        return true
      }
    }
    """

  private static func code(_ texts: [String]) -> (SharedCode, MemoryFiles) {
    let files = MemoryFiles(
      Dictionary(
        uniqueKeysWithValues: texts.enumerated().map { ("/w/\($0).swift", Array($1.utf8)) }))
    return (SharedCode(in: files) { ProjectFiles(below: "/w", in: files) }, files)
  }

  private static func item(_ type: String) -> String {
    "UIApplicationShortcutItem(type: \(type), localizedTitle: \"T\")"
  }

  @Test(arguments: [
    // Each case creates its own item.
    "extension Action { var item: UIApplicationShortcutItem { switch self {\ncase .scan: \(item("self.rawValue"))\ncase .add: return \(item("rawValue")) } } }",
    "extension Action { func item() -> UIApplicationShortcutItem { switch self {\ncase .scan, .add: \(item("self.rawValue")) } } }",
    "extension Action { func item() -> UIApplicationShortcutItem { switch self {\ncase .scan: \(item("\"scan\""))\ndefault: \(item("self.rawValue")) } } }",
    // One position for all cases.
    "extension Action { var item: UIApplicationShortcutItem { \(item("rawValue")) } }",
    "extension Action { var item: UIApplicationShortcutItem { let icon: Icon\nswitch self { case .scan: icon = a\ncase .add: icon = b }\nlet type = self.rawValue\nreturn \(item("type")) } }",
    "let items = Action.allCases.map { \(item("$0.rawValue")) }",
    "let items = Action.allCases.reversed().map({ action in \(item("action.rawValue")) })",
    "func set() { for action in Action.allCases { add(\(item("action.rawValue"))) } }",
    "func item(for action: Action) -> UIApplicationShortcutItem { \(item("action.rawValue")) }",
    "func item(for action: Action) -> UIApplicationShortcutItem { switch action {\ncase .scan: \(item("action.rawValue"))\ncase .add: \(item("action.rawValue")) } }",
  ])
  func theCasesAreTheTypes(_ making: String) {
    let (code, _) = Self.code([Self.cases, making, Self.delegate])
    #expect(Set(code.types().filter(\.isDynamic).map(\.type)) == ["scan", "x.add"])
    #expect(code.allActions()?.hasUnknownCreations == false)
    let traces = App.traces(of: code.appsOfCode())
    #expect(traces.count == 2 && traces.allSatisfy { $0.status == .handled })
  }

  @Test(arguments: [
    // The cases that reach the position are not known.
    "extension Action { var item: UIApplicationShortcutItem? { if self == .add { return nil }\nreturn \(item("rawValue")) } }",
    "extension Action { var item: UIApplicationShortcutItem? { guard case .add = self else { return nil }\nreturn \(item("rawValue")) } }",
    "extension Action { var item: UIApplicationShortcutItem? { switch self { case .add: return nil\ndefault: break }\nreturn \(item("rawValue")) } }",
    "let items = Action.allCases.filter { $0.isOn }.map { \(item("$0.rawValue")) }",
    "let items = Action.allCases.prefix(1).map { \(item("$0.rawValue")) }",
    "let items = Action.allCases.map { $0.parts.map { \(item("$0.rawValue")) } }",
    "let items = names.map { \(item("$0.rawValue")) }",
    "extension Action { func items() -> [Any] { names.map { \(item("$0.rawValue")) } } }",
    // Not an enumeration of strings.
    "enum Other: Int { case a, b\nvar item: UIApplicationShortcutItem { \(item("rawValue")) } }",
    "class Menu { var rawValue = name()\nvar item: UIApplicationShortcutItem { \(item("rawValue")) } }",
  ])
  func whatIsNotSureStaysUnknown(_ making: String) {
    let (code, _) = Self.code([Self.cases, making, Self.delegate])
    #expect(code.types().isEmpty && code.allActions()?.hasUnknownCreations == true)
  }

  /// Types that are concatenated, or derived from the raw value by the enumeration.
  @Test(arguments: ["\"com.\\(rawValue)\"", "\"com.\" + self.rawValue", "self.type", "type"])
  func typesMayBeMadeOfRawValues(_ type: String) {
    let (code, _) = Self.code([
      Self.cases,
      "extension Action { var type: String { \"com.\" + rawValue }\nvar item: UIApplicationShortcutItem { \(Self.item(type)) } }",
    ])
    #expect(Set(code.types().map(\.type)) == ["com.scan", "com.x.add"])
  }

  /// An app need not create the item of every case that a member of the enumeration supports.
  @Test func aCaseThatMayNotBeMadeIsNotBroken() throws {
    let delegate = Self.delegate.replacing(
      "case .scan: Router.shared.scan()", with: "case .scan: break")
    func traces(_ making: String) -> [ActionTrace] {
      App.traces(of: Self.code([Self.cases, making, delegate]).0.appsOfCode())
    }
    let member =
      "extension Action { var item: UIApplicationShortcutItem { \(Self.item("rawValue")) } }"
    let possible = try #require(traces(member).first { $0.type == "scan" })
    #expect(possible.status == .notFollowed && possible.broken == nil)
    let list = "let items = Action.allCases.map { \(Self.item("$0.rawValue")) }"
    #expect(traces(list).first { $0.type == "scan" }?.status == .nothingDone)
  }

  @Test(arguments: [
    ("rawValue", "x.add", "x.new", "case scan, add = \"x.new\""),
    ("self.rawValue", "scan", "find", "case scan = \"find\", add = \"x.add\""),
    ("\"com.\" + rawValue", "com.scan", "com.find", "case scan = \"find\", add = \"x.add\""),
  ])
  func aRenameChangesTheCase(
    _ type: String, _ old: String, _ new: String, _ expected: String
  ) throws {
    let making = "extension Action { var item: UIApplicationShortcutItem { \(Self.item(type)) } }"
    let (code, files) = Self.code([Self.cases, making])
    let links = try #require(ActionLinks(code))
    let edits = try links.renaming(old, to: new) { path in
      (try? files.read(path)).map { SourceText($0) }
    }
    #expect(edits.edits.map(\.path) == ["/w/0.swift"])
    guard case .edit(let changes)? = edits.edits.first?.change else { return }
    let after = SourceText(Self.cases).applying(changes)
    #expect(after[ByteRange(start: 0, end: after.length)].contains(expected))
  }

  /// The position that creates the items of all cases belongs to no single type.
  @Test func thePlaceForAllCasesIsAboutNoType() throws {
    let making =
      "extension Action { var item: UIApplicationShortcutItem { \(Self.item("rawValue")) } }"
    let (code, _) = Self.code([Self.cases, making])
    let links = try #require(ActionLinks(code))
    let offset = try #require(making.ranges(of: "rawValue").first).lowerBound
    let place = making.utf8.distance(from: making.startIndex, to: offset)
    #expect(links.subject(at: place, in: "/w/1.swift") == nil)
    #expect(links.subject(at: Self.cases.utf8.count - 10, in: "/w/0.swift")?.type.text == "x.add")
  }
}
