import CodeModel
import SourceText
import Testing
@testable import ActionFlow
@testable import Checks
@testable import Linter

/// Findings about paths are at the exit or the call, and refer to the other of the two.
@Suite struct ExitPlaceTests {
  private static func check(_ body: String, _ rule: String) -> (SourceText, [Finding]) {
    let text = SourceText(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler done: @escaping (Bool) -> Void) {
          \(body)
        }
      }
      """)
    let code = CheckedCode(CodeFile(text, .swift), options: CheckOptions())
    return (text, Validator.findings(in: code, CheckOptions()).filter { $0.rule == rule })
  }

  @Test func aMissingCallIsAtTheExit() {
    let (text, found) = Self.check(
      "if a { return }\n    if b { open(); return }\n    done(true)",
      "completion-handler-not-called")
    #expect(found.map { text[$0.range] } == ["return"])
    #expect(found.first?.related.map { text[$0.range] } == ["application", "return"])
    let (end, atEnd) = Self.check(
      "if a { done(true) }", "completion-handler-not-called")
    #expect(atEnd.map { end[$0.range] } == ["}"])
    let (whole, never) = Self.check("open(item)", "completion-handler-not-called")
    #expect(never.map { whole[$0.range] } == ["application"])
    #expect(never.first?.related.isEmpty == true)
  }

  @Test func aSecondCallNamesTheFirst() {
    let (text, found) = Self.check(
      "if a { done(true) }\n    if b { done(true); return }\n    done(false)",
      "completion-handler-called-twice")
    #expect(found.map { text[$0.range] } == ["done"])
    // The call after which the method returns is not the first one of the last finding.
    #expect(found.first?.related.map { text[$0.range] }.prefix(2) == ["done", "application"])
    let lines = found.first.map { finding in
      ([finding.range] + finding.related.prefix(1).map(\.range)).map {
        text.lines.line(at: $0.start)
      }
    }
    #expect(lines == [3, 2])
  }
}
