/// Changes of several documents at once.
public struct WorkspaceEdit: Sendable, Encodable, Hashable {
  /// For clients that know no `documentChanges`.
  public var changes: [String: [LSPTextEdit]]?
  /// For clients that know it: edits with versions, and new files.
  public var documentChanges: [DocumentChange]?
  /// The descriptions that edits refer to by `annotationId`, for clients that support them.
  public var changeAnnotations: [String: ChangeAnnotation]?

  public init(changes: [String: [LSPTextEdit]]) {
    self.changes = changes
  }

  public init(documentChanges: [DocumentChange]) {
    self.documentChanges = documentChanges
  }
}

/// A description of some edits, which the client shows before it applies them.
public struct ChangeAnnotation: Sendable, Encodable, Hashable {
  public let label: String
  /// True if the client asks the user before it applies the edits.
  public let needsConfirmation: Bool
  public let description: String?

  public init(label: String, needsConfirmation: Bool, description: String?) {
    self.label = label
    self.needsConfirmation = needsConfirmation
    self.description = description
  }
}

/// `TextDocumentEdit` or `CreateFile`.
public enum DocumentChange: Sendable, Encodable, Hashable {
  case edit(TextDocumentEdit)
  case create(CreateFile)

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .edit(let edit): try edit.encode(to: encoder)
    case .create(let create): try create.encode(to: encoder)
    }
  }
}

/// The edits of one document.
public struct TextDocumentEdit: Sendable, Encodable, Hashable {
  /// `OptionalVersionedTextDocumentIdentifier`.
  public struct Document: Sendable, Encodable, Hashable {
    public let uri: String
    /// Null for a document that is not open.
    public let version: Int?

    private enum Key: String, CodingKey {
      case uri, version
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(uri, forKey: .uri)
      try container.encode(version, forKey: .version)
    }
  }

  public let textDocument: Document
  public let edits: [LSPTextEdit]

  public init(uri: String, version: Int?, edits: [LSPTextEdit]) {
    textDocument = Document(uri: uri, version: version)
    self.edits = edits
  }
}

/// A file to be made before the edits that follow.
public struct CreateFile: Sendable, Encodable, Hashable {
  /// The behavior if the file exists already.
  public struct Options: Sendable, Encodable, Hashable {
    /// True if an existing file is left unchanged.
    public let ignoreIfExists: Bool
  }

  /// The member by which clients tell it from edits.
  public enum Kind: String, Sendable, Encodable {
    case create
  }

  public let kind: Kind
  public let uri: String
  public let options: Options?

  public init(uri: String) {
    kind = .create
    self.uri = uri
    options = Options(ignoreIfExists: true)
  }
}
