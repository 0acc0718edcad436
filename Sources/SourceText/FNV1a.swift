/// A hash with 64 bits that is the same in each process, for stored fingerprints. It does not protect against
/// intentional collisions.
package enum FNV1a {
  /// The value before the first byte.
  @usableFromInline package static let start: UInt64 = 0xcbf2_9ce4_8422_2325

  /// - Parameter start: a seed; another one gives another hash of the same bytes.
  @inlinable package static func hash(_ bytes: some Sequence<UInt8>, from start: UInt64 = start)
    -> UInt64
  {
    bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
