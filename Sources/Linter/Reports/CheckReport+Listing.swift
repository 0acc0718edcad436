import Checks

/// The selection of findings that a report lists; the rest is only counted.
public enum Listing: Sendable, Equatable {
  /// Errors and warnings, and information about quick actions. In published apps, hints and findings on other code
  /// were correct but hardly ever worth a change.
  case usual
  /// Findings of at least this severity, in all groups.
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
  /// Returns the report with only some findings; the others are counted in `unlisted`.
  public func listing(_ listing: Listing) -> CheckReport {
    var report = self
    report.keep(where: listing.includes)
    return report
  }
}
