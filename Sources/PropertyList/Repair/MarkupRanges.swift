import SourceText

/// Finds markup other than tags: comments, CDATA sections and declarations, even with a typo in them.
enum MarkupRanges {
  private static let kinds: [(start: [UInt8], end: [UInt8])] = [
    ("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"),
    // Comments with a typo and other declarations.
    ("<!", ">"), ("<--", ">"), ("< !", ">"),
  ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

  /// Returns the ranges that begin before a limit, in order. An unterminated one extends to the end of the text.
  ///
  /// - Parameter start: an offset outside of comments and declarations.
  static func read(_ bytes: [UInt8], from start: Int, to limit: Int) -> [ByteRange] {
    var ranges: [ByteRange] = []
    var at = start
    while at < min(limit, bytes.count) {
      guard bytes[at] == UInt8(ascii: "<"),
        let kind = kinds.first(where: { bytes[at...].starts(with: $0.start) })
      else {
        at += 1
        continue
      }
      var end = at + kind.start.count
      while end < bytes.count, !bytes[end...].starts(with: kind.end) { end += 1 }
      end = min(bytes.count, end + kind.end.count)
      ranges.append(ByteRange(start: at, end: end))
      at = end
    }
    return ranges
  }

  /// Returns true if an edit of a range changes one of some ranges, which are in order.
  static func areCut(_ ranges: [ByteRange], by range: ByteRange) -> Bool {
    let index = ranges.partitioningIndex { $0.end > range.start }
    guard index < ranges.count else { return false }
    let next = ranges[index]
    return range.isEmpty ? next.start < range.start : next.start < range.end
  }
}
