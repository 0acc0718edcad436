import PropertyList
import SourceText

/// Characters that nobody sees: they come with text that was copied from a page or a chat.
enum InvisibleText {
  /// Returns true if a character takes no place, or a place that looks like an ordinary blank.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .format, .control, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}

extension SyntaxTree {
  /// The code of the first character of a text of which nothing can be seen; nil for other texts.
  package func invisibleText(_ range: ByteRange) -> String? {
    // A long text is seen.
    guard range.length <= 64 else { return nil }
    let scalars = text(range).unicodeScalars
    guard let first = scalars.first, scalars.allSatisfy(InvisibleText.contains) else { return nil }
    let code = String(first.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - code.utf8.count)) + code
  }
}
