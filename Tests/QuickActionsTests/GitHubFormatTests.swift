import SourceText
import TestKit
import Testing
@testable import Checks
@testable import Linter

/// Annotations for GitHub Actions.
@Suite struct GitHubFormatTests {
  private func lines(_ report: CheckReport) -> [String] {
    GitHubFormat(SampleReport.paths).text(of: report).split(separator: "\n").map(String.init)
  }

  @Test func anAnnotationNamesThePlace() {
    let related = Finding.Related(
      range: ByteRange(start: 0, end: 1), message: LocalizedText(en: "Here.", zhHans: ""))
    let finding = SampleReport.finding(
      "duplicate-type", .warning, 3..<4, "50 %, not 60.", related: [related])
    #expect(
      lines(SampleReport.report(finding, in: "a\n b\n", at: "./App/Info.plist")) == [
        "::warning file=App/Info.plist,line=2,endLine=2,col=2,endColumn=3,title=quickactions (duplicate-type)::"
          + "App/Info.plist:2:2: 50 %25, not 60.%0AApp/Info.plist:1:1: Here."
      ])
    let severities: [(Severity, String)] = [
      (.error, "error"), (.information, "notice"), (.hint, "notice"),
    ]
    for (severity, level) in severities {
      let finding = SampleReport.finding("duplicate-type", severity, 0..<3)
      // Columns of ranges over several lines are left out.
      let line = lines(SampleReport.report(finding, in: "a\nb\n", at: "a.plist"))
      #expect(line[0].hasPrefix("::\(level) file=a.plist,line=1,endLine=2,title="))
    }
  }

  @Test func whatIsEscapedIsReadBack() {
    for text in ["100%", "%25", "a:b,c", "\r\n", "名称 🎉", "%0A%3A", "::error::"] {
      for isProperty in [true, false] {
        let escaped = GitHubFormat.escaped(text, isProperty: isProperty)
        #expect(!escaped.contains("\n") && !escaped.contains("\r"))
        if isProperty { #expect(!escaped.contains(":") && !escaped.contains(",")) }
        var read = escaped.replacing("%0D", with: "\r").replacing("%0A", with: "\n")
        if isProperty { read = read.replacing("%3A", with: ":").replacing("%2C", with: ",") }
        #expect(read.replacing("%25", with: "%") == text)
      }
    }
  }

  /// GitHub shows at most ten annotations of a level.
  @Test func manyAnnotationsAreAnnounced() {
    func report(_ count: Int) -> CheckReport {
      var report = CheckReport(in: .english)
      let findings = (0..<count).map { SampleReport.finding("duplicate-type", .warning, $0..<$0) }
      let text = SourceText(String(repeating: "a", count: count))
      report.add(findings, in: CheckReport.Source("a.plist", text))
      return report
    }
    #expect(lines(report(10)).count == 10)
    let many = lines(report(11))
    #expect(many.count == 12)
    #expect(many[0].hasPrefix("::notice title=quickactions::GitHub shows 10 "))
    #expect(many[0].contains("all 11 findings"))
    #expect(lines(report(0)) == [])
  }

  @Test(arguments: [
    ("/repo/app", ["/repo/.git"], "/repo"), ("/repo", ["/repo/.git"], "/repo"),
    ("/a/b", ["/a/b/.git", "/a/.git"], "/a/b"), ("/a/b", [], "/a/b"), ("/a", ["/.git"], "/"),
  ])
  func theRepositoryIsFound(_ folder: String, _ files: [String], _ root: String) {
    #expect(ReportPaths.repository(around: folder) { files.contains($0) } == root)
  }

  @Test func pathsBeginAtTheRepository() {
    let paths = ReportPaths(root: "/repo") { $0.hasPrefix("/") ? $0 : "/repo/app/" + $0 }
    #expect(paths.name(of: "a.plist") == "app/a.plist")
    #expect(paths.name(of: "/repo/b.plist") == "b.plist")
    #expect(paths.name(of: "/repository/b.plist") == "/repository/b.plist")
    #expect(paths.name(of: "-") == "-")
    let all = ReportPaths(root: "/") { $0 }
    #expect(all.name(of: "/a/b") == "a/b")
  }
}
