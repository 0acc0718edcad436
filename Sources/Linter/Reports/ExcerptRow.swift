import Guide
import SourceText

/// An excerpt as one row of a terminal: control characters are spelled out, tabs have a fixed width, and text without
/// room is left out.
struct ExcerptRow {
  private struct Cell {
    let text: String
    let width: Int
  }

  /// The text before the range.
  let before: String
  let marked: String
  let after: String
  /// The column at which the range begins, from 0.
  let offset: Int
  /// The number of columns that the range takes.
  let width: Int

  /// - Parameter columns: the width of the terminal.
  init(_ excerpt: SourceExcerpt, columns: Int) {
    let ellipsis = [Cell(text: "…", width: 1)]
    var before = (excerpt.isCutBefore ? ellipsis : []) + Self.cells(excerpt.before)
    var marked = Self.cells(excerpt.marked)
    var after = Self.cells(excerpt.after) + (excerpt.isCutAfter ? ellipsis : [])
    if Self.width(before) + Self.width(marked) + Self.width(after) > columns {
      // The range first, as far as there is room, then some of what precedes it, then the rest.
      if Self.width(marked) > columns - 8 {
        marked = Self.prefix(marked, columns - 9) + ellipsis
        after = []
      }
      let room = columns - Self.width(marked)
      let wanted = max(room / 3, room - Self.width(after))
      if Self.width(before) > wanted {
        before = ellipsis + Self.prefix(before.reversed(), wanted - 1).reversed()
      }
      let rest = room - Self.width(before)
      if Self.width(after) > rest { after = Self.prefix(after, rest - 1) + ellipsis }
    }
    self.before = before.map(\.text).joined()
    self.marked = marked.map(\.text).joined()
    self.after = after.map(\.text).joined()
    offset = Self.width(before)
    width = Self.width(marked)
  }

  private static func cells(_ text: String) -> [Cell] {
    PlainLine.visible(text.replacing("\t", with: "  ")).map {
      Cell(text: String($0), width: TerminalColumns.width(of: $0))
    }
  }

  private static func width(_ cells: [Cell]) -> Int { cells.reduce(0) { $0 + $1.width } }

  /// Returns the first cells that fit into a number of columns.
  private static func prefix(_ cells: [Cell], _ columns: Int) -> [Cell] {
    var left = columns
    return Array(
      cells.prefix { cell in
        left -= cell.width
        return left >= 0
      })
  }
}
