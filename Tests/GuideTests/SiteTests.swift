import Foundation
import Guide
import TestKit
import Testing
@testable import Checks
@testable import DocumentationLookup
@testable import Linter

import SourceText

/// The exported site: navigation, colors, size, and accessibility.
@Suite(.slow) struct SiteTests {
  private static let files = Dictionary(
    uniqueKeysWithValues: ExportTests.files.map { ($0.path, $0.text) })

  private var pages: [(path: String, text: String)] {
    Self.files.filter { $0.key.hasSuffix(".html") && $0.key != "index.html" }
      .map { ($0.key, $0.value) }
  }

  private func page(_ path: String) throws -> String { try #require(Self.files[path], "\(path)") }

  // MARK: Navigation

  @Test func everyPageNamesItsPlace() throws {
    for (path, text) in pages {
      let name = try #require(path.split(separator: "/").last)
      #expect(text.contains("<a class=\"skip\" href=\"#site-main\">"), "\(path)")
      #expect(text.contains("<meta name=\"description\" content=\""), "\(path)")
      #expect(text.ranges(of: "<h1>").count == 1, "\(path)")
      let isListed = name != "index.html" && name != "search.html"
      // The page of a rule is not in the list of all pages; the list of rules is marked instead.
      let mark =
        name.hasPrefix("rule-")
        ? "<a href=\"rules.html\" aria-current=\"true\">"
        : "<a href=\"\(name)\" aria-current=\"page\">"
      #expect(text.contains(mark) == isListed, "\(path)")
      #expect(text.contains("<nav class=\"way\"") == isListed, "\(path)")
    }
  }

  /// All pages can be reached one after the other, and back.
  @Test(arguments: Language.allCases) func readersCanTurnPages(_ language: Language) throws {
    let folder = language.rawValue + "/"
    var name = "quick-actions-overview.html"
    var read = [name]
    while let next = try page(folder + name).firstMatch(of: /rel="next" href="([^"]*)"/) {
      let previous = name
      name = String(next.1)
      #expect(
        try page(folder + name).contains("rel=\"prev\" href=\"\(previous)\""), "\(name)")
      guard !read.contains(name) else { break }
      read.append(name)
    }
    let names = pages.map(\.path).filter { $0.hasPrefix(folder) && !$0.hasPrefix(folder + "rule-") }
    #expect(Set(read).count == read.count)
    #expect(read.count == names.count - 2)
  }

  @Test func contentsLeadToEachHeading() throws {
    let text = try page("en/popovers.html")
    let contents = try #require(
      text.firstMatch(of: /<nav class="contents".*?<\/nav>/.dotMatchesNewlines()))
    let headings = text.matches(of: /<h2 id="([^"]*)"/).map { String($0.1) }
    #expect(headings.count > 5)
    for heading in headings { #expect(contents.0.contains("href=\"#\(heading)\"")) }
  }

  @Test func thePathsOfTheStartPageLeadToArticles() {
    for path in [GuidePath.newcomers] + GuidePath.tasks {
      #expect(!path.slugs.isEmpty)
      for slug in path.slugs where slug != KnownMistakes.slug {
        #expect(ArticleLibrary.slugs.contains(slug), "\(slug)")
      }
    }
  }

  @Test func startPageIsLight() throws {
    let weight = try ["en/index.html", "assets/style.css", "assets/site.js"]
      .reduce(0) { try $0 + page($1).utf8.count }
    #expect(weight < 60_000)
    // No page refers to the files for the search.
    for (path, text) in pages { #expect(!text.contains("search-index.js"), "\(path)") }
  }

  // MARK: Symbols and rules

  @Test(arguments: Language.allCases) func everySymbolHasAnAddress(_ language: Language) throws {
    var pages: [String: HTMLScan] = [:]
    for id in SymbolLibrary.ids + IconType.all.map(\.entryID) {
      let address = try #require(GuideExport.address(of: .symbol(id)))
      let parts = address.split(separator: "#", maxSplits: 1).map(String.init)
      if pages[parts[0]] == nil {
        pages[parts[0]] = HTMLScan(try page(language.rawValue + "/" + parts[0]))
      }
      let page = try #require(pages[parts[0]])
      #expect(parts[1] == id)
      #expect(page.tags.contains { $0.attributes.contains { $0 == ("id", id) } }, "\(id)")
      // In the index as well.
      #expect(
        page.texts.contains { text in
          text.path.contains { $0.attributes.contains { $0 == ("class", "index") } }
            && text.path.contains { $0.attributes.contains { $0 == ("href", "#" + id) } }
        }, "\(id)")
    }
  }

  /// All icons are drawn together, and each next to its entry.
  @Test(arguments: Language.allCases) func everyIconTypeIsDrawn(_ language: Language) throws {
    let text = try page(language.rawValue + "/icon-types.html")
    #expect(text.ranges(of: "<figure>").count == 1)
    #expect(text.ranges(of: "<svg class=\"glyph\"").count == IconType.all.count)
  }

  /// On a phone the first declaration is on the first screen, because the index of all symbols above it is
  /// folded.
  @Test(arguments: Language.allCases) func theIndexOfSymbolsIsFolded(_ language: Language) throws {
    for group in SymbolLibrary.groups {
      let text = try page("\(language.rawValue)/symbols-\(group).html")
      #expect(text.contains(#/<nav class="index"[^>]*><details><summary>/#), "\(group)")
    }
  }

  /// No line of code is cut off, and continued lines are indented further.
  @Test func longLinesOfCodeHang() throws {
    #expect(try page("assets/style.css").contains(#/pre \{[^}]*white-space: pre-wrap/#))
    let text = try page("en/symbols-traits.html")
    let line = "registerForTraitChanges([<span class=\"t\">UITraitVerticalSizeClass</span>"
    let place = try #require(text.range(of: line))
    let start = text[..<place.lowerBound].split(separator: "\n").last ?? ""
    #expect(start.hasPrefix("<span class=\"w\" style=\"--i:4\">"), "\(start)")
    // A phone breaks shorter lines as well, and none behind its indentation.
    #expect(try page("assets/style.css").contains("pre .i { white-space: pre; }"))
    let call = "<span class=\"k\">super</span>.traitCollectionDidChange(previousTraitCollection)"
    let indented =
      "<span class=\"w\" style=\"--i:4\"><span class=\"i\">    </span>" + call + "</span>"
    #expect(text.contains(indented))
  }

  @Test func rulesShowNumberedExamples() throws {
    for rule in RuleRegistry.all {
      let rule = rule.description
      // Each rule has a page of its own, which loads quickly on phones.
      let text = try page("en/rule-\(rule.id).html")
      #expect(text.utf8.count < 80_000, "\(rule.id)")
      #expect(try page("en/rules.html").contains("href=\"rule-\(rule.id).html\""))
      let start = try #require(text.range(of: "<section class=\"rule\""))
      let section = text[start.lowerBound...].prefix { _ in true }
      let end = section.range(of: "</section>")?.lowerBound ?? section.endIndex
      let numbers = section[..<end].matches(of: /<span class="number">(\d+)<\/span>/).map { $0.1 }
      #expect(numbers.last.flatMap { Int($0) } == rule.examples.count, "\(rule.id)")
      let fixes = section[..<end].ranges(of: "<div class=\"step fixed\">").count
      #expect(fixes == rule.examples.count { $0.fixed.map { !$0.isEmpty } ?? false }, "\(rule.id)")
    }
  }

  @Test func longDeclarationsAreBroken() throws {
    let id = "UIApplicationShortcutItem.init(type:localizedTitle:localizedSubtitle:icon:userInfo:)"
    let blocks = try #require(SymbolLibrary.entry(id)).page(in: .english)
    let declarations = blocks.compactMap { block -> String? in
      if case .code(_, let text) = block { text } else { nil }
    }
    #expect(
      declarations.first == """
        init(
          type: String,
          localizedTitle: String,
          localizedSubtitle: String?,
          icon: UIApplicationShortcutIcon?,
          userInfo: [String: any NSSecureCoding]?
        )
        """ || declarations.first?.split(separator: "\n").count == 7, "\(declarations)")
    let objectiveC = try #require(declarations.dropFirst().first).split(separator: "\n")
    let columns = Set(objectiveC.map { line in line.prefix { $0 != ":" }.count })
    #expect(objectiveC.count == 5 && columns.count == 1, "\(declarations)")
  }

  // MARK: Colors

  /// Colors do not change the text of the code.
  @Test func coloredCodeIsTheSameCode() throws {
    var seen = Set<String>()
    for block in try allCode() {
      guard case .code(let language, let code) = block else { continue }
      let painted = CodePainter.paint(code, language, for: .english)
      #expect(text(of: painted) == code)
      if painted.contains("<span class=") { seen.insert(language) }
    }
    #expect(seen.isSuperset(of: ["swift", "objc", "xml", "json", "strings"]), "\(seen)")
  }

  private func allCode() throws -> [Block] {
    var blocks: [Block] = []
    for slug in ArticleLibrary.slugs {
      blocks += try #require(ArticleLibrary.article(slug, in: .english)).blocks
    }
    for rule in RuleRegistry.all {
      blocks += Documentation.blocks(for: rule.description, in: .english)
    }
    return blocks
  }

  private func text(of html: String) -> String {
    html.replacing(/<[^>]*>/, with: "").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
  }

  @Test(arguments: [
    ("swift", "let a = \"b\" // c", "<span class=\"k\">let</span> a = <span class=\"s\">&quot;"),
    (
      "swift", "@MainActor func f() { .default }",
      "<span class=\"a\">MainActor</span> <span class=\"k\">func</span> f() { .default }"
    ),
    (
      "objc", "#import <UIKit/UIKit.h>", "<span class=\"a\">#</span><span class=\"a\">import</span>"
    ),
    ("objc", "CGRectMake(0)", "CGRectMake(<span class=\"n\">0</span>)"),
    (
      "xml", "<key>a &amp; b</key>",
      "<span class=\"m\">&lt;key&gt;</span>a <span class=\"a\">&amp;amp;</span> b"
    ),
    ("xml", "<!-- a -->", "<span class=\"c\">&lt;!-- a --&gt;</span>"),
    (
      "json", "{\"a\": \"b\", \"c\": 1}",
      "{<span class=\"m\">&quot;a&quot;</span>: <span class=\"s\">"
    ),
    ("strings", "\"a\" = \"b\"; /* c", "<span class=\"c\">/* c</span>"),
    ("sh", "run \"a\" # b", "<span class=\"c\"># b</span>"),
  ]) func colors(_ language: String, _ code: String, _ expected: String) {
    let painted = CodePainter.paint(code, language, for: .english)
    #expect(painted.contains(expected), "\(painted)")
  }

  /// Printed pages are always light.
  @Test func darkColorsAreForScreens() {
    let style = SiteAssets.style
    let drawing = Diagram.allCases.map { $0.svg(in: .english) }.joined()
    for text in [style, drawing] {
      let queries = text.matches(of: /@media[^{]*prefers-color-scheme[^{]*/)
      #expect(!queries.isEmpty && queries.allSatisfy { $0.output.contains("screen and") })
    }
  }

  // MARK: Contrast

  /// Returns the colors of a style sheet by name, in light and in dark.
  private func colors(_ css: String) throws -> [[String: String]] {
    let dark = try #require(css.firstRange(of: "prefers-color-scheme"))
    func read(_ part: Substring) -> [String: String] {
      var colors: [String: String] = [:]
      for match in part.matches(of: /--([a-z-]+):\s*#([0-9a-f]{3,6})[;}]/) {
        let digits = String(match.2)
        colors[String(match.1)] =
          digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : digits
      }
      return colors
    }
    let light = read(css[..<dark.lowerBound])
    let end = css[dark.upperBound...].firstRange(of: "}")?.upperBound ?? css.endIndex
    return [light, light.merging(read(css[dark.upperBound..<end])) { $1 }]
  }

  /// Returns the contrast as defined in WCAG 2.2.
  private func contrast(_ one: String, _ other: String) throws -> Double {
    func light(_ color: String) throws -> Double {
      let value = try #require(Int(color, radix: 16))
      let channels = [value >> 16, value >> 8 & 255, value & 255].map { channel in
        let part = Double(channel) / 255
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    }
    let lights = [try light(one), try light(other)].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  private func expectContrast(
    _ css: String, _ pairs: [(foregrounds: [String], backgrounds: [String], least: Double)]
  ) throws {
    for (scheme, colors) in zip(["light", "dark"], try colors(css)) {
      for (foregrounds, backgrounds, least) in pairs {
        for foreground in foregrounds {
          for background in backgrounds {
            let value = try contrast(
              #require(colors[foreground], "\(foreground)"),
              #require(colors[background], "\(background)"))
            #expect(value >= least, "\(scheme): \(foreground) on \(background) \(value)")
          }
        }
      }
    }
  }

  @Test func textCanBeReadAndEdgesBeSeen() throws {
    let grounds = ["paper", "soft", "blue", "green", "orange", "red"]
    try expectContrast(
      page("assets/style.css"),
      [
        (["ink", "link"], grounds, 4.5), (["dim"], ["paper", "soft", "blue"], 4.5),
        (["ink"], ["hit"], 4.5),
        (
          ["keyword", "type", "string", "number", "comment", "attribute", "name"], ["soft"], 4.5
        ),
        (["edge"], ["paper", "soft"], 3),
        (["bar-green", "bar-orange", "bar-red", "bar-blue"], ["paper"], 3),
      ])
  }

  @Test func drawingsCanBeRead() throws {
    try expectContrast(
      Diagram.menuAnatomy.svg(in: .english),
      [
        (["ink", "dim"], ["paper", "soft"], 4.5), (["on"], ["blue"], 4.5),
        (["blue", "green", "orange"], ["paper"], 3),
      ])
  }

  // MARK: Languages

  @Test func foreignWordsSayTheirLanguage() {
    let chinese = HTMLWriter(.simplifiedChinese) { _ in nil }
    #expect(
      chinese.prose("像 form sheet，见 iOS 13") == "像 <span lang=\"en\">form sheet</span>，见 iOS 13")
    #expect(chinese.prose("Face ID 与 App") == "Face ID 与 App")
    let english = HTMLWriter(.english) { _ in nil }
    #expect(english.prose("popover (弹出框)") == "popover (<span lang=\"zh-Hans\">弹出框</span>)")
    #expect(english.prose("nothing") == "nothing")
  }

  /// Chinese text on an English page is marked with its language.
  @Test func everyForeignWordOfThePagesSaysItsLanguage() {
    for (path, text) in pages where path.hasPrefix("en/") {
      for (text, tags) in HTMLScan(text).texts.map({ ($0.text, $0.path) })
      where text.unicodeScalars.contains(where: { (0x3400...0x9FFF).contains($0.value) }) {
        let isMarked = tags.contains { $0.attributes.contains { $0 == ("lang", "zh-Hans") } }
        let isCode = tags.contains { $0.name == "code" || $0.name == "desc" }
        #expect(isMarked || isCode, "\(path): \(text)")
      }
    }
  }
}
