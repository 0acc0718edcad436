import SourceText

/// The syntax tree of an XML property list: it contains every byte of any text.
///
/// Parsing cannot fail. Errors are listed in `issues`, and the rest is read as its author most likely meant it.
public struct SyntaxTree: Sendable {
  /// The deepest nesting of elements; deeper ones are skipped. Apple's own reader stops at the same depth.
  public static let maximumDepth = 512
  /// The most issues that are kept by default; a text with more of them is not a property list.
  public static let maximumIssues = 1000

  public internal(set) var source: SourceText
  var nodes: ShiftedArray<Node>
  /// The issues in the order of their ranges.
  public internal(set) var issues: [SyntaxIssue]
  /// True if the file contains directives of the C preprocessor, which Xcode can apply to an Info.plist.
  public let isPreprocessed: Bool
  /// True if some syntax prevents incremental parsing.
  let needsFullParse: Bool
  /// The containers around the last edit, outermost first.
  var lastEdited: [NodeID] = []

  /// - Parameter maximumIssues: the most issues that are kept.
  public init(_ source: SourceText, maximumIssues: Int = maximumIssues) {
    var parser = Parser(source.bytes)
    parser.maximumIssues = maximumIssues
    parser.parseDocument()
    self.source = source
    nodes = ShiftedArray(parser.nodes)
    issues = parser.issues.sorted()
    isPreprocessed = parser.metDirective
    needsFullParse = parser.metRareSyntax || issues.count >= min(maximumIssues, Self.maximumIssues)
  }

  public init(_ string: String) {
    self.init(SourceText(string))
  }

  /// The identifier of a node, valid for one state of a tree.
  public struct NodeID: Hashable, Sendable {
    let index: Int
  }

  /// The document itself; its children are the top-level nodes.
  public var root: NodeID { NodeID(index: 0) }
  public var nodeCount: Int { nodes.count }

  /// Returns a node by its id. An id of another tree gives the root instead of trapping.
  public subscript(id: NodeID) -> Node {
    nodes.indices.contains(id.index) ? nodes[id.index] : nodes[0]
  }

  /// The direct children of a node, in order.
  public func children(of id: NodeID) -> Children {
    guard nodes.indices.contains(id.index) else {
      return Children(nodes: nodes, upcoming: 0, end: 0)
    }
    return Children(
      nodes: nodes, upcoming: id.index + 1, end: id.index + nodes[id.index].subtreeSize)
  }

  /// The nodes directly in a node, in the order of the text.
  public struct Children: Sequence, IteratorProtocol {
    let nodes: ShiftedArray<Node>
    var upcoming: Int
    let end: Int

    public mutating func next() -> NodeID? {
      guard upcoming < end, upcoming < nodes.count else { return nil }
      defer { upcoming += Swift.max(1, nodes[upcoming].subtreeSize) }
      return NodeID(index: upcoming)
    }
  }

  /// The first node in a node; nil where there is none.
  public func firstChild(of id: NodeID) -> NodeID? {
    var children = children(of: id)
    return children.next()
  }

  /// The end of the first element's start tag; the end of a text without one. The text before it decides what kind of
  /// document this is.
  public var endOfFirstTag: Int {
    children(of: root).first { self[$0].kind.isContainer || self[$0].kind.isScalar }
      .map { self[$0].startTag.end } ?? source.length
  }

  /// Returns a node and all its descendants, in the order of their starts.
  public func subtree(of id: NodeID) -> some Sequence<NodeID> {
    let end = min(id.index + self[id].subtreeSize, nodes.count)
    return (min(id.index, end)..<end).lazy.map { NodeID(index: $0) }
  }

  /// All nodes in the order of their starts.
  public var allNodes: some Sequence<NodeID> {
    nodes.indices.lazy.map { NodeID(index: $0) }
  }

  /// Returns the path from the root to the innermost node around a caret. A caret at the very end of a node is inside
  /// it only if nothing closes the node there.
  public func path(to offset: Int) -> [NodeID] {
    descend(to: offset) { node in
      if node.start >= offset { return .before }
      let isAtOpenEnd = offset == node.end && !node.isClosed && node.kind.keepsCaretAtEnd
      return offset < node.end || isAtOpenEnd ? .inside : .behind
    }
  }

  /// Returns the path from the root to the innermost node that contains the byte at an offset.
  public func path(containing offset: Int) -> [NodeID] {
    descend(to: offset) { node in
      node.start > offset ? .before : offset < node.end ? .inside : .behind
    }
  }

  private enum Place {
    case before
    case inside
    case behind
  }

  /// Returns true if the byte at an offset is between the tags of a container.
  private func isContent(_ id: NodeID, at offset: Int) -> Bool {
    let content = nodes[id.index].content
    return content.start <= offset && offset < content.end
  }

  private func descend(to offset: Int, _ place: (Node) -> Place) -> [NodeID] {
    // Most requests are about the position of the last edit.
    var path = [root]
    for container in lastEdited.dropFirst() {
      guard nodes.indices.contains(container.index), isContent(container, at: offset) else { break }
      path.append(container)
    }
    search: while let last = path.last {
      for child in children(of: last) {
        switch place(self[child]) {
        case .behind: continue
        case .before: return path
        case .inside:
          path.append(child)
          continue search
        }
      }
      return path
    }
    return path
  }

  /// Returns the elements of a container: its children without comments and other markup.
  public func elements(of id: NodeID) -> [NodeID] {
    children(of: id).filter {
      self[$0].kind.isValue || self[$0].kind == .key || self[$0].kind == .plist
    }
  }

  /// Returns the raw text of a range.
  public func text(_ range: ByteRange) -> String { source[range] }
}

extension [SyntaxIssue] {
  /// Returns the issues in the order of the text; issues at one position keep the order in which they were found.
  func sorted() -> [SyntaxIssue] {
    enumerated()
      .sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }
      .map(\.element)
  }
}

extension SyntaxTree {
  /// The encoding in the XML declaration; nil if there is none.
  public var declaredEncoding: DeclaredEncoding? { DeclaredEncoding(in: source.bytes) }
}
