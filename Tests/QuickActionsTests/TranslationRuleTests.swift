import AppFiles
import Checks
import Files
import Guide
import Linter
import PropertyList
import RuleSubjects
import SourceText
import Testing

/// The findings about titles and their translations.
@Suite struct TranslationRuleTests: ChecksTranslations {
  func findings(_ plist: String, _ files: [String: String]) -> [String] {
    var all: [String: [UInt8]] = ["/p/Info.plist": []]
    for (path, text) in files { all["/p/" + path] = Array(text.utf8) }
    let access = MemoryFiles(all)
    let target = ProjectFiles(below: "/p", in: access).target(of: "/p/Info.plist")
    return Validator.findings(
      in: InfoPlist(SyntaxTree(plist)), surroundings: Surroundings(target, in: access)
    ).map { "\($0.severity.name) \($0.rule)" }
  }

  /// Nothing is reported missing if it cannot be known, or if the text is shown as written.
  @Test(arguments: [
    // The development language, in any region.
    [
      "de.lproj/InfoPlist.strings": "\"New & Note\" = a; Search = b;",
      "en.lproj/InfoPlist.strings": "\"New & Note\" = a;",
    ],
    // A file that cannot be read as a whole.
    [
      "de.lproj/InfoPlist.strings": "\"New & Note\" = a; Search = b;",
      "ja.lproj/InfoPlist.strings": "\"New & Note\" = \"a;\n\"Search\" = b;",
    ],
    // An array is no table.
    [
      "de.lproj/InfoPlist.strings": "\"New & Note\" = a; Search = b;",
      "ja.lproj/InfoPlist.strings": "( \"New & Note\" )",
    ],
    // Files in braces and in XML that cannot be read as a whole.
    [
      "de.lproj/InfoPlist.strings": "\"New & Note\" = a; Search = b;",
      "ja.lproj/InfoPlist.strings": "{ \"New & Note\" = a; ",
      "fr.lproj/InfoPlist.strings": "<plist><dict><key>New &amp; Note</key><string>a</string>",
    ],
    // A language in which the texts may be written.
    ["de.lproj/InfoPlist.strings": "CFBundleName = a;"],
    ["en.lproj/InfoPlist.strings": "CFBundleName = a;"],
    // Plain words in the table of the code, in their own language.
    ["en.lproj/Localizable.strings": "Search = Search;"],
    // Texts marked as not translatable.
    [
      "InfoPlist.xcstrings": """
      {"sourceLanguage": "en", "strings": {"Search": {"shouldTranslate": false},
      "New & Note": {"localizations": {"ja": {"stringUnit": {"state": "translated", "value": "x"}}}}}}
      """
    ],
  ])
  func nothingIsMissing(_ files: [String: String]) {
    #expect(findings(plist, files) == [])
  }

  private static let key = """
    <plist version="1.0"><dict><key>CFBundleDevelopmentRegion</key><string>en</string>
    <key>UIApplicationShortcutItems</key><array>
    <dict><key>UIApplicationShortcutItemType</key><string>new</string>
    <key>UIApplicationShortcutItemTitle</key><string>Compose</string></dict>
    </array></dict></plist>
    """

  /// An app with one action.
  @Test func aKeyNeedsEveryLanguageOfTheTarget() {
    let english = ["en.lproj/InfoPlist.strings": "Compose = \"New Note\";"]
    let others = [
      "de.lproj/InfoPlist.strings": "CFBundleName = a;", "ja.lproj/InfoPlist.strings": "",
    ]
    // The development language shows another text, so the text is a key.
    #expect(
      findings(Self.key, english.merging(others) { $1 }) == ["warning missing-translation"])
    // A regional variant has no entry either.
    #expect(
      findings(Self.key, english.merging(["en-GB.lproj/InfoPlist.strings": ""]) { $1 })
        == ["warning missing-translation"])
    // Plain words.
    let plain = ["en.lproj/InfoPlist.strings": "Compose = \"compose…\";"]
    #expect(
      findings(Self.key, plain.merging(others) { $1 }) == ["information missing-translation"])
    #expect(findings(Self.key, others) == ["information missing-translation"])
    #expect(findings(Self.key, english) == [])
    #expect(findings(Self.key, [:]) == [])
  }

  @Test func anEmptyEntryOfACatalogIsMissingInEveryLanguage() {
    func catalog(_ entry: String) -> [String: String] {
      [
        "InfoPlist.xcstrings": """
        {"sourceLanguage": "en", "strings": {"Compose": \(entry), "CFBundleName": {"localizations":
        {"de": {"stringUnit": {"state": "translated", "value": "x"}}}}}}
        """
      ]
    }
    #expect(findings(Self.key, catalog("{}")) == ["warning missing-translation"])
    #expect(findings(Self.key, catalog(#"{"shouldTranslate": false}"#)) == [])
    let forms = #"""
      {"localizations": {"de": {"variations": {"device": {
      "ipad": {"stringUnit": {"state": "translated", "value": "a"}},
      "iphone": {"stringUnit": {"state": "translated", "value": "b"}}}}}}}
      """#
    #expect(findings(Self.key, catalog(forms)) == [])
  }

  @Test func aVariantOfACatalogIsRead() {
    let file = catalog(
      #"""
      {"sourceLanguage": "en", "strings": {"Compose": {"localizations": {"de": {"variations": {
      "device": {"mac": {"stringUnit": {"value": "a"}}, "iphone": {"variations": {"plural": {
      "one": {"stringUnit": {"value": "b"}}, "other": {"stringUnit": {"value": "c"}}}}}}}}}}}}
      """#)
    #expect(file.entries.first?.value(in: "de")?.text == "c")
  }

  @Test func aKeyWithoutAnyFileIsShown() {
    let text = Self.key.replacingOccurrences(of: "Compose", with: "add-server-shortcut")
    #expect(findings(text, [:]) == ["information title-not-localized"])
    let project = ["App.xcodeproj/project.pbxproj": ""]
    #expect(findings(text, project) == ["warning title-not-localized"])
    // A build can give the file its correct name.
    #expect(
      findings(text, project.merging(["en.lproj/App-InfoPlist.strings": ""]) { $1 })
        == ["information title-not-localized"])
    #expect(
      findings(text, ["en.lproj/InfoPlist.strings": "CFBundleName = a;"])
        == ["warning title-not-localized"])
  }

  @Test func aTitleInTheTableOfTheCodeIsNotFound() {
    let english = ["en.lproj/Localizable.strings": "Compose = \"New Note\";"]
    let german = ["de.lproj/Localizable.strings": "Compose = \"Neue Notiz\";"]
    #expect(findings(Self.key, english) == ["warning title-not-localized"])
    #expect(findings(Self.key, german) == ["information title-not-localized"])
    #expect(
      findings(Self.key, ["en.lproj/Localizable.strings": "Compose = Compose;"]) == [])
    let catalog = #"""
      {"sourceLanguage": "en", "strings": {"Compose": {"localizations": {"de":
      {"stringUnit": {"state": "translated", "value": "Neue Notiz"}}}}}}
      """#
    #expect(
      findings(Self.key, ["Localizable.xcstrings": catalog]) == ["information title-not-localized"])
    // An entry that iOS finds counts, whatever other files there are.
    #expect(
      findings(
        Self.key,
        english.merging(["en.lproj/InfoPlist.strings": "Compose = \"New Note\";"]) { $1 }) == [])
  }

  @Test func aLanguageInWhichTheTextMayBeWrittenIsOnlyMentioned() {
    let german = "\"New & Note\" = a; Search = b;"
    #expect(
      findings(
        plist,
        ["fr.lproj/InfoPlist.strings": german, "de.lproj/InfoPlist.strings": "Search = b;"])
        == ["information missing-translation"])
    #expect(
      findings(
        plist,
        ["fr.lproj/InfoPlist.strings": german, "ja.lproj/InfoPlist.strings": "Search = b;"])
        == ["warning missing-translation"])
    let developed = plist.replacingOccurrences(
      of: "<dict><key>UIApplicationShortcutItems</key>",
      with:
        "<dict><key>CFBundleDevelopmentRegion</key><string>fr</string><key>UIApplicationShortcutItems</key>"
    )
    #expect(
      findings(
        developed,
        ["fr.lproj/InfoPlist.strings": german, "de.lproj/InfoPlist.strings": "Search = b;"])
        == ["warning missing-translation"])
  }

  @Test(arguments: [
    ("shortcut.new", true), ("SHORTCUT_NEW", true), ("newNoteTitle", true), ("a.b.c", true),
    ("New Note", false), ("Wikipedia", false), ("iCloud", false), ("Booking.com", false),
    ("NewPostShortcutItemTitle", true), ("add-server-shortcut", true), ("OpenStreetMap", false),
    ("drag-and-drop", false), ("Quick-Start Menu", false), ("watchOS", false), ("YouTube", false),
    ("Search…", false), ("1.2.3", false), ("新建", false),
    ("e-mail", false), ("St. Gallen", false), ("Node.js", false),
  ])
  func namesAreToldFromWords(_ text: String, _ isKey: Bool) {
    let plist = plist.replacingOccurrences(of: "Search", with: text)
    let found = findings(plist, ["de.lproj/InfoPlist.strings": "\"New & Note\" = a;"])
    #expect(found.contains("warning title-not-localized") == isKey)
  }

  @Test func aLongTextIsMeasured() {
    let long = String(repeating: "长", count: 27)
    let short = String(repeating: "长", count: 26)
    for (text, isLong) in [(long, true), (short, false)] {
      let found = findings(plist, ["zh-Hans.lproj/InfoPlist.strings": "Search = \"\(text)\";"])
      #expect(found.contains("hint title-too-long") == isLong)
    }
  }
}
