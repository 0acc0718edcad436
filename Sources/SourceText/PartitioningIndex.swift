extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element for which a condition holds, or the end index, by binary search.
  /// For an unsorted collection the result is some valid index.
  ///
  /// - Parameter belongsInSecondPart: the condition; false for all elements up to a position, and true from
  ///   there on.
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
