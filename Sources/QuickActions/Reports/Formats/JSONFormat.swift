#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import SourceText

/// For programs: `Protocol/Schemas/check.schema.json`.
public struct JSONFormat: ReportFormat {
  public let notation = ReportNotation.json

  public init() {}

  private struct Document: Encodable {
    let version = 1
    let files: Int
    let findings: [Entry]
    /// Only where findings were to be fixed.
    let fixed: Int?
  }

  private struct Entry: Encodable {
    let file: String
    let line: Int
    let column: Int
    let endLine: Int
    let endColumn: Int
    let severity: String
    let rule: String
    let group: String
    let message: String
  }

  public func text(of report: CheckReport) -> String {
    ReportJSON.text(
      Document(
        files: report.files, findings: report.findings.map(Self.entry), fixed: report.fixed))
  }

  private static func entry(_ finding: ReportedFinding) -> Entry {
    Entry(
      file: finding.file, line: finding.start.line + 1, column: finding.start.column + 1,
      endLine: finding.end.line + 1, endColumn: finding.end.column + 1,
      severity: finding.severity.name, rule: finding.rule.id, group: finding.rule.group.name,
      message: finding.message)
  }
}

/// What all forms in JSON have in common.
enum ReportJSON {
  static func text(_ document: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    return (try? encoder.encode(document)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
