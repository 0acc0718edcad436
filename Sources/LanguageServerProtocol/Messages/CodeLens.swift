/// `textDocument/codeLens` asks for lines to show above places. Parameters: `TextDocumentParams`.
/// Capability: `codeLensProvider`. Result: a list of `CodeLens`, or null.
public struct CodeLens: Sendable, Encodable, Hashable {
  /// What is shown, and what happens when somebody chooses it.
  public struct Command: Sendable, Encodable, Hashable {
    public let title: String
    /// One of those that the server names in `executeCommandProvider`.
    public let command: String
    public let arguments: [String]

    public init(title: String, command: String, arguments: [String]) {
      self.title = title
      self.command = command
      self.arguments = arguments
    }
  }

  public let range: LSPRange
  public let command: Command

  public init(range: LSPRange, command: Command) {
    self.range = range
    self.command = command
  }
}
