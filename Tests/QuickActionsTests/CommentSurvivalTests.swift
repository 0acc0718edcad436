import ActionFlow
import AppFiles
import Checks
import CodeModel
import CodeSyntax
import Linter
import PropertyList
import SourceText
import TestKit
import Testing

/// No fix removes a comment, wherever it is.
@Suite(.slow) struct CommentSurvivalTests {
  private static let cases = RuleTests.cases.filter { test in
    guard case .whole(let path) = test.example.frame else { return false }
    return CodeLanguage(path: path) != nil && test.example.fires
      && test.rule.description.id != "unused-silence"
  }

  /// Returns the text with different comments after some tokens; nil if they would be inside a string.
  private func commented(
    _ text: SourceText, _ language: CodeLanguage, using random: inout SplitMix64
  ) -> (text: SourceText, comments: [String])? {
    let tree = CodeTree(text, language)
    let kinds: [Token.Kind] = [.identifier, .open, .close, .punctuation]
    let ends = tree.tokens.filter { kinds.contains($0.kind) }.map(\.end)
    guard !ends.isEmpty else { return nil }
    let places = Set((0..<12).map { _ in random.pick(ends) }).sorted()
    let comments = places.indices.map { " /* kept \($0) */ " }
    let changed = text.applying(
      zip(places, comments).map { TextEdit(ByteRange(at: $0), $1) })
    guard CodeTree(changed, language).comments.count == tree.comments.count + comments.count else {
      return nil
    }
    return (changed, comments)
  }

  @Test func fixesKeepComments() throws {
    var random = SplitMix64(seed: 41)
    var count = 0
    for test in Self.cases {
      guard case .whole(let path) = test.example.frame, let language = CodeLanguage(path: path)
      else {
        continue
      }
      let text = SourceText(test.example.wholeFile(test.example.source))
      for _ in 0..<4 {
        guard let (text, comments) = commented(text, language, using: &random) else { continue }
        for fix in test.findings(in: text, nil).flatMap(\.fixes) where fix.fileEdits.isEmpty {
          let fixed = text.applying(fix.edits).string
          count += 1
          #expect(comments.allSatisfy(fixed.contains), "\(fix.title.english) in \(text.string)")
        }
      }
    }
    #expect(count > 100)
  }

  /// Returns the text with comments before some elements.
  private func commented(
    _ text: SourceText, using random: inout SplitMix64
  ) -> (text: SourceText, comments: [String])? {
    let tree = SyntaxTree(text)
    let kinds: [NodeKind] = [.key, .string, .array, .dictionary]
    let starts = tree.allNodes.filter { kinds.contains(tree[$0].kind) }
      .map { tree[$0].range.start }
    guard !starts.isEmpty else { return nil }
    let places = Set((0..<4).map { _ in random.pick(starts) }).sorted()
    let comments = places.indices.map { "<!-- kept \($0) -->" }
    let changed = text.applying(zip(places, comments).map { TextEdit(ByteRange(at: $0), $1) })
    func count(_ tree: SyntaxTree) -> Int { tree.allNodes.count { tree[$0].kind == .comment } }
    guard count(SyntaxTree(changed)) == count(tree) + comments.count else { return nil }
    return (changed, comments)
  }

  @Test func fixesOfPropertyListsKeepComments() throws {
    var random = SplitMix64(seed: 43)
    var count = 0
    let removing = ["unused-silence", "merge-conflict-marker"]
    for test in RuleTests.cases where test.example.fires {
      let text = SourceText(test.example.wholeFile(test.example.source))
      guard text.string.contains("<plist"), !removing.contains(test.rule.description.id) else {
        continue
      }
      for _ in 0..<6 {
        guard let (text, comments) = commented(text, using: &random) else { continue }
        for fix in test.findings(in: text, nil).flatMap(\.fixes) where !fix.edits.isEmpty {
          let fixed = text.applying(fix.edits).string
          count += 1
          #expect(comments.allSatisfy(fixed.contains), "\(fix.title.english) in \(text.string)")
        }
      }
    }
    #expect(count > 100)
  }

  @Test func aCommentInWhatIsRemovedStays() throws {
    let text = SourceText(
      """
      <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array><dict>
      <key>UIApplicationShortcutItemType</key><string>a</string>
      <key>UIApplicationShortcutItemTitle</key><string>A</string>
      <key>UIApplicationShortcutItemType</key><!-- the old one --><string>a</string>
      </dict></array></dict></plist>
      """)
    let findings = Validator.findings(in: InfoPlist(SyntaxTree(text)))
    let fixes = findings.flatMap(\.fixes)
    #expect(!fixes.isEmpty)
    for fix in fixes {
      #expect(text.applying(fix.edits).string.contains("<!-- the old one -->"))
    }
  }

  @Test func aCommentBehindPrivateStays() throws {
    let text = SourceText(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        private /* only UIKit calls it */ func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
          completionHandler(true)
        }
      }
      """)
    let findings = CheckableFile.code(CodeFile(text, .swift), .unknown).findings()
    let fixes = findings.filter { $0.rule == "near-miss-delegate-method" }.flatMap(\.fixes)
    let fix = try #require(fixes.first)
    #expect(
      text.applying(fix.edits).string.contains("\n  /* only UIKit calls it */ func application("))
  }
}
