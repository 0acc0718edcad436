import SourceText
import TestKit
import Testing

/// Many names are searched by their lengths, with the same result as a search through all.
@Suite struct SpellingTests {
  @Test(arguments: 0...4)
  func candidatesAnswerAsASearchThroughAllNames(_ limit: Int) {
    var random = SplitMix64(seed: UInt64(limit + 1))
    func word() -> String {
      String(
        (0..<Int.random(in: 0...6, using: &random)).map { _ in
          "abAB".randomElement(using: &random) ?? "a"
        })
    }
    let names = (0..<60).map { _ in word() }
    let candidates = Spelling.Candidates(names)
    for _ in 0..<300 {
      let sought = word()
      #expect(
        candidates.nearest(to: sought, limit: limit)
          == Spelling.nearest(to: sought, among: names, limit: limit), "\(sought)")
    }
  }
}
