/// `quickActions/trace`, a request of our own: the way of quick actions from the property list to the
/// function that runs. Result: what `quickactions trace --format json` prints, or null while the code is
/// not known.
public struct TraceParams: Sendable, Decodable {
  /// A property list or a source file of the app.
  public let textDocument: TextDocumentIdentifier
  /// A type, or what stands behind its last dot; all types if nil.
  public let type: String?

  public init(textDocument: TextDocumentIdentifier, type: String?) {
    self.textDocument = textDocument
    self.type = type
  }
}
