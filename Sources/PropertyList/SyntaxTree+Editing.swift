import SourceText

/// Incremental parsing after an edit.
///
/// The innermost container around the edit is parsed again from the child before the edit until the parser is, in the
/// same state, before a known child. The result is the tree of the whole text; if that cannot be known, the whole
/// text is parsed.
extension SyntaxTree {
  /// Replaces a range of the text and updates the tree.
  ///
  /// - Returns: the containers around the edit, outermost first. Outside of the innermost one nodes only move; the
  ///   ids of these containers are the same as before. Nil if the whole text was parsed.
  @discardableResult
  public mutating func replace(_ range: ByteRange, with replacement: [UInt8]) -> [NodeID]? {
    let range = source.clamp(range)
    let containers = containers(around: range)
    let oldLength = source.length
    source.replace(range, with: replacement)
    let distance = source.length - oldLength
    let touchesDeclaration = range.start < DeclaredEncoding.limit
    guard !needsFullParse, !touchesDeclaration,
      readAgain(around: range, inside: containers.map(\.index), distance: distance)
    else {
      self = SyntaxTree(source)
      return nil
    }
    lastEdited = containers
    return containers
  }

  /// Returns the containers whose content contains a range, outermost first, down to the innermost.
  public func containers(around range: ByteRange) -> [NodeID] {
    // Most edits follow another one at the same position.
    var path = lastEdited.prefix { holds(range, in: $0.index) }.map(\.index)
    if path.isEmpty { path = [0] }
    while let child = container(in: path[path.count - 1], around: range) { path.append(child) }
    return path.map { NodeID(index: $0) }
  }

  private func holds(_ range: ByteRange, in index: Int) -> Bool {
    nodes.indices.contains(index) && (index == 0 || isContainer(nodes[index], around: range))
  }

  private func isContainer(_ node: Node, around range: ByteRange) -> Bool {
    node.kind.isContainer && !node.isEmptyElement && node.content.contains(range)
  }

  /// The container with the edit, and where parsing begins in it.
  private struct Restart {
    /// The container and its ancestors, as indices of nodes, outermost first.
    var path: [Int]
    /// The first child to be read again, as an index of nodes; the end of the container if none.
    var node: Int
    var offset: Int
    var expectsValue: Bool
  }

  /// - Parameter path: the containers around the edit, as indices of nodes, outermost first.
  private mutating func readAgain(
    around edit: ByteRange, inside path: [Int], distance: Int
  ) -> Bool {
    guard let shift = Int32(exactly: distance), let container = path.last else { return false }
    let restart = restart(for: edit, inside: path)
    let old = nodes[container]
    let containerEnd = container + old.subtreeSize
    var parser = Parser(
      source.bytes, at: restart.offset,
      inside: restart.path.map { open(nodes[$0], isContainer: $0 == container, restart) })

    // The old children after the edit; the first of them is parsed again as well, because the edit may have changed
    // its line.
    var kept = restart.node
    var keptExpectsValue = restart.expectsValue
    var passed = 0
    func advance() {
      noteElement(nodes[kept].kind, &keptExpectsValue)
      if nodes[kept].start >= edit.end { passed += 1 }
      kept += max(1, nodes[kept].subtreeSize)
    }
    let editEnd = edit.end + distance
    // Line starts affect how broken text is parsed, so parsing continues beyond the line of the edit.
    var firstLineBreak = editEnd
    func sawLineBreak(before offset: Int) -> Bool {
      while firstLineBreak < offset, source.bytes[firstLineBreak] != 0x0A { firstLineBreak += 1 }
      return firstLineBreak < offset
    }

    reading: while true {
      let isAtChild = parser.stack.count == restart.path.count
      if isAtChild { parser.readTextBetweenElements() }
      if isAtChild, parser.at > editEnd {
        let oldOffset = parser.at - distance
        while kept < containerEnd, nodes[kept].start < oldOffset { advance() }
        if kept < containerEnd, nodes[kept].start == oldOffset, passed > 0,
          sawLineBreak(before: parser.at),
          parser.stack.last?.expectsValue == keptExpectsValue,
          parser.nodes.last?.kind != .malformedTag
        {
          break reading
        }
      }
      switch parser.step() {
      case .advanced: continue
      case .leavesBase where parser.stack.count > restart.path.count:
        // The tag ends more than the container, so it may be parsed differently.
        return false
      case .leavesBase, .endOfInput:
        while parser.stack.count > restart.path.count {
          parser.closeTop(at: parser.at, noticedAt: nil)
        }
        guard parser.at == old.content.end + distance, !hasOpenEnd(container),
          sawLineBreak(before: parser.at) || parser.at == source.length
            || isClosedByName(old, at: parser.at, parser)
        else { return false }
        kept = containerEnd
        break reading
      }
    }
    guard !parser.metRareSyntax else { return false }
    let keptOffset = kept < containerEnd ? nodes[kept].start : old.content.end
    replaceNodes(restart.node..<kept, by: parser.nodes, in: restart.path, shift: shift)
    replaceIssues(
      from: restart.offset, to: keptOffset, by: parser.issues, edit: edit, distance: distance)
    return issues.count < Self.maximumIssues
  }

  /// Returns true if a container's last child was still open at the end of the container: then the tag that ended it
  /// may be parsed differently now.
  private func hasOpenEnd(_ container: Int) -> Bool {
    var child = container + 1
    let end = container + nodes[container].subtreeSize
    while child < end {
      let node = nodes[child]
      if node.kind.isContainer, !node.isClosed, node.end == nodes[container].content.end {
        return true
      }
      child += max(1, node.subtreeSize)
    }
    return false
  }

  /// Returns true if the end tag at an offset has the name of the container itself: then it ends the container
  /// wherever its line begins.
  private func isClosedByName(_ container: Node, at offset: Int, _ parser: Parser) -> Bool {
    let name = ByteRange(
      start: container.start + 1, end: parser.endOfName(from: container.start + 1))
    let endName = ByteRange(start: offset + 2, end: parser.endOfName(from: offset + 2))
    return container.isClosed && parser.sameBytes(name, endName)
  }

  private func restart(for edit: ByteRange, inside path: [Int]) -> Restart {
    let container = path.last ?? 0
    let end = container + nodes[container].subtreeSize
    var restart = Restart(
      path: path, node: container + 1, offset: nodes[container].content.start,
      expectsValue: false)
    // The last child before the edit: the tag that ended it may have changed. An unfinished tag affects its
    // neighbors, so parsing begins neither at one nor after one.
    var previous: (node: Int, expectsValue: Bool)?
    var expectsValue = false
    var followsMalformed = false
    var child = container + 1
    while child < end, nodes[child].end < edit.start {
      let isMalformed = nodes[child].kind == .malformedTag
      if !isMalformed, !followsMalformed { previous = (child, expectsValue) }
      followsMalformed = isMalformed
      noteElement(nodes[child].kind, &expectsValue)
      child += max(1, nodes[child].subtreeSize)
    }
    if let previous, previous.node > container + 1 {
      restart.node = previous.node
      restart.offset = nodes[previous.node].start
      restart.expectsValue = previous.expectsValue
    }
    return restart
  }

  private func container(in parent: Int, around edit: ByteRange) -> Int? {
    let end = parent + nodes[parent].subtreeSize
    var child = parent + 1
    while child < end {
      let node = nodes[child]
      if node.start > edit.start { return nil }
      if isContainer(node, around: edit) { return child }
      child += max(1, node.subtreeSize)
    }
    return nil
  }

  private func open(_ node: Node, isContainer: Bool, _ restart: Restart) -> Parser.Open {
    var nameEnd = node.start + 1
    while nameEnd < source.length, Parser.isNameByte(source.bytes[nameEnd]) { nameEnd += 1 }
    let name = ByteRange(start: node.start + 1, end: nameEnd)
    return Parser.Open(
      kind: node.kind, node: nil, start: node.start,
      name: node.kind == .document ? ByteRange(at: 0) : name,
      expectsValue: isContainer && restart.expectsValue)
  }

  private func noteElement(_ kind: NodeKind, _ expectsValue: inout Bool) {
    if kind == .key {
      expectsValue = true
    } else if kind.isValue || kind == .plist {
      expectsValue = false
    }
  }

  private mutating func replaceNodes(
    _ old: Range<Int>, by new: [Node], in path: [Int], shift: Int32
  ) {
    let growth = new.count - old.count
    nodes.replace(old, with: new, shiftingRestBy: shift)
    for index in path {
      nodes[index].stretch(by: shift)
      nodes[index].subtreeSize += growth
    }
  }

  private mutating func replaceIssues(
    from start: Int, to end: Int, by new: [SyntaxIssue], edit: ByteRange, distance: Int
  ) {
    var result: [SyntaxIssue] = []
    var later: [SyntaxIssue] = []
    for var issue in issues {
      if let noticed = issue.noticedAt, noticed.start >= edit.end {
        issue.noticedAt = noticed.shifted(by: distance)
      }
      if issue.range.start < start {
        result.append(issue)
      } else if issue.range.start >= end {
        issue.range = issue.range.shifted(by: distance)
        later.append(issue)
      }
    }
    issues = result + new.sorted() + later
  }
}
