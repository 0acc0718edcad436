import SourceText

/// A place where a text departs from the syntax of XML property lists. The reader has gone on
/// after it.
public struct SyntaxIssue: Sendable, Hashable {
  /// What is wrong at the place.
  public enum Problem: Sendable, Hashable {
    // XML
    case unclosedElement(name: String)
    case mismatchedEndTag(expected: String, found: String)
    case strayEndTag(name: String)
    case unfinishedTag
    /// Something beside the name in a tag.
    case junkInTag
    case strayLessThan
    case strayAmpersand
    case unknownEntity(name: String)
    case invalidCharacterReference
    case unterminatedComment
    case unterminatedCDATA
    case unterminatedDeclaration
    case invalidUTF8
    /// `<!…` that is neither a comment nor CDATA nor a DOCTYPE.
    case unknownDeclaration
    /// The `[…]` of a DOCTYPE.
    case internalSubset
    /// A DOCTYPE behind the beginning of the first element.
    case misplacedDoctype
    // Property lists
    case unknownElement(name: String, suggestion: String?)
    case unexpectedText
    case markupInText
    case tooDeep
    // Version control
    case conflictMarker
  }

  public let problem: Problem
  /// What is wrong.
  public internal(set) var range: ByteRange
  /// Where the reader noticed it, for an element that is not closed; else nil.
  public internal(set) var noticedAt: ByteRange?

  init(_ problem: Problem, _ range: ByteRange, noticedAt: ByteRange? = nil) {
    self.problem = problem
    self.range = range
    self.noticedAt = noticedAt
  }
}
