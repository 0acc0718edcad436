/// Patterns in which `*` matches any text and `?` one character.
package enum Wildcard {
  /// Returns true if a whole text matches a pattern; `?` matches one byte.
  package static func matches(_ pattern: String, _ text: String) -> Bool {
    matches(Array(pattern.utf8), Array(text.utf8), any: UInt8(ascii: "*"), one: UInt8(ascii: "?"))
  }

  /// Returns true if a whole text matches a pattern. It backtracks no further than to the last `*`, so that no
  /// pattern takes long.
  ///
  /// - Parameters:
  ///   - any: the unit that matches any text.
  ///   - one: the unit that matches one unit.
  static func matches<Unit: Equatable>(
    _ pattern: [Unit], _ text: [Unit], any: Unit, one: Unit
  ) -> Bool {
    var (at, place) = (0, 0)
    var star: (place: Int, at: Int)?
    while at < text.count {
      if place < pattern.count, pattern[place] == any {
        star = (place, at)
        place += 1
      } else if place < pattern.count, pattern[place] == one || pattern[place] == text[at] {
        at += 1
        place += 1
      } else if let last = star {
        star = (last.place, last.at + 1)
        (place, at) = (last.place + 1, last.at + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == any }
  }
}
