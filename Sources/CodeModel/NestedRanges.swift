/// Ranges in the order of their beginnings. The last one that contains an offset is found without testing all ranges
/// that end before it.
package struct NestedRanges: Sendable {
  private let ranges: [Range<Int>?]
  /// The index of the nearest earlier range that ends later, for each range; -1 where none does.
  private let outer: [Int]

  /// - Parameter ranges: the ranges, with nil for an empty one.
  package init(_ ranges: [Range<Int>?]) {
    self.ranges = ranges
    var outer: [Int] = []
    outer.reserveCapacity(ranges.count)
    // The ranges that a later one may still be inside of.
    var open: [Int] = []
    for (index, range) in ranges.enumerated() {
      guard let range else {
        outer.append(open.last ?? -1)
        continue
      }
      while let last = open.last, ranges[last].map({ $0.upperBound <= range.upperBound }) ?? true {
        open.removeLast()
      }
      outer.append(open.last ?? -1)
      open.append(index)
    }
    self.outer = outer
  }

  /// Returns true if one of the ranges contains an offset.
  package func holds(_ place: Int) -> Bool { last(of: ranges.count, around: place) != nil }

  /// Returns the index of the last range that contains an offset, among the first `count` ranges.
  package func last(of count: Int, around place: Int) -> Int? {
    var index = min(count, ranges.count) - 1
    while index >= 0 {
      if let range = ranges[index], place < range.upperBound {
        if place >= range.lowerBound { return index }
        index -= 1
      } else {
        index = outer[index]
      }
    }
    return nil
  }

  /// Returns the indexes of all ranges that contain an offset, among the first `count` ranges, outer before inner.
  package func all(of count: Int, around place: Int) -> [Int] {
    var (found, count): ([Int], Int) = ([], count)
    while let index = last(of: count, around: place) {
      found.append(index)
      count = index
    }
    return found.reversed()
  }
}
