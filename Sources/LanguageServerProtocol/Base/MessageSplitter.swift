/// Cuts a stream of bytes into messages by their `Content-Length` headers.
///
/// Bytes may arrive in pieces of any size. Header names may be in any case; other header fields are
/// passed over. After a header that cannot be used, and in a body that is shorter than its header says,
/// the splitter goes on with the next header (`HeaderSearch`), whatever precedes it. Nothing is reserved
/// because a header says so: memory grows with the bytes that really come, and bytes that belong to no
/// message are dropped at once.
public struct MessageSplitter: Sendable {
  /// The longest message that is taken, in bytes.
  public static let maximumContentLength = 256 * 1024 * 1024
  /// The longest header section, in bytes.
  public static let maximumHeaderLength = 8 * 1024

  /// A piece of the stream: a message or bytes that are none.
  public enum Element: Sendable, Equatable {
    case message([UInt8])
    /// Bytes that are not a message, up to the next header.
    case invalidFrame(FrameProblem)
  }

  /// The mistake in a header or in the body after it.
  public enum FrameProblem: Error, Sendable, Equatable {
    case missingContentLength
    /// A line that is not `Name: value`.
    case invalidField(String)
    /// Not a number, negative, or too long to be one.
    case invalidContentLength(String)
    case tooLong(contentLength: Int)
    case headerTooLong
    /// The next header begins before the body is complete.
    case bodyTooShort(contentLength: Int)
    /// The input ended before the message was complete.
    case endOfInput

    public var message: String {
      switch self {
      case .missingContentLength: "The header has no Content-Length."
      case .invalidField(let text): "The header has a line that is no field: \(text)"
      case .invalidContentLength(let text): "Content-Length is not a length: \(text)"
      case .tooLong(let length):
        "Content-Length \(length) is over the limit of \(MessageSplitter.maximumContentLength)."
      case .headerTooLong:
        "The header is longer than \(MessageSplitter.maximumHeaderLength) bytes."
      case .bodyTooShort(let length):
        "The next message begins before the \(length) bytes of Content-Length are complete."
      case .endOfInput: "The input ended inside a message."
      }
    }
  }

  private enum State: Sendable {
    case header(HeaderSection)
    case body(length: Int)
    /// Looking for the next header after one that could not be used.
    case resynchronizing
  }

  private var state = State.header(HeaderSection())
  private var buffer: [UInt8] = []
  /// The number of bytes in `buffer` that belong to what has been returned.
  private var used = 0
  /// The number of bytes in `buffer` that need not be looked at again in the present state.
  private var scanned = 0
  /// The search for a header in bodies and in what is no message. It continues from a body into what
  /// follows: a body that is too short may have taken in the first half of a header.
  private var search = HeaderSearch()

  public init() {}

  /// The problem that the end of the input is, if it ends here; nil between two messages.
  public var problemAtEndOfInput: FrameProblem? {
    switch state {
    case .header:
      // Some clients end a message with a line end.
      buffer[used...].allSatisfy { $0 == 0x0A || $0 == 0x0D || $0 == 0x20 } ? nil : .endOfInput
    case .body: .endOfInput
    // The problem has been returned.
    case .resynchronizing: nil
    }
  }

  /// The number of bytes that are held for what has not been returned.
  public var heldBytes: Int { buffer.count - used }

  /// Takes more bytes.
  public mutating func append(_ bytes: some Sequence<UInt8>) {
    if used == buffer.count {
      // A long message has left much room.
      buffer.removeAll(keepingCapacity: buffer.capacity <= Self.keptCapacity)
      (used, scanned) = (0, 0)
    } else if used > Self.keptCapacity {
      buffer.removeSubrange(..<used)
      (used, scanned) = (0, scanned - used)
    }
    buffer.append(contentsOf: bytes)
  }

  /// The room in bytes that is kept for what comes next.
  private static let keptCapacity = 64 * 1024

  /// The next message or problem; nil when more bytes are needed.
  public mutating func next() -> Element? {
    while true {
      switch state {
      case .header(let section):
        do throws(FrameProblem) {
          guard let length = try readHeader(section) else { return nil }
          beginBody(at: scanned, length: length)
        } catch {
          return resynchronize(after: error)
        }
      case .body(let length):
        let end = min(buffer.count, used + length)
        let found = search.search(buffer, scanned..<end)
        scanned = end
        if let found {
          beginBody(at: found.start, length: found.length)
          return .invalidFrame(.bodyTooShort(contentLength: length))
        }
        guard end == used + length else { return nil }
        let message = Array(buffer[used..<end])
        used = end
        state = .header(HeaderSection())
        return .message(message)
      case .resynchronizing:
        let found = search.search(buffer, scanned..<buffer.count)
        guard let found else {
          (used, scanned) = (buffer.count, buffer.count)
          return nil
        }
        beginBody(at: found.start, length: found.length)
      }
    }
  }

  private mutating func beginBody(at start: Int, length: Int) {
    (used, scanned) = (start, start)
    state = .body(length: length)
    search = HeaderSearch()
  }

  /// Drops what follows up to the next header, which may begin inside the present one.
  private mutating func resynchronize(after problem: FrameProblem) -> Element {
    scanned = used
    state = .resynchronizing
    return .invalidFrame(problem)
  }

  // MARK: Headers

  /// Reads on in the header.
  ///
  /// - Returns: the length of the body; nil when more bytes are needed.
  private mutating func readHeader(_ section: HeaderSection) throws(FrameProblem) -> Int? {
    var section = section
    while scanned < buffer.count {
      let progress = section.take(buffer[scanned])
      scanned += 1
      switch progress {
      case .needsMore: continue
      case .complete: return try Self.contentLength(in: buffer[used..<scanned])
      case .tooLong: throw .headerTooLong
      case .invalid:
        let line = buffer[used..<scanned].split(separator: 0x0A).last ?? []
        throw .invalidField(String(decoding: line.suffix(Self.shownLength), as: UTF8.self))
      }
    }
    state = .header(section)
    return nil
  }

  /// The number of bytes of a header that a message shows.
  private static let shownLength = 40

  private static func contentLength(in header: ArraySlice<UInt8>) throws(FrameProblem) -> Int {
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
  private static func number(_ digits: [UInt8]) throws(FrameProblem) -> Int {
    let isNumber = digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard !digits.isEmpty, digits.count <= 15, isNumber else {
      throw .invalidContentLength(String(decoding: digits.prefix(shownLength), as: UTF8.self))
    }
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}
