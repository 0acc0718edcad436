extension SwiftLexer {
  mutating func readOperator() {
    let start = cursor.at
    if isAlone(cursor.peek(), before: cursor.peek(1)) {
      cursor.at += 1
      return emit(.operator, from: start)
    }
    let isLeftBound = isLeftBound(at: start)
    if cursor.peek() == UInt8(ascii: "<"), cursor.peek(1) == UInt8(ascii: "#"), skipPlaceholder() {
      return emit(.identifier, from: start)
    }
    if isLeftBound, cursor.peek() == UInt8(ascii: "?") || cursor.peek() == UInt8(ascii: "!") {
      cursor.at += 1
      return emit(.operator, from: start)
    }
    let end = endOfOperator(from: start)
    if let slash = (start..<end).first(where: { cursor.byte($0) == UInt8(ascii: "/") }),
      let regexEnd = regularExpressionEnd(
        inOperator: start, end, slash: slash, isLeftBound: isLeftBound)
    {
      if slash > start {
        cursor.at = slash
        emit(.operator, from: start)
      }
      cursor.at = regexEnd
      return emit(.regex, from: slash)
    }
    cursor.at = endBeforeComment(start, end)
    emit(.operator, from: start)
  }

  /// Returns true if a byte is a complete operator, as most `.` and `=` are.
  private func isAlone(_ byte: UInt8, before next: UInt8) -> Bool {
    byte < 0x80 && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "<")
      && next < 0x80 && !CharacterClass.isOperator(next)
  }

  private func endOfOperator(from start: Int) -> Int {
    var index = start
    let mayHaveDots = cursor.byte(start) == UInt8(ascii: ".")
    while index < cursor.count {
      let byte = cursor.byte(index)
      if byte < 0x80 {
        guard CharacterClass.isOperator(byte), byte != UInt8(ascii: ".") || mayHaveDots else {
          break
        }
        if index > start, byte == UInt8(ascii: "<"), isPlaceholder(at: index) { break }
        index += 1
      } else {
        guard let scalar = cursor.scalar(at: index),
          index == start
            ? CharacterClass.beginsOperator(scalar.value)
            : CharacterClass.continuesOperator(scalar.value)
        else { break }
        index += scalar.length
      }
    }
    return index
  }

  /// A comment can begin in the middle of an operator.
  private func endBeforeComment(_ start: Int, _ end: Int) -> Int {
    guard end - start > 2 else { return end }
    var index = start + 1
    while index < end {
      let next = cursor.byte(index + 1)
      if cursor.byte(index) == UInt8(ascii: "/"),
        next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
      {
        return index
      }
      index += 1
    }
    return end
  }

  // MARK: Placeholders

  /// Returns the end of `<#…#>`, which editors insert.
  private func endOfPlaceholder(at start: Int) -> Int? {
    guard cursor.byte(start) == UInt8(ascii: "<"), cursor.byte(start + 1) == UInt8(ascii: "#")
    else { return nil }
    var index = start + 2
    while index < cursor.count, cursor.byte(index) != 0x0A {
      let next = cursor.byte(index + 1)
      switch cursor.byte(index) {
      case UInt8(ascii: "<") where next == UInt8(ascii: "#"): return nil
      case UInt8(ascii: "#") where next == UInt8(ascii: ">"): return index + 2
      default: index += 1
      }
    }
    return nil
  }

  private func isPlaceholder(at index: Int) -> Bool { endOfPlaceholder(at: index) != nil }

  private mutating func skipPlaceholder() -> Bool {
    guard let end = endOfPlaceholder(at: cursor.at) else { return false }
    cursor.at = end
    return true
  }

  // MARK: What an operator is bound to

  /// Returns true if the byte before an index is neither white space nor an opening bracket or a separator.
  func isLeftBound(at index: Int) -> Bool {
    guard index > 0 else { return false }
    switch cursor.byte(index - 1) {
    case 0x20, 0x09, 0x0A, 0x0D, 0x00, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"): return cursor.byte(index - 2) != UInt8(ascii: "*")
    case 0xA0: return cursor.byte(index - 2) != 0xC2
    default: return true
    }
  }

  func isRightBound(at index: Int, isLeftBound: Bool) -> Bool {
    guard index < cursor.count else { return false }
    switch cursor.byte(index) {
    case 0x20, 0x09, 0x0A, 0x0D, 0x00, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"):
      let next = cursor.byte(index + 1)
      return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
    case 0xC2: return cursor.byte(index + 1) != 0xA0
    default: return true
    }
  }

  // MARK: Regular expressions

  private mutating func regularExpressionEnd(
    inOperator start: Int, _ end: Int, slash: Int, isLeftBound: Bool
  ) -> Int? {
    guard !isLeftBound else { return nil }
    let context = context()
    guard !context.namesOperator else { return nil }
    var isCertain = false
    if !isRightBound(at: end, isLeftBound: isLeftBound) {
      guard context.isBehindTryMark || context.expectsExpression else { return nil }
      isCertain = context.isBehindTryMark || !context.allowsBareOperator
    }
    return regularExpressionEnd(at: slash, pounds: 0, isCertain: isCertain)
  }

  /// Returns the end of a regular expression that begins at an index; nil where there is none.
  ///
  /// - Parameters:
  ///   - pounds: the number of `#` before the slash. With them an expression can span lines.
  ///   - isCertain: true if nothing else is allowed here, so that an unterminated one counts as well.
  mutating func regularExpressionEnd(at start: Int, pounds: Int, isCertain: Bool) -> Int? {
    var index = start + pounds
    guard cursor.byte(index) == UInt8(ascii: "/") else { return nil }
    index += 1
    var firstLineBreak: Int?
    if pounds == 0 {
      switch cursor.byte(index) {
      case 0x20, 0x09: if !isCertain { return nil }
      case UInt8(ascii: "*"), UInt8(ascii: "/"): return nil
      default: break
      }
      if start > 0, cursor.byte(start - 1) == UInt8(ascii: "*") { return nil }
    } else {
      var scan = index
      while cursor.byte(scan) == 0x20 || cursor.byte(scan) == 0x09 { scan += 1 }
      if scan < cursor.count, CharacterClass.isLineBreak(cursor.byte(scan)) {
        if pounds >= vain.poundsOfRegularExpression { return scan }
        firstLineBreak = scan
        index = scan
      }
    }
    var groups = 0
    var classes = 0
    var lastBlank = -1
    while true {
      guard index < cursor.count else {
        if firstLineBreak != nil {
          vain.poundsOfRegularExpression = min(pounds, vain.poundsOfRegularExpression)
        }
        return isCertain ? firstLineBreak ?? cursor.count : nil
      }
      var byte = cursor.byte(index)
      if byte == UInt8(ascii: "/") {
        switch close(at: index, pounds: pounds, isCertain: isCertain, lastBlank: lastBlank) {
        case .end(let end): return end
        case .comment: return isCertain ? index : nil
        case .none: return nil
        case .text: break
        }
      }
      var isEscaped = false
      if byte == UInt8(ascii: "\\") {
        index += 1
        isEscaped = true
        guard index < cursor.count else { continue }
        byte = cursor.byte(index)
      }
      if CharacterClass.isLineBreak(byte), firstLineBreak == nil { return isCertain ? index : nil }
      if !isEscaped {
        switch byte {
        case UInt8(ascii: "(") where classes == 0: groups += 1
        case UInt8(ascii: ")") where classes == 0:
          if groups == 0, !isCertain { return nil }
          groups = max(0, groups - 1)
        case UInt8(ascii: "["): classes += 1
        case UInt8(ascii: "]"): classes = max(0, classes - 1)
        case 0x20, 0x09: lastBlank = index
        default: break
        }
      }
      index += 1
    }
  }

  private enum Closing { case end(Int), comment, none, text }

  private func close(at slash: Int, pounds: Int, isCertain: Bool, lastBlank: Int) -> Closing {
    var end = slash + 1
    guard pounds == 0 else {
      while cursor.byte(end) == UInt8(ascii: "#") { end += 1 }
      return end - slash - 1 >= pounds ? .end(end) : .text
    }
    if cursor.byte(end) == UInt8(ascii: "*") || cursor.byte(end) == UInt8(ascii: "/") {
      return .comment
    }
    if lastBlank == slash - 1, !isCertain { return .none }
    return .end(end)
  }
}
