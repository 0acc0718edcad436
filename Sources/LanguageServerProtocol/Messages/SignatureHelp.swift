/// `textDocument/signatureHelp` asks for the parameters of the call around a place. Parameters:
/// `TextDocumentPositionParams`. Capability: `signatureHelpProvider`. Result: `SignatureHelp` or null.
public struct SignatureHelp: Sendable, Encodable {
  /// A way to write the call.
  public struct Signature: Sendable, Encodable {
    public let label: String
    public let documentation: MarkupContent?
    /// In the order in which they are written.
    public let parameters: [Parameter]

    public init(label: String, documentation: MarkupContent?, parameters: [Parameter]) {
      self.label = label
      self.documentation = documentation
      self.parameters = parameters
    }
  }

  /// A parameter of a signature.
  public struct Parameter: Sendable, Encodable {
    /// A part of the label of the signature.
    public let label: String

    public init(label: String) { self.label = label }
  }

  public let signatures: [Signature]
  /// The place of the signature that is meant most likely, from 0.
  public let activeSignature: Int
  /// The place of the parameter around the caret, from 0.
  public let activeParameter: Int

  public init(signatures: [Signature], activeSignature: Int, activeParameter: Int) {
    self.signatures = signatures
    self.activeSignature = activeSignature
    self.activeParameter = activeParameter
  }
}
