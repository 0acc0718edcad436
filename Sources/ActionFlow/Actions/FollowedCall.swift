import SourceText

/// A call that hands on a type, by all that decides what becomes of it: of many equal calls one is followed.
struct FollowedCall: Hashable {
  struct Outcome {
    let isFollowed: Bool
    /// Whether functions that the call may mean do no more than log.
    let onlyLogs: Bool
  }

  let name: String
  let label: String?
  let position: Int
  /// The labels in parentheses; nil where they are not known.
  let labels: [String]?
  let passesItem: Bool
  let isLast: Bool
  /// The type whose initializers are meant; nil where any function of the name is.
  let owner: String?
  /// What is given in place of a type.
  let facet: Facet?
}

/// Ranges that are asked whether one of them holds another range.
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
