import SourceText

/// Strings that clients show on one line: titles, names, labels.
enum Label {
  /// The longest label, in Unicode scalars.
  static let maximumLength = 1000

  /// Returns a string on one line without control characters. A blank string is spelled out, because clients drop
  /// symbols and labels without a name.
  static func text(_ text: String, maximumLength: Int = Label.maximumLength) -> String {
    let line = PlainLine.text(text, maximumLength: maximumLength)
    let isBlank = !text.isEmpty && line.allSatisfy(\.isWhitespace)
    return isBlank
      ? PlainLine.text(PlainLine.visible(text), maximumLength: maximumLength) : line
  }
}
