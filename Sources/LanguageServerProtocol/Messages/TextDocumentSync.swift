/// `textDocument/didOpen`: from now on the client's text is the truth, not the file's.
public struct DidOpenTextDocumentParams: Sendable, Decodable {
  /// `TextDocumentItem`: the document with its text.
  public struct Item: Sendable, Decodable {
    public let uri: String
    public let languageId: String?
    public let version: Int?
    public let text: String
  }

  public let textDocument: Item
}

/// `textDocument/didChange`: the text has changed, in pieces or as a whole.
public struct DidChangeTextDocumentParams: Sendable, Decodable {
  /// `VersionedTextDocumentIdentifier`.
  public struct Identifier: Sendable, Decodable {
    public let uri: String
    public let version: Int?
  }

  /// `TextDocumentContentChangeEvent`.
  public struct Change: Sendable, Decodable {
    /// Nil when `text` is the whole document.
    public let range: LSPRange?
    public let text: String
  }

  public let textDocument: Identifier
  /// In the order in which they were made; each refers to the text that the one before it left.
  public let contentChanges: [Change]
}

/// `textDocument/didSave`
public struct DidSaveTextDocumentParams: Sendable, Decodable {
  public let textDocument: TextDocumentIdentifier
}

/// `textDocument/didClose`: the file's text is the truth again.
public struct DidCloseTextDocumentParams: Sendable, Decodable {
  public let textDocument: TextDocumentIdentifier
}
