import Guide
import SourceText

/// How much a finding matters.
public enum Severity: Int, Sendable, Comparable, CaseIterable {
  /// iOS drops the item, the value or the file.
  case error = 1
  /// Works, and is almost surely not meant.
  case warning
  /// Worth knowing.
  case information
  /// Worth knowing on a quiet day.
  case hint

  public var name: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information: "information"
    case .hint: "hint"
    }
  }

  public init?(name: String) {
    guard let severity = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = severity
  }

  /// The graver is the smaller.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// One thing that a rule has to say about one place. Plain data, in byte offsets.
public struct Finding: Sendable, Hashable {
  /// Another place that belongs to the finding.
  public struct Related: Sendable, Hashable {
    public let range: ByteRange
    public let message: LocalizedText
  }

  /// What an editor may do with the text beside underlining it.
  public enum Tag: Sendable {
    /// Has no effect; can be shown faded.
    case unnecessary
    case deprecated
  }

  public let rule: String
  public let severity: Severity
  /// The value or name meant.
  public let range: ByteRange
  /// Plain text: what is wrong and what iOS will do.
  public let message: LocalizedText
  public var related: [Related] = []
  public var tags: [Tag] = []
  public var fixes: [Fix] = []
}

/// A change that cures a finding.
public struct Fix: Sendable, Hashable {
  public let title: LocalizedText
  public let edits: [TextEdit]
  /// Whether it is the one obvious cure, so that it may be applied together with others and
  /// without asking.
  public let isPreferred: Bool

  public init(_ title: LocalizedText, _ edits: [TextEdit], isPreferred: Bool = true) {
    self.title = title
    self.edits = edits
    self.isPreferred = isPreferred
  }
}
