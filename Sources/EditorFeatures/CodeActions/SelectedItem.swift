import AppFiles
import Guide
import PropertyList
import SourceText

/// The quick action around a selection, if it can be edited.
struct SelectedItem {
  let tree: SyntaxTree
  let declaration: ShortcutItems
  let array: SyntaxTree.NodeID
  let item: ShortcutItem
  /// The elements of the array.
  let elements: [SyntaxTree.NodeID]
  /// The index of the item among them.
  let position: Int

  /// Returns nil if the selection is in no item, or the array is incomplete.
  init?(_ context: CodeActionContext) {
    guard let plist = context.plist, !plist.tree.isPreprocessed else { return nil }
    tree = plist.tree
    let selection =
      context.selection.isEmpty ? ByteRange(at: context.reach.start) : context.selection
    for declaration in plist.declarations {
      guard let array = declaration.value, tree[array].kind == .array, tree.isSound(array) else {
        continue
      }
      let comments = tree.comments(in: array)
      let item = declaration.items.first { item in
        let extent = plist.tree.extent(of: plist.tree[item.node].range, among: comments)
        return extent.touches(selection.start) && extent.touches(selection.end)
      }
      guard let item else { continue }
      let elements = tree.values(of: array)
      guard let position = elements.firstIndex(of: item.node) else { continue }
      self.declaration = declaration
      self.array = array
      self.item = item
      self.elements = elements
      self.position = position
      return
    }
    return nil
  }

  /// The name of the item in the titles of actions.
  var name: String {
    let title = item.string(.title)?.trimmed ?? ""
    let shown = title.isEmpty ? item.string(.type)?.trimmed ?? "" : title
    return shown.count > 40 ? shown.prefix(40) + "…" : shown
  }

  /// Returns the range of an element of the array with its comments.
  func extent(_ position: Int) -> ByteRange? {
    guard elements.indices.contains(position) else { return nil }
    return tree.extent(of: tree[elements[position]].range, in: array)
  }

  /// Returns the range of an entry of the item with its comments.
  func extent(_ entry: ShortcutItem.Entry) -> ByteRange {
    let end = tree[entry.value ?? entry.keyNode].end
    return tree.extent(
      of: ByteRange(start: tree[entry.keyNode].start, end: end), in: item.node)
  }

  /// Returns the edit that adds an entry after another one, or at the end of the item.
  func adding(_ lines: String, behind key: ShortcutKey) -> TextEdit {
    guard let entry = item[key], entry.value != nil else {
      return tree.appending(lines, to: item.node)
    }
    return tree.inserting(
      lines, behind: extent(entry), indentedLike: tree[entry.keyNode].start)
  }
}
