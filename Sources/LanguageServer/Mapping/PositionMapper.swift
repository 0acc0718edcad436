import LanguageServerProtocol
import SourceText

extension Position {
  init(_ position: TextPosition) {
    self.init(line: position.line, character: position.column)
  }
}

/// Converts offsets of one text to positions. For ascending offsets the cost is that of the text between them, for
/// others little more, even if a line is a megabyte long.
struct PositionMapper {
  private typealias Known = (offset: Int, position: TextPosition)

  /// The distance, in bytes, between remembered positions.
  private static let stride = 256

  private let text: SourceText
  private let encoding: PositionEncoding
  private var last: Known = (0, TextPosition(line: 0, column: 0))
  /// Remembered positions, in order.
  private var milestones: [Known] = [(0, TextPosition(line: 0, column: 0))]

  init(_ text: SourceText, _ encoding: PositionEncoding) {
    self.text = text
    self.encoding = encoding
  }

  mutating func position(_ offset: Int) -> Position {
    let position = text.position(at: offset, in: encoding, after: place(before: offset))
    if isPlaceToGoOn(offset) { last = (offset, position) }
    return Position(position)
  }

  mutating func range(_ range: ByteRange) -> LSPRange {
    let start = position(range.start)
    return LSPRange(start: start, end: position(range.end))
  }

  /// Returns a known position at most two strides before an offset.
  private mutating func place(before offset: Int) -> Known {
    var place = milestone(before: offset)
    if last.offset <= offset, last.offset > place.offset { place = last }
    // Only a long line has to be scanned; the start of each line is known.
    let line = text.lines.line(at: min(max(offset, 0), text.length))
    let start = text.lines.start(ofLine: line)
    if place.offset < start { place = (start, TextPosition(line: line, column: 0)) }
    while offset - place.offset > 2 * Self.stride {
      var next = place.offset + Self.stride
      while next < offset, !isPlaceToGoOn(next) { next += 1 }
      guard next < offset, next < text.length else { break }
      place = (next, text.position(at: next, in: encoding, after: place))
      if let last = milestones.last, next >= last.offset + Self.stride { milestones.append(place) }
    }
    return place
  }

  private func milestone(before offset: Int) -> Known {
    milestones[max(1, milestones.partitioningIndex { $0.offset > offset }) - 1]
  }

  /// Returns false for an offset inside a character, from which counting cannot continue.
  private func isPlaceToGoOn(_ offset: Int) -> Bool {
    offset >= 0 && offset < text.length && !text.isInsideCharacter(offset)
  }
}
