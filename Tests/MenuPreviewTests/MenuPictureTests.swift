import Files
import TestKit
import Testing
@testable import EditorFeatures

@testable import MenuPreview

@Suite struct MenuPictureTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    + [0, 0, 0, 70, 0, 0, 0, 70, 8, 6, 0, 0, 0, 0, 0, 0, 0]
    + [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

  private func svg(_ app: MenuApp, _ language: String = "en") throws -> [StrictMarkup.Element] {
    try StrictMarkup.read(app.picture().svg([app.part([language])]))
  }

  private func texts(_ elements: [StrictMarkup.Element]) -> [String] {
    elements.filter { $0.name == "text" }.map(\.text)
  }

  @Test func rowsAreInTheirOrder() throws {
    let app = try MenuApp([
      MenuApp.item("New Note", icon: "UIApplicationShortcutIconTypeCompose"),
      MenuApp.item("Search", subtitle: "All notebooks"),
    ])
    let elements = try svg(app)
    let rows = elements.filter { $0.name == "text" && $0.attributes["font-size"] == "17" }
    #expect(rows.map(\.text) == ["New Note", "Search"])
    // If one item has an icon, all texts are indented.
    #expect(Set(rows.compactMap { $0.attributes["x"] }) == ["60"])
    #expect(elements.contains { $0.name == "path" })
    #expect(texts(elements).contains("All notebooks"))
    #expect(elements[0].attributes["aria-label"]?.hasSuffix("New Note, Search") == true)
  }

  @Test func wrongIconsShowADot() throws {
    let app = try MenuApp([MenuApp.item("New", icon: "compose")])
    let elements = try svg(app)
    #expect(!elements.contains { $0.name == "path" || $0.name == "use" })
    #expect(
      elements.filter { $0.attributes["width"] == "9" }.map { $0.attributes["rx"] } == ["4.5"])
    let row = try #require(elements.first { $0.text == "New" })
    #expect(row.attributes["x"] == "60")
    #expect(texts(elements).contains { $0.contains("iOS knows no icon type") })
  }

  @Test func symbolsThatThereAreNotShowNothing() throws {
    let elements = try svg(MenuApp([MenuApp.item("New", icon: "Star.Fill", key: "IconSymbolName")]))
    #expect(!elements.contains { $0.attributes["width"] == "9" })
    // Without any icon texts begin after the menu's padding.
    let row = try #require(elements.first { $0.text == "New" })
    #expect(row.attributes["x"] == "28")
  }

  /// The icon of a hidden item takes no room in the menu.
  @Test func hiddenIconsTakeNoRoom() throws {
    let shown = ["A", "B", "C", "D"].map {
      MenuApp.item($0, icon: "Star.Fill", key: "IconSymbolName")
    }
    let hidden = MenuApp.item("Fifth", icon: "UIApplicationShortcutIconTypeAdd")
    let row = try #require(
      svg(MenuApp(shown + [hidden])).first {
        $0.text == "A" && $0.attributes["font-size"] == "17"
      })
    #expect(row.attributes["x"] == "28")
  }

  @Test func imagesAreEmbeddedInOneColor() throws {
    let set = "Assets.xcassets/eye.imageset"
    let contents =
      #"{"images":[{"idiom":"universal","scale":"2x","filename":"eye@2x.png"}],"info":{"version":1,"author":"xcode"}}"#
    let app = try MenuApp(
      [MenuApp.item("Look", icon: "eye", key: "IconFile")], ["\(set)/Contents.json": contents],
      bytes: ["\(set)/eye@2x.png": Self.png])
    let elements = try svg(app)
    let image = try #require(elements.first { $0.name == "image" })
    #expect(image.attributes["href"]?.hasPrefix("data:image/png;base64,iVBORw0KGgo") == true)
    // 35 points become 30 in the menu.
    #expect(image.attributes["width"] == "30" && image.attributes["height"] == "30")
    let use = try #require(elements.first { $0.name == "use" })
    #expect(use.attributes["filter"] == "url(#tint-text)")
    // An image that is too long is not part of the picture, with a note.
    let long = Self.png + [UInt8](repeating: 0, count: PictureReader.maximumLength)
    let other = try MenuApp(
      [MenuApp.item("Look", icon: "eye", key: "IconFile")], ["\(set)/Contents.json": contents],
      bytes: ["\(set)/eye@2x.png": long])
    let drawn = try svg(other)
    #expect(!drawn.contains { $0.name == "image" })
    #expect(texts(drawn).contains { $0.contains("1024 KB") })
  }

  @Test func rightToLeftIsMirrored() throws {
    let app = try MenuApp(
      [MenuApp.item("New", icon: "UIApplicationShortcutIconTypeAdd"), MenuApp.item("Old")],
      ["ar.lproj/InfoPlist.strings": "\"New\" = \"ملاحظة\";\n"])
    let elements = try svg(app, "ar")
    let new = try #require(elements.first { $0.text == "ملاحظة" })
    #expect(new.attributes["x"] == "190" && new.attributes["direction"] == "rtl")
    #expect(new.attributes["text-anchor"] == nil)
    // A text that is not translated has the same edge and is marked.
    let old = try #require(elements.first { $0.text == "Old" })
    #expect(old.attributes["x"] == "190" && old.attributes["text-anchor"] == "end")
    #expect(texts(elements).contains("not translated"))
    let glyph = try #require(
      elements.first { $0.attributes["transform"]?.contains("scale") == true })
    // 36 points from the right, and a side of 22.
    #expect(glyph.attributes["transform"]?.hasPrefix("translate(203 ") == true)
  }

  @Test func whatIsNotShownIsListedBeside() throws {
    let app = try MenuApp(["A", "B", "C", "D", "Fifth"].map { MenuApp.item($0) })
    let elements = try svg(app)
    let all = texts(elements)
    #expect(all.contains("Not shown") && all.contains("Fifth"))
    #expect(all.contains { $0.hasPrefix("Not shown: iOS shows the first 4 items; this one") })
    #expect(all.contains("Info.plist:9"))
    #expect(elements.contains { $0.attributes["stroke-dasharray"] != nil })
  }

  @Test(arguments: [
    "</text></svg><script>alert(1)</script>", "\" onload=\"x", "]]>", "\u{202E}abc", "‹&amp;›",
    String(repeating: "letters", count: 1500), String(repeating: "ب", count: 10000), "   ", "\n",
  ])
  func hostileTextsAreTexts(_ text: String) throws {
    let app = try MenuApp(
      [MenuApp.item(text, subtitle: text, icon: text, key: "IconFile")],
      keys:
        "<key>CFBundleName</key><string>\(text.replacing("&", with: "&amp;").replacing("<", with: "&lt;"))</string>"
    )
    for look in MenuMetrics.Look.allCases {
      for languages in [["en"], ["en", "ar"]] {
        let svg = app.picture(look).svg([app.part(languages)])
        let elements = try StrictMarkup.read(svg)
        #expect(!elements.contains { $0.name == "script" || $0.attributes["onload"] != nil })
        #expect(svg.utf8.count < 100_000)
      }
    }
    let page = app.picture().html([app.part(["en", "ar"])])
    #expect(!page.contains("<script") && !page.contains("\u{202E}"))
    #expect(app.picture().lines([app.part(["en"])]).allSatisfy { !$0.contains("\n") })
  }

  @Test func thePageHasAllLanguagesSideBySide() throws {
    let app = try MenuApp(
      [MenuApp.item("New", icon: "UIApplicationShortcutIconTypeAdd"), MenuApp.item("Search")],
      [
        "de.lproj/InfoPlist.strings": "\"New\" = \"Neu\";\n",
        "ar.lproj/InfoPlist.strings": "\"New\" = \"جديد\";\n\"Search\" = \"بحث\";\n",
      ])
    let languages = app.menu.languages.map(\.code)
    #expect(languages == ["en", "ar", "de"])
    let page = app.picture(isDark: true).html([app.part(languages)])
    #expect(page.ranges(of: "<figure>").count == 3)
    #expect(page.contains("<figcaption>en · development language</figcaption>"))
    #expect(page.contains("default-src 'none'") && !page.contains("src=\"http"))
    #expect(page.contains(">Neu</text>") && page.contains(">بحث</text>"))
    for svg in page.matches(of: /<svg[\s\S]*?<\/svg>/) {
      _ = try StrictMarkup.read(String(svg.output))
    }
  }

  @Test func pathsLoseTheirFirstFolders() {
    func shortened(_ place: String) -> String {
      MenuPicture.shortened(place, size: 11, width: 120)
    }
    #expect(shortened("App/Info.plist:3") == "App/Info.plist:3")
    #expect(shortened("Some/Long/Folder/App/Info.plist:3") == "…/App/Info.plist:3")
    #expect(shortened(String(repeating: "a", count: 3000)).hasSuffix("…"))
  }

  @Test func outlinesOfAPDFAreDrawn() throws {
    let set = "Assets.xcassets/eye.imageset"
    let pdf = """
      %PDF-1.4
      3 0 obj
      << /Type /Page /MediaBox [0 0 70 35] /Contents 4 0 R >>
      endobj
      4 0 obj
      << /Length 25 >>
      stream
      0 0 m 70 35 l 70 0 l h f
      endstream
      endobj
      """
    let app = try MenuApp(
      [MenuApp.item("Look", icon: "eye", key: "IconFile")],
      [
        "\(set)/Contents.json": #"{"images":[{"idiom":"universal","filename":"eye.pdf"}]}"#,
        "\(set)/eye.pdf": pdf,
      ])
    let elements = try svg(app)
    let path = try #require(elements.first { $0.name == "path" })
    #expect(path.attributes["d"] == "M0 35L70 0L70 35Z")
    // As wide as its box allows, and inside the page.
    let group = try #require(
      elements.first { $0.attributes["transform"]?.contains("scale(0.5714)") == true })
    #expect(group.attributes["clip-path"] != nil)
  }

  @Test func thereArePicturesOfNothing() throws {
    let app = try MenuApp([MenuApp.item("A")])
    let svg = try StrictMarkup.read(app.picture().svg(saying: "no <quick> action in “x”"))
    #expect(texts(svg) == ["no <quick> action in “x”"])
    #expect(app.picture().html(saying: "<none>").contains("&lt;none&gt;"))
  }

  /// Image names in Chinese take two columns for each character.
  @Test func theFrameIsStraight() throws {
    let app = try MenuApp(
      [MenuApp.item("New", icon: "备忘录", key: "IconFile")],
      bytes: ["备忘录.png": Self.png])
    let frame = app.picture().lines([app.part(["en"])]).filter { "╭│╰".contains($0.prefix(1)) }
    #expect(frame.count == 3 && frame.contains { $0.contains("备忘录") })
    let widths = frame.map { line in
      line.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) }
    }
    #expect(Set(widths).count == 1, "\(frame)")
  }

  /// Hidden items have no icon, and a title of ten thousand letters is cut off in all lists.
  @Test func notesAreShort() throws {
    let long = String(repeating: "W", count: 10_000)
    let items = (0..<5).map { MenuApp.item("Item \($0)", icon: "UIApplicationShortcutIconTypeAdd") }
    let app = try MenuApp(items + [MenuApp.item(long), MenuApp.item("")])
    let lines = app.picture().lines([app.part(["en"])])
    #expect(!lines.contains { $0.contains("No icon is given") })
    #expect(lines.contains { $0.contains("Not shown: ") })
    #expect(lines.allSatisfy { $0.count < 400 })
    let shown = try MenuApp([MenuApp.item(long)])
    let notes = shown.picture().lines([shown.part(["en"])])
    #expect(
      notes.contains { $0.contains("No icon is given") } && notes.allSatisfy { $0.count < 400 })
  }

  /// Of many hidden items, the first are named, and the others counted.
  @Test(arguments: [(12, nil), (13, "    … +1"), (14, "    … +2")] as [(Int, String?)])
  func terminalsGetTheFirstHiddenItems(_ count: Int, _ more: String?) throws {
    let app = try MenuApp((1...count).map { MenuApp.item("Item \($0)") })
    let lines = app.picture().lines([app.part(["en"])])
    #expect(lines.contains("    Item 12") && !lines.contains("    Item 13"))
    #expect(lines.first { $0.contains("… +") } == more)
  }

  @Test func terminalsGetAFrame() throws {
    let app = try MenuApp(
      [
        MenuApp.item("New", icon: "UIApplicationShortcutIconTypeAdd"),
        MenuApp.item("搜索", subtitle: "全部"),
      ], keys: "<key>CFBundleName</key><string>Notes</string>")
    #expect(
      app.picture().lines([app.part(["en"])]) == [
        "Notes  (en)", "╭────────────────╮", "│ [add]   New    │", "│ •       搜索   │",
        "│           全部 │", "╰────────────────╯", "",
        "  “搜索”  No icon is given: iOS draws a dot (observed)",
      ])
    // Up to iOS 18 icons come after the text, and right-to-left languages are mirrored.
    #expect(app.picture(.iphone18).lines([app.part(["en"])])[2] == "│ New      [add] │")
    #expect(app.picture().lines([app.part(["ar"])])[2] == "│    New   [add] │")
  }
}
