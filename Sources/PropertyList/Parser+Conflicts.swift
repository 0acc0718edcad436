import SourceText

/// Merge conflicts that version control left in a file.
///
/// The first side is read as if the conflict were resolved that way; the other is left out, so that one conflict does
/// not make the whole file look wrong.
extension Parser {
  private static let markerLength = 7

  /// Returns true if a line of conflict markers made of one byte begins at an offset.
  private func isMarker(_ byte: UInt8, at offset: Int) -> Bool {
    guard offset + Self.markerLength <= bytes.count, isLineStart(offset) else {
      return false
    }
    for index in offset..<(offset + Self.markerLength) where bytes[index] != byte { return false }
    let next = self.byte(at: offset + Self.markerLength)
    return next == 0 || Self.isSpace(next)
  }

  private func endOfLine(from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return end
  }

  private func nextLine(after offset: Int) -> Int {
    var next = endOfLine(from: offset)
    if byte(at: next) == 0x0D { next += 1 }
    if byte(at: next) == 0x0A { next += 1 }
    return next
  }

  /// Reads `<<<<<<<` at the start of a line. Returns false when there is none.
  mutating func readConflict() -> Bool {
    guard isMarker(UInt8(ascii: "<"), at: at) else { return false }
    readMarkerLine()
    return true
  }

  /// Reads `=======`, `|||||||` or `>>>>>>>` at the start of a line, with the side that is left out.
  mutating func readConflictMarker() -> Bool {
    if isMarker(UInt8(ascii: ">"), at: at) {
      readMarkerLine()
      return true
    }
    guard isMarker(UInt8(ascii: "="), at: at) || isMarker(UInt8(ascii: "|"), at: at) else {
      return false
    }
    let start = at
    var line = nextLine(after: at)
    while line < bytes.count {
      if isMarker(UInt8(ascii: ">"), at: line) {
        let end = endOfLine(from: line)
        appendConflict(from: start, to: end, marker: ByteRange(start: line, end: end))
        return true
      }
      line = nextLine(after: line)
    }
    readMarkerLine()
    return true
  }

  private mutating func readMarkerLine() {
    let end = endOfLine(from: at)
    appendConflict(from: at, to: end, marker: ByteRange(start: at, end: end))
  }

  private mutating func appendConflict(from start: Int, to end: Int, marker: ByteRange) {
    metRareSyntax = true
    nodes.append(Node(.conflict, flags: .isClosed, start: start, contentStart: start, end: end))
    let line = ByteRange(start: start, end: endOfLine(from: start))
    report(.conflictMarker, line)
    if marker != line { report(.conflictMarker, marker) }
    at = end
  }
}
