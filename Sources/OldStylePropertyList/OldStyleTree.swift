import SourceText

/// An old-style (OpenStep) property list with the place of each key and value: what
/// `project.pbxproj`, strings files in braces and very old `Info.plist` files are written in. Never
/// fails; it reads on after mistakes, as `OldStyleReader` says.
///
/// ```
/// { a = b; c = (1, 2); d = <0fbd77>; /* */ // "…" '…' }
/// ```
public struct OldStyleTree: Sendable {
  /// The deepest nesting of dictionaries and arrays that Apple's reader accepts.
  public static let maximumDepth = 512
  /// The most values that are read.
  public static let maximumCount = 4_000_000
  /// The longest text that is read, in bytes; the largest known project has a twentieth of it.
  public static let maximumLength = 64 * 1024 * 1024
  /// The most mistakes that are reported.
  public static let maximumIssues = 1000

  /// The kind of a value.
  public enum Kind: UInt8, Sendable, Hashable {
    case dictionary
    case array
    case string
    case data
    /// A key stands there and no value. The range is empty.
    case missing
  }

  /// The place of a node in the tree.
  public struct NodeID: Sendable, Hashable {
    let index: Int
  }

  /// A value of the text.
  public struct Node: Sendable, Hashable {
    public let kind: Kind
    /// With the quotes or brackets. It reaches to where reading stopped when the value is not
    /// closed.
    public let range: ByteRange
    /// The key in the dictionary that holds the value, with its quotes; nil in arrays and for the
    /// root. The same as `range` for `key;`, which means that the key is its own value.
    public let key: ByteRange?
  }

  public let source: SourceText
  /// In the order of the text.
  public let issues: [OldStyleIssue]
  /// True if the root dictionary is written without braces, as in strings files.
  public let isWithoutBraces: Bool
  let nodes: [OldStyleNode]
  private let commentPlaces: [OldStylePlace]

  /// Reads a text. A text longer than `maximumLength` has no nodes and one issue, `tooLong`.
  public init(_ source: SourceText) {
    self.source = source
    var reader = OldStyleReader(source)
    reader.readAll()
    nodes = reader.nodes
    issues = reader.issues
    isWithoutBraces = reader.isWithoutBraces
    commentPlaces = reader.comments
  }

  public init(_ text: String) {
    self.init(SourceText(text))
  }

  /// The outermost value; nil when there is nothing but white space and comments.
  public var root: NodeID? { nodes.isEmpty ? nil : NodeID(index: 0) }

  /// The number of values, containers included.
  public var count: Int { nodes.count }

  /// True if version control left a conflict in the file, of which the first side is read.
  public var hasConflict: Bool { issues.contains { $0.problem == .conflictMarker } }

  /// A value by its place. The place has to come from this tree.
  public subscript(id: NodeID) -> Node {
    let node = nodes[id.index]
    return Node(
      kind: node.kind, range: node.place.range, key: node.hasKey ? node.key.range : nil)
  }

  /// All comments, in the order of the text.
  public var comments: [ByteRange] { commentPlaces.map(\.range) }

  // MARK: Walking

  /// The values of a dictionary or an array, in order; nothing for other kinds.
  public func children(of id: NodeID) -> Children {
    Children(nodes: nodes, index: id.index + 1, end: id.index + Int(nodes[id.index].count))
  }

  /// The values directly in a container, in the order of the text.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    fileprivate let nodes: [OldStyleNode]
    fileprivate var index: Int
    fileprivate let end: Int

    public mutating func next() -> NodeID? {
      guard index < end else { return nil }
      let id = NodeID(index: index)
      index += Int(nodes[index].count)
      return id
    }
  }

  /// A value of a dictionary by its key. Of two equal keys the last counts, as for Apple's reader.
  public func member(_ name: String, of id: NodeID) -> NodeID? {
    guard nodes[id.index].kind == .dictionary else { return nil }
    var found: NodeID?
    for child in children(of: id) where hasKey(child, name) { found = child }
    return found
  }

  /// Compares bytes, because a project is asked millions of times; only escapes need a text.
  private func hasKey(_ id: NodeID, _ name: String) -> Bool {
    let node = nodes[id.index]
    guard node.hasKey else { return false }
    let range = content(of: node.key, isUnterminated: node.isKeyUnterminated)
    let bytes = source.bytes[range.start..<range.end]
    if bytes.count == name.utf8.count, bytes.elementsEqual(name.utf8) { return true }
    return bytes.contains(UInt8(ascii: "\\")) && key(of: id) == name
  }

  /// The key of a value in its dictionary, without quotes and escapes.
  public func key(of id: NodeID) -> String? {
    let node = nodes[id.index]
    guard node.hasKey else { return nil }
    return text(of: node.key, isUnterminated: node.isKeyUnterminated)
  }

  /// The text of a string, without quotes and escapes; nil for other kinds.
  public func string(of id: NodeID) -> String? {
    let node = nodes[id.index]
    guard node.kind == .string else { return nil }
    return text(of: node.place, isUnterminated: node.isUnterminated)
  }

  /// The bytes of data; nil for other kinds, and for data that is not well formed.
  public func data(of id: NodeID) -> [UInt8]? {
    let node = nodes[id.index]
    guard node.kind == .data, !node.isUnterminated else { return nil }
    let range = node.place.range
    var bytes: [UInt8] = []
    var high: UInt16?
    for byte in source.bytes[range.start..<range.end] {
      guard let digit = OldStyleString.hexDigit(byte) else { continue }
      if let first = high {
        bytes.append(UInt8(truncatingIfNeeded: first << 4 | digit))
        high = nil
      } else {
        high = digit
      }
    }
    return bytes
  }

  /// Returns what lies between the quotes or brackets of a value; the whole of a bare word.
  public func content(of id: NodeID) -> ByteRange {
    let node = nodes[id.index]
    switch node.kind {
    case .string: return content(of: node.place, isUnterminated: node.isUnterminated)
    case .missing: return node.place.range
    case .dictionary, .array, .data:
      if id.index == 0, isWithoutBraces { return node.place.range }
      let range = node.place.range
      return ByteRange(start: range.start + 1, end: range.end - (node.isUnterminated ? 0 : 1))
    }
  }

  /// The innermost value around an offset, or the value whose key is there.
  public func value(at offset: Int) -> NodeID? {
    guard var found = root, self[found].range.touches(offset) else { return nil }
    while true {
      let inner = children(of: found).first { child in
        let node = self[child]
        let start = min(node.key?.start ?? node.range.start, node.range.start)
        return start <= offset && offset <= node.range.end
      }
      guard let inner else { return found }
      found = inner
    }
  }

  private func content(of place: OldStylePlace, isUnterminated: Bool) -> ByteRange {
    let range = place.range
    guard range.start < range.end, OldStyleReader.isQuote(source.bytes[range.start]) else {
      return range
    }
    return ByteRange(start: range.start + 1, end: range.end - (isUnterminated ? 0 : 1))
  }

  private func text(of place: OldStylePlace, isUnterminated: Bool) -> String {
    let content = content(of: place, isUnterminated: isUnterminated)
    return OldStyleString.decode(source.bytes[content.start..<content.end])
  }
}

/// A range in eight bytes; texts are shorter than 2³² bytes.
struct OldStylePlace: Sendable, Hashable {
  let start: UInt32
  var end: UInt32

  init(_ start: Int, _ end: Int) {
    self.start = UInt32(clamping: start)
    self.end = UInt32(clamping: end)
  }

  var range: ByteRange { ByteRange(start: Int(start), end: Int(end)) }
}

/// A node as it is stored; a project has hundreds of thousands.
struct OldStyleNode: Sendable, Hashable {
  let kind: OldStyleTree.Kind
  var hasKey = false
  var isKeyUnterminated = false
  /// The closing quote or bracket is not there.
  var isUnterminated = false
  var place: OldStylePlace
  var key = OldStylePlace(0, 0)
  /// The number of nodes in the value, including itself.
  var count: UInt32 = 1
}
