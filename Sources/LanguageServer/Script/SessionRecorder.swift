/// Writes a session as it goes on, so that a scripted session can run it again.
///
/// Each message of the client is a line of the script. The server's messages are comments that begin with `# <- `: a
/// replay answers at other moments, so they are there to compare and are no expectations.
public final class SessionRecorder {
  /// The bytes after which nothing more is recorded.
  public static let maximumLength = 256 * 1024 * 1024
  /// The first line of each recording. A file that begins so may be written again.
  public static let heading = "# A session recorded by quickactions lsp --record."

  private let start = ContinuousClock.now
  private let folder: [UInt8]
  private let write: ([UInt8]) -> Bool
  private var length = 0
  /// False once the recording is full or cannot be written.
  private var isOpen = true

  /// - Parameters:
  ///   - folder: the absolute path of the folder of the recording, which becomes `{{here}}`.
  ///   - version: the version of the server, for the heading.
  ///   - write: writes bytes at the end of the recording; false if that fails, which ends the recording and not
  ///     the session.
  public init(folder: String, version: String, write: @escaping ([UInt8]) -> Bool) {
    // The root folder is a part of every path and says nothing.
    self.folder = folder == "/" ? [] : Array(folder.utf8)
    self.write = write
    append(Self.heading + "\n")
    append(
      "# It holds what the editor sent, with the texts of open files. quickactions \(version)\n")
  }

  /// Records a message of the client, before it is handled.
  ///
  /// - Parameter body: the bytes behind the header, which need not be JSON.
  func noteReceived(_ body: [UInt8]) {
    append("\n# after \(milliseconds) ms\n")
    let line = Self.line(body, folder)
    // A replay would take the rest for a comment, an expectation or nothing.
    let isMessage = line.first.map { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "<") } ?? false
    append((isMessage ? [] : Array("# -> ".utf8)) + line + [UInt8(ascii: "\n")])
  }

  /// Records a message of the server.
  ///
  /// - Parameter pieces: the header and the JSON behind it.
  func noteSent(framed pieces: [[UInt8]]) {
    let message = pieces.joined().drop { $0 != UInt8(ascii: "{") }
    append(Array("# <- ".utf8) + Self.line(Array(message), folder) + [UInt8(ascii: "\n")])
  }

  /// Records that bytes came which are no message.
  func noteInvalidFrame() {
    append("\n# after \(milliseconds) ms: a frame that cannot be read\n")
  }

  private var milliseconds: Int64 {
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return seconds * 1000 + attoseconds / 1_000_000_000_000_000
  }

  private func append(_ text: String) { append(Array(text.utf8)) }

  private func append(_ bytes: [UInt8]) {
    guard isOpen else { return }
    length += bytes.count
    isOpen = length <= Self.maximumLength && write(bytes)
  }

  /// Returns a message as one line of a script that a session reads back as the same message.
  static func line(_ body: [UInt8], _ folder: [UInt8]) -> [UInt8] {
    // Strings of JSON hold no line ends; elsewhere one is as good as a space.
    var line = body.map {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? UInt8(ascii: " ") : $0
    }
    let start =
      line.firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? line.endIndex
    line.removeFirst(start)
    // What says `{{here}}` by itself is not the folder.
    line = replacing(Array("{{here}}".utf8), with: Array(#"\u007b{here}}"#.utf8), in: line)
    guard !folder.isEmpty else { return line }
    return replacing(folder, with: Array("{{here}}".utf8), in: line) { next in
      next == UInt8(ascii: "/") || next == UInt8(ascii: "\"")
    }
  }

  /// - Parameter isEnd: true for a byte that may follow what is replaced.
  private static func replacing(
    _ needle: [UInt8], with replacement: [UInt8], in bytes: [UInt8],
    before isEnd: (UInt8) -> Bool = { _ in true }
  ) -> [UInt8] {
    guard let first = needle.first else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let index = rest.firstIndex(of: first) {
      result += rest[..<index]
      rest = rest[index...]
      let tail = rest.dropFirst(needle.count)
      if rest.starts(with: needle), let next = tail.first, isEnd(next) {
        result += replacement
        rest = tail
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}
