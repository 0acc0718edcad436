import Checks
import SourceText

/// Annotations of GitHub Actions: commands in the log, which GitHub shows in the files of a pull request.
///
/// GitHub shows ten of each level in a step and silently drops the rest, so the most severe come first. The log shows
/// only the message, so it begins with the position.
public struct GitHubFormat: ReportFormat {
  public let notation = ReportNotation.text
  /// The most annotations of a level that GitHub shows in one step.
  static let maximumShown = 10
  private let paths: ReportPaths

  public init(_ paths: ReportPaths) { self.paths = paths }

  public func text(of report: CheckReport) -> String {
    let findings = report.findings
    let counts = Dictionary(findings.map { ($0.severity.annotation, 1) }, uniquingKeysWith: +)
    var lines = findings.map(line)
    if counts.values.contains(where: { $0 > Self.maximumShown }) {
      lines.insert(
        Self.command(
          "notice", [("title", "quickactions")],
          LocalizedText.limit(findings.count)[report.language]),
        at: 0)
    }
    return lines.joined(separator: "\n")
  }

  private func line(of finding: ReportedFinding) -> String {
    let file = paths.name(of: finding.file)
    var properties = [("file", file)]
    if !finding.hasNoLines {
      properties.append(("line", String(finding.start.line + 1)))
      properties.append(("endLine", String(finding.end.line + 1)))
      // GitHub rejects columns on several lines.
      if finding.start.line == finding.end.line {
        properties.append(("col", String(finding.start.column + 1)))
        properties.append(("endColumn", String(finding.end.column + 1)))
      }
    }
    properties.append(("title", "quickactions (\(finding.rule.id))"))
    let related = finding.related.map {
      "\n" + LinesFormat.place(paths.name(of: $0.file), $0.start) + ": " + $0.message
    }
    let message = "\(LinesFormat.place(file, finding.start)): \(finding.message)"
    return Self.command(
      finding.severity.annotation, properties, message + related.joined())
  }

  private static func command(
    _ name: String, _ properties: [(String, String)], _ message: String
  ) -> String {
    let properties = properties.map { "\($0)=\(escaped($1, isProperty: true))" }
      .joined(separator: ",")
    return "::\(name) \(properties)::\(escaped(message, isProperty: false))"
  }

  /// A string as GitHub reads it back.
  static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result.append(contentsOf: "%25".unicodeScalars)
      case "\r": result.append(contentsOf: "%0D".unicodeScalars)
      case "\n": result.append(contentsOf: "%0A".unicodeScalars)
      case ":" where isProperty: result.append(contentsOf: "%3A".unicodeScalars)
      case "," where isProperty: result.append(contentsOf: "%2C".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

extension Severity {
  /// The levels of GitHub's annotations.
  fileprivate var annotation: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "notice"
    }
  }
}

extension LocalizedText {
  fileprivate static func limit(_ count: Int) -> LocalizedText {
    LocalizedText(
      en:
        "GitHub shows \(GitHubFormat.maximumShown) annotations of each level; the log of this step has all \(count) findings.",
      zhHans: "GitHub 每个级别只显示 \(GitHubFormat.maximumShown) 条注解；本步骤的日志中有全部 \(count) 条结果。")
  }
}
