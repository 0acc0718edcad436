/// The lines `Name: value` up to an empty one, read byte by byte.
///
/// Line ends without a carriage return are taken, too. Empty lines before the first field are passed over,
/// because some clients end each message with one.
struct HeaderSection: Sendable {
  enum Progress: Sendable, Equatable {
    case needsMore
    case complete
    /// The byte cannot occur at this position of a header.
    case invalid
    case tooLong
  }

  private enum Part: Sendable {
    case lineStart, emptyLine, name, value, valueEnd
  }

  private var part = Part.lineStart
  private var hasFields: Bool
  private var count = 0

  /// - Parameter hasFields: true if lines before the bytes to come belong to the section.
  init(hasFields: Bool = false) {
    self.hasFields = hasFields
  }

  mutating func take(_ byte: UInt8) -> Progress {
    count += 1
    guard count <= MessageSplitter.maximumHeaderLength else { return .tooLong }
    switch (part, byte) {
    case (.lineStart, 0x0A), (.emptyLine, 0x0A):
      if hasFields { return .complete }
      part = .lineStart
    case (.lineStart, 0x0D): part = .emptyLine
    case (.name, UInt8(ascii: ":")):
      part = .value
      hasFields = true
    case (.value, 0x0A), (.valueEnd, 0x0A): part = .lineStart
    case (.value, 0x0D): part = .valueEnd
    case (.value, _): break
    case (.lineStart, _), (.name, _):
      guard Self.isNameByte(byte) else { return .invalid }
      part = .name
    case (.emptyLine, _), (.valueEnd, _): return .invalid
    }
    return .needsMore
  }

  /// True for the bytes of a token as RFC 9110 (section 5.6.2) has it, and for the space that some clients
  /// put before the colon.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: " !#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
