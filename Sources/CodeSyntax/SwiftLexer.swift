import SourceText

/// Unsuccessful searches of a `SwiftLexer` for ends: searches from later positions fail, too.
struct VainSearches {
  /// The least number of `#` with which a regular expression of several lines has no end.
  var poundsOfRegularExpression = Int.max
  /// The offset up to which a quotation in curly quotes that begins before has no end.
  var endOfCurlyString = 0
  /// The end of a row of `#` that begins no literal.
  var endOfPounds = 0
  /// True if the markers of this kind begin a merge conflict that has no end.
  var git = false
  var perforce = false
}

/// Converts bytes of Swift to tokens and comments. It accepts any bytes, uses an explicit stack, and always
/// advances.
///
/// For ambiguous syntax (is this `/` an operator or the start of a regular expression?) it decides as the
/// Swift compiler does. Tests compare the two on real and on damaged text.
struct SwiftLexer: Lexer {
  /// The state inside a string literal or an interpolation; there is none outside of both.
  enum Mode: Equatable {
    case string(isMultiline: Bool, quote: UInt8, pounds: Int)
    /// Between `\(` and its `)`, with the number of parentheses open in between.
    case interpolation(open: Int)
  }

  var cursor: ByteCursor
  var tokens: [Token] = []
  var comments: [ByteRange] = []
  var modes: [Mode] = []
  /// True if some token was decided by text far after it, so that no part can be read again alone.
  var looksFarAhead = false
  /// Unsuccessful searches, which are not repeated.
  var vain = VainSearches()

  init(_ bytes: [UInt8], at start: Int = 0) {
    cursor = ByteCursor(bytes, at: start)
  }

  var isBetweenLiterals: Bool { modes.isEmpty }

  /// Reads the next token, or the text between tokens.
  @inline(__always) mutating func step() {
    guard !cursor.isAtEnd else { return }
    // Most tokens are names and brackets outside of literals, preceded by white space.
    if modes.isEmpty {
      if CharacterClass.isSpace(cursor.peek()) {
        cursor.skip(while: CharacterClass.isSpace)
        guard !cursor.isAtEnd else { return }
      }
      let byte = cursor.peek()
      if CharacterClass.isLetter(byte) { return readName() }
      if let kind = Self.plainKind(byte) {
        cursor.at += 1
        return append(kind, from: cursor.at - 1, to: cursor.at, isInString: false)
      }
    }
    if case .string(let isMultiline, let quote, let pounds) = modes.last {
      readString(isMultiline: isMultiline, quote: quote, pounds: pounds)
    } else if !readTrivia() {
      readToken()
    }
  }

  /// Returns the kind of a token that is one byte in any context outside of literals.
  @inline(__always) private static func plainKind(_ byte: UInt8) -> Token.Kind? {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .open
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): .close
    case UInt8(ascii: ","), UInt8(ascii: ";"): .punctuation
    default: nil
    }
  }

  // MARK: Between tokens

  /// Skips one piece of white space or one comment; returns false if a token begins.
  private mutating func readTrivia() -> Bool {
    let byte = cursor.peek()
    if CharacterClass.isSpace(byte) {
      if CharacterClass.isLineBreak(byte), !modes.isEmpty, endsUnfinishedStrings() { return true }
      cursor.at += 1
      cursor.skip { $0 == 0x20 || $0 == 0x09 }
      return true
    }
    switch byte {
    case UInt8(ascii: "/"): return readComment()
    case UInt8(ascii: "<"), UInt8(ascii: ">"): return skipConflictMarker()
    case 0xEF where cursor.starts(with: "\u{FEFF}", at: cursor.at):
      cursor.at += 3
      return true
    case 0x00:
      cursor.at += 1
      return true
    case 0x80...: return skipStrangeScalar()
    default: return false
    }
  }

  /// Ends the single-line literals that are open at a line break.
  private mutating func endsUnfinishedStrings() -> Bool {
    var count = modes.count
    while count >= 2, case .interpolation = modes[count - 1],
      case .string(isMultiline: false, _, _) = modes[count - 2]
    {
      count -= 2
    }
    guard count < modes.count else { return false }
    modes.removeSubrange(count...)
    return true
  }

  private mutating func readComment() -> Bool {
    let start = cursor.at
    switch cursor.peek(1) {
    case UInt8(ascii: "/"):
      cursor.skipToEndOfLine()
    case UInt8(ascii: "*"):
      cursor.at += 2
      skipBlockComment()
    default: return false
    }
    comments.append(ByteRange(start: start, end: cursor.at))
    return true
  }

  /// Skips a block comment; Swift's can be nested.
  private mutating func skipBlockComment() {
    var depth = 1
    while depth > 0, !cursor.isAtEnd {
      switch (cursor.peek(), cursor.peek(1)) {
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        cursor.at += 2
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        cursor.at += 2
      default:
        cursor.at += 1
      }
    }
  }

  /// Skips a conflict marker. The first side of a merge conflict is left out with its markers, as by the compiler.
  private mutating func skipConflictMarker() -> Bool {
    let before = cursor.byte(cursor.at - 1)
    guard cursor.at == 0 || CharacterClass.isLineBreak(before) else { return false }
    let isPerforce = cursor.starts(with: ">>>> ", at: cursor.at)
    guard isPerforce || cursor.starts(with: "<<<<<<< ", at: cursor.at),
      !(isPerforce ? vain.perforce : vain.git)
    else { return false }
    looksFarAhead = true
    let terminator: StaticString = isPerforce ? "<<<<\n" : ">>>>>>> "
    var index = cursor.at + (isPerforce ? 5 : 8)
    while index < cursor.count {
      if cursor.starts(with: terminator, at: index),
        CharacterClass.isLineBreak(cursor.byte(index - 1))
      {
        cursor.at = index + terminator.utf8CodeUnitCount
        cursor.skipToEndOfLine()
        return true
      }
      index += 1
    }
    if isPerforce { vain.perforce = true } else { vain.git = true }
    return false
  }

  /// Skips a scalar with which no token begins.
  private mutating func skipStrangeScalar() -> Bool {
    guard let scalar = cursor.scalar(at: cursor.at) else {
      cursor.at += 1
      cursor.skip { $0 & 0xC0 == 0x80 }
      return true
    }
    switch scalar.value {
    case 0x201C, 0x201D: return false
    case let value
    where CharacterClass.continuesName(value) || CharacterClass.beginsOperator(value):
      return false
    default:
      cursor.at += scalar.length
      return true
    }
  }

  // MARK: Tokens

  private mutating func readToken() {
    let start = cursor.at
    let byte = cursor.peek()
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      cursor.at += 1
      if byte == UInt8(ascii: "("), case .interpolation(let open) = modes.last {
        modes[modes.count - 1] = .interpolation(open: open + 1)
      }
      emit(.open, from: start)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      cursor.at += 1
      emit(.close, from: start)
      if byte == UInt8(ascii: ")"), case .interpolation(let open) = modes.last {
        if open == 0 {
          modes.removeLast()
        } else {
          modes[modes.count - 1] = .interpolation(open: open - 1)
        }
      }
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "@"), UInt8(ascii: "\\"):
      cursor.at += 1
      emit(.punctuation, from: start)
    case UInt8(ascii: ":"):
      cursor.at += cursor.peek(1) == byte ? 2 : 1
      emit(.punctuation, from: start)
    case UInt8(ascii: "#"): readPound()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): openString(pounds: 0)
    case UInt8(ascii: "`"): readBackticks()
    case UInt8(ascii: "$"): readDollar()
    case _ where CharacterClass.isDigit(byte): readNumber()
    case _ where CharacterClass.isLetter(byte): readName()
    case _ where CharacterClass.isOperator(byte): readOperator()
    default: readOther()
    }
  }

  @inline(__always) private mutating func readName() {
    let start = cursor.at
    cursor.skipName()
    emit(.identifier, from: start)
  }

  private mutating func readOther() {
    let start = cursor.at
    guard let scalar = cursor.scalar(at: start) else {
      cursor.at += 1
      return emit(.unknown, from: start)
    }
    if CharacterClass.continuesName(scalar.value) {
      cursor.skipName()
      emit(.identifier, from: start)
    } else if CharacterClass.beginsOperator(scalar.value) {
      readOperator()
    } else if scalar.value == 0x201C {
      cursor.at += scalar.length
      skipCurlyString()
      emit(.identifier, from: start)
    } else {
      cursor.at += scalar.length
      emit(.unknown, from: start)
    }
  }

  /// Skips a text in curly quotes, which the compiler takes for a name.
  private mutating func skipCurlyString() {
    guard cursor.at >= vain.endOfCurlyString else { return }
    var index = cursor.at
    while index < cursor.count, !CharacterClass.isLineBreak(cursor.byte(index)) {
      if cursor.byte(index) == UInt8(ascii: "\\") {
        if cursor.byte(index + 1) == UInt8(ascii: "(") { break }
        index += 1
      } else if cursor.byte(index) == UInt8(ascii: "\"") {
        cursor.at = index + 1
        return
      } else if cursor.starts(with: "\u{201D}", at: index) {
        cursor.at = index + 3
        return
      }
      index += 1
    }
    vain.endOfCurlyString = index
  }

  private mutating func readBackticks() {
    let start = cursor.at
    cursor.at += 1
    cursor.skip { $0 != UInt8(ascii: "`") && !CharacterClass.isLineBreak($0) }
    if cursor.skip("`") { return emit(.identifier, from: start) }
    cursor.at = start + 1
    emit(.punctuation, from: start)
  }

  private mutating func readDollar() {
    let start = cursor.at
    cursor.at += 1
    let digits = cursor.at
    cursor.skip(while: CharacterClass.isDigit)
    let isNumbered = cursor.at > digits
    let end = cursor.at
    cursor.skipName()
    emit(isNumbered && cursor.at == end ? .dollarIdentifier : .identifier, from: start)
  }

  private mutating func readPound() {
    let start = cursor.at
    if start == 0, cursor.peek(1) == UInt8(ascii: "!") {
      cursor.skipToEndOfLine()
      return emit(.directive, from: start)
    }
    if start < vain.endOfPounds {
      cursor.at = vain.endOfPounds
    } else {
      cursor.skip { $0 == UInt8(ascii: "#") }
    }
    let pounds = cursor.at - start
    switch cursor.peek() {
    case UInt8(ascii: "\""): return openString(pounds: pounds)
    case UInt8(ascii: "/"):
      if let end = regularExpressionEnd(at: start, pounds: pounds, isCertain: true) {
        looksFarAhead = true
        cursor.at = end
        return emit(.regex, from: start)
      }
    default: break
    }
    vain.endOfPounds = start + pounds
    cursor.at = start + 1
    cursor.skip { CharacterClass.isLetter($0) }
    let word = start + 1
    for name in Self.directives
    where cursor.at - word == name.utf8CodeUnitCount && cursor.starts(with: name, at: word) {
      return emit(.directive, from: start)
    }
    cursor.at = word
    emit(.punctuation, from: start)
  }

  private static let directives: [StaticString] = [
    "if", "else", "elseif", "endif", "sourceLocation", "available", "unavailable",
  ]

  // MARK: Bookkeeping

  @inline(__always)
  mutating func emit(_ kind: Token.Kind, from start: Int, isInString: Bool = false) {
    let isInside = isInString || !modes.isEmpty
    append(kind, from: start, to: cursor.at, isInString: isInside)
  }
}
