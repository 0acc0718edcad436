/// `textDocument/definition` asks where that is made which stands at a place. Parameters:
/// `TextDocumentPositionParams`. Capability: `definitionProvider`. Result: `[Location]`, or
/// `[LocationLink]` for clients that take it.
public enum DefinitionResult: Sendable, Encodable {
  case locations([Location])
  case links([LocationLink])

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .locations(let locations): try container.encode(locations)
    case .links(let links): try container.encode(links)
    }
  }
}

/// A place to go to, with the text from which it goes there.
public struct LocationLink: Sendable, Encodable, Hashable {
  /// The text that the client underlines, in the document of the request.
  public let originSelectionRange: LSPRange
  public let targetUri: String
  /// The whole definition, which the client may show.
  public let targetRange: LSPRange
  /// The range that the client selects, within `targetRange`.
  public let targetSelectionRange: LSPRange

  public init(
    originSelectionRange: LSPRange, targetUri: String, targetRange: LSPRange,
    targetSelectionRange: LSPRange
  ) {
    self.originSelectionRange = originSelectionRange
    self.targetUri = targetUri
    self.targetRange = targetRange
    self.targetSelectionRange = targetSelectionRange
  }
}
