/// Several rounds of edits as edits of the first text.
public struct EditComposition: Sendable {
  /// Edits of the first text, in order. None touches another.
  public private(set) var edits: [TextEdit] = []

  public init() {}

  /// Adds a round, one edit after the other, so this takes as long as there are edits for each edit.
  ///
  /// - Parameter round: edits of the text after all earlier rounds, none of which overlaps another.
  public mutating func append(_ round: [TextEdit]) {
    let sorted = round.enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }
    // The last first, so that the others stay where they are.
    for (_, edit) in sorted.reversed() { append(edit) }
  }

  private mutating func append(_ edit: TextEdit) {
    // How far offsets behind the earlier edits have moved.
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
  ///   - before: how far these edits have moved.
  ///   - behind: how far what follows them has moved.
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
  /// How much longer the text gets.
  fileprivate var growth: Int { length - range.length }
}
