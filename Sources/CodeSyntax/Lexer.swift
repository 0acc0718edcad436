import SourceText

/// A reader of tokens that can begin and stop anywhere between literals.
protocol Lexer {
  init(_ bytes: [UInt8], at start: Int)

  var cursor: ByteCursor { get set }
  var tokens: [Token] { get set }
  var comments: [ByteRange] { get set }
  /// Whether the next token belongs to no literal that has begun before it.
  var isBetweenLiterals: Bool { get }
  var looksFarAhead: Bool { get }

  /// Reads a token, or something between tokens. Moves on, or leaves a mode, with each call until
  /// the end.
  mutating func step()

  /// To be called at the end of the text.
  mutating func finish()
}

extension Lexer {
  mutating func finish() {}

  mutating func readAll() {
    // As dense as code usually gets: an array that grows is copied, room that is never written to costs nothing.
    tokens.reserveCapacity(cursor.count / 4)
    while !cursor.isAtEnd { step() }
  }

  /// Appends a token; one that is too long for its field is cut in pieces.
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
