import Checks

/// The findings that a report lists; the rest is counted.
public enum Listing: Sendable, Equatable {
  /// Errors and warnings, and information about quick actions. In public apps hints, and notes on other code,
  /// were true and hardly ever worth a change.
  case usual
  /// What is at least as severe, in all groups.
  case from(Severity)

  /// - Parameter finding: one that makes the check fail is always listed.
  func includes(_ finding: ReportedFinding) -> Bool {
    if finding.fails { return true }
    switch self {
    case .from(let severity): return finding.severity <= severity
    case .usual:
      let isAboutQuickActions = finding.rule.group.concernsQuickActions
      return finding.severity <= (isAboutQuickActions ? .information : .warning)
    }
  }
}

extension CheckReport {
  /// The same report with some findings only; the others are counted in `unlisted`.
  public func listing(_ listing: Listing) -> CheckReport {
    var report = self
    report.keep(where: listing.includes)
    return report
  }
}
