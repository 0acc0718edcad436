import Guide
import SourceText

/// What a check may know beside the text.
public struct CheckOptions: Sendable, Equatable {
  /// The lowest iOS that the app runs on; nil when nobody has said.
  public var deploymentTarget: Version?
  /// What becomes of the findings of some rules, by the names of rules and groups.
  public var rules: [String: Settings.RuleSetting]
  /// The rules that are asked at all.
  public var selection = RuleSelection()
  /// The findings that make a check fail; nil for those that do where nobody has chosen.
  public var failOn: FailureThreshold?
  /// How many findings one file may have.
  public var maximumFindings = Report.maximumFindings

  public init(
    deploymentTarget: Version? = nil, rules: [String: Settings.RuleSetting] = [:]
  ) {
    self.deploymentTarget = deploymentTarget
    self.rules = rules
  }

  /// Returns what happens to the findings of a rule; nil for what the rule itself says.
  package func setting(of rule: RuleDescription) -> Settings.RuleSetting? {
    guard selection.includes(rule) else { return .off }
    let setting = configured(rule)
    return setting == .off && selection.names(rule) ? nil : setting
  }

  /// The setting of a rule by its own name, else by that of its group.
  private func configured(_ rule: RuleDescription) -> Settings.RuleSetting? {
    rules[rule.id] ?? (rule.isOffByDefault ? .off : rules[rule.group.name])
  }

  /// The same for one who fixes what is found and does not read it.
  public var forFixing: CheckOptions {
    var options = self
    options.maximumFindings = Report.maximumFixed
    return options
  }
}
