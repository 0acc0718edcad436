import SourceText

/// Escaping of strings for XML documents.
enum XMLText {
  /// Returns a string for the value of an attribute or the content of an element. Characters that XML does not allow
  /// are spelled out; control characters of terminals become references.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      case _ where scalar.value < 0x20: result += PlainLine.visible(String(scalar))
      case _ where PlainLine.isControl(scalar): result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Attributes with a space before each; those without a value are left out.
  static func attributes(_ attributes: [(name: String, value: String?)]) -> String {
    attributes.compactMap { name, value in value.map { " \(name)=\"\(escaped($0))\"" } }.joined()
  }
}
