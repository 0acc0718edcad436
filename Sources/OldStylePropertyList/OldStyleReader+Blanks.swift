import SourceText

/// White space, comments and skipped text between keys, values and brackets.
extension OldStyleReader {
  func byte(at offset: Int) -> UInt8 {
    bytes.indices.contains(offset) ? bytes[offset] : 0
  }

  mutating func report(_ problem: OldStyleIssue.Problem, _ range: ByteRange) {
    guard issues.count < OldStyleTree.maximumIssues else { return }
    issues.append(OldStyleIssue(problem, range))
  }

  mutating func report(_ problem: OldStyleIssue.Problem, _ start: Int, _ end: Int) {
    report(problem, ByteRange(start: start, end: min(end, bytes.count)))
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == 0x0A || byte == 0x0D
  }

  func hasLineEnd(from start: Int, to end: Int) -> Bool {
    start < min(end, bytes.count)
      && bytes[start..<min(end, bytes.count)].contains(where: Self.isLineEnd)
  }

  func endOfLine(from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, !Self.isLineEnd(bytes[end]) { end += 1 }
    return end
  }

  /// U+2028 and U+2029, which Apple's reader takes for line ends.
  func isUnicodeLineEnd(at offset: Int) -> Bool {
    byte(at: offset) == 0xE2 && byte(at: offset + 1) == 0x80
      && (byte(at: offset + 2) == 0xA8 || byte(at: offset + 2) == 0xA9)
  }

  /// Passes over white space, comments and the lines and second sides of merge conflicts.
  mutating func skipBlanks() {
    while at < bytes.count {
      let byte = bytes[at]
      if Self.isBlank(byte) {
        at += 1
      } else if byte == UInt8(ascii: "/"), let end = endOfComment(from: at) {
        if end.isUnterminated { report(.unterminatedComment, at, at + 2) }
        comments.append(OldStylePlace(at, end.offset))
        at = end.offset
      } else if byte == 0xE2, isUnicodeLineEnd(at: at) {
        at += 3
      } else if !readConflictMarker() {
        return
      }
    }
  }

  /// Returns the offset of the next byte after white space and comments. Reports nothing.
  func endOfBlanks(from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      if Self.isBlank(bytes[offset]) {
        offset += 1
      } else if isUnicodeLineEnd(at: offset) {
        offset += 3
      } else if let end = endOfComment(from: offset) {
        offset = end.offset
      } else {
        return offset
      }
    }
    return offset
  }

  private func endOfComment(from start: Int) -> (offset: Int, isUnterminated: Bool)? {
    guard byte(at: start) == UInt8(ascii: "/") else { return nil }
    var end = start + 2
    switch byte(at: start + 1) {
    case UInt8(ascii: "/"):
      while end < bytes.count, !Self.isLineEnd(bytes[end]), !isUnicodeLineEnd(at: end) { end += 1 }
      return (end, false)
    case UInt8(ascii: "*"):
      while end < bytes.count {
        if bytes[end] == UInt8(ascii: "*"), byte(at: end + 1) == UInt8(ascii: "/") {
          return (end + 2, false)
        }
        end += 1
      }
      return (bytes.count, true)
    default: return nil
    }
  }

  // MARK: Merge conflicts

  /// Reads a marker; of a conflict the first side is read and the other left out.
  private mutating func readConflictMarker() -> Bool {
    guard let (line, next) = conflicts.read(at: at, in: bytes) else { return false }
    report(.conflictMarker, line)
    at = next
    return true
  }

  // MARK: Encoding

  /// Reports the first byte that is not UTF-8; one tells that the encoding is another.
  mutating func findInvalidUTF8() {
    if let byte = source.firstInvalidUTF8 { report(.invalidUTF8, byte) }
  }
}
