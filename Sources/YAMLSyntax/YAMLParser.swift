import SourceText

/// Reads a text line by line, with an explicit stack, so that nesting cannot exhaust the stack of the thread.
struct YAMLParser {
  let bytes: [UInt8]
  private var nodes: [YAMLTree.Node] = []
  private(set) var open: [Collection] = []
  /// True if everything so far could be read.
  var isUnderstood = true
  /// The offset at which the last value ends.
  var lastEnd = 0

  struct Collection {
    let node: Int
    let column: Int
    let isSequence: Bool
    /// The key whose value has not been read yet.
    var key: YAMLTree.Text?
    /// True after a dash whose value has not been read yet.
    var hasDash = false

    var isWaiting: Bool { isSequence ? hasDash : key != nil }
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func parse() -> [YAMLTree.Node] {
    var at = 0
    while at < bytes.count, isUnderstood {
      let end = endOfLine(at)
      let next = nextLine(end)
      guard let line = contentOfLine(at, end) else {
        at = next
        continue
      }
      if line.column == 0, let stop = marker(line) {
        if stop { break }
        at = next
        continue
      }
      at = read(line, next)
    }
    while !open.isEmpty { close() }
    return isUnderstood ? nodes : []
  }

  // MARK: Lines

  struct Line {
    var start: Int
    let end: Int
    var column: Int
  }

  func byte(_ at: Int) -> UInt8 { bytes.indices.contains(at) ? bytes[at] : 0 }

  func endOfLine(_ start: Int) -> Int {
    var at = start
    while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
    return at
  }

  func nextLine(_ end: Int) -> Int {
    byte(end) == 0x0D && byte(end + 1) == 0x0A ? end + 2 : end + 1
  }

  /// Returns the content of a line; nil for an empty line or a comment.
  mutating func contentOfLine(_ start: Int, _ end: Int) -> Line? {
    var first = start
    // A byte order mark is no indentation.
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { first = 3 }
    var at = first
    while at < end, bytes[at] == 0x20 { at += 1 }
    var last = end
    while last > at, bytes[last - 1] == 0x20 || bytes[last - 1] == 0x09 { last -= 1 }
    guard at < last, bytes[at] != UInt8(ascii: "#") else { return nil }
    if bytes[at] == 0x09 {
      isUnderstood = false
      return nil
    }
    return Line(start: at, end: last, column: at - first)
  }

  /// Returns true if reading stops at a document separator, false if it continues after it; nil for any other
  /// line.
  mutating func marker(_ line: Line) -> Bool? {
    if byte(line.start) == UInt8(ascii: "%") {
      isUnderstood = false
      return true
    }
    let text = bytes[line.start..<line.end]
    if text.elementsEqual("...".utf8) { return true }
    guard text.elementsEqual("---".utf8) else { return nil }
    return !nodes.isEmpty
  }

  // MARK: Structure

  /// Reads the content of a line. Returns the offset at which to continue.
  private mutating func read(_ first: Line, _ next: Int) -> Int {
    var line = first
    while isUnderstood, line.start < line.end {
      if isDash(line) {
        enter(column: line.column, isSequence: true, at: line.start)
        guard isUnderstood, !open.isEmpty else { return next }
        open[open.count - 1].hasDash = true
        let before = line.start
        line.start = skipSpaces(line.start + 1, line.end)
        line.column += line.start - before
        if isComment(line.start, line.end) { return next }
      } else if let (key, behind) = key(line) {
        enter(column: line.column, isSequence: false, at: line.start)
        guard isUnderstood, !open.isEmpty else { return next }
        expectValue(of: key)
        lastEnd = max(lastEnd, key.range.end)
        let value = skipSpaces(behind, line.end)
        if value >= line.end || isComment(value, line.end) { return next }
        return readValue(value, line.end, next)
      } else {
        // A value on the line below its key.
        while let last = open.last, last.column > line.column || !last.isWaiting { close() }
        guard open.last != nil || nodes.isEmpty else {
          isUnderstood = false
          return next
        }
        return readValue(line.start, line.end, next)
      }
    }
    return next
  }

  private func isDash(_ line: Line) -> Bool {
    byte(line.start) == UInt8(ascii: "-")
      && (line.start + 1 >= line.end || bytes[line.start + 1] == 0x20)
  }

  func skipSpaces(_ start: Int, _ end: Int) -> Int {
    var at = start
    while at < end, bytes[at] == 0x20 { at += 1 }
    return at
  }

  func isComment(_ at: Int, _ end: Int) -> Bool {
    at < end && bytes[at] == UInt8(ascii: "#")
  }

  /// Enters the collection whose elements begin in a column, and creates it if it is new.
  private mutating func enter(column: Int, isSequence: Bool, at start: Int) {
    while let last = open.last, last.column > column { close() }
    // A list may have the same indentation as its key, which ends it.
    if !isSequence, let last = open.last, last.isSequence, last.column == column { close() }
    if let last = open.last {
      if last.column == column, last.isSequence == isSequence {
        if last.isWaiting { add(.missing, ByteRange(at: lastEnd)) }
        return
      }
      let mayHold = last.column < column || isSequence && !last.isSequence && last.column == column
      guard last.isWaiting, mayHold else { return isUnderstood = false }
    } else if !nodes.isEmpty {
      return isUnderstood = false
    }
    begin(column: column, isSequence: isSequence, at: start)
  }

  mutating func begin(column: Int, isSequence: Bool, at start: Int) {
    guard open.count < YAMLTree.maximumDepth else { return isUnderstood = false }
    let node = nodes.count
    add(isSequence ? .sequence : .mapping, ByteRange(start: start, end: start))
    open.append(Collection(node: node, column: column, isSequence: isSequence))
  }

  mutating func close() {
    guard let last = open.last else { return }
    if last.isWaiting { add(.missing, ByteRange(at: lastEnd)) }
    open.removeLast()
    guard nodes.indices.contains(last.node) else { return }
    let range = nodes[last.node].range
    nodes[last.node].range = ByteRange(start: range.start, end: max(range.start, lastEnd))
    nodes[last.node].count = nodes.count - last.node
  }

  /// Makes the innermost collection expect the value of a key.
  mutating func expectValue(of key: YAMLTree.Text) {
    if !open.isEmpty { open[open.count - 1].key = key }
  }

  /// Adds a value to the collection that expects one.
  mutating func add(_ kind: YAMLTree.Kind, _ range: ByteRange) {
    guard nodes.count < YAMLTree.maximumCount else { return isUnderstood = false }
    var key: YAMLTree.Text?
    if !open.isEmpty {
      key = open[open.count - 1].key
      open[open.count - 1].key = nil
      open[open.count - 1].hasDash = false
    }
    nodes.append(YAMLTree.Node(kind: kind, range: range, key: key))
    lastEnd = max(lastEnd, range.end)
  }

  // MARK: Values

  /// Reads a value after a key or a dash. Returns the offset at which to continue.
  private mutating func readValue(_ start: Int, _ end: Int, _ next: Int) -> Int {
    switch byte(start) {
    case UInt8(ascii: "|"), UInt8(ascii: ">"): return readBlock(start, end, next)
    case UInt8(ascii: "["), UInt8(ascii: "{"): return readFlow(start, end, next)
    default:
      guard let (text, behind) = scalar(start, end, inFlow: false) else {
        isUnderstood = false
        return next
      }
      let rest = skipSpaces(behind, end)
      guard rest >= end || isComment(rest, end) && rest > behind else {
        isUnderstood = false
        return next
      }
      let column = open.last?.column ?? -1
      add(.scalar(text), text.range)
      if text.style == .plain, isContinued(next, column) { isUnderstood = false }
    }
    return next
  }

  /// Returns true if the next line belongs to the scalar before it.
  private func isContinued(_ start: Int, _ column: Int) -> Bool {
    var at = start
    while at < bytes.count {
      let end = endOfLine(at)
      var first = at
      while first < end, bytes[first] == 0x20 { first += 1 }
      if first < end, bytes[first] != UInt8(ascii: "#") { return first - at > column }
      at = nextLine(end)
    }
    return false
  }

  private mutating func readBlock(_ start: Int, _ end: Int, _ next: Int) -> Int {
    var at = start + 1
    while at < end, "+-0123456789".utf8.contains(bytes[at]) { at += 1 }
    let rest = skipSpaces(at, end)
    guard rest >= end || isComment(rest, end) else {
      isUnderstood = false
      return next
    }
    let column = open.last?.column ?? -1
    var (line, last) = (next, end)
    while line < bytes.count {
      let end = endOfLine(line)
      var first = line
      while first < end, bytes[first] == 0x20 { first += 1 }
      if first < end {
        if first - line <= column { break }
        last = end
      }
      line = nextLine(end)
    }
    add(.block, ByteRange(start: start, end: last))
    return line
  }

  /// Returns a key and the offset at which its value begins; nil if the line has no key.
  private func key(_ line: Line) -> (YAMLTree.Text, Int)? {
    let first = byte(line.start)
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      guard let (text, behind) = scalar(line.start, line.end, inFlow: false) else { return nil }
      let colon = skipSpaces(behind, line.end)
      return isColon(colon, line.end) ? (text, colon + 1) : nil
    }
    let isQuestion =
      first == UInt8(ascii: "?") && (line.start + 1 >= line.end || byte(line.start + 1) == 0x20)
    guard !Self.indicators.contains(first), !isQuestion else { return nil }
    var at = line.start
    while at < line.end {
      if bytes[at] == UInt8(ascii: "#"), at > line.start, bytes[at - 1] == 0x20 { return nil }
      if isColon(at, line.end) {
        var end = at
        while end > line.start, bytes[end - 1] == 0x20 { end -= 1 }
        guard end > line.start else { return nil }
        let range = ByteRange(start: line.start, end: end)
        return (YAMLTree.Text(range: range, content: range, style: .plain), at + 1)
      }
      at += 1
    }
    return nil
  }

  func isColon(_ at: Int, _ end: Int) -> Bool {
    at < end && bytes[at] == UInt8(ascii: ":") && (at + 1 >= end || bytes[at + 1] == 0x20)
  }

  private static let indicators = Set("[]{}&*!|>%@`,#".utf8)

  /// Returns a scalar on one line and the offset after it; nil if none can be read.
  func scalar(_ start: Int, _ end: Int, inFlow: Bool) -> (YAMLTree.Text, Int)? {
    let first = byte(start)
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return quoted(start, end) }
    // Structural indicators, which are not allowed at the beginning of a scalar.
    let isMark =
      (first == UInt8(ascii: "?") || first == UInt8(ascii: "-"))
      && (start + 1 >= end || bytes[start + 1] == 0x20)
    guard start < end, !Self.indicators.contains(first), !isMark else { return nil }
    var at = start
    while at < end {
      let byte = bytes[at]
      if byte == UInt8(ascii: "#"), at > start, bytes[at - 1] == 0x20 { break }
      if inFlow, ",[]{}".utf8.contains(byte) { break }
      if isColon(at, end) {
        guard inFlow else { return nil }
        break
      }
      at += 1
    }
    let behind = at
    while at > start, bytes[at - 1] == 0x20 || bytes[at - 1] == 0x09 { at -= 1 }
    guard at > start else { return nil }
    let range = ByteRange(start: start, end: at)
    // The space between the text and a comment is not part of the text.
    return (YAMLTree.Text(range: range, content: range, style: .plain), min(behind, at))
  }

  private func quoted(_ start: Int, _ end: Int) -> (YAMLTree.Text, Int)? {
    let quote = byte(start)
    var at = start + 1
    while at < end {
      if quote == UInt8(ascii: "\""), bytes[at] == UInt8(ascii: "\\") {
        at += 2
        continue
      }
      if bytes[at] == quote {
        if quote == UInt8(ascii: "'"), at + 1 < end, bytes[at + 1] == quote {
          at += 2
          continue
        }
        let style: YAMLTree.Style = quote == UInt8(ascii: "'") ? .singleQuoted : .doubleQuoted
        return (
          YAMLTree.Text(
            range: ByteRange(start: start, end: at + 1),
            content: ByteRange(start: start + 1, end: at), style: style), at + 1
        )
      }
      at += 1
    }
    return nil
  }
}
