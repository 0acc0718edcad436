import Files
import TestKit
import Testing
@testable import ActionFlow

/// Dynamic quick actions whose types are passed to a function, or have one name in several blocks.
@Suite struct HelperCreationTests {
  private static let delegate = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
        switch item.type {
        case "scan": Router.shared.scan()
        case "add": Router.shared.add()
        default: break
        }
        return true
      }
    }
    """

  private static func code(_ texts: [String: String]) -> SharedCode {
    let files = MemoryFiles(
      Dictionary(uniqueKeysWithValues: texts.map { ("/w/\($0.key)", Array($0.value.utf8)) }))
    return SharedCode(in: files) { ProjectFiles(below: "/w", in: files) }
  }

  private static func item(_ type: String, _ title: String = "title") -> String {
    "UIApplicationShortcutItem(type: \(type), localizedTitle: \(title))"
  }

  @Test(arguments: [
    "Items.swift":
      "func make(_ type: String, _ title: String) -> UIApplicationShortcutItem { \(item("type")) }\nfunc all() -> [UIApplicationShortcutItem] { [make(\"scan\", \"Scan\"), make(\"add\", \"Add\")] }",
    "Labels.swift":
      "class A { private func make(type: String, title: String) -> UIApplicationShortcutItem { \(item("type")) }\nlazy var all = [self.make(type: \"scan\", title: \"S\"), make(type: \"add\", title: \"A\")] }",
    "Blocks.swift":
      "func fill() { do { let type = \"scan\"; items.append(\(item("type"))) }\ndo { let type = \"add\"; items.append(\(item("type"))) } }",
    "Items.m": """
    @implementation Items
    - (UIApplicationShortcutItem *)itemWithType:(NSString *)type title:(NSString *)title {
      return [[UIApplicationShortcutItem alloc] initWithType:type localizedTitle:title];
    }
    - (void)fill { self.items = @[[self itemWithType:@"scan" title:@"S"], [self itemWithType:@"add" title:@"A"]]; }
    @end
    """,
  ])
  func theTypesAreThoseThatAreHandedOver(_ name: String, _ text: String) {
    let code = Self.code([name: text, "AppDelegate.swift": Self.delegate])
    #expect(Set(code.types().filter(\.isDynamic).map(\.type)) == ["scan", "add"])
    #expect(code.allActions()?.hasUnknownCreations == false)
    let traces = App.traces(of: code.appsOfCode())
    #expect(traces.count == 2 && traces.allSatisfy { $0.status == .handled })
  }

  @Test func aTitleThatIsHandedOverIsTold() {
    let code = Self.code([
      "A.swift":
        "private func make(_ type: String, _ title: String) -> UIApplicationShortcutItem { \(Self.item("type")) }\nlet all = [make(\"scan\", \"Scan a page\")]"
    ])
    #expect(code.types().map(\.title) == ["Scan a page"])
  }

  @Test(arguments: [
    // Another file may pass a type that is not known.
    ("let more = make(server.type, \"x\")", true), ("let more = other(server.type)", false),
  ])
  func whatOtherFilesHandOverIsNotKnown(_ other: String, _ isUnknown: Bool) {
    let code = Self.code([
      "A.swift":
        "func make(_ type: String, _ title: String) -> UIApplicationShortcutItem { \(Self.item("type")) }\nlet all = [make(\"scan\", \"Scan\")]",
      "B.swift": "func fill() { let shortcutItem = 1; \(other) }",
    ])
    #expect(code.types().map(\.type) == ["scan"])
    #expect(code.allActions()?.hasUnknownCreations == isUnknown)
  }

  @Test(arguments: [
    "func make(_ type: String) -> UIApplicationShortcutItem { \(item("type", "\"T\"")) }",
    "func fill() { var type = \"scan\"; type = \"add\"; items.append(\(item("type"))) }",
    "func fill() { do { let type = \"scan\" }\nitems.append(\(item("type"))) }",
  ])
  func whatIsNotHandedOverIsNotKnown(_ text: String) {
    let code = Self.code(["A.swift": text])
    #expect(code.types().isEmpty)
    #expect(code.allActions()?.hasUnknownCreations == true)
  }
}
