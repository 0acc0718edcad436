/// `textDocument/hover` asks what stands at a place. Parameters: `TextDocumentPositionParams`.
/// Capability: `hoverProvider`. Result: `Hover` or null.
public struct Hover: Sendable, Encodable {
  public let contents: MarkupContent
  public let range: LSPRange

  public init(contents: MarkupContent, range: LSPRange) {
    self.contents = contents
    self.range = range
  }
}
