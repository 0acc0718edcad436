extension SwiftLexer {
  /// Reads the quotes that begin a literal, after its `#`.
  mutating func openString(pounds: Int) {
    let start = cursor.at - pounds
    let quote = cursor.peek()
    cursor.at += 1
    var isMultiline = false
    if quote == UInt8(ascii: "\""), cursor.peek() == quote, cursor.peek(1) == quote,
      !closesOnLine(from: cursor.at + 2, pounds: pounds)
    {
      isMultiline = true
      cursor.at += 2
    }
    emit(.openQuote, from: start)
    modes.append(.string(isMultiline: isMultiline, quote: quote, pounds: pounds))
  }

  /// Returns true if a text that looks like `#"""` is a literal on one line that begins with a quote: its end is on
  /// the line.
  private func closesOnLine(from index: Int, pounds: Int) -> Bool {
    guard pounds > 0 else { return false }
    if hasPounds(pounds, at: index) { return true }
    var index = index
    while index < cursor.count, !CharacterClass.isLineBreak(cursor.byte(index)) {
      if cursor.byte(index) == UInt8(ascii: "\""), hasPounds(pounds, at: index + 1) { return true }
      index += 1
    }
    return false
  }

  private func hasPounds(_ count: Int, at index: Int) -> Bool {
    var index = index
    let end = index + count
    while index < end {
      guard cursor.byte(index) == UInt8(ascii: "#") else { return false }
      index += 1
    }
    return true
  }

  /// Reads the text of a literal up to its end, an interpolation, or the end of the line, and the token there.
  mutating func readString(isMultiline: Bool, quote: UInt8, pounds: Int) {
    let start = cursor.at
    while !cursor.isAtEnd {
      let byte = cursor.peek()
      if byte == quote, isEnd(isMultiline: isMultiline, pounds: pounds) {
        if cursor.at > start { emit(.segment, from: start) }
        let quotes = cursor.at
        cursor.at += (isMultiline ? 3 : 1) + pounds
        modes.removeLast()
        return emit(.closeQuote, from: quotes, isInString: true)
      }
      if byte == UInt8(ascii: "\\"), hasPounds(pounds, at: cursor.at + 1) {
        let next = cursor.at + 1 + pounds
        if cursor.byte(next) == UInt8(ascii: "(") {
          if cursor.at > start { emit(.segment, from: start) }
          let backslash = cursor.at
          cursor.at = next
          emit(.interpolation, from: backslash)
          cursor.at = next + 1
          emit(.open, from: next)
          modes.append(.interpolation(open: 0))
          return
        }
        // An escaped line break does not continue a literal on one line.
        cursor.at = min(
          CharacterClass.isLineBreak(cursor.byte(next)) ? next : next + 1, cursor.count)
        continue
      }
      if !isMultiline, CharacterClass.isLineBreak(byte) {
        if cursor.at > start { emit(.segment, from: start) }
        modes.removeLast()
        return
      }
      cursor.at += 1
    }
    if cursor.at > start { emit(.segment, from: start) }
  }

  private func isEnd(isMultiline: Bool, pounds: Int) -> Bool {
    guard isMultiline else { return hasPounds(pounds, at: cursor.at + 1) }
    let quote = UInt8(ascii: "\"")
    return cursor.peek(1) == quote && cursor.peek(2) == quote
      && hasPounds(pounds, at: cursor.at + 3)
  }
}
