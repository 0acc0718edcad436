import AppFiles
import PropertyList
import RuleSubjects
import SourceText

/// The search for the part of a file, such as one item, that contains all errors of its markup.
///
/// Such errors can be checked with the item alone: the text before it has been read correctly, and the text after it
/// is read as before.
enum ItemMistakes {
  /// The part that contains all errors of a file.
  enum Place: Sendable {
    case nowhere
    case item(ByteRange)
    /// The root dictionary without its lists of items.
    case root
  }

  /// The most mistakes of a file whose items are checked one by one; with more, it is checked as a whole.
  private static let maximumCount = 50

  /// Returns the part that contains all errors of a file; nil where there is no such part.
  static func place(in document: CheckedDocument) -> Place? {
    let tree = document.tree
    let places = tree.issues.map(\.range) + document.structureIssues.map(\.range)
    guard let first = places.min(by: { $0.start < $1.start }) else { return .nowhere }
    let path = tree.path(containing: first.start)
    let arrays = document.infoPlist.declarations.compactMap(\.value)
    guard let array = path.firstIndex(where: arrays.contains) else {
      guard let root = document.infoPlist.root else { return nil }
      let lists = document.infoPlist.lists
      let areInRoot =
        areAll(inRoot: root, outside: lists, of: tree)
        && document.structureIssues.allSatisfy { issue in
          tree[root].content.contains(issue.range)
            && !lists.contains { $0.contains(issue.range) }
        }
      return areInRoot ? .root : nil
    }
    guard array + 1 < path.count else { return nil }
    let item = path[array + 1]
    let range = tree[item].range
    guard areAll(in: item, of: tree),
      document.structureIssues.allSatisfy({ range.contains($0.range) })
    else { return nil }
    return .item(range)
  }

  /// Returns true if all syntax errors are in the root dictionary and outside of its lists.
  static func areAll(
    inRoot root: SyntaxTree.NodeID, outside lists: [ByteRange], of tree: SyntaxTree
  ) -> Bool {
    areAll(in: root, of: tree)
      && tree.issues.allSatisfy { issue in
        let end = issue.noticedAt?.end ?? issue.range.end
        return lists.allSatisfy { end <= $0.start || $0.end <= issue.range.start }
      }
  }

  /// Returns true if all syntax errors are between the tags of a dictionary whose end tag is its own.
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
