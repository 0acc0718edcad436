import SourceText

/// The block style of YAML in which people write projects, with the range of each key and value: mappings and
/// sequences by their indentation, scalars with and without quotes, flow collections, literal and folded
/// blocks, comments.
///
/// Any text gives a tree and no error. Syntax that is not read (anchors, aliases, tags, tabs, complex keys,
/// scalars over several lines, further documents) could mean anything, so a text with it has no root.
public struct YAMLTree: Sendable {
  /// The most levels of nested collections.
  public static let maximumDepth = 64
  /// The most values that are read.
  public static let maximumCount = 1_000_000

  /// The quotes of a scalar.
  public enum Style: Sendable, Hashable {
    case plain
    case singleQuoted
    case doubleQuoted
  }

  /// A scalar on one line, as a key or a value.
  public struct Text: Sendable, Hashable {
    /// The range with the quotes.
    public let range: ByteRange
    /// The range without the quotes; its escapes are not replaced.
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
    /// An empty value after a key or a dash.
    case missing
  }

  /// The identifier of a node in the tree.
  public struct NodeID: Sendable, Hashable {
    let index: Int
  }

  /// A value of the text.
  public struct Node: Sendable {
    public let kind: Kind
    /// The range from the first byte of the first element to the last byte of the last one.
    public internal(set) var range: ByteRange
    /// The name in the mapping that contains the value.
    public let key: Text?
    /// The number of nodes in the value, including itself.
    var count = 1
  }

  public let source: SourceText
  public let nodes: [Node]

  /// Reads a text. If it contains syntax that is not read, there are no nodes.
  public init(_ source: SourceText) {
    self.source = source
    var parser = YAMLParser(source.bytes)
    nodes = parser.parse()
  }

  /// The outermost value; nil if there is none, or if the text contains syntax that is not read.
  public var root: NodeID? { nodes.isEmpty ? nil : NodeID(index: 0) }

  public subscript(id: NodeID) -> Node { nodes[id.index] }

  /// Returns the values of a mapping or sequence, in order.
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

  /// Returns the value of a mapping by its name; the last of equal names.
  public func member(_ name: String, of id: NodeID) -> NodeID? {
    guard self[id].kind == .mapping else { return nil }
    return children(of: id).last { key(of: $0) == name }
  }

  /// Returns the name of a value in its mapping.
  public func key(of id: NodeID) -> String? { self[id].key.map(string) }

  /// Returns the text of a scalar, with its quotes and escapes resolved.
  public func string(of text: Text) -> String {
    YAMLString.decode(source[text.content], text.style)
  }
}
