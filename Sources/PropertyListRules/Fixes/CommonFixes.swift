import AppFiles
import Checks
import Guide
import PropertyList
import SourceText

extension Fix {
  /// Takes a key and its value out. Nil when the value does not end where its author said.
  static func removing(_ entry: ShortcutItem.Entry, from tree: SyntaxTree) -> Fix? {
    removing(entry.keyNode, entry.value, from: tree)
  }

  static func removing(_ entry: SyntaxTree.Entry, from tree: SyntaxTree) -> Fix? {
    removing(entry.key, entry.value, from: tree)
  }

  private static func removing(
    _ key: SyntaxTree.NodeID, _ value: SyntaxTree.NodeID?, from tree: SyntaxTree
  ) -> Fix? {
    guard tree[key].isClosed, value.map({ tree[$0].isClosed }) ?? true else { return nil }
    return Fix(.removeEntry, [tree.removing(from: key, through: value ?? key)], isPreferred: false)
  }

  /// Takes an element out.
  static func removing(_ element: SyntaxTree.NodeID, from tree: SyntaxTree) -> Fix? {
    guard tree[element].isClosed else { return nil }
    return Fix(
      .removeElement, [tree.removing(from: element, through: element)], isPreferred: false)
  }

  /// Gives a value another text.
  static func writing(
    _ text: String, into value: SyntaxTree.NodeID, _ tree: SyntaxTree, isPreferred: Bool
  ) -> Fix? {
    guard tree[value].isClosed else { return nil }
    return Fix(
      LocalizedText(en: "Write “\(text)”", zhHans: "改为“\(text)”"),
      [tree.replacingText(of: value, with: text)], isPreferred: isPreferred)
  }
}

extension SyntaxTree {
  /// Gives an element other tags. Empty when it is not closed.
  func retagging(_ id: NodeID, _ name: String) -> [TextEdit] {
    let node = self[id]
    guard node.isClosed else { return [] }
    var edits = [TextEdit(elementName(from: node.start + 1), name)]
    if !node.endTag.isEmpty {
      edits.append(TextEdit(elementName(from: node.endTag.start + 2), name))
    }
    return edits
  }

  /// The name in a tag.
  func elementName(from start: Int) -> ByteRange {
    var end = start
    while end < source.length {
      switch source.bytes[end] {
      case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "<"):
        return ByteRange(start: start, end: end)
      default: end += 1
      }
    }
    return ByteRange(start: start, end: end)
  }

  /// The elements beside a place in a container.
  func neighbors(
    of range: ByteRange, in container: NodeID
  ) -> (before: NodeID?, after: NodeID?) {
    var before: NodeID?
    for id in children(of: container) {
      let node = self[id]
      guard node.kind.isValue || node.kind == .key || node.kind == .plist else { continue }
      if node.end <= range.start { before = id }
      if node.start >= range.end { return (before, id) }
    }
    return (before, nil)
  }
}

extension LocalizedText {
  fileprivate static let removeEntry = LocalizedText(
    en: "Remove the key and its value", zhHans: "删除这个键及其值")

  fileprivate static let removeElement = LocalizedText(
    en: "Remove the element", zhHans: "删除这个元素")
}
