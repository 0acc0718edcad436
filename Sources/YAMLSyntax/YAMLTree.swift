import SourceText

/// The block style of YAML in which people write projects, with the place of each key and value: mappings
/// and sequences by their indentation, scalars with and without quotes, flow collections, literal and folded
/// blocks, comments.
///
/// Any text gives a tree and no error. What is not read (anchors, aliases, tags, tabs, complex keys, scalars
/// over several lines, further documents) could mean anything, so a text with it has no root.
public struct YAMLTree: Sendable {
  /// How deep collections are read inside each other.
  public static let maximumDepth = 64
  /// How many values are read.
  public static let maximumCount = 1_000_000

  /// How a scalar is quoted.
  public enum Style: Sendable, Hashable {
    case plain
    case singleQuoted
    case doubleQuoted
  }

  /// A scalar on one line, as a key or a value.
  public struct Text: Sendable, Hashable {
    /// With the quotes.
    public let range: ByteRange
    /// Without the quotes; escapes are still in it.
    public let content: ByteRange
    public let style: Style
  }

  /// The kind of a value.
  public enum Kind: Sendable, Hashable {
    case mapping
    case sequence
    case scalar(Text)
    /// `|` or `>` with the lines that follow.
    case block
    /// A key, or a dash, behind which nothing stands.
    case missing
  }

  /// The place of a node in the tree.
  public struct NodeID: Sendable, Hashable {
    let index: Int
  }

  /// A value of the text.
  public struct Node: Sendable {
    public let kind: Kind
    /// From the first byte of the first element to behind the last one.
    public internal(set) var range: ByteRange
    /// The name in the mapping that holds the value.
    public let key: Text?
    /// How many nodes stand in the value, itself included.
    var count = 1
  }

  public let source: SourceText
  public let nodes: [Node]

  /// Reads a text. Where it holds something that is not read, there are no nodes.
  public init(_ source: SourceText) {
    self.source = source
    var parser = YAMLParser(source.bytes)
    nodes = parser.parse()
  }

  /// The outermost value; nil where there is none, or the text holds something that is not read.
  public var root: NodeID? { nodes.isEmpty ? nil : NodeID(index: 0) }

  public subscript(id: NodeID) -> Node { nodes[id.index] }

  /// The values of a mapping or sequence, in order.
  public func children(of id: NodeID) -> [NodeID] {
    var children: [NodeID] = []
    let end = min(id.index + self[id].count, nodes.count)
    var index = id.index + 1
    while index < end {
      children.append(NodeID(index: index))
      index += max(1, nodes[index].count)
    }
    return children
  }

  /// The value of a mapping by its name; of equal names the last.
  public func member(_ name: String, of id: NodeID) -> NodeID? {
    guard self[id].kind == .mapping else { return nil }
    return children(of: id).last { key(of: $0) == name }
  }

  /// The name of a value in its mapping.
  public func key(of id: NodeID) -> String? { self[id].key.map(string) }

  /// Returns what a scalar stands for, its quotes and escapes resolved.
  public func string(of text: Text) -> String {
    YAMLString.decode(source[text.content], text.style)
  }
}
