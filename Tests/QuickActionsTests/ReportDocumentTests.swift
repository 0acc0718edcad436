import Foundation
import SourceText
import TestKit
import Testing
@testable import Checks
@testable import Linter

/// The report formats for services.
@Suite struct ReportDocumentTests {
  private func json(_ format: some ReportFormat, _ report: CheckReport) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(format.text(of: report).utf8))
  }

  /// A finding keeps its fingerprint when lines are inserted before it, and no two findings have the same.
  @Test func fingerprintsStayAndAreUnique() throws {
    func prints(_ text: String) throws -> [String] {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      var (offset, findings) = (0, [Finding]())
      for line in lines {
        if line.contains("x") {
          findings.append(
            SampleReport.finding("duplicate-type", .warning, offset..<offset + line.utf8.count))
        }
        offset += line.utf8.count + 1
      }
      var report = CheckReport(in: .english)
      report.add(findings, in: CheckReport.Source("a.plist", SourceText(text)))
      let entries = try json(GitLabFormat(SampleReport.paths), report) as? [[String: Any]]
      let gitlab = (entries ?? []).compactMap { $0["fingerprint"] as? String }
      let sarif = try results(report).compactMap {
        ($0["partialFingerprints"] as? [String: String])?["primaryLocationLineHash"]
      }
      #expect(gitlab.count == findings.count && sarif.count == findings.count)
      return gitlab + sarif
    }
    let before = try prints("x\n  x\ny x\n")
    #expect(Set(before).count == before.count)
    #expect(try prints("\n\n\tx\nx\nz\n  y  x\n") == before)
    #expect(try prints("x\nx\n").allSatisfy { before.contains($0) })
  }

  private func results(_ report: CheckReport) throws -> [[String: Any]] {
    let document =
      try json(SARIFFormat(SampleReport.paths, version: "1.2.3"), report) as? [String: Any]
    let run = (document?["runs"] as? [[String: Any]])?.first
    return run?["results"] as? [[String: Any]] ?? []
  }

  @Test func sarifHasShortRegions() throws {
    let finding = SampleReport.finding("duplicate-type", .hint, 1..<9)
    let result = try results(SampleReport.report(finding, in: "<a>\n b\n\n</a>", at: "A b/ü.plist"))
    let location = (result.first?["locations"] as? [[String: Any]])?.first?["physicalLocation"]
    let place = location as? [String: Any]
    #expect(
      place?["region"] as? [String: Int] == [
        "startLine": 1, "startColumn": 2, "endLine": 1, "endColumn": 4,
      ])
    #expect(place?["artifactLocation"] as? [String: String] == ["uri": "A%20b/%C3%BC.plist"])
    #expect(result.first?["level"] as? String == "note")
    #expect(SARIF.uri("/tmp/a") == "file:///tmp/a")
  }

  @Test func everyRuleIsDescribedOnce() throws {
    let document =
      try json(SARIFFormat(SampleReport.paths, version: "1.2.3"), SampleReport.mixed)
      as? [String: Any]
    let run = (document?["runs"] as? [[String: Any]])?.first
    let driver = (run?["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = driver?["rules"] as? [[String: Any]] ?? []
    #expect(rules.count == 6 && driver?["semanticVersion"] as? String == "1.2.3")
    for (index, result) in try results(SampleReport.mixed).enumerated() {
      #expect(result["ruleIndex"] as? Int == index)
      #expect(result["ruleId"] as? String == rules[index]["id"] as? String)
    }
  }

  @Test func testsFailAsTheCheckDoes() {
    let text = JUnitFormat(SampleReport.paths).text(of: SampleReport.mixed)
    #expect(
      text.contains("<testsuites name=\"quickactions\" tests=\"6\" failures=\"3\" errors=\"0\">"))
    #expect(text.contains("<testsuite name=\"b.plist\" tests=\"3\" failures=\"2\""))
    #expect(text.contains("name=\"duplicate-type:2:1\" file=\"b.plist\"><failure "))
    #expect(text.contains(">b.plist:2:1: warning: Message. [duplicate-type]</failure>"))
    #expect(text.contains("name=\"popover-without-anchor:1:1\" file=\"a.swift\"><skipped "))
    let clean = JUnitFormat(SampleReport.paths).text(of: CheckReport(in: .english))
    #expect(clean.contains("<testcase classname=\"quickactions\" name=\"check\"/>"))
    // Two findings of one rule at one position have two names.
    let twice = SampleReport.finding("duplicate-type", .warning, 0..<1)
    let both = JUnitFormat(SampleReport.paths).text(
      of: SampleReport.report(twice, twice, in: "a", at: "a"))
    #expect(both.contains("\"duplicate-type:1:1\"") && both.contains("\"duplicate-type:1:1 (2)\""))
  }

  @Test func checkstyleGroupsByFile() {
    let text = CheckstyleFormat(SampleReport.paths).text(of: SampleReport.mixed)
    #expect(text.components(separatedBy: "<file ").count == 3)
    #expect(
      text.contains(
        "<error line=\"1\" column=\"1\" severity=\"error\" message=\"Message.\" source=\"unknown-icon-type\"/>"
      ))
    var binary = CheckReport(in: .english)
    binary.add(
      [SampleReport.finding("duplicate-type", .hint, 0..<1)],
      in: CheckReport.Source("a", SourceText("a"), entryPath: { _ in ":A" }))
    // There are no lines.
    #expect(
      CheckstyleFormat(SampleReport.paths).text(of: binary)
        .contains("<error severity=\"info\" message=\":A: Message.\" source=\"duplicate-type\"/>"))
    let none = CheckstyleFormat(SampleReport.paths).text(of: CheckReport(in: .english))
    #expect(none.hasSuffix("<checkstyle version=\"4.3\">\n</checkstyle>"))
  }

  @Test(arguments: [
    ("a<b>&\"c\"", "a&lt;b&gt;&amp;&quot;c&quot;"), ("\u{1B}[1m", "\\u{1B}[1m"),
    ("\n\t\r", "&#10;&#9;&#13;"), ("\u{9B}\u{202E}", "&#155;&#8238;"),
    ("\u{FFFE}名🎉", "\u{FFFD}名🎉"), ("\u{0}", "\\u{0}"), ("\u{1F} \u{7F}", "\\u{1F} &#127;"),
  ])
  func xmlHoldsAnyText(_ text: String, _ escaped: String) {
    #expect(XMLText.escaped(text) == escaped)
  }

  @Test func statisticsCountByRule() {
    #expect(
      StatisticsFormat().text(of: SampleReport.mixed).split(separator: "\n").map {
        $0.split(separator: " ", maxSplits: 2).prefix(2).joined(separator: " ")
      } == [
        "1 cold-launch-ignored", "1 deprecated-api", "1 duplicate-type", "1 popover-without-anchor",
        "1 switched-off-items", "1 unknown-icon-type",
      ])
    let finding = SampleReport.finding("duplicate-type", .warning, 0..<1, fixes: [SampleReport.fix])
    var report = CheckReport(in: .simplifiedChinese)
    report.add(
      Array(repeating: finding, count: 12), isFixable: [true, false, true],
      in: CheckReport.Source("a", SourceText("a")))
    #expect(
      StatisticsFormat().text(of: report)
        == "12  duplicate-type  quick-actions  两项类型相同，无从区分。（2 条可用 --fix 修复）")
  }

  @Test func linesTellWhatBelongsToAFinding() {
    let related = Finding.Related(
      range: ByteRange(start: 0, end: 1), message: LocalizedText(en: "Here.\u{7}", zhHans: ""))
    let finding = SampleReport.finding("duplicate-type", .hint, 2..<3, related: [related])
    #expect(
      LinesFormat().text(of: SampleReport.report(finding, in: "a\nb", at: "A.plist")) == """
        A.plist:2:1: note: Message. [duplicate-type]
          A.plist:1:1: Here.\\u{7}
        """)
  }
}
