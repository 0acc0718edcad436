/// The rules that a run of the checks is restricted to, by the names of rules and groups.
public struct RuleSelection: Sendable, Equatable {
  /// The rules that are run; empty for all.
  public var only: Set<String>
  /// The rules that are not run.
  public var skipped: Set<String>

  public init(only: Set<String> = [], skipping skipped: Set<String> = []) {
    self.only = only
    self.skipped = skipped
  }

  /// Returns true if a rule is run.
  public func includes(_ rule: RuleDescription) -> Bool {
    guard !skipped.contains(rule.id), !skipped.contains(rule.group.name) || only.contains(rule.id)
    else { return false }
    return only.isEmpty || names(rule) || only.contains(rule.group.name)
  }

  /// Returns true if a rule is selected by its own name, which enables a rule that is off by default.
  func names(_ rule: RuleDescription) -> Bool { only.contains(rule.id) }
}
