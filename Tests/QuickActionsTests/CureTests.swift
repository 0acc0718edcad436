import AppFiles
import Checks
import Files
import JSONSyntax
import Linter
import PropertyList
import RuleSubjects
import SourceText
import Testing

/// The result of a fix: a file that can be read, no finding of the rule, and no new finding.
@Suite struct CureTests {
  /// Findings that a fix may cause, because the remaining text has another meaning.
  private static let consequences: [String: Set<String>] = [
    // Without its last element the array is empty.
    "item-not-dictionary": ["empty-items"],
    "items-not-array": ["empty-items"],
    // An item with a title is shown and counts.
    "empty-title": ["more-than-four-items"],
    // Items that are enabled again are checked.
    "switched-off-items": ["item-not-dictionary", "empty-items"],
    // A method that UIKit calls again has to call super.
    "near-miss-delegate-method": ["missing-super-call"],
  ]

  /// A file with the files around it.
  private struct State {
    let test: RuleTests.Case
    var text: SourceText
    var files: [String: [UInt8]]

    init(_ test: RuleTests.Case) {
      self.test = test
      text = SourceText(test.example.wholeFile(test.example.source))
      files = Dictionary(
        uniqueKeysWithValues: test.example.beside.map { ("/Example/" + $0.key, $0.value) })
    }

    var findings: [Finding] { findings(in: text) }

    func findings(in text: SourceText) -> [Finding] {
      guard !files.isEmpty else { return test.findings(in: text, nil) }
      var all = files
      all["/Example/Info.plist"] = []
      let access = MemoryFiles(all)
      let target = ProjectFiles(below: "/Example", in: access).target(of: "/Example/Info.plist")
      return test.findings(in: text, Surroundings(target, in: access))
    }

    func applying(_ fix: Fix) -> State {
      var state = self
      state.text = text.applying(fix.edits)
      for fileEdit in fix.fileEdits {
        switch fileEdit.change {
        case .create(let content):
          if files[fileEdit.path] == nil { state.files[fileEdit.path] = Array(content.utf8) }
        case .edit(let edits):
          let (old, encoding) = FileEncoding.decode(files[fileEdit.path] ?? [])
          state.files[fileEdit.path] = (try? encoding.encode(old.applying(edits))) ?? []
        }
      }
      return state
    }

    /// The number of syntax errors in the text.
    var faults: Int {
      if test.example.frame == .settings { return JSONTree(text).issue == nil ? 0 : 1 }
      if case .whole = test.example.frame {
        let file = test.example.checkable(text)
        if case .translations(let translations)? = file {
          guard case .table(let table) = translations.file.content else { return 0 }
          return table.issues.count
        }
        return file?.read(text).faults ?? 0
      }
      let tree = SyntaxTree(text)
      return tree.issues.count + tree.structureIssues().count
    }
  }

  private func counts(_ findings: [Finding]) -> [String: Int] {
    Dictionary(findings.map { ($0.rule, 1) }, uniquingKeysWith: +)
  }

  private func expectNothingNew(
    _ before: [Finding], _ after: [Finding], _ rule: String, _ text: SourceText
  ) {
    let known = counts(before)
    for (other, count) in counts(after) where count > known[other, default: 0] {
      #expect(
        Self.consequences[rule]?.contains(other) ?? false, "\(other) is new in \(text.string)")
    }
  }

  /// Applies all preferred fixes of the rule together.
  @Test(arguments: RuleTests.cases) func preferredFixesCure(_ test: RuleTests.Case) {
    let rule = test.rule.description.id
    let state = State(test)
    let before = state.findings
    let own = before.filter { $0.rule == rule }
    let preferred = own.compactMap { $0.fixes.first { $0.isPreferred } }
    guard preferred.contains(where: { $0.fileEdits.isEmpty }) else {
      #expect(test.example.fixed == nil)
      return
    }
    let result = FixAll.result(for: state.text) { text in
      CheckableFile.State(findings: state.findings(in: text).filter { $0.rule == rule })
    }
    if let expected = test.example.fixed {
      let whole = test.example.wholeFile(expected)
      // A removed line leaves no empty line.
      #expect(result.text.string == (expected.isEmpty ? whole.droppingEmptyLines() : whole))
    }
    #expect(!result.remaining.contains { $0.fixes.contains { $0.isPreferred } })
    #expect(result.fixed >= 1)
    var fixed = state
    fixed.text = result.text
    #expect(fixed.faults <= state.faults)
    expectNothingNew(before, fixed.findings, rule, fixed.text)
  }

  /// Rules whose findings only people can resolve: choosing or drawing another icon, removing actions,
  /// finding shorter words, renaming a file.
  private static let withoutCure: Set<String> = [
    "adaptive-style-incomplete", "app-delegate-handler-in-scene-app", "app-without-scenes",
    "cold-launch-ignored",
    "unhandled-shortcut-type", "unknown-shortcut-type", "no-quick-action-handler",
    "compares-localized-title", "completion-handler-called-twice",
    "dynamic-item-repeats-static", "dynamic-items-appended",
    "dynamic-items-over-limit", "empty-branch-for-type", "endless-push", "force-touch-unchecked",
    "icon-not-template", "icon-scale-missing", "icon-size",
    "icon-type-availability", "notification-only-routing", "present-over-presented",
    "preview-registered-per-cell", "preview-registered-repeatedly",
    "quick-actions-gated-on-3d-touch", "scene-handler-without-scenes",
    "misplaced-items", "more-than-four-items", "scene-manifest-generated", "strings-file-name-case",
    "title-too-long",
    "unreadable-project", "wrong-product-type",
    "comparison-not-reached", "dynamic-item-never-made", "dynamic-item-not-handled",
    "handled-only-at-launch", "handler-does-nothing", "handler-in-wrong-class",
    "modifier-not-attached",
  ]

  @Test func everyOtherRuleOffersACure() {
    let cured = RuleTests.cases.filter { test in
      State(test).findings.contains { $0.rule == test.rule.description.id && !$0.fixes.isEmpty }
    }
    let rules = Set(RuleRegistry.all.map { $0.description.id })
    #expect(rules.subtracting(cured.map { $0.rule.description.id }) == Self.withoutCure)
  }

  /// Applies every fix by itself.
  @Test(arguments: RuleTests.cases) func everyFixCures(_ test: RuleTests.Case) {
    let state = State(test)
    let before = state.findings
    for finding in before {
      for fix in finding.fixes {
        let fixed = state.applying(fix)
        let after = fixed.findings
        #expect(fixed.faults <= state.faults, "\(fix.title.english)")
        #expect(
          after.filter { $0.rule == finding.rule }.count
            < before.filter { $0.rule == finding.rule }.count,
          "\(finding.rule) is not silent after \(fix.title.english): \(fixed.text.string)")
        expectNothingNew(before, after, finding.rule, fixed.text)
      }
    }
  }

  /// Rules about comments.
  private static let aboutComments: Set<String> = ["switched-off-items", "unused-silence"]

  /// Comments are preserved.
  @Test(arguments: RuleTests.cases) func noFixLosesAComment(_ test: RuleTests.Case) {
    guard test.example.frame.isPropertyList else { return }
    let state = State(test)
    let before = comments(of: state.text)
    for finding in state.findings where !Self.aboutComments.contains(finding.rule) {
      for fix in finding.fixes {
        let after = comments(of: state.applying(fix).text)
        #expect(before.allSatisfy(after.contains), "\(finding.rule): \(fix.title.english)")
      }
    }
  }

  private func comments(of text: SourceText) -> [String] {
    let tree = SyntaxTree(text)
    return tree.allNodes.filter { tree[$0].kind == .comment }.map { text[tree[$0].range] }
  }
}
