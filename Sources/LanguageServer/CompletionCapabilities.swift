import LanguageServerProtocol

/// What the client does with proposals.
struct CompletionCapabilities {
  /// How the client brings a proposal into the text.
  enum Acceptance {
    /// As the protocol has it: the range of the edit is replaced.
    case edit
    /// The new text takes the place of what stands before the caret; what stands behind it stays.
    case beforeCaret
    /// Besides, the text is a single line.
    case word
  }

  var snippets = false
  /// Shows a choice of texts for a place to fill in.
  var choices = false
  var insertReplace = false
  /// Takes the range that all proposals replace once for the list.
  var defaultEditRange = false
  /// The modes of indentation of inserted text that the client can be told to use.
  var insertTextModes: Set<Int> = []
  /// The mode it uses by itself.
  var defaultInsertTextMode: Int?
  var kinds = KindSet(nil)
  var acceptance = Acceptance.edit
  /// What the client runs to ask for proposals; nil where it is not known to have such a command.
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

  /// Snippets can hold choices, yet Emacs shows the notation itself, and Neovim puts nothing where
  /// the first text should be.
  private static func showsChoices(_ clientName: String?, _ item: JSONValue?) -> Bool {
    guard let name = clientName?.lowercased() else {
      // Eglot up to version 1.14 does not say its name.
      return item?["deprecatedSupport"] != true || item?["documentationFormat"] != nil
    }
    return !["neovim", "eglot", "emacs"].contains { name.contains($0) }
  }

  /// Returns true if indentation is left to the client, which adds that of the line to every further line.
  ///
  /// A client that does not tell what it does with lines expands snippets that way, and leaves plain
  /// text as it is.
  func addsIndentation(isSnippet: Bool) -> Bool {
    guard !insertTextModes.contains(1) else { return false }
    return defaultInsertTextMode == 2
      || (isSnippet && defaultInsertTextMode == nil && insertTextModes.isEmpty)
  }

  /// Commands are the client's own: those of VS Code and of what is built from it, and what a client
  /// says it has in the way that other servers have made usual.
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
  /// Those of the first version of the protocol, which a client that names none knows.
  private static let initial = Set(1...18)

  private let known: Set<Int>

  init(_ valueSet: JSONValue?) {
    known = valueSet?.array.map { Set($0.compactMap(\.integer)) } ?? Self.initial
  }

  /// The first of some kinds that the client knows; nil where it knows none.
  func first(of kinds: [Int]) -> Int? { kinds.first(where: known.contains) }
}
