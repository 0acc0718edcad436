import AppFiles
import Guide
import PropertyList
import SourceText

/// The root dictionary as it is before an edit outside of its lists of items.
public struct RootBeforeEdit: Sendable {
  let node: SyntaxTree.NodeID
  let edit: ByteRange
  /// The length of the file in bytes.
  let length: Int
  /// The contents of the lists of items, without their tags.
  let lists: [ByteRange]
  /// The data in the lists' keys and the rest of the dictionary that rules on items use.
  private let facts: Facts

  private struct Facts: Equatable {
    let qualifiers: [String?]
    let developmentLanguage: String?
    let minimumVersion: Version?
    let layout: Layout

    init(_ plist: InfoPlist) {
      qualifiers = plist.declarations.map(\.qualifier)
      developmentLanguage = plist.developmentLanguage
      minimumVersion = plist.minimumVersion
      layout = Layout(of: plist.tree.source)
    }
  }

  init?(around edit: ByteRange, in tree: SyntaxTree, _ file: ItemsOfFile) {
    guard file.areItemsRight, let root = tree.rootValue, tree[root].kind == .dictionary else {
      return nil
    }
    let path = tree.containers(around: edit)
    guard path.contains(root) else { return nil }
    let plist = InfoPlist(withoutItems: tree)
    lists = plist.lists
    guard !lists.contains(where: { $0.touches(edit.start) || $0.touches(edit.end) }) else {
      return nil
    }
    node = root
    self.edit = edit
    length = tree.source.length
    facts = Facts(plist)
  }

  /// Returns the property list after the edit, and its structural errors; nil where more than the root dictionary has
  /// changed.
  func after(in tree: SyntaxTree) -> (InfoPlist, [StructureIssue])? {
    guard tree.rootValue == node, tree[node].kind == .dictionary else { return nil }
    let changed = ByteRange(
      start: edit.start, end: edit.end + max(0, tree.source.length - length))
    let touched = tree.children(of: node).filter {
      tree[$0].start <= changed.end && changed.start <= tree[$0].end
    }
    guard !touched.contains(where: { Silences.mayBe(in: $0, of: tree) }) else { return nil }
    let plist = InfoPlist(withoutItems: tree)
    guard Facts(plist) == facts, plist.lists.count == lists.count,
      tree.issues.isEmpty
        || ItemMistakes.areAll(inRoot: node, outside: plist.lists, of: tree)
    else { return nil }
    let others = tree.children(of: node).filter { child in
      !plist.lists.contains { tree[child].range.contains($0) }
    }
    return (plist, tree.structureIssues(ofDictionary: node, andIn: others))
  }
}

extension InfoPlist {
  /// The contents of the lists of items, without their tags.
  var lists: [ByteRange] {
    declarations.compactMap(\.value).filter { tree[$0].kind == .array }.map { tree[$0].content }
  }
}
