/// `textDocument/codeAction` asks what can be done at a place. Capability: `codeActionProvider`.
/// Result: a list of `LSPCodeAction`.
public struct CodeActionParams: Sendable, Decodable {
  /// The restrictions of the request beside its range.
  public struct Context: Sendable, Decodable {
    /// The kinds that are wanted, with all below them; nil for all.
    public let only: [String]?
    /// 1: somebody has asked, 2: the client by itself.
    public let triggerKind: Int?
    /// The ranges of the findings that the client asks about.
    public let diagnostics: [LSPRange]

    private enum CodingKeys: CodingKey { case only, triggerKind, diagnostics }

    private struct Known: Decodable { let range: LSPRange }

    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      only = try container.decodeIfPresent([String].self, forKey: .only)
      triggerKind = try container.decodeIfPresent(Int.self, forKey: .triggerKind)
      let known = try? container.decodeIfPresent([Known].self, forKey: .diagnostics)
      diagnostics = (known ?? []).map(\.range)
    }
  }

  public let textDocument: TextDocumentIdentifier
  public let range: LSPRange
  public let context: Context
}

/// One action. `codeAction/resolve` gets it back, with whatever the client has put into it, and adds
/// the edit.
public struct LSPCodeAction: Sendable, Encodable {
  /// The reason why an action is not available now.
  public struct Disabled: Sendable, Encodable, Hashable {
    public let reason: String

    public init(reason: String) {
      self.reason = reason
    }
  }

  public var title: String
  public var kind: String?
  public var diagnostics: [Diagnostic]?
  /// True if `auto fix` applies this action.
  public var isPreferred: Bool?
  public var disabled: Disabled?
  public var edit: WorkspaceEdit?
  /// Data of the server for resolving the action.
  public var data: JSONValue?

  public init(title: String, kind: String) {
    self.title = title
    self.kind = kind
  }
}

/// The result of `codeAction/resolve`: the original action with its edit.
public struct ResolvedCodeAction: Sendable, Encodable {
  private let action: [String: JSONValue]
  private let edit: WorkspaceEdit

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  public init(_ action: JSONValue, edit: WorkspaceEdit) {
    self.action = action.object ?? [:]
    self.edit = edit
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for (name, value) in action where name != "edit" {
      try container.encode(value, forKey: Key(stringValue: name))
    }
    try container.encode(edit, forKey: Key(stringValue: "edit"))
  }
}
