import Foundation
import SourceText
import TestKit
import Testing
@testable import Checks
@testable import Linter

/// The findings of a run, sorted and counted.
@Suite struct CheckReportTests {
  @Test func whatStopsQuickActionsComesFirst() {
    let report = SampleReport.mixed
    #expect(
      report.findings.map { "\($0.file) \($0.severity.name) \($0.rule.id)" } == [
        "b.plist error unknown-icon-type", "a.swift warning cold-launch-ignored",
        "b.plist warning duplicate-type", "b.plist hint switched-off-items",
        "a.swift warning popover-without-anchor", "a.swift information deprecated-api",
      ])
    #expect(report.count == 6 && report.others == 2)
    #expect(
      LinesFormat().text(of: report).split(separator: "\n").map { $0.prefix(16) } == [
        "b.plist:1:1: err", "a.swift:2:1: war", "b.plist:2:1: war", "b.plist:1:4: not",
        "a.swift:1:1: war", "a.swift:1:4: not",
      ])
  }

  @Test func theSummaryCounts() {
    #expect(CheckReport(in: .english).summary.english == "no findings")
    #expect(
      SampleReport.mixed.summary.english
        == "6 findings (1 error, 3 warnings, 2 notes; 2 not about quick actions; 1 can be fixed with --fix)"
    )
    #expect(
      SampleReport.mixed.summary.simplifiedChinese
        == "6 条结果（1 个错误、3 个警告、2 个提示；其中 2 条与快捷操作无关；1 条可用 --fix 修复）")
    let one = SampleReport.report(
      SampleReport.finding("duplicate-type", .warning, 0..<1), in: "a", at: "Info.plist")
    #expect(one.summary.english == "1 finding (1 warning)")
  }

  /// Hints, and notes on other code, are counted. Findings that make a check fail are always listed.
  @Test func whatMattersLittleIsCounted() {
    let usual = SampleReport.mixed.listing(.usual)
    #expect(usual.findings.map(\.severity) == [.error, .warning, .warning, .warning])
    #expect(usual.unlisted == 2 && usual.fails)
    #expect(
      usual.summary.english
        == "4 findings (1 error, 3 warnings; 1 not about quick actions; 1 can be fixed with --fix) and 2 minor ones, see --show hint"
    )
    #expect(usual.summary.simplifiedChinese.hasSuffix("）。另有 2 条次要结果，见 --show hint"))
    #expect(SampleReport.mixed.listing(.from(.hint)).count == 6)
    #expect(SampleReport.mixed.listing(.from(.error)).count == 3)
    let hint = SampleReport.finding("duplicate-type", .hint, 0..<1)
    let one = SampleReport.report(hint, in: "a", at: "Info.plist").listing(.usual)
    #expect(one.summary.english == "no findings but 1 minor one, see --show hint")
    #expect(LinesFormat().text(of: one).isEmpty)
    let note = SampleReport.finding("deprecated-api", .information, 0..<1)
    let failing = SampleReport.report(note, in: "a", at: "a.swift", failOn: .information)
    #expect(failing.listing(.usual).count == 1)
  }

  @Test func onlyWhatIsChosenFails() {
    let other = SampleReport.finding("popover-without-anchor", .warning, 0..<1)
    #expect(!SampleReport.report(other, in: "a", at: "a.swift").fails)
    #expect(SampleReport.report(other, in: "a", at: "a.swift", failOn: .warning).fails)
    #expect(!SampleReport.report(other, in: "a", at: "a.swift", failOn: .error).fails)
    #expect(SampleReport.mixed.fails)
  }

  /// Related positions can be in another file; those in an unreadable file are left out.
  @Test func relatedPlacesInOtherFiles() throws {
    func place(_ path: String?) -> Finding.Related {
      Finding.Related(
        path: path, range: ByteRange(start: 4, end: 5),
        message: LocalizedText(en: "Here.", zhHans: "这里。"))
    }
    let finding = SampleReport.finding(
      "duplicate-type", .warning, 1..<2,
      related: [place(nil), place("/repo/b.plist"), place("/repo/c.plist")])
    var report = CheckReport(in: .english)
    report.add(
      [finding],
      in: CheckReport.Source(
        "a.swift", SourceText("abcdef"),
        other: { path in
          path == "/repo/b.plist" ? (path: "b.plist", text: SourceText("x\ny\nz")) : nil
        }))
    #expect(
      LinesFormat().text(of: report) == """
        a.swift:1:2: warning: Message. [duplicate-type]
          a.swift:1:5: Here.
          b.plist:3:1: Here.
        """)
    let excerpts = try #require(report.findings.first).related.map(\.excerpt?.marked)
    #expect(excerpts == ["e", "z"])
  }

  @Test(arguments: [
    ("<a>\n  <b>x</b>\r\n</a>", 6..<11, "  <b>x</b>", "<b>x<", false),
    ("first\nsecond", 2..<9, "first", "rst", false),
    ("last", 4..<4, "last", "", false),
    ("", 0..<0, "", "", false),
    (String(repeating: "é", count: 500), 500..<502, String(repeating: "é", count: 241), "é", true),
  ])
  func excerpts(
    _ text: String, _ range: Range<Int>, _ line: String, _ marked: String, _ isCut: Bool
  ) {
    let source = SourceText(text)
    let bytes = ByteRange(start: range.lowerBound, end: range.upperBound)
    let excerpt = SourceExcerpt(bytes, line: source.lines.line(at: bytes.start), in: source)
    #expect(excerpt.before + excerpt.marked + excerpt.after == line)
    #expect(excerpt.marked == marked)
    #expect(excerpt.isCutBefore == isCut && excerpt.isCutAfter == isCut)
  }

  /// Excerpts are short and split no character, wherever the finding is.
  @Test func excerptsOfLongLinesAreShort() {
    let source = SourceText(String(repeating: "a🎉é", count: 1000))
    for start in 0..<40 {
      let excerpt = SourceExcerpt(ByteRange(start: start, end: 6000), line: 0, in: source)
      for part in [excerpt.before, excerpt.marked, excerpt.after] {
        #expect(part.utf8.count <= SourceExcerpt.maximumLength + 3 * 3)
        #expect(source.isInsideCharacter(start) || !part.contains("\u{FFFD}"))
      }
    }
  }
}

/// Reports for the tests of formats.
enum SampleReport {
  static func finding(
    _ rule: String, _ severity: Severity, _ range: Range<Int>, _ message: String = "Message.",
    fixes: [Fix] = [], related: [Finding.Related] = []
  ) -> Finding {
    Finding(
      rule: rule, severity: severity,
      range: ByteRange(start: range.lowerBound, end: range.upperBound),
      message: LocalizedText(en: message, zhHans: message), related: related, fixes: fixes)
  }

  static func report(
    _ findings: Finding..., in text: String, at path: String, failOn: FailureThreshold? = nil
  ) -> CheckReport {
    var report = CheckReport(in: .english)
    report.files = 1
    report.add(findings, in: CheckReport.Source(path, SourceText(text), failOn: failOn))
    return report
  }

  /// The working folder is that of the repository.
  static let paths = ReportPaths(root: "/repo") { path in
    path.hasPrefix("/")
      ? path : "/repo/" + (path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
  }

  static let fix = Fix(
    LocalizedText(en: "Change to “b”", zhHans: "改为“b”"),
    [TextEdit(ByteRange(start: 0, end: 1), "b")], isPreferred: true)

  /// Findings of all severities in two files.
  static var mixed: CheckReport {
    var report = CheckReport(in: .english)
    report.files = 2
    report.add(
      [
        finding("popover-without-anchor", .warning, 0..<2),
        finding("deprecated-api", .information, 3..<4),
        finding("cold-launch-ignored", .warning, 5..<6),
      ], in: CheckReport.Source("a.swift", SourceText("ab c\nd\n")))
    report.add(
      [
        finding("unknown-icon-type", .error, 0..<2, fixes: [fix]),
        finding("switched-off-items", .hint, 3..<4),
        finding("duplicate-type", .warning, 5..<6),
      ], isFixable: [true, false, false],
      in: CheckReport.Source("b.plist", SourceText("ab c\nd\n")))
    return report
  }
}
