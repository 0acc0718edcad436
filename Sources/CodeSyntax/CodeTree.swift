import SourceText

/// A source file as tokens with matched brackets. Reading never fails, and every byte is kept: bytes outside of
/// tokens are white space or comments.
public struct CodeTree: Sendable {
  /// The longest text that is read, in bytes; of a longer one there are no tokens.
  public static let maximumLength = 64 * 1024 * 1024

  public let language: CodeLanguage
  public internal(set) var source: SourceText
  public internal(set) var tokens: [Token] = []
  /// The comments with their delimiters, in the order of the text.
  public internal(set) var comments: [ByteRange] = []
  /// True if some token depends on text far after it.
  var looksFarAhead = false

  /// Reads a text. One longer than `maximumLength` has no tokens.
  public init(_ source: SourceText, _ language: CodeLanguage) {
    self.language = language
    self.source = source
    readAll()
  }

  mutating func readAll() {
    guard source.length <= Self.maximumLength else {
      tokens = []
      comments = []
      return
    }
    switch language {
    case .swift:
      var lexer = SwiftLexer(source.bytes)
      lexer.readAll()
      take(lexer)
    case .objectiveC:
      var lexer = ObjectiveCLexer(source.bytes)
      lexer.readAll()
      lexer.finish()
      take(lexer)
    }
    BracketMatcher.match(&tokens, in: source.bytes)
  }

  private mutating func take(_ lexer: some Lexer) {
    tokens = lexer.tokens
    comments = lexer.comments
    looksFarAhead = lexer.looksFarAhead
  }

  // MARK: Looking

  /// Returns the index of the matching bracket; nil where there is none.
  public func partner(of index: Int) -> Int? {
    guard tokens.indices.contains(index) else { return nil }
    let token = tokens[index]
    guard token.partnerDistance > 0 else { return nil }
    let partner =
      token.kind == .open ? index + token.partnerDistance : index - token.partnerDistance
    return tokens.indices.contains(partner) ? partner : nil
  }

  /// Returns true for a token on the line of a preprocessor directive of the C family, but for the `#` itself.
  public func isOnDirective(_ index: Int) -> Bool {
    language == .objectiveC && tokens.indices.contains(index) && tokens[index].isInString
  }

  /// Returns the index of the first token that ends after an offset; the number of tokens if none does.
  public func firstToken(endingAfter offset: Int) -> Int {
    tokens.partitioningIndex { $0.end > offset }
  }

  /// Returns the text of a token, as it is written.
  public func text(of token: Token) -> String { source[token.range] }

  /// Returns true if the text of a token is a word. It creates no `String`, and a difference in length or first byte,
  /// the most frequent case, costs no call.
  @inlinable @inline(__always)
  public func isToken(_ index: Int, _ word: StaticString) -> Bool {
    guard index >= 0, index < tokens.count else { return false }
    let token = tokens[index]
    guard token.length == word.utf8CodeUnitCount, token.length > 0,
      token.start < source.bytes.count, source.bytes[token.start] == word.utf8Start.pointee
    else { return false }
    return token.length == 1 || source.bytes.holds(word, at: token.start)
  }

  /// Returns true if the text of a token contains a word.
  public func isToken(_ index: Int, holding word: StaticString) -> Bool {
    guard index >= 0, index < tokens.count, word.utf8CodeUnitCount > 0 else { return false }
    let (token, first) = (tokens[index], word.utf8Start.pointee)
    let last = min(token.end, source.bytes.count) - word.utf8CodeUnitCount
    guard last >= token.start else { return false }
    return (token.start...last).contains { start in
      source.bytes[start] == first && source.bytes.holds(word, at: start)
    }
  }

  /// Returns true if the text of a token ends with a word.
  public func isToken(_ index: Int, endingWith word: StaticString) -> Bool {
    guard index >= 0, index < tokens.count else { return false }
    let start = tokens[index].end - word.utf8CodeUnitCount
    return start >= tokens[index].start && source.bytes.holds(word, at: start)
  }
}
