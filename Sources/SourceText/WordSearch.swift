/// A search for any of several words in bytes. In most texts it reads one position in eight: four consecutive
/// bytes show how far away the end of the nearest word is at least (Wu and Manber, 1994).
public struct WordSearch: Sendable {
  /// The bytes of all words, concatenated.
  private var bytes: [UInt8] = []
  /// The range of each word in `bytes`; the words of a group are adjacent.
  private var words: [Range<Int>] = []
  /// The range in `words` for each group.
  private var groups: [Range<Int>] = []
  /// The number of bytes of each word that are searched for: the length of the shortest word.
  private let window: Int
  /// The number of consecutive bytes that are hashed. Short words allow no more than two.
  private let gram: Int
  /// The step for the hash of each gram; values from `firstGroup` on are the group of words that may end with
  /// the gram.
  private var steps: [UInt8]
  /// The number of bits of a hash that are dropped.
  private let shift: UInt32

  private static let firstGroup = 128
  /// The sizes of the table, in bits. With few words it fits into the first-level cache.
  private static let (fewBits, manyBits) = (13, 16)

  /// - Parameter words: of at least two bytes each; the longer the shortest one, the faster the search.
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

  /// - Parameter ends: the words by the hash of the last gram of their searched part.
  private mutating func addGroups(_ ends: [Int: [[UInt8]]]) {
    // With many words, some share a group.
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

  /// - Parameter gram: an integer of the size of a gram.
  private func finds<Gram: FixedWidthInteger & UnsignedInteger>(
    in text: UnsafeRawBufferPointer, by gram: Gram.Type
  ) -> Bool {
    steps.withUnsafeBufferPointer { steps in
      guard let start = text.baseAddress else { return false }
      let (shift, size) = (shift, MemoryLayout<Gram>.size)
      /// Returns the distance to the next possible end of a word, or the group of the words that can end
      /// here.
      @inline(__always) func step(_ end: Int) -> Int {
        let bytes = start.loadUnaligned(fromByteOffset: end &- size, as: gram)
        return Int(steps[Self.hash(UInt32(truncatingIfNeeded: Gram(littleEndian: bytes)), shift)])
      }
      /// Advances by a step; returns true if a word ends here.
      @inline(__always) func go(_ end: inout Int, _ step: Int) -> Bool {
        guard step >= Self.firstGroup else {
          end &+= step
          return false
        }
        end &+= 1
        return isWord(of: step - Self.firstGroup, text, end - 1 - window)
      }
      // Each step depends on the previous one. Four independent searches take little more time than one.
      let part = text.count / 4
      let limits = (part, part * 2, part * 3, text.count)
      var end = (
        window, max(limits.0 + 1, window), max(limits.1 + 1, window), max(limits.2 + 1, window)
      )
      while end.0 <= limits.0, end.1 <= limits.1, end.2 <= limits.2, end.3 <= limits.3 {
        let next = (step(end.0), step(end.1), step(end.2), step(end.3))
        // Usually no word ends at any of the four positions.
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

  /// Returns the index of a gram in the table, by multiplication with the golden ratio (Knuth).
  @inline(__always) private static func hash(_ gram: UInt32, _ shift: UInt32) -> Int {
    Int((gram &* 0x9E37_79B1) &>> shift)
  }

  private func hash(_ gram: ArraySlice<UInt8>) -> Int {
    Self.hash(gram.reversed().reduce(0) { $0 << 8 | UInt32($1) }, shift)
  }

  /// Returns true if a word of a group begins at an offset. Rarely called, so it is not inlined into the loop
  /// above.
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
