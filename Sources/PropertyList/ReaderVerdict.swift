import SourceText

/// The result of Apple's reader for a text, which decides what is reported about broken files.
///
/// The reader is strict, reads once from the beginning, and stops at the first unknown text. It ends with the first
/// complete element, so it never sees the text after it.
public enum ReaderVerdict: Sendable, Equatable {
  /// The reader accepts the file. Text at and after the offset is not read.
  case reads(to: Int)
  /// The reader gives up at the offset.
  case stops(at: Int)
}

extension SyntaxTree {
  /// Returns the result of Apple's reader for the text, apart from macros and other encodings. It costs one pass over
  /// the bytes, so it is used only if there are errors.
  public func readerVerdict() -> ReaderVerdict {
    var reader = StrictReader(
      bytes: source.bytes, checksUTF8: !Parser.namesForeignEncoding(source.bytes))
    return reader.isRead() ? .reads(to: reader.at) : .stops(at: min(reader.at, source.length))
  }
}

extension SyntaxTree {
  /// Returns the same for a text that is right outside of one element, at the cost of that element.
  ///
  /// - Parameter containers: the containers around the element, outermost first.
  /// - Returns: nil if the element is read as something else, so that the whole text has to be read.
  public func readerVerdict(
    of element: NodeID, inside containers: [NodeID]
  ) -> ReaderVerdict? {
    let open = containers.map { self[$0].kind }.filter { $0 != .document }
    guard containers.count > 1, open.allSatisfy({ $0.isContainer && $0 != .unknownElement }) else {
      return nil
    }
    let node = self[element]
    var reader = StrictReader(
      bytes: source.bytes, checksUTF8: !Parser.namesForeignEncoding(source.bytes), at: node.start,
      inside: open)
    guard reader.isElementRead() else { return .stops(at: min(reader.at, source.length)) }
    return reader.at == node.end ? .reads(to: self[containers[1]].end) : nil
  }
}

extension SyntaxTree {
  /// Returns the same for a text that is right up to a key of the root dictionary. Nil if the dictionary is not the
  /// root.
  public func readerVerdict(fromKey key: NodeID, of dictionary: NodeID) -> ReaderVerdict? {
    let path = path(containing: self[dictionary].start)
    guard path.last == dictionary else { return nil }
    var reader = StrictReader(
      bytes: source.bytes, checksUTF8: !Parser.namesForeignEncoding(source.bytes),
      at: self[key].start, inside: path.map { self[$0].kind }.filter { $0 != .document })
    return reader.isRestRead() ? .reads(to: reader.at) : .stops(at: min(reader.at, source.length))
  }
}

/// Accepts exactly what Apple's reader accepts. The stack is explicit, and no deeper than the reader's own.
private struct StrictReader {
  struct Open {
    let kind: NodeKind
    /// In a dictionary: true if a value has to follow the last key.
    var expectsValue = false
    /// In a `<plist>`: its one value has been read.
    var hasValue = false
  }

  let bytes: [UInt8]
  let checksUTF8: Bool
  var at = 0
  private var stack: [Open] = []

  init(bytes: [UInt8], checksUTF8: Bool) {
    self.bytes = bytes
    self.checksUTF8 = checksUTF8
  }

  /// Continues inside containers, in each of which a value may follow.
  init(bytes: [UInt8], checksUTF8: Bool, at offset: Int, inside containers: [NodeKind]) {
    self.init(bytes: bytes, checksUTF8: checksUTF8)
    at = offset
    stack = containers.map { Open(kind: $0, expectsValue: $0 == .dictionary) }
  }

  /// Returns true if the rest is accepted, from a key of the innermost container on.
  mutating func isRestRead() -> Bool {
    if !stack.isEmpty { stack[stack.count - 1].expectsValue = false }
    return isReadDown(to: 0)
  }

  /// Returns true if the text is accepted; `at` is where reading ended.
  mutating func isRead() -> Bool {
    skipPrologue() && isElementRead()
  }

  /// Returns true if one element is accepted with all its content.
  mutating func isElementRead() -> Bool {
    let depth = stack.count
    return readElement() && isReadDown(to: depth)
  }

  /// Returns true if everything is accepted until the number of open elements has dropped to a depth.
  private mutating func isReadDown(to depth: Int) -> Bool {
    while stack.count > depth {
      guard skipMarkup() else { return false }
      let isEndTag = byte(at: at + 1) == UInt8(ascii: "/")
      guard isEndTag ? readEndOfContainer() : readElement() else { return false }
    }
    return true
  }

  private func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private mutating func skipSpace() {
    while at < bytes.count, Parser.isSpace(bytes[at]) { at += 1 }
  }

  private func starts(with text: StaticString) -> Bool {
    guard at + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[at + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// Goes behind the next such text.
  private mutating func skip(through end: StaticString, from start: Int) -> Bool {
    let before = at
    at = start
    while at < bytes.count {
      if starts(with: end) {
        at += end.utf8CodeUnitCount
        return true
      }
      at += 1
    }
    at = before
    return false
  }

  // MARK: Between elements

  /// Skips the text before the first element; a DOCTYPE is allowed only here.
  private mutating func skipPrologue() -> Bool {
    while true {
      skipSpace()
      guard byte(at: at) == UInt8(ascii: "<") else { return false }
      if starts(with: "<?") {
        guard skip(through: "?>", from: at + 2) else { return false }
      } else if starts(with: "<!--") {
        // The reader ignores the first character of a comment at this position.
        guard skip(through: "-->", from: at + 5) else { return false }
      } else if starts(with: "<!") {
        guard starts(with: "<!DOCTYPE") else { return false }
        while at < bytes.count, bytes[at] != UInt8(ascii: ">") {
          if bytes[at] == UInt8(ascii: "[") { return false }
          at += 1
        }
        guard at < bytes.count else { return false }
        at += 1
      } else {
        return true
      }
    }
  }

  /// Passes over white space, comments and processing instructions, up to the next `<`.
  private mutating func skipMarkup() -> Bool {
    while true {
      skipSpace()
      guard byte(at: at) == UInt8(ascii: "<") else { return false }
      if starts(with: "<?") {
        guard skip(through: "?>", from: at + 1) else { return false }
      } else if starts(with: "<!") {
        guard starts(with: "<!--"), skip(through: "-->", from: at + 4) else { return false }
      } else {
        return true
      }
    }
  }

  // MARK: Elements

  private mutating func readElement() -> Bool {
    let start = at
    guard let (kind, isEmpty) = readStartTag(), mayStand(kind) else {
      at = start
      return false
    }
    if isEmpty {
      switch kind {
      case .dictionary, .array, .key, .string, .true, .false: break
      default: return false
      }
      return note(kind)
    }
    guard kind == .plist || kind == .dictionary || kind == .array else {
      return readText(of: kind) && note(kind)
    }
    stack.append(Open(kind: kind))
    return stack.count(where: { $0.kind != .plist }) <= SyntaxTree.maximumDepth
  }

  /// Returns true if an element of a kind is allowed next: a dictionary begins each entry with a key.
  private func mayStand(_ kind: NodeKind) -> Bool {
    guard let open = stack.last else { return true }
    switch open.kind {
    case .dictionary: return open.expectsValue || kind == .key
    case .plist: return !open.hasValue
    default: return true
    }
  }

  /// Notes in the container around that an element is complete.
  private mutating func note(_ kind: NodeKind) -> Bool {
    guard !stack.isEmpty else { return true }
    stack[stack.count - 1].hasValue = true
    stack[stack.count - 1].expectsValue.toggle()
    return true
  }

  /// Reads a start tag: the name ends at white space or at the end of the tag, and that is the first `>`.
  private mutating func readStartTag() -> (kind: NodeKind, isEmpty: Bool)? {
    at += 1
    let start = at
    var nameEnd: Int?
    while at < bytes.count, bytes[at] != UInt8(ascii: ">") {
      if nameEnd == nil, Parser.isSpace(bytes[at]) { nameEnd = at }
      at += 1
    }
    guard at < bytes.count, at > start else { return nil }
    let isEmpty = bytes[at - 1] == UInt8(ascii: "/")
    let end = nameEnd ?? (isEmpty ? at - 1 : at)
    at += 1
    guard end - start <= 7, end > start else { return nil }
    return NodeKind(elementName: String(decoding: bytes[start..<end], as: UTF8.self))
      .map { ($0, isEmpty) }
  }

  private mutating func readEndOfContainer() -> Bool {
    guard let open = stack.last, !open.expectsValue || open.kind != .dictionary,
      open.hasValue || open.kind != .plist, readEndTag(open.kind)
    else { return false }
    stack.removeLast()
    return note(open.kind)
  }

  private mutating func readEndTag(_ kind: NodeKind) -> Bool {
    let start = at
    guard starts(with: "</") else { return false }
    at += 2
    for expected in (kind.elementName ?? "").utf8 {
      guard byte(at: at) == expected else {
        at = start
        return false
      }
      at += 1
    }
    skipSpace()
    guard byte(at: at) == UInt8(ascii: ">") else { return false }
    at += 1
    return true
  }

  // MARK: Simple elements

  private mutating func readText(of kind: NodeKind) -> Bool {
    let start = at
    switch kind {
    case .key, .string: guard skipText() else { return false }
    case .real:
      guard skipText(), ScalarSyntax.isValid(decoded(from: start), as: kind) else { return false }
    case .integer, .date:
      skipToTag()
      let text = String(decoding: bytes[start..<at], as: UTF8.self)
      guard ScalarSyntax.isValid(text, as: kind) else { return false }
    case .data:
      skipToTag()
      guard bytes[start..<at].allSatisfy({ $0 < 0x80 }) else { return false }
    default: break
    }
    return readEndTag(kind)
  }

  private mutating func skipToTag() {
    while at < bytes.count, bytes[at] != UInt8(ascii: "<") { at += 1 }
  }

  /// Moves to the end tag of a text, over references and CDATA sections.
  private mutating func skipText() -> Bool {
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "<"):
        guard byte(at: at + 1) == UInt8(ascii: "!") else { return true }
        guard starts(with: "<![CDATA["), skip(through: "]]>", from: at + 9) else { return false }
      case UInt8(ascii: "&"):
        // A number without digits is taken for zero.
        if starts(with: "&#;") || starts(with: "&#x;") {
          guard skip(through: ";", from: at) else { return false }
          continue
        }
        guard let reference = CharacterReference(in: bytes, at: at), reference.scalar != nil else {
          return false
        }
        at = reference.end
      case 0x80...:
        let width = Parser.characterLength(at: at, in: bytes)
        if width == 1, checksUTF8, bytes[at] != Parser.copyrightSign { return false }
        at += width
      default: at += 1
      }
    }
    return true
  }

  /// Decodes a number that may be written in pieces.
  private func decoded(from start: Int) -> String {
    guard bytes[start..<at].contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") })
    else { return String(decoding: bytes[start..<at], as: UTF8.self) }
    let element = Array("<real>".utf8) + bytes[start..<at] + Array("</real>".utf8)
    let tree = SyntaxTree(SourceText(element))
    return tree.rootValue.map { tree.scalarText(of: $0) } ?? ""
  }
}
