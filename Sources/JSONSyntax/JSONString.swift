/// The encoding of strings in JSON.
public enum JSONString {
  /// Returns the text of a string that may be unfinished. Invalid escapes are not replaced.
  static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    var rest = bytes
    if rest.first == UInt8(ascii: "\"") { rest = rest.dropFirst() }
    if rest.last == UInt8(ascii: "\"") { rest = rest.dropLast() }
    guard rest.contains(UInt8(ascii: "\\")) else { return String(decoding: rest, as: UTF8.self) }
    var units: [UInt16] = []
    var plain: [UInt8] = []
    func flush() {
      units.append(contentsOf: String(decoding: plain, as: UTF8.self).utf16)
      plain = []
    }
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        plain.append(byte)
        continue
      }
      if escape == UInt8(ascii: "u"), let unit = hexadecimal(rest.prefix(4)) {
        flush()
        units.append(unit)
        rest = rest.dropFirst(4)
      } else {
        plain.append(simpleEscapes[escape] ?? escape)
      }
    }
    flush()
    return String(decoding: units, as: UTF16.self)
  }

  static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt16? {
    guard digits.count == 4, digits.allSatisfy(isHexadecimal) else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  static func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
  }

  static let simpleEscapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F,
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]

  /// Returns true if a text can be an unquoted name in JSON5.
  public static func isName(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return JSON5Syntax.endOfName(bytes[...]) == bytes.count
  }

  /// Returns a text as a string in quotes.
  public static func encode(_ text: String) -> String {
    var encoded = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": encoded += "\\\""
      case "\\": encoded += "\\\\"
      case "\n": encoded += "\\n"
      case "\r": encoded += "\\r"
      case "\t": encoded += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        encoded += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: encoded.unicodeScalars.append(scalar)
      }
    }
    return encoded + "\""
  }
}
