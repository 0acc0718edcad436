import Platform

/// A search for a word that begins with a rare byte, such as `@`. `WordSearch` is slow for short words; this
/// one uses the byte search of the C library.
public struct MarkSearch: Sendable {
  private let word: [UInt8]

  /// - Parameter word: the needle; an empty one is never found.
  public init(_ word: String) { self.word = Array(word.utf8) }

  /// Returns true if the word occurs.
  public func finds(in bytes: UnsafeRawBufferPointer) -> Bool { place(in: bytes) != nil }

  /// Returns the offset of the first occurrence at or after an offset; nil if there is none.
  public func place(in bytes: UnsafeRawBufferPointer, from start: Int = 0) -> Int? {
    guard let first = word.first else { return nil }
    var rest = bytes.dropFirst(max(start, 0))
    while rest.count >= word.count,
      let base = UnsafeRawBufferPointer(rebasing: rest).baseAddress,
      let found = memchr(base, Int32(first), rest.count)
    {
      rest = rest.dropFirst(UnsafeRawPointer(found) - base)
      if rest.starts(with: word) { return rest.startIndex }
      rest = rest.dropFirst()
    }
    return nil
  }
}
