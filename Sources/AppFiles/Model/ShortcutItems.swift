import Guide
import PropertyList

/// One `UIApplicationShortcutItems` key with its value.
public struct ShortcutItems: Sendable {
  /// The key; nil in a fragment that contains only the array.
  public let key: SyntaxTree.NodeID?
  /// The suffix, such as `~ipad`, if the key is a variant for one platform or device.
  public let qualifier: String?
  /// The value of the key, whatever its type; nil if there is none.
  public let value: SyntaxTree.NodeID?
  /// The dictionaries of the array.
  public let items: [ShortcutItem]

  init(
    key: SyntaxTree.NodeID?, qualifier: String?, value: SyntaxTree.NodeID?, in tree: SyntaxTree,
    readsItems: Bool = true
  ) {
    self.key = key
    self.qualifier = qualifier
    self.value = value
    items =
      value.map { value in
        guard readsItems, tree[value].kind == .array else { return [] }
        return tree.values(of: value)
          .filter { tree[$0].kind == .dictionary }
          .enumerated()
          .map { ShortcutItem(index: $0.offset, node: $0.element, in: tree) }
      } ?? []
  }

  /// Creates a list with some of the items of an array.
  init(_ array: SyntaxTree.NodeID, _ items: [ShortcutItem]) {
    key = nil
    qualifier = nil
    value = array
    self.items = items
  }

  /// The items that appear in the menu: those with a type and a title that is not empty.
  public var displayable: [ShortcutItem] { items.filter(\.isDisplayable) }
}

/// One quick action of the file.
public struct ShortcutItem: Sendable {
  /// A key of the item and its value.
  public struct Entry: Sendable {
    public let name: String
    /// The meaning of the key; nil for a key that iOS does not know.
    public let key: ShortcutKey?
    /// The element of the key.
    public let keyNode: SyntaxTree.NodeID
    /// The element of the value; nil if there is none.
    public let value: SyntaxTree.NodeID?
    /// The text of the value when it is a string.
    public let string: String?
  }

  /// The index in the array.
  public let index: Int
  /// The dictionary.
  public let node: SyntaxTree.NodeID
  /// Its keys in the order of the file, known and unknown.
  public let entries: [Entry]
  /// For each known key the index of its last entry plus one; 0 if there is none.
  private let places: SIMD16<UInt16>

  package init(index: Int, node: SyntaxTree.NodeID, in tree: SyntaxTree) {
    self.index = index
    self.node = node
    var entries: [Entry] = []
    // Most items have no more, and growing the array costs more than memory.
    entries.reserveCapacity(4)
    var places = SIMD16<UInt16>()
    tree.forEachEntry(of: node) { entry in
      let key = tree.withScalarBytes(of: entry.key) { ShortcutKey(itemKey: $0) }
      let string = entry.value.flatMap {
        tree[$0].kind == .string ? tree.scalarText(of: $0) : nil
      }
      entries.append(
        Entry(
          name: key?.name ?? tree.scalarText(of: entry.key), key: key, keyNode: entry.key,
          value: entry.value, string: string))
      if let key { places[Int(key.rawValue)] = UInt16(clamping: entries.count) }
    }
    self.entries = entries
    self.places = places
  }

  /// Returns the entry of a key. Of two equal keys the last counts, as in Apple's reader.
  public subscript(key: ShortcutKey) -> Entry? { place(of: key).map { entries[$0] } }

  private func place(of key: ShortcutKey) -> Int? {
    let place = Int(places[Int(key.rawValue)]) - 1
    guard place >= 0 else { return nil }
    // With this many entries the stored index is not exact.
    guard place < Int(UInt16.max) - 1 else { return entries.lastIndex { $0.key == key } }
    return place
  }

  /// Returns true if the item has a key, whatever its value.
  public func has(_ key: ShortcutKey) -> Bool { places[Int(key.rawValue)] > 0 }

  /// The keys that the item has, one bit each.
  package var taken: UInt16 {
    places.indices.reduce(0) { places[$1] > 0 ? $0 | 1 << UInt16($1) : $0 }
  }

  /// The entries of a key, of which only one counts.
  package func entries(of key: ShortcutKey) -> [Entry] {
    has(key) ? entries.filter { $0.key == key } : []
  }

  // Reading one part of an entry costs less than copying it.

  /// Returns the text of a key's value; nil if the key is missing or its value is not a string.
  public func string(_ key: ShortcutKey) -> String? {
    place(of: key).flatMap { entries[$0].string }
  }

  /// Returns the value of a key; nil if the key or its value is missing.
  package func value(_ key: ShortcutKey) -> SyntaxTree.NodeID? {
    place(of: key).flatMap { entries[$0].value }
  }

  /// True if iOS displays it: type and title are strings, and the title is not empty.
  public var isDisplayable: Bool {
    guard has(.type), has(.title), string(.type) != nil, let title = string(.title) else {
      return false
    }
    return !title.isEmpty
  }

  /// The entry whose icon iOS displays: the first in order of precedence that is a string.
  public var effectiveIcon: Entry? {
    ShortcutKey.iconPrecedence.first { string($0) != nil }.flatMap { self[$0] }
  }
}
