import SourceText

/// Writes blocks for a terminal of a given width, with colors from its own palette.
public struct TerminalWriter {
  private let language: Language
  private let width: Int
  private let hasColors: Bool

  /// - Parameter width: the columns of the terminal. Lines have at most 100 columns, because longer ones are
  ///   hard to read, and at least 40.
  /// - Parameter hasColors: true if escape sequences are written, for bold text and for colors.
  public init(_ language: Language, width: Int = 80, hasColors: Bool = true) {
    self.language = language
    self.hasColors = hasColors
    self.width = min(100, max(40, width))
  }

  private enum Code {
    static let bold = 1
    static let dim = 2
    static let italic = 3
    static let underline = 4
    static let note = 33
    static let code = 36
  }

  private typealias Style = StyledText.Style

  /// Returns the blocks as lines with escape sequences for colors.
  public func write(_ blocks: [Block]) -> String {
    lines(blocks, width).map { hasColors ? $0.rendered : $0.plain }.joined(separator: "\n")
  }

  private func lines(_ blocks: [Block], _ width: Int) -> [StyledText] {
    blocks.map { lines($0, width) }.filter { !$0.isEmpty }.joined(separator: [StyledText()])
      .map { $0 }
  }

  private func lines(_ block: Block, _ width: Int) -> [StyledText] {
    switch block {
    case .heading(let level, _, let inlines):
      let style = Style(codes: level == 1 ? [Code.bold, Code.underline] : [Code.bold])
      let marker = level > 2 ? StyledText("– ", style) : StyledText()
      return (marker + StyledText(inlines.plainText, style)).lines(width: width)
    case .paragraph(let inlines):
      return paragraph(inlines).lines(width: width)
    case .code(let language, let code):
      let name = CodeName.of(language)
      let title = name.isEmpty ? [] : [StyledText("  " + name, Style(codes: [Code.dim]))]
      return title
        + CodeFolding(width: width - 2, language: language).lines(of: code)
        .map { StyledText("  ") + StyledText($0, Style(codes: [Code.code])) }
    case .list(let isOrdered, let items):
      return items.enumerated().flatMap { index, item in
        hanging(StyledText(isOrdered ? "\(index + 1). " : "• "), item, width)
      }
    case .table(let header, let rows):
      return TerminalTable(
        header: header.map { text($0, Style(codes: [Code.bold])) },
        rows: rows.map { $0.map { text($0, Style()) } }, colon: LocalizedText.colon[language]
      ).lines(width: width)
    case .note(let note, let blocks):
      let title = StyledText(
        NoteTitle.of(note)[language], Style(codes: [Code.bold, Code.note]))
      let bar = StyledText("│ ", Style(codes: [Code.note]))
      return title.lines(width: width) + lines(blocks, width - 2).map { bar + $0 }
    case .diagram(let name):
      let description = Diagram(rawValue: name)?.description(in: language) ?? ""
      return description.isEmpty
        ? [] : StyledText(description, Style(codes: [Code.dim])).lines(width: width)
    }
  }

  /// Returns blocks after a marker, with all lines aligned after it.
  private func hanging(_ marker: StyledText, _ blocks: [Block], _ width: Int) -> [StyledText] {
    let indentation = StyledText(String(repeating: " ", count: marker.width))
    return blocks.flatMap { lines($0, width - marker.width) }.enumerated().map { index, line in
      (index == 0 ? marker : indentation) + line
    }
  }

  // MARK: Text

  private func paragraph(_ inlines: [Inline]) -> StyledText {
    guard let slug = pointer(inlines) else { return text(inlines, Style()) }
    return text(inlines, Style()) + StyledText(" (\(slug))", Style(codes: [Code.dim]))
  }

  /// Returns the argument of `docs` for the article to which a short line links, since its title does not
  /// show it.
  private func pointer(_ inlines: [Inline]) -> String? {
    guard inlines.count <= 3, !inlines.contains(where: \.isCode),
      case .link(.article(let slug, _), let label)? = inlines.last, label.plainText != slug
    else { return nil }
    return slug
  }

  private func text(_ inlines: [Inline], _ style: Style) -> StyledText {
    inlines.reduce(StyledText()) { sum, inline in
      switch inline {
      case .text(let text): sum + StyledText(text, style)
      case .code(let code): sum + StyledText(code, style.adding(Code.code))
      case .strong(let inner): sum + text(inner, style.adding(Code.bold))
      case .emphasis(let inner): sum + text(inner, style.adding(Code.italic))
      case .link(_, let inner): sum + text(inner, style.adding(Code.underline))
      }
    }
  }
}

extension Inline {
  fileprivate var isCode: Bool {
    if case .code = self { true } else { false }
  }
}
