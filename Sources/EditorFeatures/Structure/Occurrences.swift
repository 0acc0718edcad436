import AppFiles
import Guide
import PropertyList
import SourceText

/// Ranges that belong together: the two names of an element's tags, and equal texts in several positions.
public enum Occurrences {
  /// The most ranges that are found.
  public static let maximumCount = 1000

  /// Returns the names in the start tag and the end tag of the element with a caret in one of its names. The second
  /// is nil where the element has no end tag.
  public static func tagNames(
    at offset: Int, in tree: SyntaxTree
  ) -> (start: ByteRange, end: ByteRange?)? {
    guard let id = tree.path(containing: offset).last, let start = tree.startTagName(of: id) else {
      return nil
    }
    let end = tree.endTagName(of: id)
    guard start.touches(offset) || end?.touches(offset) ?? false else { return nil }
    return (start, end)
  }

  /// Returns the two names that have to be changed together; nil unless both exist and are equal.
  public static func linkedNames(at offset: Int, in tree: SyntaxTree) -> [ByteRange]? {
    guard let (start, end) = tagNames(at: offset, in: tree), let end,
      tree.source.bytes[start.start..<start.end].elementsEqual(
        tree.source.bytes[end.start..<end.end])
    else { return nil }
    return [start, end]
  }

  /// Returns all ranges with the same meaning as the one at a caret: the other tag of an element, a key wherever it
  /// is used, and a value that several quick actions have under the same key.
  public static func like(_ offset: Int, in plist: InfoPlist) -> [ByteRange] {
    let tree = plist.tree
    if let (start, end) = tagNames(at: offset, in: tree) {
      return [start] + (end.map { [$0] } ?? [])
    }
    guard let id = scalar(at: offset, in: tree) else { return [] }
    let text = tree.scalarText(of: id)
    guard !text.isEmpty else { return [] }
    let places =
      tree[id].kind == .key
      ? keys(named: text, in: tree) : values(equalTo: id, text, in: plist)
    return places.prefix(maximumCount).map { tree[$0].content }
  }

  /// Returns the simple element whose text contains or touches a caret.
  private static func scalar(at offset: Int, in tree: SyntaxTree) -> SyntaxTree.NodeID? {
    let path = tree.path(to: offset)
    return path.last { tree[$0].kind.isScalar && tree[$0].content.touches(offset) }
  }

  private static func keys(named name: String, in tree: SyntaxTree) -> [SyntaxTree.NodeID] {
    tree.allNodes.filter { tree[$0].kind == .key && tree.scalarText(of: $0) == name }
  }

  private static func values(
    equalTo value: SyntaxTree.NodeID, _ text: String, in plist: InfoPlist
  ) -> [SyntaxTree.NodeID] {
    let entries = plist.items.flatMap(\.entries)
    guard let name = entries.first(where: { $0.value == value })?.name else { return [] }
    return entries.filter { $0.name == name && $0.string == text }.compactMap(\.value)
  }
}
