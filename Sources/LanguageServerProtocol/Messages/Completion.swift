/// `textDocument/completion` asks what could stand at a place. Parameters:
/// `TextDocumentPositionParams`. Capability: `completionProvider`. Result: `CompletionList`.
public struct CompletionList: Sendable, Encodable {
  /// Typing on asks again instead of filtering this list.
  public let isIncomplete: Bool
  /// The values shared by all items, for clients that support it.
  public let itemDefaults: ItemDefaults?
  public let items: [CompletionItem]

  /// The member `itemDefaults`.
  public struct ItemDefaults: Sendable, Encodable {
    /// The range that every `textEditText` replaces.
    public let editRange: LSPRange

    public init(editRange: LSPRange) {
      self.editRange = editRange
    }
  }

  public init(isIncomplete: Bool, itemDefaults: ItemDefaults? = nil, items: [CompletionItem]) {
    self.isIncomplete = isIncomplete
    self.itemDefaults = itemDefaults
    self.items = items
  }
}

/// One proposal. `completionItem/resolve` gets it back and adds the documentation.
public struct CompletionItem: Sendable, Codable {
  /// `CompletionItemKind`, as far as it is used.
  public enum Kind: Int, Sendable, Codable {
    case text = 1
    case method = 2
    case property = 10
    case value = 12
    case snippet = 15
    case file = 17
    case enumMember = 20
    case constant = 21
  }

  /// `TextEdit` or `InsertReplaceEdit`.
  public struct Edit: Sendable, Codable, Hashable {
    /// Set for a `TextEdit`.
    public let range: LSPRange?
    /// The range to replace when the client inserts; it begins where `replace` does.
    public let insert: LSPRange?
    /// The range to replace when the client overwrites.
    public let replace: LSPRange?
    public let newText: String

    public init(range: LSPRange, newText: String) {
      self.range = range
      insert = nil
      replace = nil
      self.newText = newText
    }

    public init(insert: LSPRange, replace: LSPRange, newText: String) {
      range = nil
      self.insert = insert
      self.replace = replace
      self.newText = newText
    }
  }

  public var label: String
  /// `CompletionItemKind`.
  public var kind: Int?
  public var detail: String?
  public var documentation: MarkupContent?
  /// The text by which the client sorts.
  public var sortText: String?
  /// The text that the client compares with the typed text; the label if nil.
  public var filterText: String?
  /// 1: plain text (the default), 2: snippet.
  public var insertTextFormat: Int?
  /// 1: as it is, 2: the client adds the indentation of the line.
  public var insertTextMode: Int?
  public var textEdit: Edit?
  /// The replacement of the word before the caret, for clients that do not read `textEdit`; the label if nil.
  public var insertText: String?
  /// The text for the range of `itemDefaults`; the label if nil.
  public var textEditText: String?
  /// Further edits, outside of the range that `textEdit` replaces.
  public var additionalTextEdits: [LSPTextEdit]?
  /// The command that the client runs after inserting the text.
  public var command: LSPCommand?
  /// Data of the server for resolving the documentation.
  public var data: JSONValue?

  public init(label: String) {
    self.label = label
  }
}

/// Something that is run by its name.
public struct LSPCommand: Sendable, Codable, Hashable {
  public let title: String
  public let command: String

  public init(title: String, command: String) {
    self.title = title
    self.command = command
  }
}
