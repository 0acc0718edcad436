import ActionFlow
import AppFiles
import Checks
import CodeModel
import DocumentationLookup
import Files
import Guide
import Linter
import PropertyList
import RuleSubjects
import SourceText
import TestKit
import Testing

/// The examples of every rule, each tested in several contexts.
@Suite struct RuleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: any Rule.Type
    let example: RuleExample
    var testDescription: String { "\(rule.description.id): \(example.marked.prefix(60))" }

    /// The options with the rule enabled.
    private var options: CheckOptions {
      let description = rule.description
      return CheckOptions(
        rules: description.isOffByDefault
          ? [description.id: .severity(description.severity)] : [:])
    }

    /// Returns the findings of all rules in a text of the example's kind, with the applicable fixes.
    func findings(in text: SourceText, _ surroundings: Surroundings?) -> [Finding] {
      let file: CheckableFile? =
        example.frame.isPropertyList
        ? .propertyList(InfoPlist(SyntaxTree(text)), surroundings) : example.checkable(text)
      return file.map { $0.settled($0.findings(options)) } ?? []
    }
  }

  static let cases = RuleRegistry.all.flatMap { rule in
    rule.description.examples.map { Case(rule: rule, example: $0) }
  }

  private func findings(_ text: String, _ test: Case) -> [Finding] {
    allFindings(SourceText(text), test).filter { $0.rule == test.rule.description.id }
  }

  /// Returns the findings of all rules in a text of the example's kind.
  private func allFindings(_ text: SourceText, _ test: Case) -> [Finding] {
    test.findings(in: text, test.example.surroundings)
  }

  /// Returns the text with markers around the ranges of findings.
  private func marked(_ text: String, _ findings: [Finding]) -> String {
    let source = SourceText(text)
    let edits = findings.flatMap {
      [TextEdit(ByteRange(at: $0.range.start), "«"), TextEdit(ByteRange(at: $0.range.end), "»")]
    }
    return source.applying(Array(Set(edits))).string
  }

  @Test(arguments: cases) func findsWhatIsMarkedAndNothingElse(_ test: Case) {
    let whole = test.example.wholeFile(test.example.marked)
    let text = test.example.wholeFile(test.example.source)
    let found = findings(text, test)
    #expect(marked(text, found) == whole)
    let severity = test.rule.description.severity
    // Their examples do not state it yet.
    if !["undocumented-key", "unknown-system-image"].contains(test.rule.description.id) {
      #expect(found.map(\.severity) == test.example.severities(found.count, own: severity))
    }
    #expect(test.example.fires == !found.isEmpty)
    if let message = test.example.message {
      #expect(found.first?.message.english.contains(message) == true)
    }
  }

  /// Removing a declared dependency of a rule changes its findings in one of its examples.
  @Test(.slow, arguments: RuleRegistry.all.map { $0.description.id })
  func needsWhatItSays(_ id: String) throws {
    let rule = try #require(RuleRegistry.rule(id: id))
    // A property list without any other files.
    let alone = MemoryFiles(["/Example/Info.plist": []])
    let target = ProjectFiles(below: "/Example", in: alone).target(of: "/Example/Info.plist")
    let nothing = Surroundings(target, in: alone)
    let cases = Self.cases.filter { $0.rule.description.id == id && !$0.example.beside.isEmpty }
    for need in Need.allCases {
      let isUsed = cases.contains { test in
        let text = SourceText(test.example.wholeFile(test.example.source))
        let less = Case(rule: rule, example: test.example.keeping { !need.reads($0) })
        let found = less.findings(in: text, less.example.surroundings ?? nothing)
        return found.filter { $0.rule == id } != allFindings(text, test).filter { $0.rule == id }
      }
      #expect(isUsed == rule.needs.contains(need), "\(need)")
    }
  }

  @Test(arguments: cases) func findsTheSameWithOtherLineEnds(_ test: Case) {
    let whole = test.example.wholeFile(test.example.marked).replacingNewlines(with: "\r\n")
    let text = test.example.wholeFile(test.example.source).replacingNewlines(with: "\r\n")
    #expect(marked(text, findings(text, test)) == whole)
  }

  @Test(arguments: cases) func findsTheSameBehindOtherCharacters(_ test: Case) {
    let comment: String
    switch test.example.frame {
    case .file, .root, .items, .item: comment = "<!-- 👩‍👩‍👧 中文 -->"
    case .swift, .objectiveC: comment = "/* 👩‍👩‍👧 中文 */ "
    case .whole: return
    }
    let text = comment + test.example.wholeFile(test.example.source)
    let whole = comment + test.example.wholeFile(test.example.marked)
    #expect(marked(text, findings(text, test)) == whole)
  }

  /// Names in the examples that only their own code declares.
  private static let ownNames = [
    "openItem": "打开", "handleItem": "处理", "showSearch": "搜索", "newNote": "新建笔记",
    "launchItem": "启动操作",
    "NotesDelegate": "委托", "CardView": "卡片",
  ]

  /// Code may have names in any script, and so may types of quick actions.
  @Test(
    arguments: cases.filter { test in
      !test.example.frame.isPropertyList
        && ownNames.keys.contains(where: test.example.source.contains)
    })
  func findsTheSameWithNamesInChinese(_ test: Case) {
    func renamed(_ text: String) -> String {
      Self.ownNames.reduce(text) { $0.replacing($1.key, with: $1.value) }
    }
    let beside = test.example.beside.mapValues {
      Array(renamed(String(decoding: $0, as: UTF8.self)).utf8)
    }
    let example = RuleExample.fires(
      test.example.frame, renamed(test.example.marked), beside: beside)
    let other = Case(rule: test.rule, example: example)
    #expect(marked(example.source, findings(example.source, other)) == example.marked)
  }

  @Test(arguments: cases) func staysSilentInsideAComment(_ test: Case) {
    let source = test.example.source.replacingOccurrences(of: "-->", with: "")
      .replacingOccurrences(of: "<!--", with: "")
    guard test.example.frame.isPropertyList, test.example.frame != .file else { return }
    let text = test.example.wholeFile("<!-- \(source) -->")
    #expect(findings(text, test).filter { $0.rule != "empty-items" } == [])
  }

  /// Code in comments and in inactive branches is ignored.
  @Test(arguments: cases) func staysSilentInCodeThatIsSwitchedOff(_ test: Case) {
    let source = test.example.source
    switch test.example.frame {
    case .swift:
      #expect(findings("/*\n\(source)\n*/", test) == [])
      #expect(findings("#if false\n\(source)\n#endif", test) == [])
    case .objectiveC:
      let lines = source.split(separator: "\n").map { "// \($0)" }.joined(separator: "\n")
      #expect(findings(lines, test) == [])
      #expect(findings("#if 0\n\(source)\n#endif", test) == [])
    case .file, .root, .items, .item, .whole: return
    }
  }

  @Test(.slow, arguments: cases) func survivesBeingCutOffAnywhere(_ test: Case) {
    let text = SourceText(test.example.wholeFile(test.example.source))
    for length in 0...text.length {
      let cut = SourceText(Array(text.bytes.prefix(length)))
      for finding in allFindings(cut, test) {
        #expect(finding.range.end <= length)
        #expect(!finding.message.english.isEmpty && !finding.message.simplifiedChinese.isEmpty)
      }
    }
  }
}

/// Files with a very large number of errors.
@Suite struct ManyMistakesTests {
  private static let item =
    "<dict><key>UIApplicationShortcutItemType</key><string>a</string><key>UIApplicationShortcutItemTitle</key><string>A</string></dict>"

  private static func item(_ key: String, _ value: String) -> String {
    "<dict><key>UIApplicationShortcutItem\(key)</key><string>\(value)</string></dict>"
  }

  private func text(_ start: String, _ piece: String, _ end: String) -> SourceText {
    SourceText(
      "<plist><dict><key>UIApplicationShortcutItems</key>" + start
        + String(repeating: piece, count: 15_000) + end + "</dict></plist>")
  }

  /// The limit is generous: quadratic time would take an hour.
  @Test(
    .slow,
    .timeLimit(.minutes(40)),
    arguments: [
      ("duplicate-type", "<array>", item, "</array>"),
      ("duplicate-key", "<array/>", "<key>UIApplicationShortcutItems</key><array/>", ""),
      (
        "unknown-key", "<array><dict>",
        "<key>UIApplicationShortcutItemTitel</key><string>A</string>",
        "</dict></array>"
      ),
      (
        "unused-silence", "<array>", "\n<!-- quickactions:disable-next-line empty-type -->",
        "</array>"
      ),
      (
        "unknown-icon-type", "<array>", item("IconType", "UIApplicationShortcutIconTypeAdds"),
        "</array>"
      ),
      ("unknown-symbol", "<array>", item("IconSymbolName", "square.and.pencl"), "</array>"),
    ])
  func theTimeGrowsWithTheFile(_ rule: String, _ start: String, _ piece: String, _ end: String) {
    let findings = Validator.findings(in: InfoPlist(SyntaxTree(text(start, piece, end))))
    #expect(findings.filter { $0.rule == rule }.count > 200)
  }

  /// A dependency of a rule is read again when a file of that role changes.
  @Test func needsAreOfRoles() {
    let files: [(String, Need?)] = [
      ("/a/A.xcassets/b.imageset/Contents.json", .images), ("/a/b.png", .images),
      ("/a/en.lproj/InfoPlist.strings", .translations), ("/a/A.swift", .code),
      ("/a/Info.plist", .propertyLists), ("/a/A.xcodeproj/project.pbxproj", .project),
      ("/a/b.txt", nil),
    ]
    for (path, need) in files {
      #expect(Need.allCases.filter { $0.reads(path) } == [need].compactMap(\.self), "\(path)")
    }
  }

  /// The key for one device does not replace the key for all.
  @Test func aMisspelledKeyIsAnErrorUnlessTheRightOneIsThere() {
    func severities(_ key: String) -> [Severity] {
      let text =
        "<plist><dict><key>UIApplicationShortCutItems</key><array/>\(key)</dict></plist>"
      return Validator.findings(in: InfoPlist(SyntaxTree(SourceText(text))))
        .filter { $0.rule == "misspelled-root-key" }.map(\.severity)
    }
    #expect(severities("") == [.error])
    #expect(severities("<key>UIApplicationShortcutItems</key><array/>") == [.warning])
    #expect(severities("<key>UIApplicationShortcutItems~ipad</key><array/>") == [.error])
  }

  /// An unknown icon type has no effect if another icon of the item takes precedence.
  @Test func anUnknownIconTypeThatIsNotUsedIsAHint() {
    func findings(beside other: String) -> [Finding] {
      let text = """
        <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array><dict>
        <key>UIApplicationShortcutItemType</key><string>a</string>
        <key>UIApplicationShortcutItemTitle</key><string>A</string>
        <key>UIApplicationShortcutItemIconType</key><string>compose</string>\(other)
        </dict></array></dict></plist>
        """
      return Validator.findings(in: InfoPlist(SyntaxTree(SourceText(text))))
        .filter { $0.rule == "unknown-icon-type" }
    }
    let file = "<key>UIApplicationShortcutItemIconFile</key><string>mine</string>"
    #expect(findings(beside: "").map(\.severity) == [.error])
    #expect(findings(beside: file).map(\.severity) == [.hint])
    #expect(findings(beside: file).first?.message.english.contains("would show") == true)
  }

  /// Findings on which quick actions do not depend come after the others, and do not make a run fail.
  @Test func keysOfOtherSubjectsAreInformation() {
    func severities(_ keys: String) -> [Severity] {
      let text = "<plist version=\"1.0\"><dict>\(keys)</dict></plist>"
      return Validator.findings(in: InfoPlist(SyntaxTree(SourceText(text))))
        .filter { $0.rule == "duplicate-key" }.map(\.severity)
    }
    let twice = "<key>A</key><string>1</string><key>A</key><string>2</string>"
    #expect(severities("<key>CFBundleIcons</key><dict>\(twice)</dict>") == [.information])
    #expect(severities(twice) == [.information])
    #expect(severities("<key>UIApplicationSceneManifest</key><dict>\(twice)</dict>") == [.warning])
    let list = "<key>UIApplicationShortcutItems</key>"
    #expect(severities("\(list)<array><dict>\(twice)</dict></array>") == [.warning])
    #expect(severities("\(list)<array/>\(list)<array/>") == [.warning])
  }

  @Test(
    .slow, .timeLimit(.minutes(40)),
    arguments: [
      ("duplicate-key", "<array/>", "<key>A</key><true/>", ""),
      (
        "unknown-icon-type", "<array>", item("IconType", "UIApplicationShortcutIconTypeAdds"),
        "</array>"
      ),
    ])
  func allAreFixedAtOnce(_ rule: String, _ start: String, _ piece: String, _ end: String) {
    let text = text(start, piece, end)
    let file = CheckableFile.propertyList(InfoPlist(SyntaxTree(text)), nil)
    let options = CheckOptions().forFixing
    let result = FixAll.result(for: text) { file.read($0, options) }
    #expect(result.fixed >= 14_999)
    #expect(!result.remaining.contains { $0.rule == rule })
  }
}

/// Properties of the registry as a whole.
@Suite struct RuleRegistryTests {
  @Test func everyRuleHasExamplesOfBothKinds() {
    for rule in RuleRegistry.all {
      let examples = rule.description.examples
      #expect(examples.contains { $0.fires }, "\(rule.description.id)")
      #expect(examples.contains { !$0.fires }, "\(rule.description.id)")
    }
  }

  @Test func rulesThatAreOffByDefaultAreAskedWhenTheSettingsNameThem() throws {
    let text = SourceText(
      """
      class A: UIViewController {
        func start() { registerForPreviewing(with: self, sourceView: view) }
      }

      """)
    let id = "force-touch-unchecked"
    let file = CheckableFile.code(CodeFile(text, .swift), .unknown)
    #expect(file.findings().filter { $0.rule == id }.isEmpty)
    let on = CheckOptions(rules: [id: .severity(.warning)])
    #expect(file.findings(on).filter { $0.rule == id }.map(\.severity) == [.warning])
    let off = CheckOptions(rules: [id: .off])
    #expect(file.findings(off).filter { $0.rule == id }.isEmpty)
    let rule = try #require(RuleRegistry.rule(id: id)).description
    let page = Documentation.blocks(for: rule, in: .english)
    #expect("\(page)".contains("off unless the settings"))
  }

  @Test func identifiersAreUniqueAndInStyle() {
    let ids = RuleRegistry.all.map { $0.description.id }
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.allSatisfy { $0 == "-" || ("a"..."z").contains($0) || ("0"..."9").contains($0) })
    }
  }

  @Test func textsExistInBothLanguages() {
    for rule in RuleRegistry.all {
      for text in [rule.description.title, rule.description.why] {
        #expect(!text.english.isEmpty)
        #expect(
          text.simplifiedChinese.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) })
        #expect(!text.english.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) })
      }
    }
  }
}

extension String {
  func replacingNewlines(with newline: String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).joined(separator: newline)
  }

  func droppingEmptyLines() -> String {
    split(separator: "\n", omittingEmptySubsequences: true).joined(separator: "\n") + "\n"
  }

  func replacingOccurrences(of old: String, with new: String) -> String {
    split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }
}
