/// `textDocument/diagnostic`: what there is to say about a document. Result:
/// `DocumentDiagnosticReport`. Capability: `diagnosticProvider`.
public struct DocumentDiagnosticParams: Sendable, Decodable {
  public let textDocument: TextDocumentIdentifier
  public let previousResultId: String?
}

/// All that there is to say about a document, or that nothing has changed.
public struct DocumentDiagnosticReport: Sendable, Encodable {
  public let resultId: String?
  /// Nil when nothing has changed since the result that the client has.
  public let items: [Diagnostic]?

  public init(resultId: String?, items: [Diagnostic]?) {
    self.resultId = resultId
    self.items = items
  }

  enum Key: String, CodingKey {
    case kind, resultId, items, uri, version
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try encode(into: &container)
  }

  func encode(into container: inout KeyedEncodingContainer<Key>) throws {
    try container.encode(items == nil ? "unchanged" : "full", forKey: .kind)
    try container.encodeIfPresent(resultId, forKey: .resultId)
    try container.encodeIfPresent(items, forKey: .items)
  }
}

/// `workspace/diagnostic`: what there is to say about all files. Result:
/// `WorkspaceDiagnosticReport`, in parts if the client gives a token.
public struct WorkspaceDiagnosticParams: Sendable, Decodable {
  public struct PreviousResultId: Sendable, Decodable {
    public let uri: String
    public let value: String
  }

  public let previousResultIds: [PreviousResultId]
  public let partialResultToken: RequestID?
}

public struct WorkspaceDiagnosticReport: Sendable, Encodable {
  public struct Item: Sendable, Encodable {
    public let uri: String
    /// Of the open document; null for a file that is not open.
    public let version: Int?
    public let report: DocumentDiagnosticReport

    public init(uri: String, version: Int?, report: DocumentDiagnosticReport) {
      self.uri = uri
      self.version = version
      self.report = report
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: DocumentDiagnosticReport.Key.self)
      try report.encode(into: &container)
      try container.encode(uri, forKey: .uri)
      try container.encode(version, forKey: .version)
    }
  }

  public let items: [Item]

  public init(items: [Item]) {
    self.items = items
  }
}
