import SourceText

/// Reads an old-style property list with an explicit stack, so that nesting cannot exhaust the stack of the
/// thread, and recovers from any error.
///
/// Every step consumes at least one byte or closes a container, and no byte is read more than a few times.
///
/// Recovery, in the order in which files break:
/// - Of a merge conflict the first side is read.
/// - After a value without its semicolon or comma the next one begins.
/// - `)` closes the dictionaries that were left open inside its array, `}` and `;` the arrays that were left
///   open inside their dictionary.
/// - A text in quotes may span lines. If the text after it is not allowed there, the quote was not closed,
///   and the text ends with its first line.
/// - A word with characters that need quotes reaches to the next character that ends a value.
/// - Brackets and separators that close or separate nothing are skipped.
struct OldStyleReader {
  let source: SourceText
  let bytes: [UInt8]
  var at = 0
  private(set) var nodes: [OldStyleNode] = []
  var issues: [OldStyleIssue] = []
  var comments: [OldStylePlace] = []
  private(set) var isWithoutBraces = false
  /// The open containers, as indices of nodes.
  private var open: [Int] = []
  private var openArrays = 0
  /// The end of the last value, as long as its separator has not been read.
  private var endOfValue: Int?
  /// True if that value is an unquoted word.
  private var isBareValue = false
  private var isStopped = false
  /// The known facts about unclosed quotes, by the kind of quote.
  var unclosed: [UInt8: OldStyleUnclosed] = [:]
  var conflicts = ConflictMarkers()

  init(_ source: SourceText) {
    self.source = source
    bytes = source.bytes
  }

  mutating func readAll() {
    guard bytes.count <= OldStyleTree.maximumLength else {
      report(.tooLong, ByteRange(at: 0))
      return
    }
    findInvalidUTF8()
    skipBlanks()
    guard at < bytes.count else { return }
    readRoot()
    while !open.isEmpty, !isStopped {
      skipBlanks()
      if at >= bytes.count { break }
      step()
    }
    closeAll()
    skipBlanks()
    if at < bytes.count, !isStopped { report(.textBehindEnd, at, bytes.count) }
    issues.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
  }

  private mutating func readRoot() {
    switch bytes[at] {
    case UInt8(ascii: "{"), UInt8(ascii: "("): openContainer(key: nil)
    case UInt8(ascii: "<"): readValue(key: nil)
    default:
      // A single text is a property list; a text with more behind it begins a list of pairs.
      var ahead = self
      ahead.readValue(key: nil)
      ahead.skipBlanks()
      if ahead.at >= bytes.count, !ahead.issues.contains(where: \.isRefused) {
        self = ahead
      } else {
        isWithoutBraces = true
        open.append(0)
        nodes.append(OldStyleNode(kind: .dictionary, place: OldStylePlace(at, at)))
      }
    }
    endOfValue = nil
  }

  // MARK: Steps

  /// Reads one entry, one value or one separator. The reader stands on something that is no blank.
  private mutating func step() {
    guard let last = open.last else { return }
    let isArray = nodes[last].kind == .array
    if let end = endOfValue {
      endOfValue = nil
      if isArray { readComma(behind: end) } else { readSemicolon(behind: end) }
      return
    }
    switch bytes[at] {
    case UInt8(ascii: "}") where !isArray && !(isWithoutBraces && open.count == 1),
      UInt8(ascii: ")") where isArray:
      close()
    case UInt8(ascii: "}") where isArray && hasOpenDictionary,
      UInt8(ascii: ";") where isArray && hasOpenDictionary,
      UInt8(ascii: ")") where !isArray && openArrays > 0:
      closeUnfinished()
    case UInt8(ascii: "}"), UInt8(ascii: ")"): skip(.strayBracket)
    case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="): skip(.strayCharacter)
    default: if isArray { readValue(key: nil) } else { readEntry() }
    }
  }

  private var hasOpenDictionary: Bool { open.count > openArrays }

  private mutating func readEntry() {
    if bytes[at] == UInt8(ascii: "{") || bytes[at] == UInt8(ascii: "(")
      || bytes[at] == UInt8(ascii: "<")
    {
      report(.missingKey, at, at + 1)
      readValue(key: nil)
      return
    }
    let key = readText(.key)
    skipBlanks()
    switch byte(at: at) {
    case UInt8(ascii: "="):
      at += 1
      skipBlanks()
      if isValueMissing(behind: key) { addMissing(key) } else { readValue(key: key) }
    case UInt8(ascii: ";"):
      add(.string, key.place, key: key, isUnterminated: key.isUnterminated)
      endOfValue = Int(key.place.end)
    default:
      let isOnSameLine = !hasLineEnd(from: Int(key.place.end), to: at)
      if isOnSameLine, at < bytes.count, !Self.isEnd(bytes[at]) {
        report(.missingEquals, key.place.range)
        readValue(key: key)
      } else {
        addMissing(key)
      }
    }
  }

  /// Returns true if something follows `=` that can be no value, or is the next key.
  private func isValueMissing(behind key: OldStyleText) -> Bool {
    guard at < bytes.count else { return true }
    if Self.isEnd(bytes[at]) { return true }
    guard bytes[at] != UInt8(ascii: "{"), bytes[at] != UInt8(ascii: "("),
      bytes[at] != UInt8(ascii: "<"), hasLineEnd(from: Int(key.place.end), to: at)
    else { return false }
    return isKey(at: at)
  }

  private mutating func addMissing(_ key: OldStyleText) {
    report(.missingValue, key.place.range)
    add(.missing, OldStylePlace(Int(key.place.end), Int(key.place.end)), key: key)
    // The separator that belongs to it is taken; a missing one is not worth a second report.
    if byte(at: at) == UInt8(ascii: ";") { at += 1 }
  }

  private mutating func readValue(key: OldStyleText?) {
    switch byte(at: at) {
    case UInt8(ascii: "{"), UInt8(ascii: "("): openContainer(key: key)
    case UInt8(ascii: "<"):
      let (place, isValid) = readData()
      add(.data, place, key: key, isUnterminated: !isValid)
      endOfValue = at
    default:
      let text = readText(open.last.map { nodes[$0].kind == .array } == true ? .element : .value)
      add(.string, text.place, key: key, isUnterminated: text.isUnterminated)
      isBareValue = !Self.isQuote(byte(at: Int(text.place.start)))
      endOfValue = at
    }
  }

  // MARK: Separators

  private mutating func readSemicolon(behind end: Int) {
    if bytes[at] == UInt8(ascii: ";") {
      at += 1
      return
    }
    // `a = hello world;`
    if isBareValue, !hasLineEnd(from: end, to: at), let last = nodes.indices.last,
      nodes[last].kind == .string, Int(nodes[last].place.end) == end, !Self.isEnd(bytes[at])
    {
      let rest = endOfBareText(from: at)
      if byte(at: rest) == UInt8(ascii: ";") || hasLineEnd(from: rest, to: rest + 1) {
        nodes[last].place.end = UInt32(clamping: trimmed(from: at, to: rest))
        report(.needsQuotes, nodes[last].place.range)
        at = rest
        endOfValue = rest
        isBareValue = false
        return
      }
    }
    report(.missingSemicolon, lastCharacter(before: end))
  }

  private mutating func readComma(behind end: Int) {
    switch bytes[at] {
    case UInt8(ascii: ","): at += 1
    case UInt8(ascii: ")"), UInt8(ascii: ";"), UInt8(ascii: "}"): break
    default: report(.missingComma, lastCharacter(before: end))
    }
  }

  private mutating func skip(_ problem: OldStyleIssue.Problem) {
    report(problem, at, at + 1)
    at += 1
  }

  // MARK: Nodes

  private mutating func add(
    _ kind: OldStyleTree.Kind, _ place: OldStylePlace, key: OldStyleText?,
    isUnterminated: Bool = false
  ) {
    guard nodes.count < OldStyleTree.maximumCount else {
      report(.tooMany, place.range)
      isStopped = true
      return
    }
    var node = OldStyleNode(kind: kind, place: place)
    node.isUnterminated = isUnterminated
    if let key {
      node.hasKey = true
      node.key = key.place
      node.isKeyUnterminated = key.isUnterminated
    }
    nodes.append(node)
  }

  private mutating func openContainer(key: OldStyleText?) {
    guard open.count < OldStyleTree.maximumDepth else {
      report(.tooDeep, at, at + 1)
      isStopped = true
      return
    }
    let isArray = bytes[at] == UInt8(ascii: "(")
    let index = nodes.count
    add(isArray ? .array : .dictionary, OldStylePlace(at, at + 1), key: key)
    guard !isStopped else { return }
    open.append(index)
    if isArray { openArrays += 1 }
    at += 1
  }

  /// The reader stands on the bracket that closes the innermost container.
  private mutating func close() {
    at += 1
    end(isUnterminated: false)
    endOfValue = at
    isBareValue = false
  }

  /// Ends the innermost container before something that ends one around it.
  private mutating func closeUnfinished() {
    reportUnclosed()
    end(isUnterminated: true)
    endOfValue = at
    isBareValue = false
  }

  private mutating func closeAll() {
    if isWithoutBraces, open.count == 1, let end = endOfValue {
      report(.missingSemicolon, lastCharacter(before: end))
    }
    while let last = open.last {
      let needsNoEnd = isStopped || (isWithoutBraces && last == 0)
      if !needsNoEnd { reportUnclosed() }
      end(isUnterminated: true)
    }
    endOfValue = nil
  }

  private mutating func end(isUnterminated: Bool) {
    guard let index = open.popLast() else { return }
    if nodes[index].kind == .array { openArrays -= 1 }
    nodes[index].place.end = UInt32(clamping: at)
    nodes[index].isUnterminated = isUnterminated
    nodes[index].count = UInt32(clamping: nodes.count - index)
  }

  private mutating func reportUnclosed() {
    guard let last = open.last else { return }
    let start = Int(nodes[last].place.start)
    report(.unclosed, start, start + 1)
  }
}
