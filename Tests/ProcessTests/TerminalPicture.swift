/// Draws the output of a command as on a terminal of some width.
struct TerminalPicture {
  /// The number of columns before a line is continued on the next one.
  private static let columns = 104

  private var rows = ""
  private var y = 16

  /// - Parameters:
  ///   - command: the line with which the program was called.
  ///   - output: its output in the format `full`.
  static func svg(_ command: String, _ output: String) -> String {
    var picture = TerminalPicture()
    picture.add([("$ ", "dim"), (command, "name")])
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      picture.add(spans(of: line))
    }
    return picture.svg
  }

  private typealias Span = (text: String, style: String)

  /// Returns the parts of a line with their terminal colors.
  private static func spans(of line: Substring) -> [Span] {
    if let match = line.wholeMatch(
      of: #/( *\S+:\d+:\d+: )((?:error|warning|note): )?(.*?)( \[[a-z0-9-]+\])?/#)
    {
      return [
        (String(match.output.1), "name"), (String(match.output.2 ?? ""), "severity"),
        (String(match.output.3), "text"), (String(match.output.4 ?? ""), "dim"),
      ]
    }
    if line.contains(#/^ +\| +\^+$/#), let bar = line.firstIndex(of: "|") {
      return [(String(line[...bar]), "dim"), (String(line[line.index(after: bar)...]), "severity")]
    }
    if line.contains(#/^ += /#) { return [(String(line), "fix")] }
    if line.contains(#/^ *\d+ \|/#), let bar = line.firstIndex(of: "|") {
      return [(String(line[...bar]), "dim"), (String(line[line.index(after: bar)...]), "text")]
    }
    return [(String(line), "text")]
  }

  /// Adds a line, and the lines on which it is continued.
  private mutating func add(_ spans: [Span]) {
    var line = ""
    var column = 0
    for span in spans where !span.text.isEmpty {
      var part = ""
      for character in span.text {
        let width = character.unicodeScalars.contains { $0.value >= 0x2E80 } ? 2 : 1
        if column + width > Self.columns {
          line += Self.span(part, span.style)
          end(&line)
          (part, column) = ("", 0)
        }
        part.append(character)
        column += width
      }
      line += Self.span(part, span.style)
    }
    end(&line)
  }

  private mutating func end(_ line: inout String) {
    y += 18
    if !line.isEmpty { rows += "<text x=\"16\" y=\"\(y)\">\(line)</text>\n" }
    line = ""
  }

  private static func span(_ text: String, _ style: String) -> String {
    guard !text.isEmpty else { return "" }
    let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
    return "<tspan class=\"\(style)\">\(escaped)</tspan>"
  }

  private var svg: String {
    let width = 32 + Self.columns * 8
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(y + 20)" width="\(width)" \
      height="\(y + 20)" font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace">
      <style>
      svg { background: #fff }
      text { font-size: 13px; white-space: pre; fill: #1d1d1f }
      .name { font-weight: 600 }
      .severity { fill: #8a5a00; font-weight: 600 }
      .dim { fill: #6e6e73 }
      .fix { fill: #1f7a33 }
      @media (prefers-color-scheme: dark) {
      svg { background: #1c1c1e }
      text { fill: #f2f2f7 }
      .severity { fill: #ffd60a }
      .dim { fill: #98989d }
      .fix { fill: #32d74b }
      }
      </style>
      \(rows)</svg>

      """
  }
}
