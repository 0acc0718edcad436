/// Characters with their terminal styles, to be laid out in columns.
struct StyledText {
  /// The style of characters, as codes of a terminal: `1` is bold.
  struct Style: Hashable {
    var codes: [Int] = []

    func adding(_ code: Int) -> Style { Style(codes: codes + [code]) }
  }

  struct Cell {
    let character: Character
    let style: Style

    var width: Int { TerminalColumns.width(of: character) }
    var isSpace: Bool { character == " " }
  }

  private(set) var cells: [Cell] = []

  init() {}

  init(_ text: String, _ style: Style = Style()) {
    append(text, style)
  }

  mutating func append(_ text: String, _ style: Style = Style()) {
    cells += text.map { Cell(character: $0 == "\n" ? " " : $0, style: style) }
  }

  static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum.cells += right.cells
    return sum
  }

  var width: Int { Self.width(of: cells[...]) }

  private static func width(of cells: ArraySlice<Cell>) -> Int {
    cells.reduce(0) { $0 + $1.width }
  }

  /// The text with the escape codes of its styles.
  var rendered: String { Self.rendered(cells[...]) }

  /// The text without styles.
  var plain: String { String(cells.map(\.character)) }

  private static func rendered(_ cells: ArraySlice<Cell>) -> String {
    var text = ""
    var open = Style()
    for cell in cells {
      if cell.style != open {
        if !open.codes.isEmpty { text += "\u{1B}[0m" }
        if !cell.style.codes.isEmpty {
          text += "\u{1B}[" + cell.style.codes.map(String.init).joined(separator: ";") + "m"
        }
        open = cell.style
      }
      text.append(cell.character)
    }
    return open.codes.isEmpty ? text : text + "\u{1B}[0m"
  }

  // MARK: Lines

  /// The width of the widest part that cannot be broken.
  var longestWord: Int {
    words().map { Self.width(of: cells[$0]) }.max() ?? 0
  }

  /// Returns the lines that fit into a width. Words that are wider are cut.
  func lines(width: Int) -> [StyledText] {
    let width = max(1, width)
    var lines: [StyledText] = []
    var line: Range<Int>?
    func end() {
      guard let open = line else { return }
      var rest = cells[open]
      while rest.last?.isSpace == true { rest = rest.dropLast() }
      lines.append(StyledText(cells: Array(rest)))
      line = nil
    }
    for word in words() {
      var word = word
      if let open = line, fits(open.lowerBound..<word.upperBound, width) {
        line = open.lowerBound..<word.upperBound
        continue
      }
      end()
      word = word.lowerBound + cells[word].prefix(while: \.isSpace).count..<word.upperBound
      while !fits(word, width) {
        var cut = word.lowerBound + 1
        while cut < word.upperBound, fits(word.lowerBound..<cut + 1, width) { cut += 1 }
        lines.append(StyledText(cells: Array(cells[word.lowerBound..<cut])))
        word = cut..<word.upperBound
      }
      if !word.isEmpty { line = word }
    }
    end()
    return lines.isEmpty ? [StyledText()] : lines
  }

  private init(cells: [Cell]) {
    self.cells = cells
  }

  private func fits(_ range: Range<Int>, _ width: Int) -> Bool {
    var rest = cells[range]
    while rest.last?.isSpace == true { rest = rest.dropLast() }
    return Self.width(of: rest) <= width
  }

  /// Returns the parts between which a line may end, each with the spaces after it.
  private func words() -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = 0
    for index in cells.indices.dropFirst()
    where Self.mayBreak(cells[index - 1].character, cells[index].character) {
      words.append(start..<index)
      start = index
    }
    if start < cells.count { words.append(start..<cells.count) }
    return words
  }

  /// Returns true if a line may end between two characters. Chinese breaks anywhere except before closing and
  /// after opening punctuation.
  private static func mayBreak(_ left: Character, _ right: Character) -> Bool {
    if left == " " { return right != " " }
    if right == " " { return false }
    guard TerminalColumns.width(of: left) == 2 || TerminalColumns.width(of: right) == 2 else {
      return false
    }
    return !"，。、：；！？）》」』”’…".contains(right) && !"（《「『“‘".contains(left)
  }
}

/// The widths of characters in a terminal.
public enum TerminalColumns {
  /// Returns the number of columns of a character. Chinese characters and emoji take two.
  public static func width(of character: Character) -> Int {
    let value = character.unicodeScalars.first?.value ?? 0
    let isWide =
      (0x1100...0x115F).contains(value) || (0x2E80...0xA4CF).contains(value)
      || (0xAC00...0xD7A3).contains(value) || (0xF900...0xFAFF).contains(value)
      || (0xFE30...0xFE6F).contains(value) || (0xFF00...0xFF60).contains(value)
      || (0x1F300...0x1FAFF).contains(value)
    return isWide ? 2 : 1
  }
}
