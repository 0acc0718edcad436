import CodeModel
import Files
import Guide
import SourceText
import TestKit
import Testing
@testable import ActionFlow
@testable import EditorFeatures

/// Items are created in functions; if such a function is never called, there are none.
@Suite struct TraceUncalledTests {
  private static func traces(_ files: [String: String]) -> [ActionTrace] {
    let files = MemoryFiles(
      Dictionary(uniqueKeysWithValues: files.map { ("/w/" + $0, Array($1.utf8)) }))
    let code = SharedCode(in: files) { ProjectFiles(below: "/w", in: files) }
    return App.traces(of: code.appsOfCode())
  }

  private static let objectiveC = """
    @implementation AppDelegate
    - (void)applicationDidBecomeActive:(UIApplication *)application {
      // [self createItems];
      CALL
    }
    HEAD createItems {
      UIApplicationShortcutItem *a = [[UIApplicationShortcutItem alloc] initWithType:@"a" localizedTitle:@"A"];
      [UIApplication sharedApplication].shortcutItems = @[a];
    }
    @end
    """

  private static func objectiveC(_ call: String, _ head: String = "- (void)") -> String {
    objectiveC.replacing("CALL", with: call).replacing("HEAD", with: head)
  }

  private static func swift(_ call: String, _ head: String = "private func") -> String {
    """
    class Menu {
      func start() { \(call) }
      \(head) createItems() {
        UIApplication.shared.shortcutItems = [UIApplicationShortcutItem(type: "a", localizedTitle: "A")]
      }
    }
    """
  }

  @Test func whatNobodyCallsIsNeverMade() throws {
    let files = [["A.m": Self.objectiveC("")], ["A.swift": Self.swift("")]]
    for (files, name) in zip(files, ["createItems", "createItems()"]) {
      let trace = try #require(Self.traces(files).first)
      #expect(trace.status == .neverMade)
      #expect(trace.broken?[.english] == "never created: \(name) is never called")
      #expect(trace.broken?[.simplifiedChinese].contains("从未创建") == true)
      let report = TraceReport([trace], below: "/w", .english) { _ in nil }
      #expect(report.lines(.english).joined(separator: "\n").contains("✗ never created"))
      #expect(TraceDrawing.svg(report, .english).contains(">never created<"))
    }
  }

  @Test(arguments: [
    ["A.m": objectiveC("[self createItems];")],
    ["A.m": objectiveC("[self performSelector:@selector(createItems)];")],
    ["A.m": objectiveC("[self run:@\"createItems\"];")],
    ["A.m": objectiveC("", "- (IBAction)")],
    // A header or a protocol declares the method for other callers, or a category calls it.
    ["A.m": objectiveC(""), "A.h": "@interface AppDelegate\n- (void)createItems;\n@end"],
    ["A.m": objectiveC(""), "B.m": "@implementation B\n- (void)b { [app createItems]; }\n@end"],
    ["A.m": objectiveC("").replacing("createItems", with: "loadView")],
    ["A.swift": swift("createItems()")],
    ["A.swift": swift("run(createItems)")],
    ["A.swift": swift("run(#selector(createItems))")],
    ["A.swift": swift("", "func")],
    ["A.swift": swift("", "public func")],
    ["A.swift": swift("", "@objc private func")],
  ])
  func whatSomebodyMayCallIsMade(_ files: [String: String]) throws {
    let trace = try #require(Self.traces(files).first)
    #expect(trace.status != .neverMade)
  }

  /// The type is created elsewhere as well.
  @Test func whatIsMadeElsewhereIsMade() throws {
    let other = "let a = UIApplicationShortcutItem(type: \"a\", localizedTitle: \"A\")"
    let traces = Self.traces(["A.swift": Self.swift(""), "B.swift": other])
    #expect(traces.count == 1)
    #expect(traces.first?.status != .neverMade && traces.first?.declaration.path == "/w/B.swift")
  }

  @Test func rulesDoNotCountIt() {
    func count(_ call: String) -> Int {
      let text = Self.swift(call).replacing(
        "[UIApplicationShortcutItem(", with: "[a, b, c, d, UIApplicationShortcutItem(")
      let file = CodeFile(SourceText(text), .swift)
      return file.dynamicItems.count
    }
    #expect(count("") == 0 && count("createItems()") == 1)
  }
}
