import SourceText

/// A departure from the syntax of `.strings` files. The reader has continued after it.
public struct StringsIssue: Sendable, Hashable {
  /// The kind of a syntax error.
  public enum Problem: Sendable, Hashable, CaseIterable {
    /// A quote that is opened and not closed. The range goes from the quote to the probable end of the text.
    case unterminatedString
    /// A quote inside a text in quotes, without a backslash before it.
    case unescapedQuote
    /// A comment that never ends. Everything after it counts as part of it, as in Apple's reader.
    case unterminatedComment
    /// The range is the last character of the entry.
    case missingSemicolon
    /// A semicolon after a semicolon: Apple's reader stops there without an error.
    case straySemicolon
    /// The range is the key.
    case missingEquals
    /// The range is the key.
    case missingValue
    /// A text without quotes that contains characters not allowed in a bare word.
    case needsQuotes
    /// “These” instead of "these".
    case typographicQuotes
    /// Something that is neither an entry nor a comment.
    case unexpectedText
    /// A line that version control left in the file.
    case conflictMarker
    /// `\u` instead of `\U`: Apple's reader takes it for the letter u.
    case lowercaseUnicodeEscape
    case invalidUTF8
  }

  public let problem: Problem
  /// The range of the error.
  public let range: ByteRange

  init(_ problem: Problem, _ range: ByteRange) {
    self.problem = problem
    self.range = range
  }

  /// True if Apple's reader rejects the file, or drops everything from here on.
  public var losesText: Bool {
    switch problem {
    case .unterminatedComment, .lowercaseUnicodeEscape, .invalidUTF8: false
    default: true
    }
  }
}
