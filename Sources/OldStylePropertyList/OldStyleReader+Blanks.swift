import SourceText

/// What stands between keys, values and brackets.
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

  /// Where the next thing stands that is no white space and no comment. Reports nothing.
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

  /// Whether a line of conflict markers made of one byte begins at an offset.
  private func isConflictMarker(_ marker: UInt8, at offset: Int) -> Bool {
    guard byte(at: offset) == marker, offset + 7 <= bytes.count,
      offset == 0 || Self.isLineEnd(bytes[offset - 1]),
      bytes[offset..<(offset + 7)].allSatisfy({ $0 == marker })
    else { return false }
    let next = byte(at: offset + 7)
    return next == 0 || Self.isBlank(next)
  }

  /// Reads a marker; of a conflict the first side is read and the other left out.
  private mutating func readConflictMarker() -> Bool {
    let (open, middle) = (UInt8(ascii: "<"), UInt8(ascii: "="))
    let (base, close) = (UInt8(ascii: "|"), UInt8(ascii: ">"))
    guard [open, middle, base, close].contains(bytes[at]), isConflictMarker(bytes[at], at: at)
    else { return false }
    let isSecondSide = bytes[at] == middle || bytes[at] == base
    let end = endOfLine(from: at)
    report(.conflictMarker, at, end)
    at = end
    guard isSecondSide, noConflictEndFrom.map({ at < $0 }) ?? true else { return true }
    let start = at
    while at < bytes.count {
      at += 1
      if isConflictMarker(close, at: at) { return true }
      at = endOfLine(from: at)
    }
    // The other end of the conflict is not there.
    noConflictEndFrom = start
    at = start
    return true
  }

  // MARK: Encoding

  /// Reports the first byte that is not UTF-8; one tells that the encoding is another.
  mutating func findInvalidUTF8() {
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] < 0x80 {
        offset += 1
        continue
      }
      let width = source.characterLength(at: offset)
      if width == 1 {
        report(.invalidUTF8, offset, offset + 1)
        return
      }
      offset += width
    }
  }
}
