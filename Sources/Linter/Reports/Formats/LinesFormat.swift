import Checks
import SourceText

/// One line `path:line:column: error|warning|note: message [rule]` for each finding. Xcode shows them in the file,
/// and editors jump to them. Related positions follow on indented lines; for Xcode, which takes an indentation for a
/// part of the path, on lines of their own as notes.
public struct LinesFormat: ReportFormat {
  public let notation = ReportNotation.text
  private let isForXcode: Bool

  public init(isForXcode: Bool = false) { self.isForXcode = isForXcode }

  public func text(of report: CheckReport) -> String {
    report.findings.flatMap { finding in
      [Self.line(of: finding)]
        + finding.related.map { related in
          (isForXcode ? "" : "  ")
            + PlainLine.visible(
              Self.place(related.file, related.start) + (isForXcode ? ": note: " : ": ")
                + related.message)
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
