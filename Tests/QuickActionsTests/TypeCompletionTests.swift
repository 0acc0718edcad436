import CodeModel
import CodeSyntax
import Files
import SourceText
import TestKit
import Testing
import XcodeProject
@testable import ActionFlow
@testable import AppFiles
@testable import Checks
@testable import EditorFeatures
@testable import RuleSubjects

/// Types of quick actions proposed in code. `|` is the caret.
@Suite struct TypeCompletionTests {
  private static let list = """
    <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array>
    <dict><key>UIApplicationShortcutItemType</key><string>com.example.search</string>
    <key>UIApplicationShortcutItemTitle</key><string>查找</string></dict>
    <dict><key>UIApplicationShortcutItemType</key><string>com.example.new"note</string>
    <key>UIApplicationShortcutItemTitle</key><string>New Note</string></dict>
    <dict><key>UIApplicationShortcutItemType</key><string>$(PRODUCT_BUNDLE_IDENTIFIER).scan</string>
    <key>UIApplicationShortcutItemTitle</key><string>Scan</string></dict>
    </array></dict></plist>
    """

  private func code(_ marked: String, _ language: CodeLanguage) -> (CheckedCode, Int) {
    let (before, after) = marked.split(around: "|")
    let files = MemoryFiles([
      "/App/Info.plist": Array(Self.list.utf8),
      "/App/Other.swift": Array(
        "enum Sent: String { case first, second\n init?(_ item: UIApplicationShortcutItem) { nil } }"
          .utf8),
    ])
    var facts = CodeFacts()
    let shared = SharedCode(in: files) { ProjectFiles(below: "/App", in: files) }
    facts.shared = shared
    facts.code = { shared.indexIfKnown() }
    let file = CodeFile(SourceText(before + after), language)
    return (CheckedCode(file, facts, options: CheckOptions()), before.utf8.count)
  }

  /// Returns the texts after each proposal has been accepted, from the line of the caret.
  private func accepted(_ marked: String, _ language: CodeLanguage = .swift) -> [String] {
    let (code, offset) = code(marked, language)
    let line = code.file.source.lines.line(at: offset)
    return CodeCompletion.completions(at: offset, in: code).map { completion in
      let edit = TextEdit(
        completion.insertion.range, completion.insertion.snippet.plainText)
      let text = code.file.source.applying([edit])
      let end = line + 1 < text.lines.count ? text.lines.start(ofLine: line + 1) : text.length
      return text[ByteRange(start: text.lines.start(ofLine: line), end: end)]
        .trimmingPrefix { $0 == " " }.filter { $0 != "\n" }
    }
  }

  private func handler(_ body: String) -> String {
    """
    func open(_ item: UIApplicationShortcutItem) {
    \(body)
    }
    """
  }

  @Test(arguments: [
    // At the beginning of a branch, with and without typed text.
    (
      "switch item.type {\n|\n}",
      ["case \"com.example.search\":", "case \"com.example.new\\\"note\":"]
    ),
    (
      "switch item.type {\ncase \"com.example.search\": go()\nca|\n}",
      ["case \"com.example.new\\\"note\":"]
    ),
    (
      "switch item.type {\ncase |\ndefault: break }",
      ["case \"com.example.search\":", "case \"com.example.new\\\"note\":"]
    ),
    ("switch item.type {\ncase sea|:\ndefault: break }", ["case \"com.example.search\":"]),
    // Inside the quotes.
    (
      "switch item.type {\ncase \"|\":\ndefault: break }",
      ["case \"com.example.search\":", "case \"com.example.new\\\"note\":"]
    ),
    (
      "let type = item.type\nswitch type {\ncase \"a\", \"com.example.s|\":\ndefault: break }",
      ["case \"a\", \"com.example.search\":"]
    ),
    ("if item.type == \"New|\" { go() }", ["if item.type == \"com.example.new\\\"note\" { go() }"]),
    (
      "let other = UIApplicationShortcutItem(type: \"查|\", localizedTitle: t)",
      ["let other = UIApplicationShortcutItem(type: \"com.example.search\", localizedTitle: t)"]
    ),
    // The cases without a branch.
    (
      "guard let sent = Sent(item) else { return }\nswitch sent {\ncase .first: go()\ncase .|\n}",
      ["case .second:"]
    ),
    (
      "guard let sent = Sent(rawValue: item.type) else { return }\nswitch sent {\n|\n}",
      ["case .first:", "case .second:"]
    ),
    // Types of other values.
    ("switch cell.type {\n|\n}", []),
    ("if name == \"|\" {}", []), ("switch item.type {\ncase \"a\": if x {\n|\n} }", []),
  ])
  func inSwift(_ body: String, _ expected: [String]) {
    #expect(accepted(handler(body)) == expected)
  }

  @Test func asTheValueOfACase() {
    let found = accepted(
      "enum ShortcutType: String {\n  case search = \"com.example.search\"\n  case add = \"|\"\n}")
    #expect(found == ["case add = \"com.example.new\\\"note\""])
    #expect(accepted("enum Tab: String {\n  case add = \"|\"\n}") == [])
  }

  @Test(arguments: [CodeLanguage.swift, .objectiveC])
  func behindTheBundleIdentifier(_ language: CodeLanguage) throws {
    var content = ExampleProject.beside(identifier: "org.example.browser")
    content["Info.plist"] = Array(Self.list.utf8)
    let files = MemoryFiles(
      Dictionary(uniqueKeysWithValues: content.map { ("/App/\($0.key)", $0.value) }))
    let project = ProjectFiles(below: "/App", in: files)
    let facts = CodeFacts(
      ofSource: "/App/A.swift", SharedProjects().owners(in: project, files),
      in: files, code: SharedCode(in: files) { project })
    let isSwift = language == .swift
    let start =
      isSwift
      ? "func open(_ item: UIApplicationShortcutItem) { if item.type == \"Sca"
      : "@implementation A\n- (void)open:(UIApplicationShortcutItem *)item { if ([item.type isEqualToString:@\"Sca"
    let end = isSwift ? "\" { } }" : "\"]) { } }\n@end"
    let code = CheckedCode(
      CodeFile(SourceText(start + end), language), facts, options: CheckOptions())
    let found = CodeCompletion.completions(at: start.utf8.count, in: code)
    #expect(found.map(\.label) == ["org.example.browser.scan"])
    #expect(found.first?.insertion.snippet.plainText == "org.example.browser.scan")
    // Without a project the bundle identifier is not known.
    var unknown = CodeFacts()
    unknown.shared = facts.shared
    let alone = CheckedCode(code.file, unknown, options: CheckOptions())
    #expect(CodeCompletion.completions(at: start.utf8.count, in: alone).isEmpty)
  }

  @Test func inObjectiveC() {
    let body = "if ([item.type isEqualToString:@\"com.example.s|\"]) { [self go]; }"
    let method =
      "@implementation A\n- (void)open:(UIApplicationShortcutItem *)item {\n\(body)\n}\n@end\n"
    #expect(
      accepted(method, .objectiveC)
        == ["if ([item.type isEqualToString:@\"com.example.search\"]) { [self go]; }"])
  }
}

extension String {
  fileprivate func split(around mark: String) -> (String, String) {
    guard let place = firstIndex(of: Character(mark)) else { return (self, "") }
    return (String(self[..<place]), String(self[index(after: place)...]))
  }
}
