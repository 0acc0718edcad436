import Guide
import PropertyList

/// One `UIApplicationShortcutItems` with what follows it.
public struct ShortcutItems: Sendable {
  /// Nil in a fragment that holds only the array.
  public let key: SyntaxTree.NodeID?
  /// `~ipad` or the like, when the key is a variant for one platform or device.
  public let qualifier: String?
  public let value: SyntaxTree.NodeID?
  /// The dictionaries of the array.
  public let items: [ShortcutItem]

  init(
    key: SyntaxTree.NodeID?, qualifier: String?, value: SyntaxTree.NodeID?, in tree: SyntaxTree
  ) {
    self.key = key
    self.qualifier = qualifier
    self.value = value
    items =
      value.map { value in
        guard tree[value].kind == .array else { return [] }
        return tree.values(of: value)
          .filter { tree[$0].kind == .dictionary }
          .enumerated()
          .map { ShortcutItem(index: $0.offset, node: $0.element, in: tree) }
      } ?? []
  }

  /// The items that take a place in the menu: those with a type and a title that is not empty.
  public var displayable: [ShortcutItem] { items.filter(\.isDisplayable) }
}

/// One quick action of the file.
public struct ShortcutItem: Sendable {
  /// A key of the item and its value.
  public struct Entry: Sendable {
    public let name: String
    /// What the key means; nil for a key that iOS does not know.
    public let key: ShortcutKey?
    public let keyNode: SyntaxTree.NodeID
    public let value: SyntaxTree.NodeID?
    /// The text of the value when it is a string.
    public let string: String?
  }

  /// The place in the array, from 0.
  public let index: Int
  public let node: SyntaxTree.NodeID
  public let entries: [Entry]

  init(index: Int, node: SyntaxTree.NodeID, in tree: SyntaxTree) {
    self.index = index
    self.node = node
    entries = tree.entries(of: node).map { entry in
      let name = tree.scalarText(of: entry.key)
      let string = entry.value.flatMap {
        tree[$0].kind == .string ? tree.scalarText(of: $0) : nil
      }
      return Entry(
        name: name, key: Self.keysByName[name], keyNode: entry.key, value: entry.value,
        string: string)
    }
  }

  private static let keysByName = Dictionary(
    ShortcutKey.itemKeys.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The entry of a key. Of two equal keys the last counts, as in Apple's reader.
  public subscript(key: ShortcutKey) -> Entry? {
    entries.last { $0.key == key }
  }

  /// The entries of a key, of which only one counts.
  func entries(of key: ShortcutKey) -> [Entry] { entries.filter { $0.key == key } }

  public func string(_ key: ShortcutKey) -> String? { self[key]?.string }

  public var isDisplayable: Bool {
    guard string(.type) != nil, let title = string(.title) else { return false }
    return !title.isEmpty
  }

  /// The entry whose icon iOS uses: the first of the precedence that is a string.
  public var effectiveIcon: Entry? {
    ShortcutKey.iconPrecedence.lazy.compactMap { self[$0] }.first { $0.string != nil }
  }
}
