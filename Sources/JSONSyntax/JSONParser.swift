import SourceText

/// Reads one value with an explicit stack, so that nesting cannot exhaust the stack of the thread.
struct JSONParser {
  private enum Expected {
    case value
    case valueOrEnd
    case key
    case keyOrEnd
    case commaOrEnd
    case nothing
  }

  private let bytes: [UInt8]
  private let isJSON5: Bool
  private var at = 0
  /// The open objects and arrays, as indices of nodes.
  private var open: [Int] = []
  private(set) var nodes: [JSONTree.Node] = []
  private(set) var issue: JSONTree.Issue?

  init(_ bytes: [UInt8], _ dialect: JSONTree.Dialect) {
    self.bytes = bytes
    isJSON5 = dialect == .json5
  }

  mutating func parse() {
    var expected = Expected.value
    var key: ByteRange?
    while issue == nil {
      skipBlanks()
      guard at < bytes.count else { break }
      switch expected {
      case .value: expected = value(key)
      case .valueOrEnd: expected = bytes[at] == UInt8(ascii: "]") ? close() : value(nil)
      case .key, .keyOrEnd:
        guard expected == .keyOrEnd, bytes[at] == UInt8(ascii: "}") else {
          key = self.key()
          expected = .value
          continue
        }
        expected = close()
      case .commaOrEnd: expected = commaOrEnd()
      case .nothing: fail(.textAfterValue, at, bytes.count)
      }
      key = nil
    }
    if issue == nil, expected != .nothing { fail(missing(expected), bytes.count, bytes.count) }
    for index in open {
      end(index)
      nodes[index].isClosed = false
    }
  }

  private func missing(_ expected: Expected) -> JSONTree.Issue.Kind {
    switch expected {
    case .key, .keyOrEnd: .keyExpected
    case .commaOrEnd: .commaOrEndExpected
    case .value, .valueOrEnd, .nothing: .valueExpected
    }
  }

  // MARK: Pieces

  private mutating func value(_ key: ByteRange?) -> Expected {
    let start = at
    guard nodes.count < JSONTree.maximumCount else { return fail(.tooMany, start, start + 1) }
    switch bytes[at] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard open.count < JSONTree.maximumDepth else { return fail(.tooDeep, start, start + 1) }
      let isObject = bytes[at] == UInt8(ascii: "{")
      at += 1
      open.append(nodes.count)
      add(isObject ? .object : .array, from: start, key)
      return isObject ? .keyOrEnd : .valueOrEnd
    case let byte where isQuote(byte):
      string()
      add(.string, from: start, key)
    case _ where isJSON5 && JSON5Syntax.beginsNumber(bytes[at...]):
      guard let end = JSON5Syntax.endOfNumber(bytes[at...]) else {
        return fail(.invalidNumber, start, endOfWord(start))
      }
      at = end
      add(.number, from: start, key)
    case UInt8(ascii: "-"), 0x30...0x39:
      guard number() else { return fail(.invalidNumber, start, at) }
      add(.number, from: start, key)
    default:
      guard let kind = word() else { return fail(.valueExpected, start, endOfWord(start)) }
      add(kind, from: start, key)
    }
    return open.isEmpty ? .nothing : .commaOrEnd
  }

  /// Reads a name and its colon.
  private mutating func key() -> ByteRange? {
    let start = at
    if isJSON5, let end = JSON5Syntax.endOfName(bytes[at...]) {
      at = end
      return colon(behind: ByteRange(start: start, end: end))
    }
    guard isQuote(bytes[at]) else {
      fail(.keyExpected, start, endOfWord(start))
      return nil
    }
    string()
    return colon(behind: ByteRange(start: start, end: at))
  }

  private mutating func colon(behind range: ByteRange) -> ByteRange {
    guard issue == nil else { return range }
    skipBlanks()
    guard at < bytes.count, bytes[at] == UInt8(ascii: ":") else {
      fail(.colonExpected, at, min(at + 1, bytes.count))
      return range
    }
    at += 1
    return range
  }

  private mutating func commaOrEnd() -> Expected {
    guard let last = open.last else { return .nothing }
    let isObject = nodes[last].kind == .object
    switch bytes[at] {
    case UInt8(ascii: ","):
      at += 1
      if isJSON5 { return isObject ? .keyOrEnd : .valueOrEnd }
      return isObject ? .key : .value
    case UInt8(ascii: "}") where isObject, UInt8(ascii: "]") where !isObject:
      return close()
    default: return fail(.commaOrEndExpected, at, endOfWord(at))
    }
  }

  private mutating func close() -> Expected {
    at += 1
    if let index = open.popLast() { end(index) }
    return open.isEmpty ? .nothing : .commaOrEnd
  }

  private func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || isJSON5 && byte == UInt8(ascii: "'")
  }

  private mutating func string() {
    let start = at
    let quote = bytes[at]
    at += 1
    while at < bytes.count {
      switch bytes[at] {
      case quote:
        at += 1
        return
      case UInt8(ascii: "\\"):
        guard at + 1 < bytes.count else { break }
        if isJSON5 {
          guard let end = JSON5Syntax.endOfEscape(bytes[at...]) else {
            fail(.invalidEscape, at, at + 2)
            return
          }
          at = end
          continue
        }
        let isUnit = bytes[at + 1] == UInt8(ascii: "u")
        let isValid =
          isUnit
          ? JSONString.hexadecimal(bytes[(at + 2)...].prefix(4)) != nil
          : JSONString.simpleEscapes[bytes[at + 1]] != nil
        guard isValid else {
          fail(.invalidEscape, at, at + 2)
          return
        }
        at += isUnit ? 6 : 2
        continue
      case 0x0A, 0x0D:
        fail(.unfinishedString, start, at)
        return
      case 0..<0x20 where !isJSON5:
        fail(.controlCharacter, at, at + 1)
        return
      default: break
      }
      at += 1
    }
    fail(.unfinishedString, start, bytes.count)
  }

  private mutating func number() -> Bool {
    func digits() -> Int {
      let start = at
      while at < bytes.count, (0x30...0x39).contains(bytes[at]) { at += 1 }
      return at - start
    }
    if bytes[at] == UInt8(ascii: "-") { at += 1 }
    let startsWithZero = at < bytes.count && bytes[at] == 0x30
    let count = digits()
    guard count > 0, !startsWithZero || count == 1 else { return false }
    if at < bytes.count, bytes[at] == UInt8(ascii: ".") {
      at += 1
      guard digits() > 0 else { return false }
    }
    if at < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "e") {
      at += 1
      if at < bytes.count, bytes[at] == UInt8(ascii: "-") || bytes[at] == UInt8(ascii: "+") {
        at += 1
      }
      guard digits() > 0 else { return false }
    }
    return true
  }

  private mutating func word() -> JSONTree.Kind? {
    let end = endOfWord(at)
    let kind: JSONTree.Kind? =
      switch String(decoding: bytes[at..<end], as: UTF8.self) {
      case "true": .boolean(true)
      case "false": .boolean(false)
      case "null": .null
      default: nil
      }
    if kind != nil { at = end }
    return kind
  }

  // MARK: Helpers

  /// Returns the offset after the letters and digits at an offset; at least one byte further.
  private func endOfWord(_ start: Int) -> Int {
    var end = start
    while end < bytes.count, end - start < 100,
      (0x61...0x7A).contains(bytes[end] | 0x20) || (0x30...0x39).contains(bytes[end])
    {
      end += 1
    }
    return min(max(end, start + 1), bytes.count)
  }

  private mutating func skipBlanks() {
    guard !isJSON5 else {
      at = JSON5Syntax.endOfBlanks(bytes[at...])
      return
    }
    while at < bytes.count, bytes[at] <= 0x20,
      bytes[at] == 0x20 || bytes[at] == 0x09 || bytes[at] == 0x0A || bytes[at] == 0x0D
    {
      at += 1
    }
  }

  private mutating func add(_ kind: JSONTree.Kind, from start: Int, _ key: ByteRange?) {
    nodes.append(
      JSONTree.Node(
        kind: kind, range: ByteRange(start: start, end: min(at, bytes.count)), key: key,
        isClosed: issue == nil))
  }

  private mutating func end(_ index: Int) {
    nodes[index].range = ByteRange(
      start: nodes[index].range.start, end: min(at, bytes.count))
    nodes[index].count = nodes.count - index
  }

  @discardableResult private mutating func fail(
    _ kind: JSONTree.Issue.Kind, _ start: Int, _ end: Int
  ) -> Expected {
    if issue == nil {
      issue = JSONTree.Issue(
        kind: kind, range: ByteRange(start: start, end: min(max(end, start), bytes.count)))
    }
    return .nothing
  }
}
