import CodeSyntax

extension CodeTree {
  /// Returns an expression without the parentheses around all of it.
  package func withoutParentheses(_ tokens: Range<Int>) -> Range<Int> {
    var tokens = tokens
    while tokens.count > 2, isOpen(tokens.lowerBound, "("),
      partner(of: tokens.lowerBound) == tokens.upperBound - 1
    {
      tokens = tokens.lowerBound + 1..<tokens.upperBound - 1
    }
    return tokens
  }
}
