/// Tells whether any of several words occurs in bytes. Of most text it looks at one place in eight: from
/// four bytes in a row it knows how far the end of the nearest word is away (Wu and Manber, 1994).
public struct WordSearch: Sendable {
  /// The bytes of all words, one behind the other.
  private var bytes: [UInt8] = []
  /// Where each word stands in them; the words of a group in a row.
  private var words: [Range<Int>] = []
  /// The words of each group.
  private var groups: [Range<Int>] = []
  /// How many bytes of each word are looked for: those of the shortest word.
  private let window: Int
  /// How many bytes in a row are looked at. Short words have too few for more than two.
  private let gram: Int
  /// By the hash of as many bytes how far to go on; from `firstGroup` on the group of words that may end
  /// with them.
  private var steps: [UInt8]
  /// How many bits of a hash are left out.
  private let shift: UInt32

  private static let firstGroup = 128
  /// The table fits into the nearest cache, unless there are many words.
  private static let (fewBits, manyBits) = (13, 16)

  /// - Parameter words: of at least two bytes each; the longer the shortest, the faster.
  public init(_ words: [String]) {
    let words = words.map { Array($0.utf8) }.filter { $0.count >= 2 }
    let window = min(words.map(\.count).min() ?? 0, Self.firstGroup)
    let bits = words.count * window * 16 < 1 << Self.fewBits ? Self.fewBits : Self.manyBits
    gram = window < 8 ? 2 : 4
    shift = UInt32(UInt32.bitWidth - bits)
    steps = [UInt8](repeating: UInt8(clamping: window - gram + 1), count: 1 << bits)
    self.window = window
    guard window >= 2 else { return }
    var ends: [Int: [[UInt8]]] = [:]
    for word in words {
      for end in gram...window {
        let hash = hash(word[(end - gram)..<end])
        steps[hash] = min(steps[hash], UInt8(clamping: window - end))
      }
      ends[hash(word[(window - gram)..<window]), default: []].append(word)
    }
    addGroups(ends)
  }

  /// - Parameter ends: the words by the hash of the end of what is looked for.
  private mutating func addGroups(_ ends: [Int: [[UInt8]]]) {
    // Of many words some share a group.
    let count = min(ends.count, 0x100 - Self.firstGroup)
    var found = Array(repeating: [[UInt8]](), count: count)
    for (index, end) in ends.enumerated() {
      found[index % count] += end.value
      steps[end.key] = UInt8(clamping: Self.firstGroup + index % count)
    }
    for group in found {
      let start = words.count
      for word in group {
        words.append(bytes.count..<bytes.count + word.count)
        bytes += word
      }
      groups.append(start..<words.count)
    }
  }

  /// Returns true if one of the words occurs.
  public func finds(in text: [UInt8]) -> Bool { text.withUnsafeBytes { finds(in: $0) } }

  /// Returns true if one of the words occurs.
  public func finds(in text: UnsafeRawBufferPointer) -> Bool {
    guard window >= 2 else { return false }
    return gram == 2 ? finds(in: text, by: UInt16.self) : finds(in: text, by: UInt32.self)
  }

  /// - Parameter gram: as long as what is looked at.
  private func finds<Gram: FixedWidthInteger & UnsignedInteger>(
    in text: UnsafeRawBufferPointer, by gram: Gram.Type
  ) -> Bool {
    steps.withUnsafeBufferPointer { steps in
      guard let start = text.baseAddress else { return false }
      let (shift, size) = (shift, MemoryLayout<Gram>.size)
      /// How far to go on from where a word can end, or which words can end there.
      @inline(__always) func step(_ end: Int) -> Int {
        let bytes = start.loadUnaligned(fromByteOffset: end &- size, as: gram)
        return Int(steps[Self.hash(UInt32(truncatingIfNeeded: Gram(littleEndian: bytes)), shift)])
      }
      /// Goes on; returns whether a word stands there.
      @inline(__always) func go(_ end: inout Int, _ step: Int) -> Bool {
        guard step >= Self.firstGroup else {
          end &+= step
          return false
        }
        end &+= 1
        return isWord(of: step - Self.firstGroup, text, end - 1 - window)
      }
      // Each step waits for the one before. Four that do not wait for each other take little more
      // time than one.
      let part = text.count / 4
      let limits = (part, part * 2, part * 3, text.count)
      var end = (
        window, max(limits.0 + 1, window), max(limits.1 + 1, window), max(limits.2 + 1, window)
      )
      while end.0 <= limits.0, end.1 <= limits.1, end.2 <= limits.2, end.3 <= limits.3 {
        let next = (step(end.0), step(end.1), step(end.2), step(end.3))
        // Most often no word ends at any of the four.
        if next.0 | next.1 | next.2 | next.3 < Self.firstGroup {
          end = (end.0 &+ next.0, end.1 &+ next.1, end.2 &+ next.2, end.3 &+ next.3)
        } else if go(&end.0, next.0) || go(&end.1, next.1) || go(&end.2, next.2)
          || go(&end.3, next.3)
        {
          return true
        }
      }
      while end.0 <= limits.0 { if go(&end.0, step(end.0)) { return true } }
      while end.1 <= limits.1 { if go(&end.1, step(end.1)) { return true } }
      while end.2 <= limits.2 { if go(&end.2, step(end.2)) { return true } }
      while end.3 <= limits.3 { if go(&end.3, step(end.3)) { return true } }
      return false
    }
  }

  /// The place of so many bytes in the table, by multiplication with the golden ratio (Knuth).
  @inline(__always) private static func hash(_ gram: UInt32, _ shift: UInt32) -> Int {
    Int((gram &* 0x9E37_79B1) &>> shift)
  }

  private func hash(_ gram: ArraySlice<UInt8>) -> Int {
    Self.hash(gram.reversed().reduce(0) { $0 << 8 | UInt32($1) }, shift)
  }

  /// Returns true if a word of a group begins at a place. Seldom asked, so it takes no room in the loop above.
  @inline(never)
  private func isWord(of group: Int, _ text: UnsafeRawBufferPointer, _ start: Int) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      for word in words[groups[group]] where start + word.count <= text.count {
        if word.allSatisfy({ text[start + $0 - word.lowerBound] == bytes[$0] }) { return true }
      }
      return false
    }
  }
}
