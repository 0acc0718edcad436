/// Finds several terms in one pass: at each position only the terms with the same first byte are tried.
struct TermMatcher {
  struct Match {
    let term: Int
    let range: Range<Int>

    var start: Int { range.lowerBound }
  }

  private let forms: [(term: Int, form: SearchQuery.Form)]
  /// The forms that begin with each byte.
  private let byFirst: [[Int]]
  private let isFirst: [Bool]

  init(_ terms: [SearchQuery.Term]) {
    forms = terms.enumerated().flatMap { index, term in term.forms.map { (index, $0) } }
    var table = [[Int]](repeating: [], count: 256)
    for (index, form) in forms.enumerated() {
      guard let first = form.form.bytes.first else { continue }
      table[Int(first)].append(index)
      if (0x61...0x7A).contains(first) { table[Int(first - 0x20)].append(index) }
    }
    byFirst = table
    isFirst = table.map { !$0.isEmpty }
  }

  /// Appends the matches in a range.
  func find(
    in text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, _ found: inout [Match]
  ) {
    var previous: UInt8 = 0x20
    for index in start..<end {
      let byte = text[index]
      if isFirst[Int(byte)] {
        let isStart = Self.startsWord(byte, after: previous)
        // No term begins inside a word in ASCII, which most bytes are part of.
        if isStart || byte >= 0x80 {
          for candidate in byFirst[Int(byte)]
          where matches(forms[candidate].form, text, index, end, isStart) {
            let length = forms[candidate].form.bytes.count
            found.append(Match(term: forms[candidate].term, range: index..<index + length))
          }
        }
      }
      previous = byte
    }
  }

  private func matches(
    _ form: SearchQuery.Form, _ text: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int,
    _ isStart: Bool
  ) -> Bool {
    guard index + form.bytes.count <= end else { return false }
    if !form.isChinese, !isStart { return false }
    for offset in form.bytes.indices
    where Self.lower(text[index + offset]) != form.bytes[offset] { return false }
    return !form.isNumber || index + form.bytes.count == end
      || !Self.isWord(text[index + form.bytes.count])
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

  /// Returns true if a word begins at a byte: after a byte that is not part of a word, and at the capitals
  /// inside a name such as `sizeClass`.
  static func startsWord(_ byte: UInt8, after previous: UInt8) -> Bool {
    !isWord(previous) || (0x41...0x5A).contains(byte) && !(0x41...0x5A).contains(previous)
  }
}
