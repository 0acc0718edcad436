import Checks
import Files
import Guide
import JSONSyntax
import SourceText

/// The settings of a project: `.quickactions.json` in its folder. Its form is
/// `Protocol/Schemas/settings.schema.json`.
public struct SettingsFile: Sendable {
  /// The name of the file.
  public static let name = FileKind.settingsName
  static let members = [
    "$schema", "code", "deploymentTarget", "exclude", "failOn", "language", "rules",
  ]
  static let codeMembers = ["completion", "hover"]

  /// The valid settings; wrong values are left out.
  public let settings: Settings
  public let tree: JSONTree
  /// The problems of the file, in order. Settings without problems are used.
  let problems: [SettingsProblem]
  /// The names in the file for rules or groups, existing or not.
  let rules: [(name: String, range: ByteRange)]

  /// The members that it sets, in the order of the file. Unknown ones are left out.
  package var memberNames: [String] {
    let names = tree.root.map { tree.children(of: $0).compactMap { tree.key(of: $0) } } ?? []
    return names.filter(Self.members.contains)
  }

  /// The names that it sets as rules or groups, known or not, in the order of the file.
  package var ruleNames: [String] { rules.map(\.name) }

  /// Reads any text; its problems are reported by the rules on settings.
  public init(_ source: SourceText) {
    tree = JSONTree(source)
    var reader = SettingsReader(tree: tree)
    reader.read()
    settings = reader.settings
    problems = reader.problems
    rules = reader.rules
  }
}

/// A part of the settings that cannot be used.
struct SettingsProblem: Sendable {
  enum Kind: Sendable {
    case notJSON(JSONTree.Issue.Kind)
    case unknownMember(String, of: [String], near: String?)
    case unknownRule(String, near: String?)
    case unknownValue(String, allowed: [String], near: String?)
    case wrongKind(expected: LocalizedText)
    case duplicateMember(String)
  }

  let kind: Kind
  let range: ByteRange
  /// The replacement, where it is obvious.
  var replacement: String?
  /// True if the replacement is so similar that nothing else can be meant.
  var isSlip = false
  /// The rule to which the value belongs.
  var rule: String?
}

extension SettingsProblem {
  /// Creates the problem of an unknown name.
  init(
    unknown name: String, at range: ByteRange, among known: [String],
    _ kind: (String, String?) -> Kind
  ) {
    let near = Spelling.nearest(to: name, among: known, limit: 3)
    self.init(
      kind: kind(name, near), range: range, replacement: near.map(JSONString.encode),
      isSlip: near.map { Spelling.isSlip(name, of: $0, among: known) } ?? false)
  }
}

private struct SettingsReader {
  let tree: JSONTree
  var settings = Settings()
  var problems: [SettingsProblem] = []
  var rules: [(name: String, range: ByteRange)] = []

  mutating func read() {
    if let issue = tree.issue {
      problems.append(SettingsProblem(kind: .notJSON(issue.kind), range: issue.range))
    }
    guard let root = tree.root else { return }
    guard tree[root].kind == .object else {
      return wrong(root, .object)
    }
    reportDuplicates(in: root)
    for member in tree.children(of: root) {
      guard let name = tree.key(of: member) else { continue }
      switch name {
      case "$schema": break
      case "language": language(member)
      case "deploymentTarget": deploymentTarget(member)
      case "exclude": exclude(member)
      case "failOn": failOn(member)
      case "rules": rules(member)
      case "code": code(member)
      default: unknownName(name, member, among: SettingsFile.members)
      }
    }
  }

  private mutating func language(_ value: JSONTree.NodeID) {
    let names = Language.allCases.map(\.rawValue)
    guard let text = text(value, among: names) else { return }
    settings.language = Language(rawValue: text)
  }

  private mutating func deploymentTarget(_ value: JSONTree.NodeID) {
    guard let text = tree.string(of: value), let version = Version(text) else {
      return wrong(value, .version)
    }
    settings.deploymentTarget = version
  }

  private mutating func exclude(_ value: JSONTree.NodeID) {
    guard tree[value].kind == .array else { return wrong(value, .patterns) }
    for element in tree.children(of: value) {
      if let text = tree.string(of: element), !text.isEmpty {
        settings.excluded.append(PathPattern(text))
      } else {
        wrong(element, .pattern)
      }
    }
  }

  private mutating func failOn(_ value: JSONTree.NodeID) {
    let names = FailureThreshold.allCases.map(\.rawValue)
    guard let text = text(value, among: names) else { return }
    settings.failOn = FailureThreshold(rawValue: text)
  }

  private mutating func rules(_ value: JSONTree.NodeID) {
    guard tree[value].kind == .object else { return wrong(value, .object) }
    reportDuplicates(in: value)
    for member in tree.children(of: value) {
      guard let name = tree.key(of: member), let key = tree[member].key else { continue }
      rules.append((name, key))
      if let text = text(member, among: Settings.RuleSetting.names, of: name) {
        settings.rules[name] = Settings.RuleSetting(name: text)
      }
    }
  }

  private mutating func code(_ value: JSONTree.NodeID) {
    guard tree[value].kind == .object else { return wrong(value, .object) }
    reportDuplicates(in: value)
    for member in tree.children(of: value) {
      guard let name = tree.key(of: member) else { continue }
      switch name {
      case "completion": settings.codeCompletion = flag(member) ?? settings.codeCompletion
      case "hover": settings.codeHover = flag(member) ?? settings.codeHover
      default: unknownName(name, member, among: SettingsFile.codeMembers)
      }
    }
  }

  private mutating func flag(_ value: JSONTree.NodeID) -> Bool? {
    if case .boolean(let flag) = tree[value].kind { return flag }
    wrong(value, .flag)
    return nil
  }

  // MARK: Problems

  private mutating func reportDuplicates(in object: JSONTree.NodeID) {
    var seen = Set<String>()
    for member in tree.children(of: object) {
      guard let name = tree.key(of: member), let key = tree[member].key else { continue }
      if !seen.insert(name).inserted {
        problems.append(SettingsProblem(kind: .duplicateMember(name), range: key))
      }
    }
  }

  private mutating func unknownName(
    _ name: String, _ member: JSONTree.NodeID, among known: [String]
  ) {
    guard let key = tree[member].key else { return }
    problems.append(
      SettingsProblem(unknown: name, at: key, among: known) {
        .unknownMember($0, of: known, near: $1)
      })
  }

  /// Returns a text that must be one of a few; anything else is a problem.
  ///
  /// - Parameter rule: the rule that is set.
  private mutating func text(
    _ value: JSONTree.NodeID, among allowed: [String], of rule: String? = nil
  ) -> String? {
    let text = tree.string(of: value)
    if let text, allowed.contains(text) { return text }
    let shown = text ?? tree.source[tree[value].range]
    // Half of a word can be anything.
    let near = text.flatMap {
      Spelling.nearest(to: $0, among: allowed, limit: min(3, $0.utf8.count / 2))
        ?? Self.abbreviated($0, among: allowed)
    }
    problems.append(
      SettingsProblem(
        kind: .unknownValue(String(shown.prefix(40)), allowed: allowed, near: near),
        range: tree[value].range, replacement: near.map(JSONString.encode),
        isSlip: near.map { Spelling.isSlip(shown, of: $0, among: allowed) } ?? false, rule: rule))
    return nil
  }

  /// Returns the only word that begins with another, such as `warning` for `warn`.
  private static func abbreviated(_ word: String, among allowed: [String]) -> String? {
    let whole = allowed.filter { $0.lowercased().hasPrefix(word.lowercased()) }
    return word.utf8.count > 2 && whole.count == 1 ? whole[0] : nil
  }

  private mutating func wrong(_ value: JSONTree.NodeID, _ expected: LocalizedText) {
    problems.append(
      SettingsProblem(kind: .wrongKind(expected: expected), range: tree[value].range))
  }
}

extension LocalizedText {
  fileprivate static let object = LocalizedText(
    en: "an object: { … }", zhHans: "一个对象：{ … }")
  fileprivate static let version = LocalizedText(
    en: "a version of iOS as a string, such as \"13.0\"",
    zhHans: "字符串形式的 iOS 版本，例如 \"13.0\"")
  fileprivate static let flag = LocalizedText(en: "true or false", zhHans: "true 或 false")
  fileprivate static let patterns = LocalizedText(
    en: "a list of patterns: [\"…\"]", zhHans: "一组模式：[\"…\"]")
  fileprivate static let pattern = LocalizedText(
    en: "a pattern for paths, such as \"Tests/**\"", zhHans: "路径模式，例如 \"Tests/**\"")
}

extension SettingsFile {
  /// The most folders above a folder in which its settings are searched for.
  static let maximumHeight = 8

  /// Returns the path of the settings for a folder: its own or those of the nearest folder above it, up to that of a
  /// repository.
  public static func path(
    for folder: String, in files: any FileAccess = DiskFiles()
  ) -> String? {
    var folder = folder
    for _ in 0...maximumHeight where !folder.isEmpty {
      let prefix = folder == "/" ? folder : folder + "/"
      if files.kind(of: prefix + name) == .file { return prefix + name }
      if folder == "/" || files.kind(of: prefix + ".git") != .other { return nil }
      folder = Path.folder(of: folder)
    }
    return nil
  }

  /// Reads settings; returns nil if there are none.
  public static func read(_ path: String, in files: any FileAccess) -> SettingsFile? {
    do throws(FileReader.Failure) {
      return SettingsFile(FileEncoding.decode(try files.read(path)).text)
    } catch {
      return nil
    }
  }
}
