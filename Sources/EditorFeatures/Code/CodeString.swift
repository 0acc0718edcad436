import CodeModel
import CodeSyntax
import SourceText

/// A string in code around a caret: `"…"` in Swift, `@"…"` in Objective-C. It may be unterminated.
struct CodeString {
  /// The token that begins it.
  let first: Int
  /// The text as it is written.
  let text: String
  /// The range between the quotes.
  let range: ByteRange

  init?(around offset: Int, in file: CodeFile) {
    let tree = file.tree
    // The token before the offset, or the one that contains it.
    var at = tree.firstToken(endingAfter: max(0, offset - 1))
    guard at < tree.tokens.count, tree.tokens[at].start <= offset else { return nil }
    switch file.language {
    case .swift:
      if tree.kind(at) == .closeQuote, offset > tree.tokens[at].start { return nil }
      if tree.kind(at) == .closeQuote { at -= 1 }
      if tree.kind(at) == .segment { at -= 1 }
      guard tree.kind(at) == .openQuote, tree.tokens[at].end <= offset else { return nil }
      let start = tree.tokens[at].end
      let end = tree.kind(at + 1) == .segment ? tree.tokens[at + 1].end : start
      guard offset <= end else { return nil }
      range = ByteRange(start: start, end: end)
      first = at
    case .objectiveC:
      guard tree.kind(at) == .literal, tree.isWord(at - 1, "@") else { return nil }
      let token = tree.tokens[at]
      let text = tree.text(of: token)
      let isClosed = text.utf8.count > 1 && text.hasSuffix("\"")
      range = ByteRange(
        start: token.start + 1, end: max(token.start + 1, token.end - (isClosed ? 1 : 0)))
      guard range.start <= offset, offset <= range.end else { return nil }
      first = at - 1
    }
    text = file.source[range]
  }
}
