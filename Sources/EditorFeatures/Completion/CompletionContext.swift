import AppFiles
import Guide
import PropertyList
import SourceText

/// The position of a caret in a property list, as far as proposals depend on it.
struct CompletionContext {
  enum Owner {
    case root(SyntaxTree.NodeID)
    case item(ShortcutItem, of: ShortcutItems)
    case array(SyntaxTree.NodeID, of: ShortcutItems)

    var node: SyntaxTree.NodeID {
      switch self {
      case .root(let node), .array(let node, _): node
      case .item(let item, _): item.node
      }
    }
  }

  enum Place {
    /// Inside `<key>…`.
    case keyText(SyntaxTree.NodeID)
    /// Inside the value of a key.
    case valueText(SyntaxTree.NodeID, key: ShortcutKey)
    /// Between elements, where a key may begin.
    case key
    /// Between elements, where the value of a key is missing.
    case value(of: ShortcutKey)
    /// In the array, where an item may begin.
    case item
  }

  let owner: Owner
  let place: Place
  /// Typed text that the proposal replaces: a word, `<`, `<ke`, or nothing.
  let typed: ByteRange
  let offset: Int
  let tree: SyntaxTree

  /// Returns nil where nothing can be proposed.
  init?(at offset: Int, in plist: InfoPlist) {
    let tree = plist.tree
    let path = tree.path(to: offset)
    guard let innermost = path.last else { return nil }
    self.tree = tree
    self.offset = offset
    let node = tree[innermost]
    if node.kind.isContainer {
      guard node.content.touches(offset), let owner = Self.owner(innermost, plist) else {
        return nil
      }
      self.owner = owner
      typed = Self.word(around: offset, in: tree, within: node.content)
    } else {
      guard path.count > 1, let owner = Self.owner(path[path.count - 2], plist) else { return nil }
      self.owner = owner
      switch node.kind {
      case .malformedTag:
        let text = tree.text(node.range)
        guard
          "<key>".hasPrefix(text) || "<string>".hasPrefix(text) || "<dict>".hasPrefix(text)
            || "<array>".hasPrefix(text) || text.hasPrefix("<UI")
        else { return nil }
        typed = node.range
      case _ where node.kind.isScalar:
        guard node.content.touches(offset),
          let place = Self.place(inText: innermost, of: owner, tree)
        else { return nil }
        self.place = place
        typed = Self.line(around: offset, in: node.content, tree)
        return
      default: return nil
      }
    }
    guard let place = Self.place(at: typed, in: owner, tree) else { return nil }
    self.place = place
  }

  // MARK: What has been typed

  /// The text between the start of the replaced range and the caret.
  var typedText: String {
    tree.text(ByteRange(start: typed.start, end: max(typed.start, offset)))
  }

  /// The typed part of a name or value, which may be empty; nil where an invalid tag has been started.
  var typedWord: String? {
    let text = typedText
    guard text.hasPrefix("<") else { return text }
    if text.hasPrefix("<UI") { return String(text.dropFirst()) }
    return "<\(elementName)>".hasPrefix(text) ? "" : nil
  }

  /// The element that is allowed at the position.
  private var elementName: String {
    switch place {
    case .key, .keyText: "key"
    case .item: "dict"
    case .value(let key), .valueText(_, let key): key.valueKind.rawValue
    }
  }

  // MARK: Layout

  /// The indentation of the caret's line.
  var indentation: String { Layout.indentation(ofLineAt: typed.start, in: tree.source) }

  /// The number of dictionaries and arrays around the position.
  var depth: Int {
    tree.path(to: offset).filter { [.dictionary, .array].contains(tree[$0].kind) }.count
  }

  // MARK: Owner and place

  private static func owner(_ node: SyntaxTree.NodeID, _ plist: InfoPlist) -> Owner? {
    if node == plist.root { return .root(node) }
    for declaration in plist.declarations {
      if let value = declaration.value, node == value {
        return plist.tree[node].kind == .array ? .array(node, of: declaration) : nil
      }
      if let item = declaration.items.first(where: { $0.node == node }) {
        return .item(item, of: declaration)
      }
    }
    return nil
  }

  private static func place(
    inText text: SyntaxTree.NodeID, of owner: Owner, _ tree: SyntaxTree
  ) -> Place? {
    if tree[text].kind == .key {
      if case .array = owner { return nil }
      return .keyText(text)
    }
    guard tree[text].kind == .string else { return nil }
    let entry = tree.entries(of: owner.node).first { $0.value == text }
    guard let entry, let key = key(tree.scalarText(of: entry.key), of: owner) else { return nil }
    return .valueText(text, key: key)
  }

  private static func place(
    at typed: ByteRange, in owner: Owner, _ tree: SyntaxTree
  ) -> Place? {
    if case .array = owner { return .item }
    var pending: SyntaxTree.NodeID?
    for child in tree.children(of: owner.node) {
      let node = tree[child]
      if node.start >= typed.start {
        guard node.start >= typed.end else { continue }
        // A key that already has its value after the caret.
        if node.kind.isValue, pending != nil { return nil }
        if node.kind.isValue || node.kind == .key { break }
        continue
      }
      if node.kind == .key {
        pending = child
      } else if node.kind.isValue {
        pending = nil
      }
    }
    guard let pending else { return .key }
    return key(tree.scalarText(of: pending), of: owner).map { .value(of: $0) }
  }

  private static func key(_ name: String, of owner: Owner) -> ShortcutKey? {
    let place: ShortcutKey.Place = if case .root = owner { .root } else { .item }
    return ShortcutKey.all.first { $0.name == name && $0.place == place && $0.isDocumented }
  }

  /// Returns the word without markup that a caret between elements touches.
  private static func word(
    around offset: Int, in tree: SyntaxTree, within range: ByteRange
  ) -> ByteRange {
    func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      default: false
      }
    }
    var (start, end) = (offset, offset)
    let bytes = tree.source.bytes
    while start > range.start, isWord(bytes[start - 1]) { start -= 1 }
    while end < range.end, isWord(bytes[end]) { end += 1 }
    // The end of a tag such as `<key` is not a word of its own.
    if start > 0, bytes[start - 1] == UInt8(ascii: "<") || bytes[start - 1] == UInt8(ascii: "/") {
      return ByteRange(at: offset)
    }
    return ByteRange(start: start, end: end)
  }

  /// Returns the part of a range that is on the line of an offset.
  private static func line(
    around offset: Int, in range: ByteRange, _ tree: SyntaxTree
  ) -> ByteRange {
    let lineRange = tree.source.range(ofLine: tree.source.lines.line(at: offset))
    return ByteRange(
      start: max(range.start, lineRange.start), end: max(offset, min(range.end, lineRange.end)))
  }
}
