/// `textDocument/codeLens` asks for lines to show above places. Parameters: `TextDocumentParams`.
/// Capability: `codeLensProvider`. Result: a list of `CodeLens`, or null.
public struct CodeLens: Sendable, Codable, Hashable {
  /// The title, and the command that runs when the user selects it.
  public struct Command: Sendable, Codable, Hashable {
    public let title: String
    /// One of those that the server names in `executeCommandProvider`; empty for a lens that cannot be chosen.
    public let command: String
    public let arguments: [String]

    public init(title: String, command: String, arguments: [String]) {
      self.title = title
      self.command = command
      self.arguments = arguments
    }
  }

  public let range: LSPRange
  /// Nil where the client has to ask for it.
  public var command: Command?
  /// Data of the server for resolving the command.
  public let data: JSONValue?

  public init(range: LSPRange, command: Command?, data: JSONValue? = nil) {
    self.range = range
    self.command = command
    self.data = data
  }
}
