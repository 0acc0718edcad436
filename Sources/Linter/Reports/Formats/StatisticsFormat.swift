import Checks
import Guide
import SourceText

/// The number of findings of each rule, the most frequent first.
public struct StatisticsFormat: ReportFormat {
  public let notation = ReportNotation.text

  public init() {}

  private struct Row {
    let rule: RuleDescription
    var count = 0
    var fixable = 0
  }

  public func text(of report: CheckReport) -> String {
    let rows = Self.rows(of: report)
    func width(_ column: (Row) -> String) -> Int { rows.map { column($0).utf8.count }.max() ?? 0 }
    let (counts, ids, groups) = (
      width { String($0.count) }, width(\.rule.id), width(\.rule.group.name)
    )
    return rows.map { row in
      let count = String(row.count)
      let fixable = LocalizedText.fixable(row.fixable)[report.language]
      return padding(counts - count.utf8.count) + count + "  "
        + padded(row.rule.id, ids) + "  " + padded(row.rule.group.name, groups) + "  "
        + row.rule.title[report.language].filter { $0 != "`" }
        + (row.fixable > 0 ? fixable : "")
    }.joined(separator: "\n")
  }

  private static func rows(of report: CheckReport) -> [Row] {
    var rows: [String: Row] = [:]
    for finding in report.findings {
      rows[finding.rule.id, default: Row(rule: finding.rule)].count += 1
      if finding.isFixable { rows[finding.rule.id]?.fixable += 1 }
    }
    return rows.values.sorted { left, right in
      (-left.count, left.rule.id) < (-right.count, right.rule.id)
    }
  }

  private func padding(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  private func padded(_ text: String, _ width: Int) -> String {
    text + padding(width - text.utf8.count)
  }
}

extension LocalizedText {
  fileprivate static func fixable(_ count: Int) -> LocalizedText {
    LocalizedText(
      en: " (\(count) can be fixed with --fix)", zhHans: "（\(count) 条可用 --fix 修复）")
  }
}
