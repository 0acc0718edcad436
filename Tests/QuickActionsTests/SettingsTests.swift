import AppFiles
import Checks
import Files
import Guide
import Linter
import PropertyList
import SourceText
import TestKit
import Testing

/// The settings of a project.
@Suite struct SettingsTests {
  private func settings(_ text: String) -> Settings { SettingsFile(SourceText(text)).settings }

  @Test func whatIsRightCounts() {
    let settings = settings(
      """
      {"language": "zh-Hans", "deploymentTarget": "13.4", "nonsense": 1,
       "rules": {"duplicate-type": "off", "title-whitespace": "error", "empty-title": 3}}
      """)
    #expect(settings.language == Language.simplifiedChinese)
    #expect(settings.deploymentTarget == Version(13, 4))
    #expect(settings.rules == ["duplicate-type": .off, "title-whitespace": .severity(.error)])
  }

  @Test func brokenSettingsCountUpToTheMistake() {
    #expect(settings("{\"language\": \"en\", ").language == Language.english)
    for text in ["", "[]", "3", "{", "\u{0}", "{\"rules\": []}", "{\"exclude\": [1, \"\"]}"] {
      #expect(settings(text) == Settings())
    }
  }

  @Test func rulesAreTurnedOffAndRaised() {
    let text = """
      <plist><dict><key>UIApplicationShortcutItems</key><array><dict>
      <key>UIApplicationShortcutItemType</key><string>a</string>
      <key>UIApplicationShortcutItemTitle</key><string>A </string>
      </dict></array></dict></plist>
      """
    func severities(_ rules: [String: Settings.RuleSetting]) -> [Severity] {
      Validator.findings(
        in: InfoPlist(SyntaxTree(text)), options: CheckOptions(rules: rules)
      ).filter { $0.rule == "title-whitespace" }.map(\.severity)
    }
    #expect(severities([:]) == [Severity.information])
    #expect(severities(["title-whitespace": .off]) == [])
    #expect(severities(["title-whitespace": .severity(.error)]) == [Severity.error])
  }

  @Test(arguments: [
    ("Tests", "Tests/a.plist", true), ("Tests", "A/Tests/b/c.plist", true),
    ("Tests", "MyTests/a.plist", false), ("*.plist", "a/b/Info.plist", true),
    ("a/*.plist", "a/x.plist", true), ("a/*.plist", "b/a/x.plist", false),
    ("**/x/*.plist", "x/a.plist", true), ("a/**/b", "a/b/c", true), ("a/**/b", "a/x/y/b", true),
    ("a/**", "a/x/y", true), ("a/**", "b/x", false), ("?.plist", "é.plist", true),
    ("测试", "项目/测试/Info.plist", true), ("Tests/", "Tests/a", true), ("/Tests", "Tests/a", true),
    ("**", "anything", false), ("", "anything", false),
  ])
  func patterns(_ pattern: String, _ path: String, _ matches: Bool) {
    #expect(PathPattern(pattern).matches(path) == matches)
    let all = PathPatterns(["other", "o/ther", "**/o/ther", pattern, "th*r"].map(PathPattern.init))
    #expect(all.match(path) == matches)
  }

  /// A pattern that takes other implementations forever.
  @Test func noPatternTakesLong() {
    let pattern = PathPattern(String(repeating: "**/*a*/", count: 70) + "zzz")
    #expect(!pattern.matches(String(repeating: "aaaa/", count: 500) + "b"))
  }

  @Test func theNearestSettingsHold() {
    let files = MemoryFiles([
      "/p/.quickactions.json": [], "/p/a/b/Info.plist": [], "/p/c/.quickactions.json": [],
      "/p/c/Info.plist": [], "/p/r/.git/HEAD": [], "/p/r/Info.plist": [],
    ])
    #expect(SettingsFile.path(for: "/p/a/b", in: files) == "/p/.quickactions.json")
    #expect(SettingsFile.path(for: "/p/c", in: files) == "/p/c/.quickactions.json")
    #expect(SettingsFile.path(for: "/p/r", in: files) == nil)
  }
}
