import Guide
import SourceText

/// What a check may know beside the text.
public struct CheckOptions: Sendable, Equatable {
  /// The lowest iOS that the app runs on; nil when nobody has said.
  public var deploymentTarget: Version?
  /// What becomes of the findings of some rules.
  public var rules: [String: Settings.RuleSetting]
  /// How many findings one file may have.
  public var maximumFindings = Report.maximumFindings

  public init(
    deploymentTarget: Version? = nil, rules: [String: Settings.RuleSetting] = [:]
  ) {
    self.deploymentTarget = deploymentTarget
    self.rules = rules
  }

  /// What becomes of the findings of a rule; nil for what the rule itself says.
  func setting(of rule: RuleDescription) -> Settings.RuleSetting? {
    rules[rule.id] ?? (rule.isOffByDefault ? .off : nil)
  }

  /// The same for one who fixes what is found and does not read it.
  public var forFixing: CheckOptions {
    var options = self
    options.maximumFindings = Report.maximumFixed
    return options
  }
}
