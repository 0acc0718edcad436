import CodeGeneration
import Files
import Guide
import PropertyList
import SourceText
import TestKit
import Testing
@testable import AppFiles
@testable import Checks
@testable import EditorFeatures
@testable import Linter

/// Files from which tools generate property lists.
@Suite struct GeneratorTests {
  private static let expo = """
    { "expo": { "ios": { "infoPlist": {
      "UIApplicationShortcutItems": [
        { "UIApplicationShortcutItemType": "new",
          "UIApplicationShortcutItemTitle": "\\u65b0\\"建\\"",
          "UIApplicationShortcutItemIconType": "UIApplicationShortcutIconTypeCompse" },
        { "UIApplicationShortcutItemType": 1 }
      ] } } } }
    """
  private static let xcodeGen = """
    targets:
      App:
        info:
          path: App/Info.plist
          properties:
            UIApplicationShortcutItems:
            - UIApplicationShortcutItemType: new
              UIApplicationShortcutItemTitle: '新''建'
              UIApplicationShortcutItemIconType: UIApplicationShortcutIconTypeCompse
            - UIApplicationShortcutItemType: 1
    """
  private static let tuist = """
    import ProjectDescription
    let project = Project(name: "A", targets: [.target(name: "A", infoPlist: .extendingDefault(with: [
      "UIApplicationShortcutItems": [
        [
          "UIApplicationShortcutItemType": "new",
          "UIApplicationShortcutItemTitle": "新\\"建\\"",
          "UIApplicationShortcutItemIconType": "UIApplicationShortcutIconTypeCompse",
        ],
        ["UIApplicationShortcutItemType": 1],
      ]
    ]))])
    """
  static let files = [("app.json", expo), ("project.yml", xcodeGen), ("Project.swift", tuist)]

  private func file(_ name: String, _ text: String) -> CheckableFile {
    .generator(GeneratorFile("/Example/" + name, SourceText(text)), [])
  }

  private func shown(_ findings: [Finding], _ text: String) -> [String] {
    findings.map { "\($0.severity) \($0.rule): \(SourceText(text)[$0.range])" }
  }

  @Test(arguments: files) func theyAreFilesOfTheirKind(_ name: String, _ text: String) {
    #expect(FileKind("/Example/" + name, Array(text.utf8)) == .generator)
    #expect(FileKind("/Example/Project.swift", Array("struct Project {}".utf8)) == .swift)
  }

  /// The same rules, severities and messages as in a property list.
  @Test(arguments: files) func rulesAreThoseOfPropertyLists(_ name: String, _ text: String) {
    let findings = file(name, text).findings()
    let head =
      name == "project.yml" ? "UIApplicationShortcutItemType: 1" : name == "app.json" ? "{" : "["
    #expect(
      shown(findings, text) == [
        "error unknown-icon-type: UIApplicationShortcutIconTypeCompse",
        "error missing-required-key: \(head)", "error wrong-value-type: 1",
      ])
    let list = """
      <plist><dict><key>UIApplicationShortcutItems</key><array><dict>
      <key>UIApplicationShortcutItemType</key><string>new</string>
      <key>UIApplicationShortcutItemTitle</key><string>A</string>
      <key>UIApplicationShortcutItemIconType</key><string>UIApplicationShortcutIconTypeCompse</string>
      </dict><dict><key>UIApplicationShortcutItemType</key><integer>1</integer></dict></array></dict></plist>
      """
    let own = Validator.findings(in: InfoPlist(SyntaxTree(SourceText(list))))
    let words = ValueWords(for: name)
    #expect(own.map { words.rewording($0.message) } == findings.map(\.message))
  }

  /// These files contain no tags, so messages do not mention them.
  @Test(arguments: [
    (files[0], "an object", "对象"), (files[1], "a mapping", "映射"),
    (files[2], "a dictionary", "字典"),
  ])
  func messagesNameValuesAsTheFileDoes(
    _ form: (name: String, text: String), _ english: String, _ chinese: String
  ) {
    let last = file(form.name, form.text).findings().last?.message
    #expect(last?.english.contains("takes a string, not a number;") == true)
    #expect(last?.simplifiedChinese.contains("应为字符串，而不是数字；") == true)
    let message = ValueWords(for: form.name).rewording(
      LocalizedText(
        en: "It is a <dict/>, not <true/>, nor “a <dict>” <b>.", zhHans: "这个 <dict> 是 <true>。"))
    #expect(message.english == "It is \(english), not true, nor “a <dict>” <b>.")
    #expect(message.simplifiedChinese == "这个\(chinese)是 true。")
  }

  /// A fix changes only the value; a second run finds nothing to do.
  @Test(arguments: files) func fixesAreInTheSpellingOfTheFile(_ name: String, _ text: String) {
    let file = file(name, text)
    let result = FixAll.result(for: SourceText(text)) { file.read($0) }
    #expect(result.fixed == 1)
    #expect(
      result.text.string
        == text.replacing("IconTypeCompse", with: "IconTypeCompose"))
    #expect(FixAll.result(for: result.text) { file.read($0) }.fixed == 0)
  }

  @Test func textsAreWrittenAsTheirPlaceAsks() throws {
    let texts = [
      ("app.json", "\"Star.Fill\"", "\"star.fill\""), ("project.yml", "'Star.Fill'", "'star.fill'"),
      ("project.yml", "Star.Fill # a", "star.fill # a"),
      ("project.yml", "\"Star.Fill\"", "\"star.fill\""),
      ("Project.swift", "\"Star.Fill\"", "\"star.fill\""),
    ]
    for (name, before, after) in texts {
      let text = try #require(Self.files.first { $0.0 == name }).1
        .replacing(
          "UIApplicationShortcutItemIconType", with: "UIApplicationShortcutItemIconSymbolName"
        )
        .replacing("\"UIApplicationShortcutIconTypeCompse\"", with: before)
        .replacing("UIApplicationShortcutIconTypeCompse", with: before)
      let file = file(name, text)
      let result = FixAll.result(for: SourceText(text)) { file.read($0) }
      #expect(result.text.string == text.replacing(before, with: after))
    }
  }

  /// Expo reads comments, trailing commas, single quotes and unquoted names.
  @Test func expoReadsJSON5() throws {
    let text = """
      // 配置
      { expo: { ios: { infoPlist: {
        UIApplicationShortcutItems: [
          { UIApplicationShortcutItemType: 'it\\'s', /* 新建 */
            UIApplicationShortcutItemTitel: "New",
            'UIApplicationShortcutItemIconType': 'UIApplicationShortcutIconTypeCompse', },
          { UIApplicationShortcutItemType: 'it\\'s', 'UIApplicationShortcutItemTitle': "B" },
        ],
      } } } }
      """
    let file = file("app.json", text)
    #expect(
      shown(file.findings(), text) == [
        "error missing-required-key: {", "warning unknown-key: UIApplicationShortcutItemTitel",
        "error unknown-icon-type: UIApplicationShortcutIconTypeCompse",
        "warning duplicate-type: it\\'s",
      ])
    let fixed = FixAll.result(for: SourceText(text)) { file.read($0) }.text.string
    #expect(
      fixed
        == text.replacing("Compse", with: "Compose").replacing("ItemTitel:", with: "ItemTitle:"))
  }

  /// If the text has an error, missing parts may come after it.
  @Test(arguments: [
    "\"UIApplicationShortcutItemType\": \"a\" \"UIApplicationShortcutItemTitle\": \"A\"}]}}}}",
    "\"UIApplicationShortcutItemIconType\": \"UIApplicationShortcutIconTypeCompo", "",
  ])
  func aMistakeHidesTheRestOfAnItem(_ rest: String) {
    let text = """
      {"expo": {"ios": {"infoPlist": {"UIApplicationShortcutItems": [
      {"UIApplicationShortcutItemTitle": "A"}, {\(rest)
      """
    #expect(
      shown(file("app.json", text).findings(), text) == ["error missing-required-key: {"])
    #expect(!(GeneratorFile("app.json", SourceText(text)).lists.first?.isWhole ?? true))
  }

  @Test(arguments: files) func placesLeadThereAndBack(_ name: String, _ text: String) throws {
    let source = SourceText(text)
    let file = GeneratorFile("/Example/" + name, source)
    let at = try #require(text.utf8.firstRange(of: Array("IconTypeCompse".utf8)))
    let offset = text.utf8.distance(from: text.startIndex, to: at.lowerBound)
    let (list, place) = try #require(file.place(at: offset))
    #expect(list.plist.tree.source[ByteRange(start: place, end: place + 14)] == "IconTypeCompse")
    #expect(
      list.host(of: ByteRange(start: place, end: place + 14))
        == ByteRange(start: offset, end: offset + 14))
    // A text with escapes is one range.
    let title = try #require(
      text.utf8.firstRange(of: Array("UIApplicationShortcutItemTitle".utf8)))
    let titleOffset = text.utf8.distance(from: text.startIndex, to: title.upperBound) + 6
    let other = try #require(file.place(at: titleOffset))
    #expect(other.list.plist.items.first?.string(.title)?.contains("建") == true)
    let hover = GeneratorFeatures.hover(
      at: GeneratorFeatures.Place(
        list: list, offset: place, hostOffset: offset, surroundings: { nil }), language: .english)
    #expect(hover.map { source[$0.range] }?.contains("UIApplicationShortcutIconTypeCompse") == true)
    let completions = GeneratorFeatures.completions(
      at: GeneratorFeatures.Place(
        list: list, offset: place, hostOffset: offset, surroundings: { nil }))
    let compose = try #require(
      completions.first {
        $0.insertion.snippet.plainText == "UIApplicationShortcutIconTypeCompose"
      })
    #expect(source[compose.insertion.range] == "UIApplicationShortcutIconTypeCompse")
  }

  @Test(arguments: files) func theOutlineNamesTheActions(_ name: String, _ text: String) {
    let source = SourceText(text)
    let entries = GeneratorFeatures.outline(
      of: GeneratorFile("/Example/" + name, source), language: .english)
    #expect(entries.map(\.name) == ["UIApplicationShortcutItems"])
    #expect(entries.first?.children.count == 2)
    func check(_ entry: OutlineEntry, in outer: ByteRange) {
      #expect(outer.contains(entry.range) && entry.range.contains(entry.selection))
      for child in entry.children { check(child, in: entry.range) }
    }
    for entry in entries { check(entry, in: ByteRange(start: 0, end: source.length)) }
  }

  /// Rules report nothing about unknown values.
  @Test(arguments: [
    ("app.json", "{ \"expo\": { \"ios\": { \"infoPlist\": null }, \"hortcut\": 1 } }"),
    ("app.json", "{ \"expo\": { \"plugins\": [[\"expo-quick-actions\", {\"shortcut\": []}]] } }"),
    (
      "project.yml",
      "targets:\n  A:\n    info:\n      properties:\n        UIApplicationShortcutItems: *shortcuts\n"
    ),
    (
      "Project.swift",
      "import ProjectDescription\nlet a = T(infoPlist: .extendingDefault(with: [\"UIApplicationShortcutItems\": shortcuts]))"
    ),
    (
      "Project.swift",
      "import ProjectDescription\nlet a = T(infoPlist: .extendingDefault(with: base.merging([\"UIApplicationShortcutItems\": 1])))"
    ),
    (
      "Project.swift",
      """
      import ProjectDescription
      let a = T(infoPlist: .dictionary(["UIApplicationShortcutItems": [
        ["UIApplicationShortcutItemType": "\\(id).new", "UIApplicationShortcutItemTitle": title,
         "UIApplicationShortcutItemUserInfo": info],
        item,
      ]]))
      """
    ),
  ])
  func whatIsNotKnownIsNotJudged(_ name: String, _ text: String) {
    #expect(shown(file(name, text).findings(), text) == [])
  }

  /// A handler for an app with the life cycle of SwiftUI is generated from iOS 14 on.
  @Test(arguments: [("13.0", false), ("13.9", false), ("14.0", true), ("15.0", true)])
  func appsOfSwiftUIBeginWithIOS14(_ version: String, _ isMade: Bool) {
    let list =
      """
      <plist><dict><key>MinimumOSVersion</key><string>\(version)</string>
      <key>UIApplicationShortcutItems</key><array><dict>
      <key>UIApplicationShortcutItemType</key><string>a.new</string>
      <key>UIApplicationShortcutItemTitle</key><string>New</string></dict></array></dict></plist>
      """
    let code =
      "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { W() } } }\n"
    let files = MemoryFiles(["/app/Info.plist": Array(list.utf8), "/app/A.swift": Array(code.utf8)])
    let app = AppSources(ProjectFiles(below: "/app", in: files), in: files) { _ in .none }
    let made = try? CodeGenerator.handler(.swiftUI).code(for: app, .swift)
    #expect((made != nil) == isMade)
  }

  @Test(.slow, arguments: files) func survivesAnything(_ name: String, _ text: String) {
    var random = SplitMix64(seed: 12)
    let bytes = Array(text.utf8)
    var texts = (0...bytes.count).map { Array(bytes.prefix($0)) }
    for _ in 0..<400 {
      var changed = bytes
      let at = Int.random(in: 0...changed.count, using: &random)
      let end = min(changed.count, at + Int.random(in: 0...3, using: &random))
      let piece = ["\"", "{", "]", ",", "\n", ":", "", "x", "&", "<", "\\"].randomElement(
        using: &random)
      changed.replaceSubrange(at..<end, with: (piece ?? "").utf8)
      texts.append(changed)
    }
    for bytes in texts {
      let source = SourceText(bytes)
      let file = CheckableFile.generator(GeneratorFile("/Example/" + name, source), [])
      for finding in file.findings() {
        #expect(source.clamp(finding.range) == finding.range)
        for fix in finding.fixes {
          #expect(file.with(source.applying(fix.edits)).text != source)
        }
      }
    }
  }
}
