import SourceText
import TestKit
import Testing

/// After any edits, the parts of a text are those of a plain array.
@Suite struct ShiftedArrayTests {
  private struct Place: Shiftable, Equatable {
    var offset: Int32
    mutating func shift(by distance: Int32) { offset += distance }
  }

  @Test func isAPlainArrayAfterAnyEdits() {
    var random = SplitMix64(seed: 7)
    for start in [0, 1, 5, 200] {
      var plain = (0..<start).map { Place(offset: Int32($0) * 10) }
      var shifted = ShiftedArray(plain)
      for _ in 0..<300 {
        let lower = random.int(below: plain.count + 1)
        let upper = min(plain.count, lower + random.int(below: 4))
        let new = (0..<random.int(below: 5)).map { _ in
          Place(offset: Int32(random.int(below: 1000)))
        }
        let distance = Int32(random.int(below: 21)) - 10
        plain.replaceSubrange(lower..<upper, with: new)
        for index in (lower + new.count)..<plain.count { plain[index].shift(by: distance) }
        shifted.replace(lower..<upper, with: new, shiftingRestBy: distance)
        if !plain.isEmpty {
          let index = random.int(below: plain.count)
          plain[index].offset += 3
          shifted[index].offset += 3
        }
        #expect(shifted.indices.map { shifted[$0] } == plain)
      }
      #expect(shifted == ShiftedArray(plain))
    }
  }
}
