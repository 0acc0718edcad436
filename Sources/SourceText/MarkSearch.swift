import Platform

/// Tells whether a word occurs that begins with a rare byte, such as `@`. `WordSearch` is slow where one
/// word is short; this looks at most bytes with the C library's fastest means.
public struct MarkSearch: Sendable {
  private let word: [UInt8]

  /// - Parameter word: an empty one occurs nowhere.
  public init(_ word: String) { self.word = Array(word.utf8) }

  /// Returns true if the word occurs.
  public func finds(in bytes: UnsafeRawBufferPointer) -> Bool { place(in: bytes) != nil }

  /// Where the word first stands at an offset or behind it.
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
