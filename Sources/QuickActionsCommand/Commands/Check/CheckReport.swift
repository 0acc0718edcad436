#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Guide
import QuickActions
import SourceText

enum ReportFormat: String {
  case text
  case json

  init(_ name: String?) throws(UsageError) {
    guard let name else {
      self = .text
      return
    }
    guard let format = ReportFormat(rawValue: name) else {
      throw UsageError(
        en: "there is no format “\(name)”; use text or json",
        zhHans: "没有格式“\(name)”，请用 text 或 json")
    }
    self = format
  }
}

/// What is reported, in the forms for people and for programs.
struct CheckReport {
  /// One finding, as `--format json` shows it.
  private struct ReportedFinding: Encodable {
    let file: String
    let line: Int
    let column: Int
    let endLine: Int
    let endColumn: Int
    let severity: String
    let rule: String
    let message: String
  }

  private struct Document: Encodable {
    let version = 1
    let files: Int
    let findings: [ReportedFinding]
    /// Only where findings were to be fixed.
    let fixed: Int?
  }

  private var findings: [ReportedFinding] = []
  private(set) var hasErrorsOrWarnings = false
  /// How many findings there are.
  var count: Int { findings.count }
  var files = 0
  /// How many findings were fixed; nil when nobody wanted that.
  var fixed: Int?

  /// Adds the findings of a file, which come in the order of its text.
  mutating func add(
    _ findings: [Finding], in text: SourceText, _ path: String, _ language: Language
  ) {
    // Counting goes on from the last finding, so that a line of a megabyte is counted once.
    var known = (offset: 0, position: TextPosition(line: 0, column: 0))
    for finding in findings {
      let start = text.position(at: finding.range.start, in: .utf16, after: known)
      if !text.isInsideCharacter(finding.range.start) { known = (finding.range.start, start) }
      let end = text.position(at: finding.range.end, in: .utf16, after: known)
      add(finding, from: start, to: end, path, language)
    }
  }

  private mutating func add(
    _ finding: Finding, from start: TextPosition, to end: TextPosition, _ path: String,
    _ language: Language
  ) {
    hasErrorsOrWarnings = hasErrorsOrWarnings || finding.severity <= .warning
    findings.append(
      ReportedFinding(
        file: path, line: start.line + 1, column: start.column + 1, endLine: end.line + 1,
        endColumn: end.column + 1, severity: finding.severity.name, rule: finding.rule,
        message: finding.message[language]))
  }

  /// A finding in a binary file, which has no lines: its place is named by its keys.
  mutating func add(_ finding: Finding, at entry: String, _ path: String, _ language: Language) {
    hasErrorsOrWarnings = hasErrorsOrWarnings || finding.severity <= .warning
    findings.append(
      ReportedFinding(
        file: path, line: 1, column: 1, endLine: 1, endColumn: 1, severity: finding.severity.name,
        rule: finding.rule, message: "\(entry): \(finding.message[language])"))
  }

  /// `path:line:column: error|warning|note: message [rule]`, which Xcode shows in the file.
  var lines: [String] {
    findings.map { finding in
      let severity = ["error", "warning"].contains(finding.severity) ? finding.severity : "note"
      return
        "\(finding.file):\(finding.line):\(finding.column): \(severity): \(finding.message) [\(finding.rule)]"
    }
  }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    let data = try? encoder.encode(Document(files: files, findings: findings, fixed: fixed))
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
