import Checks
import EditorFeatures
import Files
import Guide
import Linter
import PropertyList
import RuleSubjects
import SourceText
import Testing
@testable import AppFiles

/// Languages with and without a script or a country.
@Suite struct LanguageTests {
  @Test func aScriptMakesAnotherLanguage() {
    for (left, right) in [("en", "en-GB"), ("zh-Hans", "zh-Hans-CN"), ("pt-BR", "pt")] {
      #expect(TranslationCoverage.isSame(left, right), "\(left) \(right)")
    }
    for (left, right) in [("zh-Hant", "zh-Hans"), ("sr-Latn", "sr"), ("fil", "fi"), ("en", "de")] {
      #expect(!TranslationCoverage.isSame(left, right), "\(left) \(right)")
    }
  }

  @Test func regionsOfOtherLanguagesAreNotNear() {
    let regions: Set = ["fi", "fil", "zh", "zh-Hans", "zh-Hant-TW", "en-GB", "e"]
    func near(_ languages: String...) -> [String] {
      TranslationCoverage.regions(regions, near: languages).sorted()
    }
    #expect(near("fil") == ["fil"] && near("fi") == ["fi"] && near("en") == ["en-GB"])
    #expect(near("zh-Hans") == ["zh", "zh-Hans"] && near("zh-Hant") == ["zh", "zh-Hant-TW"])
    #expect(near("zh") == ["zh", "zh-Hans", "zh-Hant-TW"] && near("es", "x") == [])
  }
}

/// Titles and their translations: look-ups and edits.
@Suite struct TranslationTests: ChecksTranslations {
  private func list() -> InfoPlist { InfoPlist(SyntaxTree(plist)) }

  private func table(_ language: String, _ text: String) -> TranslationFile {
    TranslationFile("/p/\(language).lproj/InfoPlist.strings", SourceText(text))
  }

  private static let catalogText = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "New & Note" : {
          "comment" : "Title",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Neue \\"Notiz\\""
              }
            },
            "ja" : { "variations" : { "device" : {} } },
            "fr" : { "stringUnit" : { "state" : "new", "value" : "" } }
          }
        },
        "Search" : {

        },
        "Notes" : { "shouldTranslate" : false }
      },
      "version" : "1.0"
    }

    """

  // MARK: Reading

  @Test func aCatalogHoldsAllLanguages() throws {
    let file = catalog(Self.catalogText)
    #expect(file.isWhole && file.languages == ["de", "en", "ja"])
    let entry = try #require(file.entries.first)
    #expect(entry.key == "New & Note" && entry.comment == "Title")
    #expect(entry.value(in: "de")?.text == "Neue \"Notiz\"")
    #expect(entry.value(in: "de").map { file.source[$0.range] } == "Neue \\\"Notiz\\\"")
    #expect(entry.value(in: "ja") != nil && entry.value(in: "ja")?.text == nil)
    #expect(entry.value(in: "en")?.isImplied == true)
    #expect(file.source[entry.keyRange] == "New & Note")
    #expect(file.entries.last?.isTranslatable == false)
  }

  @Test func theBestTranslationIsChosen() {
    let translations = Translations([
      table("zh-Hans", "Search = \"搜索\";"), table("English", "Search = Find;"),
      table("Base", "Search = Base; Only = Base;"), table("de", "Search = A; Search = Suchen;"),
    ])
    #expect(translations.languages == ["de", "en", "zh-Hans"])
    #expect(translations.translation(of: "Search", in: "zh-Hans")?.text == "搜索")
    #expect(translations.translation(of: "Search", in: "zh")?.text == "搜索")
    #expect(translations.translation(of: "Search", in: "en_GB")?.text == "Find")
    #expect(translations.translation(of: "Search", in: "de")?.text == "Suchen")
    #expect(translations.translation(of: "Only", in: "de")?.text == "Base")
    #expect(translations.translation(of: "Other", in: "de") == nil)
  }

  @Test func whatCannotBeReadMakesNothingMissing() {
    let target = ProjectFiles(
      below: "/p",
      in: MemoryFiles([
        "/p/Info.plist": [], "/p/de.lproj/InfoPlist.strings": Array("Search = Suchen;".utf8),
        "/p/ja.lproj/InfoPlist.strings": [],
      ])
    ).target(of: "/p/Info.plist")
    #expect(target.stringsFiles.count == 2)
    // One of them has disappeared since the folder was scanned.
    let access = MemoryFiles(["/p/de.lproj/InfoPlist.strings": Array("Search = Suchen;".utf8)])
    let surroundings = Surroundings(target, in: access)
    let translations = surroundings.translations
    #expect(translations.files.count == 1 && !translations.isComplete)
    let findings = Validator.findings(in: list(), surroundings: surroundings)
    #expect(!findings.contains { $0.rule == "missing-translation" })
  }

  @Test func aFileInUTF16IsRead() {
    let (text, _) = FileEncoding.decode([0xFF, 0xFE, 0x61, 0, 0x3D, 0, 0x2D, 0x4E, 0x3B, 0])
    let file = table("ja", text.string)
    #expect(file.entries.map(\.key) == ["a"])
  }

  // MARK: Editing

  @Test func anEntryIsAddedInTheStyleOfTheFile() throws {
    let file = table("de", "/* x */\r\n\"a\" = \"b\";")
    let addition = TranslationFile.Addition(
      key: "New \"Note\"", texts: ["de": "Neu\n"], comment: "a */ b")
    let after = file.source.applying(file.adding([addition])).string
    #expect(
      after
        == "/* x */\r\n\"a\" = \"b\";\r\n\r\n/* a * / b */\r\n\"New \\\"Note\\\"\" = \"Neu\\n\";\r\n"
    )
    #expect(table("de", "\"a\" = \"b").adding([addition]) == [])
    #expect(file.adding([.init(key: "x", texts: ["fr": "y"])]) == [])
  }

  @Test func aCatalogTakesLanguagesAndKeys() throws {
    let file = catalog(Self.catalogText)
    let additions = [
      TranslationFile.Addition(key: "New & Note", texts: ["fr": "Nouvelle \"note\"", "de": "x"]),
      TranslationFile.Addition(key: "Search", texts: ["de": "Suchen", "ja": "検索"]),
      TranslationFile.Addition(key: "Today", texts: ["de": "Heute"], comment: "Title"),
    ]
    let after = catalog(file.source.applying(file.adding(additions)).string)
    #expect(after.isWhole)
    #expect(after.entries.map(\.key) == ["New & Note", "Search", "Notes", "Today"])
    #expect(after.entries[0].value(in: "fr")?.text == "Nouvelle \"note\"")
    #expect(after.entries[0].value(in: "de")?.text == "Neue \"Notiz\"")
    #expect(after.entries[1].value(in: "ja")?.text == "検索")
    #expect(
      after.entries[3].value(in: "de")?.text == "Heute" && after.entries[3].comment == "Title")
    let empty = catalog("{ \"strings\" : {} }")
    let filled = catalog(empty.source.applying(empty.adding([additions[2]])).string)
    #expect(filled.isWhole && filled.entries.map(\.key) == ["Today"])
    #expect(catalog("{ \"strings\" : {").adding(additions) == [])
  }

  @Test func aTextIsRenamedEverywhere() throws {
    let files = [
      table("de", "\"New & Note\" = \"Neue Notiz\"; 'Search' = x;"), table("ja", "Search;"),
      catalog(Self.catalogText),
    ]
    let links = LocalizationLinks([.init("/p/Info.plist", list())], Translations(files))
    func apply(_ key: String, _ new: String) throws -> [String] {
      try links.renaming(key, to: new).edits.map { change in
        guard case .edit(let edits) = change.change else { return "" }
        let source =
          files.first { $0.path == change.path }?.source ?? SourceText(plist)
        return source.applying(edits).string
      }
    }
    let renamed = try apply("New & Note", "A < \"B\"")
    #expect(renamed.count == 3)
    #expect(renamed[0].contains("<string>A &lt; \"B\"</string>"))
    #expect(renamed[1] == "\"A < \\\"B\\\"\" = \"Neue Notiz\"; 'Search' = x;")
    #expect(catalog(renamed[2]).entries.first?.key == "A < \"B\"")
    let search = try apply("Search", "Find")
    #expect(search[1] == "\"New & Note\" = \"Neue Notiz\"; \"Find\" = x;")
    #expect(search[2] == "\"Find\" = \"Search\";")
    #expect(throws: LocalizationLinks.RenameObstacle.taken("Search")) {
      try links.renaming("New & Note", to: "Search")
    }
    #expect(throws: LocalizationLinks.RenameObstacle.empty) {
      try links.renaming("Search", to: "")
    }
    let broken = LocalizationLinks(
      [.init("/p/Info.plist", list())], Translations([table("de", "\"Search\" = \"x")]))
    #expect(throws: LocalizationLinks.RenameObstacle.unreadable("/p/de.lproj/InfoPlist.strings")) {
      try broken.renaming("Search", to: "Find")
    }
  }

  // MARK: Subjects

  @Test func subjectsAreTitlesKeysAndTranslations() throws {
    let offset = try #require(plist.utf8Offset(of: "Search"))
    #expect(LocalizationLinks.subject(at: offset + 2, in: list())?.key == "Search")
    let placeholder = try #require(plist.utf8Offset(of: "SUBTITLE"))
    #expect(LocalizationLinks.subject(at: placeholder, in: list()) == nil)
    let file = table("de", "/* c */ \"Search\" = \"Suchen\";")
    #expect(LocalizationLinks.subject(at: 10, in: file)?.isKey == true)
    #expect(LocalizationLinks.subject(at: 21, in: file)?.isKey == false)
    #expect(LocalizationLinks.subject(at: 3, in: file) == nil)
  }

  // MARK: Other forms

  private static let binary =
    Array(
      "bplist00".utf8)
    + [0xD1, 0x01, 0x02, 0x56] + Array("Search".utf8) + [0x56] + Array("Suchen".utf8)
    + [0x08, 0x0B, 0x12, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0]
    + [0, 0, 0, 0, 0, 0, 0, 0x19]

  @Test(arguments: [
    "{ /* Title */ \"Search\" = \"Suchen\"; 'New & Note' = \"a\"; Only; }",
    "<plist><dict><key>Search</key><string>Suchen</string><key>New &amp; Note</key><string>a</string><key>Only</key><string>Only</string></dict></plist>",
  ])
  func otherFormsAreRead(_ text: String) throws {
    let file = table("de", text)
    #expect(file.isWhole && file.entries.map(\.key) == ["Search", "New & Note", "Only"])
    let entry = try #require(file.entries.first)
    #expect(
      entry.value(in: "de")?.text == "Suchen" && file.entries[2].value(in: "de")?.text == "Only")
    #expect(file.source[entry.keyRange] == "Search")
    #expect(entry.value(in: "de").map { file.source[$0.range] } == "Suchen")
    // Keys are renamed, and nothing is added if it would break the file.
    let renamed = file.source.applying([file.renaming(entry, to: "A & B")]).string
    #expect(table("de", renamed).entries.map(\.key) == ["A & B", "New & Note", "Only"])
    #expect(table("de", renamed).isWhole)
    #expect(file.adding([.init(key: "x", texts: ["de": "y"])]) == [])
    #expect(TranslationRuleTests().findings(plist, ["de.lproj/InfoPlist.strings": text]) == [])
    #expect(
      TranslationRuleTests().findings(
        plist,
        [
          "de.lproj/InfoPlist.strings": text,
          "ja.lproj/InfoPlist.strings": "{ \"New & Note\" = \"a\"; }",
        ]) == ["warning missing-translation"])
  }

  @Test func aBinaryFileIsReadAndHasNoPlaces() {
    let file = TranslationFile("/p/de.lproj/InfoPlist.strings", bytes: Self.binary)
    #expect(file.isWhole && file.entries.map(\.key) == ["Search"])
    #expect(file.entries.first?.value(in: "de")?.text == "Suchen")
    #expect(file.entries.allSatisfy { $0.range == ByteRange(at: 0) } && file.source.length == 0)
    let links = LocalizationLinks([.init("/p/Info.plist", list())], Translations([file]))
    #expect(throws: LocalizationLinks.RenameObstacle.unreadable("/p/de.lproj/InfoPlist.strings")) {
      try links.renaming("Search", to: "Find")
    }
    let cut = TranslationFile("/p/de.lproj/InfoPlist.strings", bytes: Array(Self.binary.dropLast()))
    #expect(!cut.isWhole && cut.entries.isEmpty)
  }

  // MARK: Proposals

  private func labels(_ marked: String) -> [String] {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    let text = parts.joined()
    let file = table("de", text)
    let links = LocalizationLinks([.init("/p/Info.plist", list())], Translations([file]))
    return TitleCompletions.entries(at: parts[0].utf8.count, in: file, links).map { completion in
      let edit = TextEdit(completion.insertion.range, completion.insertion.snippet.plainText)
      return SourceText(text).applying([edit]).string
    }
  }

  @Test func entriesAreProposedWhereOneBegins() {
    #expect(labels("|") == ["\"New & Note\" = \"\";", "\"Search\" = \"\";"])
    #expect(labels("Search = x;\n\"Ne|\"") == ["Search = x;\n\"New & Note\" = \"\";"])
    #expect(labels("Search = x;\n  \"Ne|\" = \"y\";") == ["Search = x;\n  \"New & Note\" = \"y\";"])
    #expect(labels("Sea|\n\"New & Note\" = x;") == ["\"Search\" = \"\";\n\"New & Note\" = x;"])
    #expect(labels("/* |") == [])
    #expect(labels("// |") == [])
    #expect(labels("/*\n|") == [])
    #expect(labels("a = |;") == [])
    #expect(labels("\"a\" = \"x|\";") == [])
  }

  @Test func keysAreProposedForATitle() throws {
    let text = plist.replacingOccurrences(of: ">Search<", with: "><")
    let access = MemoryFiles([
      "/p/Info.plist": [],
      "/p/de.lproj/InfoPlist.strings": Array(
        "CFBundleName = x; Search = Suchen; \"New & Note\" = y;".utf8),
    ])
    let target = ProjectFiles(below: "/p", in: access).target(of: "/p/Info.plist")
    let offset = try #require(text.utf8Offset(of: "<string></string>")) + 8
    let completions = CompletionProvider.completions(
      at: offset, in: InfoPlist(SyntaxTree(text)), surroundings: Surroundings(target, in: access))
    #expect(completions.map(\.label) == ["Search", "New & Note"])
    #expect(completions.first?.detail.english == "Suchen")
  }

  // MARK: Extraction

  private func extracted(_ files: [String: String]) -> [FileEdit] {
    var all: [String: [UInt8]] = ["/p/Info.plist": []]
    for (path, text) in files { all["/p/" + path] = Array(text.utf8) }
    let access = MemoryFiles(all)
    let target = ProjectFiles(below: "/p", in: access).target(of: "/p/Info.plist")
    let context = CodeActionContext(
      .propertyList(list(), Surroundings(target, in: access)),
      selection: ByteRange(start: 0, end: plist.utf8.count), findings: [])
    return CodeActionRegistry.actions(for: context, of: [.extract]).first?.change().fileEdits ?? []
  }

  @Test func titlesAreExtracted() {
    #expect(
      extracted([:]) == [
        FileEdit(
          "/p/en.lproj/InfoPlist.strings",
          .create(
            "/* Title of the quick action new */\n\"New & Note\" = \"New & Note\";\n\n/* Title of the quick action find */\n\"Search\" = \"Search\";\n"
          ))
      ])
    let edits = extracted([
      "de.lproj/InfoPlist.strings": "Search = Suchen;\n", "ja.lproj/InfoPlist.strings": "a = b;\n",
    ])
    #expect(
      edits.map(\.path) == ["/p/de.lproj/InfoPlist.strings", "/p/ja.lproj/InfoPlist.strings"])
    #expect(
      extracted(["de.lproj/InfoPlist.strings": "Search = Suchen; \"New & Note\" = x;"]) == [])
  }
}

extension String {
  fileprivate func utf8Offset(of text: String) -> Int? {
    range(of: text).map { utf8.distance(from: startIndex, to: $0.lowerBound) }
  }

  fileprivate func range(of text: String) -> Range<String.Index>? {
    ranges(of: text).first
  }
}
