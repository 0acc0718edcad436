import AppFiles
import PropertyList
import SourceText

/// The white space between two tags, or at an end of the text.
struct Gap {
  /// What stands at a side of a gap.
  struct Neighbor {
    enum Role {
      case startTag
      case endTag
      case key
      case value
      case comment
      /// `<?xml …?>`, `<!DOCTYPE …>`
      case declaration
    }

    let role: Role
    let start: Int
    let end: Int
    /// How many dictionaries and arrays it stands in.
    let depth: Int
  }

  let range: ByteRange
  let before: Neighbor?
  let after: Neighbor?
}

/// Reads the gaps of a tree without issues, in order and in one pass.
struct GapReader {
  private let tree: SyntaxTree
  /// What lines end with where nothing else tells.
  let newline: String
  private var gaps: [Gap] = []
  private var last: Gap.Neighbor?
  /// The containers around the place: where their end tags begin and end, and what depth they give.
  private var open: [(endTag: ByteRange, depth: Int)] = []

  init(_ tree: SyntaxTree) {
    self.tree = tree
    newline = Layout(of: tree.source).newline
  }

  mutating func read() -> [Gap] {
    var endOfSimple = 0
    for id in tree.allNodes {
      let node = tree[id]
      // What stands inside a key or a simple value belongs to it.
      guard node.kind != .document, node.start >= endOfSimple else { continue }
      closeContainers(before: node.start)
      if node.kind.isContainer, !node.isEmptyElement {
        meet(.startTag, node.startTag)
        let isIndenting = node.kind == .dictionary || node.kind == .array
        open.append((node.endTag, depth + (isIndenting ? 1 : 0)))
      } else {
        meet(role(of: node), node.range)
        endOfSimple = node.end
      }
    }
    closeContainers(before: tree.source.length)
    if let last { addGap(from: last.end, to: tree.source.length, after: nil) }
    return gaps
  }

  private var depth: Int { open.last?.depth ?? 0 }

  private mutating func closeContainers(before offset: Int) {
    while let container = open.last, container.endTag.end <= offset {
      open.removeLast()
      meet(.endTag, container.endTag)
    }
  }

  private func role(of node: Node) -> Gap.Neighbor.Role {
    switch node.kind {
    case .key: .key
    case .comment: .comment
    case .processingInstruction, .doctype: .declaration
    default: .value
    }
  }

  private mutating func meet(_ role: Gap.Neighbor.Role, _ range: ByteRange) {
    let next = Gap.Neighbor(role: role, start: range.start, end: range.end, depth: depth)
    addGap(from: last?.end ?? startOfText, to: range.start, after: next)
    last = next
  }

  /// A byte order mark stays where it is.
  private var startOfText: Int {
    tree.source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  private mutating func addGap(from start: Int, to end: Int, after: Gap.Neighbor?) {
    let range = tree.source.clamp(ByteRange(start: start, end: end))
    // Nothing but white space stands between tags; if it did, it would not be for us to change.
    guard tree.source.bytes[range.start..<range.end].allSatisfy(\.isXMLSpace) else { return }
    gaps.append(Gap(range: range, before: last, after: after))
  }
}
