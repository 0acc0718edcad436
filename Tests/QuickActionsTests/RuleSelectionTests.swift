import PropertyList
import SourceText
import TestKit
import Testing
@testable import AppFiles
@testable import Checks
@testable import CodeRules
@testable import Linter

/// Groups of rules, and the selection by them.
@Suite struct RuleSelectionTests {
  /// An item with findings of two groups: title-whitespace and icon-file-name.
  private static let text = """
    <plist><dict><key>UIApplicationShortcutItems</key><array><dict>
    <key>UIApplicationShortcutItemType</key><string>a</string>
    <key>UIApplicationShortcutItemTitle</key><string>A </string>
    <key>UIApplicationShortcutItemIconFile</key><string>a@2x.png</string>
    </dict></array></dict></plist>
    """

  private func found(
    _ rules: [String: Settings.RuleSetting] = [:], only: Set<String> = [],
    skipping: Set<String> = []
  ) -> [String] {
    var options = CheckOptions(rules: rules)
    options.selection = RuleSelection(only: only, skipping: skipping)
    return Validator.findings(in: InfoPlist(SyntaxTree(Self.text)), options: options)
      .map { "\($0.severity.name) \($0.rule)" }
  }

  private let title = "information title-whitespace"
  private let icon = "information icon-file-name"

  @Test func settingsTakeGroups() {
    #expect(found() == [title, icon])
    #expect(found(["icons": .off]) == [title])
    #expect(found(["quick-actions": .severity(.error)]) == ["error title-whitespace", icon])
    // The name of the rule takes precedence.
    #expect(
      found(["icons": .off, "icon-file-name": .severity(.hint)]) == [title, "hint icon-file-name"])
  }

  @Test func rulesAreChosen() {
    #expect(found(only: ["icons"]) == [icon])
    #expect(found(only: ["title-whitespace"]) == [title])
    #expect(found(only: ["icons", "title-whitespace"]) == [title, icon])
    #expect(found(skipping: ["icons"]) == [title])
    #expect(found(skipping: ["icon-file-name", "quick-actions"]) == [])
    #expect(found(only: ["icons"], skipping: ["icon-file-name"]) == [])
    // Restricted to one rule of an excluded group.
    #expect(found(only: ["icon-file-name"], skipping: ["icons"]) == [icon])
  }

  @Test func aRuleThatIsNamedIsOn() {
    #expect(found(["icon-file-name": .off], only: ["icon-file-name"]) == [icon])
    #expect(found(["icon-file-name": .off], only: ["icons"]) == [])
    let off = ForceTouchUnchecked.description
    #expect(off.isOffByDefault)
    func setting(_ options: CheckOptions) -> Settings.RuleSetting? { options.setting(of: off) }
    #expect(setting(CheckOptions()) == .off)
    // A group does not enable rules that are off by default.
    #expect(setting(CheckOptions(rules: ["3d-touch": .severity(.warning)])) == .off)
    var named = CheckOptions()
    named.selection = RuleSelection(only: [off.id])
    #expect(setting(named) == nil)
  }

  @Test func whatMakesACheckFail() {
    func failing(_ threshold: FailureThreshold?, _ group: RuleGroup) -> [Severity] {
      Severity.allCases.filter { FailureThreshold.fails($0, of: group, threshold) }
    }
    for group in [RuleGroup.quickActions, .translations, .icons] {
      #expect(failing(nil, group) == [.error, .warning])
    }
    #expect(failing(nil, .settings) == [.error])
    for group in [RuleGroup.presentation, .traits, .threeDTouch] {
      #expect(failing(nil, group) == [])
    }
    for group in RuleGroup.allCases {
      #expect(failing(.error, group) == [.error])
      #expect(failing(.warning, group) == [.error, .warning])
      #expect(failing(.information, group) == [.error, .warning, .information])
      #expect(failing(.never, group) == [])
    }
  }

  @Test func settingsSayWhatMakesACheckFail() {
    func read(_ text: String) -> Settings { SettingsFile(SourceText(text)).settings }
    #expect(read("{}").checkOptions.failOn == nil)
    #expect(read("{\"failOn\": \"never\"}").checkOptions.failOn == .never)
    #expect(read("{\"failOn\": \"off\"}").failOn == nil)
    let nearer = read("{\"failOn\": \"error\"}").merged(over: read("{\"failOn\": \"never\"}"))
    #expect(nearer.failOn == .error)
    #expect(read("{}").merged(over: read("{\"failOn\": \"never\"}")).failOn == .never)
  }

  /// Rules and groups are named in the same options, so their names differ.
  @Test func noRuleIsCalledLikeAGroup() {
    #expect(Set(RuleRegistry.names).count == RuleRegistry.names.count)
    for group in RuleGroup.allCases {
      #expect(RuleRegistry.all.contains { $0.description.group == group }, "\(group)")
    }
  }
}
