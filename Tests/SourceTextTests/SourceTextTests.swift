import SourceText
import TestKit
import Testing

@Suite struct SourceTextTests {
  @Test func linesEndWithAnyTerminator() {
    let text = SourceText("a\nb\r\nc\rd")
    #expect(text.lines.count == 4)
    #expect((0..<4).map { text.lines.start(ofLine: $0) } == [0, 2, 5, 7])
    #expect((0..<4).map { text.endOfLine($0) } == [1, 3, 6, 8])
  }

  @Test(arguments: [
    (PositionEncoding.utf8, [0, 1, 4, 8, 9]), (.utf16, [0, 1, 2, 4, 5]), (.utf32, [0, 1, 2, 3, 4]),
  ])
  func columnsFollowTheEncoding(_ encoding: PositionEncoding, _ columns: [Int]) {
    let text = SourceText("\na中🎉b")
    let offsets = [1, 2, 5, 9, 10]
    for (offset, column) in zip(offsets, columns) {
      let position = TextPosition(line: 1, column: column)
      #expect(text.position(at: offset, in: encoding) == position)
      #expect(text.offset(of: position, in: encoding) == offset)
    }
  }

  @Test func positionsAreClamped() {
    let text = SourceText("ab\r\n🎉\n")
    #expect(text.offset(of: TextPosition(line: 0, column: 99), in: .utf16) == 2)
    #expect(text.offset(of: TextPosition(line: 99, column: 0), in: .utf16) == text.length)
    #expect(text.offset(of: TextPosition(line: -1, column: 5), in: .utf16) == 0)
    // The middle of a surrogate pair is the start of its character.
    #expect(text.offset(of: TextPosition(line: 1, column: 1), in: .utf16) == 4)
    #expect(text.position(at: 6, in: .utf16) == TextPosition(line: 1, column: 0))
    #expect(text.position(at: -3, in: .utf16) == TextPosition(line: 0, column: 0))
  }

  @Test func anyBytesAreText() {
    let text = SourceText([0xFF, 0x80, 0x0A, 0xE4, 0xB8])
    #expect(text.position(at: 2, in: .utf16) == TextPosition(line: 0, column: 2))
    #expect(text.position(at: 5, in: .utf16) == TextPosition(line: 1, column: 2))
  }

  @Test func theLineTableFollowsEdits() {
    var random = SplitMix64(seed: 7)
    let pieces = ["\r", "\n", "\r\n", "a", "中", "", "\n\n", "bc\r"]
    for _ in 0..<400 {
      var text = SourceText((0..<random.int(below: 12)).map { _ in random.pick(pieces) }.joined())
      for _ in 0..<8 {
        let start = random.int(below: text.length + 1)
        let range = ByteRange(
          start: start, end: min(text.length, start + random.int(below: 4)))
        text.replace(range, with: Array(random.pick(pieces).utf8))
        #expect(text.lines == SourceText(text.bytes).lines, "\(text.bytes)")
      }
    }
  }

  @Test func editsAreAppliedInOrderAndNeverOverlap() {
    let text = SourceText("abcdef")
    let edited = text.applying([
      TextEdit(ByteRange(start: 4, end: 5), "E"), TextEdit(ByteRange(at: 0), ">"),
      TextEdit(ByteRange(start: 3, end: 5), "overlap"), TextEdit(ByteRange(at: 99), "<"),
    ])
    #expect(edited.string == ">abcoverlapf<")
  }

  @Test func theNearestSpellingIsFound() {
    let names = ["UIApplicationShortcutItems", "UIApplicationShortcutWidget"]
    #expect(Spelling.nearest(to: "UIApplicationShortCutItems", among: names, limit: 3) == names[0])
    #expect(Spelling.nearest(to: "UIApplicationShortcutItmes", among: names, limit: 1) == names[0])
    #expect(Spelling.nearest(to: "CFBundleName", among: names, limit: 3) == nil)
    #expect(Spelling.distance("abc", "abc", limit: 0) == 0)
    #expect(Spelling.distance("", "abc", limit: 2) == nil)
  }
}

@Suite struct FileEncodingTests {
  @Test(
    arguments: [
      [], [0xEF, 0xBB, 0xBF, 0x41], [0xFF, 0xFE], [0xFF, 0xFE, 0x41], [0xFF, 0xFE, 0x41, 0x00],
      [0xFE, 0xFF, 0x4E, 0x2D], [0xFF, 0xFE, 0x3C, 0xD8, 0x89, 0xDF], [0xFF, 0xFE, 0x3C, 0xD8],
      [0xFE, 0xFF, 0xDF, 0x89, 0xD8, 0x3C, 0x00], [0x80, 0xFF, 0x00],
      [0x3C, 0x00, 0x3F, 0x00, 0x2D, 0x4E], [0x00, 0x3C, 0x00, 0x3F, 0x4E, 0x2D, 0x00],
    ] as [[UInt8]])
  func filesComeBackByteForByte(_ file: [UInt8]) throws {
    let (text, encoding) = FileEncoding.decode(file)
    #expect(try encoding.encode(text) == file)
  }

  @Test func utf16IsRead() {
    let (text, encoding) = FileEncoding.decode([0xFF, 0xFE, 0x2D, 0x4E, 0x3C, 0xD8, 0x89, 0xDF])
    #expect(text.string == "中🎉")
    #expect(encoding.form == .utf16LittleEndian)
    for file: [UInt8] in [[0x3C, 0, 0x3F, 0, 0x2D, 0x4E], [0, 0x3C, 0, 0x3F, 0x4E, 0x2D]] {
      let (text, encoding) = FileEncoding.decode(file)
      #expect(text.string == "<?中" && !encoding.hasByteOrderMark)
    }
  }
}
