/// Tells whether any of several words occurs in bytes. Of most text it looks at one byte in six: from
/// two bytes in a row it knows how far the end of the nearest word is away (Wu and Manber, 1994).
public struct WordSearch: Sendable {
  private struct Word: Sendable {
    let bytes: Range<Int>
    /// How many of its bytes stand before the part that is looked for.
    let lead: Int
  }

  /// The bytes of all words, one behind the other.
  private var bytes: [UInt8] = []
  /// The words by what the part that is looked for ends with.
  private var words: [Word] = []
  /// The words of each group.
  private var groups: [Range<Int>] = []
  /// The length of the part of each word that is looked for: that of the shortest word.
  private let window: Int
  /// By two bytes how far to go on; from `firstGroup` on the group of words whose part ends with them.
  private var steps: [UInt8]

  private static let firstGroup = 128

  /// - Parameter words: of at least two bytes each; the longer the shortest, the faster.
  public init(_ words: [String]) {
    let words = words.map { Array($0.utf8) }.filter { $0.count >= 2 }
    // A part that is one byte shorter than a long shortest word leaves each a choice of ends.
    let shortest = words.map(\.count).min() ?? 0
    window = min(shortest > 8 ? shortest - 1 : shortest, Self.firstGroup)
    steps = [UInt8](repeating: UInt8(clamping: window - 1), count: 0x1_0000)
    guard window >= 2 else { return }
    var ends: [Int: [(text: [UInt8], lead: Int)]] = [:]
    for word in words {
      let lead = Self.lead(of: word, window)
      for at in 1..<window {
        let pair = Self.pair(word[lead + at - 1], word[lead + at])
        steps[pair] = min(steps[pair], UInt8(clamping: window - 1 - at))
      }
      ends[Self.pair(word[lead + window - 2], word[lead + window - 1]), default: []]
        .append((word, lead))
    }
    addGroups(ends)
  }

  /// - Parameter ends: the words by the last two bytes of their parts.
  private mutating func addGroups(_ ends: [Int: [(text: [UInt8], lead: Int)]]) {
    // Of many words some share a group.
    let count = min(ends.count, 0x100 - Self.firstGroup)
    var found = Array(repeating: [(text: [UInt8], lead: Int)](), count: count)
    for (index, end) in ends.enumerated() {
      found[index % count] += end.value
      steps[end.key] = UInt8(clamping: Self.firstGroup + index % count)
    }
    for group in found {
      let start = words.count
      for (text, lead) in group {
        words.append(Word(bytes: bytes.count..<bytes.count + text.count, lead: lead))
        bytes += text
      }
      groups.append(start..<words.count)
    }
  }

  /// Where the part of a word begins that is looked for. Each end of such a part in a text is a place to
  /// look at closely, so the rarest end is taken.
  private static func lead(of word: [UInt8], _ window: Int) -> Int {
    (0...word.count - window).min { first, second in
      frequency(word[(first + window - 2)..<(first + window)])
        < frequency(word[(second + window - 2)..<(second + window)])
    } ?? 0
  }

  /// About how often two bytes stand in code: capital letters and what is no letter are rare.
  private static func frequency(_ pair: ArraySlice<UInt8>) -> Int {
    pair.reduce(1) { product, byte in
      product * ((letters.firstIndex(of: byte).map { letters.count - $0 } ?? 0) + 1)
    }
  }

  /// The most frequent first.
  private static let letters = Array("etanirsolcdumpfghybwvkxjzq".utf8)

  /// Whether one of the words occurs.
  public func finds(in text: [UInt8]) -> Bool {
    guard window >= 2 else { return false }
    return text.withUnsafeBytes { text in
      steps.withUnsafeBufferPointer { steps in
        /// How far to go on from where a part can end, or which words can end there.
        @inline(__always) func step(_ at: Int) -> Int {
          let pair = text.loadUnaligned(fromByteOffset: at - 1, as: UInt16.self)
          return Int(steps[Int(UInt16(littleEndian: pair))])
        }
        /// Goes on; returns whether a word stands there.
        @inline(__always) func go(_ at: inout Int, _ step: Int) -> Bool {
          guard step >= Self.firstGroup else {
            at += step
            return false
          }
          at += 1
          return isWord(of: step - Self.firstGroup, text, at - window)
        }
        // Each step waits for the one before. Four that do not wait for each other take little more
        // time than one.
        let part = text.count / 4
        let ends = (part, part * 2, part * 3, text.count)
        var at = (
          window - 1, max(ends.0, window - 1), max(ends.1, window - 1), max(ends.2, window - 1)
        )
        while at.0 < ends.0, at.1 < ends.1, at.2 < ends.2, at.3 < ends.3 {
          let next = (step(at.0), step(at.1), step(at.2), step(at.3))
          // Most often no word ends at any of the four.
          if next.0 | next.1 | next.2 | next.3 < Self.firstGroup {
            at = (at.0 + next.0, at.1 + next.1, at.2 + next.2, at.3 + next.3)
          } else if go(&at.0, next.0) || go(&at.1, next.1) || go(&at.2, next.2)
            || go(&at.3, next.3)
          {
            return true
          }
        }
        while at.0 < ends.0 { if go(&at.0, step(at.0)) { return true } }
        while at.1 < ends.1 { if go(&at.1, step(at.1)) { return true } }
        while at.2 < ends.2 { if go(&at.2, step(at.2)) { return true } }
        while at.3 < ends.3 { if go(&at.3, step(at.3)) { return true } }
        return false
      }
    }
  }

  @inline(__always) private static func pair(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first) | Int(second) << 8
  }

  /// Whether a word of a group has its part at a place.
  private func isWord(
    of group: Int, _ text: UnsafeRawBufferPointer, _ partStart: Int
  ) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      for word in words[groups[group]] {
        let start = partStart - word.lead
        guard start >= 0, start + word.bytes.count <= text.count else { continue }
        if word.bytes.allSatisfy({ text[start + $0 - word.bytes.lowerBound] == bytes[$0] }) {
          return true
        }
      }
      return false
    }
  }
}
