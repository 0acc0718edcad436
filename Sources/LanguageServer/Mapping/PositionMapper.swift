import LanguageServerProtocol
import SourceText

extension TextPosition {
  init(_ position: Position) {
    self.init(line: position.line, column: position.character)
  }
}

extension Position {
  init(_ position: TextPosition) {
    self.init(line: position.line, character: position.column)
  }
}

/// Turns offsets of one text into positions. Offsets that come in order cost no more than the text
/// between them, even where a line is a megabyte long.
struct PositionMapper {
  private let text: SourceText
  private let encoding: PositionEncoding
  private var last: (offset: Int, position: TextPosition) = (0, TextPosition(line: 0, column: 0))

  init(_ text: SourceText, _ encoding: PositionEncoding) {
    self.text = text
    self.encoding = encoding
  }

  mutating func position(_ offset: Int) -> Position {
    let position = text.position(at: offset, in: encoding, after: last)
    // An offset inside a character is not a place to go on from.
    if offset >= 0, offset < text.length, text.bytes[offset] & 0xC0 != 0x80 {
      last = (offset, position)
    }
    return Position(position)
  }

  mutating func range(_ range: ByteRange) -> LSPRange {
    let start = position(range.start)
    return LSPRange(start: start, end: position(range.end))
  }
}
