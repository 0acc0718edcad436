import SourceText

/// The names in the tags of an element.
extension SyntaxTree {
  /// Returns the name in an element's start tag; nil for other nodes.
  public func startTagName(of id: NodeID) -> ByteRange? {
    let node = self[id]
    guard node.kind.isElement, !node.startTag.isEmpty else { return nil }
    return name(from: node.start + 1, to: node.startTag.end)
  }

  /// Returns the name in an element's end tag; nil if the element has none of its own. It may differ from the name in
  /// the start tag, which is an issue of the tree.
  public func endTagName(of id: NodeID) -> ByteRange? {
    let node = self[id]
    guard node.kind.isElement, node.isClosed, !node.isEmptyElement, !node.endTag.isEmpty else {
      return nil
    }
    return name(from: node.endTag.start + 2, to: node.end)
  }

  private func name(from start: Int, to limit: Int) -> ByteRange? {
    let limit = min(limit, source.length)
    var end = start
    while end < limit, Parser.isNameByte(source.bytes[end]) { end += 1 }
    return end > start ? ByteRange(start: start, end: end) : nil
  }
}

extension NodeKind {
  /// True if a node of this kind begins with a start tag.
  public var isElement: Bool {
    (isContainer && self != .document) || isScalar
  }
}
