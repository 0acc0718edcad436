/// Finds a header in a stream of bytes that cannot be read as a sequence of messages.
///
/// A header is recognized wherever it begins, at a line start or directly behind other bytes: a line that
/// ends in `Content-Length: N`, further header fields, an empty line, and a byte that can open the JSON of
/// a message. No valid body contains that, because JSON allows no unescaped line end in a string. So the
/// search may also run over a body, where a hit proves that the body is shorter than its header said.
///
/// The state has a fixed size and each byte is looked at once, however the bytes arrive.
struct HeaderSearch: Sendable {
  /// The parts of the line that gives the length.
  private enum LengthPart: Sendable {
    case name, colon, digits, carriageReturn, lineFeed
  }

  private static let name = Array("content-length".utf8)

  private var part = LengthPart.name
  private var nameCount = 0
  private var digitCount = 0
  private var number = 0

  /// The length that the header gives; nil while no such line has been found.
  private var length: Int?
  /// The header behind that line.
  private var rest = HeaderSection(hasFields: true)
  /// True if the header is complete, so that the next byte begins the body.
  private var isComplete = false

  /// True if no header has begun.
  private var isIdle: Bool { length == nil && part == .name && nameCount == 0 }

  /// Takes the bytes of a range up to the first byte of a body.
  ///
  /// - Returns: the index of that byte and the length of the body; nil if the range has none.
  mutating func search(_ bytes: [UInt8], _ range: Range<Int>) -> (start: Int, length: Int)? {
    // A copy, which the compiler keeps in registers.
    var search = self
    for index in range {
      let byte = bytes[index]
      if search.isIdle, byte | 0x20 != UInt8(ascii: "c") { continue }
      if let length = search.take(byte) {
        self = HeaderSearch()
        return (index, length)
      }
    }
    self = search
    return nil
  }

  /// Takes one byte.
  ///
  /// - Returns: the length of the body that begins with this byte; nil if none does.
  private mutating func take(_ byte: UInt8) -> Int? {
    if let length, isComplete, Self.opensMessage(byte) { return length }
    if let number = lengthLine(endingWith: byte) {
      (length, rest, isComplete) = (number, HeaderSection(hasFields: true), false)
    } else if length != nil {
      let progress = isComplete ? .invalid : rest.take(byte)
      isComplete = progress == .complete
      if progress == .invalid || progress == .tooLong { length = nil }
    }
    return nil
  }

  // MARK: The line with the length

  /// The number in a line that ends in `Content-Length: N`, once its last byte has come.
  private mutating func lengthLine(endingWith byte: UInt8) -> Int? {
    let isBlank = byte == 0x20 || byte == 0x09
    switch (part, byte) {
    case (.name, _) where Self.lowercased(byte) == Self.name[nameCount]:
      nameCount += 1
      if nameCount == Self.name.count { beginPart(.colon) }
      return nil
    case (.colon, UInt8(ascii: ":")):
      beginPart(.digits)
      return nil
    case (.digits, UInt8(ascii: "0")...UInt8(ascii: "9")) where digitCount < 15:
      digitCount += 1
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
      return nil
    case (.digits, 0x20) where digitCount > 0, (.digits, 0x09) where digitCount > 0:
      part = .carriageReturn
      return nil
    case (.colon, _) where isBlank, (.digits, _) where isBlank, (.carriageReturn, _) where isBlank:
      return nil
    case (.digits, 0x0D) where digitCount > 0, (.carriageReturn, 0x0D):
      part = .lineFeed
      return nil
    case (.digits, 0x0A) where digitCount > 0, (.carriageReturn, 0x0A), (.lineFeed, 0x0A):
      let found = number
      beginPart(.name)
      return (1...MessageSplitter.maximumContentLength).contains(found) ? found : nil
    default:
      beginPart(.name)
      // The name has its first letter nowhere else, so that a match can only begin here.
      if Self.lowercased(byte) == Self.name[0] { nameCount = 1 }
      return nil
    }
  }

  private mutating func beginPart(_ next: LengthPart) {
    part = next
    (nameCount, digitCount, number) = (0, 0, 0)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// True for the first byte of a JSON object or array, and for white space.
  private static func opensMessage(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["), 0x20, 0x09, 0x0A, 0x0D: true
    default: false
    }
  }
}
