/// How far apart two spellings are, for "did you mean".
public enum Spelling {
  /// The number of insertions, deletions, replacements and exchanges of neighbours that turn one
  /// word into the other, or nil when there are more than `limit`. Counts bytes, which is meant for
  /// names of the ASCII kind.
  public static func distance(_ left: String, _ right: String, limit: Int) -> Int? {
    distance(Array(left.utf8), Array(right.utf8), limit: limit)
  }

  public static func distance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int? {
    guard limit >= 0, abs(a.count - b.count) <= limit else { return nil }
    // What both begin and end with costs nothing, and names of one family share most.
    var (start, ends) = (0, (a.count, b.count))
    while start < ends.0, start < ends.1, a[start] == b[start] { start += 1 }
    while ends.0 > start, ends.1 > start, a[ends.0 - 1] == b[ends.1 - 1] {
      ends = (ends.0 - 1, ends.1 - 1)
    }
    return tableDistance(Array(a[start..<ends.0]), Array(b[start..<ends.1]), limit: limit)
  }

  private static func tableDistance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int? {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    // Three rows of the table are enough: the one being filled and the two before it.
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    var row = beforeLast
    for i in a.indices {
      row[0] = i + 1
      var best = i + 1
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row[j + 1] = cost
        best = min(best, cost)
      }
      if best > limit { return nil }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    guard let distance = last.last, distance <= limit else { return nil }
    return distance
  }

  /// The candidate nearest to a word: equal but for the case of letters, else within `limit`
  /// changes. Of equally near ones the first.
  public static func nearest(
    to word: String, among candidates: some Sequence<String>, limit: Int
  ) -> String? {
    let lowered = word.lowercased()
    var best: (candidate: String, distance: Int)?
    // A word of a megabyte is nobody's misspelling.
    guard word.utf8.count <= 200 else { return nil }
    for candidate in candidates where candidate != word {
      let distance = distance(lowered, candidate.lowercased(), limit: limit)
      guard let distance, distance < best?.distance ?? .max else { continue }
      best = (candidate, distance)
    }
    return best?.candidate
  }

  /// Whether a word is a slip of one name and of no other, so that it may be corrected unseen: equal
  /// but for the case of letters, or at most a quarter of the name is different.
  ///
  /// - Parameter family: how all the names begin. What they share makes none of them likely.
  public static func isSlip(
    _ word: String, of name: String, among names: some Sequence<String>, family: String = ""
  ) -> Bool {
    func own(_ word: String) -> String {
      let word = word.lowercased()
      return word.hasPrefix(family.lowercased()) ? String(word.dropFirst(family.count)) : word
    }
    guard word.utf8.count <= 200 else { return false }
    let (mine, meant) = (own(word), own(name))
    // A word that has lost the family's name is compared whole, with the limit of its own part.
    let isWhole = mine == word.lowercased()
    // A short name whose family is named may have one wrong letter.
    let limit = min(3, max(isWhole ? 0 : 1, meant.utf8.count / 4))
    func distance(_ other: String) -> Int? {
      Self.distance(
        mine, isWhole ? other.lowercased() : own(other), limit: isWhole ? min(3, limit) : limit)
    }
    guard let best = distance(name) else { return false }
    return !names.contains { $0 != name && distance($0).map { $0 <= best } ?? false }
  }
}
