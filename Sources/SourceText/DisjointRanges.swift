/// Ranges of a text that neither overlap nor touch, in the order of the text.
public struct DisjointRanges: Sendable {
  private var ranges: [ByteRange] = []

  public init() {}

  /// Returns true if a range touches none of these ranges.
  public func isFree(_ range: ByteRange) -> Bool {
    let place = place(of: range)
    if place < ranges.count, ranges[place].start <= range.end { return false }
    return place == 0 || ranges[place - 1].end < range.start
  }

  /// Inserts a range. Appending at the end is cheap, so insert sorted ranges in their order. Ranges of one
  /// fix may touch each other.
  public mutating func insert(_ range: ByteRange) {
    ranges.insert(range, at: place(of: range))
  }

  /// Returns the number of ranges that begin before a range.
  private func place(of range: ByteRange) -> Int {
    if let last = ranges.last, last.start < range.start { return ranges.count }
    return ranges.partitioningIndex { $0.start >= range.start }
  }
}
