import SourceText

/// The lines that version control leaves in a file where two changes meet.
///
/// The first side of a conflict is read as if it were resolved that way, and the other is left out, so
/// that one conflict does not make the whole file look wrong.
package struct ConflictMarkers {
  /// Conflicts that begin here or later are known not to end.
  private var noEndFrom: Int?

  package init() {}

  private static let length = 7

  /// Returns true if a line of markers made of one byte begins at an offset.
  package static func isMarker(_ marker: UInt8, at offset: Int, in bytes: [UInt8]) -> Bool {
    guard bytes.indices.contains(offset), bytes[offset] == marker, offset + length <= bytes.count,
      offset == 0 || isLineEnd(bytes[offset - 1]),
      bytes[offset..<(offset + length)].allSatisfy({ $0 == marker })
    else { return false }
    let next = offset + length < bytes.count ? bytes[offset + length] : 0
    return next == 0 || next == 0x20 || (0x09...0x0D).contains(next)
  }

  /// Reads the line at an offset.
  ///
  /// - Returns: the line, and where reading goes on; nil where it is none of a conflict.
  package mutating func read(
    at offset: Int, in bytes: [UInt8]
  ) -> (line: ByteRange, next: Int)? {
    guard bytes.indices.contains(offset) else { return nil }
    let marker = bytes[offset]
    guard "<=|>".utf8.contains(marker), Self.isMarker(marker, at: offset, in: bytes) else {
      return nil
    }
    let end = Self.endOfLine(from: offset, in: bytes)
    let line = ByteRange(start: offset, end: end)
    let isSecondSide = "=|".utf8.contains(marker)
    guard isSecondSide, noEndFrom.map({ end < $0 }) ?? true else { return (line, end) }
    var next = end
    while next < bytes.count {
      next += 1
      if Self.isMarker(UInt8(ascii: ">"), at: next, in: bytes) { return (line, next) }
      next = Self.endOfLine(from: next, in: bytes)
    }
    noEndFrom = end
    return (line, end)
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func endOfLine(from offset: Int, in bytes: [UInt8]) -> Int {
    var end = offset
    while end < bytes.count, !isLineEnd(bytes[end]) { end += 1 }
    return end
  }
}
