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
        var at = window - 1
        while at < bytes.count {
          let pair = Self.pair(bytes[at - 1], bytes[at])
          let shift = Int(shifts[pair])
          if shift > 0 {
            at += shift
          } else if isWord(pair, bytes, at + 1 - window) {
            return true
          } else {
            at += 1
          }
        }
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
