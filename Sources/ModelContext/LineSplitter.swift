/// Splits a stream of bytes into lines, one message each.
struct LineSplitter {
  /// The longest line that is read, in bytes, so that no client can use up the memory. Longer ones are
  /// skipped.
  static let maximumLength = 16 * 1024 * 1024

  private var line: [UInt8] = []
  private var isTooLong = false

  /// The bytes of a line; nil for a line that was too long.
  typealias Line = [UInt8]?

  /// Appends bytes and returns the lines that end in them, without empty ones.
  mutating func take(_ bytes: some Collection<UInt8>) -> [Line] {
    var lines: [Line] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      append(rest[..<end])
      if let line = self.end() { lines.append(line) }
      rest = rest[rest.index(after: end)...]
    }
    append(rest)
    return lines
  }

  /// Returns the last line if the input ends without a line end.
  mutating func end() -> Line? {
    defer { (line, isTooLong) = ([], false) }
    if isTooLong { return .some(nil) }
    let isBlank = line.allSatisfy { [0x20, 0x09, 0x0D].contains($0) }
    return isBlank ? nil : .some(line)
  }

  private mutating func append(_ bytes: some Collection<UInt8>) {
    guard !isTooLong else { return }
    guard line.count + bytes.count <= Self.maximumLength else {
      (line, isTooLong) = ([], true)
      return
    }
    line += bytes
  }
}
