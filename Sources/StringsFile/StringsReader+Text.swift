import OldStylePropertyList
import SourceText

/// Keys and values.
extension StringsReader {
  /// Returns true if a byte can be part of a bare word.
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Reads a key or a value. Returns nil, and reads nothing, if there is none.
  ///
  /// - Parameter ends: the bytes one of which has to follow the text.
  mutating func readText(endingAt ends: Set<UInt8>) -> StringsTable.Text? {
    let first = byte(at: at)
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      return readQuoted(first, endingAt: ends)
    }
    if isTypographicQuote(at: at) { return readTypographic(endingAt: ends) }
    return readBare(endingAt: ends)
  }

  private func text(_ range: ByteRange, _ content: ByteRange, _ quote: UInt8?)
    -> StringsTable.Text
  {
    let decoded = OldStyleString.decode(bytes[content.start..<content.end])
    return StringsTable.Text(range: range, content: content, string: decoded, quote: quote)
  }

  // MARK: In quotes

  private mutating func readQuoted(_ quote: UInt8, endingAt ends: Set<UInt8>)
    -> StringsTable.Text
  {
    let start = at
    let endOfFirstLine = endOfLine(from: start)
    let mayEnd = unclosedFrom[quote].map { start < $0 } ?? true
    var end = start + 1
    var spansLines = false
    let limit = mayEnd ? bytes.count : endOfFirstLine
    while end < limit, bytes[end] != quote {
      if isLineEnd(bytes[end]) { spansLines = true }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    if end >= limit {
      if mayEnd { unclosedFrom[quote] = start }
      return unterminated(from: start, quote, endOfFirstLine, endingAt: ends)
    }
    at = end + 1
    if spansLines || hidesEquals(from: start, to: end, ends), !isFollowed(by: ends) {
      return unterminated(from: start, quote, endOfFirstLine, endingAt: ends)
    }
    let content = ByteRange(start: start + 1, end: end)
    reportEscapes(in: content)
    return text(ByteRange(start: start, end: end + 1), content, quote)
  }

  /// Returns true if an unclosed key includes its `=`, as in `"key = "value";`.
  private func hidesEquals(from start: Int, to end: Int, _ ends: Set<UInt8>) -> Bool {
    ends.contains(UInt8(ascii: "=")) && bytes[start..<end].contains(UInt8(ascii: "="))
  }

  private func isFollowed(by ends: Set<UInt8>) -> Bool {
    var ahead = self
    ahead.skipBlanks()
    // A comment may follow; the text after it is not examined.
    return ahead.at >= bytes.count || ends.contains(byte(at: ahead.at))
      || byte(at: ahead.at) == UInt8(ascii: "/")
  }

  /// Returns a text whose quote is not closed: it ends with its line, before the byte that has to follow it.
  private mutating func unterminated(
    from start: Int, _ quote: UInt8, _ endOfLine: Int, endingAt ends: Set<UInt8>
  ) -> StringsTable.Text {
    var end = endOfLine
    if let stop = lastEnd(ends, from: start + 1, to: endOfLine) { end = stop }
    while end > start + 1, Self.isBlank(bytes[end - 1]) { end -= 1 }
    let range = ByteRange(start: start, end: end)
    report(.unterminatedString, range)
    at = end
    return text(range, ByteRange(start: start + 1, end: end), quote)
  }

  /// Returns the offset of the semicolon at the end of a line, or of the first `=` after a key.
  private func lastEnd(_ ends: Set<UInt8>, from start: Int, to end: Int) -> Int? {
    if ends.contains(UInt8(ascii: "=")) {
      if let equals = bytes[start..<end].firstIndex(of: UInt8(ascii: "=")) { return equals }
    }
    var last = end
    while last > start, Self.isBlank(bytes[last - 1]) { last -= 1 }
    return last > start && bytes[last - 1] == UInt8(ascii: ";") ? last - 1 : nil
  }

  private mutating func reportEscapes(in content: ByteRange) {
    var at = content.start
    while at < content.end {
      guard bytes[at] == UInt8(ascii: "\\") else {
        at += 1
        continue
      }
      if byte(at: at + 1) == UInt8(ascii: "u"), at + 6 <= content.end,
        bytes[(at + 2)..<(at + 6)].allSatisfy({ OldStyleString.hexDigit($0) != nil })
      {
        report(.lowercaseUnicodeEscape, ByteRange(start: at, end: at + 6))
      }
      at += 2
    }
  }

  // MARK: Quotes inside quotes

  /// Returns the value extended by unescaped quotes inside it, as in `"say "hi" now"`; nil if it has none.
  mutating func withInnerQuotes(_ value: StringsTable.Text) -> StringsTable.Text? {
    guard value.quote == UInt8(ascii: "\""), value.range.end > value.content.end else { return nil }
    var ahead = self
    ahead.at = value.range.end
    ahead.skipBlanks()
    let next = ahead.byte(at: ahead.at)
    guard ahead.at < bytes.count, next != UInt8(ascii: ";"), next != UInt8(ascii: "/"),
      !hasLineEnd(from: value.range.end, to: ahead.at), !isNextEntry(at: ahead.at)
    else { return nil }
    guard let end = endOfQuotedLine(from: value.range.end) else { return nil }
    for offset in value.content.end..<end
    where bytes[offset] == UInt8(ascii: "\"") && byte(at: offset - 1) != UInt8(ascii: "\\") {
      report(.unescapedQuote, ByteRange(start: offset, end: offset + 1))
    }
    at = end + 1
    return text(
      ByteRange(start: value.range.start, end: end + 1),
      ByteRange(start: value.content.start, end: end), value.quote)
  }

  /// Returns the offset of the quote of the next `";` on the line.
  private mutating func endOfQuotedLine(from start: Int) -> Int? {
    guard start >= noQuotedEndBefore else { return nil }
    var at = start
    while at < bytes.count, !isLineEnd(bytes[at]) {
      if bytes[at] == UInt8(ascii: "\"") {
        var next = at + 1
        while Self.isBlank(byte(at: next)) { next += 1 }
        if byte(at: next) == UInt8(ascii: ";") { return at }
        at = next
      } else {
        at += 1
      }
    }
    noQuotedEndBefore = at
    return nil
  }

  /// Returns true if an entry begins here: a text followed by `=`.
  private func isNextEntry(at offset: Int) -> Bool {
    var end = offset
    if byte(at: offset) == UInt8(ascii: "\"") {
      end += 1
      while end < bytes.count, bytes[end] != UInt8(ascii: "\""), !isLineEnd(bytes[end]) {
        end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      end += 1
    } else {
      while Self.isWordByte(byte(at: end)) { end += 1 }
      if end == offset { return false }
    }
    while Self.isBlank(byte(at: end)) { end += 1 }
    return byte(at: end) == UInt8(ascii: "=")
  }

  // MARK: Without quotes

  private mutating func readBare(endingAt ends: Set<UInt8>) -> StringsTable.Text? {
    let start = at
    var end = start
    while Self.isWordByte(byte(at: end)) { end += 1 }
    guard end > start, isWholeWord(endingAt: end, ends) else {
      if let text = readUnquoted(from: start, endingAt: ends) { return text }
      guard end > start else { return nil }
      return word(start, end)
    }
    return word(start, end)
  }

  private mutating func word(_ start: Int, _ end: Int) -> StringsTable.Text {
    at = end
    let range = ByteRange(start: start, end: end)
    return text(range, range, nil)
  }

  /// Returns true if the text after a bare word on its line does not make it part of a longer one.
  private func isWholeWord(endingAt end: Int, _ ends: Set<UInt8>) -> Bool {
    var next = end
    while Self.isBlank(byte(at: next)) { next += 1 }
    let follower = byte(at: next)
    if next >= bytes.count || isLineEnd(follower) || isUnicodeLineEnd(at: next) { return true }
    if ends.contains(follower) { return true }
    // A comment ends a word only after white space; `a//b` is one word.
    if next > end, follower == UInt8(ascii: "/") { return true }
    let isKey = ends.contains(UInt8(ascii: "="))
    if isKey { return follower == UInt8(ascii: "\"") || follower == UInt8(ascii: "'") }
    return next > end && isNextEntry(at: next)
  }

  /// Reads a text that needs quotes and has none, up to the byte that has to follow it on its line.
  private mutating func readUnquoted(
    from start: Int, endingAt ends: Set<UInt8>
  ) -> StringsTable.Text? {
    let first = byte(at: start)
    guard first != UInt8(ascii: "#"), first != UInt8(ascii: "}") else { return nil }
    var stop = start
    while stop < bytes.count, !isLineEnd(bytes[stop]), !isEnd(bytes[stop]) { stop += 1 }
    var end = stop
    if byte(at: stop) == UInt8(ascii: "\"") {
      // Only the opening quote is missing.
      end += 1
      stop = end
      while Self.isBlank(byte(at: stop)) { stop += 1 }
    }
    guard stop < bytes.count, ends.contains(bytes[stop]) else { return nil }
    while end > start, Self.isBlank(bytes[end - 1]) { end -= 1 }
    guard end > start else { return nil }
    at = end
    let range = ByteRange(start: start, end: end)
    report(.needsQuotes, range)
    let hasQuote = bytes[end - 1] == UInt8(ascii: "\"")
    return text(range, ByteRange(start: start, end: hasQuote ? end - 1 : end), nil)
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: "\""): true
    default: false
    }
  }

  // MARK: In typographic quotes

  /// Returns true at one of “ ” „ ‟, by which word processors replace straight quotes.
  private func isTypographicQuote(at offset: Int) -> Bool {
    if byte(at: offset) == 0xE2, byte(at: offset + 1) == 0x80 {
      return (0x9C...0x9F).contains(byte(at: offset + 2))
    }
    return false
  }

  private mutating func readTypographic(endingAt ends: Set<UInt8>) -> StringsTable.Text {
    let start = at
    var close = start + 3
    while close < bytes.count, !isLineEnd(bytes[close]), !isTypographicQuote(at: close),
      bytes[close] != UInt8(ascii: "\"")
    { close += 1 }
    let isClosed = close < bytes.count && !isLineEnd(bytes[close])
    if !isClosed, let stop = lastEnd(ends, from: start + 3, to: close) { close = stop }
    let length = isTypographicQuote(at: close) ? 3 : 1
    let end = isClosed ? min(close + length, bytes.count) : close
    at = end
    let range = ByteRange(start: start, end: end)
    report(.typographicQuotes, range)
    return text(range, ByteRange(start: start + 3, end: close), nil)
  }
}
