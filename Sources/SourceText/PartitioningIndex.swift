extension RandomAccessCollection where Index == Int {
  /// The index of the first element that belongs to the second part of an ordered row, or its end. Found
  /// by halving what is left; an answer for a row that is not ordered is some index of it.
  ///
  /// - Parameter belongsInSecondPart: false for all elements up to a place, and true from there on.
  @inlinable
  public func partitioningIndex(where belongsInSecondPart: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if belongsInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
