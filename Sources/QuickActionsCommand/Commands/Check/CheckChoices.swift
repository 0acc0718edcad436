import Checks
import Linter
import SourceText

/// The choices by options of a run: the rules that are applied, and the findings that make the run fail.
struct CheckChoices {
  static let options: [ArgumentParser.Option] = [
    .list("--only"), .list("--skip"), .value("--fail-on"), .value("--show"),
  ]

  /// The selected rules, among those that the settings leave on.
  let selection: RuleSelection
  /// The value of the option; nil if the settings decide.
  private let failOn: FailureThreshold?
  /// The least severity that is listed; nil if it is not specified.
  private let show: Severity?
  /// The threshold if neither the option nor the settings specify one; nil for the usual one.
  private let defaultFailOn: FailureThreshold?

  /// Creates the defaults.
  init() { (selection, failOn, show, defaultFailOn) = (RuleSelection(), nil, nil, nil) }

  /// - Parameter threshold: the threshold of failure if neither an option nor the settings specify one; nil
  ///   for the usual one.
  init(
    _ arguments: ArgumentParser.Arguments, failingOn threshold: FailureThreshold? = nil
  ) throws(UsageError) {
    selection = RuleSelection(
      only: try Self.rules("--only", arguments), skipping: try Self.rules("--skip", arguments))
    show = try Self.severity("--show", arguments)
    defaultFailOn = threshold
    guard let name = arguments.value("--fail-on") else {
      failOn = nil
      return
    }
    guard let threshold = FailureThreshold(rawValue: name) else {
      let names = FailureThreshold.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError(
        en: "there is no severity “\(name)”; --fail-on takes one of \(names)",
        zhHans: "没有严重程度“\(name)”；--fail-on 可用的有 \(names)")
    }
    failOn = threshold
  }

  /// Returns the findings that are listed: all of rules that are requested by name, and all for programs,
  /// which make their own selection.
  func listing(for format: CheckFormat) -> Listing {
    if let show { return .from(show) }
    return format.isForPeople && selection.only.isEmpty ? .usual : .from(.hint)
  }

  private static func severity(
    _ option: String, _ arguments: ArgumentParser.Arguments
  ) throws(UsageError) -> Severity? {
    guard let name = arguments.value(option) else { return nil }
    if let severity = Severity(name: name) { return severity }
    let names = Severity.allCases.map(\.name).joined(separator: ", ")
    throw UsageError(
      en: "there is no severity “\(Console.shortened(name))”; \(option) takes one of \(names)",
      zhHans: "没有严重程度“\(Console.shortened(name))”；\(option) 可用的有 \(names)")
  }

  /// Returns the options for a file, including those of its settings.
  func options(_ settings: Settings?) -> CheckOptions {
    var options = settings?.checkOptions ?? CheckOptions()
    options.selection = selection
    options.failOn = failOn ?? options.failOn ?? defaultFailOn
    return options
  }

  /// Returns the names of rules and groups in an option.
  private static func rules(
    _ option: String, _ arguments: ArgumentParser.Arguments
  ) throws(UsageError) -> Set<String> {
    guard let value = arguments.value(option) else { return [] }
    let names = value.split(separator: ",").map { $0.filter { $0 != " " } }.filter { !$0.isEmpty }
    guard !names.isEmpty else {
      throw UsageError(
        en: "\(option) takes the names of rules and groups, with commas between them",
        zhHans: "\(option) 后面要写规则或规则组的名称，用逗号分隔")
    }
    for name in names where !RuleRegistry.names.contains(name) {
      let near = Spelling.nearest(to: name, among: RuleRegistry.names, limit: 3)
      let shown = Console.shortened(name)
      throw UsageError(
        en: "there is no rule or group “\(shown)”"
          + (near.map { "; did you mean “\($0)”?" }
            ?? "; the groups are \(RuleGroup.list), and quickactions docs lists the rules"),
        zhHans: "没有规则或规则组“\(shown)”"
          + (near.map { "，是不是“\($0)”？" }
            ?? "；规则组有 \(RuleGroup.list)，规则见 quickactions docs"))
    }
    return Set(names)
  }
}

extension RuleGroup {
  /// The names of all groups.
  static let list = allCases.map(\.name).joined(separator: ", ")
}
