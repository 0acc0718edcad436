extension SwiftLexer {
  /// The context that decides the meaning of a `/`: the tokens before it. It is derived when a `/` is read, so that
  /// no state has to be kept.
  struct Context: Equatable {
    /// True if an expression can begin here.
    var expectsExpression = true
    /// True if an operator without arguments is allowed here, as in `sorted(by: /)`.
    var allowsBareOperator = false
    /// True after `func` and `operator`, where an operator is a name.
    var namesOperator = false
    /// True after `try?` and its form with an exclamation mark.
    var isBehindTryMark = false
  }

  func context() -> Context {
    var context = Context()
    guard let last = tokens.last else { return context }
    switch last.kind {
    case .open:
      context.allowsBareOperator = cursor.byte(last.start) != UInt8(ascii: "{")
    case .punctuation:
      switch cursor.byte(last.start) {
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        context.allowsBareOperator = true
        context.expectsExpression = last.length == 1
      case UInt8(ascii: ";"): break
      default: context.expectsExpression = false
      }
    case .identifier:
      context.expectsExpression = Self.wordsBeforeExpressions.contains { isWord($0, last) }
      context.namesOperator = isWord("func", last) || isWord("operator", last)
    case .directive:
      context.expectsExpression = !["#available", "#unavailable", "#sourceLocation", "#!"].contains
      {
        cursor.starts(with: $0, at: last.start)
      }
    case .operator:
      context.expectsExpression = isOperandExpected(behind: last)
      let isMark =
        cursor.byte(last.start) == UInt8(ascii: "?")
        || cursor.byte(last.start) == UInt8(ascii: "!")
      if last.length == 1, isMark, tokens.count > 1, isLeftBound(at: last.start) {
        context.isBehindTryMark = isWord("try", tokens[tokens.count - 2])
      }
    case .unknown: break
    case .interpolation, .openQuote, .closeQuote, .segment, .literal, .regex, .number,
      .dollarIdentifier, .close, .endOfDirective:
      context.expectsExpression = false
    }
    return context
  }

  /// Returns true if an operand has to follow; after a postfix operator an infix one follows.
  private func isOperandExpected(behind token: Token) -> Bool {
    let isLeftBound = isLeftBound(at: token.start)
    switch (token.length, cursor.byte(token.start)) {
    case (1, UInt8(ascii: ".")): return false
    case (1, UInt8(ascii: "=")): return true
    case (1, UInt8(ascii: "?")): return !isLeftBound
    case (1, UInt8(ascii: "!")) where isLeftBound: return false
    case (2, UInt8(ascii: "-")) where cursor.byte(token.start + 1) == UInt8(ascii: ">"):
      return false
    default: return !(isLeftBound && !isRightBound(at: token.end, isLeftBound: isLeftBound))
    }
  }

  /// True if the token before is a lone period: then digits are the index of a tuple element.
  var isBehindPeriod: Bool {
    guard let last = tokens.last, last.kind == .operator, last.length == 1 else { return false }
    return cursor.byte(last.start) == UInt8(ascii: ".")
  }

  private func isWord(_ word: StaticString, _ token: Token) -> Bool {
    token.kind == .identifier && token.length == word.utf8CodeUnitCount
      && cursor.starts(with: word, at: token.start)
  }

  /// The reserved words of the language, except those that are expressions.
  private static let wordsBeforeExpressions: [StaticString] = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "fileprivate", "for", "func",
    "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static",
    "struct", "subscript", "switch", "throw", "throws", "try", "typealias", "var", "where", "while",
  ]
}
