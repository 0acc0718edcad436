import SourceText

/// A key or a string as it is read.
struct OldStyleText {
  let place: OldStylePlace
  var isUnterminated = false
}

/// The known facts about unclosed quotes of one kind.
struct OldStyleUnclosed {
  /// Texts that begin here or later do not end.
  var from = Int.max
  /// Texts that begin before this offset end on their first line or not at all.
  var before = 0
}

/// Keys, strings and data.
extension OldStyleReader {
  enum Role {
    case key
    case value
    case element
  }

  static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  /// Returns true if a byte can be part of a bare word.
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Returns true for bytes that separate values or close a container.
  static func isEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "}"),
      UInt8(ascii: ")"):
      true
    default: false
    }
  }

  /// Reads a key or a string. The reader stands on a byte that is no blank and does not end a
  /// value.
  mutating func readText(_ role: Role) -> OldStyleText {
    guard at < bytes.count else { return OldStyleText(place: OldStylePlace(at, at)) }
    return Self.isQuote(bytes[at]) ? readQuoted(role) : readBare()
  }

  /// Returns true if a text stands at an offset that is followed by `=`.
  func isKey(at offset: Int) -> Bool {
    var end = offset
    if Self.isQuote(byte(at: offset)) {
      let quote = bytes[offset]
      end += 1
      while end < bytes.count, bytes[end] != quote, !Self.isLineEnd(bytes[end]) {
        end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      end += 1
    } else {
      while Self.isWordByte(byte(at: end)) { end += 1 }
    }
    return byte(at: endOfBlanks(from: min(end, bytes.count))) == UInt8(ascii: "=")
  }

  // MARK: In quotes

  private mutating func readQuoted(_ role: Role) -> OldStyleText {
    let (start, quote) = (at, bytes[at])
    let known = unclosed[quote] ?? OldStyleUnclosed()
    let endsOnLine = start >= known.from || start < known.before
    var end = start + 1
    var spansLines = false
    while end < bytes.count, bytes[end] != quote {
      if Self.isLineEnd(bytes[end]) {
        spansLines = true
        if endsOnLine { break }
      }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    if end >= bytes.count || bytes[end] != quote {
      if !endsOnLine { unclosed[quote, default: OldStyleUnclosed()].from = start }
      return readUnterminated(role)
    }
    if spansLines, !canFollow(end + 1, role) {
      unclosed[quote, default: OldStyleUnclosed()].before = end
      return readUnterminated(role)
    }
    at = end + 1
    return OldStyleText(place: OldStylePlace(start, at))
  }

  /// Returns true if the byte after a text is allowed there: `=` after a key, `;` after a value, and the like.
  private func canFollow(_ offset: Int, _ role: Role) -> Bool {
    let next = endOfBlanks(from: offset)
    guard next < bytes.count else { return true }
    return switch bytes[next] {
    case UInt8(ascii: "="): role == .key
    case UInt8(ascii: ";"): role != .element
    case UInt8(ascii: ","), UInt8(ascii: ")"): role == .element
    default: false
    }
  }

  /// A quote that is not closed: the text ends with its line, before what has to follow it.
  private mutating func readUnterminated(_ role: Role) -> OldStyleText {
    let start = at
    var end = endOfLine(from: start)
    let line = bytes[(start + 1)..<end]
    let stop =
      switch role {
      case .key: line.firstIndex(of: UInt8(ascii: "="))
      case .value: line.lastIndex(of: UInt8(ascii: ";"))
      case .element: line.lastIndex(of: UInt8(ascii: ","))
      }
    end = trimmed(from: start + 1, to: stop ?? end)
    at = end
    let place = OldStylePlace(start, end)
    report(.unterminatedString, place.range)
    return OldStyleText(place: place, isUnterminated: true)
  }

  // MARK: Bare

  private mutating func readBare() -> OldStyleText {
    let start = at
    while at < bytes.count, Self.isWordByte(bytes[at]) { at += 1 }
    if at < bytes.count, !Self.isBlank(bytes[at]), !endsBareText(at) {
      at = max(trimmed(from: start, to: endOfBareText(from: at)), start + 1)
      report(.needsQuotes, start, at)
    } else if at == start {
      // A quote or an opening bracket cannot stand here, but every step has to consume something.
      at += 1
      report(.needsQuotes, start, at)
    }
    return OldStyleText(place: OldStylePlace(start, at))
  }

  private func endsBareText(_ offset: Int) -> Bool {
    let byte = bytes[offset]
    return Self.isEnd(byte) || Self.isQuote(byte) || byte == UInt8(ascii: "{")
      || byte == UInt8(ascii: "(") || isUnicodeLineEnd(at: offset)
  }

  func endOfBareText(from start: Int) -> Int {
    var end = start
    while end < bytes.count, !Self.isLineEnd(bytes[end]), !endsBareText(end) { end += 1 }
    return end
  }

  func trimmed(from start: Int, to end: Int) -> Int {
    var end = end
    while end > start, Self.isBlank(bytes[end - 1]) { end -= 1 }
    return end
  }

  func lastCharacter(before end: Int) -> ByteRange {
    var start = max(0, end - 1)
    while start > 0, byte(at: start) & 0xC0 == 0x80 { start -= 1 }
    return ByteRange(start: start, end: end)
  }

  // MARK: Data

  /// `<0fbd77 1c2735ae>`: pairs of digits with blanks between the pairs.
  mutating func readData() -> (place: OldStylePlace, isValid: Bool) {
    let start = at
    at += 1
    while at < bytes.count, bytes[at] != UInt8(ascii: ">") {
      if OldStyleString.hexDigit(bytes[at]) != nil, OldStyleString.hexDigit(byte(at: at + 1)) != nil
      {
        at += 2
      } else if Self.isBlank(bytes[at]), bytes[at] != 0x0B, bytes[at] != 0x0C {
        at += 1
      } else if isUnicodeLineEnd(at: at) {
        at += 3
      } else {
        break
      }
    }
    if byte(at: at) == UInt8(ascii: ">") {
      at += 1
      return (OldStylePlace(start, at), true)
    }
    // It ends with `>` or before what ends a value, on this line.
    while at < bytes.count, !Self.isLineEnd(bytes[at]), !endsBareText(at) {
      at += 1
      if bytes[at - 1] == UInt8(ascii: ">") { break }
    }
    at = max(trimmed(from: start, to: at), start + 1)
    report(.invalidData, start, at)
    return (OldStylePlace(start, at), false)
  }
}
