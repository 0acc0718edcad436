import AppFiles
import Checks
import EditorFeatures
import Files
import Foundation
import Guide
import LanguageServer
import LanguageServerProtocol
import Linter
import PropertyList
import RuleSubjects
import SourceText
import TestKit
import Testing

/// The files that new users open first.
@Suite struct SampleTests {
  static let propertyLists = ((try? Project.files(below: "Samples", suffix: ".plist")) ?? [])
    .filter { !$0.hasPrefix("Samples/Binary/") }

  @Test func samplesAreThere() {
    #expect(Self.propertyLists.count > RuleRegistry.propertyList.count)
  }

  @Test(arguments: propertyLists.filter { $0.hasPrefix("Samples/Clean/") })
  func cleanSamplesHaveNoFindings(_ path: String) throws {
    let folder = path.split(separator: "/").prefix(3).joined(separator: "/")
    let project = ProjectFiles(below: Project.url(folder).path(), in: DiskFiles())
    let surroundings = Surroundings(
      project.target(of: Project.url(path).path()), in: DiskFiles())
    if path.contains("/Notes/") {
      #expect(surroundings.images.names == ["new-note", "notebook"])
    }
    #expect(surroundings.translations.languages == ["de", "en", "ja", "zh-Hans"])
    let findings = Validator.findings(
      in: InfoPlist(SyntaxTree(try Project.text(path))), surroundings: surroundings)
    #expect(findings == [])
  }

  @Test(
    arguments: ((try? Project.files(below: "Samples/Clean")) ?? [])
      .filter(TranslationFile.isOfInfoPlist))
  func cleanTranslationsHaveNoFindings(_ path: String) throws {
    let folder = path.split(separator: "/").prefix(3).joined(separator: "/")
    let project = ProjectFiles(below: Project.url(folder).path(), in: DiskFiles())
    let path = Project.url(path).path()
    let lists = project.propertyLists(of: path).compactMap { InfoPlist($0, in: DiskFiles()) }
    #expect(lists.count == 1)
    let file = try #require(TranslationFile(path, in: DiskFiles()))
    #expect(Validator.findings(in: CheckedTranslations(file, usedBy: lists)) == [])
  }

  @Test(arguments: ["Expo/app.json", "XcodeGen/project.yml", "Tuist/Project.swift"])
  func cleanGeneratorFilesHaveNoFindings(_ path: String) throws {
    let folder = try #require(path.split(separator: "/").first)
    let result = try Executable.run(
      ["check", "--show", "hint", String(folder)], in: Project.url("Samples/Clean"))
    #expect(result.output == "" && result.code == 0)
    let file = GeneratorFile("/" + path, SourceText(try Project.text("Samples/Clean/" + path)))
    #expect(file.lists.map(\.plist.items.count) == [2])
  }

  @Test(arguments: RuleRegistry.all.map { $0.description.id })
  func everyRuleIsReachableFromAFile(_ rule: String) throws {
    let folder = "Samples/Broken/\(rule)"
    let result = try Executable.run(
      ["check", "--show", "hint", rule], in: Project.url("Samples/Broken"))
    if Project.isUpdating {
      try result.output.write(
        to: Project.url(folder + "/expected.txt"), atomically: true, encoding: .utf8)
    }
    #expect(result.output == (try Project.text(folder + "/expected.txt")))
    #expect(result.output.contains("[\(rule)]"))
  }

  /// Apps with the typical mistakes; those below Clean are the same apps without them.
  @Test(arguments: ["Notes", "Reader", "Timer"])
  func everyTwinHasItsMistakes(_ app: String) throws {
    let result = try Executable.run(
      ["check", "--show", "hint", app], in: Project.url("Samples/Twins"))
    let expected = "Samples/Twins/\(app)/expected.txt"
    if Project.isUpdating {
      try result.output.write(to: Project.url(expected), atomically: true, encoding: .utf8)
    }
    #expect(result.output == (try Project.text(expected)))
    #expect(FileManager.default.fileExists(atPath: Project.url("Samples/Clean/\(app)").path()))
  }

  @Test func theTwinsHaveEveryMistakeInCode() throws {
    let expected = try ["Notes", "Reader", "Timer"].map { app in
      try Project.text("Samples/Twins/\(app)/expected.txt")
    }.joined()
    // The twins have scenes, or an app delegate that handles quick actions: defects in all handling of an app
    // have samples of their own.
    let ofWholeApps: Set = [
      "scene-handler-without-scenes", "handled-only-at-launch", "comparison-not-reached",
      "handler-in-wrong-class", "handler-does-nothing", "modifier-not-attached",
      "dynamic-item-not-handled", "dynamic-item-never-made",
    ]
    var missing: [String] = []
    for rule in RuleRegistry.code {
      let description = rule.description
      guard !ofWholeApps.contains(description.id) else { continue }
      if !description.isOffByDefault, !expected.contains("[\(description.id)]") {
        missing.append(description.id)
      }
    }
    #expect(missing == [])
    #expect(RuleRegistry.code.count > 25)
  }

  @Test func theBinarySampleIsReadAndNeverWritten() throws {
    let before = try Data(contentsOf: Project.url("Samples/Binary/Info.plist"))
    for arguments in [["check", "Binary"], ["check", "--fix", "Binary"]] {
      let result = try Executable.run(arguments, in: Project.url("Samples"))
      #expect(
        result.output == """
          Binary/Info.plist:1:1: error: :UIApplicationShortcutItems:1:UIApplicationShortcutItemIconType: \
          iOS knows no icon type “search” and shows a dot; did you mean \
          “UIApplicationShortcutIconTypeSearch”? [unknown-icon-type]

          """)
    }
    #expect(try Data(contentsOf: Project.url("Samples/Binary/Info.plist")) == before)
  }

  @Test func everyBrokenSampleIsARules() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Project.url("Samples/Broken").path())
    let rules = RuleRegistry.all.map { $0.description.id }
    #expect(Set(folders).subtracting(["README.md"]) == Set(rules))
  }
}

/// Properties that hold for any text in an editor, tested on every sample.
@Suite struct SurvivalTests {
  /// Runs all requests of an editor, at every offset.
  private func exercise(_ text: SourceText, everyOffset: Bool = true) throws {
    let plist = InfoPlist(SyntaxTree(text))
    for finding in Validator.findings(in: plist) {
      try #require(finding.range.end <= text.length)
    }
    let step = everyOffset ? 1 : max(1, text.length / 15)
    for offset in stride(from: 0, through: text.length, by: step) {
      if let hover = HoverProvider.hover(at: offset, in: plist, language: .english) {
        try #require(hover.range.start <= offset && offset < hover.range.end)
      }
      for completion in CompletionProvider.completions(at: offset, in: plist) {
        try #require(completion.insertion.range.touches(offset))
      }
      try exerciseSelection(at: offset, in: plist)
    }
    try exerciseStructure(of: plist)
  }

  private func exerciseSelection(at offset: Int, in plist: InfoPlist) throws {
    let source = plist.tree.source
    let ranges = SelectionRanges.ranges(at: offset, in: plist.tree)
    try #require(ranges.last == ByteRange(start: 0, end: source.length))
    try #require(ranges.allSatisfy { $0.touches(offset) })
    for (inner, outer) in zip(ranges, ranges.dropFirst()) {
      try #require(outer.contains(inner) && outer != inner)
    }
    let places = Occurrences.like(offset, in: plist)
    try #require(places.isEmpty || places.contains { $0.touches(offset) })
    for character in TypingFormatter.triggers {
      let edits = TypingFormatter.edits(
        afterTyping: character, at: offset, in: plist.tree, style: .xcode)
      for edit in edits {
        try #require(isBlank(edit, in: source))
      }
    }
    if let linked = Occurrences.linkedNames(at: offset, in: plist.tree) {
      try #require(linked.contains { $0.touches(offset) })
      try #require(Set(linked.map { source[$0] }).count == 1)
      try #require(!source[linked[0]].isEmpty)
    }
  }

  private func exerciseFormatting(of tree: SyntaxTree) throws {
    guard let edits = PropertyListFormatter.edits(for: tree, style: .xcode) else { return }
    var end = 0
    for edit in edits {
      try #require(edit.range.start >= end)
      try #require(isBlank(edit, in: tree.source))
      end = edit.range.end
    }
    let result = SyntaxTree(tree.source.applying(edits))
    try #require(result.issues.isEmpty && result.nodeCount == tree.nodeCount)
    try #require(PropertyListFormatter.edits(for: result, style: .xcode) == [])
  }

  private func isBlank(_ edit: TextEdit, in text: SourceText) -> Bool {
    (text[edit.range] + edit.replacement).allSatisfy { $0.isWhitespace }
  }

  private func exerciseStructure(of plist: InfoPlist) throws {
    let whole = ByteRange(start: 0, end: plist.tree.source.length)
    func check(_ entries: [OutlineEntry], in parent: ByteRange) throws {
      for entry in entries {
        try #require(parent.contains(entry.range) && entry.range.contains(entry.selection))
        try #require(entry.name.contains { !$0.isWhitespace })
        try check(entry.children, in: entry.range)
      }
    }
    try check(Outline.entries(of: plist, language: .simplifiedChinese), in: whole)
    var starts = 0
    for region in FoldingRegions.regions(of: plist.tree) {
      try #require(region.body.start >= starts && region.end <= whole.end)
      starts = region.body.start
    }
    for link in DocumentationLinks.links(in: plist) { try #require(whole.contains(link.range)) }
    for hint in InlayHints.hints(in: plist, within: whole) {
      try #require(whole.touches(hint.offset))
    }
    var end = 0
    for token in SemanticTokens.tokens(in: plist, within: whole) {
      try #require(token.range.start >= end && !token.range.isEmpty)
      end = token.range.end
    }
    try #require(end <= whole.end)
    try exerciseFormatting(of: plist.tree)
  }

  @Test(arguments: SampleTests.propertyLists) func everyOffset(_ path: String) throws {
    try exercise(SourceText(try Project.text(path)))
  }

  @Test(arguments: SampleTests.propertyLists) func everyPrefix(_ path: String) throws {
    let text = SourceText(try Project.text(path))
    for length in 0..<text.length {
      try exercise(SourceText(Array(text.bytes.prefix(length))), everyOffset: false)
    }
  }

  @Test(arguments: SampleTests.propertyLists) func manyMutations(_ path: String) throws {
    var random = SplitMix64(seed: 11)
    let text = SourceText(try Project.text(path))
    for _ in 0..<150 {
      var mutated = text
      for _ in 0...random.int(below: 4) {
        mutated = Mutation(of: mutated, using: &random).applied(to: mutated)
      }
      try exercise(mutated, everyOffset: false)
    }
  }
}

/// The scripted sessions, which are documentation and tests at once.
@Suite struct SessionTests {
  static let sessions = (try? Project.files(below: "Samples/Sessions", suffix: ".jsonl")) ?? []

  @Test(arguments: sessions) func aSessionGoesAsWritten(_ path: String) throws {
    let folder = Project.url("Samples/Sessions").path()
    let session = ScriptedSession(try Project.text(path), folder: folder)
    var failures: [String] = []
    let result = session.run { step in
      switch step {
      case .failed(let failure): failures.append("\(path):\(failure.line): \(failure.message)")
      case .sent, .received: break
      }
    }
    #expect(failures == [])
    #expect(result.met > 0)
  }

  /// Validated strictly if the model of the protocol exists next to the project.
  @Test(.enabled(if: MetaModel.shared != nil), arguments: sessions)
  func aSessionFitsTheModel(_ path: String) throws {
    let folder = Project.url("Samples/Sessions").path()
    var checker = DialogueChecker(try #require(MetaModel.shared))
    _ = ScriptedSession(try Project.text(path), folder: folder).run { step in
      switch step {
      case .failed: break
      case .sent(let message): checker.sent(message.value)
      case .received(let message): checker.received(message.value)
      }
    }
    #expect(checker.faults == [])
  }

  @Test func thereAreSessions() {
    #expect(Self.sessions.count >= 8)
  }
}
