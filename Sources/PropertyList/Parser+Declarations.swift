import SourceText

extension Parser {
  /// Reads markup that begins with `<!`: a comment, a CDATA section, a DOCTYPE or another declaration.
  ///
  /// - Parameter isInText: true inside a simple element, which may contain CDATA.
  mutating func readDeclaration(isInText: Bool) {
    if starts(with: "<!--", at: at) {
      readDelimited(.comment, opening: 4, closing: "-->", problem: .unterminatedComment)
    } else if starts(with: "<![CDATA[", at: at) {
      let start = at
      readDelimited(.cdata, opening: 9, closing: "]]>", problem: .unterminatedCDATA)
      if !isInText, top?.kind != .unknownElement {
        report(.unexpectedText, ByteRange(start: start, end: at))
      }
    } else {
      readDoctype()
    }
  }

  mutating func readProcessingInstruction() {
    readDelimited(
      .processingInstruction, opening: 2, closing: "?>", problem: .unterminatedDeclaration)
  }

  private mutating func readDelimited(
    _ kind: NodeKind, opening: Int, closing: StaticString, problem: SyntaxIssue.Problem
  ) {
    let start = at
    let contentStart = min(start + opening, bytes.count)
    guard let found = find(closing, from: contentStart) else {
      nodes.append(Node(kind, start: start, contentStart: contentStart, end: bytes.count))
      report(problem, ByteRange(start: start, end: contentStart))
      metOpenEnd = true
      metRareSyntax = true
      at = bytes.count
      return
    }
    at = found + closing.utf8CodeUnitCount
    var node = Node(kind, start: start, contentStart: contentStart, end: at)
    node.close(contentEnd: found, end: at, isClosed: true)
    nodes.append(node)
  }

  /// Skips `<!DOCTYPE …>`, including its internal subset, quoted text and comments. Nothing in it is read, expanded
  /// or followed. As for Apple's reader the first `>` ends it, quoted or not.
  private mutating func readDoctype() {
    let start = at
    var inSubset = false
    let issues = self.issues.count
    let name = ByteRange(start: start, end: min(start + 9, bytes.count))
    if !starts(with: "<!DOCTYPE", at: start) {
      report(.unknownDeclaration, ByteRange(start: start, end: endOfName(from: start + 2)))
    } else if stack.count > 1 {
      report(.misplacedDoctype, name)
    }
    var offset = start + 2
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "["):
        inSubset = true
        if self.issues.count == issues {
          report(.internalSubset, ByteRange(start: offset, end: offset + 1))
        }
      case UInt8(ascii: "]"): inSubset = false
      case UInt8(ascii: ">") where !inSubset:
        at = offset + 1
        nodes.append(Node(.doctype, flags: .isClosed, start: start, contentStart: start, end: at))
        return
      case UInt8(ascii: "<") where starts(with: "<!--", at: offset) && inSubset:
        offset = (find("-->", from: offset) ?? bytes.count) + 2
      case UInt8(ascii: "<") where !inSubset:
        // The declaration is unfinished and the document continues.
        finishBrokenDoctype(from: start, to: offset, isReported: self.issues.count == issues)
        return
      case let quote where quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"):
        if inSubset { offset = endOfQuoted(from: offset) ?? offset }
      default: break
      }
      offset += 1
    }
    finishBrokenDoctype(from: start, to: bytes.count, isReported: self.issues.count == issues)
  }

  /// Returns the offset of the quote that closes the one at an offset, if it precedes any `<`.
  private func endOfQuoted(from offset: Int) -> Int? {
    var closing = offset + 1
    while closing < bytes.count, bytes[closing] != bytes[offset] {
      if bytes[closing] == UInt8(ascii: "<") { return nil }
      closing += 1
    }
    return closing < bytes.count ? closing : nil
  }

  private mutating func finishBrokenDoctype(
    from start: Int, to limit: Int, isReported: Bool
  ) {
    var end = limit
    while end > start + 2, Self.isSpace(bytes[end - 1]) { end -= 1 }
    nodes.append(Node(.doctype, start: start, contentStart: start, end: end))
    if isReported {
      report(.unterminatedDeclaration, ByteRange(start: start, end: min(start + 2, end)))
    }
    at = end
  }
}
