import Checks
import Guide
import SourceText

/// A format for people at a terminal: below the line of each finding the line of the file with the range underlined,
/// related positions, and whether `--fix` fixes it. Findings that are not about quick actions have a heading.
///
/// Control characters in strings of files are spelled out before styling, so that the terminal executes only the
/// styles.
public struct TerminalFormat: ReportFormat {
  public let notation = ReportNotation.styledText
  /// The number of columns of the terminal.
  private let columns: Int
  private let style: TerminalStyle

  /// - Parameter hasColors: true to write colors and links.
  public init(columns: Int = 80, hasColors: Bool = false) {
    self.columns = max(40, columns)
    style = TerminalStyle(isOn: hasColors)
  }

  public func text(of report: CheckReport) -> String {
    let findings = report.findings
    let first = findings.prefix { $0.rule.group.concernsQuickActions }
    let others = findings.dropFirst(first.count)
    var blocks = first.map { block(for: $0, report.language) }
    if !others.isEmpty {
      blocks.append(style.bold(LocalizedText.others[report.language]))
      blocks += others.map { block(for: $0, report.language) }
    }
    return blocks.joined(separator: "\n\n")
  }

  private func block(for finding: ReportedFinding, _ language: Language) -> String {
    var lines = [heading(of: finding)]
    let gutter =
      ([finding.excerpt] + finding.related.map(\.excerpt))
      .compactMap { $0.map { String($0.line + 1).utf8.count } }.max() ?? 1
    if let excerpt = finding.excerpt {
      lines += self.lines(of: excerpt, gutter, style.severity(finding.severity))
    }
    for related in finding.related {
      let place = LinesFormat.place(related.file, related.start)
      lines.append("  " + PlainLine.visible("\(place): \(related.message)"))
      if let excerpt = related.excerpt { lines += self.lines(of: excerpt, gutter, style.note) }
    }
    if let fix = finding.fixes.first(where: \.isAutomatic) {
      let margin = String(repeating: " ", count: gutter + 2)
      let words = LocalizedText.fixable[language] + PlainLine.visible(fix.title)
      lines.append(margin + style.fix("= " + words))
    }
    return lines.joined(separator: "\n")
  }

  /// The same text as in the form of one line.
  private func heading(of finding: ReportedFinding) -> String {
    let place = PlainLine.visible(LinesFormat.place(finding.file, finding.start))
    let severity = style.severity(finding.severity)(finding.severity.compilerWord + ":")
    let rule = style.link("[" + finding.rule.id + "]", to: finding.rule.reference)
    return "\(style.bold(place + ":")) \(severity) \(PlainLine.visible(finding.message)) \(rule)"
  }

  /// Returns the line of the file, and below it the underline.
  private func lines(
    of excerpt: SourceExcerpt, _ gutter: Int, _ mark: (String) -> String
  ) -> [String] {
    let number = String(excerpt.line + 1)
    let margin = String(repeating: " ", count: gutter - number.utf8.count)
    let row = ExcerptRow(excerpt, columns: columns - gutter - 4)
    return [
      style.dim(" \(margin)\(number) |") + " " + row.before + mark(row.marked) + row.after,
      style.dim(" " + String(repeating: " ", count: gutter) + " |") + " "
        + String(repeating: " ", count: row.offset)
        + mark(String(repeating: "^", count: max(1, row.width))),
    ]
  }
}

/// The escape sequences of terminals, or none.
struct TerminalStyle {
  let isOn: Bool

  func bold(_ text: String) -> String { styled(text, "1") }
  func dim(_ text: String) -> String { styled(text, "2") }
  func fix(_ text: String) -> String { styled(text, "32") }
  func note(_ text: String) -> String { styled(text, "36") }

  func severity(_ severity: Severity) -> (String) -> String {
    let code =
      switch severity {
      case .error: "1;31"
      case .warning: "1;33"
      case .information, .hint: "1;36"
      }
    return { styled($0, code) }
  }

  /// Returns a text that links to a page.
  func link(_ text: String, to address: String) -> String {
    guard isOn else { return text }
    return "\u{1B}]8;;\(address)\u{1B}\\" + dim(text) + "\u{1B}]8;;\u{1B}\\"
  }

  private func styled(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension LocalizedText {
  fileprivate static let others = LocalizedText(
    en: "Not about quick actions:", zhHans: "与快捷操作无关：")
  fileprivate static let fixable = LocalizedText(
    en: "fix with --fix: ", zhHans: "可用 --fix 修复：")
}
