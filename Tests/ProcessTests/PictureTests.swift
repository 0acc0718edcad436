import Foundation
import LanguageServerProtocol
import TestKit
import Testing

/// The pictures of the documents are drawings by `trace` and `preview`, output of `check`, and answers of the
/// server for a sample. To generate them again:
///
///     Tests/update
@Suite(.timeLimit(.minutes(40))) struct PictureTests {
  private static let app = "Samples/Twins/Notes"

  /// Compares a picture, and checks that a document of its language shows it with a description.
  private func check(_ picture: String, _ name: String, _ language: String) throws {
    let path = "Samples/Pictures/\(name)\(language == "en" ? "" : "." + language).svg"
    if Project.isUpdating {
      let url = Project.url(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try picture.write(to: url, atomically: true, encoding: .utf8)
    }
    let current = (try? Project.text(path)) ?? ""
    #expect(current == picture, "\(path) is out of date; run Tests/update")
    let ending = language == "en" ? "md" : language + ".md"
    let texts = try ["README.", "Protocol/Usage."].map { try Project.text($0 + ending) }
    let images = texts.joined().replacing("](../", with: "](")
      .matches(of: /!\[([^\]]+)\]\(([^)]+)\)/)
    let image = try #require(images.first { $0.output.2 == path })
    let isChinese = image.output.1.unicodeScalars.contains { $0.value >= 0x4E00 }
    #expect(image.output.1.count > 15 && isChinese == (language != "en"))
  }

  @Test(arguments: ["en", "zh-Hans"])
  func trace(_ language: String) throws {
    let result = try Executable.run([
      "trace", "new", "search", "--in", Self.app, "--format", "svg", "--lang", language,
    ])
    // Both are lost on their path.
    #expect(result.code == 1 && result.errors.isEmpty)
    #expect(result.output.contains("<path class=\"bad\""))
    try check(result.output, "trace", language)
  }

  @Test(arguments: ["en", "zh-Hans"])
  func check(_ language: String) throws {
    let result = try Executable.run(
      ["check", "--format", "full", ".", "--lang", language], in: Project.url(Self.app))
    #expect(result.code == 1)
    // The first screen, and the lines at the end.
    let shown = result.output.split(separator: "\n\n").prefix(3).joined(separator: "\n\n")
    #expect(shown.contains("[unhandled-shortcut-type]"))
    let end = result.errors.drop { $0.isNewline }
    let picture = TerminalPicture.svg("quickactions check .", shown + "\n\n…\n\n" + end)
    try check(picture, "check", language)
  }

  @Test(arguments: ["en", "zh-Hans"])
  func preview(_ language: String) throws {
    let result = try Executable.run([
      "preview", "Samples/Clean/Notes", "--format", "svg", "--all-languages", "--lang", language,
    ])
    #expect(result.code == 0 && result.errors.isEmpty)
    // A menu for each language, with three rows.
    #expect(result.output.contains(">Neue Notiz<") && result.output.contains(">个人收藏<"))
    try check(result.output, "preview", language)
  }

  @Test(arguments: ["en", "zh-Hans"])
  func lens(_ language: String) throws {
    let client = TestClient.initialized(locale: language, folders: [Project.url(Self.app).path()])
    let uri = Project.url(Self.app + "/Info.plist").absoluteString
    let text = try Project.text(Self.app + "/Info.plist")
    client.open(text, uri: uri)
    var lenses: [Int: String] = [:]
    for _ in 0..<20 where lenses.isEmpty {
      let answer = client.request("textDocument/codeLens", ["textDocument": ["uri": .string(uri)]])
      for lens in answer.array ?? [] {
        guard let line = lens["range"]?["start"]?["line"]?.integer else { continue }
        lenses[line] = lens["command"]?["title"]?.string
      }
    }
    // One for each type, and one that shows the menu.
    #expect(lenses.count == 4)
    try check(Self.editor(text, lenses), "lens", language)
  }

  /// Returns the quick actions of a property list as an editor shows them, with the lenses above their lines.
  private static func editor(_ text: String, _ lenses: [Int: String]) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = lines.firstIndex { $0.contains("UIApplicationShortcutItems") } ?? 0
    let last = lines.lastIndex { $0.contains("</array>") } ?? 0
    var rows = ""
    var y = 12
    func add(_ text: Substring, x: Int, _ style: String) {
      let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        .replacing(">", with: "&gt;")
      rows += "<text x=\"\(x)\" y=\"\(y)\" class=\"\(style)\">\(escaped)</text>\n"
    }
    for (number, line) in lines.enumerated() where first...last ~= number {
      let content = line.drop { $0 == "\t" }
      let x = 52 + 16 * (line.count - content.count)
      if let lens = lenses[number] {
        y += 20
        add(lens[...], x: x, "lens")
      }
      y += 20
      add("\(number + 1)", x: 38, "number")
      add(content, x: x, content.hasPrefix("<string>") ? "value" : "code")
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 680 \(y + 20)" width="680" \
      height="\(y + 20)" font-family="ui-monospace, Menlo, Consolas, monospace">
      <style>
      svg { background: #fff }
      text { font-size: 13px; fill: #1d1d1f }
      text.number { fill: #6e6e73; text-anchor: end }
      text.value { fill: #9b2393 }
      text.lens { font: 12px system-ui, sans-serif; fill: #5c5c61 }
      @media (prefers-color-scheme: dark) {
      svg { background: #1c1c1e }
      text { fill: #f2f2f7 }
      text.number { fill: #98989d }
      text.value { fill: #ff7ab2 }
      text.lens { fill: #aeaeb2 }
      }
      </style>
      \(rows)</svg>

      """
  }
}
