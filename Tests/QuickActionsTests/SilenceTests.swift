import AppFiles
import Checks
import Linter
import PropertyList
import SourceText
import Testing

@Suite struct SilenceTests {
  private func rules(_ text: String) -> [String] {
    Validator.findings(in: InfoPlist(SyntaxTree(text))).map(\.rule)
  }

  private func file(_ keys: String) -> String {
    "<plist version=\"1.0\">\n<dict>\n<key>A</key>\n<true/>\n\(keys)\n</dict>\n</plist>\n"
  }

  private let twice = "<key>A</key>\n<true/>"

  @Test func theNextLineIsSilenced() {
    #expect(rules(file(twice)) == ["duplicate-key"])
    let comment = "<!-- quickactions:disable-next-line duplicate-key -->"
    #expect(rules(file("\(comment)\n\(twice)")) == [])
    #expect(rules(file("\(comment)\r\n\r\n<!-- why\nso -->\n\(twice)")) == [])
    #expect(rules(file("\(comment)\n<key>B</key>\n<true/>\n\(twice)")).contains("duplicate-key"))
    #expect(rules(file("\(comment) \(twice)")).contains("duplicate-key"))
  }

  /// An unclosed comment contains no names of rules, and a string contains no comment.
  @Test func onlyWholeCommentsOutsideOfTextsSilence() {
    let open = file("<!-- quickactions:disable\n<key>UIApplicationShortcutItems</key>\n<array/>")
    let found = Validator.findings(in: InfoPlist(SyntaxTree(open)))
    #expect(found.map(\.rule) == ["malformed-xml"])
    let inside = "<key>B</key>\n<string><!-- quickactions:disable -->B</string>"
    #expect(rules(file(inside)).contains { $0.hasPrefix("malformed") })
  }

  @Test func severalRulesReasonsAndStackedComments() {
    for comment in [
      "<!--quickactions:disable-next-line empty-type,duplicate-key-->",
      "<!-- quickactions:disable-next-line duplicate-key as the build wants it -->",
      "<!-- quickactions:disable-next-line -->",
      "<!-- quickactions:disable duplicate-key -->",
      "<!-- quickactions:disable-next-line duplicate-key -->\n<!-- quickactions:disable-next-line empty-type -->",
    ] {
      #expect(!rules(file("\(comment)\n\(twice)")).contains("duplicate-key"), "\(comment)")
    }
  }

  @Test func unknownNamesAreSaidAndSilenceNothing() throws {
    let text = file("<!-- quickactions:disable-next-line duplicat-key -->\n\(twice)")
    let findings = Validator.findings(in: InfoPlist(SyntaxTree(text)))
    #expect(Set(findings.map(\.rule)) == ["duplicate-key", "unused-silence"])
    let unused = try #require(findings.first { $0.rule == "unused-silence" })
    #expect(unused.message.english.contains("“duplicate-key”"))
    let fixed = SourceText(text).applying(unused.fixes.first?.edits ?? [])
    #expect(rules(fixed.string) == [])
  }

  @Test func whatIsUnusedCanBeTakenOut() {
    for (before, after) in [
      ("empty-type, duplicate-key", "duplicate-key"),
      ("duplicate-key, empty-type", "duplicate-key"),
      ("duplicate-key, empty-type, empty-title x", "duplicate-key, empty-title x"),
    ] {
      let text = file("<!-- quickactions:disable-next-line \(before) -->\n\(twice)")
      let findings = Validator.findings(in: InfoPlist(SyntaxTree(text)))
      let edits = findings.first?.fixes.first?.edits ?? []
      #expect(
        SourceText(text).applying(edits).string
          == file("<!-- quickactions:disable-next-line \(after) -->\n\(twice)"))
    }
  }

  @Test func theRuleAboutSilencesCanBeSilenced() {
    #expect(
      rules(file("<!-- quickactions:disable unused-silence -->\n<!-- quickactions:disable no -->"))
        == [])
  }
}
