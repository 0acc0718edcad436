/// Counts the terms of a query in one pass over the Markdown of a document, weighted by the kind of line.
struct DocumentScan {
  /// A title, a heading or a keyword of which the query contains a large part.
  struct Phrase {
    /// The indexes of the terms in the phrase.
    let terms: Set<Int>
    /// The matched part of the phrase, from a half to 1.
    let part: Double
  }

  /// The sum of the weighted matches of each term.
  private(set) var counts: [Double]
  private(set) var phrases: [Phrase] = []
  /// The most relevant line, as offsets into the text.
  private(set) var bestLine: (start: Int, end: Int)?
  private var bestLineScore = 0.0
  let length: Int

  init(_ text: UnsafeBufferPointer<UInt8>, terms: [SearchQuery.Term]) {
    counts = [Double](repeating: 0, count: terms.count)
    length = text.count
    let matcher = TermMatcher(terms)
    var lines = LineKinds()
    var line = 0
    var matches: [TermMatcher.Match] = []
    while line < text.count {
      var end = line
      while end < text.count, text[end] != 0x0A { end += 1 }
      if let (kind, start) = lines.next(text, line, end) {
        matches.removeAll(keepingCapacity: true)
        matcher.find(in: text, from: start, to: end, &matches)
        if !matches.isEmpty {
          note(matches, terms, kind, start: start, end: end)
          notePhrases(matches, kind, text, start, end)
        }
      }
      line = end + 1
    }
  }

  private mutating func note(
    _ matches: [TermMatcher.Match], _ terms: [SearchQuery.Term], _ kind: SearchNumbers.Line,
    start: Int, end: Int
  ) {
    var hits = [Int](repeating: 0, count: counts.count)
    for match in matches { hits[match.term] += 1 }
    var score = 0.0
    for index in hits.indices where hits[index] > 0 {
      counts[index] += Double(hits[index]) * kind.weight
      // A line is better, the more of the query it contains; repetition counts little.
      score += terms[index].weight * (1 + 0.1 * Double(min(hits[index], 3)))
    }
    // Passages are sentences: a line of the text itself, else the summary.
    if kind == .text || kind == .summary, score > bestLineScore {
      bestLineScore = score
      bestLine = (start, end)
    }
  }

  private mutating func notePhrases(
    _ matches: [TermMatcher.Match], _ kind: SearchNumbers.Line, _ text: UnsafeBufferPointer<UInt8>,
    _ start: Int, _ end: Int
  ) {
    var rest = matches[...]
    for phrase in PhraseCoverage.phrases(of: kind, text, start, end) {
      // Matches are in the order of the text.
      let own = rest.drop { $0.start < phrase.lowerBound }.prefix { $0.start < phrase.upperBound }
      rest = rest[own.endIndex...]
      guard !own.isEmpty else { continue }
      let part = PhraseCoverage.part(of: phrase, in: text, matches: own)
      if part >= 0.5 { phrases.append(Phrase(terms: Set(own.map(\.term)), part: part)) }
    }
  }
}

/// Classifies the lines of a document, one after the other.
private struct LineKinds {
  private var dashes = 0
  private var isCode = false

  private static let front: [(StaticString, SearchNumbers.Line)] = [
    ("title: ", .title), ("keywords: ", .keywords), ("asked: ", .asked), ("summary: ", .summary),
    ("symbols: ", .symbols),
  ]

  /// Returns the kind of a line and the start of its text; nil for a line that is not searched.
  mutating func next(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> (SearchNumbers.Line, Int)? {
    func begins(_ prefix: StaticString) -> Bool {
      guard end - start >= prefix.utf8CodeUnitCount else { return false }
      for index in 0..<prefix.utf8CodeUnitCount
      where text[start + index] != prefix.utf8Start[index] { return false }
      return true
    }
    if dashes < 2 {
      if begins("---") { dashes += 1 }
      return Self.front.first { begins($0.0) }.map { ($0.1, start + $0.0.utf8CodeUnitCount) }
    }
    if begins("```") {
      isCode.toggle()
      return nil
    }
    if isCode { return (.code, start) }
    if begins("{{") { return nil }
    return (begins("#") ? .heading : .text, start)
  }
}

/// The matched part of a phrase.
private enum PhraseCoverage {
  static func phrases(
    of kind: SearchNumbers.Line, _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> [Range<Int>] {
    switch kind {
    case .title: return [start..<end]
    case .heading:
      // The title is followed by its anchor: “ {#name}”.
      var anchor = start
      while anchor < end, text[anchor] != UInt8(ascii: "{") { anchor += 1 }
      return [start..<anchor]
    case .keywords:
      var phrases: [Range<Int>] = []
      var first = start
      for index in start..<end
      where text[index] == UInt8(ascii: ",") && index + 1 < end && text[index + 1] == 0x20 {
        phrases.append(first..<index)
        first = index + 2
      }
      return phrases + [min(first, end)..<end]
    case .asked, .summary, .symbols, .text, .code: return []
    }
  }

  /// Returns the matched part of a phrase: letters of words with a match and matched Chinese characters,
  /// which count double, divided by all.
  static func part(
    of phrase: Range<Int>, in text: UnsafeBufferPointer<UInt8>,
    matches: ArraySlice<TermMatcher.Match>
  ) -> Double {
    var total = 0
    var covered = 0
    var index = phrase.lowerBound
    while index < phrase.upperBound {
      let start = index
      guard TermMatcher.isWord(text[index]) else {
        index += 1
        if isChinese(text, start, phrase.upperBound) {
          total += 2
          if matches.contains(where: { $0.range.contains(start) }) { covered += 2 }
        }
        continue
      }
      while index < phrase.upperBound, TermMatcher.isWord(text[index]) { index += 1 }
      let word = text[start..<index].map(TermMatcher.lower)
      if QueryWords.stopWords.contains(String(decoding: word, as: UTF8.self)) { continue }
      total += word.count
      if matches.contains(where: { $0.range.overlaps(start..<index) }) { covered += word.count }
    }
    return total == 0 ? 0 : Double(covered) / Double(total)
  }

  /// Returns true if a character between U+3400 and U+9FFF begins here.
  private static func isChinese(
    _ text: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int
  ) -> Bool {
    guard index + 2 < end else { return false }
    return (0xE4...0xE9).contains(text[index]) || text[index] == 0xE3 && text[index + 1] >= 0x90
  }
}
