import Foundation
import TestKit
import Testing

@testable import ModelContext

/// The messages and the readable files of a server for the Model Context Protocol.
@Suite struct ContextReadingTests {
  private func lines(_ texts: String...) -> [String?] {
    var splitter = LineSplitter()
    var lines = texts.flatMap { splitter.take(Array($0.utf8)) }
    if let last = splitter.end() { lines.append(last) }
    return lines.map { $0.map { String(decoding: $0, as: UTF8.self) } }
  }

  /// Windows line ends give no empty messages.
  @Test func emptyLinesAreNoMessages() {
    #expect(lines("{}\r\n\r\n \t\r\n\n[", "]") == ["{}\r", "[]"])
    #expect(lines("\r\n", " ") == [])
  }

  @Test(.slow) func aLineMayBeAsLongAsTheLimit() {
    let half = [UInt8](repeating: 0x20, count: LineSplitter.maximumLength / 2)
    var splitter = LineSplitter()
    for length in [0, 1] {
      var lines = splitter.take([UInt8(ascii: "x")] + half.dropLast(length))
      lines += splitter.take(half)
      lines += splitter.take([0x0A])
      #expect(lines.map { $0?.count } == [length == 0 ? nil : LineSplitter.maximumLength])
    }
  }

  /// A broken link is outside if its folder is.
  @Test func brokenLinksAreWhereTheirFolderIs() throws {
    let (inside, outside) = (try TemporaryFolder(), try TemporaryFolder())
    let files = FileManager.default
    for (path, target) in [
      (outside.path + "/broken", "nothing"), (inside.path + "/broken", "nothing"),
      (inside.path + "/link", outside.path),
    ] {
      try files.createSymbolicLink(atPath: path, withDestinationPath: target)
    }
    let rooted = RootedFiles([inside.path])
    #expect(try rooted.path("broken").hasSuffix("/broken"))
    #expect(throws: ContextFailure.self) { try rooted.path("link/broken") }
    #expect(throws: ContextFailure.self) { try rooted.path("link/new") }
  }
}
