/// Texts as literals that preserve every character.
package enum CodeLiteral {
  /// Returns a string literal of Swift.
  package static func swift(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { swift($0) }.joined() + "\""
  }

  /// Returns a literal of Objective-C's `NSString`.
  package static func objectiveC(_ text: String) -> String {
    var result = "@\""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      // Two question marks can begin a trigraph.
      result += scalar == "?" && previous == "?" ? "\\?" : objectiveC(scalar)
      previous = scalar
    }
    return result + "\""
  }

  private static func swift(_ scalar: Unicode.Scalar) -> String {
    if let escape = escapes[scalar] { return escape }
    guard isInvisible(scalar) else { return String(scalar) }
    return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  private static func objectiveC(_ scalar: Unicode.Scalar) -> String {
    if let escape = escapes[scalar] { return escape }
    guard isInvisible(scalar) else { return String(scalar) }
    // Octal escapes end after three digits, so no following character can be taken for one.
    return String(scalar).utf8.map { byte in
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }.joined()
  }

  private static let escapes: [Unicode.Scalar: String] = [
    "\\": "\\\\", "\"": "\\\"", "\n": "\\n", "\r": "\\r", "\t": "\\t",
  ]

  /// Returns true for control characters, line separators, and characters that change the direction of text, which
  /// would make code look different from what it is.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
