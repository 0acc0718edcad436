import Files
import Guide
import PropertyList
import SourceText
import Testing
@testable import AppFiles
@testable import Checks
@testable import EditorFeatures
@testable import Linter
@testable import RuleSubjects

/// The look-up of texts of a property list according to Xcode projects.
@Suite struct ProjectTranslationTests {
  private static let plist = """
    <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array>
    <dict><key>UIApplicationShortcutItemType</key><string>new</string>
    <key>UIApplicationShortcutItemTitle</key><string>shortcut.new</string></dict>
    </array></dict></plist>
    """

  private func access(_ project: [String: [UInt8]], _ files: [String: String]) -> MemoryFiles {
    var all = ["/Example/Info.plist": Array(Self.plist.utf8)]
    for (path, bytes) in project { all["/Example/" + path] = bytes }
    for (path, text) in files { all["/Example/" + path] = Array(text.utf8) }
    return MemoryFiles(all)
  }

  private func surroundings(
    _ project: [String: [UInt8]], _ files: [String: String], of plist: String = "Info.plist"
  ) -> Surroundings {
    let access = access(project, files)
    let found = ProjectFiles(below: "/Example", in: access)
    return Surroundings(found.target(of: "/Example/" + plist), in: access)
  }

  private func findings(
    _ project: [String: [UInt8]], _ files: [String: String]
  ) -> [Finding] {
    Validator.findings(
      in: InfoPlist(SyntaxTree(Self.plist)), surroundings: surroundings(project, files))
  }

  private let german = "\"shortcut.new\" = \"Neu\";"

  @Test func filesOfNoTargetAreNotLookedInto() {
    let files = ["de.lproj/InfoPlist.strings": german, "ja.lproj/InfoPlist.strings": german]
    let one = surroundings(ExampleProject.beside(strings: ["de"]), files)
    #expect(one.translations.languages == ["de"] && one.translations.isComplete)
    #expect(surroundings([:], files).translations.languages == ["de", "ja"])
    #expect(surroundings(ExampleProject.beside(), files).translations.isEmpty)
  }

  @Test func aTargetMayTakeFilesFromAnywhere() {
    let project = ExampleProject.beside(
      strings: ["de"], replacing: "de.lproj", by: "Texts/de.lproj")
    // The file is nearer to another property list.
    let files = ["Texts/de.lproj/InfoPlist.strings": german, "Texts/Info.plist": Self.plist]
    #expect(surroundings(project, files).translations.languages == ["de"])
    #expect(surroundings([:], files).translations.isEmpty)
    #expect(surroundings([:], files, of: "Texts/Info.plist").translations.languages == ["de"])
  }

  @Test func whatIsNotKnownGoesByWhereFilesLie() {
    let files = ["de.lproj/InfoPlist.strings": german]
    let unknown = ExampleProject.beside(
      strings: ["ja"], replacing: "ja.lproj", by: "$(UNKNOWN)/ja.lproj")
    #expect(surroundings(unknown, files).translations.languages == ["de"])
    let broken = ExampleProject.beside(strings: ["ja"], replacing: "rootObject = P;", by: "(")
    #expect(surroundings(broken, files).translations.languages == ["de"])
  }

  @Test func aListedFileThatIsNotThereMakesNothingMissing() {
    let files = ["de.lproj/InfoPlist.strings": "Other = Andere;"]
    let both = surroundings(ExampleProject.beside(strings: ["de", "ja"]), files)
    #expect(both.translations.languages == ["de"] && !both.translations.isComplete)
  }

  @Test func theBuildGivesFilesTheirName() {
    let name = { ExampleProject.beside(strings: ["de"], replacing: "InfoPlist.strings", by: $0) }
    let app = "App-Info.plist"
    for table in ["App-InfoPlist.strings", "App-Info-InfoPlist.strings"] {
      let project = name(table).mapValues {
        Array(String(decoding: $0, as: UTF8.self).replacing("= Info.plist", with: "= \(app)").utf8)
      }
      let files = [app: Self.plist, "de.lproj/\(table)": german]
      #expect(surroundings(project, files, of: app).translations.languages == ["de"], "\(table)")
      let kept = project.mapValues {
        Array(
          String(decoding: $0, as: UTF8.self)
            .replacing("SDKROOT", with: "STRINGS_FILE_INFOPLIST_RENAME = NO; SDKROOT").utf8)
      }
      #expect(surroundings(kept, files, of: app).translations.isEmpty, "\(table)")
    }
    let files = ["de.lproj/Other-InfoPlist.strings": german]
    #expect(surroundings(name("Other-InfoPlist.strings"), files).translations.isEmpty)
  }

  @Test func aFileKnowsItsPropertyLists() {
    let files = [
      "Texts/de.lproj/InfoPlist.strings": german, "Texts/Info.plist": Self.plist,
      "ja.lproj/InfoPlist.strings": german,
    ]
    let project = ExampleProject.beside(
      strings: ["de"], replacing: "de.lproj", by: "Texts/de.lproj")
    let access = access(project, files)
    let found = ProjectFiles(below: "/Example", in: access)
    let projects = SharedProjects()
    let path = "/Example/Texts/de.lproj/InfoPlist.strings"
    #expect(
      projects.knownTranslationUsers(of: found).propertyLists(of: path)
        == ["/Example/Texts/Info.plist"])
    let users = projects.translationUsers(of: found, in: access)
    #expect(users.propertyLists(of: path) == ["/Example/Info.plist", "/Example/Texts/Info.plist"])
    #expect(users.propertyLists(of: "/Example/ja.lproj/InfoPlist.strings").isEmpty)
    // Both directions are the same relation.
    for list in found.propertyLists {
      for file in found.stringsFiles {
        #expect(
          users.translationFiles(of: list).paths.contains(file)
            == users.propertyLists(of: file).contains(list))
      }
    }
  }

  // MARK: Languages of the app

  @Test func aKeyIsMissingInTheLanguagesOfTheApp() {
    let project = ExampleProject.beside(
      regions: ["en", "de", "ja", "fr"], strings: ["de"], tables: ["ja.lproj/Localizable.strings"])
    let files = [
      "de.lproj/InfoPlist.strings": german, "ja.lproj/Localizable.strings": "OK = OK;",
    ]
    let found = findings(project, files).filter { $0.rule == "missing-translation" }
    // French is only listed, and English is the language of the app.
    #expect(found.map(\.severity) == [.information])
    #expect(found.first?.message.english.contains("into ja:") == true)
    #expect(!findings([:], files).contains { $0.rule == "missing-translation" })
    let withCatalog = ExampleProject.beside(
      regions: ["en", "de", "ja", "fr"], strings: ["de"], tables: ["Localizable.xcstrings"])
    let catalogs = ["de.lproj/InfoPlist.strings": german, "Localizable.xcstrings": Self.catalog]
    let all = findings(withCatalog, catalogs).filter { $0.rule == "missing-translation" }
    // French is only listed.
    #expect(all.first?.message.english.contains("into en, ja:") == true)
  }

  static let catalog = """
    {"sourceLanguage": "en", "strings": {"OK": {"localizations":
    {"ja": {"stringUnit": {"state": "translated", "value": "OK"}}}}}}
    """

  @Test func aFormOfALanguageIsTheLanguage() {
    let project = ExampleProject.beside(
      regions: ["en", "de-AT", "pt-BR"], strings: ["de", "pt"],
      tables: ["pt-BR.lproj/Localizable.strings"])
    let files = [
      "de.lproj/InfoPlist.strings": german, "pt.lproj/InfoPlist.strings": german,
      "pt-BR.lproj/Localizable.strings": "OK = OK;",
    ]
    #expect(!findings(project, files).contains { $0.rule == "missing-translation" })
  }

  // MARK: Packages and the preprocessor

  @Test func whatLiesInAPackageBelongsToIt() {
    let files = [
      "App.xcodeproj/project.pbxproj": "", "Kit/Package.swift": "",
      "Kit/Sources/Resources/de.lproj/InfoPlist.strings": german,
      "ja.lproj/InfoPlist.strings": german,
    ]
    #expect(surroundings([:], files).translations.languages == ["ja"])
    // A package around the app is no boundary.
    let above = ["Package.swift": "", "ja.lproj/InfoPlist.strings": german]
    #expect(surroundings([:], above).translations.languages == ["ja"])
  }

  @Test func aPreprocessedListIsNotJudged() throws {
    let project = ExampleProject.beside(isPreprocessed: true)
    #expect(findings(project, [:]).isEmpty && !findings(ExampleProject.beside(), [:]).isEmpty)
    let plist = InfoPlist(SyntaxTree(Self.plist))
    let checked = CheckableFile.propertyList(plist, surroundings(project, [:]))
    #expect(KeptFindings(checked).findings.isEmpty)
    let hover = ProjectHover.blocks(for: surroundings(project, [:]).project, .english)
    #expect(MarkdownWriter(.english).write(hover).contains("PREPROCESS"))
  }
}
