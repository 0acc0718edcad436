import CodeModel
import CodeSyntax

extension CodeTree {
  /// The parts of a condition between operators that are in no brackets; none where there are others, or a
  /// choice between two values.
  func pieces(
    of tokens: Range<Int>, between separators: [StaticString], without others: [StaticString]
  ) -> [Range<Int>] {
    var (pieces, start, at): ([Range<Int>], Int, Int) = ([], tokens.lowerBound, tokens.lowerBound)
    while at < tokens.upperBound {
      let isChoice =
        isToken(at, "?") && !isToken(at + 1, ".") && kind(at + 1) != .open
        && !isToken(at - 1, "as") && !isToken(at - 1, "try")
      if isChoice || others.contains(where: { isToken(at, $0) }) { return [] }
      if separators.contains(where: { isToken(at, $0) }) {
        pieces.append(start..<at)
        start = at + 1
      }
      at = max(at + 1, min(next(after: at, limit: self.tokens.count), tokens.upperBound))
    }
    return pieces + [start..<max(start, tokens.upperBound)]
  }
}
