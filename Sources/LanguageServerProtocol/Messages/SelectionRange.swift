/// `textDocument/selectionRange` asks what a growing selection at some places takes in. Capability:
/// `selectionRangeProvider`. Result: one `SelectionRange` for each position, or null.
public struct SelectionRangeParams: Sendable, Decodable {
  public let textDocument: TextDocumentIdentifier
  /// The carets. The answer has one element for each.
  public let positions: [Position]
}

/// Ranges from the innermost to the outermost, each the parent of the one before.
public struct SelectionRange: Sendable, Encodable {
  private let ranges: ArraySlice<LSPRange>

  /// - Parameter ranges: the innermost first; not empty.
  public init(_ ranges: [LSPRange]) {
    self.ranges = ranges[...]
  }

  private init(parents: ArraySlice<LSPRange>) {
    ranges = parents
  }

  private enum Key: String, CodingKey {
    case range, parent
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(ranges.first, forKey: .range)
    let parents = ranges.dropFirst()
    if !parents.isEmpty {
      try container.encode(SelectionRange(parents: parents), forKey: .parent)
    }
  }
}
