import SourceText

/// A reader of tokens that can start and stop at any position outside of literals.
protocol Lexer {
  init(_ bytes: [UInt8], at start: Int)

  var cursor: ByteCursor { get set }
  var tokens: [Token] { get set }
  var comments: [ByteRange] { get set }
  /// True if the next token is not part of a literal that has begun before it.
  var isBetweenLiterals: Bool { get }
  var looksFarAhead: Bool { get }

  /// Reads a token, or text between tokens. Each call until the end moves on, or leaves a mode.
  mutating func step()

  /// Completes the tokens. Call at the end of the text.
  mutating func finish()
}

extension Lexer {
  mutating func finish() {}

  mutating func readAll() {
    // The usual density of code: a growing array is copied, while reserved memory that is never written costs
    // nothing.
    tokens.reserveCapacity(cursor.count / 4)
    while !cursor.isAtEnd { step() }
  }

  /// Appends a token; one that is too long for its length field is split.
  @inline(__always)
  mutating func append(_ kind: Token.Kind, from start: Int, to end: Int, isInString: Bool) {
    guard end - start <= Token.maximumLength else {
      return appendPieces(kind, from: start, to: end, isInString: isInString)
    }
    tokens.append(Token(kind, start: start, length: end - start, isInString: isInString))
  }

  @inline(never)
  private mutating func appendPieces(
    _ kind: Token.Kind, from start: Int, to end: Int, isInString: Bool
  ) {
    for start in stride(from: start, to: end, by: Token.maximumLength) {
      let length = min(Token.maximumLength, end - start)
      tokens.append(Token(kind, start: start, length: length, isInString: isInString))
    }
  }
}
