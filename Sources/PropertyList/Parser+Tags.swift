import SourceText

extension Parser {
  // MARK: Start tags

  mutating func readStartTag() -> Step {
    let start = at
    let name = ByteRange(start: start + 1, end: endOfName(from: start + 1))
    let (kind, suggestion) = elementKind(name)
    switch closeBefore(startTagOf: kind, at: start) {
    case .leavesBase: return .leavesBase
    default: break
    }
    guard let tag = scanTag(from: name.end) else {
      readMalformedTag(from: start, nameEnd: name.end)
      return .advanced
    }
    at = tag.end
    if kind == .unknownElement || suggestion != nil {
      report(.unknownElement(name: text(name), suggestion: suggestion), name)
    } else {
      reportJunk(from: name.end, to: tag.end - (tag.isEmpty ? 2 : 1), isEndTag: false)
    }
    noteElement(kind)
    let node = nodes.count
    nodes.append(
      Node(
        kind, flags: tag.isEmpty ? .isEmptyElement : [], start: start, contentStart: tag.end,
        end: tag.end))
    if tag.isEmpty { return .advanced }
    if kind.isScalar {
      readScalar(node, name: name)
    } else if depth >= SyntaxTree.maximumDepth {
      nodes.removeLast()
      skipDeepElement(from: start, contentStart: tag.end)
    } else {
      stack.append(Open(kind: kind, node: node, start: start, name: name))
    }
    return .advanced
  }

  /// Returns the kind of element for a name. A name in the wrong case or with one typo is read as what was meant, and
  /// the right spelling is returned as well.
  func elementKind(_ name: ByteRange) -> (kind: NodeKind, suggestion: String?) {
    if let kind = fastElementKind(name) { return (kind, nil) }
    let text = text(name)
    let names = [
      "dict", "array", "string", "key", "integer", "real", "true", "false", "date", "data", "plist",
    ]
    guard let near = Spelling.nearest(to: text, among: names, limit: text.utf8.count > 3 ? 1 : 0),
      let kind = NodeKind(elementName: near)
    else { return (.unknownElement, nil) }
    return (kind, near)
  }

  private func fastElementKind(_ name: ByteRange) -> NodeKind? {
    let at = name.start
    return switch name.length {
    case 3: starts(with: "key", at: at) ? .key : nil
    case 4:
      switch byte(at: at) {
      case UInt8(ascii: "d"):
        starts(with: "dict", at: at)
          ? .dictionary
          : starts(with: "date", at: at) ? .date : starts(with: "data", at: at) ? .data : nil
      case UInt8(ascii: "t"): starts(with: "true", at: at) ? .true : nil
      case UInt8(ascii: "r"): starts(with: "real", at: at) ? .real : nil
      default: nil
      }
    case 5:
      switch byte(at: at) {
      case UInt8(ascii: "a"): starts(with: "array", at: at) ? .array : nil
      case UInt8(ascii: "f"): starts(with: "false", at: at) ? .false : nil
      case UInt8(ascii: "p"): starts(with: "plist", at: at) ? .plist : nil
      default: nil
      }
    case 6: starts(with: "string", at: at) ? .string : nil
    case 7: starts(with: "integer", at: at) ? .integer : nil
    default: nil
    }
  }

  /// Ends elements that cannot contain the element that begins here; see the comment of the type.
  private mutating func closeBefore(startTagOf kind: NodeKind, at start: Int) -> Step {
    guard let open = top else { return .advanced }
    let tag = ByteRange(start: start, end: start + 1)
    let beginsNextElement =
      open.kind == .dictionary && !open.expectsValue && kind == .dictionary
      && stack.count > 1 && stack[stack.count - 2].kind == .array && isFirstOnLine(start)
      && isFirstOnLine(open.start)
      && indentation(ofLineAt: start) == indentation(ofLineAt: open.start)
    let endsArray =
      open.kind == .array && kind == .key && isFirstOnLine(start)
      && indentation(ofLineAt: start) <= indentation(ofLineAt: open.start)
      && stack.count > 1 && stack[stack.count - 2].kind == .dictionary
    guard beginsNextElement || endsArray else { return .advanced }
    guard stack.count > base + 1 else { return .leavesBase }
    closeTop(at: start, noticedAt: tag)
    return .advanced
  }

  /// Finds the end of a tag whose name ends at an offset; returns nil if the tag has none before the next `<`. As for
  /// Apple's reader it is the first `>`, quoted or not: tags of property lists have no attributes that could contain
  /// one.
  func scanTag(from nameEnd: Int) -> (end: Int, isEmpty: Bool)? {
    var offset = nameEnd
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: ">"): return (offset + 1, bytes[offset - 1] == UInt8(ascii: "/"))
      case UInt8(ascii: "<"): return nil
      default: offset += 1
      }
    }
    return nil
  }

  /// Reports text directly after the name of a tag, and in an end tag anywhere after it. Apple's reader takes it for
  /// a part of the name.
  mutating func reportJunk(from nameEnd: Int, to end: Int, isEndTag: Bool) {
    guard nameEnd < end else { return }
    var start = nameEnd
    if isEndTag { while start < end, Self.isSpace(bytes[start]) { start += 1 } }
    guard start < end, !Self.isSpace(bytes[start]) else { return }
    report(.junkInTag, ByteRange(start: start, end: end))
  }

  /// Reads an unfinished tag: all text up to the next `<`, without trailing space.
  mutating func readMalformedTag(from start: Int, nameEnd: Int) {
    var end = nameEnd
    var offset = nameEnd
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "<"), bytes[offset] != 0x0A,
      bytes[offset] != 0x0D
    {
      offset += 1
      if !Self.isSpace(bytes[offset - 1]) { end = offset }
    }
    nodes.append(Node(.malformedTag, start: start, contentStart: start, end: end))
    report(.unfinishedTag, ByteRange(start: start, end: end))
    at = end
  }

  mutating func readStrayLessThan() {
    if readConflict() { return }
    nodes.append(Node(.malformedTag, start: at, contentStart: at, end: at + 1))
    report(.strayLessThan, ByteRange(start: at, end: at + 1))
    at += 1
  }

  // MARK: End tags

  mutating func readEndTag() -> Step {
    let start = at
    let name = ByteRange(start: start + 2, end: endOfName(from: start + 2))
    guard let scanned = scanTag(from: name.end), !name.isEmpty else {
      readMalformedTag(from: start, nameEnd: name.end)
      return .advanced
    }
    let tag = ByteRange(start: start, end: scanned.end)
    let kind = elementKind(name).kind
    func matches(_ open: Open) -> Bool {
      open.kind == kind && kind != .unknownElement || sameBytes(open.name, name)
    }
    guard let match = stack.lastIndex(where: matches), match > 0 else {
      return readUnmatchedEndTag(tag, name: name)
    }
    if match < stack.count - 1, closesTopInstead(ofElementAt: match, start) {
      guard stack.count > base + 1 else { return .leavesBase }
      reportMismatch(name)
      at = tag.end
      closeTop(byTag: tag)
      return .advanced
    }
    guard match > base else { return .leavesBase }
    while stack.count - 1 > match { closeTop(at: start, noticedAt: tag) }
    at = tag.end
    if sameBytes(name, stack[match].name) {
      reportJunk(from: name.end, to: tag.end - 1, isEndTag: true)
    } else {
      reportMismatch(name)
    }
    closeTop(byTag: tag)
    return .advanced
  }

  /// Returns true if an end tag with the name of an outer element is at the indentation of the innermost one: then it
  /// is that element's, misnamed.
  private func closesTopInstead(ofElementAt match: Int, _ start: Int) -> Bool {
    guard let open = top, isFirstOnLine(start), isFirstOnLine(open.start) else { return false }
    let indentation = indentation(ofLineAt: start)
    return indentation == self.indentation(ofLineAt: open.start)
      && indentation != self.indentation(ofLineAt: stack[match].start)
  }

  private mutating func readUnmatchedEndTag(_ tag: ByteRange, name: ByteRange) -> Step {
    if let open = top, open.kind != .document,
      Spelling.distance(text(open.name), text(name), limit: 2) != nil
    {
      guard stack.count > base + 1 else { return .leavesBase }
      reportMismatch(name)
      at = tag.end
      closeTop(byTag: tag)
      return .advanced
    }
    // The end tag of an unfinished start tag has been reported with it.
    let belongsToMalformed =
      nodes.last.map {
        $0.kind == .malformedTag && $0.start >= endOfLastContainer
          && text($0.range).hasPrefix("<" + text(name))
      } ?? false
    if !belongsToMalformed { report(.strayEndTag(name: text(name)), tag) }
    nodes.append(Node(.strayEndTag, start: tag.start, contentStart: tag.start, end: tag.end))
    at = tag.end
    return .advanced
  }

  private mutating func reportMismatch(_ name: ByteRange) {
    guard let open = top else { return }
    report(.mismatchedEndTag(expected: text(open.name), found: text(name)), name)
  }

  func sameBytes(_ left: ByteRange, _ right: ByteRange) -> Bool {
    guard left.length == right.length, min(left.start, right.start) >= 0,
      max(left.end, right.end) <= bytes.count
    else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      UnsafeBufferPointer(rebasing: bytes[left.start..<left.end])
        .hasSameBytes(as: UnsafeBufferPointer(rebasing: bytes[right.start..<right.end]))
    }
  }

  // MARK: Depth

  /// The number of open elements other than `<plist>`.
  private var depth: Int {
    let isInPlist = stack.count > 1 && stack[1].kind == .plist
    return stack.count - (isInPlist ? 2 : 1)
  }

  /// Skips an element that is nested too deep, with all its content.
  private mutating func skipDeepElement(from start: Int, contentStart: Int) {
    metRareSyntax = true
    report(.tooDeep, ByteRange(start: start, end: contentStart))
    var depth = 1
    at = contentStart
    while at < bytes.count, depth > 0 {
      guard bytes[at] == UInt8(ascii: "<") else {
        at += 1
        continue
      }
      if let tag = scanTag(from: at + 1) {
        if byte(at: at + 1) == UInt8(ascii: "/") {
          depth -= 1
        } else if Self.isNameStart(byte(at: at + 1)), !tag.isEmpty {
          depth += 1
        }
        at = tag.end
      } else {
        at += 1
      }
    }
    nodes.append(
      Node(.skipped, flags: .isClosed, start: start, contentStart: contentStart, end: at))
  }
}
