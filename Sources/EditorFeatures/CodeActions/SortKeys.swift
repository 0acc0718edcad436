import AppFiles
import Guide
import PropertyList
import SourceText

/// Sorts keys as Xcode and `plutil` write them: by their UTF-16 units, upper case before lower case.
/// That is the order of Foundation's own writer (observed). Comments stay with their keys.
public enum SortKeys: CodeActionProvider {
  public static let kinds: Set<CodeAction.Kind> = [.sortKeys, .rewrite]

  public static func actions(for context: CodeActionContext) -> [CodeAction] {
    guard let tree = context.plist?.tree, !tree.isPreprocessed, tree.issues.isEmpty else {
      return []
    }
    var actions: [CodeAction] = []
    // Finding out whether all are in order reads the whole file.
    if context.kinds.contains(.sortKeys),
      tree.allNodes.contains(where: { !Sorter(tree).isInOrder($0) })
    {
      actions.append(
        CodeAction(.sortAll, .sortKeys) { change(Sorter(tree).text(of: tree.root), tree) })
    }
    let path = tree.path(to: context.selection.start)
    if let id = path.last, tree[id].kind == .dictionary, !Sorter(tree).isInOrder(id) {
      actions.append(
        CodeAction(.sortOne, .rewrite) {
          let text = Sorter(tree, only: id).text(of: tree.root)
          return change(text, tree)
        })
    }
    return actions
  }

  private static func change(_ sorted: [UInt8], _ tree: SyntaxTree) -> CodeAction.Change {
    CodeAction.Change(LineDifference(from: tree.source, to: SourceText(sorted)).edits)
  }
}

/// Writes a tree with its dictionaries in order.
private struct Sorter {
  private struct Entry {
    let key: [UInt16]
    let value: SyntaxTree.NodeID
    /// The range with the comments that belong to the entry.
    let extent: ByteRange
  }

  private let tree: SyntaxTree
  /// The dictionary to sort; nil for all.
  private let only: SyntaxTree.NodeID?

  init(_ tree: SyntaxTree, only: SyntaxTree.NodeID? = nil) {
    self.tree = tree
    self.only = only
  }

  /// Returns true if a dictionary is sorted, or cannot be.
  func isInOrder(_ dictionary: SyntaxTree.NodeID) -> Bool {
    guard tree[dictionary].kind == .dictionary, let entries = entries(of: dictionary) else {
      return true
    }
    return zip(entries, entries.dropFirst()).allSatisfy { first, second in
      !second.key.lexicographicallyPrecedes(first.key)
    }
  }

  /// Returns the text of a node. The recursion is bounded by the depth of the tree.
  func text(of id: SyntaxTree.NodeID) -> [UInt8] {
    let node = tree[id]
    guard node.kind.isContainer, !node.isEmptyElement else { return bytes(node.start, node.end) }
    if node.kind == .dictionary, only == nil || only == id, let entries = entries(of: id) {
      return text(of: node, entries)
    }
    var result: [UInt8] = []
    var at = node.start
    for child in tree.children(of: id) {
      result += bytes(at, tree[child].start) + text(of: child)
      at = tree[child].end
    }
    return result + bytes(at, node.end)
  }

  private func text(of node: Node, _ entries: [Entry]) -> [UInt8] {
    // Only the last of equal keys counts, so their order is kept.
    let sorted = entries.enumerated().sorted { left, right in
      left.element.key == right.element.key
        ? left.offset < right.offset
        : left.element.key.lexicographicallyPrecedes(right.element.key)
    }
    var result: [UInt8] = []
    var at = node.start
    for (entry, (_, other)) in zip(entries, sorted) {
      let value = tree[other.value]
      result += bytes(at, entry.extent.start)
      result += bytes(other.extent.start, value.start) + text(of: other.value)
      result += bytes(value.end, other.extent.end)
      at = entry.extent.end
    }
    return result + bytes(at, node.end)
  }

  private func bytes(_ start: Int, _ end: Int) -> [UInt8] {
    Array(tree.source.bytes[start..<max(start, end)])
  }

  /// Returns nil if the dictionary contains anything but pairs of keys and values, and comments.
  private func entries(of dictionary: SyntaxTree.NodeID) -> [Entry]? {
    guard tree.isSound(dictionary) else { return nil }
    let pairs = tree.entries(of: dictionary)
    guard pairs.count * 2 == tree.elements(of: dictionary).count else { return nil }
    let comments = tree.comments(in: dictionary)
    var entries: [Entry] = []
    for pair in pairs {
      guard let value = pair.value else { return nil }
      let range = ByteRange(start: tree[pair.key].start, end: tree[value].end)
      let extent = tree.extent(of: range, among: comments)
      guard extent.start >= entries.last?.extent.end ?? 0 else { return nil }
      entries.append(
        Entry(key: Array(tree.scalarText(of: pair.key).utf16), value: value, extent: extent))
    }
    return entries
  }
}

extension LocalizedText {
  fileprivate static let sortAll = LocalizedText(
    en: "Sort all keys as Xcode does", zhHans: "按 Xcode 的顺序排列所有键")

  fileprivate static let sortOne = LocalizedText(
    en: "Sort the keys of this dictionary", zhHans: "排列这个字典的键")
}
