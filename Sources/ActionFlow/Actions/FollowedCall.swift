import SourceText

/// A call that passes on a type, identified by everything that decides its outcome: of equal calls only one is
/// followed.
struct FollowedCall: Hashable {
  struct Outcome {
    let isFollowed: Bool
    /// True if all functions that the call may mean only log.
    let onlyLogs: Bool
  }

  let name: String
  let label: String?
  let position: Int
  /// The labels in parentheses; nil where they are not known.
  let labels: [String]?
  let passesItem: Bool
  let isLast: Bool
  /// The type whose initializers are meant; nil for any function of the name.
  let owner: String?
  /// The value that is passed in place of a type.
  let facet: Facet?
}

/// Ranges for testing whether one of them contains another range.
struct RangeCover {
  private let starts: [Int]
  /// The last end among the ranges that begin at or before each start.
  private let ends: [Int]

  init(_ ranges: [ByteRange]) {
    let sorted = ranges.sorted { $0.start < $1.start }
    starts = sorted.map(\.start)
    var last = 0
    ends = sorted.map { range in
      last = max(last, range.end)
      return last
    }
  }

  func holds(_ range: ByteRange) -> Bool {
    let count = starts.partitioningIndex { $0 > range.start }
    return count > 0 && range.end <= ends[count - 1]
  }
}
