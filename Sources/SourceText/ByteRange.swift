/// A half-open range of byte offsets. Unlike `Range` it cannot trap: an end before the start is
/// moved to the start.
public struct ByteRange: Hashable, Sendable {
  public let start: Int
  public let end: Int

  public init(start: Int, end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  /// An empty range.
  public init(at offset: Int) {
    self.init(start: offset, end: offset)
  }

  public var length: Int { end - start }
  public var isEmpty: Bool { start == end }

  /// Returns true if the offset lies inside or at either end: what a caret touches.
  public func touches(_ offset: Int) -> Bool {
    start <= offset && offset <= end
  }

  /// Returns true if the two have a byte or an end in common.
  public func meets(_ other: ByteRange) -> Bool {
    start <= other.end && other.start <= end
  }

  /// Returns true if all of the other range lies in this one; an empty range at either end does.
  public func contains(_ other: ByteRange) -> Bool {
    start <= other.start && other.end <= end
  }

  /// The range moved by a number of bytes, negative to move it towards the start.
  public func shifted(by distance: Int) -> ByteRange {
    ByteRange(start: start + distance, end: end + distance)
  }
}

/// A replacement of one range of a text.
public struct TextEdit: Hashable, Sendable {
  public let range: ByteRange
  /// The text that takes the range's place; empty to delete it.
  public let replacement: String

  public init(_ range: ByteRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
