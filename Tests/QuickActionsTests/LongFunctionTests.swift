import CodeModel
import SourceText
import TestKit
import Testing
@testable import ActionFlow

/// Generated code can have functions of any length.
@Suite struct LongFunctionTests {
  /// The limit is generous: quadratic time would take hours.
  @Test(
    .slow,
    .timeLimit(.minutes(40)),
    arguments: [
      "if item.type == \"a\" { open() }\n", "if pending == \"a\" { open() }\n",
      "let #A = desk.otherShortcut; if #A == \"a\" { open() }\n",
      "if desk.someShortcut == \"a\" || otherShortcut#A == \"b\" { open() }\n",
      "other#A = item.type; if other#A == \"a\" { open() }\n",
    ])
  func theTimeGrowsWithTheFunction(piece: String) {
    let pieces = (0..<1500).map { piece.replacing("#A", with: "a\($0)") }.joined()
    let text = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        private var pending: String?
        func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
          pending = item.type
          \(pieces)
          return item.type != "b"
        }
      }
      """
    let facts = ActionFacts(CodeFile(SourceText(text), .swift))
    #expect(facts.uses.count > 1)
  }
}
