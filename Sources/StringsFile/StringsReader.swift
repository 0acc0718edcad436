import OldStylePropertyList
import SourceText

/// Reads the entries of a strings file from bytes, recovering from any error.
///
/// Every step consumes at least one byte or ends, and no byte is read more than a few times.
///
/// Recovery, in the order in which people break files while they type:
/// - A text in quotes may span lines. If the text after it is not allowed there, the quote was not closed,
///   and the text ends with its first line.
/// - After a value without a semicolon the next entry begins.
/// - Quotes inside a value reach to the next `";` of the line.
/// - Text that begins no entry is skipped to the end of its line.
struct StringsReader {
  let source: SourceText
  let bytes: [UInt8]
  var at = 0
  var entries: [StringsTable.Entry] = []
  var issues: [StringsIssue] = []
  /// All comments, in order.
  var comments: [ByteRange] = []
  /// The last comment since the last entry.
  var comment: ByteRange?
  /// The offset from which no text in a kind of quote is closed, by the quote.
  var unclosedFrom: [UInt8: Int] = [:]
  /// The offset up to which there is no `";`.
  var noQuotedEndBefore = 0
  var conflicts = ConflictMarkers()
  private let maximumIssues: Int

  init(_ source: SourceText, maximumIssues: Int = StringsTable.maximumIssues) {
    self.source = source
    self.maximumIssues = maximumIssues
    bytes = source.bytes
  }

  mutating func readAll() {
    findInvalidUTF8()
    while true {
      skipBlanksAndComments()
      guard at < bytes.count else { break }
      if readConflictMarker() { continue }
      readEntry()
    }
    issues.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
  }

  func byte(at offset: Int) -> UInt8 {
    bytes.indices.contains(offset) ? bytes[offset] : 0
  }

  mutating func report(_ problem: StringsIssue.Problem, _ range: ByteRange) {
    guard issues.count < maximumIssues else { return }
    issues.append(StringsIssue(problem, range))
  }

  // MARK: Entries

  private mutating func readEntry() {
    let start = at
    let comment = takeComment()
    if byte(at: at) == UInt8(ascii: ";") {
      at += 1
      report(.straySemicolon, ByteRange(start: start, end: at))
      return
    }
    guard let key = readText(endingAt: [UInt8(ascii: "="), UInt8(ascii: ";")]) else {
      // Advances even on an empty line.
      at += 1
      skipLine()
      report(.unexpectedText, ByteRange(start: start, end: at))
      return
    }
    let endOfKey = at
    skipBlanksAndComments()
    let isOnOneLine = !hasLineEnd(from: endOfKey, to: at)
    switch byte(at: at) {
    case UInt8(ascii: ";"):
      at += 1
      append(key, nil, ByteRange(start: start, end: at), comment, isShorthand: true)
    case UInt8(ascii: "="):
      at += 1
      readValue(of: key, from: start, comment)
    case UInt8(ascii: "\"") where isOnOneLine, UInt8(ascii: "'") where isOnOneLine:
      report(.missingEquals, key.range)
      readValue(of: key, from: start, comment)
    default:
      report(.missingValue, key.range)
      if isOnOneLine { skipLine() }
      append(key, nil, ByteRange(start: start, end: endOfKey), comment)
    }
  }

  /// Returns the comment that belongs to the next entry, which is not one after the last entry on its line.
  private mutating func takeComment() -> ByteRange? {
    defer { comment = nil }
    guard let comment, let last = entries.last else { return comment }
    let isBehind = source.lines.line(at: comment.start) == source.lines.line(at: last.range.end)
    return isBehind ? nil : comment
  }

  private mutating func readValue(
    of key: StringsTable.Text, from start: Int, _ comment: ByteRange?
  ) {
    let endOfEquals = at
    skipBlanksAndComments()
    if skipNestedValue() {
      append(key, nil, ByteRange(start: start, end: finish(at)), comment)
      return
    }
    let startOfValue = at
    let isOnOneLine = !hasLineEnd(from: endOfEquals, to: startOfValue)
    guard var value = readText(endingAt: [UInt8(ascii: ";")]) else {
      report(.missingValue, key.range)
      if byte(at: at) == UInt8(ascii: ";") {
        at += 1
      } else if isOnOneLine {
        skipLine()
      }
      append(key, nil, ByteRange(start: start, end: endOfEquals), comment)
      return
    }
    if !isOnOneLine, isFollowedByEquals() {
      // The supposed value is the next key.
      at = startOfValue
      report(.missingValue, key.range)
      append(key, nil, ByteRange(start: start, end: endOfEquals), comment)
      return
    }
    if let whole = withInnerQuotes(value) { value = whole }
    append(key, value, ByteRange(start: start, end: finish(value.range.end)), comment)
  }

  private mutating func append(
    _ key: StringsTable.Text, _ value: StringsTable.Text?, _ range: ByteRange,
    _ comment: ByteRange?, isShorthand: Bool = false
  ) {
    entries.append(
      StringsTable.Entry(
        key: key, value: value, range: range, comment: comment, isShorthand: isShorthand))
  }

  // MARK: The end of an entry

  /// Reads the semicolon after a value that ends at an offset. Returns the end of the entry.
  private mutating func finish(_ end: Int) -> Int {
    skipBlanksAndComments()
    if byte(at: at) == UInt8(ascii: ";") {
      at += 1
      comment = nil
      return at
    }
    // The comments in between belong to the next entry.
    report(.missingSemicolon, ByteRange(start: lastCharacter(before: end), end: end))
    return end
  }

  private func lastCharacter(before end: Int) -> Int {
    var start = max(0, end - 1)
    while start > 0, end - start < 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  private func isFollowedByEquals() -> Bool {
    var ahead = self
    ahead.skipBlanks()
    return ahead.byte(at: ahead.at) == UInt8(ascii: "=")
  }
}
