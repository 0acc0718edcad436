import AppFiles
import Checks
import EditorFeatures
import Linter
import PropertyList
import SourceText
import TestKit
import Testing

@Suite struct CodeActionTests {
  private func context(_ text: String, at selection: ByteRange? = nil) -> CodeActionContext {
    let plist = InfoPlist(SyntaxTree(text))
    return CodeActionContext(
      .propertyList(plist, nil), selection: selection ?? ByteRange(start: 0, end: text.utf8.count),
      findings: Validator.findings(in: plist))
  }

  private let text = """
    <plist version="1.0">
    <dict>
    \t<key>UIApplicationShortcutItems</key>
    \t<array>
    \t\t<dict>
    \t\t\t<key>UIApplicationShortcutItmType</key>
    \t\t\t<string>com.example.a & b</string>
    \t\t\t<key>UIApplicationShortcutItemTitle</key>
    \t\t\t<string> 新建 </string>
    \t\t</dict>
    \t</array>
    </dict>
    </plist>

    """

  @Test func oneCureOfTwoRulesIsOfferedOnce() throws {
    let offset = try #require(text.range(of: "Itm"))
    let place = text.utf8.distance(from: text.startIndex, to: offset.lowerBound)
    let actions = CodeActionRegistry.actions(
      for: context(text, at: ByteRange(start: 0, end: place)), of: [.quickFix])
    let renames = actions.filter { $0.title.english.hasPrefix("Change to") }
    #expect(renames.map { $0.findings.map(\.rule) } == [["missing-required-key", "unknown-key"]])
  }

  @Test func everyFindingCanBeSilencedWhereACommentMayStand() throws {
    let context = context(text)
    let actions = CodeActionRegistry.actions(for: context, of: [.quickFix])
    for finding in context.findings {
      let silence = try #require(
        actions.first {
          $0.findings == [finding] && $0.title.english == "Silence \(finding.rule) here"
        })
      let after = SourceText(text).applying(silence.change().edits)
      let remaining = Validator.findings(in: InfoPlist(SyntaxTree(after)))
      #expect(remaining.count == context.findings.count - 1)
      #expect(!remaining.contains { $0.message == finding.message })
    }
  }

  @Test func twoSilencesOfALineShareAComment() throws {
    let both = text.replacing("<string> 新建 </string>", with: "<string> 新 & 建 </string>")
    let first = context(both)
    let silence = try #require(
      CodeActionRegistry.actions(for: first, of: [.quickFix])
        .first { $0.title.english == "Silence title-whitespace here" })
    let once = SourceText(both).applying(silence.change().edits)
    let second = try #require(
      CodeActionRegistry.actions(for: context(once.string), of: [.quickFix])
        .last { $0.title.english == "Silence malformed-xml here" })
    let twice = once.applying(second.change().edits).string
    #expect(
      twice.contains(
        "\t\t\t<!-- quickactions:disable-next-line title-whitespace, malformed-xml -->\n"))
  }

  @Test func fixAllLeavesNothingThatHasACure() throws {
    let actions = CodeActionRegistry.actions(for: context(text), of: [.fixAll])
    let action = try #require(actions.first)
    let after = SourceText(text).applying(action.change().edits)
    #expect(after.string.contains("<string>com.example.a &amp; b</string>"))
    #expect(after.string.contains("<string>新建</string>"))
    #expect(Validator.findings(in: InfoPlist(SyntaxTree(after))) == [])
    #expect(CodeActionRegistry.actions(for: context(after.string), of: [.fixAll]).isEmpty)
  }

  @Test(.slow) func fixAllIsQuickWithAThousandMistakes() {
    let item =
      "<dict><key>UIApplicationShortcutItemType</key><string>%</string><key>UIApplicationShortcutItemTitle</key><string> A & B </string></dict>\n"
    let items = (0..<2000).map { item.replacing("%", with: "t\($0)") }.joined()
    let plist = InfoPlist(
      SyntaxTree(
        "<plist><dict><key>UIApplicationShortcutItems</key><array>\(items)</array></dict></plist>"))
    let result = FixAll.result(for: plist.tree.source) {
      CheckableFile.propertyList(plist, nil).read($0)
    }
    #expect(result.remaining.map(\.rule) == ["more-than-four-items"])
    #expect(result.fixed == 4000)
  }
}
