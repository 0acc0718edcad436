import PropertyList
import SourceText

/// The ranges of an expanding selection.
public enum SelectionRanges {
  /// The most ranges; of more, the innermost and the whole text are kept. They are nested in JSON, and some readers
  /// of JSON stop at 128 levels.
  public static let maximumCount = 60

  /// Returns the ranges around a caret, from the innermost to the whole text: the text of a value, its element, the
  /// key with its value, the content of the dictionary, the dictionary, and so on. Each is inside the next.
  public static func ranges(at offset: Int, in tree: SyntaxTree) -> [ByteRange] {
    let offset = min(max(offset, 0), tree.source.length)
    // From the outermost to the innermost.
    var ranges = [ByteRange(start: 0, end: tree.source.length)]
    func add(_ range: ByteRange) {
      guard range.touches(offset), let last = ranges.last, range != last, last.contains(range)
      else { return }
      ranges.append(range)
    }
    let path = path(to: offset, in: tree)
    for (index, id) in path.enumerated() {
      let node = tree[id]
      add(node.range)
      if node.kind.isContainer || node.kind == .comment {
        add(trimmed(node.content, in: tree.source))
      } else if node.kind.isScalar || node.kind == .cdata {
        add(node.content)
      }
      if node.kind == .dictionary {
        let inner = index + 1 < path.count ? tree[path[index + 1]].range : ByteRange(at: offset)
        if let pair = pair(around: inner, in: id, tree) { add(pair) }
      }
    }
    if ranges.count > maximumCount { ranges.removeSubrange(1...(ranges.count - maximumCount)) }
    return ranges.reversed()
  }

  /// Returns the path to an offset. A caret that only touches an element counts as being in it.
  private static func path(to offset: Int, in tree: SyntaxTree) -> [SyntaxTree.NodeID] {
    let inside = tree.path(to: offset)
    let before = tree.path(containing: offset)
    let behind = tree.path(containing: offset - 1)
    let longer = before.count > inside.count ? before : inside
    return behind.count > longer.count ? behind : longer
  }

  private static func pair(
    around range: ByteRange, in dictionary: SyntaxTree.NodeID, _ tree: SyntaxTree
  ) -> ByteRange? {
    for entry in tree.entries(of: dictionary) {
      let key = tree[entry.key]
      if key.start > range.start { return nil }
      let pair = ByteRange(start: key.start, end: entry.value.map { tree[$0].end } ?? key.end)
      if pair.contains(range) { return pair }
    }
    return nil
  }

  private static func trimmed(_ range: ByteRange, in source: SourceText) -> ByteRange {
    let range = source.clamp(range)
    var (start, end) = (range.start, range.end)
    while start < end, source.bytes[start].isXMLSpace { start += 1 }
    while end > start, source.bytes[end - 1].isXMLSpace { end -= 1 }
    return ByteRange(start: start, end: end)
  }
}
