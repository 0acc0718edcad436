/// Conversions of texts for SVG and HTML.
public enum Markup {
  /// Returns a text for the content of an element or for an attribute in double quotes. Characters that
  /// neither format can contain are replaced as by `DrawableText`.
  public static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in DrawableText.line(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// The notation of numbers in drawings.
enum Decimal {
  /// Returns a number with at most some digits after the point; 0 for NaN and for numbers beyond any drawing.
  static func text(_ number: Double, digits: Int) -> String {
    let scale = digits == 4 ? 10000.0 : 100.0
    guard number.isFinite, abs(number) < 1e9 else { return "0" }
    let scaled = Int((number * scale).rounded())
    let unit = digits == 4 ? 10000 : 100
    let (whole, part) = (abs(scaled) / unit, abs(scaled) % unit)
    let sign = scaled < 0 ? "-" : ""
    guard part > 0 else { return "\(sign)\(whole)" }
    let text = String(part)
    var fraction =
      String(repeating: "0", count: max(0, (digits == 4 ? 4 : 2) - text.utf8.count)) + text
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return "\(sign)\(whole).\(fraction)"
  }

  /// Returns a number with two digits after the point.
  static func text(_ number: Double) -> String { text(number, digits: 2) }
}

/// The Base64 encoding of bytes, for data URLs.
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let second = index + 1 < bytes.count ? bytes[index + 1] : 0
      let third = index + 2 < bytes.count ? bytes[index + 2] : 0
      let group = Int(bytes[index]) << 16 | Int(second) << 8 | Int(third)
      result.append(letters[group >> 18 & 63])
      result.append(letters[group >> 12 & 63])
      result.append(index + 1 < bytes.count ? letters[group >> 6 & 63] : UInt8(ascii: "="))
      result.append(index + 2 < bytes.count ? letters[group & 63] : UInt8(ascii: "="))
      index += 3
    }
    return String(decoding: result, as: UTF8.self)
  }
}
