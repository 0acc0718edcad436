import LanguageServerProtocol
import SourceText

/// Conversion of the client's positions to offsets; `PositionMapper` does the reverse.
extension SourceText {
  func offset(of position: Position, in encoding: PositionEncoding) -> Int {
    offset(of: TextPosition(line: position.line, column: position.character), in: encoding)
  }

  func range(of range: LSPRange, in encoding: PositionEncoding) -> ByteRange {
    ByteRange(
      start: offset(of: range.start, in: encoding), end: offset(of: range.end, in: encoding))
  }
}
