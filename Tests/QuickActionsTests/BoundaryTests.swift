import AppFiles
import Checks
import EditorFeatures
import Guide
import Linter
import PropertyList
import SourceText
import TestKit
import Testing

/// Boundaries between cases: severities, widths, and the precedence of icons.
@Suite struct BoundaryTests {
  private func findings(_ items: String) -> [Finding] {
    let text =
      "<plist><dict><key>UIApplicationShortcutItems</key><array>\(items)</array></dict></plist>"
    return Validator.findings(in: InfoPlist(SyntaxTree(SourceText(text))))
  }

  private func item(_ entries: KeyValuePairs<String, String>) -> String {
    let pairs = entries.map { "<key>UIApplicationShortcutItem\($0)</key>\($1)" }
    return "<dict>" + pairs.joined() + "</dict>"
  }

  private func text(_ text: String) -> String { "<string>\(text)</string>" }

  /// Items that the app cannot distinguish are worse than items that it can distinguish by their user info.
  @Test func equalTypesAreAsBadAsTheyAreHardToTellApart() {
    let user = "<dict><key>a</key><string>b</string></dict>"
    let first = item(["Type": text("a"), "Title": text("A")])
    let same = item(["Type": text("a"), "Title": text("B")])
    let other = item(["Type": text("a"), "Title": text("A"), "UserInfo": user])
    func severities(_ items: String) -> [Severity] {
      findings(items).filter { $0.rule == "duplicate-type" }.map(\.severity)
    }
    #expect(severities(first + same) == [.warning])
    #expect(severities(first + other) == [.information])
  }

  /// The last letter that fits, and the first that does not.
  @Test(arguments: [("a", 26), ("新", 13)])
  func titlesFitUpToTheirWidth(_ letter: String, _ width: Int) {
    func isTooLong(_ count: Int, subtitle: Bool) -> Bool {
      let title = text(String(repeating: letter, count: count))
      let items =
        subtitle
        ? item(["Type": text("a"), "Title": title, "Subtitle": text("b")])
        : item(["Type": text("a"), "Title": title])
      return findings(items).contains { $0.rule == "title-too-long" }
    }
    #expect(!isTooLong(width, subtitle: true))
    #expect(isTooLong(width + 1, subtitle: true))
    #expect(!isTooLong(2 * width, subtitle: false))
    #expect(isTooLong(2 * width + 1, subtitle: false))
  }

  /// The hover on each of two icons states whether it is shown.
  @Test func hoverNamesTheIconThatWins() throws {
    let items = item([
      "Type": text("a"), "Title": text("A"), "IconFile": text("star"),
      "IconType": text("UIApplicationShortcutIconTypeAdd"),
    ])
    let source =
      "<plist><dict><key>UIApplicationShortcutItems</key><array>\(items)</array></dict></plist>"
    let plist = InfoPlist(SyntaxTree(SourceText(source)))
    func hover(_ key: String) throws -> String {
      let offset = try #require(source.byteCount(before: key))
      let hover = try #require(HoverProvider.hover(at: offset, in: plist, language: .english))
      return PlainTextWriter(.english).write(hover.blocks)
    }
    let winner = try hover("star")
    #expect(winner.contains("This key decides the icon"))
    #expect(!winner.contains("Not shown where"))
    let loser = try hover("UIApplicationShortcutIconTypeAdd")
    #expect(loser.contains("Not shown where UIApplicationShortcutItemIconFile is known"))
    #expect(!loser.contains("This key decides the icon"))
  }
}

extension String {
  /// Returns the number of bytes before a text; nil if it does not occur.
  fileprivate func byteCount(before text: String) -> Int? {
    let parts = split(separator: text, maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 ? parts[0].utf8.count : nil
  }
}
