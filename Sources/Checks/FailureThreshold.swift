/// The findings that make `check` fail, as chosen by `--fail-on` and the setting `failOn`.
public enum FailureThreshold: String, Sendable, CaseIterable {
  case error
  case warning
  case information
  /// Only files that cannot be read or written make a check fail.
  case never

  /// True if a finding of any group makes the check fail.
  public func includes(_ severity: Severity) -> Bool {
    switch self {
    case .error: severity == .error
    case .warning: severity <= .warning
    case .information: severity <= .information
    case .never: false
    }
  }

  /// Returns true if a finding makes the check fail.
  ///
  /// - Parameter threshold: nil if none was chosen; then errors and warnings of the groups about quick actions make
  ///   it fail, and settings that cannot be read.
  public static func fails(
    _ severity: Severity, of group: RuleGroup, _ threshold: FailureThreshold?
  ) -> Bool {
    if let threshold { return threshold.includes(severity) }
    return group.failingSeverity.map { severity <= $0 } ?? false
  }
}
