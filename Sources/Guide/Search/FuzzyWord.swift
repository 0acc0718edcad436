import SourceText

/// Finds the word of a text that was meant by a misspelled one.
struct FuzzyWord {
  private let term: [UInt8]
  private let limit: Int
  private var candidates: [[UInt8]: (distance: Int, count: Int)] = [:]
  private var rejected = Set<[UInt8]>()

  /// Nil for terms that are too short to be guessed at.
  init?(_ term: SearchQuery.Term) {
    guard !term.isChinese, term.bytes.count >= 4 else { return nil }
    self.term = term.bytes
    limit = term.bytes.count >= 8 ? 2 : 1
  }

  /// Looks once at the words of a text, for those that begin like one of the terms.
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
        terms[term].note(text[start..<index].map(TermMatcher.lower))
      }
    }
  }

  private func mayBe(_ first: UInt8, length: Int) -> Bool {
    first == term.first && abs(length - term.count) <= limit + 2
  }

  private mutating func note(_ word: [UInt8]) {
    if let known = candidates[word] {
      candidates[word] = (known.distance, known.count + 1)
      return
    }
    guard !rejected.contains(word) else { return }
    // The term has lost its ending, so the word may be longer.
    let heads = word.count > term.count + 1 ? [Array(word.prefix(term.count + 1)), word] : [word]
    let distance = heads.compactMap { Spelling.distance($0, term, limit: limit) }.min()
    if let distance {
      candidates[word] = (distance, 1)
    } else {
      rejected.insert(word)
    }
  }

  /// The nearest word; of equally near ones the most frequent, then the first of the alphabet, so
  /// that the same question always gets the same answer.
  var best: SearchQuery.Term? {
    let best = candidates.min { first, second in
      let near = (first.value.distance, -first.value.count, first.key.count)
      let far = (second.value.distance, -second.value.count, second.key.count)
      return near == far ? first.key.lexicographicallyPrecedes(second.key) : near < far
    }
    return best.map { SearchQuery.Term(bytes: $0.key, isChinese: false, weight: 0.8) }
  }
}
