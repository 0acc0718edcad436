import Guide
import SourceText

/// Where rules put their findings.
public struct Report: Sendable {
  /// How many findings one file may have; nobody reads more.
  public static let maximumFindings = 1000
  /// How many findings are fixed in one go.
  public static let maximumFixed = 200_000
  /// How long a message may be, in Unicode scalars; it can hold a text of the file.
  public static let maximumMessageLength = 600

  private let rule: RuleDescription
  private let limit: Int
  /// In the order in which the rule reported them.
  public private(set) var findings: [Finding] = []

  package init(_ rule: RuleDescription, limit: Int = Report.maximumFindings) {
    self.rule = rule
    self.limit = limit
  }

  /// Nothing more is taken, so a rule can stop.
  package var isFull: Bool { room == 0 }

  /// How many findings are still taken.
  package var room: Int { max(0, limit - findings.count) }

  /// - Parameters:
  ///   - message: worked out, as the fixes are, only where there is room for the finding.
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
  /// Without line breaks and control characters, which a text of the file can bring in.
  fileprivate func onOneLine(maximumLength: Int) -> LocalizedText {
    LocalizedText(
      en: PlainLine.text(english, maximumLength: maximumLength),
      zhHans: PlainLine.text(simplifiedChinese, maximumLength: maximumLength))
  }
}
