/// Texts out of files, for messages.
public enum PlainLine {
  /// A text on one line and without control characters, which terminals would obey and which break
  /// reports of one line for each finding; what is longer ends with “…”.
  ///
  /// - Parameter maximumLength: in Unicode scalars.
  public static func text(_ text: String, maximumLength: Int) -> String {
    var line = String.UnicodeScalarView()
    var length = 0
    for scalar in text.unicodeScalars {
      guard length < maximumLength else { return String(line) + "…" }
      length += 1
      line.append(isControl(scalar) ? " " : scalar)
    }
    return String(line)
  }

  /// Control characters, the separators of lines, and the marks that turn the direction of text.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
