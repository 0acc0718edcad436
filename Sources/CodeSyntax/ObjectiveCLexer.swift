import SourceText

/// Converts bytes of Objective-C, C or C++ to tokens and comments. It accepts any bytes and always moves on.
///
/// Preprocessor directives are tokens like others, between a `directive` and an `endOfDirective`; nothing is
/// expanded.
struct ObjectiveCLexer: Lexer {
  var cursor: ByteCursor
  var tokens: [Token] = []
  var comments: [ByteRange] = []
  var looksFarAhead = false
  /// True if the line began with `#`.
  private var isInDirective = false
  private var openRawLiterals = 0
  /// True if the line has contained only white space and comments so far.
  private var isAtLineStart: Bool

  init(_ bytes: [UInt8], at start: Int = 0) {
    cursor = ByteCursor(bytes, at: start)
    isAtLineStart = start == 0
  }

  var isBetweenLiterals: Bool { !isInDirective }

  mutating func step() {
    guard !cursor.isAtEnd else { return }
    let start = cursor.at
    let byte = cursor.peek()
    switch byte {
    case 0x0A, 0x0D:
      if isInDirective {
        tokens.append(Token(.endOfDirective, start: start, length: 0))
        isInDirective = false
      }
      isAtLineStart = true
      cursor.at += 1
    case 0x20, 0x09, 0x0B, 0x0C, 0x00: cursor.at += 1
    case UInt8(ascii: "\\"):
      if !skipLineContinuation() {
        read(.unknown, length: 1)
        isAtLineStart = false
      }
    case UInt8(ascii: "/") where cursor.peek(1) == UInt8(ascii: "/"):
      skipLineComment()
      comments.append(ByteRange(start: start, end: cursor.at))
    case UInt8(ascii: "/") where cursor.peek(1) == UInt8(ascii: "*"):
      skipBlockComment()
      comments.append(ByteRange(start: start, end: cursor.at))
    default:
      readToken(byte)
      isAtLineStart = false
    }
  }

  /// Ends a directive on the last line.
  mutating func finish() {
    guard isInDirective else { return }
    tokens.append(Token(.endOfDirective, start: cursor.count, length: 0))
    isInDirective = false
  }

  // MARK: Between tokens

  /// Skips a backslash at the end of a line, which continues the line.
  private mutating func skipLineContinuation() -> Bool {
    guard let end = endOfLineContinuation(at: cursor.at) else { return false }
    cursor.at = end
    return true
  }

  private func endOfLineContinuation(at index: Int) -> Int? {
    guard cursor.byte(index) == UInt8(ascii: "\\") else { return nil }
    var index = index + 1
    while cursor.byte(index) == 0x20 || cursor.byte(index) == 0x09 { index += 1 }
    switch cursor.byte(index) {
    case 0x0A: return index + 1
    case 0x0D: return cursor.byte(index + 1) == 0x0A ? index + 2 : index + 1
    default: return nil
    }
  }

  private mutating func skipLineComment() {
    while !cursor.isAtEnd {
      if CharacterClass.isLineBreak(cursor.peek()) { return }
      if !skipLineContinuation() { cursor.at += 1 }
    }
  }

  private mutating func skipBlockComment() {
    cursor.at += 2
    while !cursor.isAtEnd {
      if cursor.peek() == UInt8(ascii: "*"), cursor.peek(1) == UInt8(ascii: "/") {
        cursor.at += 2
        return
      }
      cursor.at += 1
    }
  }

  // MARK: Tokens

  private mutating func readToken(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): read(.open, length: 1)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): read(.close, length: 1)
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "@"), UInt8(ascii: "`"):
      read(.punctuation, length: 1)
    case UInt8(ascii: ":"): read(.punctuation, length: cursor.peek(1) == byte ? 2 : 1)
    case UInt8(ascii: "#"):
      if isAtLineStart, !isInDirective {
        isInDirective = true
        read(.directive, length: 1)
      } else {
        read(.punctuation, length: cursor.peek(1) == byte ? 2 : 1)
      }
    case UInt8(ascii: "\""), UInt8(ascii: "'"): readLiteral(from: cursor.at)
    case UInt8(ascii: ".") where CharacterClass.isDigit(cursor.peek(1)): readNumber()
    case _ where CharacterClass.isDigit(byte): readNumber()
    case _ where CharacterClass.isLetter(byte) || byte == UInt8(ascii: "$"): readName()
    case 0x80...: readOther()
    default: readOperator()
    }
  }

  private mutating func read(_ kind: Token.Kind, length: Int) {
    let start = cursor.at
    cursor.at = min(start + length, cursor.count)
    append(kind, from: start, to: cursor.at, isInString: isInDirective && kind != .directive)
  }

  private mutating func readOther() {
    let start = cursor.at
    guard let scalar = cursor.scalar(at: start) else { return read(.unknown, length: 1) }
    guard CharacterClass.continuesName(scalar.value) else {
      return read(.unknown, length: scalar.length)
    }
    cursor.skipName()
    append(.identifier, from: start, to: cursor.at, isInString: isInDirective)
  }

  /// Reads a name, or a literal that begins with an encoding prefix.
  private mutating func readName() {
    let start = cursor.at
    cursor.skipName()
    if cursor.peek() == UInt8(ascii: "\"") || cursor.peek() == UInt8(ascii: "'"),
      cursor.at - start <= 3
    {
      if isEncoding(from: start) { return readLiteral(from: start) }
      if cursor.peek(-1) == UInt8(ascii: "R"), cursor.peek() == UInt8(ascii: "\""),
        cursor.at - start == 1 || isEncoding(from: start, length: cursor.at - start - 1),
        let end = endOfRawLiteral()
      {
        cursor.at = end
        return append(.literal, from: start, to: end, isInString: isInDirective)
      }
    }
    append(.identifier, from: start, to: cursor.at, isInString: isInDirective)
  }

  private func isEncoding(from start: Int) -> Bool {
    isEncoding(from: start, length: cursor.at - start)
  }

  private func isEncoding(from start: Int, length: Int) -> Bool {
    ["L", "u", "U", "u8"].contains {
      length == $0.utf8CodeUnitCount && cursor.starts(with: $0, at: start)
    }
  }

  /// The most unterminated raw literals whose end is searched for in the whole text.
  private static let maximumOpen = 16
  private static let maximumDelimiter = 16

  /// Returns the end of `R"x(…)x"` in C++, whose quote is the next byte; nil for a string that only looks like one.
  private mutating func endOfRawLiteral() -> Int? {
    guard openRawLiterals < Self.maximumOpen else { return nil }
    var open = cursor.at + 1
    while cursor.byte(open) != UInt8(ascii: "(") {
      let byte = cursor.byte(open)
      let isLegal =
        byte > 0x20 && byte != UInt8(ascii: ")") && byte != UInt8(ascii: "\\")
        && byte != UInt8(ascii: "\"")
      guard isLegal, open - cursor.at <= Self.maximumDelimiter else { return nil }
      open += 1
    }
    let delimiter = cursor.at + 1..<open
    var at = open + 1
    while at < cursor.count {
      let byte = cursor.byte(at)
      // Edits on other lines can end it.
      if CharacterClass.isLineBreak(byte) { looksFarAhead = true }
      if byte == UInt8(ascii: ")"),
        delimiter.allSatisfy({ cursor.byte($0) == cursor.byte(at + 1 + $0 - delimiter.lowerBound) }
        ),
        cursor.byte(at + 1 + delimiter.count) == UInt8(ascii: "\"")
      {
        return at + delimiter.count + 2
      }
      at += 1
    }
    openRawLiterals += 1
    looksFarAhead = true
    return nil
  }

  /// Reads a string or a character up to its quote, or at most to the end of the line.
  private mutating func readLiteral(from start: Int) {
    let quote = cursor.peek()
    let quoteStart = cursor.at
    cursor.at += 1
    while !cursor.isAtEnd {
      let byte = cursor.peek()
      if byte == quote {
        cursor.at += 1
        return append(.literal, from: start, to: cursor.at, isInString: isInDirective)
      }
      if CharacterClass.isLineBreak(byte) { break }
      if byte == UInt8(ascii: "\\") {
        if !skipLineContinuation() { cursor.at = min(cursor.at + 2, cursor.count) }
      } else {
        cursor.at += 1
      }
    }
    // An apostrophe in prose after `#error` is no literal; neither is an unterminated one.
    cursor.at = quoteStart + 1
    if quoteStart > start {
      append(.identifier, from: start, to: quoteStart, isInString: isInDirective)
    }
    append(.unknown, from: quoteStart, to: cursor.at, isInString: isInDirective)
  }

  /// Reads a number of the preprocessor, as the standard defines it.
  private mutating func readNumber() {
    let start = cursor.at
    cursor.at += 1
    while !cursor.isAtEnd {
      let byte = cursor.peek()
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
        let last = cursor.peek(-1) | 0x20
        guard last == UInt8(ascii: "e") || last == UInt8(ascii: "p") else { break }
        cursor.at += 1
      } else if byte == UInt8(ascii: ".") || CharacterClass.continuesName(byte) {
        cursor.at += 1
      } else if byte == UInt8(ascii: "'"), CharacterClass.continuesName(cursor.peek(1)) {
        cursor.at += 2
      } else {
        break
      }
    }
    append(.number, from: start, to: cursor.at, isInString: isInDirective)
  }

  private mutating func readOperator() {
    for length in [3, 2] where Self.operators(length).contains(where: startsHere) {
      return read(.operator, length: length)
    }
    read(CharacterClass.isOperator(cursor.peek()) ? .operator : .unknown, length: 1)
  }

  private func startsHere(_ text: StaticString) -> Bool { cursor.starts(with: text, at: cursor.at) }

  private static func operators(_ length: Int) -> [StaticString] {
    length == 3 ? longOperators : shortOperators
  }

  private static let longOperators: [StaticString] = ["<<=", ">>=", "..."]
  private static let shortOperators: [StaticString] = [
    "->", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "*=", "/=", "%=", "+=", "-=",
    "&=", "^=", "|=",
  ]
}
