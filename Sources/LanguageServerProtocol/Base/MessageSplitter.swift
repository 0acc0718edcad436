/// Cuts a stream of bytes into messages by their `Content-Length` headers.
///
/// Bytes may arrive in pieces of any size. Header names may be in any case; other headers are
/// passed over. After a header that cannot be used the splitter looks for the next line that begins
/// with `Content-Length:` and goes on there. Nothing is reserved because a header says so: memory
/// grows with the bytes that really come.
public struct MessageSplitter: Sendable {
  /// The longest message that is taken, in bytes.
  public static let maximumContentLength = 256 * 1024 * 1024
  /// The longest header section, in bytes.
  public static let maximumHeaderLength = 8 * 1024

  /// What is cut from the stream.
  public enum Element: Sendable, Equatable {
    case message([UInt8])
    /// A header that cannot be used; what is wrong with it.
    case invalidHeader(HeaderProblem)
  }

  /// What is wrong with a header.
  public enum HeaderProblem: Error, Sendable, Equatable {
    case missingContentLength
    /// Not a number, negative, or too long to be one.
    case invalidContentLength(String)
    case tooLong(contentLength: Int)
    case headerTooLong

    public var message: String {
      switch self {
      case .missingContentLength: "The header has no Content-Length."
      case .invalidContentLength(let text): "Content-Length is not a length: \(text)"
      case .tooLong(let length):
        "Content-Length \(length) is over the limit of \(MessageSplitter.maximumContentLength)."
      case .headerTooLong:
        "The header is longer than \(MessageSplitter.maximumHeaderLength) bytes."
      }
    }
  }

  private enum State: Sendable, Equatable {
    case header
    case body(length: Int)
    /// Looking for the next header after one that could not be used.
    case resynchronizing
  }

  private var state = State.header
  private var buffer: [UInt8] = []
  /// What of `buffer` has been used.
  private var used = 0
  /// While resynchronizing: whether what follows `used` is the start of a line.
  private var usedEndsLine = true

  public init() {}

  /// Whether a message has begun and not ended.
  public var isInsideMessage: Bool { state != .header || used < buffer.count }

  /// Takes more bytes.
  public mutating func append(_ bytes: some Sequence<UInt8>) {
    if used > 0, used == buffer.count || used > 64 * 1024 {
      buffer.removeSubrange(..<used)
      used = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// The next message or problem; nil when more bytes are needed.
  public mutating func next() -> Element? {
    while true {
      switch state {
      case .header:
        guard let end = endOfHeader() else {
          guard buffer.count - used > Self.maximumHeaderLength else { return nil }
          state = .resynchronizing
          // The line that is too long is not looked at again.
          used += 1
          usedEndsLine = false
          return .invalidHeader(.headerTooLong)
        }
        let header = buffer[used..<end.content]
        used = end.next
        do throws(HeaderProblem) {
          state = .body(length: try Self.contentLength(in: header))
        } catch {
          state = .resynchronizing
          usedEndsLine = true
          return .invalidHeader(error)
        }
      case .body(let length):
        guard buffer.count - used >= length else { return nil }
        let message = Array(buffer[used..<(used + length)])
        used += length
        state = .header
        return .message(message)
      case .resynchronizing:
        guard resynchronize() else { return nil }
        state = .header
      }
    }
  }

  // MARK: Headers

  /// Where the header section ends and what follows begins. Line ends without `\r` are taken too.
  private func endOfHeader() -> (content: Int, next: Int)? {
    var index = used
    let limit = min(buffer.count, used + Self.maximumHeaderLength + 4)
    while index < limit {
      if buffer[index] == 0x0A {
        if index + 1 < buffer.count, buffer[index + 1] == 0x0A { return (index, index + 2) }
        if index + 2 < buffer.count, buffer[index + 1] == 0x0D, buffer[index + 2] == 0x0A {
          return (index, index + 3)
        }
      }
      index += 1
    }
    return nil
  }

  private static func contentLength(in header: ArraySlice<UInt8>) throws(HeaderProblem) -> Int {
    var length: Int?
    for line in header.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let name = String(decoding: line[..<colon], as: UTF8.self)
      guard name.lowercased().filter({ $0 != " " }) == "content-length" else { continue }
      let value = line[(colon + 1)...].filter { $0 != 0x20 && $0 != 0x09 }
      length = try number(Array(value))
    }
    guard let length else { throw .missingContentLength }
    guard length <= maximumContentLength else { throw .tooLong(contentLength: length) }
    return length
  }

  /// A decimal number of at most 15 digits, which no arithmetic below can overflow.
  private static func number(_ digits: [UInt8]) throws(HeaderProblem) -> Int {
    let isNumber = digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard !digits.isEmpty, digits.count <= 15, isNumber else {
      throw .invalidContentLength(String(decoding: digits.prefix(40), as: UTF8.self))
    }
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  // MARK: Resynchronizing

  private static let headerName = Array("content-length:".utf8)

  /// Moves to the next line that begins with `Content-Length:`. Returns false when there is none
  /// yet; what has been looked at is forgotten.
  private mutating func resynchronize() -> Bool {
    var index = used
    while index < buffer.count {
      let startsLine = index == used ? usedEndsLine : buffer[index - 1] == 0x0A
      if startsLine {
        let rest = buffer[index...].prefix(Self.headerName.count)
        if zip(rest, Self.headerName).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) {
          used = index
          usedEndsLine = true
          return rest.count == Self.headerName.count
        }
      }
      index += 1
    }
    if used < buffer.count { usedEndsLine = buffer.last == 0x0A }
    used = buffer.count
    return false
  }
}
