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

  mutating func item(_ completion: Completion) -> CompletionItem {
    var item = CompletionItem(label: completion.label)
    item.kind = kind(completion.kind).rawValue
    item.detail = completion.detail[language]
    item.sortText = completion.sortText
    item.filterText = completion.filterText
    item.data = completion.topic.data
    let insertion = completion.insertion
    let usesSnippet = client.snippets && insertion.snippet.hasStops
    item.insertTextFormat = usesSnippet ? 2 : 1
    let isMultiline = insertion.snippet.plainText.contains("\n")
    if isMultiline, client.insertTextModes.contains(1) { item.insertTextMode = 1 }
    let lines = insertion.snippet.mapText { layOut($0, insertion) }
    item.textEdit = edit(insertion, usesSnippet ? lines.snippetText : lines.plainText)
    return item
  }

  private func kind(_ kind: Completion.Kind) -> CompletionItem.Kind {
    switch kind {
    case .key: .property
    case .iconType: .enumMember
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
    case .key(let name): ["key": .string(name)]
    case .iconType(let value): ["iconType": .string(value)]
    case .snippet(let name): ["snippet": .string(name)]
    }
  }

  init?(_ data: JSONValue?) {
    if let name = data?["key"]?.string {
      self = .key(name)
    } else if let value = data?["iconType"]?.string {
      self = .iconType(value)
    } else if let name = data?["snippet"]?.string {
      self = .snippet(name)
    } else {
      return nil
    }
  }
}
