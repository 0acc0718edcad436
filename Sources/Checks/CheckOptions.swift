import Guide
import SourceText

/// The options of a check.
public struct CheckOptions: Sendable, Equatable {
  /// The deployment target; nil if it is not known.
  public var deploymentTarget: Version?
  /// The settings of rules, by the names of rules and groups.
  public var rules: [String: Settings.RuleSetting]
  /// The rules that are run at all.
  public var selection = RuleSelection()
  /// The findings that make a check fail; nil for the default.
  public var failOn: FailureThreshold?
  /// The most findings of one file.
  public var maximumFindings = Report.maximumFindings

  public init(
    deploymentTarget: Version? = nil, rules: [String: Settings.RuleSetting] = [:]
  ) {
    self.deploymentTarget = deploymentTarget
    self.rules = rules
  }

  /// Returns the setting for a rule; nil for the rule's own severity.
  package func setting(of rule: RuleDescription) -> Settings.RuleSetting? {
    guard selection.includes(rule) else { return .off }
    let setting = configured(rule)
    return setting == .off && selection.names(rule) ? nil : setting
  }

  /// Returns the setting of a rule by its own name, else by that of its group.
  private func configured(_ rule: RuleDescription) -> Settings.RuleSetting? {
    rules[rule.id] ?? (rule.isOffByDefault ? .off : rules[rule.group.name])
  }

  /// The same options for fixing, with a higher limit.
  public var forFixing: CheckOptions {
    var options = self
    options.maximumFindings = Report.maximumFixed
    return options
  }
}
