import LanguageServerProtocol
import SourceText

extension Position {
  init(_ position: TextPosition) {
    self.init(line: position.line, character: position.column)
  }
}

/// Turns offsets of one text into positions. Offsets that come in order cost no more than the text
/// between them, and those that go back little more, even where a line is a megabyte long.
struct PositionMapper {
  private typealias Known = (offset: Int, position: TextPosition)

  /// How many bytes lie between places that are remembered.
  private static let stride = 256

  private let text: SourceText
  private let encoding: PositionEncoding
  private var last: Known = (0, TextPosition(line: 0, column: 0))
  /// Places on the way so far, in order.
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

  /// A place at most two strides before an offset whose position is known.
  private mutating func place(before offset: Int) -> Known {
    var place = milestone(before: offset)
    if last.offset <= offset, last.offset > place.offset { place = last }
    // Only a long line has to be walked along; where a line begins is known.
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

  /// An offset inside a character is not a place to go on from.
  private func isPlaceToGoOn(_ offset: Int) -> Bool {
    offset >= 0 && offset < text.length && !text.isInsideCharacter(offset)
  }
}
