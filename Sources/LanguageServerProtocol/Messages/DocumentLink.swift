/// `textDocument/documentLink` asks for the links of a document. Parameters: `TextDocumentParams`.
/// Capability: `documentLinkProvider`. Result: a list of these, or null.
///
/// `documentLink/resolve` gets one without a target back and adds it.
public struct DocumentLink: Sendable, Codable, Hashable {
  public let range: LSPRange
  public var target: String?
  public let tooltip: String?
  /// Data of the server for resolving the target.
  public let data: JSONValue?

  public init(range: LSPRange, target: String?, tooltip: String?, data: JSONValue?) {
    self.range = range
    self.target = target
    self.tooltip = tooltip
    self.data = data
  }
}
