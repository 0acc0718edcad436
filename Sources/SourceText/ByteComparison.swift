extension UnsafeBufferPointer<UInt8> {
  /// Returns true if two buffers hold equal bytes. Compares eight bytes at a time.
  public func hasSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    let (left, right) = (UnsafeRawBufferPointer(self), UnsafeRawBufferPointer(other))
    var at = 0
    while at + 8 <= count {
      guard
        left.loadUnaligned(fromByteOffset: at, as: UInt64.self)
          == right.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      else { return false }
      at += 8
    }
    while at < count {
      guard left[at] == right[at] else { return false }
      at += 1
    }
    return true
  }
}
