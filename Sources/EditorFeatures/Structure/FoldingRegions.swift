import PropertyList
import SourceText

/// A part of a text that can be folded.
public struct FoldingRegion: Sendable, Hashable {
  /// The kind of region.
  public enum Kind: Sendable {
    case element
    case comment
  }

  public let kind: Kind
  /// The hidden range: everything between the tags, or between the delimiters of a comment.
  public let body: ByteRange
  /// The end of the region with its end tag; the end of `body` where it has none.
  public let end: Int
  /// The number of regions around it.
  public let depth: Int
}

/// Finds what can be folded in a property list.
public enum FoldingRegions {
  /// The most regions of a document, as editors keep no more.
  public static let maximumCount = 5000

  /// Returns the regions of a tree that span several lines, in the order of their starts. If there are too many, the
  /// outer ones are kept.
  public static func regions(of tree: SyntaxTree, limit: Int = maximumCount) -> [FoldingRegion] {
    var regions: [FoldingRegion] = []
    // The ends of the regions around the place.
    var open: [Int] = []
    for id in tree.allNodes {
      let node = tree[id]
      while let end = open.last, end <= node.start { open.removeLast() }
      guard let region = region(of: node, in: tree, depth: open.count) else { continue }
      regions.append(region)
      open.append(node.end)
    }
    let limit = max(0, min(limit, maximumCount))
    guard regions.count > limit else { return regions }
    let outer = regions.enumerated()
      .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .prefix(limit)
    return outer.sorted { $0.offset < $1.offset }.map(\.element)
  }

  private static func region(
    of node: Node, in tree: SyntaxTree, depth: Int
  ) -> FoldingRegion? {
    guard node.kind == .comment || node.kind.isElement && node.kind != .plist,
      !node.isEmptyElement
    else { return nil }
    let bytes = tree.source.bytes
    var end = min(node.content.end, bytes.count)
    if !node.isClosed {
      // An open element ends with its last word, not with the white space after it.
      while end > node.content.start, bytes[end - 1].isXMLSpace { end -= 1 }
    }
    let body = ByteRange(start: node.content.start, end: end)
    let lines = tree.source.lines
    guard lines.line(at: body.start) != lines.line(at: body.end) else { return nil }
    return FoldingRegion(
      kind: node.kind == .comment ? .comment : .element, body: body,
      end: node.isClosed ? node.end : body.end, depth: depth)
  }
}

extension UInt8 {
  /// A space, a tab or half of a line end: what XML calls white space.
  var isXMLSpace: Bool {
    self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D
  }
}
