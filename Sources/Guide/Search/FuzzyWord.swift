import SourceText

/// Finds the word of a text that is most similar to a misspelled term.
struct FuzzyWord {
  private let term: [UInt8]
  private let limit: Int
  private var candidates: [(word: [UInt8], distance: Int, count: Int)] = []
  /// Every scanned word, by its hash, with its index among the candidates, or nil for one that is too
  /// different. Words are repeated, and most cost only this look-up.
  private var seen: [UInt64: Int?] = [:]

  /// Creates the search for a term; nil for terms that are too short to be corrected.
  init?(_ term: SearchQuery.Term) {
    guard term.forms.count == 1, let form = term.forms.first, !form.isChinese,
      form.bytes.count >= 3
    else { return nil }
    self.term = form.bytes
    limit = form.bytes.count >= 8 ? 2 : 1
  }

  /// Compares names as a whole; in a text they are split.
  mutating func look(at names: [String]) {
    for name in names {
      var name = name
      name.withUTF8 { name in
        if let first = name.first, mayBe(TermMatcher.lower(first), length: name.count) {
          note(name)
        }
      }
    }
  }

  /// Scans the words of a text once, for words with the same beginning as one of the terms.
  static func look(in text: UnsafeBufferPointer<UInt8>, for terms: inout [FuzzyWord]) {
    var index = 0
    var previous: UInt8 = 0x20
    while index < text.count {
      let byte = text[index]
      guard TermMatcher.isWord(byte) else {
        previous = byte
        index += 1
        continue
      }
      let start = index
      let startsWord = TermMatcher.startsWord(byte, after: previous)
      while index < text.count, TermMatcher.isWord(text[index]),
        index == start || !TermMatcher.startsWord(text[index], after: text[index - 1])
      {
        index += 1
      }
      previous = text[index - 1]
      guard startsWord else { continue }
      let first = TermMatcher.lower(byte)
      for term in terms.indices where terms[term].mayBe(first, length: index - start) {
        terms[term].note(UnsafeBufferPointer(rebasing: text[start..<index]))
      }
    }
  }

  private func mayBe(_ first: UInt8, length: Int) -> Bool {
    first == term.first && abs(length - term.count) <= limit + 2
  }

  private mutating func note(_ word: UnsafeBufferPointer<UInt8>) {
    let hash = Self.hash(word)
    if let known = seen[hash] {
      if let index = known { candidates[index].count += 1 }
      return
    }
    let word = word.map(TermMatcher.lower)
    guard !QueryWords.stopWords.contains(String(decoding: word, as: UTF8.self)) else {
      seen[hash] = .some(nil)
      return
    }
    // The term is a stem, so the word may be longer.
    let heads = word.count > term.count + 1 ? [Array(word.prefix(term.count + 1)), word] : [word]
    guard let distance = heads.compactMap({ Spelling.distance($0, term, limit: limit) }).min()
    else {
      seen[hash] = .some(nil)
      return
    }
    seen[hash] = candidates.count
    candidates.append((word, distance, 1))
  }

  /// Returns the FNV-1a hash of the letters in lower case.
  private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> UInt64 {
    word.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
      (hash ^ UInt64(TermMatcher.lower(byte))) &* 0x100_0000_01B3
    }
  }

  /// The nearest word; of equally near ones the most frequent, then the first in the alphabet, so that the
  /// same question always gets the same answer.
  var best: String? {
    let best = candidates.min { first, second in
      let near = (first.distance, -first.count, first.word.count)
      let far = (second.distance, -second.count, second.word.count)
      return near == far ? first.word.lexicographicallyPrecedes(second.word) : near < far
    }
    return best.map { String(decoding: $0.word, as: UTF8.self) }
  }
}
