import Files
import Guide
import SourceText

/// What a project or a user has decided about the checks.
public struct Settings: Sendable, Equatable {
  /// What becomes of a rule's findings.
  public enum RuleSetting: Sendable, Equatable {
    case off
    case severity(Severity)

    /// The setting with a name in a settings file: `off` or a severity. Nil for any other name.
    public init?(name: String) {
      if name == "off" {
        self = .off
      } else if let severity = Severity(name: name) {
        self = .severity(severity)
      } else {
        return nil
      }
    }

    package static let names = ["off"] + Severity.allCases.map(\.name)
  }

  /// The language of messages and documentation; nil for that of the client.
  public var language: Language?
  /// By the names of rules and groups; a rule that is named neither way keeps its own severity.
  public var rules: [String: RuleSetting] = [:]
  /// The lowest iOS that the app runs on.
  public var deploymentTarget: Version?
  /// The findings that make `check` fail; nil for those that do where nobody has chosen.
  public var failOn: FailureThreshold?
  /// Files and folders that are not looked at.
  public var excluded: [PathPattern] = []

  /// True if completion answers in source code; nil where it is not set, which means true.
  public var codeCompletion: Bool?
  /// True if hover answers in source code; nil where it is not set, which means true.
  public var codeHover: Bool?

  public init() {}

  /// These settings, with others where these say nothing.
  public func merged(over other: Settings) -> Settings {
    var merged = self
    merged.language = language ?? other.language
    merged.deploymentTarget = deploymentTarget ?? other.deploymentTarget
    merged.failOn = failOn ?? other.failOn
    merged.rules = other.rules.merging(rules) { $1 }
    merged.excluded += other.excluded
    merged.codeCompletion = codeCompletion ?? other.codeCompletion
    merged.codeHover = codeHover ?? other.codeHover
    return merged
  }

  /// What these settings mean for the check of one file.
  public var checkOptions: CheckOptions {
    var options = CheckOptions(deploymentTarget: deploymentTarget, rules: rules)
    options.failOn = failOn
    return options
  }

  /// Tells of absolute paths whether they are excluded, for a folder that the patterns refer to.
  public func exclusion(in folder: String) -> @Sendable (String) -> Bool {
    guard !excluded.isEmpty else { return { _ in false } }
    let excluded = PathPatterns(excluded)
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return { path in
      guard path.hasPrefix(prefix) else { return false }
      let relative = path.dropFirst(prefix.count)
      return excluded.match(relative)
    }
  }
}
