/// Conversions of texts for drawings.
public enum DrawableText {
  /// Returns a text on one line, without characters that XML cannot contain and without direction marks.
  ///
  /// Line ends and tabs become spaces. Other control characters are replaced by U+FFFD, so that they are
  /// visible.
  ///
  /// - Parameter maximumLength: in characters; a longer text is cut off.
  public static func line(
    _ text: String, maximumLength: Int = TextMeasure.maximumLength
  ) -> String {
    // A character can have any number of scalars.
    let short = text.unicodeScalars.prefix(4 * maximumLength)
    var line = String.UnicodeScalarView()
    for scalar in short {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: line.append(" ")
      case 0..<0x20, 0x7F..<0xA0: line.append("\u{FFFD}")
      // The marks that embed, override and isolate text of the other direction.
      case 0x202A...0x202E, 0x2066...0x2069: break
      // Noncharacters.
      case 0xFDD0...0xFDEF: line.append("\u{FFFD}")
      case let value where value & 0xFFFE == 0xFFFE: line.append("\u{FFFD}")
      default: line.append(scalar)
      }
    }
    return String(String(line).prefix(maximumLength))
  }
}
