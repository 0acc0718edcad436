/// The syntax of JSON5 that JSON does not have.
enum JSON5Syntax {
  // MARK: Blanks

  /// Returns the offset after white space and comments; an unterminated comment reaches to the end.
  static func endOfBlanks(_ bytes: ArraySlice<UInt8>) -> Int {
    var at = bytes.startIndex
    while at < bytes.endIndex {
      let length = lengthOfBlank(bytes[at...])
      if length > 0 {
        at += length
      } else if let end = endOfComment(bytes[at...]) {
        at = end
      } else {
        break
      }
    }
    return at
  }

  private static func lengthOfBlank(_ bytes: ArraySlice<UInt8>) -> Int {
    switch bytes.first {
    case 0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D: 1
    // No-break space, line and paragraph separator, byte order mark.
    case 0xC2 where bytes.starts(with: [0xC2, 0xA0]): 2
    case 0xE2 where bytes.starts(with: [0xE2, 0x80, 0xA8]): 3
    case 0xE2 where bytes.starts(with: [0xE2, 0x80, 0xA9]): 3
    case 0xEF where bytes.starts(with: [0xEF, 0xBB, 0xBF]): 3
    default: 0
    }
  }

  private static func endOfComment(_ bytes: ArraySlice<UInt8>) -> Int? {
    var at = bytes.startIndex + 2
    if bytes.starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")]) {
      while at < bytes.endIndex, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
      return at
    }
    guard bytes.starts(with: [UInt8(ascii: "/"), UInt8(ascii: "*")]) else { return nil }
    while at + 1 < bytes.endIndex {
      if bytes[at] == UInt8(ascii: "*"), bytes[at + 1] == UInt8(ascii: "/") { return at + 2 }
      at += 1
    }
    return bytes.endIndex
  }

  // MARK: Names and numbers

  /// Returns the offset after an unquoted name; nil if none begins here.
  static func endOfName(_ bytes: ArraySlice<UInt8>) -> Int? {
    var at = bytes.startIndex
    while at < bytes.endIndex {
      switch bytes[at] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"), UInt8(ascii: "$"):
        at += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9") where at > bytes.startIndex: at += 1
      case 0x80... where lengthOfBlank(bytes[at...]) == 0: at += 1
      default: return at > bytes.startIndex ? at : nil
      }
    }
    return at > bytes.startIndex ? at : nil
  }

  static func beginsNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    switch bytes.first ?? 0 {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x30...0x39: true
    default: isWord("Infinity", bytes) || isWord("NaN", bytes)
    }
  }

  private static func isWord(_ word: String, _ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.starts(with: word.utf8) && endOfName(bytes) == bytes.startIndex + word.utf8.count
  }

  /// Returns the offset after a number; nil for a malformed one.
  static func endOfNumber(_ bytes: ArraySlice<UInt8>) -> Int? {
    var rest = bytes
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    for word in ["Infinity", "NaN"] where isWord(word, rest) {
      return rest.startIndex + word.utf8.count
    }
    if rest.first == 0x30, let mark = rest.dropFirst().first, mark | 0x20 == UInt8(ascii: "x") {
      let digits = rest.dropFirst(2).prefix(while: JSONString.isHexadecimal)
      return digits.isEmpty ? nil : ending(digits.endIndex, rest)
    }
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    let whole = rest.prefix(while: isDigit)
    if whole.count > 1, whole.first == 0x30 { return nil }
    rest = rest[whole.endIndex...]
    var count = whole.count
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: isDigit)
      count += fraction.count
      rest = rest[fraction.endIndex...]
    }
    guard count > 0 else { return nil }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      let exponent = rest.prefix(while: isDigit)
      guard !exponent.isEmpty else { return nil }
      rest = rest[exponent.endIndex...]
    }
    return ending(rest.startIndex, bytes)
  }

  /// Returns the end of a number unless a name follows it directly.
  private static func ending(_ end: Int, _ bytes: ArraySlice<UInt8>) -> Int? {
    endOfName(bytes[end...]) == nil ? end : nil
  }

  // MARK: Strings

  /// Returns the offset after an escape; nil for a malformed one.
  static func endOfEscape(_ bytes: ArraySlice<UInt8>) -> Int? {
    let start = bytes.startIndex
    let digits: Int
    guard bytes.count > 1 else { return nil }
    switch bytes[start + 1] {
    // An escaped non-ASCII character is the character itself.
    case 0x80...: return start + 1
    case UInt8(ascii: "u"): digits = 4
    case UInt8(ascii: "x"): digits = 2
    case 0x31...0x39: return nil
    case 0x0D: return bytes.dropFirst(2).first == 0x0A ? start + 3 : start + 2
    default: return start + 2
    }
    let found = bytes.dropFirst(2).prefix(digits)
    return found.count == digits && found.allSatisfy(JSONString.isHexadecimal)
      ? start + 2 + digits : nil
  }

  /// Returns the text of a string in either kind of quotes, or of an unquoted name.
  static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    var rest = bytes
    if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      rest.removeFirst()
      if rest.last == quote { rest.removeLast() }
    }
    guard rest.contains(UInt8(ascii: "\\")) else { return String(decoding: rest, as: UTF8.self) }
    var units: [UInt16] = []
    while let escape = rest.firstIndex(of: UInt8(ascii: "\\")) {
      units += String(decoding: rest[..<escape], as: UTF8.self).utf16
      let end = endOfEscape(rest[escape...]) ?? rest.index(after: escape)
      units += value(of: rest[escape..<end])
      rest = rest[end...]
    }
    units += String(decoding: rest, as: UTF8.self).utf16
    return String(decoding: units, as: UTF16.self)
  }

  private static func value(of escape: ArraySlice<UInt8>) -> [UInt16] {
    guard let letter = escape.dropFirst().first else { return [] }
    switch letter {
    case 0x0A, 0x0D: return []
    case UInt8(ascii: "u"), UInt8(ascii: "x"):
      let digits = String(decoding: escape.dropFirst(2), as: UTF8.self)
      return UInt16(digits, radix: 16).map { [$0] } ?? []
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "0"): return [0]
    default:
      return [UInt16(JSONString.simpleEscapes[letter] ?? letter)]
    }
  }
}
