import SourceText

/// A JSON text with the range of each value. Reading never fails: the values before an error are in the tree.
///
/// Foundation's `JSONDecoder` reads values; this type is for texts whose ranges matter, because a finding
/// underlines them or an edit changes them.
public struct JSONTree: Sendable {
  /// The most levels of nested values.
  public static let maximumDepth = 128
  /// The most values that are read.
  public static let maximumCount = 1_000_000

  /// The dialect of a text.
  public enum Dialect: Sendable, Hashable {
    case json
    /// JSON with comments, trailing commas, single quotes and unquoted names, as Xcode writes its projects.
    case json5
  }

  /// The kind of a value. The tree returns the text of a string or a number.
  public enum Kind: Sendable, Hashable {
    case object
    case array
    case string
    case number
    case boolean(Bool)
    case null
  }

  /// The identifier of a node in the tree.
  public struct NodeID: Sendable, Hashable {
    let index: Int
  }

  /// A value of the text.
  public struct Node: Sendable {
    public let kind: Kind
    /// The range of the value; up to the position where reading stopped if the value is not closed.
    public internal(set) var range: ByteRange
    /// The name in the object that contains the value, with its quotes.
    public let key: ByteRange?
    /// True if the value was read to its end.
    public internal(set) var isClosed = true
    /// The number of nodes in the value, including itself.
    var count = 1
  }

  /// The error at which reading stopped.
  public struct Issue: Sendable, Hashable {
    /// The kind of an error.
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
  /// The nodes in the order of the text, each container before its values.
  public private(set) var nodes: [Node]
  /// The error; nil if the whole text was read.
  public let issue: Issue?

  /// Reads a text. If it has an error, the tree contains the values before the error.
  public init(_ source: SourceText, dialect: Dialect = .json) {
    self.source = source
    self.dialect = dialect
    var parser = JSONParser(source.bytes, dialect)
    parser.parse()
    nodes = parser.nodes
    issue = parser.issue
  }

  /// The outermost value; nil if there is none.
  public var root: NodeID? { nodes.isEmpty ? nil : NodeID(index: 0) }

  public subscript(id: NodeID) -> Node { nodes[id.index] }

  // MARK: Walking

  /// Returns the values of an array or object, in order.
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

  /// Returns a value of an object by its name; of two equal names the last, as in Foundation.
  public func member(_ name: String, of id: NodeID) -> NodeID? {
    guard self[id].kind == .object else { return nil }
    return children(of: id).last { key(of: $0) == name }
  }

  /// Returns the name of a value in its object, without quotes and escapes.
  public func key(of id: NodeID) -> String? {
    self[id].key.map(text)
  }

  /// Returns the text of a string; nil for other values.
  public func string(of id: NodeID) -> String? {
    guard self[id].kind == .string else { return nil }
    return text(self[id].range)
  }

  private func text(_ range: ByteRange) -> String {
    let bytes = source.bytes[range.start..<range.end]
    return dialect == .json5 ? JSON5Syntax.decode(bytes) : JSONString.decode(bytes)
  }

  /// Returns the innermost value that contains an offset, or the value whose name contains it.
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
