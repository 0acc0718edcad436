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
  /// What the client underlines.
  public let originSelectionRange: LSPRange
  public let targetUri: String
  /// What is shown of the target.
  public let targetRange: LSPRange
  /// Where the caret goes, within `targetRange`.
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
