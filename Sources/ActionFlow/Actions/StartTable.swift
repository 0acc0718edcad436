import SourceText

/// A table of the list entries that begin at each token. It uses eight bytes per entry, because a file has thousands
/// of calls.
struct StartTable {
  private var entries: [(start: UInt32, index: UInt32)]

  /// - Parameter starts: the tokens at which the entries begin, with their indexes in the list.
  init(_ starts: some Sequence<(start: Int, index: Int)>) {
    entries = starts.map { (UInt32(clamping: $0.start), UInt32(clamping: $0.index)) }
    entries.sort { ($0.start, $0.index) < ($1.start, $1.index) }
  }

  /// Returns the indexes of the entries that begin at a token, in the order of the list.
  subscript(start: Int) -> [Int] {
    entries[entries.partitioningIndex { $0.start >= start }...]
      .prefix { $0.start == start }.map { Int($0.index) }
  }
}
