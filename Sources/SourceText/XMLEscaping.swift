/// Returns a text escaped for the content of an XML element.
public func escapedForXML(_ text: String) -> String {
  guard text.utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E }) else { return text }
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}
