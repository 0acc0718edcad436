import SourceText

/// A position where well-formed markup is not a property list, or has a content that property lists do not allow.
public struct StructureIssue: Sendable, Hashable {
  /// The problem at the position.
  public enum Problem: Sendable, Hashable {
    /// A `<plist>` without a value.
    case emptyPropertyList
    /// A text without any element.
    case noPropertyList
    /// The first element is not the `<plist>` that comes later: it is taken for the whole list.
    case valueBeforePropertyList
    /// A second value in `<plist>`, or content after it.
    case severalRoots
    /// A key that is followed by another key or the end of the dictionary. A following key is taken for the value by
    /// the reader, and not reported itself.
    case keyWithoutValue(key: String)
    /// A value in place of a key. Of two, the first is reported if it may be the key of the second.
    case valueWithoutKey
    /// A `<key>` where only values are allowed.
    case keyOutsideDictionary
    /// A nested `<plist>`.
    case misplacedPropertyList
    /// `<true>` or `<false>` with content.
    case contentInBoolean
    case invalidScalar(kind: NodeKind, text: String)
    case duplicateKey(key: String)
  }

  public let problem: Problem
  public let range: ByteRange
  /// The first of two equal keys.
  public let first: ByteRange?
}

extension SyntaxTree {
  /// Returns the structural issues of the tree as a property list, in the order of the text, up to a limit.
  public func structureIssues(limit: Int = maximumIssues) -> [StructureIssue] {
    var checker = StructureChecker(self, limit: limit)
    checker.check()
    return checker.issues
  }
}

extension SyntaxTree {
  /// Returns the issues in the order of keys and values of a dictionary, and in some of its children with their
  /// content.
  public func structureIssues(
    ofDictionary id: NodeID, andIn children: [NodeID], limit: Int = maximumIssues
  ) -> [StructureIssue] {
    var checker = StructureChecker(self, limit: limit)
    checker.check([id] + children.flatMap { Array(subtree(of: $0)) })
    return checker.issues
  }

  /// Returns the issues in one element and its content.
  public func structureIssues(in id: NodeID, limit: Int = maximumIssues) -> [StructureIssue] {
    var checker = StructureChecker(self, limit: limit)
    checker.check(subtree(of: id))
    return checker.issues
  }
}

/// One pass over all nodes. The keys of a dictionary are checked when the dictionary is reached.
private struct StructureChecker {
  let tree: SyntaxTree
  /// True if the C preprocessor processes the file: then the same key may appear in two branches, and a number may be
  /// a macro.
  let isPreprocessed: Bool
  /// The keys of the current dictionary; a property, so that its memory is reused.
  private var keys: [SyntaxTree.NodeID] = []
  private let limit: Int
  var issues: [StructureIssue] = []

  init(_ tree: SyntaxTree, limit: Int) {
    self.tree = tree
    self.limit = limit
    isPreprocessed = tree.isPreprocessed
  }

  mutating func check() {
    checkRoot()
    check(tree.allNodes)
  }

  mutating func check(_ nodes: some Sequence<SyntaxTree.NodeID>) {
    for id in nodes {
      guard issues.count < limit else { break }
      let index = id.index
      switch tree.nodes[index].kind {
      case .dictionary: checkDictionary(id)
      case .array: checkArray(id)
      case .plist where index > 0: checkPlist(id)
      case .true, .false:
        if !tree.nodes[index].content.isEmpty {
          report(.contentInBoolean, tree.nodes[index].content)
        }
      case .integer, .real, .date, .data: checkScalar(id)
      default: break
      }
    }
    issues.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
  }

  private mutating func report(
    _ problem: StructureIssue.Problem, _ range: ByteRange, first: ByteRange? = nil
  ) {
    guard issues.count < limit else { return }
    issues.append(StructureIssue(problem: problem, range: range, first: first))
  }

  private func isElement(_ id: SyntaxTree.NodeID) -> Bool {
    let kind = tree[id].kind
    return kind.isValue || kind == .key || kind == .plist
  }

  private mutating func checkRoot() {
    let tops = tree.children(of: tree.root).filter(isElement)
    guard let first = tops.first else {
      if tree.issues.isEmpty { report(.noPropertyList, endOfPrologue) }
      return
    }
    if tree[first].kind != .plist, tops.contains(where: { tree[$0].kind == .plist }) {
      return report(.valueBeforePropertyList, tree[first].startTag)
    }
    for extra in tops.dropFirst() { report(.severalRoots, tree[extra].startTag) }
    if let top = tops.first, tree[top].kind == .key {
      report(.keyOutsideDictionary, tree[top].startTag)
    }
  }

  /// The last declaration or comment, after which an element is missing.
  private var endOfPrologue: ByteRange {
    tree.children(of: tree.root).map { tree[$0].range }.reversed().first ?? ByteRange(at: 0)
  }

  private mutating func checkPlist(_ id: SyntaxTree.NodeID) {
    let elements = tree.children(of: id).filter(isElement)
    if elements.isEmpty, tree.issues.isEmpty { report(.emptyPropertyList, tree[id].startTag) }
    var hasValue = false
    for element in elements {
      if hasValue {
        report(.severalRoots, tree[element].startTag)
        continue
      }
      hasValue = true
      switch tree[element].kind {
      case .key: report(.keyOutsideDictionary, tree[element].startTag)
      case .plist: report(.misplacedPropertyList, tree[element].startTag)
      default: break
      }
    }
  }

  private mutating func checkArray(_ id: SyntaxTree.NodeID) {
    for child in tree.children(of: id) {
      switch tree[child].kind {
      case .key: report(.keyOutsideDictionary, tree[child].startTag)
      case .plist: report(.misplacedPropertyList, tree[child].startTag)
      default: break
      }
    }
  }

  private mutating func checkDictionary(_ id: SyntaxTree.NodeID) {
    var pending: SyntaxTree.NodeID?
    // The key before it has been reported, and the reader takes this one for its value.
    var isTaken = false
    // A string that was reported as a value without a key, and may be the key of the next value.
    var mayBeKey = false
    keys.removeAll(keepingCapacity: true)
    for child in tree.children(of: id) {
      let node = tree[child]
      switch node.kind {
      case .key:
        mayBeKey = false
        if let pending, !isTaken {
          reportKeyWithoutValue(pending)
          isTaken = true
        } else {
          if pending != nil { keys.removeLast() }
          isTaken = false
        }
        pending = child
        keys.append(child)
      case .plist:
        report(.misplacedPropertyList, node.startTag)
      default:
        guard node.kind.isValue else { continue }
        if pending != nil || mayBeKey {
          mayBeKey = false
        } else {
          report(.valueWithoutKey, node.startTag)
          mayBeKey = node.kind == .string && !node.content.isEmpty
        }
        pending = nil
        isTaken = false
      }
    }
    if let pending {
      if isTaken { keys.removeLast() } else { reportKeyWithoutValue(pending) }
    }
    if !isPreprocessed { checkKeys() }
  }

  /// Finds equal keys of one dictionary. Few keys are compared directly; for many a table of texts costs less.
  private mutating func checkKeys() {
    guard keys.count > Self.fewKeys else {
      for (index, key) in keys.enumerated().dropFirst() {
        guard let first = keys[..<index].first(where: { isSame($0, key) }) else { continue }
        reportDuplicate(key, of: tree[first].content)
      }
      return
    }
    var firstByKey: [String: ByteRange] = [:]
    for key in keys {
      guard issues.count < limit else { return }
      let text = tree.scalarText(of: key)
      if let first = firstByKey[text] {
        reportDuplicate(key, of: first)
      } else {
        firstByKey[text] = tree[key].content
      }
    }
  }

  /// The most keys of a dictionary that are compared with each other directly.
  private static let fewKeys = 12

  private func isSame(_ left: SyntaxTree.NodeID, _ right: SyntaxTree.NodeID) -> Bool {
    let (first, second) = (tree[left], tree[right])
    if first.flags.union(second.flags).contains(.needsDecoding) {
      return tree.scalarText(of: left) == tree.scalarText(of: right)
    }
    return first.content.length == second.content.length
      && tree.withScalarBytes(of: left) { left in
        tree.withScalarBytes(of: right) { left.hasSameBytes(as: $0) }
      }
  }

  private mutating func reportDuplicate(_ key: SyntaxTree.NodeID, of first: ByteRange) {
    report(.duplicateKey(key: tree.scalarText(of: key)), tree[key].content, first: first)
  }

  private mutating func reportKeyWithoutValue(_ key: SyntaxTree.NodeID) {
    let node = tree[key]
    report(
      .keyWithoutValue(key: tree.scalarText(of: key)),
      node.content.isEmpty ? node.startTag : node.content)
  }

  private mutating func checkScalar(_ id: SyntaxTree.NodeID) {
    let node = tree[id]
    // References are decoded only in real numbers.
    let text = node.kind == .real ? tree.scalarText(of: id) : tree.text(node.content)
    guard !isPreprocessed, !ScalarSyntax.isValid(text, as: node.kind) || node.isEmptyElement else {
      return
    }
    report(
      .invalidScalar(kind: node.kind, text: text),
      node.content.isEmpty ? node.startTag : node.content)
  }
}
