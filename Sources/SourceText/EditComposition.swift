/// Several rounds of edits, composed into edits of the first text.
public struct EditComposition: Sendable {
  /// The edits of the first text, in order. No edit touches another.
  public private(set) var edits: [TextEdit] = []

  public init() {}

  /// Adds a round of edits. The time is proportional to the product of the numbers of new and earlier edits.
  ///
  /// - Parameter round: edits of the text after all earlier rounds, none of which overlaps another.
  public mutating func append(_ round: [TextEdit]) {
    let sorted = round.enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }
    // From the last to the first, so that the offsets of the others stay valid.
    for (_, edit) in sorted.reversed() { append(edit) }
  }

  private mutating func append(_ edit: TextEdit) {
    // The distance by which the earlier edits have moved the offsets behind them.
    var distance = 0
    let first =
      edits.firstIndex { earlier in
        let isBefore = earlier.range.start + distance + earlier.length < edit.range.start
        if isBefore { distance += earlier.growth }
        return !isBefore
      } ?? edits.count
    let before = distance
    let met = edits[first...].prefix { earlier in
      let isMet = earlier.range.start + distance <= edit.range.end
      if isMet { distance += earlier.growth }
      return isMet
    }
    let merged = Self.merged(edit, over: met, before: before, behind: distance)
    edits.replaceSubrange(met.startIndex..<met.endIndex, with: [merged])
  }

  /// Merges an edit with the earlier edits that it touches.
  ///
  /// - Parameters:
  ///   - before: the distance by which these edits have moved.
  ///   - behind: the distance by which the text behind them has moved.
  private static func merged(
    _ edit: TextEdit, over met: ArraySlice<TextEdit>, before: Int, behind: Int
  ) -> TextEdit {
    var (start, end) = (edit.range.start - before, edit.range.end - behind)
    var replacement = Array(edit.replacement.utf8)
    if let first = met.first, first.range.start < start {
      replacement = first.replacement.utf8.prefix(start - first.range.start) + replacement
      start = first.range.start
    }
    if let last = met.last {
      let lastEnd = last.range.end + behind
      if lastEnd > edit.range.end {
        replacement += last.replacement.utf8.suffix(lastEnd - edit.range.end)
        end = last.range.end
      }
    }
    return TextEdit(
      ByteRange(start: start, end: end), String(decoding: replacement, as: UTF8.self))
  }
}

extension TextEdit {
  fileprivate var length: Int { replacement.utf8.count }
  /// The number of bytes by which the text becomes longer.
  fileprivate var growth: Int { length - range.length }
}
