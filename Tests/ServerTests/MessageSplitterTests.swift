import LanguageServerProtocol
import TestKit
import Testing

@Suite struct MessageSplitterTests {
  private func elements(_ text: String, pieces: Int = .max) -> [MessageSplitter.Element] {
    var splitter = MessageSplitter()
    var elements: [MessageSplitter.Element] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      splitter.append(rest.prefix(pieces))
      rest = rest.dropFirst(pieces)
      while let element = splitter.next() { elements.append(element) }
    }
    return elements
  }

  private func message(_ text: String) -> MessageSplitter.Element { .message(Array(text.utf8)) }

  @Test(arguments: [1, 2, 3, 7, Int.max]) func messagesArriveInAnyPieces(_ pieces: Int) {
    let stream =
      "Content-Length: 2\r\n\r\n{}content-length:3\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n[1]CONTENT-LENGTH : 0\r\n\r\nContent-Length: 4\n\n中1"
    #expect(
      elements(stream, pieces: pieces) == [
        message("{}"), message("[1]"), message(""), message("中1"),
      ])
  }

  @Test(arguments: [
    "-5", "abc", "99999999999999999999", "1e3", "0x10", "", "  ", "+3", "1 2x", "٣",
  ])
  func lengthsThatAreNoneAreReportedAndServingGoesOn(_ length: String) {
    let stream = "Content-Length: \(length)\r\n\r\n{\"junk\": 1}\r\nContent-Length: 2\r\n\r\n{}"
    let found = elements(stream)
    #expect(found.count == 2)
    if case .invalidFrame(.invalidContentLength) = found.first {
    } else {
      Issue.record("\(found)")
    }
    #expect(found.last == message("{}"))
  }

  @Test func tooLongMessagesAreSkippedWithoutBeingHeld() {
    let length = MessageSplitter.maximumContentLength + 1
    var splitter = MessageSplitter()
    splitter.append(Array("Content-Length: \(length)\r\n\r\n".utf8))
    #expect(splitter.next() == .invalidFrame(.tooLong(contentLength: length)))
    for _ in 0..<1000 {
      splitter.append([UInt8](repeating: 0x61, count: 1000))
      #expect(splitter.next() == nil)
    }
    splitter.append(Array("\nContent-Length: 2\r\n\r\n{}".utf8))
    #expect(splitter.next() == message("{}"))
  }

  @Test func aHeaderWithoutALengthIsReported() {
    let found = elements("Foo: bar\r\n\r\nContent-Length: 2\r\n\r\n{}")
    #expect(found == [.invalidFrame(.missingContentLength), message("{}")])
  }

  @Test func endlessHeadersAreGivenUp() {
    let junk = String(repeating: "x", count: MessageSplitter.maximumHeaderLength + 10)
    let found = elements(junk + "\nContent-Length: 2\r\n\r\n{}", pieces: 100)
    #expect(found == [.invalidFrame(.headerTooLong), message("{}")])
  }

  @Test func theLastContentLengthCounts() {
    #expect(elements("Content-Length: 9\r\nContent-Length: 2\r\n\r\n{}") == [message("{}")])
  }

  @Test(.slow) func anyBytesAreSurvived() {
    var random = SplitMix64(seed: 9)
    let pieces = [
      "Content-Length: ", "content-length:", "\r\n", "\n", "\r", "12", "{}", "99999999999999999999",
      ":", "a", "\u{0}", "中",
    ]
    for _ in 0..<3000 {
      let stream = (0..<random.int(below: 20)).map { _ in random.pick(pieces) }.joined()
      // The result does not depend on how the bytes arrive.
      #expect(elements(stream, pieces: 1 + random.int(below: 5)) == elements(stream))
    }
  }
}
