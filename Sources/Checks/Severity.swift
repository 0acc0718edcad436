/// How much a finding matters.
/// The more severe is the smaller.
public enum Severity: Sendable, Comparable, CaseIterable {
  /// iOS drops the item, the value or the file.
  case error
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

  /// The severity with a name in settings and options; nil for any other name.
  public init?(name: String) {
    guard let severity = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = severity
  }
}
