import SourceText

/// A place where a text departs from the syntax of `.strings` files. The reader has gone on after
/// it.
public struct StringsIssue: Sendable, Hashable {
  /// What is wrong at the place.
  public enum Problem: Sendable, Hashable, CaseIterable {
    /// A quote is opened and not closed. The range goes from the quote to where the text was
    /// probably meant to end.
    case unterminatedString
    /// A quote inside a text in quotes, without a backslash before it.
    case unescapedQuote
    /// A comment that never ends. What follows counts as part of it, as Apple's reader has it.
    case unterminatedComment
    /// The range is the last character of the entry.
    case missingSemicolon
    /// A semicolon behind a semicolon: Apple's reader stops there without a word.
    case straySemicolon
    /// The range is the key.
    case missingEquals
    /// The range is the key.
    case missingValue
    /// A text without quotes that has characters of which a bare word cannot be made.
    case needsQuotes
    /// “These” instead of "these".
    case typographicQuotes
    /// Something that is neither an entry nor a comment.
    case unexpectedText
    /// A line that version control left in the file.
    case conflictMarker
    /// `\u`, which is not `\U`: Apple's reader takes it for the letter u.
    case lowercaseUnicodeEscape
    case invalidUTF8
  }

  public let problem: Problem
  /// What is wrong.
  public let range: ByteRange

  init(_ problem: Problem, _ range: ByteRange) {
    self.problem = problem
    self.range = range
  }

  /// Whether Apple's reader refuses the file, or drops everything from here on.
  public var losesText: Bool {
    switch problem {
    case .unterminatedComment, .lowercaseUnicodeEscape, .invalidUTF8: false
    default: true
    }
  }
}
