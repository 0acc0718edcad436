import DocumentationLookup
import Guide
import SourceText
import TestKit
import Testing

/// The pages of the guide on a terminal.
@Suite struct TerminalTests {
  /// Returns the number of columns of a line, without its escape codes.
  private func columns(_ line: Substring) -> Int {
    line.replacing(/\u{1B}\[[0-9;]*m/, with: "").reduce(0) { sum, character in
      let value = character.unicodeScalars.first?.value ?? 0
      let isWide =
        (0x2E80...0xA4CF).contains(value) || (0xFF00...0xFF60).contains(value)
        || (0x1F300...0x1FAFF).contains(value)
      return sum + (isWide ? 2 : 1)
    }
  }

  private func isCode(_ line: Substring) -> Bool {
    line.contains(/^(?:\u{1B}\[[0-9;]*m)?[│ ]*(?:\u{1B}\[0m)?\s*\u{1B}\[36m/)
  }

  /// No line of an article is wider than the terminal, except code, which is not wrapped and therefore must
  /// not be much wider.
  @Test(arguments: Language.allCases) func linesOfCode(_ language: Language) {
    for slug in ArticleLibrary.slugs {
      var code: Substring?
      for line in (ArticleLibrary.markdown(slug, in: language) ?? "").split(separator: "\n") {
        if line.hasPrefix("```") {
          code = code == nil ? line.dropFirst(3) : nil
        } else if let code {
          #expect(line.count <= (code == "swift" ? 120 : 135), "\(slug): \(line)")
        }
      }
    }
  }

  @Test(.slow, arguments: [40, 80, 100], Language.allCases) func linesFit(
    _ width: Int, _ language: Language
  )
    throws
  {
    for slug in ArticleLibrary.slugs {
      let article = try #require(ArticleLibrary.article(slug, in: language))
      let blocks = article.page.filter { if case .code = $0 { false } else { true } }
      let text = TerminalWriter(language, width: width).write(blocks)
      for line in text.split(separator: "\n") where columns(line) > width && !isCode(line) {
        Issue.record("\(slug), \(columns(line)) columns: \(line)")
      }
    }
  }

  private func folded(_ code: String, _ width: Int, language: String = "objc") -> [String] {
    let text = TerminalWriter(.english, width: width, hasColors: false).write([
      .code(language: language, code)
    ])
    return text.split(separator: "\n").dropFirst().map(String.init)
  }

  /// A method is broken after its return type and before its parts, and not after its sign.
  @Test func methodsOfObjectiveCAreBrokenAtTheirParts() {
    let method = """
      - (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller
                                                                     traitCollection:(UITraitCollection *)traitCollection {
        return UIModalPresentationNone;
      }
      """
    #expect(
      folded(method, 60) == [
        "  - (UIModalPresentationStyle)",
        "      adaptivePresentationStyleForPresentationController:",
        "          (UIPresentationController *)controller",
        "      traitCollection:(UITraitCollection *)traitCollection {",
        "    return UIModalPresentationNone;", "  }",
      ])
  }

  /// All aligned arguments move to the left if one of them is too wide.
  @Test func messagesMoveToTheLeft() {
    let message = """
        return [[UIApplicationShortcutItem alloc] initWithType:@"search"
                                                localizedTitle:NSLocalizedString(@"Find", @"Title")
                                                      userInfo:nil];
      """
    #expect(
      folded(message, 60) == [
        "    return [[UIApplicationShortcutItem alloc]",
        "        initWithType:@\"search\"",
        "        localizedTitle:NSLocalizedString(@\"Find\", @\"Title\")",
        "        userInfo:nil];",
      ])
  }

  /// Conditions, blocks of one line, closures and parameters are broken at the same positions as by `swift
  /// format`.
  @Test func swiftIsBrokenAsItsFormatterDoes() {
    let cases: [(code: String, lines: [String])] = [
      (
        "guard let id = item.userInfo?[\"noteID\"] as? String else { return false }",
        ["guard let id = item.userInfo?[\"noteID\"] as? String", "else { return false }"]
      ),
      (
        "guard type == \"com.example.notes.new-note\" else { return nil }",
        ["guard type == \"com.example.notes.new-note\" else {", "  return nil", "}"]
      ),
      (
        "if let popover = controller.popoverPresentationController, popover.sourceView == nil {",
        [
          "if let popover =", "    controller.popoverPresentationController,",
          "  popover.sourceView == nil", "{",
        ]
      ),
      (
        "if index == 0 { path.move(to: point) } else { path.addLine(to: point) }",
        ["if index == 0 {", "  path.move(to: point)", "} else {", "  path.addLine(to: point)", "}"]
      ),
      (
        "token = registerForTraitChanges([UITrait.self]) { (player: Player, _) in",
        ["token = registerForTraitChanges([UITrait.self]) {", "  (player: Player, _) in"]
      ),
      (
        "func handle(_ item: UIApplicationShortcutItem, in session: UISceneSession) -> Bool {",
        [
          "func handle(", "  _ item: UIApplicationShortcutItem,", "  in session: UISceneSession",
          ") -> Bool {",
        ]
      ),
      (
        "final class ProductViewController: UIViewController, UIAdaptiveDelegate {",
        ["final class ProductViewController: UIViewController,", "  UIAdaptiveDelegate", "{"]
      ),
      (
        "columns.axis = traits.horizontalSizeClass == .regular ? .horizontal : .vertical",
        [
          "columns.axis =", "  traits.horizontalSizeClass == .regular",
          "  ? .horizontal : .vertical",
        ]
      ),
      (
        "columns.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
        ["columns.autoresizingMask = [", "  .flexibleWidth, .flexibleHeight,", "]"]
      ),
      (
        "@Environment(\\.horizontalSizeClass) private var horizontalSizeClass",
        ["@Environment(\\.horizontalSizeClass)", "private var horizontalSizeClass"]
      ),
      (
        "private let tip = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))",
        ["private let tip = UIView(", "  frame: CGRect(x: 0, y: 0, width: 12, height: 12))"]
      ),
    ]
    for (code, lines) in cases {
      #expect(folded(code, 56, language: "swift") == lines.map { "  " + $0 })
    }
  }

  /// Text that fits is not changed, and a comment continues as a comment.
  @Test func commentsGoOnAsComments() {
    let code = "speeds.style = .popover  // first: until then there is no controller at all"
    #expect(
      folded(code, 60, language: "swift") == [
        "  speeds.style = .popover",
        "      // first: until then there is no controller at all",
      ])
    #expect(folded(code, 100, language: "swift") == ["  " + code])
  }

  /// No code is wider than a terminal, unless it is one long word.
  @Test(.slow, arguments: [60, 80], Language.allCases) func codeFits(
    _ width: Int, _ language: Language
  ) {
    for slug in ArticleLibrary.slugs {
      for case .code(let name, let code) in ArticleLibrary.article(slug, in: language)?.page ?? [] {
        for line in folded(code, width, language: name) where columns(line[...]) > width {
          let isWord = !line.replacing(" *", with: "").drop { $0 == " " }.contains(" ")
          if isWord { continue }
          Issue.record("\(slug), \(columns(line[...])) columns: \(line)")
        }
      }
    }
  }

  /// Without colors the lines are otherwise the same.
  @Test(arguments: Language.allCases) func colorsCanBeLeftOut(_ language: Language) throws {
    let page = try #require(ArticleLibrary.article("popovers", in: language)).page
    let plain = TerminalWriter(language, hasColors: false).write(page)
    #expect(plain == TerminalWriter(language).write(page).replacing(/\u{1B}\[[0-9;]*m/, with: ""))
    #expect(!plain.contains("\u{1B}") && plain.count > 2000)
  }

  /// A table that is too wide becomes a list, with the colon of the language.
  @Test(arguments: [(Language.english, "Raw value: 0"), (.simplifiedChinese, "原始值：0")])
  func listsHaveTheColonOfTheirLanguage(_ language: Language, _ line: String) throws {
    let page = try #require(ArticleLibrary.article("icons", in: language)).page
    let text = TerminalWriter(language, width: 60, hasColors: false).write(page)
    #expect(text.contains("\n\(line)\n"))
  }

  /// Wrapping loses no word.
  @Test(arguments: Language.allCases) func everyWordIsThere(_ language: Language) throws {
    for slug in ["popovers", "size-classes", "icons", "glossary"] {
      let article = try #require(ArticleLibrary.article(slug, in: language))
      let text = TerminalWriter(language, width: 60).write(article.page)
        .replacing(/\u{1B}\[[0-9;]*m/, with: "")
      let letters = text.filter { $0.isLetter }
      for case .paragraph(let inlines) in article.page {
        #expect(letters.contains(inlines.plainText.filter { $0.isLetter }))
      }
    }
  }

  @Test func columnsStandBelowEachOther() {
    let blocks: [Block] = [
      .table(
        header: [[.text("词")], [.text("Word")]],
        rows: [[[.text("快捷操作")], [.text("action")]], [[.text("a")], [.text("b")]]])
    ]
    let lines = TerminalWriter(.english).write(blocks)
      .replacing(/\u{1B}\[[0-9;]*m/, with: "").split(separator: "\n")
    #expect(lines == ["词        Word", "────────  ──────", "快捷操作  action", "a         b"])
  }

  /// A wide table wraps its cells; a table with words that do not fit becomes a list.
  @Test func wideTables() {
    func lines(_ second: String, _ width: Int) -> [Substring] {
      let table = Block.table(
        header: [[.text("Name")], [.text("Meaning")]], rows: [[[.text("one")], [.text(second)]]])
      return TerminalWriter(.english, width: width).write([table])
        .replacing(/\u{1B}\[[0-9;]*m/, with: "").split(separator: "\n")
    }
    let long = "a text of many words that does not fit into a line of forty columns"
    #expect(lines(long, 40).count > 3 && lines(long, 40).allSatisfy { $0.count <= 40 })
    #expect(lines(String(repeating: "x", count: 50), 40).first == "Name: one")
  }

  /// Chinese breaks between characters, but not before closing punctuation.
  @Test func chineseBreaks() {
    let text = String(repeating: "快捷操作的菜单，", count: 12)
    let lines = TerminalWriter(.simplifiedChinese, width: 40).write([.paragraph([.text(text)])])
      .split(separator: "\n")
    #expect(lines.count > 3)
    #expect(lines.allSatisfy { columns($0) <= 40 && !$0.hasPrefix("，") })
    #expect(lines.joined() == text)
  }

  /// A link shows the argument to type, because the title does not.
  @Test func pointersNameTheArticle() throws {
    let blocks = try #require(
      DocumentationIndex.blocks(for: "UIApplicationShortcutItemTitle", in: .english))
    let text = TerminalWriter(.english).write(blocks).replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(text.contains("(titles-and-subtitles)"))
  }
}
