import Files
import SourceText
import TestKit
import Testing
@testable import EditorFeatures

/// `trace --format html`: the drawings with the lines of code.
@Suite struct TracePageTests {
  private static let hostile = [
    "</title><script>alert(1)</script>", "</pre></mark>", "<!--", "]]>", "\" onload=\"x",
    "&amp;&#0;",
    "\u{1}\u{1b}[31m\u{7F}", "javascript:alert(1)", String(repeating: "W", count: 10_000),
  ]

  /// Returns a report in which every text is the same.
  private func report(_ text: String, line: Int = 2) -> TraceReport {
    func place(_ line: Int) -> TraceReport.Place { .init(name: text, file: text, line: line) }
    let way = TraceReport.Way(outcome: "lost", reason: text)
    var report = TraceReport([], below: "/w", .english) { _ in nil }
    report.actions = [
      TraceReport.Action(
        type: text, title: text, isDynamic: false, declared: place(line),
        lifeCycle: .init(value: text, summary: text, because: [place(line)]), status: "notCompared",
        summary: text, launch: way, running: way, cold: [place(line + 1)], warm: [place(line + 2)],
        comparisons: [
          .init(
            file: text, line: line, definition: place(line + 3), function: place(line),
            calls: [place(line + 4)], cold: [place(line)], warm: [])
        ], broken: text, brokenLinks: [text], lost: place(line + 5))
    ]
    return report
  }

  /// Returns the elements of a page's body, which is well-formed as XML, too.
  private func body(_ page: String) throws -> [StrictMarkup.Element] {
    let match = try #require(page.firstMatch(of: /<body>([\s\S]*)<\/body>/))
    // The XML reader does not support names with digits.
    let plain = match.1.replacing(/<(\/?)h[12]>/) { "<\($0.1)h>" }
    return try StrictMarkup.read("<body>\(plain)</body>")
  }

  @Test(arguments: hostile) func hostileTextsAreShownAndNothingElse(_ text: String) throws {
    let code = SourceText(Array(repeating: text, count: 20).joined(separator: "\n"))
    let page = TracePage.html(report(text), .english) { _ in code }
    let elements = try body(page)
    let known = [
      "body", "h", "section", "svg", "title", "rect", "text", "path", "a", "details",
      "summary", "div",
      "small", "code", "pre", "span", "mark", "i",
    ]
    #expect(elements.allSatisfy { known.contains($0.name) })
    #expect(elements.allSatisfy { $0.attributes.keys.allSatisfy { !$0.hasPrefix("on") } })
    #expect(elements.allSatisfy { !($0.attributes["href"] ?? "").hasPrefix("javascript:") })
    #expect(!page.contains("<script") && !page.contains("\u{1b}") && page.utf8.count < 500_000)
    #expect(page.contains("default-src 'none'; style-src 'unsafe-inline'"))
  }

  @Test func theLineOfAPlaceIsMarkedAmongItsNeighbors() throws {
    let code = SourceText((1...20).map { "line \($0)" }.joined(separator: "\n"))
    let page = TracePage.html(report("A.swift", line: 10), .english) { file in
      #expect(file == "A.swift")
      return code
    }
    let marks = page.matches(of: /<mark><i>(\d+)<\/i>(line \d+)<\/mark>/)
    #expect(marks.map { "\($0.1) \($0.2)" } == [10, 11, 12, 13, 14, 15].map { "\($0) line \($0)" })
    #expect(page.contains("<span><i>7</i>line 7</span>") && !page.contains("<i>6</i>"))
    #expect(page.contains("href=\"A.swift#L10\""))
    #expect(page.contains("<details>\n<summary>Code</summary>"))
    #expect(page.contains("@media (prefers-color-scheme: dark)"))
  }

  @Test func whatCannotBeReadHasNoLines() throws {
    let page = TracePage.html(report("A.swift"), .simplifiedChinese) { _ in nil }
    #expect(!page.contains("<pre>") && page.contains("<summary>代码</summary>"))
    #expect(page.contains("<html lang=\"zh-Hans\">"))
    let short = TracePage.html(report("A.swift", line: 9), .english) { _ in SourceText("a\nb") }
    #expect(!short.contains("<pre>"))
    let binary = TracePage.html(report("A.plist"), .english) { _ in SourceText("bplist00\na\nb\nc")
    }
    #expect(!binary.contains("<pre>"))
    let none = TraceReport([], below: "/w", .english) { _ in nil }
    #expect(TracePage.html(none, .english) { _ in nil }.contains("No quick actions."))
  }
}
