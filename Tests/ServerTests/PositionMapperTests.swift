import LanguageServerProtocol
import SourceText
import TestKit
import Testing

@testable import LanguageServer

/// Positions do not depend on the order of requests.
@Suite struct PositionMapperTests {
  @Test(arguments: PositionEncoding.allCases)
  func anyOrderGivesTheSame(_ encoding: PositionEncoding) {
    var random = SplitMix64(seed: 29)
    for lineLength in [3, 80, 9000] {
      var text = ""
      for _ in 0..<9000 {
        let isLineEnd = random.int(below: lineLength) == 0
        text += random.pick(isLineEnd ? ["\n", "\r\n", "\r"] : ["a", "é", "中", "🎉", " "])
      }
      // Bytes that are not UTF-8 count as columns, too.
      let source = SourceText(Array(text.utf8) + [0x80, 0xC3, 0xFF, 0x80, 0x80])
      var mapper = PositionMapper(source, encoding)
      for _ in 0..<400 {
        let offset = random.int(below: source.length + 20) - 10
        let expected = Position(source.position(at: offset, in: encoding))
        #expect(mapper.position(offset) == expected, "\(offset)")
      }
    }
  }

  @Test func nothingButBrokenBytes() {
    let source = SourceText(Array(repeating: 0x80, count: 5000))
    var mapper = PositionMapper(source, .utf16)
    for offset in [4999, 10, 5000, 2500] {
      #expect(mapper.position(offset) == Position(line: 0, character: offset))
    }
  }
}
