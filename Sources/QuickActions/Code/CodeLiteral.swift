/// Texts as literals, so that every character arrives as it is.
enum CodeLiteral {
  static func swift(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if isInvisible(scalar) {
          result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  static func objectiveC(_ text: String) -> String {
    var result = "@\""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      // Two question marks can begin a trigraph.
      case "?" where previous == "?": result += "\\?"
      default:
        if isInvisible(scalar) {
          // Octal digits end by themselves, so nothing behind them can be taken for one.
          for byte in String(scalar).utf8 {
            let digits = String(byte, radix: 8)
            result += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
          }
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
      previous = scalar
    }
    return result + "\""
  }

  /// Control characters, separators of lines, and marks that turn the direction of text, which would
  /// make code look other than it is.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
