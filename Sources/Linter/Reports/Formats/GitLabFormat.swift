import Checks
import SourceText

/// A report of GitLab's Code Quality: `Protocol/Schemas/gitlab.schema.json`.
public struct GitLabFormat: ReportFormat {
  public let notation = ReportNotation.json
  private let paths: ReportPaths

  public init(_ paths: ReportPaths) { self.paths = paths }

  private struct Entry: Encodable {
    struct Location: Encodable {
      struct Lines: Encodable {
        let begin: Int
        let end: Int
      }
      let path: String
      let lines: Lines
    }

    let description: String
    let checkName: String
    let fingerprint: String
    let severity: String
    let location: Location

    private enum CodingKeys: String, CodingKey {
      case description, fingerprint, severity, location
      case checkName = "check_name"
    }
  }

  public func text(of report: CheckReport) -> String {
    var fingerprints = FindingFingerprints()
    return ReportJSON.text(
      report.findings.map { finding in
        let path = paths.name(of: finding.file)
        return Entry(
          description: finding.message, checkName: finding.rule.id,
          fingerprint: fingerprints.unique(finding, in: path),
          severity: finding.severity.codeQuality,
          location: Entry.Location(
            path: path,
            lines: Entry.Location.Lines(
              begin: finding.start.line + 1, end: finding.end.line + 1)))
      })
  }
}

extension Severity {
  /// The severities of Code Quality.
  fileprivate var codeQuality: String {
    switch self {
    case .error: "critical"
    case .warning: "major"
    case .information: "minor"
    case .hint: "info"
    }
  }
}
