import LanguageServerProtocol

/// The client's treatment of proposals.
struct CompletionCapabilities {
  /// The way in which the client inserts a proposal.
  enum Acceptance {
    /// As in the protocol: the range of the edit is replaced.
    case edit
    /// The new text replaces the text before the caret; the text after it stays.
    case beforeCaret
    /// The same, with a text on a single line.
    case word
  }

  var snippets = false
  /// The client offers a choice of texts for a placeholder.
  var choices = false
  var insertReplace = false
  /// The client accepts the common range of all proposals once for the list.
  var defaultEditRange = false
  /// The indentation modes for inserted text that the client supports.
  var insertTextModes: Set<Int> = []
  /// The client's default mode.
  var defaultInsertTextMode: Int?
  var kinds = KindSet(nil)
  var acceptance = Acceptance.edit
  /// The client's command that requests proposals; nil if it is not known to have one.
  var suggestCommand: String?

  init() {}

  init(_ capabilities: JSONValue, clientName: String?) {
    let completion = capabilities["textDocument"]?["completion"]
    let item = completion?["completionItem"]
    snippets = item?["snippetSupport"]?.bool ?? false
    insertReplace = item?["insertReplaceSupport"]?.bool ?? false
    let defaults = completion?["completionList"]?["itemDefaults"]?.array ?? []
    defaultEditRange = defaults.contains("editRange")
    insertTextModes = Set(
      item?["insertTextModeSupport"]?["valueSet"]?.array?.compactMap(\.integer) ?? [])
    defaultInsertTextMode = completion?["insertTextMode"]?.integer
    kinds = KindSet(completion?["completionItemKind"]?["valueSet"])
    let isBuiltIn = clientName == "Neovim" && !insertReplace && insertTextModes.isEmpty
    // Neovim's own completion hands the text to `complete()`; snippets it expands at the caret.
    if isBuiltIn { acceptance = snippets ? .beforeCaret : .word }
    choices = snippets && Self.showsChoices(clientName, item)
    suggestCommand = Self.suggestCommand(capabilities, clientName)
  }

  /// Snippets can contain choices, but Emacs shows the notation itself, and Neovim inserts nothing for the first
  /// text.
  private static func showsChoices(_ clientName: String?, _ item: JSONValue?) -> Bool {
    guard let name = clientName?.lowercased() else {
      // Eglot up to version 1.14 does not say its name.
      return item?["deprecatedSupport"] != true || item?["documentationFormat"] != nil
    }
    return !["neovim", "eglot", "emacs"].contains { name.contains($0) }
  }

  /// Returns true if indentation is left to the client, which adds that of the line to every further line.
  ///
  /// A client that does not announce a mode expands snippets in this way, and leaves plain text unchanged.
  func addsIndentation(isSnippet: Bool) -> Bool {
    guard !insertTextModes.contains(1) else { return false }
    return defaultInsertTextMode == 2
      || (isSnippet && defaultInsertTextMode == nil && insertTextModes.isEmpty)
  }

  /// Returns the client's own command: that of VS Code and editors based on it, and one that a client announces in
  /// the way that other servers have established.
  private static func suggestCommand(
    _ capabilities: JSONValue, _ clientName: String?
  ) -> String? {
    let command = "editor.action.triggerSuggest"
    let announced = capabilities["experimental"]?["commands"]?["commands"]?.array ?? []
    let names = ["Visual Studio Code", "Code - OSS", "VSCodium"]
    let isKnown = names.contains { clientName?.hasPrefix($0) ?? false }
    return isKnown || announced.contains(.string(command)) ? command : nil
  }
}

/// The kinds of items or symbols that a client knows.
struct KindSet {
  /// The kinds of the first version of the protocol, for a client that names none.
  private static let initial = Set(1...18)

  private let known: Set<Int>

  init(_ valueSet: JSONValue?) {
    known = valueSet?.array.map { Set($0.compactMap(\.integer)) } ?? Self.initial
  }

  /// Returns the first of some kinds that the client knows; nil if it knows none.
  func first(of kinds: [Int]) -> Int? { kinds.first(where: known.contains) }
}
