import DocumentationLookup
import EditorFeatures
import Guide
import LanguageServerProtocol
import SourceText

/// Converts proposals for one client.
struct CompletionMapper {
  private let client: CompletionCapabilities
  private let language: Language
  private let text: SourceText
  private let caret: Int
  private var positions: PositionMapper

  init(
    _ document: OpenDocument, _ client: ClientCapabilities, _ language: Language, caret: Int
  ) {
    self.client = client.completion
    self.language = language
    text = document.text
    self.caret = caret
    positions = PositionMapper(document.text, client.positionEncoding)
  }

  /// Returns a list that is requested again for every letter, because matching is done here.
  mutating func list(_ completions: [Completion]) -> CompletionList {
    let fitting = completions.compactMap { completion in
      insertion(of: completion).map { (completion, $0) }
    }
    let shared = sharedRange(of: fitting.map(\.1))
    return CompletionList(
      isIncomplete: !completions.isEmpty,
      itemDefaults: shared.map { CompletionList.ItemDefaults(editRange: positions.range($0)) },
      items: fitting.map { item($0, $1, hasSharedRange: shared != nil) })
  }

  /// Returns the insertion of a proposal for this client; nil if the document would be wrong.
  private func insertion(of completion: Completion) -> Insertion? {
    let insertion = completion.insertion
    switch client.acceptance {
    case .edit: return insertion
    case .beforeCaret: return insertion.keepingRest(behind: caret, in: text)
    case .word:
      // The text of a title is inserted as it is.
      guard completion.label == Label.text(completion.label), insertion.keyChange == nil else {
        return nil
      }
      return insertion.keepingRest(behind: caret, in: text)?.onOneLine()
    }
  }

  /// Returns the range that all proposals replace, if the client accepts it once for the list.
  private func sharedRange(of insertions: [Insertion]) -> ByteRange? {
    guard client.defaultEditRange, let first = insertions.first else { return nil }
    let isShared = insertions.allSatisfy { insertion in
      insertion.range == first.range && (insertion.insertRange == nil || !client.insertReplace)
    }
    return isShared ? first.range : nil
  }

  private mutating func item(
    _ completion: Completion, _ insertion: Insertion, hasSharedRange: Bool
  ) -> CompletionItem {
    var item = CompletionItem(label: Label.text(completion.label))
    item.kind = client.kinds.first(of: kinds(completion.kind).map(\.rawValue))
    item.detail = Label.text(completion.detail[language])
    item.sortText = completion.sortText
    // A client that inserts words compares with the text, and only without a filter text does it begin where the edit
    // begins.
    item.filterText = client.acceptance == .word ? nil : completion.filterText
    item.data = completion.topic?.data
    let isMultiline = insertion.snippet.parts.contains { $0.text.contains("\n") }
    let usesSnippet = client.snippets && (insertion.snippet.hasStops || isMultiline)
    if usesSnippet { item.insertTextFormat = 2 }
    if isMultiline, client.insertTextModes.contains(1) { item.insertTextMode = 1 }
    let text = acceptable(newText(of: insertion, isSnippet: usesSnippet), isSnippet: usesSnippet)
    if !hasSharedRange {
      item.textEdit = edit(insertion, text)
      item.insertText = insertText(insertion, for: item.label, isSnippet: usesSnippet)
    } else if text != item.label {
      item.textEditText = text
    }
    let edits = [insertion.indentation, insertion.keyChange].compactMap(\.self)
    if !edits.isEmpty, client.acceptance != .word {
      item.additionalTextEdits = edits.map {
        LSPTextEdit(range: positions.range($0.range), newText: $0.replacement)
      }
    }
    if completion.leadsToProposals, usesSnippet, let command = client.suggestCommand {
      item.command = LSPCommand(title: LocalizedText.suggest[language], command: command)
    }
    return item
  }

  /// Returns a text in a form that the client accepts. Neovim's own completion cuts plain text at its first space,
  /// and a YAML key needs a space after its colon, so the colon is left to the user.
  private func acceptable(_ text: String, isSnippet: Bool) -> String {
    guard client.acceptance == .beforeCaret, !isSnippet, text.hasSuffix(": ") else { return text }
    return String(text.dropLast(2))
  }

  private func newText(of insertion: Insertion, isSnippet: Bool) -> String {
    let snippet = insertion.snippet.mapText {
      $0.contains("\n") ? layOut($0, insertion, isSnippet: isSnippet) : $0
    }
    return isSnippet ? snippet.snippetText(choices: client.choices) : snippet.plainText
  }

  /// Returns the text for a client that ignores `textEdit` and replaces the word before the caret.
  ///
  /// - Returns: nil if it equals the label, if there is no such text, and for clients known to use edits.
  private func insertText(
    _ insertion: Insertion, for label: String, isSnippet: Bool
  ) -> String? {
    guard client.acceptance == .edit, !client.insertReplace,
      let kept = insertion.keepingRest(behind: caret, in: text)
    else { return nil }
    let wordStart = caret - text.bytes.prefix(caret).reversed().prefix(while: Self.isWordByte).count
    var inserted = newText(of: kept, isSnippet: isSnippet)
    if kept.range.start < wordStart {
      // Such a client keeps the text before the word, so a leading line break is left out.
      let before = text[ByteRange(start: kept.range.start, end: wordStart)]
      let tag = inserted.utf8.drop {
        $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: " ")
      }
      guard tag.starts(with: before.utf8) else { return nil }
      inserted = String(decoding: tag.dropFirst(before.utf8.count), as: UTF8.self)
    } else {
      inserted = text[ByteRange(start: wordStart, end: kept.range.start)] + inserted
    }
    return inserted == label ? nil : inserted
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Returns the kind, followed by similar ones that more clients know.
  private func kinds(_ kind: Completion.Kind) -> [CompletionItem.Kind] {
    switch kind {
    case .key: [.property, .value, .text]
    case .iconType: [.enumMember, .value, .text]
    case .image: [.file, .value, .text]
    case .symbol: [.constant, .value, .text]
    case .value: [.value, .text]
    case .method: [.method, .value, .text]
    case .snippet: [.snippet, .value, .text]
    }
  }

  /// Returns the text with the file's line ends, and without indentation that the client will add.
  private func layOut(_ text: String, _ insertion: Insertion, isSnippet: Bool) -> String {
    let addsIndentation = client.addsIndentation(isSnippet: isSnippet)
    // Clients insert the line ends of the file when they expand a snippet, and some take other line ends for
    // characters; Neovim always does.
    let newline = isSnippet || client.acceptance == .beforeCaret ? "\n" : insertion.newline
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { index, line in
        index > 0 && addsIndentation && line.hasPrefix(insertion.lineIndentation)
          ? line.dropFirst(insertion.lineIndentation.count) : line
      }
      .joined(separator: newline)
  }

  private mutating func edit(_ insertion: Insertion, _ text: String) -> CompletionItem.Edit {
    let range = positions.range(insertion.range)
    if client.insertReplace, let insertRange = insertion.insertRange {
      return CompletionItem.Edit(
        insert: positions.range(insertRange), replace: range, newText: text)
    }
    return CompletionItem.Edit(range: range, newText: text)
  }
}

extension LocalizedText {
  fileprivate static let suggest = LocalizedText(en: "Show proposals", zhHans: "显示建议")
}

extension DocumentationTopic {
  /// The data of an item, by which its documentation is found later.
  var data: JSONValue {
    switch self {
    case .key(let name): .string("key:" + name)
    case .iconType(let value): .string("icon:" + value)
    case .symbol(let id): .string("symbol:" + id)
    case .snippet(let name): .string("snippet:" + name)
    }
  }

  init?(_ data: JSONValue?) {
    guard let text = data?.string, let colon = text.firstIndex(of: ":") else { return nil }
    let name = String(text[text.index(after: colon)...])
    switch text[..<colon] {
    case "key": self = .key(name)
    case "icon": self = .iconType(name)
    case "symbol": self = .symbol(name)
    case "snippet": self = .snippet(name)
    default: return nil
    }
  }
}
