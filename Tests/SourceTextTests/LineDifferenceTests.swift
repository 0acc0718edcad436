import SourceText
import TestKit
import Testing

@Suite struct LineDifferenceTests {
  private func changes(_ old: String, _ new: String) -> [LineDifference.Change] {
    LineDifference(from: SourceText(old), to: SourceText(new)).changes
  }

  @Test func equalTextsDoNotDiffer() {
    #expect(changes("", "").isEmpty)
    #expect(changes("a\nb", "a\nb").isEmpty)
  }

  @Test func theFewestLinesAreChanged() {
    typealias Change = LineDifference.Change
    #expect(changes("a\nb\nc\n", "a\nx\nc\n") == [Change(old: 1..<2, new: 1..<2)])
    #expect(changes("a\nc\n", "a\nb\nc\n") == [Change(old: 1..<1, new: 1..<2)])
    #expect(changes("", "a\n") == [Change(old: 0..<0, new: 0..<1)])
    #expect(changes("a", "a\n") == [Change(old: 0..<1, new: 0..<1)])
    #expect(
      changes("a\nb\nc\nd\ne\n", "b\nc\nx\nd\n")
        == [
          Change(old: 0..<1, new: 0..<0), Change(old: 3..<3, new: 2..<3),
          Change(old: 4..<5, new: 4..<4),
        ])
  }

  @Test func editsAreSmallAndCutNoCharacter() {
    let old = SourceText("a\r\n中文é\r\nb\n")
    for new in ["a\r\n中国é\r\nb\n", "a\n中文é\r\nb\n", "a\r\n中文è\r\nb\n", "a\r\nb\n"] {
      let edits = LineDifference(from: old, to: SourceText(new)).edits
      #expect(old.applying(edits).string == new)
      #expect(edits.count == 1)
      for edit in edits { #expect(old[edit.range].unicodeScalars.allSatisfy { $0 != "\u{FFFD}" }) }
    }
    let word = LineDifference(from: SourceText("x one y\n"), to: SourceText("x two y\n")).edits
    #expect(word == [TextEdit(ByteRange(start: 2, end: 5), "two")])
  }

  @Test func randomTextsBecomeEachOther() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<500 {
      func text() -> SourceText {
        let lines = (0..<random.int(below: 12)).map { _ in
          random.pick(["a", "b", "c", "中\r", "", "\t<key>a</key>"])
        }
        return SourceText(lines.joined(separator: "\n"))
      }
      let (old, new) = (text(), text())
      let difference = LineDifference(from: old, to: new)
      try #require(old.applying(difference.edits) == new)
      var rebuilt: [UInt8] = []
      var line = 0
      for change in difference.changes {
        try #require(change.old.lowerBound >= line)
        let kept = old.range(ofLines: line..<change.old.lowerBound)
        let put = new.range(ofLines: change.new)
        rebuilt += old.bytes[kept.start..<kept.end] + new.bytes[put.start..<put.end]
        line = change.old.upperBound
      }
      try #require(
        rebuilt + old.bytes[old.range(ofLines: line..<old.lineCount).start...] == new.bytes)
    }
  }

  @Test func textsWithoutAnythingInCommonTakeNoLongTime() {
    let old = SourceText((0..<20_000).map { "a\($0)\n" }.joined())
    let new = SourceText((0..<20_000).map { "b\($0)\n" }.joined())
    let difference = LineDifference(from: old, to: new)
    #expect(difference.changes == [LineDifference.Change(old: 0..<20_000, new: 0..<20_000)])
  }
}
