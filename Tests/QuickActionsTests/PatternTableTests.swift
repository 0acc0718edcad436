import TestKit
import Testing
@testable import ActionFlow

/// A table of types finds the same patterns as a scan of all of them.
@Suite struct PatternTableTests {
  @Test func nothingThatMatchesIsMissed() {
    var random = SplitMix64(seed: 7)
    let pieces: [String?] = [
      nil, "com.example", ".new", ".find", "new", "find", "", "a.b", ".", "b",
    ]
    func pattern() -> TypePattern {
      TypePattern(
        (0..<Int.random(in: 1...3, using: &random)).map { _ in
          pieces.randomElement(using: &random) ?? nil
        })
    }
    for _ in 0..<300 {
      var table = PatternTable<TypePattern>()
      let all = (0..<12).map { _ in pattern() }
      for known in all { table.add(known, under: Bool.random(using: &random) ? known : nil) }
      let wanted = pattern()
      #expect(table.near(wanted).filter { $0.matches(wanted) } == all.filter { $0.matches(wanted) })
    }
  }
}
