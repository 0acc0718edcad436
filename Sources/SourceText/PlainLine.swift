/// Conversions of texts from files for messages.
public enum PlainLine {
  /// Returns a text on one line and without control characters, which terminals would obey and which break
  /// reports of one line for each finding. A longer text is cut off and ends with “…”.
  ///
  /// - Parameter maximumLength: in Unicode scalars.
  public static func text(_ text: String, maximumLength: Int) -> String {
    // Most texts are short and have no control characters.
    if text.utf8.count <= maximumLength, isPlain(text) { return text }
    var line = String.UnicodeScalarView()
    var length = 0
    for scalar in text.unicodeScalars {
      guard length < maximumLength else { return String(line) + "…" }
      length += 1
      line.append(isControl(scalar) ? " " : scalar)
    }
    return String(line)
  }

  /// Returns a text of several lines without control characters other than line ends and tabs.
  public static func lines(_ text: String) -> String {
    if isPlain(text) { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map {
          isControl($0) && !"\n\r\t".unicodeScalars.contains($0) ? " " : $0
        }))
  }

  /// Returns a string on one line in which each control character is spelled out, as in `\u{1B}`, so that a
  /// terminal shows it and does not obey it.
  public static func visible(_ text: String) -> String { visible(text) { _ in false } }

  /// Returns a text with its control characters spelled out, except for line ends and tabs.
  public static func visibleLines(_ text: String) -> String {
    visible(text) { $0 == "\n" || $0 == "\t" }
  }

  /// - Parameter isKept: true for control characters that are not replaced.
  private static func visible(
    _ text: String, keeping isKept: (Unicode.Scalar) -> Bool
  ) -> String {
    if isPlain(text) { return text }
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isControl(scalar), !isKept(scalar) {
        line.append(
          contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      } else {
        line.append(scalar)
      }
    }
    return String(line)
  }

  /// Returns true if a text has no control characters, which is checked on its bytes.
  private static func isPlain(_ text: String) -> Bool {
    var last: UInt8 = 0
    var beforeLast: UInt8 = 0
    for byte in text.utf8 {
      if byte < 0x20 || byte == 0x7F || last == 0xC2 && byte < 0xA0 { return false }
      // The separators and the direction marks.
      if beforeLast == 0xE2,
        last == 0x80 && (0xA8...0xAE).contains(byte) || last == 0x81 && byte >= 0xA6
      {
        return false
      }
      (beforeLast, last) = (last, byte)
    }
    return true
  }

  /// Returns true for control characters, line and paragraph separators, and direction marks.
  public static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
