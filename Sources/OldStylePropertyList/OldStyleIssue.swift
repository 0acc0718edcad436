import SourceText

/// A departure from the syntax of old-style property lists. The reader has continued after it.
public struct OldStyleIssue: Sendable, Hashable {
  /// The kind of a syntax error.
  public enum Problem: Sendable, Hashable, CaseIterable {
    /// A quote is opened and not closed. The range goes from the quote to where the text was
    /// probably meant to end.
    case unterminatedString
    /// A comment that never ends. What follows counts as part of it, as Apple's reader has it.
    case unterminatedComment
    /// The range is the last character of the value.
    case missingSemicolon
    /// The range is the last character of the value.
    case missingComma
    /// The range is the key.
    case missingEquals
    /// The range is the key.
    case missingValue
    /// A value in a dictionary that has no key. The range is its first character.
    case missingKey
    /// A semicolon, a comma or an equals sign where none belongs.
    case strayCharacter
    /// A text without quotes that has characters of which a bare word cannot be made.
    case needsQuotes
    /// A dictionary or an array that is not closed. The range is its opening bracket.
    case unclosed
    /// `}` or `)` that closes nothing.
    case strayBracket
    /// `<…>` that are not pairs of hexadecimal digits.
    case invalidData
    /// Something behind the end of the property list.
    case textBehindEnd
    /// A line that version control left in the file.
    case conflictMarker
    case invalidUTF8
    /// Nested deeper than `OldStyleTree.maximumDepth`; nothing is read from here on.
    case tooDeep
    /// More than `OldStyleTree.maximumCount` values; nothing is read from here on.
    case tooMany
    /// Longer than `OldStyleTree.maximumLength`; nothing is read.
    case tooLong
  }

  public let problem: Problem
  /// The range of the error.
  public let range: ByteRange

  init(_ problem: Problem, _ range: ByteRange) {
    self.problem = problem
    self.range = range
  }

  /// True if Apple's reader rejects the file, or drops text without an error.
  public var isRefused: Bool { problem != .unterminatedComment }
}
