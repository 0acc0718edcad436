import Checks
import SourceText

/// `path:line:column: error|warning|note: message [rule]`, one line for each finding. Xcode shows them in
/// the file, editors jump to them. What belongs to a finding follows on lines that are indented.
public struct LinesFormat: ReportFormat {
  public let notation = ReportNotation.text

  public init() {}

  public func text(of report: CheckReport) -> String {
    report.findings.flatMap { finding in
      [Self.line(of: finding)]
        + finding.related.map { related in
          "  " + PlainLine.visible("\(Self.place(related.file, related.start)): \(related.message)")
        }
    }.joined(separator: "\n")
  }

  /// The line of one finding.
  static func line(of finding: ReportedFinding) -> String {
    let position = place(finding.file, finding.start)
    return PlainLine.visible(
      "\(position): \(finding.severity.compilerWord): \(finding.message) [\(finding.rule.id)]")
  }

  /// `path:line:column`, from 1.
  static func place(_ file: String, _ position: TextPosition) -> String {
    "\(file):\(position.line + 1):\(position.column + 1)"
  }
}
