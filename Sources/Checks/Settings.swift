import Files
import Guide
import SourceText

/// The settings of a project or a user for the checks.
public struct Settings: Sendable, Equatable {
  /// The treatment of a rule's findings.
  public enum RuleSetting: Sendable, Equatable {
    case off
    case severity(Severity)

    /// Creates the setting for a name in a settings file, `off` or a severity; returns nil for any other name.
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
  /// The settings by the names of rules and groups; other rules keep their own severity.
  public var rules: [String: RuleSetting] = [:]
  /// The deployment target.
  public var deploymentTarget: Version?
  /// The findings that make `check` fail; nil for the default.
  public var failOn: FailureThreshold?
  /// Files and folders that are not checked.
  public var excluded: [PathPattern] = []

  /// True if completion is enabled in source code; nil, if not set, means true.
  public var codeCompletion: Bool?
  /// True if hover is enabled in source code; nil, if not set, means true.
  public var codeHover: Bool?

  public init() {}

  /// Returns these settings, completed by others.
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

  /// The options for checking one file with these settings.
  public var checkOptions: CheckOptions {
    var options = CheckOptions(deploymentTarget: deploymentTarget, rules: rules)
    options.failOn = failOn
    return options
  }

  /// Returns a function that is true for absolute paths that are excluded, given the folder of the patterns.
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
