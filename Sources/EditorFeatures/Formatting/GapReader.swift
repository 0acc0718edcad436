import AppFiles
import PropertyList
import SourceText

/// The white space between two tags, or at an end of the text.
struct Gap {
  /// The tag or text at one side of a gap.
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
    /// The number of dictionaries and arrays around it.
    let depth: Int
  }

  let range: ByteRange
  let before: Neighbor?
  let after: Neighbor?
}

/// Reads the gaps of a tree without issues, in order and in one pass.
struct GapReader {
  private let tree: SyntaxTree
  /// The line ending, unless the text shows another one.
  let newline: String
  private var gaps: [Gap] = []
  private var last: Gap.Neighbor?
  /// The containers around the position: the ranges of their end tags, and their depths.
  private var open: [(endTag: ByteRange, depth: Int)] = []

  init(_ tree: SyntaxTree) {
    self.tree = tree
    newline = Layout(of: tree.source).newline
  }

  mutating func read() -> [Gap] {
    var endOfSimple = 0
    for id in tree.allNodes {
      let node = tree[id]
      // Text inside a key or a simple value belongs to that element.
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
    // Only white space is between tags; other text would not be changed.
    guard tree.source.bytes[range.start..<range.end].allSatisfy(\.isXMLSpace) else { return }
    gaps.append(Gap(range: range, before: last, after: after))
  }
}
