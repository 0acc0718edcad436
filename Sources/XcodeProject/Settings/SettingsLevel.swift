import Files

/// The settings of one level: of a project or a target, or of a configuration file with what it
/// includes.
struct SettingsLevel: Sendable {
  /// A value of a setting, possibly with conditions.
  struct Assignment: Sendable {
    let conditions: [SettingCondition]
    let value: String
    let path: String?
    let line: Int?
    /// Of two assignments that apply, the one with the higher number counts.
    let order: Int
  }

  /// A position where a file that cannot be read would be included.
  struct Gap: Sendable {
    let reason: SettingUnknown
    let order: Int
  }

  enum Found {
    case assignment(Assignment)
    case unknown(SettingUnknown)
    case nothing
  }

  let kind: SettingOrigin.Level
  private var assignments: [String: [Assignment]] = [:]
  private var gaps: [Gap] = []
  private var order = 0

  init(_ kind: SettingOrigin.Level) {
    self.kind = kind
  }

  /// Settings that are written nowhere.
  init(_ kind: SettingOrigin.Level, facts: [String: String]) {
    self.kind = kind
    for (name, value) in facts { set(name, to: value) }
  }

  /// - Parameter key: the name, followed by conditions in brackets.
  mutating func set(_ key: String, to value: String, path: String? = nil, line: Int? = nil) {
    order += 1
    let name = String(key.prefix { $0 != "[" })
    let conditions = SettingCondition.conditions(in: key.dropFirst(name.count))
    assignments[name, default: []].append(
      Assignment(
        conditions: conditions, value: value, path: path, line: line, order: order))
  }

  mutating func addGap(_ reason: SettingUnknown) {
    order += 1
    gaps.append(Gap(reason: reason, order: order))
  }

  /// Returns what counts for a name in a configuration.
  func find(_ name: String, _ configuration: String) -> Found {
    let applying = assignments[name]?.last { assignment in
      assignment.conditions.allSatisfy { $0.holds(in: configuration) }
    }
    // The missing file could set it again.
    if let gap = gaps.last, gap.order > applying?.order ?? 0 { return .unknown(gap.reason) }
    return applying.map(Found.assignment) ?? .nothing
  }

  /// True if a file that cannot be read could set anything.
  var hasGaps: Bool { !gaps.isEmpty }

  /// The names of all settings with a value.
  var names: Dictionary<String, [Assignment]>.Keys { assignments.keys }
}

/// A condition `[sdk=iphoneos*]` after the name of a setting.
struct SettingCondition: Sendable, Hashable {
  let parameter: String
  let pattern: String

  /// - Parameter text: the text after the name: `[sdk=iphoneos*][arch=arm64]`, or the same in one pair of brackets
  ///   with a comma.
  static func conditions(in text: Substring) -> [SettingCondition] {
    guard !text.isEmpty else { return [] }
    return text.split { $0 == "[" || $0 == "]" || $0 == "," }.map { part in
      let name = part.prefix { $0 != "=" }
      return SettingCondition(
        parameter: trimmed(name), pattern: trimmed(part.dropFirst(name.count + 1)))
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.filter { $0 != " " && $0 != "\t" })
  }

  /// Returns true if it holds in a build for an iPhone.
  func holds(in configuration: String) -> Bool {
    switch parameter {
    case "sdk":
      // The versions of SDKs are not known; a pattern with a version does not match.
      Wildcard.matches(pattern, "iphoneos") || Wildcard.matches(pattern, "iphoneos00.0")
    case "arch": Wildcard.matches(pattern, "arm64")
    case "config": Wildcard.matches(pattern, configuration)
    case "variant": Wildcard.matches(pattern, "normal")
    default: false
    }
  }
}
