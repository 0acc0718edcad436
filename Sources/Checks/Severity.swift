/// The severity of a finding. A more severe one is smaller in comparisons.
public enum Severity: Sendable, Comparable, CaseIterable {
  /// iOS drops the item, the value or the file.
  case error
  /// The code works, but is almost surely not meant.
  case warning
  /// Worth knowing.
  case information
  /// Worth knowing, but of least importance.
  case hint

  public var name: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information: "information"
    case .hint: "hint"
    }
  }

  /// Creates the severity with a name in settings and options; returns nil for any other name.
  public init?(name: String) {
    guard let severity = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = severity
  }
}
