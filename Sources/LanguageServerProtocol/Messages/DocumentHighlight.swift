/// `textDocument/documentHighlight` asks for all places that say the same as one. Parameters:
/// `TextDocumentPositionParams`. Capability: `documentHighlightProvider`. Result: a list of these,
/// or null.
public struct DocumentHighlight: Sendable, Encodable, Hashable {
  public let range: LSPRange

  public init(range: LSPRange) {
    self.range = range
  }
}

/// `textDocument/linkedEditingRange` asks which ranges have to be edited together. Parameters:
/// `TextDocumentPositionParams`. Capability: `linkedEditingRangeProvider`. Result: this or null.
public struct LinkedEditingRanges: Sendable, Encodable, Hashable {
  /// They hold the same text.
  public let ranges: [LSPRange]

  public init(ranges: [LSPRange]) {
    self.ranges = ranges
  }
}
