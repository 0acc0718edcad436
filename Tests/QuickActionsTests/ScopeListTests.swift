import TestKit
import Testing

@testable import ActionFlow

/// A list of many scopes gives the same results as a linear search.
@Suite struct ScopeListTests {
  @Test(arguments: [3, 15, 16, 17, 200])
  func scopesAreFoundByTheFirstAndLastNoted(_ count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    var list = ScopeList()
    var noted: [(scope: Range<Int>, number: Int)] = []
    for number in 0..<count {
      let start = Int.random(in: 0..<300, using: &random)
      let scope = start..<start + Int.random(in: 0..<100, using: &random)
      list.append(scope, number * 2)
      noted.append((scope, number * 2))
      for token in 0..<410 {
        let all = noted.filter { $0.scope.contains(token) }
        #expect(list.first(containing: token) == all.first?.number)
        #expect(list.last(containing: token) == all.last?.number)
      }
    }
  }
}
