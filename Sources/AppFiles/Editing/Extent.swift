import Checks
import PropertyList
import SourceText

/// The text that belongs to an element when it is moved or removed.
extension SyntaxTree {
  /// Returns the range of an element, or of a key with its value, including the comments directly above it and one
  /// after it on its last line.
  package func extent(of range: ByteRange, in container: NodeID) -> ByteRange {
    extent(of: range, among: comments(in: container))
  }

  /// Returns the comments directly inside a container.
  package func comments(in container: NodeID) -> [Node] {
    children(of: container).lazy.map { self[$0] }.filter { $0.kind == .comment }
  }

  /// Returns a range including the comments directly above it, and the one after it on its line.
  package func extent(of range: ByteRange, among comments: [Node]) -> ByteRange {
    var start = range.start
    if Layout.isFirstOnLine(start, in: source) {
      for comment in comments.reversed() where comment.end <= start {
        let isDirectlyAbove =
          source.lines.line(at: comment.end) + 1 == source.lines.line(at: start)
          && Layout.isFirstOnLine(comment.start, in: source)
          && Layout.isLastOnLine(comment.end, in: source)
        guard isDirectlyAbove, !isAboutWholeFile(comment) else { break }
        start = comment.start
      }
    }
    var end = range.end
    if let comment = comments.first(where: { $0.start >= end }),
      source[ByteRange(start: end, end: comment.start)].allSatisfy({ $0 == " " || $0 == "\t" }),
      Layout.isLastOnLine(comment.end, in: source)
    {
      end = comment.end
    }
    return ByteRange(start: start, end: end)
  }

  /// Returns true for a comment that suppresses rules in the whole file, which stays at its position.
  private func isAboutWholeFile(_ comment: Node) -> Bool {
    let text = text(comment.content).trimmed
    return text.hasPrefix(SilenceWords.mark + SilenceWords.wholeFile)
      && !text.hasPrefix(SilenceWords.mark + SilenceWords.nextLine)
  }

  /// Returns true if a container contains only comments and complete elements, so that these can be separated.
  package func isSound(_ container: NodeID) -> Bool {
    guard self[container].isClosed else { return false }
    return children(of: container).allSatisfy { child in
      let node = self[child]
      switch node.kind {
      case .comment: return node.isClosed
      case .unknownElement, .skipped: return false
      default: return (node.kind.isValue || node.kind == .key) && node.isClosed
      }
    }
  }

  /// Returns the edit that inserts lines of markup after a range, on lines of their own if the range begins a line.
  package func inserting(_ lines: String, behind range: ByteRange, indentedLike start: Int)
    -> TextEdit
  {
    let layout = Layout(of: source)
    let own = Layout.indentation(ofLineAt: start, in: source)
    let place = ByteRange(at: range.end)
    guard Layout.isFirstOnLine(start, in: source) else {
      return TextEdit(place, layout.indented(lines, by: own))
    }
    return TextEdit(place, layout.newline + own + layout.indented(lines, by: own))
  }
}
