/// Types for items without one: in the style of the file's others, derived from the title, and unique. Data about all
/// items is computed once.
package struct TypeSuggestions {
  private let prefix: String
  private let taken: Set<String>
  /// For each item the number of earlier items that take the first names: they lack a type, too, and have a title
  /// with the same letters.
  private let earlier: [Int]

  package init(_ items: [ShortcutItem]) {
    prefix = TypePrefix.common(of: items) ?? TypePrefix.bundleIdentifier
    taken = Set(items.compactMap { $0.string(.type) })
    var counts: [String: Int] = [:]
    earlier = items.map { item in
      let letters = TypePrefix.letters(of: item.string(.title) ?? "")
      let count = counts[letters, default: 0]
      if item.string(.type)?.isBlank ?? true { counts[letters] = count + 1 }
      return count
    }
  }

  /// Returns a unique type for an item, derived from its title.
  package func type(for item: ShortcutItem) -> String {
    let letters = TypePrefix.letters(of: item.string(.title) ?? "")
    let base = prefix + (letters.isEmpty ? "action\(item.index + 1)" : letters)
    var number = (earlier.indices.contains(item.index) ? earlier[item.index] : 0) + 1
    var candidate = number == 1 ? base : base + String(number)
    while taken.contains(candidate) {
      number += 1
      candidate = base + String(number)
    }
    return candidate
  }
}
