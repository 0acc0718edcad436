/// Conversions between scalars and their texts.
public enum YAMLString {
  /// Returns the text of a scalar on one line, given the content between its quotes.
  public static func decode(_ content: String, _ style: YAMLTree.Style) -> String {
    switch style {
    case .plain: return content
    case .singleQuoted: return content.replacing("''", with: "'")
    case .doubleQuoted: break
    }
    guard content.utf8.contains(UInt8(ascii: "\\")) else { return content }
    var text = ""
    var rest = content.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let escaped = rest.popFirst() else {
        text.unicodeScalars.append(scalar)
        continue
      }
      if let digits = digits[escaped] {
        let code = UInt32(String(rest.prefix(digits)), radix: 16)
        rest = rest.dropFirst(digits)
        text.unicodeScalars.append(code.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
      } else {
        text.unicodeScalars.append(named[escaped] ?? escaped)
      }
    }
    return text
  }

  /// The number of digits that follow `x`, `u` and `U`.
  private static let digits: [Unicode.Scalar: Int] = ["x": 2, "u": 4, "U": 8]
  private static let named: [Unicode.Scalar: Unicode.Scalar] = [
    "n": "\n", "t": "\t", "r": "\r", "0": "\0", "a": "\u{7}", "b": "\u{8}", "v": "\u{B}",
    "f": "\u{C}", "e": "\u{1B}", "N": "\u{85}", "_": "\u{A0}", "L": "\u{2028}", "P": "\u{2029}",
  ]

  /// Returns the content between the quotes of a style for a text; for the plain style, with quotes if the
  /// text needs some. Nil for a text that the style cannot express.
  public static func encode(_ text: String, _ style: YAMLTree.Style) -> String? {
    let isOneLine = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    switch style {
    case .singleQuoted: return isOneLine ? text.replacing("'", with: "''") : nil
    case .doubleQuoted:
      var encoded = ""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": encoded += "\\\""
        case "\\": encoded += "\\\\"
        case "\n": encoded += "\\n"
        case "\t": encoded += "\\t"
        case _ where scalar.value < 0x20 || scalar.value == 0x7F:
          let digits = String(scalar.value, radix: 16)
          encoded += "\\x" + (digits.utf8.count < 2 ? "0" : "") + digits
        default: encoded.unicodeScalars.append(scalar)
        }
      }
      return encoded
    case .plain:
      if isPlain(text) { return text }
      return encode(text, .singleQuoted).map { "'" + $0 + "'" }
        ?? encode(text, .doubleQuoted).map { "\"" + $0 + "\"" }
    }
  }

  /// Returns true if a text needs no quotes.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else {
      return false
    }
    return YAMLScalar(plain: text) == .string
      && !"-?:,[]{}#&*!|>'\"%@` ".unicodeScalars.contains(first)
      && last != " " && last != ":" && !text.contains(": ") && !text.contains(" #")
      && text.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && !",[]{}\u{7F}".unicodeScalars.contains($0)
      }
  }
}

/// The type of a scalar without quotes.
public enum YAMLScalar: Sendable, Hashable {
  case string
  case boolean(Bool)
  case integer
  case real
  case null

  /// Creates the type of a scalar from its text by the rules of YAML 1.1: `yes` and `off` are Booleans.
  public init(plain text: String) {
    switch text {
    case "", "~", "null", "Null", "NULL": self = .null
    case "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON": self = .boolean(true)
    case "false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF": self = .boolean(false)
    default: self = Self.number(text) ?? .string
    }
  }

  private static func number(_ text: String) -> YAMLScalar? {
    var digits = Array(text.utf8)
    if let sign = digits.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      digits.removeFirst()
    }
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    guard let first = digits.first, isDigit(first) || first == UInt8(ascii: ".") else { return nil }
    if digits.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: "_") }) { return .integer }
    if digits.starts(with: [0x30, 0x78]) || digits.starts(with: [0x30, 0x6F]) {
      return Int(text.dropFirst(2), radix: digits[1] == 0x78 ? 16 : 8) == nil ? nil : .integer
    }
    let isReal =
      digits.allSatisfy { isDigit($0) || ".eE+-".utf8.contains($0) }
      && digits.contains(where: isDigit)
      && digits.count { $0 == UInt8(ascii: ".") } <= 1
    return isReal && Double(text.hasSuffix(".") ? text + "0" : text) != nil ? .real : nil
  }
}
