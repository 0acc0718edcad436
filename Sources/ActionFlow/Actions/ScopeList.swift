/// Numbered ranges of a file in the order in which they were noted. A few ranges are searched one by one; more of
/// them are indexed by the blocks of tokens that they consist of, so that a lookup costs the logarithm of the file's
/// size: a name such as `item` has a scope in each of thousands of methods.
struct ScopeList {
  /// Blocks of 1, 2, 4 … tokens, each beginning at a multiple of its size.
  private struct Block: Hashable {
    /// The binary logarithm of the size.
    let level: Int
    let index: Int
  }

  private static let fewest = 16

  private var scopes: [(scope: Range<Int>, number: Int)] = []
  /// The first and the last number noted for each block; empty while the scopes are few.
  private var blocks: [Block: (first: Int, last: Int)] = [:]
  private var levels = 0

  /// - Parameter number: higher than all before.
  mutating func append(_ scope: Range<Int>, _ number: Int) {
    scopes.append((scope, number))
    if scopes.count == Self.fewest {
      for (scope, number) in scopes { note(scope, number) }
    } else if scopes.count > Self.fewest {
      note(scope, number)
    }
  }

  /// Returns the number of the scope that contains a token and was noted first.
  func first(containing token: Int) -> Int? {
    guard scopes.count >= Self.fewest else {
      return scopes.first { $0.scope.contains(token) }?.number
    }
    return kept(of: token).map(\.first).min()
  }

  /// Returns the number of the scope that contains a token and was noted last.
  func last(containing token: Int) -> Int? {
    guard scopes.count >= Self.fewest else {
      return scopes.last { $0.scope.contains(token) }?.number
    }
    return kept(of: token).map(\.last).max()
  }

  private func kept(of token: Int) -> some Sequence<(first: Int, last: Int)> {
    (0..<levels).lazy.compactMap { blocks[Block(level: $0, index: token >> $0)] }
  }

  /// Notes a scope for the smallest set of blocks that covers it.
  private mutating func note(_ scope: Range<Int>, _ number: Int) {
    var (start, end, level) = (scope.lowerBound, scope.upperBound, 0)
    while start < end {
      if start & 1 == 1 {
        note(Block(level: level, index: start), number)
        start += 1
      }
      if end & 1 == 1 {
        end -= 1
        note(Block(level: level, index: end), number)
      }
      (start, end, level) = (start >> 1, end >> 1, level + 1)
    }
    levels = max(levels, level)
  }

  private mutating func note(_ block: Block, _ number: Int) {
    blocks[block] = (blocks[block]?.first ?? number, number)
  }
}
