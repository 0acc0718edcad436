import SourceText

/// A JSON text with the place of each value. Never fails: what comes before a mistake is there.
///
/// Foundation's `JSONDecoder` reads values; this is for texts in which places matter, because a
/// finding underlines them or an edit changes them.
public struct JSONTree: Sendable {
  /// How deep values may be nested.
  public static let maximumDepth = 128
  /// How many values are read.
  public static let maximumCount = 1_000_000

  /// Which texts are read.
  public enum Dialect: Sendable, Hashable {
    case json
    /// With comments, commas before a closing bracket, single quotes and names without quotes, as
    /// Xcode writes its projects.
    case json5
  }

  /// The kind of a value; the text of a string or a number is asked from the tree.
  public enum Kind: Sendable, Hashable {
    case object
    case array
    case string
    case number
    case boolean(Bool)
    case null
  }

  /// The place of a node in the tree.
  public struct NodeID: Sendable, Hashable {
    let index: Int
  }

  /// A value of the text.
  public struct Node: Sendable {
    public let kind: Kind
    /// From the first to behind the last byte. Reaches to where reading stopped when the value is
    /// not closed.
    public internal(set) var range: ByteRange
    /// The name in the object that holds the value, with its quotes.
    public let key: ByteRange?
    /// Whether the value was read to its end.
    public internal(set) var isClosed = true
    /// How many nodes stand in the value, itself included.
    var count = 1
  }

  /// Where and why reading stopped.
  public struct Issue: Sendable, Hashable {
    /// Why reading stopped.
    public enum Kind: Sendable, Hashable {
      case valueExpected
      case keyExpected
      case colonExpected
      case commaOrEndExpected
      case unfinishedString
      case invalidEscape
      case invalidNumber
      case controlCharacter
      case textAfterValue
      case tooDeep
      case tooMany
    }
    public let kind: Kind
    public let range: ByteRange
  }

  public let source: SourceText
  public let dialect: Dialect
  /// In the order of the text, each container before its values.
  public private(set) var nodes: [Node]
  /// Nil where the whole text was read.
  public let issue: Issue?

  /// Reads a text. Of one with a mistake, the tree holds what stands before it.
  public init(_ source: SourceText, dialect: Dialect = .json) {
    self.source = source
    self.dialect = dialect
    var parser = JSONParser(source.bytes, dialect)
    parser.parse()
    nodes = parser.nodes
    issue = parser.issue
  }

  /// The outermost value; nil when there is none.
  public var root: NodeID? { nodes.isEmpty ? nil : NodeID(index: 0) }

  public subscript(id: NodeID) -> Node { nodes[id.index] }

  // MARK: Walking

  /// The values of an array or object, in order.
  public func children(of id: NodeID) -> [NodeID] {
    var children: [NodeID] = []
    let end = id.index + self[id].count
    var index = id.index + 1
    while index < end {
      children.append(NodeID(index: index))
      index += nodes[index].count
    }
    return children
  }

  /// A value of an object by its name. Of two equal names the last counts, as in Foundation.
  public func member(_ name: String, of id: NodeID) -> NodeID? {
    guard self[id].kind == .object else { return nil }
    return children(of: id).last { key(of: $0) == name }
  }

  /// The name of a value in its object, without quotes and escapes.
  public func key(of id: NodeID) -> String? {
    self[id].key.map(text)
  }

  /// The text of a string; nil for other values.
  public func string(of id: NodeID) -> String? {
    guard self[id].kind == .string else { return nil }
    return text(self[id].range)
  }

  private func text(_ range: ByteRange) -> String {
    let bytes = source.bytes[range.start..<range.end]
    return dialect == .json5 ? JSON5Syntax.decode(bytes) : JSONString.decode(bytes)
  }

  /// The innermost value around an offset, or the value whose name is there.
  public func value(at offset: Int) -> NodeID? {
    guard var found = root, self[found].range.start <= offset, offset <= self[found].range.end
    else { return nil }
    while true {
      let inner = children(of: found).first { child in
        let start = self[child].key?.start ?? self[child].range.start
        return start <= offset && offset <= self[child].range.end
      }
      guard let inner else { return found }
      found = inner
    }
  }
}
