/// `textDocument/references` asks for everything that belongs to what stands at a place. Capability:
/// `referencesProvider`. Result: `[Location]`.
public struct ReferenceParams: Sendable, Decodable {
  /// Options of the request.
  public struct Context: Sendable, Decodable {
    public let includeDeclaration: Bool
  }

  public let textDocument: TextDocumentIdentifier
  public let position: Position
  public let context: Context
}

/// `textDocument/rename` asks for the edits that give something another name. Capability:
/// `renameProvider`. Result: `WorkspaceEdit`.
public struct RenameParams: Sendable, Decodable {
  public let textDocument: TextDocumentIdentifier
  public let position: Position
  public let newName: String
}

/// The result of `textDocument/prepareRename`: the range to rename, and the current name.
public struct PrepareRenameResult: Sendable, Encodable, Hashable {
  public let range: LSPRange
  /// The name that stands in the field.
  public let placeholder: String

  public init(range: LSPRange, placeholder: String) {
    self.range = range
    self.placeholder = placeholder
  }
}
