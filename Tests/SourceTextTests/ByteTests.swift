import SourceText
import TestKit
import Testing

/// Functions that read several bytes at a time give the same results as reading byte by byte.
@Suite struct ByteTests {
  @Test func linesBeginWhereTheyDoByteByByte() {
    var random = SplitMix64(seed: 7)
    for length in 0..<400 {
      let bytes = (0..<length).map { _ in
        [0x0A, 0x0D, 0x0B, 0x0C, 0x0E, 0x41, 0x8A, 0x8D][Int(random.next() % 8)] as UInt8
      }
      var starts = [0]
      for (index, byte) in bytes.enumerated() {
        let isInPair = byte == 0x0D && index + 1 < length && bytes[index + 1] == 0x0A
        if byte == 0x0A || byte == 0x0D && !isInPair { starts.append(index + 1) }
      }
      let lines = SourceText(bytes).lines
      #expect((0..<lines.count).map { lines.start(ofLine: $0) } == starts)
    }
  }

  @Test func equalBytesAreEqualAtEveryLength() {
    for length in 0..<40 {
      let bytes = (0..<length).map { UInt8($0) }
      #expect(isSame(bytes, bytes))
      #expect(!isSame(bytes, bytes + [0]))
      for index in bytes.indices {
        var other = bytes
        other[index] ^= 0x80
        #expect(!isSame(bytes, other))
      }
    }
  }

  private func isSame(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { left.hasSameBytes(as: $0) }
    }
  }

  @Test func freeRangesAreThoseThatTouchNone() {
    var random = SplitMix64(seed: 8)
    func range() -> ByteRange {
      let start = Int(random.next() % 500)
      return ByteRange(start: start, end: start + Int(random.next() % 6))
    }
    for _ in 0..<50 {
      var ranges = DisjointRanges()
      var taken: [ByteRange] = []
      for _ in 0..<60 {
        let next = range()
        let isFree = taken.allSatisfy { $0.end < next.start || next.end < $0.start }
        #expect(ranges.isFree(next) == isFree)
        guard isFree else { continue }
        ranges.insert(next)
        taken.append(next)
      }
    }
  }

  @Test func whatWordsShareAtTheirEndsCostsNothing() {
    #expect(
      Spelling.distance("UIApplicationShortcutItemType", "UIApplicationShortcutItemTpye", limit: 3)
        == 1)
    #expect(Spelling.distance("abcabc", "abc", limit: 3) == 3)
    #expect(Spelling.distance("aab", "ab", limit: 3) == 1)
    #expect(Spelling.distance("", "ab", limit: 2) == 2)
    #expect(Spelling.distance("ba", "ab", limit: 2) == 1)
    #expect(Spelling.distance("abcd", "wxyz", limit: 3) == nil)
  }

  @Test func endingsAreCompared() {
    for text in [
      "", "h", ".h", "a.h", "a.H", "a.hh", "中.h", "a.h中", String(repeating: "a", count: 40) + ".h",
    ] {
      #expect(text.ends(with: ".h") == text.hasSuffix(".h"), "\(text)")
    }
    #expect("a".ends(with: ""))
  }

  @Test func wordsAreFoundWhereverTheyStand() {
    var random = SplitMix64(seed: 3)
    let words = ["abca", "bab", "ccabbc"]
    let (search, mark) = (WordSearch(words), MarkSearch("cab"))
    for length in 0..<600 {
      // Few texts contain a word if most bytes are others.
      let letters = Array((length.isMultiple(of: 3) ? "abc" : "abcdefghijklmnop").utf8)
      let bytes = (0..<length).map { _ in letters[Int(random.next() % UInt64(letters.count))] }
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(search.finds(in: bytes) == words.contains { text.contains($0) })
      #expect(bytes.withUnsafeBytes(mark.finds) == text.contains("cab"))
    }
    for length in 0..<80 {
      for place in 0...length {
        let bytes = Array(repeating: UInt8(ascii: "c"), count: length)
        let text = Array(bytes[..<place]) + Array("cab".utf8) + Array(bytes[place...])
        #expect(text.withUnsafeBytes(mark.finds))
        #expect(
          search.finds(in: Array(bytes[..<place]) + Array("bab".utf8) + Array(bytes[place...])))
      }
    }
    #expect(![1, 2].withUnsafeBytes(MarkSearch("").finds))
  }

  /// Long words are searched for by four consecutive bytes, short ones by two, and with many words some share
  /// a group.
  @Test(arguments: [3, 500], [2, 5, 7, 8, 9, 14]) func manyWordsAreFoundAndNothingElse(
    _ count: Int, shortest: Int
  ) {
    var random = SplitMix64(seed: UInt64(count + shortest))
    func text(_ length: Int) -> [UInt8] {
      let letters = Array("abcdeXY".utf8)
      return (0..<length).map { _ in letters[Int(random.next() % UInt64(letters.count))] }
    }
    let words = (0..<count).map { _ in text(shortest + Int(random.next() % 6)) }
    let search = WordSearch(words.map { String(decoding: $0, as: UTF8.self) })
    for word in words {
      #expect(search.finds(in: word) && search.finds(in: text(9) + word + text(3)))
    }
    for word in words.prefix(20) {
      // A word that lacks one letter is not found, unless it contains another word.
      for part in [Array(word.dropFirst()), word.dropLast()] {
        #expect(search.finds(in: part) == words.contains { !part.ranges(of: $0).isEmpty })
      }
    }
    for length in stride(from: 0, to: 400, by: 20) {
      let bytes = text(length)
      #expect(search.finds(in: bytes) == words.contains { !bytes.ranges(of: $0).isEmpty })
    }
    #expect(!WordSearch([]).finds(in: [1, 2]) && !WordSearch(["a", ""]).finds(in: [97, 97]))
  }
}
