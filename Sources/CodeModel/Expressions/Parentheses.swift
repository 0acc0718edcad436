import CodeSyntax

extension CodeTree {
  /// Returns an expression without enclosing parentheses.
  package func withoutParentheses(_ tokens: Range<Int>) -> Range<Int> {
    var tokens = tokens
    while tokens.count > 2, isOpen(tokens.lowerBound, "("),
      partner(of: tokens.lowerBound) == tokens.upperBound - 1
    {
      tokens = tokens.lowerBound + 1..<tokens.upperBound - 1
    }
    return tokens
  }

  /// Returns true for `!piece` and for a piece of `!(one || piece)`, which hold where the piece does not.
  package func isNegated(_ piece: Range<Int>) -> Bool {
    var isNegated = isToken(piece.lowerBound - 1, "!")
    var (at, steps) = (piece.lowerBound - 1, 0)
    while at >= 0, steps < Self.maximumBefore {
      steps += 1
      if isOpen(at, "(") {
        if isToken(at - 1, "!") {
          isNegated.toggle()
        } else if isIdentifier(at - 1) {
          // The argument of a call, or all of a condition.
          return isNegated
        }
      } else if kind(at) == .open || isToken(at, ";") || isToken(at, ",") {
        return isNegated
      } else if let open = kind(at) == .close ? partner(of: at) : nil {
        at = open
      }
      at -= 1
    }
    return isNegated
  }

  /// The most tokens before an expression that are searched for parentheses around it.
  private static var maximumBefore: Int { 64 }
}
