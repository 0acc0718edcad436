import PropertyList
import SourceText

/// Invisible characters, which are often copied from a page or a chat.
enum InvisibleText {
  /// Returns true if a character takes no space, or looks like an ordinary space.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .format, .control, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}

extension SyntaxTree {
  /// Returns the code of the first character of an invisible text; nil for other texts.
  package func invisibleText(_ range: ByteRange) -> String? {
    // A long text is visible.
    guard range.length <= 64 else { return nil }
    let scalars = text(range).unicodeScalars
    guard let first = scalars.first, scalars.allSatisfy(InvisibleText.contains) else { return nil }
    let code = String(first.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - code.utf8.count)) + code
  }
}
