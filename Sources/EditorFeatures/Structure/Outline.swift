import AppFiles
import Guide
import PropertyList
import SourceText

/// One line of the outline of a property list: a key with its value, or an element of an array.
public struct OutlineEntry: Sendable {
  /// The type of the value.
  public enum Kind: Sendable {
    case dictionary
    case array
    case string
    case number
    case boolean
    case date
    case data
    /// A key that has no value yet.
    case missing
  }

  /// One line of text, never empty: the key, the title of a quick action, or `Item 0`.
  public let name: String
  /// The value in short: its text, the number of its elements, or the type of a quick action.
  public let detail: String
  public let kind: Kind
  /// The key and its value, or the element.
  public let range: ByteRange
  /// The range of the name, which is selected when the entry is chosen. It is inside `range`.
  public let selection: ByteRange
  /// The entries of a container; empty for other values.
  public var children: [OutlineEntry] = []
}

/// The outline of a property list: quick actions by their titles, everything else as Xcode names it.
public enum Outline {
  /// The most entries of an outline; later ones are left out.
  public static let maximumEntries = 10_000
  /// The deepest nesting of entries. Each level is two levels of JSON, and some readers of JSON stop at 128.
  public static let maximumDepth = 32
  /// The most characters of a name or a value that are shown.
  public static let maximumNameLength = 120

  /// Returns the entries of the root dictionary, or the elements of a root array.
  public static func entries(of plist: InfoPlist, language: Language) -> [OutlineEntry] {
    guard let root = plist.tree.rootValue else { return [] }
    var builder = OutlineBuilder(plist, language)
    return builder.children(of: root, depth: 0)
  }
}

private struct OutlineBuilder {
  let tree: SyntaxTree
  let language: Language
  /// The quick actions by their dictionaries.
  let items: [SyntaxTree.NodeID: ShortcutItem]
  var left = Outline.maximumEntries

  init(_ plist: InfoPlist, _ language: Language) {
    tree = plist.tree
    self.language = language
    items = Dictionary(plist.items.map { ($0.node, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func children(of container: SyntaxTree.NodeID, depth: Int) -> [OutlineEntry] {
    guard depth < Outline.maximumDepth else { return [] }
    var entries: [OutlineEntry] = []
    switch tree[container].kind {
    case .dictionary:
      for entry in tree.entries(of: container) {
        guard left > 0 else { break }
        left -= 1
        entries.append(self.entry(entry, depth: depth))
      }
    case .array:
      for (index, value) in tree.values(of: container).enumerated() {
        guard left > 0 else { break }
        left -= 1
        entries.append(element(value, index: index, depth: depth))
      }
    default: break
    }
    return entries
  }

  private mutating func entry(_ entry: SyntaxTree.Entry, depth: Int) -> OutlineEntry {
    let key = tree[entry.key]
    let name = Self.line(tree.scalarText(of: entry.key))
    let end = entry.value.map { tree[$0].end } ?? key.end
    return OutlineEntry(
      name: name ?? LocalizedText.emptyKey[language],
      detail: entry.value.map(summary) ?? "",
      kind: entry.value.map { kind(of: $0) } ?? .missing,
      range: ByteRange(start: key.start, end: max(key.end, end)),
      selection: key.content.isEmpty ? key.range : key.content,
      children: entry.value.map { children(of: $0, depth: depth + 1) } ?? [])
  }

  private mutating func element(
    _ value: SyntaxTree.NodeID, index: Int, depth: Int
  ) -> OutlineEntry {
    let node = tree[value]
    let numbered = LocalizedText.element(index)[language]
    guard let item = items[value] else {
      return OutlineEntry(
        name: numbered, detail: summary(of: value), kind: kind(of: value), range: node.range,
        selection: tree.head(of: value), children: children(of: value, depth: depth + 1))
    }
    let type = item.string(.type).flatMap(Self.line)
    let title = item.string(.title).flatMap(Self.line)
    let named = title == nil ? item[.type] : item[.title]
    return OutlineEntry(
      name: title ?? type ?? numbered, detail: title == nil ? "" : type ?? "",
      kind: .dictionary, range: node.range,
      selection: (title ?? type).flatMap { _ in named?.value.map { tree.head(of: $0) } }
        ?? node.startTag,
      children: children(of: value, depth: depth + 1))
  }

  private func kind(of value: SyntaxTree.NodeID) -> OutlineEntry.Kind {
    switch tree[value].kind {
    case .array: .array
    case .string: .string
    case .integer, .real: .number
    case .true, .false: .boolean
    case .date: .date
    case .data: .data
    default: .dictionary
    }
  }

  private func summary(of value: SyntaxTree.NodeID) -> String {
    switch tree[value].kind {
    case .array: LocalizedText.count(tree.values(of: value).count)[language]
    case .dictionary: LocalizedText.count(tree.entries(of: value).count)[language]
    case .true: "true"
    case .false: "false"
    case .string, .integer, .real, .date: Self.line(tree.scalarText(of: value)) ?? ""
    default: ""
    }
  }

  /// Returns true for a text that can be shown as it is, like most keys and values.
  private static func isShortWord(_ text: String) -> Bool {
    (1...Outline.maximumNameLength).contains(text.utf8.count)
      && text.utf8.allSatisfy { (0x21..<0x7F).contains($0) }
  }

  /// Returns a text as one short line; nil for a text without visible characters.
  private static func line(_ text: String) -> String? {
    if isShortWord(text) { return text }
    var line = ""
    var count = 0
    for word in text.prefix(4 * Outline.maximumNameLength).split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty { line += " " }
      line += word.prefix(Outline.maximumNameLength + 1)
      count += word.count + 1
      if count > Outline.maximumNameLength { break }
    }
    guard !line.isEmpty else { return nil }
    return line.count > Outline.maximumNameLength
      ? line.prefix(Outline.maximumNameLength) + "…" : line
  }
}

extension LocalizedText {
  fileprivate static let emptyKey = LocalizedText(en: "(empty key)", zhHans: "（空键）")

  /// As Xcode names the elements of an array.
  fileprivate static func element(_ index: Int) -> LocalizedText {
    LocalizedText(en: "Item \(index)", zhHans: "Item \(index)")
  }

  fileprivate static func count(_ count: Int) -> LocalizedText {
    LocalizedText(en: count == 1 ? "1 item" : "\(count) items", zhHans: "\(count) 项")
  }
}
