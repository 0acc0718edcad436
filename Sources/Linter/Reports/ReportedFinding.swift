import Checks
import SourceText

/// A finding with its position in a file and its texts in one language, as reports show it.
public struct ReportedFinding: Sendable {
  /// A fix that is offered.
  public struct Fix: Sendable, Equatable {
    public let title: String
    /// True if `check --fix` makes it.
    public let isAutomatic: Bool
  }

  /// Another position that belongs to the finding.
  public struct Related: Sendable, Equatable {
    public let file: String
    public let start: TextPosition
    public let end: TextPosition
    public let message: String
    public let excerpt: SourceExcerpt?
  }

  /// The path, as it was named or found; `-` for standard input.
  public let file: String
  /// The start, in lines and UTF-16 units from 0.
  public let start: TextPosition
  /// The end, after the last unit.
  public let end: TextPosition
  /// True if the file has no lines, because it is binary: then the message begins with the path of the entry, and the
  /// position is the beginning of the file.
  public let hasNoLines: Bool
  public let rule: RuleDescription
  /// The severity, with the settings applied.
  public let severity: Severity
  public let message: String
  public let fixes: [Fix]
  public let related: [Related]
  /// The line in the file; nil where the file has no lines.
  public let excerpt: SourceExcerpt?
  /// True if the finding makes the check fail.
  public let fails: Bool

  /// True if `check --fix` fixes it.
  public var isFixable: Bool { fixes.contains(where: \.isAutomatic) }

  /// Orders findings for reports: those about quick actions first, the more severe first.
  static func precedes(_ left: Self, _ right: Self) -> Bool {
    func key(_ finding: Self) -> (Int, Severity) {
      (finding.rule.group.concernsQuickActions ? 0 : 1, finding.severity)
    }
    return key(left) < key(right)
  }
}

extension Severity {
  /// The severity in the words of compilers, which Xcode knows: anything less than a warning is a note.
  var compilerWord: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "note"
    }
  }
}
