import PropertyList
import SourceText

/// An item and the containers around it, outermost first.
struct ItemPlace: Sendable {
  let node: SyntaxTree.NodeID
  let containers: [SyntaxTree.NodeID]
}

/// Whether all that is wrong with the markup of a file stands in one of its items.
///
/// Such a mistake is judged by the item alone: what stands before it has been read as it is, and
/// what stands behind it is read as before.
enum ItemMistakes {
  /// With how many mistakes a file is judged as a whole.
  private static let maximumCount = 50

  /// The item that holds all mistakes of a file.
  ///
  /// - Returns: an empty value where there are no mistakes, nil where they are not in one item.
  static func place(in document: CheckedDocument) -> ByteRange?? {
    let tree = document.tree
    let places = tree.issues.map(\.range) + document.structureIssues.map(\.range)
    guard let first = places.min(by: { $0.start < $1.start }) else { return .some(nil) }
    let path = tree.path(containing: first.start)
    let arrays = document.infoPlist.declarations.compactMap(\.value)
    guard let array = path.firstIndex(where: arrays.contains), array + 1 < path.count else {
      return nil
    }
    let item = path[array + 1]
    let range = tree[item].range
    guard areAll(in: item, of: tree),
      document.structureIssues.allSatisfy({ range.contains($0.range) })
    else { return nil }
    return range
  }

  /// Whether all mistakes of syntax stand between the tags of an item, and the item ends where its
  /// author said.
  static func areAll(in item: SyntaxTree.NodeID, of tree: SyntaxTree) -> Bool {
    let node = tree[item]
    guard !tree.isPreprocessed, tree.issues.count <= maximumCount, node.kind == .dictionary,
      node.isClosed
    else { return false }
    return tree.issues.allSatisfy { issue in
      switch issue.problem {
      case .conflictMarker, .tooDeep: false
      default:
        node.content.contains(issue.range)
          && issue.noticedAt.map(node.content.contains) ?? true
      }
    }
  }
}
