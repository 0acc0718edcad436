/// Ranges of a text that neither overlap nor touch, in its order.
public struct DisjointRanges: Sendable {
  private var ranges: [ByteRange] = []

  public init() {}

  /// Returns true if a range touches none of them.
  public func isFree(_ range: ByteRange) -> Bool {
    let place = place(of: range)
    if place < ranges.count, ranges[place].start <= range.end { return false }
    return place == 0 || ranges[place - 1].end < range.start
  }

  /// Takes one more. Cheap at the end, where the next of an ordered row goes. Ranges of one fix may
  /// touch each other.
  public mutating func insert(_ range: ByteRange) {
    ranges.insert(range, at: place(of: range))
  }

  /// Returns how many begin before a range.
  private func place(of range: ByteRange) -> Int {
    if let last = ranges.last, last.start < range.start { return ranges.count }
    return ranges.partitioningIndex { $0.start >= range.start }
  }
}
