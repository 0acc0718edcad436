/// `textDocument/semanticTokens/full` asks what the words of a document mean. Parameters:
/// `TextDocumentParams`. Capability: `semanticTokensProvider`. Result: this or null.
public struct SemanticTokensData: Sendable, Encodable, Hashable {
  /// Five numbers for each token: lines and columns since the token before, length, type and
  /// modifiers by the legend in the server's capabilities.
  public let data: [Int]

  public init(data: [Int]) {
    self.data = data
  }
}

/// `textDocument/semanticTokens/range` asks the same for a part of the document.
public struct SemanticTokensRangeParams: Sendable, Decodable {
  public let textDocument: TextDocumentIdentifier
  public let range: LSPRange
}
