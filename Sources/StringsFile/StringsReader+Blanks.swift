import OldStylePropertyList
import SourceText

/// White space, comments and skipped text between the entries.
extension StringsReader {
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0B || byte == 0x0C
  }

  func isLineEnd(_ byte: UInt8) -> Bool {
    byte == 0x0A || byte == 0x0D
  }

  func hasLineEnd(from start: Int, to end: Int) -> Bool {
    start < end && bytes[start..<end].contains(where: isLineEnd)
  }

  func endOfLine(from offset: Int) -> Int {
    max(offset, source.endOfLine(source.lines.line(at: offset)))
  }

  mutating func skipLine() {
    at = endOfLine(from: at)
  }

  mutating func skipBlanks() {
    while at < bytes.count {
      if Self.isBlank(bytes[at]) || isLineEnd(bytes[at]) {
        at += 1
      } else if isUnicodeLineEnd(at: at) {
        at += 3
      } else {
        return
      }
    }
  }

  /// Returns true at U+2028 and U+2029, which Apple's reader takes for line ends.
  func isUnicodeLineEnd(at offset: Int) -> Bool {
    byte(at: offset) == 0xE2 && byte(at: offset + 1) == 0x80
      && (byte(at: offset + 2) == 0xA8 || byte(at: offset + 2) == 0xA9)
  }

  mutating func skipBlanksAndComments() {
    while true {
      skipBlanks()
      guard byte(at: at) == UInt8(ascii: "/") else { return }
      let start = at
      switch byte(at: at + 1) {
      case UInt8(ascii: "/"):
        while at < bytes.count, !isLineEnd(bytes[at]), !isUnicodeLineEnd(at: at) { at += 1 }
      case UInt8(ascii: "*"): skipBlockComment()
      default: return
      }
      let range = ByteRange(start: start, end: at)
      comment = range
      // After an error a comment can be passed twice.
      if (comments.last?.end ?? 0) <= start { comments.append(range) }
    }
  }

  private mutating func skipBlockComment() {
    let start = at
    at += 2
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "*"), byte(at: at + 1) == UInt8(ascii: "/") {
        at += 2
        return
      }
      at += 1
    }
    report(.unterminatedComment, ByteRange(start: start, end: start + 2))
  }

  /// Skips a dictionary, an array or data instead of a value. Returns false if there is none.
  mutating func skipNestedValue() -> Bool {
    if byte(at: at) == UInt8(ascii: "<") { return skipData() }
    guard byte(at: at) == UInt8(ascii: "{") || byte(at: at) == UInt8(ascii: "(") else {
      return false
    }
    var depth = 0
    repeat {
      switch byte(at: at) {
      case UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipQuoted()
      default: while Self.isWordByte(byte(at: at + 1)) { at += 1 }
      }
      at = min(at + 1, bytes.count)
      if depth > 0 { skipBlanksAndComments() }
    } while depth > 0 && at < bytes.count
    return true
  }

  /// Skips to the closing quote.
  private mutating func skipQuoted() {
    let quote = byte(at: at)
    at += 1
    while at < bytes.count, bytes[at] != quote {
      at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
    }
  }

  /// Skips data, which is pairs of digits: `<0fbd77 1c2735ae>`. Returns false if there is none.
  private mutating func skipData() -> Bool {
    var end = at + 1
    var digits = 0
    while true {
      if OldStyleString.hexDigit(byte(at: end)) != nil {
        digits += 1
      } else if !Self.isBlank(byte(at: end)), !isLineEnd(byte(at: end)) {
        break
      }
      end += 1
    }
    guard byte(at: end) == UInt8(ascii: ">"), digits.isMultiple(of: 2) else { return false }
    at = end + 1
    return true
  }

  // MARK: Merge conflicts

  /// Reads a conflict marker; the first side of a conflict is read and the other is skipped.
  mutating func readConflictMarker() -> Bool {
    guard let (line, next) = conflicts.read(at: at, in: bytes) else { return false }
    report(.conflictMarker, line)
    at = next
    return true
  }

  // MARK: Encoding

  /// Reports the first byte that is not UTF-8; one is enough to show that the encoding is another.
  mutating func findInvalidUTF8() {
    if let byte = source.firstInvalidUTF8 { report(.invalidUTF8, byte) }
  }
}
