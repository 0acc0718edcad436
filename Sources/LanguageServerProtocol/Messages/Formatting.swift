/// The client's settings for formatting.
public struct FormattingOptions: Sendable, Decodable {
  /// The width of a tab, or of a step of indentation with spaces.
  public let tabSize: Int
  /// True if indentation uses spaces instead of tabs.
  public let insertSpaces: Bool
  /// True if the file must end with a line break.
  public let insertFinalNewline: Bool

  private enum Key: String, CodingKey {
    case tabSize, insertSpaces, insertFinalNewline
  }

  /// Clients send members of their own, and some leave out those that matter.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    tabSize = (try? container.decode(Int.self, forKey: .tabSize)) ?? 4
    insertSpaces = (try? container.decode(Bool.self, forKey: .insertSpaces)) ?? false
    insertFinalNewline = (try? container.decode(Bool.self, forKey: .insertFinalNewline)) ?? false
  }
}

/// `textDocument/formatting` asks how to lay a document out. Capability:
/// `documentFormattingProvider`. Result: a list of `LSPTextEdit`, or null.
public struct DocumentFormattingParams: Sendable, Decodable {
  public let textDocument: TextDocumentIdentifier
  public let options: FormattingOptions
}

/// `textDocument/rangeFormatting` asks the same for some lines. Capability:
/// `documentRangeFormattingProvider`. Result: a list of `LSPTextEdit`, or null.
public struct DocumentRangeFormattingParams: Sendable, Decodable {
  public let textDocument: TextDocumentIdentifier
  public let range: LSPRange
  public let options: FormattingOptions
}

/// `textDocument/onTypeFormatting` asks what to do after a character has been typed. Capability:
/// `documentOnTypeFormattingProvider`. Result: a list of `LSPTextEdit`, or null.
public struct DocumentOnTypeFormattingParams: Sendable, Decodable {
  public let textDocument: TextDocumentIdentifier
  /// Behind the character.
  public let position: Position
  /// The text that has been typed.
  public let ch: String
  public let options: FormattingOptions
}
