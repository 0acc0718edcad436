/// One pass over a document's Markdown that counts the terms of a query, weighed by where they
/// stand.
struct DocumentScan {
  /// How much a match counts in each kind of line.
  private enum Weight {
    static let title = 10.0
    static let keywords = 8.0
    static let summary = 4.0
    static let heading = 3.0
    static let text = 1.0
    static let code = 0.1
  }

  /// For each term the sum of its weighed matches.
  private(set) var counts: [Double]
  /// The line that tells most: as offsets into the text.
  private(set) var bestLine: (start: Int, end: Int)?
  private var bestLineScore = 0.0
  let length: Int

  init(_ text: UnsafeBufferPointer<UInt8>, terms: [SearchQuery.Term]) {
    counts = [Double](repeating: 0, count: terms.count)
    length = text.count
    let matcher = TermMatcher(terms)
    var line = 0
    var dashes = 0
    var isCode = false
    var hits = [Int](repeating: 0, count: terms.count)
    while line < text.count {
      var end = line
      while end < text.count, text[end] != 0x0A { end += 1 }
      let kind = Self.weight(text, line, end, inFront: dashes < 2, isCode: &isCode, &dashes)
      if kind > 0 {
        for index in hits.indices { hits[index] = 0 }
        if matcher.count(in: text, from: line, to: end, &hits) {
          note(hits, terms, weight: kind, start: line, end: end)
        }
      }
      line = end + 1
    }
  }

  private mutating func note(
    _ hits: [Int], _ terms: [SearchQuery.Term], weight: Double, start: Int, end: Int
  ) {
    var score = 0.0
    for index in hits.indices where hits[index] > 0 {
      counts[index] += Double(hits[index]) * weight
      // A line is the better, the more of the query it holds; repetition counts little.
      score += terms[index].weight * (1 + 0.1 * Double(min(hits[index], 3)))
    }
    // Passages are sentences: a line of the text itself, else the summary.
    let isReadable = weight == Weight.text || weight == Weight.summary
    if isReadable, score > bestLineScore {
      bestLineScore = score
      bestLine = (start, end)
    }
  }

  private static func weight(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, inFront: Bool,
    isCode: inout Bool, _ dashes: inout Int
  ) -> Double {
    func begins(_ prefix: StaticString) -> Bool {
      guard end - start >= prefix.utf8CodeUnitCount else { return false }
      for index in 0..<prefix.utf8CodeUnitCount
      where text[start + index] != prefix.utf8Start[index] { return false }
      return true
    }
    if inFront {
      if begins("---") {
        dashes += 1
        return 0
      }
      return begins("title:")
        ? Weight.title
        : begins("keywords:") ? Weight.keywords : begins("summary:") ? Weight.summary : 0
    }
    if begins("```") {
      isCode.toggle()
      return 0
    }
    if isCode { return Weight.code }
    if begins("#") { return Weight.heading }
    if begins("{{") { return 0 }
    return Weight.text
  }
}

/// Finds several terms at once: at each place only those are tried that begin with its byte.
struct TermMatcher {
  private let terms: [SearchQuery.Term]
  /// For each byte the terms that begin with it.
  private let byFirst: [[Int]]

  init(_ terms: [SearchQuery.Term]) {
    self.terms = terms
    var table = [[Int]](repeating: [], count: 256)
    for (index, term) in terms.enumerated() {
      guard let first = term.bytes.first else { continue }
      table[Int(first)].append(index)
      if (0x61...0x7A).contains(first) { table[Int(first - 0x20)].append(index) }
    }
    byFirst = table
  }

  /// Adds the matches in a range to `hits`; returns whether there were any.
  func count(
    in text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, _ hits: inout [Int]
  ) -> Bool {
    var found = false
    var previous: UInt8 = 0x20
    for index in start..<end {
      let byte = text[index]
      let candidates = byFirst[Int(byte)]
      if !candidates.isEmpty {
        for candidate in candidates where matches(candidate, text, index, end, previous) {
          hits[candidate] += 1
          found = true
        }
      }
      previous = byte
    }
    return found
  }

  private func matches(
    _ candidate: Int, _ text: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int,
    _ previous: UInt8
  ) -> Bool {
    let term = terms[candidate]
    guard index + term.bytes.count <= end else { return false }
    if !term.isChinese, !Self.startsWord(text[index], after: previous) { return false }
    for offset in term.bytes.indices
    where Self.lower(text[index + offset]) != term.bytes[offset] { return false }
    return true
  }

  static func lower(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20)
  }

  static func isWord(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte)
  }

  /// Words begin behind what is no word, and at the capitals inside a name such as `sizeClass`.
  static func startsWord(_ byte: UInt8, after previous: UInt8) -> Bool {
    !isWord(previous) || (0x41...0x5A).contains(byte) && !(0x41...0x5A).contains(previous)
  }
}
