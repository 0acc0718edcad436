/// Distances between spellings, for suggestions such as “did you mean”.
public enum Spelling {
  /// The longest word that is compared, in bytes; a longer word is no misspelling.
  fileprivate static let maximumWord = 200

  /// A word and its bytes in lower case.
  fileprivate struct Lowered: Sendable {
    let text: String
    let bytes: [UInt8]

    init(_ text: String) {
      self.text = text
      let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
      bytes =
        isASCII
        ? text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        : Array(text.lowercased().utf8)
    }
  }

  /// Returns the number of insertions, deletions, replacements and exchanges of neighbors that turn one word
  /// into the other; nil if there are more than `limit`. Counts bytes, so it is meant for ASCII names.
  public static func distance(_ left: String, _ right: String, limit: Int) -> Int? {
    distance(Array(left.utf8), Array(right.utf8), limit: limit)
  }

  /// Returns the same distance for words as bytes.
  public static func distance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int? {
    var table = Table()
    return table.distance(a, b, limit: limit)
  }

  /// Returns the candidate nearest to a word: equal except for case, else within `limit` changes; the first
  /// of equally near ones.
  public static func nearest(
    to word: String, among candidates: some Sequence<String>, limit: Int
  ) -> String? {
    let word = Lowered(word)
    var best: (candidate: String, distance: Int)?
    guard word.bytes.count <= maximumWord else { return nil }
    var table = Table()
    for candidate in candidates where candidate != word.text {
      let distance = table.distance(word.bytes, Lowered(candidate).bytes, limit: limit)
      guard let distance, distance < best?.distance ?? .max else { continue }
      best = (candidate, distance)
    }
    return best?.candidate
  }

  /// Returns true if a word is a misspelling of one name and of no other, so that it may be corrected without
  /// asking: equal except for case, or different in at most a quarter of the name.
  ///
  /// - Parameter family: the common prefix of all names, which does not make any of them more likely.
  public static func isSlip(
    _ word: String, of name: String, among names: some Sequence<String>, family: String = ""
  ) -> Bool {
    guard word.utf8.count <= maximumWord else { return false }
    let shared = Lowered(family).bytes
    func own(_ word: [UInt8]) -> [UInt8] {
      word.starts(with: shared) ? Array(word.dropFirst(shared.count)) : word
    }
    let whole = Lowered(word).bytes
    let (mine, meant) = (own(whole), own(Lowered(name).bytes))
    // A word without the family's prefix is compared as a whole, with the limit for its own part.
    let isWhole = mine == whole
    // One letter of a short name may be wrong if the word has the family's prefix.
    let limit = min(3, max(isWhole ? 0 : 1, meant.count / 4))
    func distance(_ other: String) -> Int? {
      let other = Lowered(other).bytes
      return Self.distance(mine, isWhole ? other : own(other), limit: limit)
    }
    guard let best = distance(name) else { return false }
    return !names.contains { $0 != name && distance($0).map { $0 <= best } ?? false }
  }
}

extension Spelling {
  /// A set of names with which many words are compared: each word is compared only with names of similar
  /// length.
  public struct Candidates: Sendable {
    /// The most names with which a word is compared.
    private static let maximumCompared = 4000

    private var byLength: [Int: [(order: Int, name: Lowered)]] = [:]

    /// - Parameter names: in order of preference; the first of equally near ones is found.
    public init(_ names: some Sequence<String>) {
      for (order, name) in names.enumerated() {
        let name = Lowered(name)
        byLength[name.bytes.count, default: []].append((order, name))
      }
    }

    /// Returns the name nearest to a word, as `Spelling.nearest(to:among:limit:)` does.
    public func nearest(to word: String, limit: Int) -> String? {
      let word = Lowered(word)
      guard limit >= 0, word.bytes.count <= maximumWord else { return nil }
      var table = Table()
      var best: (order: Int, distance: Int, name: String)?
      var left = Self.maximumCompared
      for length in max(0, word.bytes.count - limit)...word.bytes.count + limit {
        guard let candidates = byLength[length] else { continue }
        for (order, name) in candidates.prefix(left) where name.text != word.text {
          // Names further away than the best one are irrelevant.
          let limit = best?.distance ?? limit
          guard let distance = table.distance(word.bytes, name.bytes, limit: limit) else {
            continue
          }
          if let best, (best.distance, best.order) <= (distance, order) { continue }
          best = (order, distance, name.text)
        }
        left = max(0, left - candidates.count)
      }
      return best?.name
    }
  }
}

extension Spelling {
  /// The rows of the table of distances, which are reused from pair to pair. Three are enough: the current
  /// row and the two before it.
  fileprivate struct Table {
    private var beforeLast: [Int] = []
    private var last: [Int] = []
    private var row: [Int] = []

    mutating func distance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int? {
      guard limit >= 0, abs(a.count - b.count) <= limit else { return nil }
      // Common prefixes and suffixes are skipped; names of one family share most of theirs.
      var (start, ends) = (0, (a.count, b.count))
      while start < ends.0, start < ends.1, a[start] == b[start] { start += 1 }
      while ends.0 > start, ends.1 > start, a[ends.0 - 1] == b[ends.1 - 1] {
        ends = (ends.0 - 1, ends.1 - 1)
      }
      if start == ends.0 || start == ends.1 { return max(ends.0, ends.1) - start }
      // After a single change at most two letters remain, which are exchanged.
      guard limit > 1 || max(ends.0, ends.1) - start <= 2 * limit else { return nil }
      return distance(a, b, start..<ends.0, start..<ends.1, limit: limit)
    }

    private mutating func distance(
      _ a: [UInt8], _ b: [UInt8], _ rows: Range<Int>, _ columns: Range<Int>, limit: Int
    ) -> Int? {
      let start = columns.lowerBound
      begin(columns.count + 1)
      for i in rows {
        row[0] = i - rows.lowerBound + 1
        var best = row[0]
        for j in columns {
          let at = j - start
          var cost = min(last[at + 1] + 1, row[at] + 1, last[at] + (a[i] == b[j] ? 0 : 1))
          if i > rows.lowerBound, j > start, a[i] == b[j - 1], a[i - 1] == b[j] {
            cost = min(cost, beforeLast[at - 1] + 1)
          }
          row[at + 1] = cost
          best = min(best, cost)
        }
        if best > limit { return nil }
        swap(&beforeLast, &last)
        swap(&last, &row)
      }
      let distance = last[columns.count]
      return distance <= limit ? distance : nil
    }

    /// Resizes the rows, and sets the last one to the distances from the empty word.
    private mutating func begin(_ count: Int) {
      if last.count < count {
        let more = repeatElement(0, count: count - last.count)
        beforeLast += more
        last += more
        row += more
      }
      for index in 0..<count { last[index] = index }
    }
  }
}
