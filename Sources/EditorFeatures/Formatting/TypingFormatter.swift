import AppFiles
import PropertyList
import SourceText

/// Indents a line while it is typed. It uses the lines around it, so it works on incomplete documents and in files
/// with a layout of their own.
public enum TypingFormatter {
  /// The characters that trigger formatting.
  public static let triggers = [">", "\n"]

  /// - Parameter offset: the position after the typed character.
  public static func edits(
    afterTyping character: String, at offset: Int, in tree: SyntaxTree, style: FormattingStyle
  ) -> [TextEdit] {
    let wanted: (line: Int, indentation: String)? =
      switch character {
      case "\n", "\r\n", "\r": indentationOfNewLine(at: offset, in: tree, style)
      case ">": indentationOfEndTag(endingAt: offset, in: tree)
      default: nil
      }
    guard let wanted else { return [] }
    let start = tree.source.lines.start(ofLine: wanted.line)
    let current = Layout.indentation(ofLineAt: start, in: tree.source)
    let gap = Gap(
      range: ByteRange(start: start, end: start + current.utf8.count), before: nil, after: nil)
    return PropertyListFormatter.edit(gap, to: wanted.indentation, in: tree.source).map { [$0] }
      ?? []
  }

  private static func indentationOfNewLine(
    at offset: Int, in tree: SyntaxTree, _ style: FormattingStyle
  ) -> (line: Int, indentation: String)? {
    let source = tree.source
    let line = source.lines.line(at: offset)
    let start = source.lines.start(ofLine: line)
    let text = start + Layout.indentation(ofLineAt: start, in: source).utf8.count
    guard line > 0, offset <= text, let id = tree.path(to: text).last else { return nil }
    let container = tree[id]
    switch container.kind {
    case .dictionary, .array, .plist: break
    default: return nil
    }
    let own = Layout.indentation(ofLineAt: container.start, in: source)
    if container.isClosed, container.endTag.start == text { return (line, own) }
    let neighbors = tree.children(of: id).filter {
      Layout.isFirstOnLine(tree[$0].start, in: source) && tree[$0].start != text
    }
    // The following element is surely a child only if it is indented deeper: the end tag of the element being typed
    // may still be missing.
    let sibling =
      neighbors.last { tree[$0].end <= start }
      ?? neighbors.first { tree.indentation(of: $0).utf8.count > own.utf8.count }
    if let sibling { return (line, tree.indentation(of: sibling)) }
    return (line, container.kind == .plist ? own : own + style.step)
  }

  /// Returns the indentation that moves the end tag of an element below its start tag.
  private static func indentationOfEndTag(
    endingAt offset: Int, in tree: SyntaxTree
  ) -> (line: Int, indentation: String)? {
    guard let id = tree.path(containing: offset - 1).last, tree[id].kind.isContainer,
      tree[id].endTag.end == offset, let start = tree.startTagName(of: id),
      let end = tree.endTagName(of: id),
      tree.source[start] == tree.source[end],
      Layout.isFirstOnLine(tree[id].endTag.start, in: tree.source),
      Layout.isFirstOnLine(tree[id].start, in: tree.source)
    else { return nil }
    let line = tree.source.lines.line(at: tree[id].endTag.start)
    guard line > tree.source.lines.line(at: tree[id].start) else { return nil }
    return (line, tree.indentation(of: id))
  }
}
