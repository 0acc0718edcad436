#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Checks
import SourceText

/// A format for programs: `Protocol/Schemas/check.schema.json`.
public struct JSONFormat: ReportFormat {
  public let notation = ReportNotation.json

  public init() {}

  private struct Document: Encodable {
    let version = 1
    let files: Int
    let findings: [Entry]
    /// The number of fixed findings, only if fixes were requested.
    let fixed: Int?
  }

  private struct Fix: Encodable {
    let title: String
    let automatic: Bool
  }

  private struct Related: Encodable {
    let file: String
    let line: Int
    let column: Int
    let endLine: Int
    let endColumn: Int
    let message: String
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
    let url: String
    let message: String
    let fixes: [Fix]
    let related: [Related]
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
      url: finding.rule.reference, message: finding.message,
      fixes: finding.fixes.map { Fix(title: $0.title, automatic: $0.isAutomatic) },
      related: finding.related.map { related in
        Related(
          file: related.file, line: related.start.line + 1, column: related.start.column + 1,
          endLine: related.end.line + 1, endColumn: related.end.column + 1,
          message: related.message)
      })
  }
}

/// Common parts of all JSON formats.
enum ReportJSON {
  static func text(_ document: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    return (try? encoder.encode(document)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
