import SourceText

/// Words that tokens are compared with byte by byte: readers ask about each name of a file, and to make
/// a `String` of each would cost more than all the rest.
public struct WordSet: Sendable, ExpressibleByArrayLiteral {
  private struct Slot: Sendable {
    var start = 0
    /// 0 for a free slot.
    var count = 0
  }

  /// A bit for each length and for each first byte that a word has, by their lower six bits: most tokens
  /// have others, and end there.
  @usableFromInline var lengths: UInt64 = 0
  @usableFromInline var firstBytes: UInt64 = 0
  /// All words, one behind the other.
  private var bytes: [UInt8] = []
  /// At least four for each word, so that most questions end at a free one. A word lies in its slot, or
  /// in the next that was free.
  private var slots: [Slot]

  /// - Parameter words: what tokens may be written like.
  public init(_ words: [String]) {
    var size = 16
    while size < words.count * 4 { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
    for word in words.map({ Array($0.utf8) }) {
      guard let first = word.first, let last = word.last else { continue }
      lengths |= 1 << UInt64(word.count & 63)
      firstBytes |= 1 << UInt64(first & 63)
      var place = place(word.count, first, last)
      while slots[place].count > 0 { place = (place + 1) & (size - 1) }
      slots[place] = Slot(start: bytes.count, count: word.count)
      bytes += word
    }
  }

  public init(arrayLiteral words: String...) { self.init(words) }

  private func place(_ count: Int, _ first: UInt8, _ last: UInt8) -> Int {
    (count &* 37 &+ Int(first) &* 11 &+ Int(last)) & (slots.count - 1)
  }

  /// Whether some bytes of a text are one of the words.
  @usableFromInline func contains(_ range: Range<Int>, of text: [UInt8]) -> Bool {
    guard !range.isEmpty, range.upperBound <= text.count else { return false }
    var place = place(range.count, text[range.lowerBound], text[range.upperBound - 1])
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
  /// Whether a token is written like one of some words. A name in backticks is none.
  @inlinable public func isToken(_ index: Int, among words: WordSet) -> Bool {
    guard index >= 0, index < tokens.count else { return false }
    let token = tokens[index]
    guard words.lengths >> UInt64(token.length & 63) & 1 != 0,
      words.firstBytes >> UInt64(firstByte(index) & 63) & 1 != 0
    else { return false }
    return words.contains(token.start..<token.end, of: source.bytes)
  }
}
