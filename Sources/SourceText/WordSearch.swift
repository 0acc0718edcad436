/// Tells whether any of several words occurs in bytes. Of most text it looks at one byte in six: from
/// two bytes in a row it knows how far the end of the nearest word is away (Wu and Manber, 1994).
public struct WordSearch: Sendable {
  private let words: [[UInt8]]
  /// The length of the shortest word.
  private let window: Int
  /// By two bytes how far to go on; 0 where a word can end with them.
  private let shifts: [UInt8]
  /// By the last two bytes of the window, the words.
  private let ends: [Int: [Int]]

  /// - Parameter words: of at least two bytes each; the longer the shortest, the faster.
  public init(_ words: [String]) {
    let words = words.map { Array($0.utf8) }.filter { $0.count >= 2 }
    self.words = words
    let window = min(words.map(\.count).min() ?? 0, 250)
    self.window = window
    var shifts = [UInt8](repeating: UInt8(clamping: window - 1), count: 0x1_0000)
    var ends: [Int: [Int]] = [:]
    for (index, word) in words.enumerated() {
      for at in 1..<max(window, 1) {
        let pair = Self.pair(word[at - 1], word[at])
        shifts[pair] = min(shifts[pair], UInt8(clamping: window - 1 - at))
      }
      ends[Self.pair(word[window - 2], word[window - 1]), default: []].append(index)
    }
    self.shifts = shifts
    self.ends = ends
  }

  /// Whether one of the words occurs.
  public func finds(in bytes: [UInt8]) -> Bool {
    guard window >= 2 else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      shifts.withUnsafeBufferPointer { shifts in
        /// Goes on from where a window can end; returns whether a word begins there.
        @inline(__always) func step(_ at: inout Int) -> Bool {
          let pair = Self.pair(bytes[at - 1], bytes[at])
          let shift = Int(shifts[pair])
          at += shift
          guard shift == 0 else { return false }
          at += 1
          return isWord(pair, bytes, at - window)
        }
        // Each step waits for the one before. Four that do not wait for each other take little more
        // time than one.
        let part = bytes.count / 4
        let ends = (part, part * 2, part * 3, bytes.count)
        var at = (
          window - 1, max(ends.0, window - 1), max(ends.1, window - 1), max(ends.2, window - 1)
        )
        while at.0 < ends.0, at.1 < ends.1, at.2 < ends.2, at.3 < ends.3 {
          if step(&at.0) || step(&at.1) || step(&at.2) || step(&at.3) { return true }
        }
        while at.0 < ends.0 { if step(&at.0) { return true } }
        while at.1 < ends.1 { if step(&at.1) { return true } }
        while at.2 < ends.2 { if step(&at.2) { return true } }
        while at.3 < ends.3 { if step(&at.3) { return true } }
        return false
      }
    }
  }

  @inline(__always) private static func pair(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first) << 8 | Int(second)
  }

  private func isWord(_ pair: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    ends[pair, default: []].contains { index in
      let word = words[index]
      guard start + word.count <= bytes.count else { return false }
      return word.indices.allSatisfy { bytes[start + $0] == word[$0] }
    }
  }
}
