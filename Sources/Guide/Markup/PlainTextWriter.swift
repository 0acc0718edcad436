import SourceText

/// Writes blocks as text without markup, for clients that cannot show Markdown.
public struct PlainTextWriter {
  private let language: Language

  public init(_ language: Language) {
    self.language = language
  }

  /// Returns the blocks as text, with an empty line between two of them.
  public func write(_ blocks: [Block]) -> String {
    blocks.map { write($0) }.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func write(_ block: Block) -> String {
    switch block {
    case .heading(_, _, let inlines), .paragraph(let inlines): inlines.plainText
    case .code(_, let code): indented(code, by: "    ")
    case .list(let isOrdered, let items):
      items.enumerated().map { index, item in
        let marker = isOrdered ? "\(index + 1). " : "- "
        let text = item.map { write($0) }.joined(separator: "\n")
        return marker + indented(text, by: "  ").dropFirst(2)
      }.joined(separator: "\n")
    case .table(let header, let rows):
      ([header] + rows).map { cells in cells.map(\.plainText).joined(separator: "  ") }
        .joined(separator: "\n")
    case .note(let note, let blocks): NoteTitle.of(note)[language] + " " + write(blocks)
    case .diagram(let name): Diagram(rawValue: name)?.description(in: language) ?? ""
    }
  }

  private func indented(_ text: String, by indentation: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { indentation + $0 }
      .joined(separator: "\n")
  }
}
