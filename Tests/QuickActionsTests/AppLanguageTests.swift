import Files
import Guide
import PropertyList
import SourceText
import TestKit
import Testing
@testable import AppFiles
@testable import Checks
@testable import Linter
@testable import RuleSubjects

/// The languages of an app for any tool that generates its project, and the findings about titles in them.
@Suite(.slow) struct AppLanguageTests {
  private static func plist(_ titles: [String]) -> String {
    let items = titles.enumerated().map { index, title in
      """
      <dict><key>UIApplicationShortcutItemType</key><string>type\(index)</string>
      <key>UIApplicationShortcutItemTitle</key><string>\(title)</string></dict>
      """
    }
    return """
      <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array>
      \(items.joined(separator: "\n"))
      </array></dict></plist>
      """
  }

  private func surroundings(
    _ project: [String: [UInt8]], _ files: [String: String], plist: String
  ) -> Surroundings {
    var all = ["/Example/Info.plist": Array(plist.utf8)]
    for (path, bytes) in project { all["/Example/" + path] = bytes }
    for (path, text) in files { all["/Example/" + path] = Array(text.utf8) }
    let access = MemoryFiles(all)
    let found = ProjectFiles(below: "/Example", in: access)
    return Surroundings(found.target(of: "/Example/Info.plist"), in: access)
  }

  private func findings(
    _ project: [String: [UInt8]], _ files: [String: String], titles: [String] = ["New", "Find"]
  ) -> [Finding] {
    let plist = Self.plist(titles)
    return Validator.findings(
      in: InfoPlist(SyntaxTree(plist)),
      surroundings: surroundings(project, files, plist: plist)
    ).filter { ["missing-translation", "title-not-localized"].contains($0.rule) }
  }

  private static let tables = [
    "de.lproj/Localizable.strings": "OK = OK;", "ja.lproj/Localizable.strings": "OK = OK;",
  ]

  private static let xcodeGen = Array(
    """
    name: Example
    targets:
      App:
        type: application
        platform: iOS
        sources: [.]
        info:
          path: Info.plist
    """.utf8)

  @Test(arguments: [
    ExampleProject.beside(regions: ["en", "de", "ja"], tables: tables.keys.sorted()),
    ["project.yml": xcodeGen],
    ["Project.swift": Array("import ProjectDescription".utf8)],
  ])
  func anAppWithoutInfoPlistStringsIsTold(_ project: [String: [UInt8]]) {
    let found = findings(project, Self.tables)
    #expect(found.map(\.severity) == [.information])
    let message = found.first?.message.english ?? ""
    #expect(message.contains("2 other languages (de, ja)"))
    #expect(message.hasSuffix("in InfoPlist.strings."))
  }

  /// Tuist's development region determines in which of two languages the titles are written.
  @Test(arguments: [
    (", options: .options(developmentRegion: \"en\")", ["de"]), ("", ["de"]),
    (", options: .options(developmentRegion: \"de\")", ["en"]), (", options: made()", []),
  ])
  func theRegionOfTuistIsRead(_ options: String, _ languages: [String]) throws {
    let text = """
      import ProjectDescription
      let project = Project(name: "A"\(options), targets: [.target(name: "A", product: .app,
        infoPlist: .extendingDefault(with: ["UIApplicationShortcutItems": [
          ["UIApplicationShortcutItemType": "a", "UIApplicationShortcutItemTitle": "New Note"]]]))])
      """
    let other = Array("\"Other\" = \"X\";".utf8)
    let access = MemoryFiles([
      "/Example/Project.swift": Array(text.utf8),
      "/Example/de.lproj/InfoPlist.strings": other, "/Example/en.lproj/InfoPlist.strings": other,
    ])
    let list = try #require(GeneratorFile("/Example/Project.swift", SourceText(text)).lists.first)
    let target = ProjectFiles(below: "/Example", in: access).target(of: "/Example/Project.swift")
    let found = Validator.findings(in: list.plist, surroundings: Surroundings(target, in: access))
      .filter { $0.rule == "missing-translation" }
    #expect(found.count == languages.count)
    for (finding, language) in zip(found, languages) {
      #expect(finding.message.english.contains(language), "\(finding.message.english)")
    }
  }

  @Test func anUnrelatedInfoPlistStringsChangesNothing() {
    let project = ExampleProject.beside(
      regions: ["en", "de", "ja"], strings: ["de"], tables: Self.tables.keys.sorted())
    let found = findings(
      project, Self.tables.merging(["de.lproj/InfoPlist.strings": "CFBundleName = a;"]) { $1 })
    #expect(found.map(\.severity) == [.information])
    #expect(found.first?.message.english.contains("(de, ja)") == true)
  }

  @Test func languagesOfAnotherAppDoNotCount() {
    let other = ["Kit/Package.swift": "", "Kit/fr.lproj/Localizable.strings": "OK = OK;"]
    let widget = ["Widget/Info.plist": "", "Widget/it.lproj/Localizable.strings": "OK = OK;"]
    let files = Self.tables.merging(other) { $1 }.merging(widget) { $1 }
    let found = findings(["App.xcworkspace/contents.xcworkspacedata": []], files)
    #expect(found.map { $0.message.english.contains("(de, ja)") } == [true])
    // Without a project the extent of its files is not known.
    #expect(findings([:], files).isEmpty)
  }

  @Test func aTitleInTheScriptOfALanguageIsWrittenInIt() {
    let project = ExampleProject.beside(
      regions: ["en", "ja"], tables: ["ja.lproj/Localizable.strings"])
    #expect(findings(project, Self.tables, titles: ["新規メモ"]).isEmpty)
    #expect(findings(project, Self.tables).count == 1)
  }

  @Test func aFileInNoTargetIsNamedOnce() {
    let project = ExampleProject.beside(
      regions: ["en", "de", "uk"], strings: ["de"], tables: ["uk.lproj/Localizable.strings"])
    let titles = ["shortcut.new", "shortcut.find"]
    let entries = "\"shortcut.new\" = a; \"shortcut.find\" = b;"
    let found = findings(
      project,
      [
        "de.lproj/InfoPlist.strings": entries, "uk.lproj/InfoPlist.strings": entries,
        "uk.lproj/Localizable.strings": "OK = OK;",
      ], titles: titles)
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.first?.message.english.hasPrefix("“uk.lproj/InfoPlist.strings” has translations")
        == true)
  }

  @Test func manyKeysInALanguageWithoutAFileAreOneFinding() {
    let project = ExampleProject.beside(
      regions: ["en", "de", "ja"], strings: ["de"], tables: ["ja.lproj/Localizable.strings"])
    let found = findings(
      project,
      Self.tables.merging([
        "de.lproj/InfoPlist.strings": "\"shortcut.new\" = a; \"shortcut.find\" = b;"
      ]) { $1 }, titles: ["shortcut.new", "shortcut.find"])
    #expect(found.count == 1 && found.first?.severity == .information)
  }

  @Test func anAppWithCatalogsIsSentToACatalog() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"shortcut.find": {"localizations":
      {"de": {"stringUnit": {"state": "translated", "value": "Suchen"}}}}}}
      """
    let found = findings(
      ["project.yml": Self.xcodeGen], ["Localizable.xcstrings": catalog],
      titles: ["New", "shortcut.find"])
    #expect(found.map(\.rule) == ["missing-translation", "title-not-localized"])
    #expect(found.allSatisfy { $0.message.english.contains("InfoPlist.xcstrings") })
    #expect(found.allSatisfy { $0.fixes.allSatisfy { !$0.isPreferred } })
    // A known translation is copied, and an unknown one is marked.
    let fix = try #require(found.last?.fixes.first?.fileEdits.first)
    #expect(fix.path == "/Example/InfoPlist.xcstrings")
    guard case .create(let text) = fix.change else { throw CancellationError() }
    let file = TranslationFile(fix.path, SourceText(text))
    let entry = try #require(file.entries.first)
    #expect(file.isWhole && entry.key == "shortcut.find")
    #expect(entry.value(in: "de")?.text == "Suchen")
    #expect(text.contains("\"translated\"") && text.contains("\"needs_review\""))
  }

  @Test func aNewFileIsCreatedOnlyWhereItBelongsToTheApp() {
    let listed = ExampleProject.beside(
      regions: ["en", "de"], tables: ["de.lproj/Localizable.strings"])
    #expect(findings(listed, Self.tables).first?.fixes.isEmpty == true)
    let edits = findings(["project.yml": Self.xcodeGen], Self.tables).first?.fixes.first?.fileEdits
    #expect(
      edits?.map(\.path) == [
        "/Example/de.lproj/InfoPlist.strings", "/Example/ja.lproj/InfoPlist.strings",
      ])
    guard case .create(let text)? = edits?.first?.change else { return }
    #expect(text.contains("/* Title of the quick action type0, to be translated */"))
  }
}
