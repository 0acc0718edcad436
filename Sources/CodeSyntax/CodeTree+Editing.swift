import SourceText

/// Incremental reading after an edit.
///
/// Reading begins after the last token that ends before the line of the edit and is in no literal, and stops when
/// three tokens after the edit are the same as before. The result equals that of reading the whole text; if that
/// cannot be known, the whole text is read.
extension CodeTree {
  /// The number of tokens that have to be the same. The reading of a token depends on the two before it.
  private static let matchesNeeded = 3

  /// Replaces a range of the text and updates the tokens.
  public mutating func replace(_ range: ByteRange, with replacement: [UInt8]) {
    let edit = source.clamp(range)
    let oldLength = source.length
    let lineStart = startOfLogicalLine(around: edit.start)
    source.replace(edit, with: replacement)
    let change = Change(edit: edit, distance: source.length - oldLength, lineStart: lineStart)
    let isReadInPart =
      switch language {
      case .swift: readAgain(SwiftLexer.self, change)
      case .objectiveC: readAgain(ObjectiveCLexer.self, change)
      }
    if !isReadInPart { self = CodeTree(source, language) }
  }

  private struct Change {
    /// The range of the edit in the old text.
    let edit: ByteRange
    let distance: Int
    /// The start of the line on which the edit begins.
    let lineStart: Int

    var newEnd: Int { edit.end + distance }
  }

  private mutating func readAgain<L: Lexer>(_: L.Type, _ change: Change) -> Bool {
    guard !looksFarAhead, source.length <= Self.maximumLength else { return false }
    let first = firstTokenToRead(change)
    let start = first > 0 ? tokens[first - 1].end : 0
    var lexer = L(source.bytes, at: start)
    let context = tokens[max(0, first - 2)..<first]
    lexer.tokens = Array(context)

    var checked = context.count
    var old = first
    var matches = 0
    while !lexer.cursor.isAtEnd {
      lexer.step()
      while checked < lexer.tokens.count {
        let new = lexer.tokens[checked]
        checked += 1
        let expected = old
        while old < tokens.count, tokens[old].start + change.distance < new.start { old += 1 }
        if new.start > change.newEnd, old < tokens.count,
          new.isSame(as: tokens[old], shiftedBy: change.distance)
        {
          matches = old == expected ? matches + 1 : 1
          old += 1
        } else {
          matches = 0
        }
      }
      if matches >= Self.matchesNeeded, lexer.isBetweenLiterals, old < tokens.count,
        tokens[old].beginsOutsideOfLiterals
      {
        break
      }
    }
    guard !lexer.looksFarAhead else { return false }
    let isAtEnd = lexer.cursor.isAtEnd
    if isAtEnd {
      lexer.finish()
      old = tokens.count
    }
    let commentsEnd = isAtEnd ? nil : lexer.cursor.at - change.distance
    replaceComments(from: start, to: commentsEnd, by: lexer.comments, distance: change.distance)
    replaceTokens(
      first..<old, by: Array(lexer.tokens.dropFirst(context.count)), distance: change.distance)
    return true
  }

  // MARK: Where reading begins

  private func firstTokenToRead(_ change: Change) -> Int {
    var index = firstToken(endingAfter: max(0, change.lineStart - 1))
    while index > 0 {
      let isClean = index == tokens.count || tokens[index].beginsOutsideOfLiterals
      // After the very last token it is not known whether a literal is still open.
      if isClean, index < tokens.count || !tokens[index - 1].isInString,
        tokens[index - 1].end < change.lineStart
      {
        return index
      }
      index -= 1
    }
    return 0
  }

  /// Returns the start of the line around an offset, including lines above that end with a backslash.
  private func startOfLogicalLine(around offset: Int) -> Int {
    let bytes = source.bytes
    var index = min(max(offset, 0), bytes.count)
    while true {
      while index > 0, !CharacterClass.isLineBreak(bytes[index - 1]) { index -= 1 }
      var end = index
      while end > 0, CharacterClass.isSpace(bytes[end - 1]) { end -= 1 }
      guard language == .objectiveC, end > 0, bytes[end - 1] == UInt8(ascii: "\\") else {
        return index
      }
      index = end - 1
    }
  }

  // MARK: What takes the place of the old

  private mutating func replaceComments(
    from start: Int, to end: Int?, by new: [ByteRange], distance: Int
  ) {
    let first = comments.firstIndex { $0.start >= start } ?? comments.count
    let last = end.flatMap { end in comments.firstIndex { $0.start >= end } } ?? comments.count
    comments.replaceSubrange(first..<max(first, last), with: new)
    guard distance != 0 else { return }
    for index in (first + new.count)..<comments.count {
      comments[index] = comments[index].shifted(by: distance)
    }
  }

  private mutating func replaceTokens(_ old: Range<Int>, by new: [Token], distance: Int) {
    tokens.replaceSubrange(old, with: new)
    if distance != 0 {
      for index in (old.lowerBound + new.count)..<tokens.count {
        tokens[index] = tokens[index].shifted(by: distance)
      }
    }
    BracketMatcher.match(&tokens, in: source.bytes)
  }
}

extension Token {
  /// True if reading can begin at a token as if nothing were open.
  fileprivate var beginsOutsideOfLiterals: Bool { !isInString && kind != .endOfDirective }
}
