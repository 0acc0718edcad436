/// Several rounds of edits as edits of the first text.
public struct EditComposition: Sendable {
  /// Edits of the first text, in order. None touches another.
  public private(set) var edits: [TextEdit] = []

  public init() {}

  /// Adds a round.
  ///
  /// - Parameter round: edits of the text after all earlier rounds, none of which overlaps another.
  public mutating func append(_ round: [TextEdit]) {
    let sorted = round.enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }
    var composed: [TextEdit] = []
    var earlier = edits[...]
    // How far offsets behind the edits that were passed have moved.
    var distance = 0
    for (_, edit) in sorted {
      while let next = earlier.first,
        next.range.start + distance + next.length < edit.range.start
      {
        composed.append(next)
        distance += next.growth
        earlier.removeFirst()
      }
      let before = distance
      var met: [TextEdit] = []
      while let next = earlier.first, next.range.start + distance <= edit.range.end {
        met.append(next)
        distance += next.growth
        earlier.removeFirst()
      }
      Self.add(Self.merged(edit, over: met, before: before, behind: distance), to: &composed)
    }
    edits = composed + earlier
  }

  /// Merges an edit with the earlier edits that it touches.
  ///
  /// - Parameters:
  ///   - before: how far these edits have moved.
  ///   - behind: how far what follows them has moved.
  private static func merged(
    _ edit: TextEdit, over met: [TextEdit], before: Int, behind: Int
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

  private static func add(_ edit: TextEdit, to edits: inout [TextEdit]) {
    guard let last = edits.last, edit.range.start <= last.range.end else {
      edits.append(edit)
      return
    }
    edits[edits.count - 1] = TextEdit(
      ByteRange(start: last.range.start, end: max(last.range.end, edit.range.end)),
      last.replacement + edit.replacement)
  }
}

extension TextEdit {
  fileprivate var length: Int { replacement.utf8.count }
  /// How much longer the text gets.
  fileprivate var growth: Int { length - range.length }
}
