import SourceText

/// A position where a text violates the syntax of XML property lists. The parser has continued after it.
public struct SyntaxIssue: Sendable, Hashable {
  /// The problem at the position.
  public enum Problem: Sendable, Hashable {
    // XML
    case unclosedElement(name: String)
    case mismatchedEndTag(expected: String, found: String)
    case strayEndTag(name: String)
    case unfinishedTag
    /// Additional text in a tag, next to the name.
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
    /// A DOCTYPE after the beginning of the first element.
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
  /// The range of the problem.
  public internal(set) var range: ByteRange
  /// The range where the parser noticed it, for an unclosed element; else nil.
  public internal(set) var noticedAt: ByteRange?

  init(_ problem: Problem, _ range: ByteRange, noticedAt: ByteRange? = nil) {
    self.problem = problem
    self.range = range
    self.noticedAt = noticedAt
  }
}
