/// `quickActions/documentation`, a request of our own: the documentation of a term, or of what
/// stands at a place. Result: `DocumentationResult` or null.
public struct DocumentationParams: Sendable, Decodable {
  /// A key, an icon type, a rule, the slug of an article, or a symbol in either spelling.
  public let term: String?
  /// The document of `position`; used where `term` is nil.
  public let textDocument: TextDocumentIdentifier?
  public let position: Position?
  /// `en` or `zh-Hans`; the server's language if nil.
  public let language: String?
}

/// One page of documentation.
public struct DocumentationResult: Sendable, Encodable {
  public let title: String
  /// `en` or `zh-Hans`.
  public let language: String
  /// Markdown, or plain text for clients whose hovers are plain.
  public let contents: MarkupContent
  /// The address of the page; nil if it cannot be opened.
  public let uri: String?

  public init(title: String, language: String, contents: MarkupContent, uri: String?) {
    self.title = title
    self.language = language
    self.contents = contents
    self.uri = uri
  }
}

/// `quickActions/search`, a request of our own: the pages that answer a question best, best first.
public struct SearchParams: Sendable, Decodable {
  public let query: String
  /// The most results to return.
  public let limit: Int?
  /// `en` or `zh-Hans`; the server's language if nil.
  public let language: String?
}

/// The answer to a search.
public struct SearchResult: Sendable, Encodable {
  /// A page that was found.
  public struct Item: Sendable, Encodable {
    /// The term for `quickActions/documentation` that leads to this page.
    public let slug: String
    public let language: String
    public let title: String
    /// The sentence in which it was found, without markup.
    public let passage: String
    /// The address of the page; nil if it cannot be opened.
    public let uri: String?

    public init(slug: String, language: String, title: String, passage: String, uri: String?) {
      self.slug = slug
      self.language = language
      self.title = title
      self.passage = passage
      self.uri = uri
    }
  }

  public let results: [Item]

  public init(results: [Item]) {
    self.results = results
  }
}

/// `workspace/textDocumentContent` (LSP 3.18) asks for the text of a document that exists only in
/// the server. Capability: `workspace.textDocumentContent`.
public struct TextDocumentContentParams: Sendable, Decodable {
  public let uri: String
}

/// The text of a document that exists only in the server.
public struct TextDocumentContentResult: Sendable, Encodable {
  public let text: String

  public init(text: String) {
    self.text = text
  }
}

/// `workspace/executeCommand`: something a user has chosen. Capability: `executeCommandProvider`.
public struct ExecuteCommandParams: Sendable, Decodable {
  /// The name of the command.
  public let command: String
  public let arguments: [JSONValue]?
}

/// `window/showDocument` asks the client to open a document.
public struct ShowDocumentParams: Sendable, Encodable {
  public let uri: String
  /// In another program, such as a browser.
  public let external: Bool
  /// True if the document gets the keyboard focus.
  public let takeFocus: Bool
  /// The range to show and to select; nil for the start of the document.
  public let selection: LSPRange?

  public init(uri: String, external: Bool, takeFocus: Bool, selection: LSPRange? = nil) {
    self.uri = uri
    self.external = external
    self.takeFocus = takeFocus
    self.selection = selection
  }
}
