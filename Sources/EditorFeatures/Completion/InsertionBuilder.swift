import AppFiles
import Guide
import PropertyList
import SourceText

/// Creates the text of a proposal such that the document is right after accepting it: indented like its neighbors,
/// without duplicates, with tags closed.
struct InsertionBuilder {
  private let context: CompletionContext
  let layout: Layout

  init(_ context: CompletionContext) {
    self.context = context
    layout = Layout(
      of: context.tree.source, indentation: context.indentation, depth: context.depth)
  }

  private var tree: SyntaxTree { context.tree }
  private var source: SourceText { context.tree.source }
  private var typed: ByteRange { context.typed }

  // MARK: Text of a simple element

  /// Returns the insertion that replaces the content of an element; an open element is closed.
  ///
  /// - Parameter isWhole: true if the text is complete; else the user continues typing.
  func text(_ text: String, in id: SyntaxTree.NodeID, isWhole: Bool = true) -> Insertion {
    let node = tree[id]
    guard !node.isClosed, let name = node.kind.elementName else {
      return insertion(Snippet(escapedForXML(text)), replacing: typed, keepsRest: true)
    }
    let range = ByteRange(start: typed.start, end: endWithHalfTag(of: id))
    let closed = "</\(name)>"
    return insertion(
      isWhole
        ? Snippet(escapedForXML(text) + closed)
        : Snippet([.text(escapedForXML(text)), .stop(1, ""), .text(closed)]),
      replacing: range, keepsRest: false)
  }

  /// Returns the end of an open element, including the beginning of an end tag after it.
  private func endWithHalfTag(of id: SyntaxTree.NodeID) -> Int {
    let end = max(typed.end, tree[id].end)
    let next = tree.path(containing: end).last.map { tree[$0] }
    guard let next, next.kind == .malformedTag, next.start == end,
      tree.text(next.range).hasPrefix("</"), lineEnd(of: context.offset) >= next.end
    else { return min(end, lineEnd(of: context.offset)) }
    return next.end
  }

  private func lineEnd(of offset: Int) -> Int {
    source.endOfLine(source.lines.line(at: offset))
  }

  // MARK: Keys

  /// Returns the insertion of a key, with its value unless it has one.
  func key(_ key: ShortcutKey, value: Snippet) -> Insertion {
    guard case .keyText(let id) = context.place else {
      let name = Snippet("<key>\(key.name)</key>")
      return element(hasValue(after: typed.end) ? name : name + Snippet("\n") + value)
    }
    let node = tree[id]
    let hasValue = hasValue(after: node.end)
    if hasValue, node.isClosed {
      return insertion(Snippet(key.name), replacing: typed, keepsRest: true)
    }
    let closed = Snippet("\(key.name)</key>")
    let end = node.isClosed ? node.end : endWithHalfTag(of: id)
    let indentation = indentation(at: node.start)
    let text = (hasValue ? closed : closed + Snippet("\n") + value).indented(by: indentation)
    return insertion(
      hasValue ? text : finished(text, end: end, indentation: indentation),
      replacing: ByteRange(start: typed.start, end: end), keepsRest: false)
  }

  /// Returns true if the next element of the dictionary is a value.
  private func hasValue(after offset: Int) -> Bool {
    let next = tree.children(of: context.owner.node).first {
      tree[$0].start >= offset && (tree[$0].kind.isValue || tree[$0].kind == .key)
    }
    return next.map { tree[$0].kind.isValue } ?? false
  }

  // MARK: Elements

  /// Returns the insertion of one or more elements in place of the typed text, on lines of their own. Lines of the
  /// snippet are indented relative to the first.
  func element(_ snippet: Snippet) -> Insertion {
    let startsLine = Layout.isFirstOnLine(typed.start, in: source)
    let indentation = indentation(at: typed.start)
    let text = (startsLine ? snippet : Snippet("\n") + snippet).indented(by: indentation)
    return insertion(
      finished(text, end: typed.end, indentation: indentation),
      replacing: ByteRange(start: typed.start, end: endOfBlanks(from: typed.end)),
      keepsRest: false)
  }

  /// Returns the end of the line if only white space is left on it.
  private func endOfBlanks(from offset: Int) -> Int {
    Layout.isLastOnLine(offset, in: source) ? lineEnd(of: offset) : offset
  }

  /// Returns the text with a line end after it if other text follows on the line.
  private func finished(_ snippet: Snippet, end: Int, indentation: String) -> Snippet {
    guard !Layout.isLastOnLine(end, in: source) else { return snippet }
    var at = end
    while at < source.length, source.bytes[at] == 0x20 || source.bytes[at] == 0x09 { at += 1 }
    let owner = tree[context.owner.node]
    let endsOwner = owner.isClosed && at == owner.endTag.start
    return snippet
      + Snippet("\n" + (endsOwner ? tree.indentation(of: context.owner.node) : indentation))
  }

  /// Returns the indentation of an element that begins at an offset: that of its line, or that of its neighbors if
  /// other text precedes it on the line.
  private func indentation(at offset: Int) -> String {
    if Layout.isFirstOnLine(offset, in: source) {
      // On a blank line, the text before the caret.
      let start = source.lines.start(ofLine: source.lines.line(at: offset))
      return source[ByteRange(start: start, end: offset)]
    }
    let neighbor = tree.children(of: context.owner.node).first {
      tree[$0].kind != .malformedTag && Layout.isFirstOnLine(tree[$0].start, in: source)
    }
    return neighbor.map { tree.indentation(of: $0) }
      ?? tree.indentation(of: context.owner.node) + layout.step
  }

  // MARK: The whole

  private func insertion(
    _ snippet: Snippet, replacing range: ByteRange, keepsRest: Bool
  ) -> Insertion {
    Insertion(
      range: range,
      insertRange: keepsRest ? ByteRange(start: range.start, end: context.offset) : nil,
      snippet: snippet,
      lineIndentation: Layout.indentation(ofLineAt: range.start, in: source),
      newline: layout.newline)
  }
}

extension Snippet {
  fileprivate func indented(by indentation: String) -> Snippet {
    mapText { text in
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\n" + indentation)
    }
  }
}
