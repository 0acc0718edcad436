/// A zero-based line and a zero-based column in the unit of a `PositionEncoding`.
public struct TextPosition: Hashable, Sendable, Comparable {
  /// The line, counted from 0.
  public let line: Int
  /// The column, counted from 0 in the unit of the encoding that created the position.
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// The unit in which columns are counted.
public enum PositionEncoding: String, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// Returns the number of units of a character that has `length` bytes in UTF-8.
  func units(forUTF8Length length: Int) -> Int {
    switch self {
    case .utf8: length
    case .utf16: length == 4 ? 2 : 1
    case .utf32: 1
    }
  }
}

extension SourceText {
  /// Returns true if an offset is not the start of a character, so that counting cannot continue from it.
  public func isInsideCharacter(_ offset: Int) -> Bool {
    offset >= 0 && offset < length && bytes[offset] & 0xC0 == 0x80
  }
}

extension SourceText {
  /// Returns the line and column of an offset. An offset beyond the text is the end, an offset inside a
  /// character is the start of that character.
  ///
  /// - Parameter known: an offset whose position is known; counting begins there if it is on the same line
  ///   before the offset.
  public func position(
    at offset: Int, in encoding: PositionEncoding,
    after known: (offset: Int, position: TextPosition)? = nil
  ) -> TextPosition {
    let offset = min(max(offset, 0), length)
    let line = lines.line(at: offset)
    var column = 0
    var index = lines.start(ofLine: line)
    if let known, known.position.line == line, known.offset <= offset, known.offset >= index {
      (index, column) = (known.offset, known.position.column)
    }
    while index < offset {
      let width = characterLength(at: index)
      if index + width > offset { break }
      column += encoding.units(forUTF8Length: width)
      index += width
    }
    return TextPosition(line: line, column: column)
  }

  /// Returns the offset of a line and column. Both are clamped: a column beyond the end of its line is the
  /// end of the line, as LSP requires; a line beyond the text is the end of the text. A column inside a
  /// character is the start of that character.
  public func offset(of position: TextPosition, in encoding: PositionEncoding) -> Int {
    if position.line < 0 { return 0 }
    if position.line >= lines.count { return length }
    let end = endOfLine(position.line)
    var index = lines.start(ofLine: position.line)
    var left = position.column
    while index < end {
      let width = characterLength(at: index)
      left -= encoding.units(forUTF8Length: width)
      if left < 0 { break }
      index += width
    }
    return min(index, end)
  }

  /// Returns the range of a line without its terminator.
  public func range(ofLine line: Int) -> ByteRange {
    ByteRange(start: lines.start(ofLine: line), end: endOfLine(line))
  }

  /// Returns the offset at which the content of a line ends, before its terminator.
  public func endOfLine(_ line: Int) -> Int {
    guard line + 1 < lines.count else { return length }
    var end = lines.start(ofLine: line + 1)
    let start = lines.start(ofLine: line)
    if end > start, bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return end
  }

  /// The first byte that is not part of a well-formed character; nil if there is none.
  public var firstInvalidUTF8: ByteRange? {
    var offset = 0
    while offset < length {
      let width = bytes[offset] < 0x80 ? 1 : characterLength(at: offset)
      if width == 1, bytes[offset] >= 0x80 { return ByteRange(start: offset, end: offset + 1) }
      offset += width
    }
    return nil
  }

  /// Returns the number of bytes of the character at an offset: 1 to 4, and 1 for a byte that does not begin
  /// a well-formed character.
  public func characterLength(at offset: Int) -> Int {
    guard offset >= 0, offset < length else { return 1 }
    let first = bytes[offset]
    let width =
      switch first {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    guard width > 1 else { return 1 }
    guard offset + width <= length else { return 1 }
    for index in (offset + 1)..<(offset + width) where bytes[index] & 0xC0 != 0x80 { return 1 }
    let second = bytes[offset + 1]
    switch first {
    case 0xE0 where second < 0xA0, 0xF0 where second < 0x90, 0xF4 where second > 0x8F: return 1
    // A lone surrogate, which UTF-16 files can contain, is stored as three bytes and counts as one unit.
    default: return width
    }
  }
}
