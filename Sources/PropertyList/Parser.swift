import SourceText

/// Parses property list syntax from bytes, and recovers from any error.
///
/// The stack is explicit and bounded, so no input can exhaust the machine's. Every step consumes
/// at least one byte or ends.
///
/// The rules of recovery, in the order in which files are broken while they are typed:
/// - A simple element (`<key>`, `<string>` …) cannot hold elements, so the next tag ends it.
/// - An end tag closes the nearest open element of its name; those above it were left open.
/// - A `<dict>` in place of a key, indented like the open `<dict>` of an array, begins the array's next element. A
///   `<key>` in an array that is not indented deeper ends the array.
/// - A tag without its `>` ends before the next `<`.
struct Parser {
  struct Open {
    let kind: NodeKind
    /// The index in `nodes`; nil for an ancestor that belongs to another tree.
    let node: Int?
    let start: Int
    let name: ByteRange
    /// In a dictionary: a key has been read and its value has not.
    var expectsValue = false
  }

  enum Step {
    case advanced
    /// The next tag closes an element outside of the part that is parsed.
    case leavesBase
    case endOfInput
  }

  let bytes: [UInt8]
  var nodes: [Node] = []
  var issues: [SyntaxIssue] = []
  var stack: [Open]
  /// The lowest element of the stack that the parser fills; it is never closed.
  let base: Int
  var at: Int
  /// A merge conflict or too deep nesting was found, which an incremental parse does not handle.
  var metRareSyntax = false
  var metDirective = false
  var maximumIssues = SyntaxTree.maximumIssues
  /// The end of the container that was closed last.
  var endOfLastContainer = 0
  /// True if the XML declaration names another encoding than UTF-8, so that other bytes are expected.
  let hasForeignEncoding: Bool
  /// True if a comment, a CDATA section or a declaration extends to the end of the text, and with it everything that
  /// is open.
  var metOpenEnd = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    hasForeignEncoding = Self.namesForeignEncoding(bytes)
    at = 0
    base = 0
    nodes = [Node(.document, flags: .isClosed, start: 0, contentStart: 0, end: bytes.count)]
    nodes.reserveCapacity(bytes.count / 32)
    stack = [Open(kind: .document, node: 0, start: 0, name: ByteRange(at: 0))]
  }

  /// Continues inside the last of `ancestors`.
  init(_ bytes: [UInt8], at offset: Int, inside ancestors: [Open]) {
    self.bytes = bytes
    hasForeignEncoding = Self.namesForeignEncoding(bytes)
    at = offset
    stack = ancestors
    base = max(0, ancestors.count - 1)
  }

  static func namesForeignEncoding(_ bytes: [UInt8]) -> Bool {
    DeclaredEncoding(in: bytes).map { $0.family != .utf8 } ?? false
  }

  mutating func parseDocument() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    while case .advanced = step() {}
    while stack.count > 1 { closeTop(at: bytes.count, noticedAt: nil) }
    nodes[0].subtreeSize = nodes.count
  }

  var top: Open? { stack.last }

  /// Reads one tag, comment or run of text. Never called with an empty stack.
  mutating func step() -> Step {
    readTextBetweenElements()
    guard at < bytes.count else { return .endOfInput }
    switch byte(at: at + 1) {
    case UInt8(ascii: "/"): return readEndTag()
    case UInt8(ascii: "!"): readDeclaration(isInText: false)
    case UInt8(ascii: "?"): readProcessingInstruction()
    case let next where Self.isNameStart(next): return readStartTag()
    default: readStrayLessThan()
    }
    return .advanced
  }

  // MARK: Bytes

  /// The byte at an offset; 0 beyond the end.
  func byte(at offset: Int) -> UInt8 {
    offset < bytes.count ? bytes[offset] : 0
  }

  func starts(with prefix: StaticString, at offset: Int) -> Bool {
    guard offset + prefix.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<prefix.utf8CodeUnitCount
    where bytes[offset + index] != prefix.utf8Start[index] {
      return false
    }
    return true
  }

  static func isNameStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: isNameStart(byte)
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  func endOfName(from offset: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var end = max(0, offset)
      while end < bytes.count, Self.isNameByte(bytes[end]) { end += 1 }
      return end
    }
  }

  /// Returns the offset of the first `needle` at or after an offset.
  func find(_ needle: StaticString, from offset: Int) -> Int? {
    guard let first = UnsafeBufferPointer(start: needle.utf8Start, count: 1).first else {
      return nil
    }
    var offset = offset
    while offset < bytes.count {
      if bytes[offset] == first, starts(with: needle, at: offset) { return offset }
      offset += 1
    }
    return nil
  }

  func text(_ range: ByteRange) -> String {
    String(
      decoding: bytes[min(range.start, bytes.count)..<min(range.end, bytes.count)], as: UTF8.self)
  }

  /// Returns the start of the line that contains an offset.
  func lineStart(of offset: Int) -> Int {
    var start = min(offset, bytes.count)
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return start
  }

  /// Returns the indentation of the line that contains an offset, in bytes.
  func indentation(ofLineAt offset: Int) -> Int {
    let start = lineStart(of: offset)
    var end = start
    while byte(at: end) == 0x20 || byte(at: end) == 0x09 { end += 1 }
    return end - start
  }

  func isLineStart(_ offset: Int) -> Bool {
    offset == 0 || byte(at: offset - 1) == 0x0A || byte(at: offset - 1) == 0x0D
  }

  /// Returns true if only spaces precede an offset on its line; it reads only these, since a line can be as long as
  /// the text.
  func isFirstOnLine(_ offset: Int) -> Bool {
    var start = offset
    while start > 0, byte(at: start - 1) == 0x20 || byte(at: start - 1) == 0x09 { start -= 1 }
    return isLineStart(start)
  }

  mutating func report(
    _ problem: SyntaxIssue.Problem, _ range: ByteRange, noticedAt: ByteRange? = nil
  ) {
    guard issues.count < maximumIssues else { return }
    issues.append(SyntaxIssue(problem, range, noticedAt: noticedAt))
  }

  // MARK: The stack

  /// Closes the innermost open element where the text ends it without an end tag.
  mutating func closeTop(at offset: Int, noticedAt: ByteRange?) {
    guard stack.count > base + 1, let open = stack.popLast() else { return }
    if let node = open.node {
      nodes[node].close(contentEnd: offset, end: offset, isClosed: false)
      nodes[node].subtreeSize = nodes.count - node
      endOfLastContainer = offset
      guard !metOpenEnd else { return }
      report(
        .unclosedElement(name: text(open.name)), nodes[node].startTag, noticedAt: noticedAt)
    }
  }

  mutating func closeTop(byTag tag: ByteRange) {
    guard stack.count > base + 1, let open = stack.popLast(), let node = open.node else { return }
    nodes[node].close(contentEnd: tag.start, end: tag.end, isClosed: true)
    nodes[node].subtreeSize = nodes.count - node
    endOfLastContainer = tag.end
  }

  /// Notes in the enclosing dictionary that a key or a value has been read.
  mutating func noteElement(_ kind: NodeKind) {
    stack[stack.count - 1].expectsValue = kind == .key
  }
}
