import AppFiles
import Guide
import PropertyList
import SourceText

/// Proposes the end tag of an open element.
enum EndTagCompletion {
  /// Returns the proposal after `</`, and directly after a start tag that was typed by hand.
  static func completion(at offset: Int, in tree: SyntaxTree) -> Completion? {
    let path = tree.path(to: offset)
    guard let innermost = path.last else { return nil }
    let node = tree[innermost]
    if node.kind == .malformedTag, path.count > 1 {
      guard tree.text(node.range).hasPrefix("</"), offset >= node.start + 2 else { return nil }
      let parent = path[path.count - 2]
      // An unterminated simple element ends where the incomplete tag begins.
      let text = tree.children(of: parent).first {
        tree[$0].end == node.start && tree[$0].kind.isScalar && !tree[$0].isClosed
      }
      return completion(of: text ?? parent, in: path, replacing: node.range, offset, tree)
    }
    guard node.kind.isElement, !node.isClosed, offset == node.startTag.end, offset > node.start,
      isEmpty(innermost, tree)
    else { return nil }
    return completion(of: innermost, in: path, replacing: ByteRange(at: offset), offset, tree)
  }

  /// Returns true if the element surely has no content. Text after a `<dict>` that was typed by hand counts as its
  /// content until it is closed.
  private static func isEmpty(_ element: SyntaxTree.NodeID, _ tree: SyntaxTree) -> Bool {
    if tree[element].kind.isScalar {
      return tree.text(tree[element].content).allSatisfy(\.isWhitespace)
    }
    let first = tree.children(of: element).first { tree[$0].kind.isElement }
    guard let first else { return true }
    return tree[element].kind == .dictionary && tree[first].kind != .key
  }

  private static func completion(
    of element: SyntaxTree.NodeID, in path: [SyntaxTree.NodeID], replacing typed: ByteRange,
    _ offset: Int, _ tree: SyntaxTree
  ) -> Completion? {
    // The following text may have closed this element with the end tag of one around it.
    let isOpen = (path + [element]).contains {
      tree[$0].kind == tree[element].kind && !tree[$0].isClosed
    }
    guard isOpen, let name = tree[element].kind.elementName else { return nil }
    let tag = "</\(name)>"
    let text = tree.text(ByteRange(start: typed.start, end: offset))
    guard tag.hasPrefix(text) else { return nil }
    let source = tree.source
    let snippet = typed.isEmpty ? Snippet([.stop(0, ""), .text(tag)]) : Snippet(tag)
    var insertion = Insertion(
      range: typed, insertRange: nil, snippet: snippet,
      lineIndentation: Layout.indentation(ofLineAt: typed.start, in: source),
      newline: Layout(of: source).newline)
    insertion.indentation = indentation(of: element, before: typed.start, tree)
    return Completion(
      label: tag, kind: .value,
      detail: LocalizedText(en: "Closes <\(name)>", zhHans: "结束 <\(name)>"),
      topic: nil, insertion: insertion)
  }

  /// Returns the text that moves the end tag to a line of its own below the start tag.
  private static func indentation(
    of element: SyntaxTree.NodeID, before offset: Int, _ tree: SyntaxTree
  ) -> TextEdit? {
    let source = tree.source
    let start = source.lines.start(ofLine: source.lines.line(at: offset))
    guard Layout.isFirstOnLine(offset, in: source), tree[element].start < start else { return nil }
    let wanted = tree.indentation(of: element)
    let range = ByteRange(start: start, end: offset)
    return source[range] == wanted ? nil : TextEdit(range, wanted)
  }
}
