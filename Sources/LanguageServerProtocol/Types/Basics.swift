/// A zero-based line and column. A number that is larger than LSP allows is taken as the largest:
/// positions are clamped to the document anyway.
public struct Position: Sendable, Codable, Hashable {
  /// From 0.
  public let line: Int
  /// From 0, in the units of the negotiated encoding; UTF-16 where none was negotiated.
  public let character: Int

  public init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  private enum Key: String, CodingKey {
    case line, character
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    line = try Self.natural(.line, in: container)
    character = try Self.natural(.character, in: container)
  }

  private static func natural(_ key: Key, in container: KeyedDecodingContainer<Key>) throws -> Int {
    if let number = try? container.decode(Int.self, forKey: key), number >= 0 {
      return min(number, Int(Int32.max))
    }
    let number = try container.decode(Double.self, forKey: key)
    guard number >= 0, number == number.rounded() else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container, debugDescription: "expected a natural number")
    }
    return Int(min(number, Double(Int32.max)))
  }
}

/// A half-open range of a document.
public struct LSPRange: Sendable, Codable, Hashable {
  public let start: Position
  public let end: Position

  public init(start: Position, end: Position) {
    self.start = start
    self.end = end
  }
}

/// A place in a document.
public struct Location: Sendable, Codable, Hashable {
  public let uri: String
  public let range: LSPRange

  public init(uri: String, range: LSPRange) {
    self.uri = uri
    self.range = range
  }
}

/// `TextEdit`: a range that becomes another text.
public struct LSPTextEdit: Sendable, Codable, Hashable {
  public let range: LSPRange
  public let newText: String
  /// The key of the edit's description in the `changeAnnotations` of its `WorkspaceEdit`.
  public let annotationId: String?

  public init(range: LSPRange, newText: String, annotationId: String? = nil) {
    self.range = range
    self.newText = newText
    self.annotationId = annotationId
  }
}

/// A document by its address.
public struct TextDocumentIdentifier: Sendable, Codable, Hashable {
  public let uri: String

  public init(uri: String) {
    self.uri = uri
  }
}

/// The parameters of requests about one place in one document.
public struct TextDocumentPositionParams: Sendable, Decodable {
  public let textDocument: TextDocumentIdentifier
  public let position: Position

  public init(textDocument: TextDocumentIdentifier, position: Position) {
    self.textDocument = textDocument
    self.position = position
  }
}

/// Text with its form.
public struct MarkupContent: Sendable, Codable, Hashable {
  /// `MarkupKind`.
  public enum Kind: String, Sendable, Codable {
    case plaintext
    case markdown
  }

  public let kind: Kind
  public let value: String

  public init(_ kind: Kind, _ value: String) {
    self.kind = kind
    self.value = value
  }
}
