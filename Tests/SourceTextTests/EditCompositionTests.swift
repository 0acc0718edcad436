import SourceText
import TestKit
import Testing

@Suite struct EditCompositionTests {
  /// Rounds of edits, each applied to the result of the last, give the same text as their composition.
  @Test func compositionsMakeTheSameText() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<2_000 {
      let first = SourceText(String((0..<24).map { _ in random.pick(Array("abcdefgh")) }))
      var text = first
      var composition = EditComposition()
      for _ in 0..<(1 + random.int(below: 5)) {
        var edits: [TextEdit] = []
        var at = random.int(below: 8)
        while at <= text.length, edits.count < 3 {
          let end = min(text.length, at + random.int(below: 4))
          edits.append(
            TextEdit(
              ByteRange(start: at, end: end), random.pick(["", "X", "YZ", "\(edits.count)"])))
          at = end + 1 + random.int(below: 8)
        }
        composition.append(edits)
        text = text.applying(edits)
      }
      #expect(first.applying(composition.edits) == text)
      for (edit, next) in zip(composition.edits, composition.edits.dropFirst()) {
        #expect(edit.range.end < next.range.start)
      }
    }
  }
}
