/// The syntax of numbers, dates and data that Apple's reader of XML property lists accepts.
public enum ScalarSyntax {
  /// Returns true if the text of an element of a kind is well formed.
  public static func isValid(_ text: String, as kind: NodeKind) -> Bool {
    switch kind {
    case .integer: isInteger(text)
    case .real: isReal(text)
    case .date: isDate(text)
    case .data: isBase64(text)
    default: true
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Returns true for white space, a sign, white space, and digits or `0x` and hexadecimal digits, with nothing after
  /// them. The value must fit 64 bits, signed if negative.
  private static func isInteger(_ text: String) -> Bool {
    var rest = text.utf8.drop(while: isSpace)
    var isNegative = false
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      rest = rest.dropFirst().drop(while: isSpace)
    }
    var radix = 10
    if rest.starts(with: [0x30, 0x78]) || rest.starts(with: [0x30, 0x58]) {
      radix = 16
      rest = rest.dropFirst(2)
    }
    guard rest.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let magnitude = UInt64(String(Substring(rest)), radix: radix)
    else { return false }
    return !isNegative || magnitude <= UInt64(Int64.max) + 1
  }

  private static func isReal(_ text: String) -> Bool {
    var rest = Substring(text.utf8.drop(while: isSpace)).lowercased()
    if ["nan", "inf", "+inf", "-inf", "infinity", "+infinity", "-infinity"].contains(rest) {
      return true
    }
    if rest.hasPrefix("+") || rest.hasPrefix("-") { rest.removeFirst() }
    guard let first = rest.utf8.first, first == UInt8(ascii: ".") || isDigit(first) else {
      return false
    }
    return !rest.hasPrefix("0x") && Double(rest) != nil
  }

  /// Returns true for `2026-01-31T23:59:59Z`: a year of any number of digits, the others of two.
  private static func isDate(_ text: String) -> Bool {
    var rest = text.utf8[...]
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let year = rest.prefix(while: isDigit)
    rest = rest.dropFirst(year.count)
    guard !year.isEmpty, rest.count == 16 else { return false }
    return zip(rest, "-00-00T00:00:00Z".utf8).allSatisfy { byte, pattern in
      pattern == UInt8(ascii: "0") ? isDigit(byte) : byte == pattern
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Returns true for Base64 digits with white space anywhere, in groups of four; padding only fills the last group.
  /// Padding after a complete group is unnecessary and harmless.
  private static func isBase64(_ text: String) -> Bool {
    var digits = 0
    var padding = 0
    for byte in text.utf8 where !isSpace(byte) {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
        if padding > 0 { return false }
        digits += 1
      case UInt8(ascii: "="): padding += 1
      default: return false
      }
    }
    if digits.isMultiple(of: 4) { return padding <= 2 }
    return padding <= 2 && (digits + padding).isMultiple(of: 4)
  }
}
