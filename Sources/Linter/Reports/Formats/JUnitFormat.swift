import Checks
import SourceText

/// A test report in JUnit's format, as continuous integration servers read it. Each finding is a test: findings that
/// make the check fail have failed, others were skipped. A run without findings is one passed test, because an empty
/// report is taken for an error.
public struct JUnitFormat: ReportFormat {
  public let notation = ReportNotation.text
  private let paths: ReportPaths

  public init(_ paths: ReportPaths) { self.paths = paths }

  /// The findings of one file.
  private struct Suite {
    let name: String
    var tests: [String] = []
    var failures = 0

    func attributes(_ name: String) -> [(name: String, value: String?)] {
      [
        ("name", name), ("tests", String(tests.count)), ("failures", String(failures)),
        ("errors", "0"), ("skipped", String(tests.count - failures)),
      ]
    }
  }

  public func text(of report: CheckReport) -> String {
    let suites = suites(of: report)
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    guard !suites.isEmpty else {
      return
        (lines + [
          "<testsuites name=\"quickactions\" tests=\"1\" failures=\"0\" errors=\"0\">",
          "  <testsuite name=\"quickactions\" tests=\"1\" failures=\"0\" errors=\"0\" skipped=\"0\">",
          "    <testcase classname=\"quickactions\" name=\"check\"/>", "  </testsuite>",
          "</testsuites>",
        ]).joined(separator: "\n")
    }
    let all = XMLText.attributes([
      ("name", "quickactions"), ("tests", String(suites.reduce(0) { $0 + $1.tests.count })),
      ("failures", String(suites.reduce(0) { $0 + $1.failures })), ("errors", "0"),
    ])
    lines.append("<testsuites\(all)>")
    for suite in suites {
      lines.append("  <testsuite\(XMLText.attributes(suite.attributes(suite.name)))>")
      lines += suite.tests
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n")
  }

  private func suites(of report: CheckReport) -> [Suite] {
    var suites: [Suite] = []
    var indices: [String: Int] = [:]
    var names: [String: Int] = [:]
    for finding in report.findings {
      let file = paths.name(of: finding.file)
      let index = indices[file] ?? suites.count
      if indices[file] == nil {
        indices[file] = index
        suites.append(Suite(name: file))
      }
      // Of tests with equal names only the first counts.
      let name = LinesFormat.place(finding.rule.id, finding.start)
      let number = (names[file + "\u{0}" + name] ?? 0) + 1
      names[file + "\u{0}" + name] = number
      suites[index].tests.append(
        test(finding, file, name: number > 1 ? "\(name) (\(number))" : name))
      if finding.fails { suites[index].failures += 1 }
    }
    return suites
  }

  private func test(_ finding: ReportedFinding, _ file: String, name: String) -> String {
    let start = XMLText.attributes([("classname", file), ("name", name), ("file", file)])
    let message = XMLText.attributes([("message", finding.message)])
    // Some servers show the text of the element, and not its attribute.
    let place = LinesFormat.place(file, finding.start)
    let text = XMLText.escaped(
      "\(place): \(finding.severity.compilerWord): \(finding.message) [\(finding.rule.id)]")
    let type = XMLText.attributes([("type", finding.severity.compilerWord)])
    let result =
      finding.fails
      ? "<failure\(message)\(type)>\(text)</failure>" : "<skipped\(message)/>"
    return "    <testcase\(start)>\(result)</testcase>"
  }
}
