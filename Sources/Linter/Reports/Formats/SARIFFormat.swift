import Checks
import Guide
import SourceText

/// The Static Analysis Results Interchange Format 2.1.0, which GitHub's code scanning and other services read.
public struct SARIFFormat: ReportFormat {
  public let notation = ReportNotation.json
  /// The most results that GitHub accepts in one run.
  static let maximumResults = 25_000
  private let paths: ReportPaths
  private let version: String

  /// - Parameter version: that of the program.
  public init(_ paths: ReportPaths, version: String) {
    self.paths = paths
    self.version = version
  }

  public func text(of report: CheckReport) -> String {
    let findings = report.findings.prefix(Self.maximumResults)
    var indices: [String: Int] = [:]
    var rules: [SARIF.Rule] = []
    for finding in findings where indices[finding.rule.id] == nil {
      indices[finding.rule.id] = rules.count
      rules.append(SARIF.Rule(finding.rule, report.language))
    }
    var fingerprints = FindingFingerprints()
    let results = findings.map { finding in
      result(finding, indices[finding.rule.id] ?? 0, &fingerprints)
    }
    let driver = SARIF.Driver(semanticVersion: version, version: version, rules: rules)
    return ReportJSON.text(
      SARIF.Document(
        runs: [SARIF.Run(tool: SARIF.Tool(driver: driver), results: Array(results))]))
  }

  private func result(
    _ finding: ReportedFinding, _ index: Int, _ fingerprints: inout FindingFingerprints
  ) -> SARIF.Result {
    let path = paths.name(of: finding.file)
    let related = finding.related.enumerated().map { number, related in
      SARIF.Location(
        id: number + 1,
        physicalLocation: SARIF.PhysicalLocation(
          uri: SARIF.uri(paths.name(of: related.file)),
          region: SARIF.Region(related.start, related.end)),
        message: SARIF.Message(text: related.message))
    }
    return SARIF.Result(
      ruleId: finding.rule.id, ruleIndex: index, level: finding.severity.level,
      message: SARIF.Message(text: finding.message),
      locations: [
        SARIF.Location(
          physicalLocation: SARIF.PhysicalLocation(
            uri: SARIF.uri(path), region: SARIF.Region(finding.start, finding.endOfFirstLine)))
      ],
      relatedLocations: related.isEmpty ? nil : related,
      partialFingerprints: [
        "primaryLocationLineHash": fingerprints.line(of: finding, in: path)
      ],
      properties: SARIF.ResultProperties(
        group: finding.rule.group.name, fixable: finding.isFixable))
  }
}

extension ReportedFinding {
  /// The end of the part on the first line: pull requests show only findings whose whole range is new.
  fileprivate var endOfFirstLine: TextPosition {
    guard end.line > start.line, let excerpt else { return end }
    return TextPosition(line: start.line, column: start.column + excerpt.marked.utf16.count)
  }
}

extension Severity {
  /// The levels of SARIF.
  var level: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "note"
    }
  }
}
