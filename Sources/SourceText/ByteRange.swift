/// A half-open range of byte offsets. Unlike `Range` it cannot trap: an end before the start is
/// moved to the start.
public struct ByteRange: Hashable, Sendable {
  public let start: Int
  public let end: Int

  public init(start: Int, end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  /// Creates an empty range.
  public init(at offset: Int) {
    self.init(start: offset, end: offset)
  }

  public var length: Int { end - start }
  public var isEmpty: Bool { start == end }

  /// Returns true if the offset is inside the range or at either end, as for a caret.
  public func touches(_ offset: Int) -> Bool {
    start <= offset && offset <= end
  }

  /// Returns true if the two ranges have a byte or an end in common.
  public func meets(_ other: ByteRange) -> Bool {
    start <= other.end && other.start <= end
  }

  /// Returns true if the other range is completely inside this one, also for an empty range at either end.
  public func contains(_ other: ByteRange) -> Bool {
    start <= other.start && other.end <= end
  }

  /// Returns the range moved by a number of bytes; a negative number moves it towards the start.
  public func shifted(by distance: Int) -> ByteRange {
    ByteRange(start: start + distance, end: end + distance)
  }
}

/// A replacement of one range of a text.
public struct TextEdit: Hashable, Sendable {
  public let range: ByteRange
  /// The replacement text; empty to delete the range.
  public let replacement: String

  public init(_ range: ByteRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
