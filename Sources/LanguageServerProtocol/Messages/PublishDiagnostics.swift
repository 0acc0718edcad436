/// `textDocument/publishDiagnostics`: all diagnostics of a document.
public struct PublishDiagnosticsParams: Sendable, Encodable {
  public let uri: String
  /// The version of the document that was looked at.
  public let version: Int?
  public let diagnostics: [Diagnostic]

  public init(uri: String, version: Int?, diagnostics: [Diagnostic]) {
    self.uri = uri
    self.version = version
    self.diagnostics = diagnostics
  }
}

/// A finding in the document (section *Diagnostic*).
public struct Diagnostic: Sendable, Encodable, Hashable {
  /// The address of an explanation of the code.
  public struct CodeDescription: Sendable, Encodable, Hashable {
    public let href: String

    public init(href: String) {
      self.href = href
    }
  }

  /// Another place that belongs to it.
  public struct RelatedInformation: Sendable, Encodable, Hashable {
    public let location: Location
    public let message: String

    public init(location: Location, message: String) {
      self.location = location
      self.message = message
    }
  }

  public let range: LSPRange
  /// 1 error, 2 warning, 3 information, 4 hint.
  public let severity: Int
  /// The id of the rule.
  public let code: String
  public let codeDescription: CodeDescription?
  public let source: String
  public let message: String
  /// 1 unnecessary, 2 deprecated.
  public let tags: [Int]?
  public let relatedInformation: [RelatedInformation]?

  public init(
    range: LSPRange, severity: Int, code: String, codeDescription: CodeDescription?,
    source: String, message: String, tags: [Int]?, relatedInformation: [RelatedInformation]?
  ) {
    self.range = range
    self.severity = severity
    self.code = code
    self.codeDescription = codeDescription
    self.source = source
    self.message = message
    self.tags = tags
    self.relatedInformation = relatedInformation
  }
}
