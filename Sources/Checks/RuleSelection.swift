/// The rules that a run of the checks is restricted to, by the names of rules and groups.
public struct RuleSelection: Sendable, Equatable {
  /// Only these are asked; empty for all.
  public var only: Set<String>
  /// These are not asked.
  public var skipped: Set<String>

  public init(only: Set<String> = [], skipping skipped: Set<String> = []) {
    self.only = only
    self.skipped = skipped
  }

  /// True if a rule is asked.
  public func includes(_ rule: RuleDescription) -> Bool {
    guard !skipped.contains(rule.id), !skipped.contains(rule.group.name) || only.contains(rule.id)
    else { return false }
    return only.isEmpty || names(rule) || only.contains(rule.group.name)
  }

  /// True if a rule is asked for by its own name, which turns on what is off otherwise.
  func names(_ rule: RuleDescription) -> Bool { only.contains(rule.id) }
}
