/// Types for items that lack one: in the manner of the file's others, made of the title's letters,
/// and such that no item has them. What all items have a part in is worked out once.
package struct TypeSuggestions {
  private let prefix: String
  private let taken: Set<String>
  /// For each item how many before it will take the first names: they lack a type too and have a
  /// title of the same letters.
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

  /// Returns a type for an item that no other item has, made of its title.
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
