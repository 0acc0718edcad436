/// `textDocument/diagnostic`: the diagnostics of a document. Result:
/// `DocumentDiagnosticReport`. Capability: `diagnosticProvider`.
public struct DocumentDiagnosticParams: Sendable, Decodable {
  public let textDocument: TextDocumentIdentifier
  /// The identifier of the last report that the client has.
  public let previousResultId: String?
}

/// All diagnostics of a document, or that nothing has changed.
public struct DocumentDiagnosticReport: Sendable, Encodable {
  /// The identifier of this report, which the client sends with its next request.
  public let resultId: String?
  /// Nil when nothing has changed since the result that the client has.
  public let items: [Diagnostic]?

  public init(resultId: String?, items: [Diagnostic]?) {
    self.resultId = resultId
    self.items = items
  }

  private enum Key: String, CodingKey {
    case kind, resultId, items
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(items == nil ? "unchanged" : "full", forKey: .kind)
    try container.encodeIfPresent(resultId, forKey: .resultId)
    try container.encodeIfPresent(items, forKey: .items)
  }
}

/// `workspace/diagnostic`: the diagnostics of all files. Result:
/// `WorkspaceDiagnosticReport`, in parts if the client gives a token.
public struct WorkspaceDiagnosticParams: Sendable, Decodable {
  /// The identifier of the report that the client has for one file.
  public struct PreviousResultId: Sendable, Decodable {
    public let uri: String
    public let value: String
  }

  public let previousResultIds: [PreviousResultId]
  /// The token for parts of the answer; the answer comes as a whole if nil.
  public let partialResultToken: RequestID?
}

/// The answer to `workspace/diagnostic`, or a part of it.
public struct WorkspaceDiagnosticReport: Sendable, Encodable {
  /// A report of one file without its diagnostics, the member `items`.
  public struct Head: Sendable, Encodable {
    private let kind = "full"
    private let resultId: String?
    private let uri: String
    private let version: Int?

    /// - Parameter version: of the open document; null for a file that is not open.
    public init(resultId: String?, uri: String, version: Int?) {
      self.resultId = resultId
      self.uri = uri
      self.version = version
    }

    private enum Key: String, CodingKey {
      case kind, resultId, uri, version
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(kind, forKey: .kind)
      try container.encodeIfPresent(resultId, forKey: .resultId)
      try container.encode(uri, forKey: .uri)
      try container.encode(version, forKey: .version)
    }
  }

  private let items: [Head]

  /// Creates the part of the answer that is sent before it is known that the rest comes later.
  public init(items: [Head]) {
    self.items = items
  }
}
