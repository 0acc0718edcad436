import PropertyList
import SourceText

/// Texts and end tags that have lost their start tag.
extension SyntaxTree {
  /// The end tag without a start tag that directly follows a text between elements.
  func strayEndTag(behind range: ByteRange, in parent: NodeID) -> NodeID? {
    guard let next = children(of: parent).first(where: { self[$0].start >= range.end }),
      self[next].kind == .strayEndTag,
      source[ByteRange(start: range.end, end: self[next].start)].allSatisfy(\.isWhitespace)
    else { return nil }
    return next
  }

  /// The element that a stray end tag was meant to end, where other elements got into its text: an
  /// unclosed element of the same name before it, with nothing but closed elements between them.
  func splitElement(endingAt tag: NodeID, in parent: NodeID) -> NodeID? {
    let name = text(elementName(from: self[tag].start + 2))
    var open: NodeID?
    for child in children(of: parent) {
      guard self[child].start < self[tag].start else { break }
      guard self[child].kind.isElement else { continue }
      if self[child].kind.isScalar, !self[child].isClosed,
        text(elementName(from: self[child].start + 1)) == name
      {
        open = child
      } else if !self[child].isClosed || self[child].kind.elementName == name {
        open = nil
      }
    }
    return open
  }
}
