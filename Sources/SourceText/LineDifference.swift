/// The difference of two texts by lines, with the fewest removed and added lines.
public struct LineDifference: Sendable {
  /// A range of lines in the old text and the lines that replace it in the new one.
  public struct Change: Sendable, Hashable {
    /// Lines of the old text, from 0; empty where lines are only added.
    public let old: Range<Int>
    /// Lines of the new text, from 0; empty where lines are only removed.
    public let new: Range<Int>

    public init(old: Range<Int>, new: Range<Int>) {
      self.old = old
      self.new = new
    }
  }

  /// The most removed and added lines for which the shortest difference is searched for; with more,
  /// everything from the first difference to the last is one change.
  public static let maximumDifferences = 2000

  public let old: SourceText
  public let new: SourceText
  /// The changes in the order of the text, with at least one equal line between two of them.
  public let changes: [Change]

  /// Compares two texts by their lines, line ends included.
  public init(from old: SourceText, to new: SourceText) {
    self.old = old
    self.new = new
    var numbers: [ArraySlice<UInt8>: Int32] = [:]
    func numbered(_ text: SourceText) -> [Int32] {
      (0..<text.lineCount).map { line in
        let range = text.wholeLine(line)
        let content = text.bytes[range.start..<range.end]
        if let known = numbers[content] { return known }
        let number = Int32(truncatingIfNeeded: numbers.count)
        numbers[content] = number
        return number
      }
    }
    let (left, right) = (numbered(old), numbered(new))
    changes = Self.changes(left, right)
  }

  /// The changes as edits of the old text, each without the equal bytes at its ends.
  public var edits: [TextEdit] {
    changes.map { change in
      let range = old.range(ofLines: change.old)
      let place = new.range(ofLines: change.new)
      return Self.trimmed(
        range, old.bytes[range.start..<range.end], new.bytes[place.start..<place.end])
    }
  }

  /// Removes the equal bytes at both ends, without splitting a character or a line end.
  private static func trimmed(
    _ range: ByteRange, _ old: ArraySlice<UInt8>, _ new: ArraySlice<UInt8>
  ) -> TextEdit {
    func isCut(_ bytes: ArraySlice<UInt8>, at index: Int) -> Bool {
      guard index < bytes.endIndex, index > bytes.startIndex else { return false }
      return bytes[index] & 0xC0 == 0x80 || (bytes[index - 1] == 0x0D && bytes[index] == 0x0A)
    }
    var prefix = zip(old, new).prefix { $0 == $1 }.count
    while prefix > 0,
      isCut(old, at: old.startIndex + prefix) || isCut(new, at: new.startIndex + prefix)
    {
      prefix -= 1
    }
    let (oldRest, newRest) = (old.dropFirst(prefix), new.dropFirst(prefix))
    var suffix = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    while suffix > 0,
      isCut(old, at: old.endIndex - suffix) || isCut(new, at: new.endIndex - suffix)
    {
      suffix -= 1
    }
    return TextEdit(
      ByteRange(start: range.start + prefix, end: range.end - suffix),
      String(decoding: newRest.dropLast(suffix), as: UTF8.self))
  }

  // MARK: The search

  private static func changes(_ left: [Int32], _ right: [Int32]) -> [Change] {
    let prefix = zip(left, right).prefix { $0 == $1 }.count
    let suffix = zip(left.dropFirst(prefix).reversed(), right.dropFirst(prefix).reversed())
      .prefix { $0 == $1 }.count
    let old = Array(left[prefix..<(left.count - suffix)])
    let new = Array(right[prefix..<(right.count - suffix)])
    if old.isEmpty && new.isEmpty { return [] }
    let whole = Change(
      old: prefix..<(prefix + old.count), new: prefix..<(prefix + new.count))
    guard !old.isEmpty, !new.isEmpty, let steps = shortestScript(old, new) else { return [whole] }
    return steps.map { step in
      Change(
        old: (step.old.lowerBound + prefix)..<(step.old.upperBound + prefix),
        new: (step.new.lowerBound + prefix)..<(step.new.upperBound + prefix))
    }
  }

  /// Runs Myers' greedy algorithm: for each number of differences, the furthest position on each diagonal.
  /// Nil if there are too many differences.
  private static func shortestScript(_ old: [Int32], _ new: [Int32]) -> [Change]? {
    let limit = min(maximumDifferences, old.count + new.count)
    let center = limit + 1
    var reached = [Int32](repeating: 0, count: 2 * limit + 3)
    // The rows for backtracking; row `d` has the diagonals from -d to d.
    var rows: [[Int32]] = []
    for differences in 0...limit {
      for diagonal in stride(from: -differences, through: differences, by: 2) {
        let (above, left) = (reached[center + diagonal + 1], reached[center + diagonal - 1])
        let goesDown = diagonal == -differences || (diagonal != differences && left < above)
        var x = differences == 0 ? 0 : Int(goesDown ? above : left + 1)
        var y = x - diagonal
        while x < old.count, y < new.count, x >= 0, y >= 0, old[x] == new[y] {
          x += 1
          y += 1
        }
        reached[center + diagonal] = Int32(truncatingIfNeeded: x)
        if x >= old.count, y >= new.count {
          rows.append(Array(reached[(center - differences)...(center + differences)]))
          return wayBack(rows, old.count, new.count)
        }
      }
      rows.append(Array(reached[(center - differences)...(center + differences)]))
    }
    return nil
  }

  private static func wayBack(_ rows: [[Int32]], _ oldCount: Int, _ newCount: Int) -> [Change] {
    var changes: [Change] = []
    var (x, y) = (oldCount, newCount)
    var differences = rows.count - 1
    while differences > 0 {
      let row = rows[differences - 1]
      let diagonal = x - y
      func reached(_ diagonal: Int) -> Int {
        let index = diagonal + differences - 1
        return row.indices.contains(index) ? Int(row[index]) : -1
      }
      let goesDown =
        diagonal == -differences
        || (diagonal != differences && reached(diagonal - 1) < reached(diagonal + 1))
      let previousX = reached(goesDown ? diagonal + 1 : diagonal - 1)
      let previousY = previousX - (goesDown ? diagonal + 1 : diagonal - 1)
      let step = Change(
        old: previousX..<(goesDown ? previousX : previousX + 1),
        new: previousY..<(goesDown ? previousY + 1 : previousY))
      if let next = changes.last, next.old.lowerBound == step.old.upperBound,
        next.new.lowerBound == step.new.upperBound
      {
        changes[changes.count - 1] = Change(
          old: step.old.lowerBound..<next.old.upperBound,
          new: step.new.lowerBound..<next.new.upperBound)
      } else {
        changes.append(step)
      }
      (x, y) = (previousX, previousY)
      differences -= 1
    }
    return changes.reversed()
  }
}

extension SourceText {
  /// The number of lines with at least one byte: the empty line after a final line end does not count.
  public var lineCount: Int {
    lines.start(ofLine: lines.count - 1) < length ? lines.count : lines.count - 1
  }

  /// Returns the range of a line with its line end.
  public func wholeLine(_ line: Int) -> ByteRange {
    range(ofLines: line..<(line + 1))
  }

  /// Returns the range of lines with their line ends; for no lines, the empty range between two lines.
  public func range(ofLines range: Range<Int>) -> ByteRange {
    func start(_ line: Int) -> Int { line < lines.count ? lines.start(ofLine: line) : length }
    return ByteRange(start: start(range.lowerBound), end: start(range.upperBound))
  }
}
