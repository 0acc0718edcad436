import SourceText
import TestKit
import Testing

@testable import MenuPreview
@testable import RuleSubjects

@Suite struct TranslationMatrixTests {
  private func matrix(_ app: MenuApp) -> TranslationMatrix {
    TranslationMatrix([app.menu], .iphone, below: "/app") { path in
      (try? app.files.read(path)).map { SourceText($0) }
    }
  }

  private func app(_ german: String = "Neu", title: String = "New") throws -> MenuApp {
    try MenuApp(
      [MenuApp.item(title, subtitle: "A note"), MenuApp.item("Search")],
      [
        "de.lproj/InfoPlist.strings": "\"New\" = \"\(german)\";\n\"Search\" = \"Search\";\n"
      ],
      keys:
        "<key>CFBundleDevelopmentRegion</key><string>en</string><key>CFBundleName</key><string>Notes</string>"
    )
  }

  @Test func rowsAreTitlesAndSubtitles() throws {
    let app = try #require(matrix(try app()).apps.first)
    #expect(app.languages == ["en", "de"] && app.developmentLanguage == "en")
    #expect(app.rows.map(\.kind) == ["title", "subtitle", "title"])
    #expect(app.rows.map(\.key) == ["New", "A note", "Search"])
    #expect(
      app.rows.map { $0.cells.map(\.state) } == [
        ["asWritten", "translated"], ["asWritten", "missing"], ["asWritten", "same"],
      ])
    #expect(app.rows.allSatisfy { $0.file == "Info.plist" && $0.line == 5 || $0.line == 6 })
  }

  /// A title that differs between configurations has a row for each, the release configuration first.
  @Test func configurationsHaveRowsOfTheirOwn() throws {
    let project = ExampleProject.beside(
      regions: ["en", "de"], strings: ["de"], settings: "T = New;"
    ).mapValues { bytes in
      Array(
        String(decoding: bytes, as: UTF8.self)
          .replacing("buildConfigurations = (C);", with: "buildConfigurations = (D, C);")
          .replacing(
            "C = {\n\t\t\tisa = XCBuildConfiguration;",
            with:
              "D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = Info.plist; T = Test; }; };\n\t\tC = {\n\t\t\tisa = XCBuildConfiguration;"
          ).utf8)
    }
    let app = try MenuApp(
      [MenuApp.item("$(T)", subtitle: "Plain")],
      ["de.lproj/InfoPlist.strings": "\"New\" = \"Neu\";\n\"Plain\" = \"Einfach\";\n"],
      keys: "<key>CFBundleDevelopmentRegion</key><string>en</string>", bytes: project)
    let matrix = matrix(app)
    let rows = try #require(matrix.apps.first?.rows)
    #expect(rows.map(\.key) == ["New", "Test", "Plain"])
    #expect(rows.map(\.configurations) == [["Release"], ["Debug"], []])
    #expect(rows.map { $0.cells.last?.text } == ["Neu", "Test", "Einfach"])
    #expect(rows[1].cells.last?.state == "missing")
    #expect(matrix.lines(.english).contains("  com.example.$(T)  title, Debug  Info.plist:5"))
    #expect(matrix.csv.hasPrefix("file,line,type,kind,key,configurations,en,de\r\n"))
  }

  /// The position of a text is the line where it begins.
  @Test func textsOfSeveralLinesHaveTheFirst() throws {
    let item = """
      <key>UIApplicationShortcutItemType</key><string>a</string>
      <key>UIApplicationShortcutItemTitle</key><string>New
      Note</string>
      """
    let rows = try matrix(MenuApp([item])).apps.first?.rows
    #expect(rows?.map(\.line) == [6])
  }

  /// A title with a subtitle has one line.
  @Test(.slow) func whatIsTooLongIsTold() throws {
    let long = "Eine neue Notiz für alle Leute schreiben"
    let rows = try #require(matrix(try app(long)).apps.first?.rows)
    #expect(rows[0].cells.map(\.fit) == ["whole", "cut"])
    #expect(rows[0].cells[1].text == long)
  }

  @Test func linesHaveMarks() throws {
    let lines = matrix(try app()).lines(.english)
    #expect(
      lines.prefix(5) == [
        "Notes  Info.plist", "            en  de", "  New       ✓   ✓", "    A note  ✓   ✗",
        "  Search    ✓   =",
      ])
    #expect(lines.contains("    de  ✗  A note"))
    #expect(lines.last == "✗ not translated  = same as the development language")
    #expect(matrix(try app()).lines(.simplifiedChinese).last == "✗ 没有译文  = 与开发语言相同")
  }

  /// With many languages, their columns are stacked.
  @Test func linesAreNotTooWide() throws {
    let languages = ["de", "fr", "it"] + (1...60).map { "x\($0)-Latn" }
    let app = try MenuApp(
      [MenuApp.item("New")],
      Dictionary(
        uniqueKeysWithValues: languages.map {
          ("\($0).lproj/InfoPlist.strings", "\"New\" = \"Neu\";\n")
        }))
    let lines = matrix(app).lines(.english)
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(lines.filter { $0.hasPrefix("  New") }.count > 3)
  }

  @Test func tablesAreForSpreadsheets() throws {
    let lines = matrix(try app("Neu, \\\"schön\\\"")).csv.split(separator: "\r\n")
    #expect(
      lines.map(String.init) == [
        "file,line,type,kind,key,en,de",
        "Info.plist,5,com.example.New,title,New,New,\"Neu, \"\"schön\"\"\"",
        "Info.plist,5,com.example.New,subtitle,A note,A note,",
        "Info.plist,6,com.example.Search,title,Search,Search,Search",
      ])
    for (title, field) in [
      ("=HYPERLINK(1)", "'=HYPERLINK(1)"), ("@x", "'@x"), ("+1", "'+1"), ("+ New", "+ New"),
      ("-", "-"),
    ] {
      let csv = matrix(try app(title: title)).csv
      #expect(csv.contains(",title,\(field),"), "\(csv)")
    }
  }

  @Test func pagesLoadNothing() throws {
    let page = matrix(try app("<b>\\\"")).html(.english, PageStyle(isDark: false))
    #expect(page.contains("&lt;b&gt;&quot;") && page.contains("default-src 'none'"))
    #expect(page.contains("<td class=\"error\" lang=\"de\" dir=\"auto\">A note"))
  }
}
