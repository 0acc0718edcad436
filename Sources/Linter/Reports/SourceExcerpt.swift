import SourceText

/// The first line of a range, with a limited amount of text around it.
public struct SourceExcerpt: Sendable, Equatable {
  /// The most bytes that are kept before, in and after the range.
  static let maximumLength = 240

  /// The number of the line, from 0.
  public let line: Int
  /// The text before the range on its line.
  public let before: String
  /// The range, as far as it is on this line.
  public let marked: String
  /// The text after the range on its line.
  public let after: String
  /// True if the line begins earlier.
  public let isCutBefore: Bool
  /// True if the line ends later.
  public let isCutAfter: Bool

  /// - Parameter line: that of the range's start.
  init(_ range: ByteRange, line: Int, in text: SourceText) {
    self.line = line
    let lineStart = text.lines.start(ofLine: line)
    var lineEnd = line + 1 < text.lines.count ? text.lines.start(ofLine: line + 1) : text.length
    while lineEnd > lineStart, [0x0A, 0x0D].contains(text.bytes[lineEnd - 1]) { lineEnd -= 1 }
    let start = min(max(range.start, lineStart), lineEnd)
    let end = min(max(range.end, start), lineEnd)
    let first = Self.boundary(max(lineStart, start - Self.maximumLength), upTo: start, in: text)
    let markedEnd = Self.boundary(min(end, start + Self.maximumLength), upTo: end, in: text)
    let last = Self.boundary(
      min(lineEnd, markedEnd + Self.maximumLength), upTo: lineEnd, in: text)
    before = text[ByteRange(start: first, end: start)]
    marked = text[ByteRange(start: start, end: markedEnd)]
    after = text[ByteRange(start: markedEnd, end: last)]
    isCutBefore = first > lineStart
    isCutAfter = last < lineEnd
  }

  /// Returns the first offset, from one on, at which a character begins.
  private static func boundary(_ offset: Int, upTo limit: Int, in text: SourceText) -> Int {
    var offset = offset
    while offset < limit, text.isInsideCharacter(offset) { offset += 1 }
    return offset
  }
}
