import Guide
import SourceText

/// A collector for the findings of rules.
public struct Report: Sendable {
  /// The most findings of one file.
  public static let maximumFindings = 1000
  /// The most findings that are fixed at once.
  public static let maximumFixed = 200_000
  /// The longest message, in Unicode scalars; it can contain a text of the file.
  public static let maximumMessageLength = 600

  private let rule: RuleDescription
  private let limit: Int
  /// The findings in the order in which the rule reported them.
  public private(set) var findings: [Finding] = []

  package init(_ rule: RuleDescription, limit: Int = Report.maximumFindings) {
    self.rule = rule
    self.limit = limit
  }

  /// True if no more findings are accepted, so that a rule can stop.
  package var isFull: Bool { room == 0 }

  /// The number of findings that are still accepted.
  package var room: Int { max(0, limit - findings.count) }

  /// - Parameters:
  ///   - message: evaluated, like the fixes, only if the finding is accepted.
  package mutating func add(
    _ message: @autoclosure () -> LocalizedText, at range: ByteRange, severity: Severity? = nil,
    related: [Finding.Related] = [], tags: [Finding.Tag] = [], about subject: String? = nil,
    fixes: @autoclosure () -> [Fix?] = []
  ) {
    guard !isFull else { return }
    findings.append(
      Finding(
        rule: rule.id, severity: severity ?? rule.severity, range: range,
        message: message().onOneLine(maximumLength: Self.maximumMessageLength),
        related: Array(related.prefix(Finding.maximumRelated)), tags: tags,
        fixes: fixes().compactMap { $0 }, subject: subject))
  }
}

extension LocalizedText {
  /// Returns the text without line breaks and control characters, which it may contain if it quotes the file.
  fileprivate func onOneLine(maximumLength: Int) -> LocalizedText {
    LocalizedText(
      en: PlainLine.text(english, maximumLength: maximumLength),
      zhHans: PlainLine.text(simplifiedChinese, maximumLength: maximumLength))
  }
}
