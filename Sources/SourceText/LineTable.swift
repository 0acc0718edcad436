import Platform

/// The offsets at which the lines of a text begin. A line ends with `\n`, `\r\n` or a lone `\r`, as in LSP.
public struct LineTable: Sendable, Equatable {
  /// The offset of a line's first byte.
  private struct Start: Shiftable, Equatable {
    var offset: UInt32

    mutating func shift(by distance: Int32) { offset &+= UInt32(bitPattern: distance) }
  }

  /// The starts of all lines; the first is 0.
  private var starts: ShiftedArray<Start>

  init(_ bytes: [UInt8]) {
    var starts = [Start(offset: 0)]
    starts.reserveCapacity(bytes.count / 40 + 1)
    Self.appendStarts(in: bytes, from: 0, to: bytes.count, into: &starts)
    self.starts = ShiftedArray(starts)
  }

  public var count: Int { starts.count }

  /// Returns the offset at which a line begins: 0 for lines before the first, the start of the last line for
  /// lines after it.
  public func start(ofLine line: Int) -> Int {
    Int(starts[min(max(line, 0), starts.count - 1)].offset)
  }

  /// Returns the line that contains an offset; the last line for offsets beyond the end.
  public func line(at offset: Int) -> Int {
    max(1, starts.partitioningIndex { Int($0.offset) > offset }) - 1
  }

  /// Updates the table after the range `replaced` became `newLength` bytes; only the lines around the change
  /// are scanned, the others are moved.
  mutating func update(for bytes: [UInt8], replaced: ByteRange, newLength: Int) {
    let distance = newLength - replaced.length
    // A `\r` just before the change may have become half of a `\r\n` or stopped being one, so the
    // line of the byte before it is scanned again, and so is one byte after it.
    let firstLine = line(at: max(0, replaced.start - 1))
    let scanEnd = min(bytes.count, replaced.start + newLength + 1)
    let keptFrom = line(at: replaced.end + 1) + 1
    var middle: [Start] = []
    Self.appendStarts(in: bytes, from: start(ofLine: firstLine), to: scanEnd, into: &middle)
    // The scan may already have reached the first line that is reused.
    let firstKept = keptFrom < starts.count ? Int(starts[keptFrom].offset) + distance : Int.max
    while let last = middle.last, Int(last.offset) >= firstKept { middle.removeLast() }
    starts.replace(
      (firstLine + 1)..<keptFrom, with: middle,
      shiftingRestBy: Int32(truncatingIfNeeded: distance))
  }

  /// Appends the start of every line whose terminator is in the given range of bytes.
  private static func appendStarts(
    in bytes: [UInt8], from start: Int, to end: Int, into starts: inout [Start]
  ) {
    bytes.withUnsafeBytes { bytes in
      var offset = max(0, start)
      let end = min(end, bytes.count)
      // Most texts have no `\r`; then only `\n` is searched for.
      var nextReturn = place(of: "\r", in: bytes, offset, end)
      if nextReturn == end, let base = bytes.baseAddress {
        while offset < end, let found = memchr(base + offset, newline, end - offset) {
          offset = UnsafeRawPointer(found) - base + 1
          starts.append(Start(offset: UInt32(truncatingIfNeeded: offset)))
        }
        return
      }
      while offset < end {
        let newline = place(of: "\n", in: bytes, offset, min(nextReturn, end))
        if newline < min(nextReturn, end) {
          offset = newline + 1
        } else if nextReturn < end {
          offset = nextReturn + 1
          let isAlone = offset == bytes.count || bytes[offset] != UInt8(ascii: "\n")
          nextReturn = place(of: "\r", in: bytes, offset, end)
          guard isAlone else { continue }
        } else {
          return
        }
        starts.append(Start(offset: UInt32(clamping: offset)))
      }
    }
  }

  private static let newline = Int32(UInt8(ascii: "\n"))

  /// Returns the next offset of a byte in a range; the end of the range if there is none.
  private static func place(
    of byte: Unicode.Scalar, in bytes: UnsafeRawBufferPointer, _ start: Int, _ end: Int
  ) -> Int {
    guard start < end, let base = bytes.baseAddress,
      let found = memchr(base + start, Int32(byte.value), end - start)
    else { return end }
    return UnsafeRawPointer(found) - base
  }
}
