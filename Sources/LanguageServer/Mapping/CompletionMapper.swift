import Guide
import LanguageServerProtocol
import QuickActions
import SourceText

/// Turns proposals into items that one client understands.
struct CompletionMapper {
  private let client: ClientCapabilities
  private let language: Language
  private var positions: PositionMapper

  init(_ document: OpenDocument, _ client: ClientCapabilities, _ language: Language) {
    self.client = client
    self.language = language
    positions = PositionMapper(document.text, client.positionEncoding)
  }

  mutating func list(_ completions: [Completion]) -> CompletionList {
    // Icon types are compared by two names, and of symbols and images only some are proposed, so the
    // list is made anew while one is typed.
    let isIncomplete = completions.contains { [.iconType, .symbol, .image].contains($0.kind) }
    let shared = sharedRange(of: completions)
    return CompletionList(
      isIncomplete: isIncomplete,
      itemDefaults: shared.map { CompletionList.ItemDefaults(editRange: positions.range($0)) },
      items: completions.map { item($0, hasSharedRange: shared != nil) })
  }

  /// The range that all proposals replace, if the client takes it once for the list.
  private func sharedRange(of completions: [Completion]) -> ByteRange? {
    guard client.defaultEditRange, let first = completions.first?.insertion else { return nil }
    let isShared = completions.allSatisfy { completion in
      completion.insertion.range == first.range
        && (completion.insertion.insertRange == nil || !client.insertReplace)
    }
    return isShared ? first.range : nil
  }

  private mutating func item(_ completion: Completion, hasSharedRange: Bool) -> CompletionItem {
    var item = CompletionItem(label: completion.label)
    item.kind = kind(completion.kind).rawValue
    item.detail = completion.detail[language]
    item.sortText = completion.sortText
    item.filterText = completion.filterText
    item.data = completion.topic.data
    let insertion = completion.insertion
    let usesSnippet = client.snippets && insertion.snippet.hasStops
    if usesSnippet { item.insertTextFormat = 2 }
    let isMultiline = insertion.snippet.parts.contains { $0.text.contains("\n") }
    if isMultiline, client.insertTextModes.contains(1) { item.insertTextMode = 1 }
    let lines =
      isMultiline ? insertion.snippet.mapText { layOut($0, insertion) } : insertion.snippet
    let text = usesSnippet ? lines.snippetText : lines.plainText
    if !hasSharedRange {
      item.textEdit = edit(insertion, text)
    } else if text != completion.label {
      item.textEditText = text
    }
    return item
  }

  private func kind(_ kind: Completion.Kind) -> CompletionItem.Kind {
    switch kind {
    case .key: .property
    case .iconType: .enumMember
    case .image: .file
    case .symbol: .constant
    case .value: .value
    case .snippet: .snippet
    }
  }

  /// The file's line ends; and no indentation that the client will add by itself.
  private func layOut(_ text: String, _ insertion: Insertion) -> String {
    let addsIndentation =
      !client.insertTextModes.contains(1) && client.defaultInsertTextMode == 2
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { index, line in
        index > 0 && addsIndentation && line.hasPrefix(insertion.lineIndentation)
          ? line.dropFirst(insertion.lineIndentation.count) : line
      }
      .joined(separator: insertion.newline)
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

extension DocumentationTopic {
  /// What an item carries, so that its documentation can be found when it is asked for.
  var data: JSONValue {
    switch self {
    case .key(let name): .string("key:" + name)
    case .iconType(let value): .string("icon:" + value)
    case .snippet(let name): .string("snippet:" + name)
    }
  }

  init?(_ data: JSONValue?) {
    guard let text = data?.string, let colon = text.firstIndex(of: ":") else { return nil }
    let name = String(text[text.index(after: colon)...])
    switch text[..<colon] {
    case "key": self = .key(name)
    case "icon": self = .iconType(name)
    case "snippet": self = .snippet(name)
    default: return nil
    }
  }
}
