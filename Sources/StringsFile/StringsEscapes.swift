/// Texts as strings files spell them. `OldStyleString` reads them back.
public enum StringsEscapes {
  /// A text as it stands between quotes.
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

  /// A line that gives a key its translation.
  public static func entry(key: String, value: String) -> String {
    "\"\(encode(key))\" = \"\(encode(value))\";"
  }
}
