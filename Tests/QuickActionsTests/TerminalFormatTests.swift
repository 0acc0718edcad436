import SourceText
import TestKit
import Testing
@testable import Checks
@testable import Linter
@testable import PropertyListRules

/// The report on a terminal.
@Suite struct TerminalFormatTests {
  private func plain(_ report: CheckReport, columns: Int = 80) -> String {
    TerminalFormat(columns: columns).text(of: report)
  }

  @Test func theLineIsShownWithTheRangeUnderlined() {
    let related = Finding.Related(
      range: ByteRange(start: 0, end: 3), message: LocalizedText(en: "The first.", zhHans: "一"))
    let finding = SampleReport.finding(
      "duplicate-type", .warning, 27..<30, "Again.", fixes: [SampleReport.fix], related: [related])
    var report = CheckReport(in: .english)
    let text = "abc\n\n\n\n\n\n\n\n\n\t<string>名称abc</string>\n"
    report.add([finding], isFixable: [true], in: CheckReport.Source("Info.plist", SourceText(text)))
    #expect(
      plain(report) == """
        Info.plist:10:12: warning: Again. [duplicate-type]
         10 |   <string>名称abc</string>
            |               ^^^
          Info.plist:1:1: The first.
          1 | abc
            | ^^^
            = fix with --fix: Change to “b”
        """)
  }

  @Test func whatIsNotAboutQuickActionsHasAHeading() {
    let blocks = plain(SampleReport.mixed).components(separatedBy: "\n\n")
    #expect(blocks.count == 7)
    #expect(blocks[4] == "Not about quick actions:")
    #expect(
      blocks[5].hasPrefix("a.swift:1:1: warning: Message. [popover-without-anchor]\n 1 | ab c"))
    let none = SampleReport.report(in: "a", at: "a.swift")
    #expect(plain(none).isEmpty)
  }

  @Test func everyPartIsStyled() {
    let finding = SampleReport.finding("unknown-icon-type", .error, 1..<2)
    let report = SampleReport.report(finding, in: "abc", at: "a")
    let text = TerminalFormat(columns: 80, hasColors: true).text(of: report)
    let address = UnknownIconType.description.reference
    #expect(
      text == "\u{1B}[1ma:1:2:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m Message. "
        + "\u{1B}]8;;\(address)\u{1B}\\\u{1B}[2m[unknown-icon-type]\u{1B}[0m\u{1B}]8;;\u{1B}\\\n"
        + "\u{1B}[2m 1 |\u{1B}[0m a\u{1B}[1;31mb\u{1B}[0mc\n"
        + "\u{1B}[2m   |\u{1B}[0m  \u{1B}[1;31m^\u{1B}[0m")
  }

  /// The addresses of rules are valid in a terminal link.
  @Test func addressesArePlain() {
    for rule in RuleRegistry.all {
      #expect(rule.description.reference.utf8.allSatisfy { (0x21...0x7E).contains($0) })
    }
  }

  @Test(arguments: [
    ("\u{1B}]0;x\u{7}", "\\u{1B}]0;x\\u{7}"), ("\u{202E}a", "\\u{202E}a"), ("\t", "  "),
    ("\u{9B}1m", "\\u{9B}1m"),
  ])
  func filesCannotStyle(_ hostile: String, _ shown: String) {
    let text = hostile + "b"
    let length = text.utf8.count
    let finding = SampleReport.finding(
      "duplicate-type", .warning, (length - 1)..<length, hostile, fixes: [])
    let report = SampleReport.report(finding, in: text, at: hostile)
    let lines = TerminalFormat(columns: 80, hasColors: true).text(of: report)
      .split(separator: "\n")
    let message = hostile == "\t" ? "\\u{9}" : shown
    #expect(lines[0].hasPrefix("\u{1B}[1m\(message):1:"))
    #expect(lines[0].contains("\u{1B}[0m \(message) \u{1B}]8"))
    #expect(lines[1] == "\u{1B}[2m 1 |\u{1B}[0m \(shown)\u{1B}[1;33mb\u{1B}[0m")
    #expect(
      lines[2].hasSuffix(String(repeating: " ", count: shown.count) + "\u{1B}[1;33m^\u{1B}[0m"))
  }

  /// No row is wider than the terminal, and the marks are below the range.
  @Test(arguments: [40, 41, 60, 79, 80, 200])
  func rowsFit(_ columns: Int) {
    let line = String(repeating: "ab名\u{7}é", count: 60)
    let source = SourceText("x\n" + line + "\ny")
    for (start, length) in [(2, 1), (2, 400), (100, 20), (300, 200), (480, 40), (200, 0)] {
      let excerpt = SourceExcerpt(
        ByteRange(start: start, end: start + length), line: 1, in: source)
      let row = ExcerptRow(excerpt, columns: columns)
      let whole = row.before + row.marked + row.after
      func width(_ text: String) -> Int {
        text.reduce(0) { $0 + ($1.unicodeScalars.first.map { $0.value > 0x2E80 } == true ? 2 : 1) }
      }
      #expect(width(whole) <= columns, "\(start)+\(length): \(whole)")
      #expect(width(row.before) == row.offset && width(row.marked) == row.width)
      #expect(length == 0 || row.width > 0)
    }
  }
}
