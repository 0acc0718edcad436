/// The parameters of requests about one whole document.
public struct TextDocumentParams: Sendable, Decodable {
  public let textDocument: TextDocumentIdentifier
}

/// `textDocument/documentSymbol` asks for the outline of a document. Capability:
/// `documentSymbolProvider`. Result: a tree, for clients that can show one, or a list.
public enum DocumentSymbols: Sendable, Encodable {
  case tree([DocumentSymbol])
  case list([SymbolInformation])

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .tree(let symbols): try symbols.encode(to: encoder)
    case .list(let symbols): try symbols.encode(to: encoder)
    }
  }
}

/// `SymbolKind`, as far as it is used.
public enum SymbolKind: Int, Sendable, Codable {
  case method = 6
  case field = 8
  case constant = 14
  case string = 15
  case number = 16
  case boolean = 17
  case array = 18
  case object = 19
  case null = 21
}

/// One symbol and those inside it.
public struct DocumentSymbol: Sendable, Encodable {
  public let name: String
  /// Text that the client shows after the name.
  public let detail: String?
  public let kind: SymbolKind
  public let range: LSPRange
  /// Lies inside `range`.
  public let selectionRange: LSPRange
  public let children: [DocumentSymbol]?

  public init(
    name: String, detail: String?, kind: SymbolKind, range: LSPRange, selectionRange: LSPRange,
    children: [DocumentSymbol]?
  ) {
    self.name = name
    self.detail = detail
    self.kind = kind
    self.range = range
    self.selectionRange = selectionRange
    self.children = children
  }
}

/// One symbol of a list.
public struct SymbolInformation: Sendable, Encodable {
  public let name: String
  public let kind: SymbolKind
  public let location: Location
  /// The name of the symbol around it.
  public let containerName: String?

  public init(name: String, kind: SymbolKind, location: Location, containerName: String?) {
    self.name = name
    self.kind = kind
    self.location = location
    self.containerName = containerName
  }
}
