import SourceText

/// Writes blocks for a terminal, with colors from its own palette.
public struct TerminalWriter {
  private let language: Language

  public init(_ language: Language) {
    self.language = language
  }

  private enum Style: String {
    case bold = "1"
    case dim = "2"
    case italic = "3"
    case underline = "4"
    case code = "36"
    case note = "33"

    func callAsFunction(_ text: String) -> String {
      "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
    }
  }

  public func write(_ blocks: [Block]) -> String {
    blocks.map { write($0) }.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func write(_ block: Block) -> String {
    switch block {
    case .heading(_, _, let inlines):
      return Style.bold(Style.underline(inlines.plainText))
    case .paragraph(let inlines):
      return write(inlines)
    case .code(_, let code):
      return code.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "    " + Style.code(String($0)) }
        .joined(separator: "\n")
    case .list(let isOrdered, let items):
      return items.enumerated().map { index, item in
        let marker = isOrdered ? "\(index + 1). " : "• "
        let text = item.map { write($0) }.joined(separator: "\n")
        let indentation = String(repeating: " ", count: marker.count)
        return marker
          + text.split(separator: "\n", omittingEmptySubsequences: false)
          .joined(separator: "\n" + indentation)
      }.joined(separator: "\n")
    case .table(let header, let rows):
      return table([header] + rows)
    case .note(let note, let blocks):
      return Style.note(NoteTitle.of(note)[language]) + " " + write(blocks)
    case .diagram(let name):
      return Diagram(rawValue: name).map { Style.dim($0.description(in: language)) } ?? ""
    }
  }

  private func write(_ inlines: [Inline]) -> String {
    inlines.map { inline in
      switch inline {
      case .text(let text): text
      case .code(let code): Style.code(code)
      case .strong(let inner): Style.bold(write(inner))
      case .emphasis(let inner): Style.italic(write(inner))
      case .link(_, let inner): Style.underline(write(inner))
      }
    }.joined()
  }

  // MARK: Tables

  /// How wide a column may become; longer cells are not padded.
  private static let maximumColumnWidth = 44

  private func table(_ rows: [[[Inline]]]) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      min(
        Self.maximumColumnWidth,
        rows.map { $0.count > column ? Self.width(of: $0[column].plainText) : 0 }.max() ?? 0)
    }
    return rows.enumerated().map { index, row in
      row.enumerated().map { column, cell in
        let isLast = column == row.count - 1
        let text = index == 0 ? Style.bold(cell.plainText) : write(cell)
        let room = widths[column] - Self.width(of: cell.plainText)
        return isLast ? text : text + String(repeating: " ", count: max(0, room))
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  /// Columns on the screen: Chinese characters and emoji take two.
  static func width(of text: String) -> Int {
    text.reduce(0) { width, character in
      let value = character.unicodeScalars.first?.value ?? 0
      let isWide =
        (0x1100...0x115F).contains(value) || (0x2E80...0xA4CF).contains(value)
        || (0xAC00...0xD7A3).contains(value) || (0xF900...0xFAFF).contains(value)
        || (0xFE30...0xFE6F).contains(value) || (0xFF00...0xFF60).contains(value)
        || (0x1F300...0x1FAFF).contains(value)
      return width + (isWide ? 2 : 1)
    }
  }
}
