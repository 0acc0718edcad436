import SourceText

/// Words with which tokens are compared byte by byte: readers test every name of a file, and creating a `String` for
/// each would cost more than everything else.
public struct WordSet: Sendable, ExpressibleByArrayLiteral {
  private struct Slot: Sendable {
    var start = 0
    /// The length of the word; 0 for a free slot.
    var count = 0
  }

  /// One bit for each combination of length and first byte, and of length and last byte: most tokens match neither
  /// and need no further test.
  @usableFromInline var beginnings: UInt64 = 0
  @usableFromInline var ends: UInt64 = 0
  /// The bytes of all words, concatenated.
  private var bytes: [UInt8] = []
  /// At least four slots for each word, so that most searches end at a free one. A word is in its slot, or in the
  /// next free one.
  private var slots: [Slot]

  /// - Parameter words: the words of the set.
  public init(_ words: [String]) {
    var size = 16
    while size < words.count * 4 { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
    for word in words.map({ Array($0.utf8) }) {
      guard let first = word.first, let last = word.last else { continue }
      beginnings |= Self.mark(word.count, first)
      ends |= Self.mark(word.count, last)
      var place = place(of: word[...])
      while slots[place].count > 0 { place = (place + 1) & (size - 1) }
      slots[place] = Slot(start: bytes.count, count: word.count)
      bytes += word
    }
  }

  public init(arrayLiteral words: String...) { self.init(words) }

  /// Returns the bit for a length and a byte at one end.
  @inlinable @inline(__always) static func mark(_ count: Int, _ byte: UInt8) -> UInt64 {
    1 &<< UInt64(truncatingIfNeeded: count &* 11 &+ Int(byte) &* 5)
  }

  /// Returns the first slot for a word. The hash, FNV-1a, covers all bytes, since a set may contain thousands of
  /// names with equal beginnings and endings.
  private func place(of word: ArraySlice<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in word { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(hash ^ hash >> 15) & (slots.count - 1)
  }

  /// The length and the bytes at the ends of a token, which are read once for several sets.
  public struct Ends: Sendable {
    @usableFromInline let first: UInt64
    @usableFromInline let last: UInt64

    @inlinable @inline(__always) init(_ first: UInt64, _ last: UInt64) {
      self.first = first
      self.last = last
    }
  }

  /// Returns true if a token with these ends may be one of the words.
  @inlinable @inline(__always) public func mayHold(_ ends: Ends) -> Bool {
    beginnings & ends.first != 0 && self.ends & ends.last != 0
  }

  /// Returns true if some bytes of a text are one of the words.
  @usableFromInline func contains(_ range: Range<Int>, of text: [UInt8]) -> Bool {
    guard !range.isEmpty, range.upperBound <= text.count else { return false }
    var place = place(of: text[range])
    while slots[place].count > 0 {
      let slot = slots[place]
      if slot.count == range.count, isWord(at: slot.start, text, range) { return true }
      place = (place + 1) & (slots.count - 1)
    }
    return false
  }

  private func isWord(at start: Int, _ text: [UInt8], _ range: Range<Int>) -> Bool {
    for offset in 0..<range.count where bytes[start + offset] != text[range.lowerBound + offset] {
      return false
    }
    return true
  }
}

extension CodeTree {
  /// Returns true if the text of a token is one of some words. A name in backticks is not.
  @inlinable public func isToken(_ index: Int, among words: WordSet) -> Bool {
    guard let ends = ends(of: index), words.mayHold(ends) else { return false }
    let token = tokens[index]
    return words.contains(token.start..<token.start + token.length, of: source.bytes)
  }

  /// Returns the first and last bytes of a token, which rule most words out; nil for a token without text.
  @inlinable @inline(__always) public func ends(of index: Int) -> WordSet.Ends? {
    guard index >= 0, index < tokens.count else { return nil }
    let token = tokens[index]
    let (start, count) = (token.start, token.length)
    guard count > 0, start + count <= source.bytes.count else { return nil }
    return WordSet.Ends(
      WordSet.mark(count, source.bytes[start]), WordSet.mark(count, source.bytes[start + count - 1])
    )
  }
}
