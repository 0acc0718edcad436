/// Escapes of texts in strings files. `OldStyleString` reads them.
public enum StringsEscapes {
  /// Returns a text escaped for use between quotes.
  public static func encode(_ text: String) -> String {
    var encoded = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": encoded += "\\\""
      case "\\": encoded += "\\\\"
      case "\n": encoded += "\\n"
      case "\r": encoded += "\\r"
      case "\t": encoded += "\\t"
      default: encoded.unicodeScalars.append(scalar)
      }
    }
    return encoded
  }

  /// Returns the line with the translation of a key.
  public static func entry(key: String, value: String) -> String {
    "\"\(encode(key))\" = \"\(encode(value))\";"
  }
}
