/// Reads the subset of Markdown in which the guide is written. Anything else becomes a paragraph, so no text
/// is lost.
struct BlockParser {
  /// The contents of directives.
  struct Directives {
    var inline: (String) -> [Inline]? = { _ in nil }
    var block: (String) -> [Block]? = { _ in nil }
  }

  private let lines: [Substring]
  private let directives: Directives
  private var at = 0

  init(_ text: Substring, directives: Directives = Directives()) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    self.directives = directives
  }

  mutating func parse() -> [Block] {
    var blocks: [Block] = []
    while at < lines.count { blocks += parseBlock() }
    return blocks
  }

  private func inlines(_ text: some StringProtocol) -> [Inline] {
    InlineParser.parse(String(text), directives: directives.inline)
  }

  private mutating func parseBlock() -> [Block] {
    let line = lines[at]
    if line.allSatisfy(\.isWhitespace) {
      at += 1
      return []
    }
    if line.hasPrefix("```") { return [parseCode()] }
    if line.hasPrefix("#"), let heading = parseHeading(line) {
      at += 1
      return [heading]
    }
    if line.hasPrefix("> ") || line == ">" { return [parseNote()] }
    if line.hasPrefix("|") { return [parseTable()] }
    if marker(of: line) != nil { return [parseList(indentation: 0)] }
    at += 1
    if line.hasPrefix("{{"), line.hasSuffix("}}"),
      let blocks = directives.block(String(line.dropFirst(2).dropLast(2)))
    {
      return blocks
    }
    return [.paragraph(inlines(line))]
  }

  private mutating func parseCode() -> Block {
    let language = String(lines[at].dropFirst(3))
    at += 1
    var code: [Substring] = []
    while at < lines.count, lines[at] != "```" {
      code.append(lines[at])
      at += 1
    }
    at += 1
    return .code(language: language, code.joined(separator: "\n"))
  }

  /// Reads `## Title {#anchor}`.
  private func parseHeading(_ line: Substring) -> Block? {
    let level = line.prefix { $0 == "#" }.count
    var title = line.dropFirst(level)
    guard level <= 6, title.hasPrefix(" ") else { return nil }
    title = title.dropFirst()
    var anchor = ""
    if title.hasSuffix("}"), let brace = title.lastIndex(of: "{"),
      title[brace...].hasPrefix("{#")
    {
      anchor = String(title[brace...].dropFirst(2).dropLast())
      title = title[..<brace]
      while title.hasSuffix(" ") { title = title.dropLast() }
    }
    return .heading(level: level, anchor: anchor, inlines(title))
  }

  private mutating func parseNote() -> Block {
    var quoted: [Substring] = []
    while at < lines.count, lines[at].hasPrefix(">") {
      quoted.append(lines[at].dropFirst(lines[at].hasPrefix("> ") ? 2 : 1))
      at += 1
    }
    var note = Block.Note.note
    if let first = quoted.first, first.hasPrefix("[!"), first.hasSuffix("]") {
      let words = first.dropFirst(2).dropLast().split(separator: " ").map(String.init)
      switch words.first {
      case "ELSEWHERE": note = .elsewhere(Array(words.dropFirst()))
      case "OBSERVED": note = .observed
      case "WARNING": note = .warning
      default: note = .note
      }
      quoted.removeFirst()
    }
    var inner = BlockParser(Substring(quoted.joined(separator: "\n")), directives: directives)
    return .note(note, inner.parse())
  }

  private mutating func parseTable() -> Block {
    var rows: [[[Inline]]] = []
    while at < lines.count, lines[at].hasPrefix("|") {
      let cells = self.cells(of: lines[at])
      at += 1
      let isRule = cells.allSatisfy { $0.allSatisfy { "-: ".contains($0) } }
      if !isRule { rows.append(cells.map { inlines($0) }) }
    }
    return .table(header: rows.first ?? [], rows: Array(rows.dropFirst()))
  }

  /// Returns the cells of a row; a `|` inside code or written `\|` does not end one.
  private func cells(of line: Substring) -> [String] {
    var cells: [String] = []
    let bytes = line.utf8.dropFirst()
    var start = bytes.startIndex
    var isCode = false
    var previous = UInt8(ascii: " ")
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == UInt8(ascii: "`") { isCode.toggle() }
      if byte == UInt8(ascii: "|"), !isCode, previous != UInt8(ascii: "\\") {
        cells.append(cell(line[start..<index]))
        start = bytes.index(after: index)
      }
      previous = byte
    }
    let last = cell(line[start...])
    return last.isEmpty ? cells : cells + [last]
  }

  /// Returns the text of a cell without the spaces around it.
  private func cell(_ text: Substring) -> String {
    let bytes = text.utf8
    let isText = { (byte: UInt8) in byte != UInt8(ascii: " ") }
    guard let first = bytes.firstIndex(where: isText), let last = bytes.lastIndex(where: isText)
    else { return "" }
    let own = text[first..<bytes.index(after: last)]
    return bytes.contains(UInt8(ascii: "\\"))
      ? String(own.replacing("\\|", with: "|")) : String(own)
  }

  /// Returns the beginning of a list item: its indentation, whether it is numbered, and its text.
  private func marker(
    of line: Substring
  ) -> (indentation: Int, isOrdered: Bool, text: Substring)? {
    let indentation = line.prefix { $0 == " " }.count
    let rest = line.dropFirst(indentation)
    if rest.hasPrefix("- ") { return (indentation, false, rest.dropFirst(2)) }
    let digits = rest.prefix { $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).hasPrefix(". ") {
      return (indentation, true, rest.dropFirst(digits.count + 2))
    }
    return nil
  }

  private mutating func parseList(indentation: Int) -> Block {
    var items: [[Block]] = []
    var isOrdered: Bool?
    while at < lines.count, let item = marker(of: lines[at]) {
      if item.indentation < indentation || isOrdered ?? item.isOrdered != item.isOrdered { break }
      if item.indentation > indentation {
        let nested = parseList(indentation: item.indentation)
        if items.isEmpty { items.append([]) }
        items[items.count - 1].append(nested)
        continue
      }
      isOrdered = item.isOrdered
      items.append([.paragraph(inlines(item.text))])
      at += 1
    }
    return .list(isOrdered: isOrdered ?? false, items)
  }
}
