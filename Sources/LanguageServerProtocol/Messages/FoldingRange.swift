/// `textDocument/foldingRange` asks what can be folded. Parameters: `TextDocumentParams`.
/// Capability: `foldingRangeProvider`. Result: a list of these, or null.
public struct FoldingRange: Sendable, Encodable, Hashable {
  /// The first line, from 0.
  public let startLine: Int
  /// The end of the line if nil.
  public let startCharacter: Int?
  /// The last line, from 0.
  public let endLine: Int
  /// The end of the line if nil.
  public let endCharacter: Int?
  /// `comment` or nil.
  public let kind: String?

  public init(
    startLine: Int, startCharacter: Int? = nil, endLine: Int, endCharacter: Int? = nil,
    kind: String?
  ) {
    self.startLine = startLine
    self.startCharacter = startCharacter
    self.endLine = endLine
    self.endCharacter = endCharacter
    self.kind = kind
  }
}
