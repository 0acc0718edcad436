/// A table in columns of a terminal: cells wrap, and if the terminal is too narrow for that, the table
/// becomes a list of its rows.
struct TerminalTable {
  let header: [StyledText]
  let rows: [[StyledText]]
  /// The separator between the name of a column and its cell in a list.
  let colon: String

  private static let gap = 2
  /// The least width of a column, unless its cells are narrower.
  private static let minimumWidth = 8

  func lines(width: Int) -> [StyledText] {
    guard let widths = widths(in: width) else { return records(width) }
    let rule = widths.map { StyledText(String(repeating: "─", count: $0)) }
    let bodies = rows.map { row($0, widths) }
    // If a row has several lines, empty lines separate the rows.
    let isLoose = bodies.contains { $0.count > 1 }
    let body = isLoose ? Array(bodies.joined(separator: [StyledText()])) : bodies.flatMap { $0 }
    return row(header, widths) + row(rule, widths) + body
  }

  /// Returns the width of each column; nil if they do not fit.
  private func widths(in width: Int) -> [Int]? {
    let rows = [header] + self.rows
    let columns = rows.map(\.count).max() ?? 0
    func most(_ measure: (StyledText) -> Int, _ column: Int) -> Int {
      rows.map { $0.indices.contains(column) ? measure($0[column]) : 0 }.max() ?? 0
    }
    var widths = (0..<columns).map { most(\.width, $0) }
    let least = (0..<columns).map {
      max(most(\.longestWord, $0), min(Self.minimumWidth, widths[$0]))
    }
    let room = width - Self.gap * (columns - 1)
    guard least.reduce(0, +) <= room else { return nil }
    while widths.reduce(0, +) > room {
      // The widest column that can become narrower.
      let candidates = widths.indices.filter { widths[$0] > least[$0] }
      guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { return nil }
      widths[widest] -= 1
    }
    return widths
  }

  private func row(_ cells: [StyledText], _ widths: [Int]) -> [StyledText] {
    let columns = zip(cells, widths).map { $0.lines(width: $1) }
    let height = columns.map(\.count).max() ?? 0
    return (0..<height).map { line in
      var text = StyledText()
      for (column, cell) in columns.enumerated() {
        let part = line < cell.count ? cell[line] : StyledText()
        text = text + part
        guard column + 1 < columns.count else { break }
        let padding = widths[column] - part.width + Self.gap
        text.append(String(repeating: " ", count: max(0, padding)))
      }
      return text
    }
  }

  /// Returns each row as a list of its cells with the names of their columns.
  private func records(_ width: Int) -> [StyledText] {
    rows.map { cells in
      zip(header, cells).flatMap { name, cell -> [StyledText] in
        guard cell.width > 0 else { return [] }
        let whole = name.width > 0 ? name + StyledText(colon) + cell : cell
        return whole.lines(width: width)
      }
    }.joined(separator: [StyledText()]).map { $0 }
  }
}
