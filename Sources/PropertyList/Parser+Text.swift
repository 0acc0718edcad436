import SourceText

extension Parser {
  // MARK: Between elements

  /// Reads white space, and misplaced text, up to the next `<` or the end.
  mutating func readTextBetweenElements() {
    while at < bytes.count {
      let byte = bytes[at]
      if byte == UInt8(ascii: "<") { return }
      if Self.isSpace(byte) {
        at += 1
      } else if !readConflictMarker(), !readPreprocessorDirective() {
        readUnexpectedText()
      }
    }
  }

  private static let directives: Set<String> = [
    "if", "ifdef", "ifndef", "elif", "else", "endif", "define", "undef", "include", "import",
    "error", "warning", "pragma",
  ]

  /// Reads a line such as `#if DEBUG`: Xcode can run the C preprocessor over an Info.plist.
  private mutating func readPreprocessorDirective() -> Bool {
    guard bytes[at] == UInt8(ascii: "#"), isFirstOnLine(at) else { return false }
    var nameStart = at + 1
    while byte(at: nameStart) == 0x20 { nameStart += 1 }
    let name = ByteRange(start: nameStart, end: endOfName(from: nameStart))
    guard name.length <= 8, Self.directives.contains(text(name)) else { return false }
    let start = at
    while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
    nodes.append(
      Node(.preprocessorDirective, flags: .isClosed, start: start, contentStart: start, end: at))
    metDirective = true
    metRareSyntax = true
    return true
  }

  private mutating func readUnexpectedText() {
    let start = at
    var end = at
    while at < bytes.count, bytes[at] != UInt8(ascii: "<") {
      if Self.isSpace(bytes[at]) {
        // The text ends with its line, so that a conflict marker below it is recognized.
        if bytes[at] == 0x0A || bytes[at] == 0x0D { break }
        at += 1
      } else {
        at += 1
        end = at
      }
    }
    guard top?.kind != .unknownElement else { return }
    report(.unexpectedText, ByteRange(start: start, end: end))
  }

  // MARK: Simple elements

  /// Reads the content and the end tag of a simple element whose start tag has just been read.
  mutating func readScalar(_ node: Int, name: ByteRange) {
    while at < bytes.count {
      skipPlainText()
      guard at < bytes.count else { break }
      switch bytes[at] {
      case UInt8(ascii: "&"):
        nodes[node].flags.insert(.needsDecoding)
        readReference()
      case UInt8(ascii: "<"):
        if readMarkup(inScalar: node, name: name) { return }
      default:
        readNonASCII()
      }
    }
    closeScalar(node, name: name, noticedAt: nil)
  }

  private mutating func skipPlainText() {
    let start = at
    at = bytes.withUnsafeBytes { bytes in
      var offset = start
      // Eight bytes at a time, as long as none of them matters.
      while offset + 8 <= bytes.count,
        Self.isPlainText(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      {
        offset += 8
      }
      while offset < bytes.count {
        let byte = bytes[offset]
        if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") || byte >= 0x80 { break }
        offset += 1
      }
      return offset
    }
  }

  /// Returns true if none of eight bytes is `<`, `&` or part of a non-ASCII character. It may return false for such
  /// bytes, too; then the caller tests each byte.
  private static func isPlainText(_ bytes: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let (less, ampersand) = (bytes ^ (ones &* 0x3C), bytes ^ (ones &* 0x26))
    return (bytes | (less &- ones) & ~less | (ampersand &- ones) & ~ampersand) & (ones &* 0x80) == 0
  }

  private mutating func readNonASCII() {
    let width = Self.characterLength(at: at, in: bytes)
    guard width == 1, !hasForeignEncoding, bytes[at] != Self.copyrightSign else {
      at += width
      return
    }
    let start = at
    repeat {
      at += 1
    } while at < bytes.count && bytes[at] >= 0x80
      && Self.characterLength(at: at, in: bytes) == 1
    report(.invalidUTF8, ByteRange(start: start, end: at))
  }

  /// The byte of `©` in old encodings of the Mac and of Windows. Apple's reader accepts it in UTF-8, too.
  static let copyrightSign: UInt8 = 0xA9

  /// Returns the length of the character at an offset, in bytes; 1 for a byte that begins none, such as that of a
  /// surrogate, which only UTF-16 has.
  static func characterLength(at offset: Int, in bytes: [UInt8]) -> Int {
    let first = bytes[offset]
    let width = first >= 0xF0 && first <= 0xF4 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1
    guard first <= 0xF4, offset + width <= bytes.count else { return 1 }
    for index in 1..<max(1, width) where bytes[offset + index] & 0xC0 != 0x80 { return 1 }
    let second = width > 1 ? bytes[offset + 1] : 0
    switch first {
    case 0xE0 where second < 0xA0, 0xED where second > 0x9F, 0xF0 where second < 0x90,
      0xF4 where second > 0x8F:
      return 1
    default: return width
    }
  }

  /// Reads markup inside a simple element. Returns true if the element has ended.
  private mutating func readMarkup(inScalar node: Int, name: ByteRange) -> Bool {
    let start = at
    switch byte(at: at + 1) {
    case UInt8(ascii: "/"):
      return readEndTag(ofScalar: node, name: name)
    case UInt8(ascii: "!"):
      nodes[node].flags.insert(.needsDecoding)
      readDeclaration(isInText: true)
      if nodes.last?.kind != .cdata { report(.markupInText, ByteRange(start: start, end: at)) }
    case UInt8(ascii: "?"):
      nodes[node].flags.insert(.needsDecoding)
      readProcessingInstruction()
      report(.markupInText, ByteRange(start: start, end: at))
    case let next where Self.isNameStart(next):
      let tagName = ByteRange(start: start + 1, end: endOfName(from: start + 1))
      if elementKind(tagName).kind != .unknownElement {
        closeScalar(node, name: name, noticedAt: ByteRange(start: start, end: tagName.end))
        return true
      }
      let end = scanTag(from: tagName.end)?.end ?? tagName.end
      report(.markupInText, ByteRange(start: start, end: end))
      at = end
    default:
      if readConflict() { return false }
      report(.strayLessThan, ByteRange(start: start, end: start + 1))
      at += 1
    }
    return false
  }

  private mutating func readEndTag(ofScalar node: Int, name: ByteRange) -> Bool {
    let start = at
    let endName = ByteRange(start: start + 2, end: endOfName(from: start + 2))
    guard let scanned = scanTag(from: endName.end), !endName.isEmpty else {
      // `</` or `</stri`: the end tag is being typed.
      var end = endName.end
      if end == bytes.count || byte(at: end) == UInt8(ascii: "<") || Self.isSpace(byte(at: end)) {
        closeScalar(node, name: name, at: start, noticedAt: nil, isReported: false)
        readMalformedTag(from: start, nameEnd: end)
        return true
      }
      end = start + 1
      report(.strayLessThan, ByteRange(start: start, end: end))
      at = end
      return false
    }
    let tag = ByteRange(start: start, end: scanned.end)
    if !sameBytes(name, endName) {
      let kind = elementKind(endName).kind
      if kind.isContainer, kind != .unknownElement {
        closeScalar(node, name: name, noticedAt: tag)
        return true
      }
      if kind == .unknownElement, Spelling.distance(text(name), text(endName), limit: 2) == nil {
        report(.markupInText, tag)
        at = tag.end
        return false
      }
      if kind != nodes[node].kind || kind == .unknownElement {
        report(.mismatchedEndTag(expected: text(name), found: text(endName)), endName)
      } else if elementKind(endName).suggestion != nil {
        report(.mismatchedEndTag(expected: text(name), found: text(endName)), endName)
      }
    }
    if sameBytes(name, endName) { reportJunk(from: endName.end, to: tag.end - 1, isEndTag: true) }
    nodes[node].close(contentEnd: tag.start, end: tag.end, isClosed: true)
    nodes[node].subtreeSize = nodes.count - node
    at = tag.end
    return true
  }

  /// Ends a simple element that has no end tag: after its text, before the white space that
  /// follows.
  private mutating func closeScalar(
    _ node: Int, name: ByteRange, at limit: Int? = nil, noticedAt: ByteRange?,
    isReported: Bool = true
  ) {
    var end = limit ?? at
    let start = nodes[node].content.start
    while end > start, Self.isSpace(bytes[end - 1]) { end -= 1 }
    if let last = nodes[(node + 1)...].last { end = max(end, last.end) }
    nodes[node].close(contentEnd: end, end: end, isClosed: false)
    nodes[node].subtreeSize = nodes.count - node
    guard isReported, !metOpenEnd else { return }
    report(.unclosedElement(name: text(name)), nodes[node].startTag, noticedAt: noticedAt)
  }

  /// Reads `&…;` and reports references that property lists do not allow.
  private mutating func readReference() {
    let start = at
    guard let reference = CharacterReference(in: bytes, at: start) else {
      let nameEnd = endOfName(from: start + 1)
      if byte(at: nameEnd) == UInt8(ascii: ";"), nameEnd > start + 1 {
        report(
          .unknownEntity(name: text(ByteRange(start: start + 1, end: nameEnd))),
          ByteRange(start: start, end: nameEnd + 1))
        at = nameEnd + 1
      } else {
        report(.strayAmpersand, ByteRange(start: start, end: start + 1))
        at = start + 1
      }
      return
    }
    if reference.scalar == nil {
      report(.invalidCharacterReference, ByteRange(start: start, end: reference.end))
    }
    at = reference.end
  }
}
