/// `textDocument/inlayHint` asks what to show between the text of a range. Capability:
/// `inlayHintProvider`. Result: a list of `InlayHintItem`, or null.
public struct InlayHintParams: Sendable, Decodable {
  public let textDocument: TextDocumentIdentifier
  public let range: LSPRange
}

/// A text that the client shows between the text of the document.
public struct InlayHintItem: Sendable, Encodable, Hashable {
  public let position: Position
  public let label: String
  public let tooltip: String
  /// Keeps the hint apart from the text before it.
  public let paddingLeft: Bool

  public init(position: Position, label: String, tooltip: String, paddingLeft: Bool) {
    self.position = position
    self.label = label
    self.tooltip = tooltip
    self.paddingLeft = paddingLeft
  }
}
