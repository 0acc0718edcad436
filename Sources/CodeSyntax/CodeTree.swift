import SourceText

/// A source file as tokens with matching brackets. Never fails, and keeps every byte: what is no token
/// is white space or a comment between two.
public struct CodeTree: Sendable {
  /// The longest text that is read, in bytes; of a longer one there are no tokens.
  public static let maximumLength = 64 * 1024 * 1024

  public let language: CodeLanguage
  public internal(set) var source: SourceText
  public internal(set) var tokens: [Token] = []
  /// The comments, with their marks, in the order of the text.
  public internal(set) var comments: [ByteRange] = []
  /// Whether some token depends on text far behind it.
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

  /// The index of the bracket that belongs to another; nil where there is none.
  public func partner(of index: Int) -> Int? {
    guard tokens.indices.contains(index) else { return nil }
    let token = tokens[index]
    guard token.partnerDistance > 0 else { return nil }
    let partner =
      token.kind == .open ? index + token.partnerDistance : index - token.partnerDistance
    return tokens.indices.contains(partner) ? partner : nil
  }

  /// The index of the first token that ends behind an offset; the count of tokens if none does.
  public func firstToken(endingAfter offset: Int) -> Int {
    tokens.partitioningIndex { $0.end > offset }
  }

  /// The text of a token, as it is written.
  public func text(of token: Token) -> String { source[token.range] }

  /// Returns true if a token is written like a word. Costs no `String`, and where the length or the first byte differs,
  /// as one most often does, no call.
  @inlinable @inline(__always)
  public func isToken(_ index: Int, _ word: StaticString) -> Bool {
    guard index >= 0, index < tokens.count else { return false }
    let token = tokens[index]
    guard token.length == word.utf8CodeUnitCount, token.length > 0,
      token.start < source.bytes.count, source.bytes[token.start] == word.utf8Start.pointee
    else { return false }
    return token.length == 1 || source.bytes.holds(word, at: token.start)
  }

  /// Returns true if the text of a token has a word in it.
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
