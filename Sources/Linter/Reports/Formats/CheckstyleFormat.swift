import Checks
import SourceText

/// The report of Checkstyle, which many tools for reviews read.
public struct CheckstyleFormat: ReportFormat {
  public let notation = ReportNotation.text
  private let paths: ReportPaths

  public init(_ paths: ReportPaths) { self.paths = paths }

  public func text(of report: CheckReport) -> String {
    var files: [String] = []
    var findings: [String: [ReportedFinding]] = [:]
    for finding in report.findings {
      let file = paths.name(of: finding.file)
      if findings[file] == nil { files.append(file) }
      findings[file, default: []].append(finding)
    }
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<checkstyle version=\"4.3\">"]
    for file in files {
      lines.append("  <file" + XMLText.attributes([("name", file)]) + ">")
      lines += (findings[file] ?? []).map { "    " + element(for: $0) }
      lines.append("  </file>")
    }
    lines.append("</checkstyle>")
    return lines.joined(separator: "\n")
  }

  private func element(for finding: ReportedFinding) -> String {
    // A line is at least 1, and where there is none, nothing is written.
    let hasLines = !finding.hasNoLines
    return "<error"
      + XMLText.attributes([
        ("line", hasLines ? String(finding.start.line + 1) : nil),
        ("column", hasLines ? String(finding.start.column + 1) : nil),
        ("severity", finding.severity.checkstyle), ("message", finding.message),
        ("source", finding.rule.id),
      ]) + "/>"
  }
}

extension Severity {
  /// The severities of Checkstyle.
  fileprivate var checkstyle: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "info"
    }
  }
}
