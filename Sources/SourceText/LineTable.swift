/// Where the lines of a text begin. A line ends with `\n`, `\r\n` or a lone `\r`, as LSP says.
public struct LineTable: Sendable, Equatable {
  /// The offset of a line's first byte.
  private struct Start: Shiftable, Equatable {
    var offset: UInt32

    mutating func shift(by distance: Int32) { offset &+= UInt32(bitPattern: distance) }
  }

  /// The first is 0.
  private var starts: ShiftedArray<Start>

  init(_ bytes: [UInt8]) {
    var starts = [Start(offset: 0)]
    starts.reserveCapacity(bytes.count / 40 + 1)
    Self.appendStarts(in: bytes, from: 0, to: bytes.count, into: &starts)
    self.starts = ShiftedArray(starts)
  }

  public var count: Int { starts.count }

  /// The offset at which a line begins. Lines before the first begin at 0, lines after the last at
  /// the start of the last.
  public func start(ofLine line: Int) -> Int {
    Int(starts[min(max(line, 0), starts.count - 1)].offset)
  }

  /// The line that holds an offset; the last line for offsets beyond the end.
  public func line(at offset: Int) -> Int {
    max(1, starts.partitioningIndex { Int($0.offset) > offset }) - 1
  }

  /// Corrects the table after `replaced` became `newLength` bytes; only the lines around the change
  /// are looked at, the others are moved.
  mutating func update(for bytes: [UInt8], replaced: ByteRange, newLength: Int) {
    let distance = newLength - replaced.length
    // A `\r` just before the change may have become half of a `\r\n` or stopped being one, so the
    // line of the byte before it is scanned again, and so is one byte after it.
    let firstLine = line(at: max(0, replaced.start - 1))
    let scanEnd = min(bytes.count, replaced.start + newLength + 1)
    let keptFrom = line(at: replaced.end + 1) + 1
    var middle: [Start] = []
    Self.appendStarts(in: bytes, from: start(ofLine: firstLine), to: scanEnd, into: &middle)
    // The scan may already have met the first kept line.
    let firstKept = keptFrom < starts.count ? Int(starts[keptFrom].offset) + distance : Int.max
    while let last = middle.last, Int(last.offset) >= firstKept { middle.removeLast() }
    starts.replace(
      (firstLine + 1)..<keptFrom, with: middle,
      shiftingRestBy: Int32(truncatingIfNeeded: distance))
  }

  /// Appends the start of every line whose terminator lies in the given range of bytes.
  private static func appendStarts(
    in bytes: [UInt8], from start: Int, to end: Int, into starts: inout [Start]
  ) {
    bytes.withUnsafeBytes { bytes in
      var offset = max(0, start)
      let end = min(end, bytes.count)
      while offset < end {
        // Most bytes end no line, so eight are passed over at a time.
        if offset + 8 <= end {
          let next = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          offset += bytesBeforeLineEnd(UInt64(littleEndian: next))
          if offset == end || bytes[offset] > UInt8(ascii: "\r") { continue }
        }
        let byte = bytes[offset]
        offset += 1
        if byte == UInt8(ascii: "\n")
          || byte == UInt8(ascii: "\r")
            && (offset == bytes.count || bytes[offset] != UInt8(ascii: "\n"))
        {
          starts.append(Start(offset: UInt32(clamping: offset)))
        }
      }
    }
  }

  /// How many of eight bytes come before the first that is `\n` or `\r`; 8 where there is none.
  private static func bytesBeforeLineEnd(_ bytes: UInt64) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let (lines, returns) = (bytes ^ (ones &* 0x0A), bytes ^ (ones &* 0x0D))
    // The lowest of the marks is at a byte that is one; a mark above it can be wrong.
    let marks = ((lines &- ones) & ~lines | (returns &- ones) & ~returns) & (ones &* 0x80)
    return marks.trailingZeroBitCount / 8
  }
}
