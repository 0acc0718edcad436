import LanguageServerProtocol
import TestKit
import Testing

/// Messages after a broken one are found again, however the bytes arrive.
@Suite struct BrokenFrameTests {
  private static let bodies = [
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#,
    #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#,
  ]
  private static let messages = bodies.map { MessageSplitter.Element.message(Array($0.utf8)) }
  private static let following = bodies.flatMap { MessageCoder.frame(Array($0.utf8)) }

  private func elements(_ pieces: some Sequence<ArraySlice<UInt8>>) -> [MessageSplitter.Element] {
    var splitter = MessageSplitter()
    return pieces.flatMap { piece in
      splitter.append(piece)
      var elements: [MessageSplitter.Element] = []
      while let element = splitter.next() { elements.append(element) }
      return elements
    }
  }

  /// Reads the stream as one piece, and cut in two at every offset.
  private func expectRecovery(after broken: [UInt8], _ comment: Comment) {
    let stream = broken + Self.following
    let whole = elements([stream[...]])
    #expect(whole.suffix(2) == Self.messages[...], comment)
    #expect(whole.count > 2, comment)
    #expect(elements(stream.indices.map { stream[$0...$0] }) == whole, comment)
    for offset in stream.indices {
      #expect(elements([stream[..<offset], stream[offset...]]) == whole, "\(comment), \(offset)")
    }
  }

  @Test(arguments: [
    "Content-Length: 99999999999999999999\r\n\r\n{}",
    "Content-Length: -5\r\n\r\n{}",
    "Content-Length: abc\r\n\r\n{}",
    "Content-Length:\r\n\r\n{}",
    "Content-Length: 300000000\r\n\r\n{}",
    "Content-Length: 5\r\nContent-Length: abc\r\n\r\n{}",
    "Content-Length: 500\r\nContent-Length: abc\r\n\r\n{}",
    "\r\n\r\n{}",
    "\n\n{}",
    "{}",
    "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n{}",
    "Content-Lenght: 2\r\n\r\n{}",
    "Length: 2\r\n\r\n{}",
    "Content-Length 2\r\n\r\n{}",
    "Content-Length: 2{}",
    "Content-Length: 2\r{}",
    "Content-Length: 2\r\n{}",
    "Content-Length: 2\n{}",
    "Content-Length: 2\r\r{}",
    "Content-Length: 100000\n\n{}",
    "Content-Length: 100000\r\nContent-Type: x\r\n\r\n{}",
    "Content-Len",
    "Content-Length: 12\r\n",
    "Content-Length: 12\r\n\r\n",
    "x", "\u{0}", "é", ":", "c", "content-length:", "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
    #"{"a": "Content-Length: 12\r\n\r\n{"}"#,
  ])
  func aBrokenFrame(_ broken: String) {
    // A line end alone completes a header of `Content-Length: 12`, and the message after it is correct.
    guard broken != "Content-Length: 12\r\n" else {
      return #expect(elements([(Array(broken.utf8) + Self.following)[...]]) == Self.messages)
    }
    expectRecovery(after: Array(broken.utf8), "\(broken.debugDescription)")
  }

  @Test(arguments: ["", " ", "\t", " \t "]) func blanksAroundTheNumber(_ blanks: String) {
    let body = Self.bodies[1]
    let header = "Content-Length\(blanks):\(blanks)\(body.utf8.count)\(blanks)\r\n\r\n"
    let found = elements([Array(("{}\r\n" + header + body).utf8)[...]])
    #expect(found.last == Self.messages[1])
  }

  @Test func aBodyOfAnotherLengthThanItsHeaderSays() {
    let body = #"{"jsonrpc":"2.0","method":"initialized"}"#
    for length in 0...600 where length != body.utf8.count {
      let broken = Array("Content-Length: \(length)\r\n\r\n\(body)".utf8)
      let stream = broken + Self.following
      let whole = elements([stream[...]])
      #expect(whole.suffix(2) == Self.messages[...], "\(length)")
      #expect(whole.count > 2, "\(length)")
      #expect(elements(stream.indices.map { stream[$0...$0] }) == whole, "\(length)")
    }
  }

  @Test(arguments: [1, 100, 8191, 8192, 8193, 100_000, 10_000_000]) func garbage(_ count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    let anything = (0..<count).map { _ in UInt8(random.int(below: 256)) }
    for garbage in [anything, [UInt8](repeating: UInt8(ascii: "x"), count: count)] {
      let stream = garbage + Self.following
      let pieces = stride(from: 0, to: stream.count, by: 65_536).map {
        stream[$0..<min($0 + 65_536, stream.count)]
      }
      let found = elements(pieces)
      #expect(found.suffix(2) == Self.messages[...])
      // The whole garbage gets one answer.
      #expect(found.count == 3)
    }
  }

  @Test func partsOfFramesInAnyOrder() {
    var random = SplitMix64(seed: 4)
    let parts = [
      "Content-Length: ", "content-length:", "\r\n", "\n", "\r", "1", "58", "{}", "{", ":", "a",
      "X: ",
      "Content-Length: 12\r\n\r\n", "Content-Length: 70\r\n\r\n{", "\u{0}", "中",
    ]
    for _ in 0..<4000 {
      let broken = (0..<random.int(below: 12)).map { _ in random.pick(parts) }.joined()
      let stream = Array(broken.utf8) + Self.following
      let whole = elements([stream[...]])
      // The first message may be taken for part of the preceding bytes.
      #expect(whole.last == Self.messages.last, "\(broken.debugDescription)")
      #expect(elements(stream.indices.map { stream[$0...$0] }) == whole)
    }
  }

  @Test func nothingIsKeptOfWhatIsNoMessage() {
    var splitter = MessageSplitter()
    let junk = [UInt8](repeating: UInt8(ascii: "c"), count: 100_000)
    for _ in 0..<100 {
      splitter.append(junk)
      while splitter.next() != nil {}
      #expect(splitter.heldBytes <= MessageSplitter.maximumHeaderLength)
    }
    splitter.append(MessageCoder.frame(junk))
    #expect(splitter.next() == nil)
    splitter.append(Self.following)
    #expect(splitter.next() == Self.messages.first)
  }

  @Test(
    arguments: [
      ("", nil), ("\r\n", nil), ("Content-Length: 2\r\n\r\n{}", nil),
      ("Content-Length: 2\r\n\r\n{}\n", nil), ("Content-Length: x\r\n\r\n{}", nil),
      ("Content-Length: 2\r\n\r\n{", .endOfInput), ("Content-Length: 2", .endOfInput),
    ] as [(String, MessageSplitter.FrameProblem?)])
  func theEndOfTheInput(_ stream: String, _ problem: MessageSplitter.FrameProblem?) {
    var splitter = MessageSplitter()
    splitter.append(Array(stream.utf8))
    while splitter.next() != nil {}
    #expect(splitter.problemAtEndOfInput == problem)
  }
}
