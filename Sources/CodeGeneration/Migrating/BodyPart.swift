import CodeModel
import CodeSyntax
import SourceText

/// A statement of a body with its lines and the comments above it, so that it can be moved as it is written.
struct BodyPart: Sendable {
  let tokens: Range<Int>
  /// The range of whole lines, including line ends.
  let range: ByteRange

  /// Returns the statements of a body in order; nil where lines contain inseparable parts of two, or the body is on
  /// the line of its brace.
  static func parts(of body: Range<Int>, in file: CodeFile) -> [BodyPart]? {
    guard let first = body.first, body.lowerBound > 0 else { return [] }
    let source = file.source
    let open = source.lines.line(at: file.bytes(of: body.lowerBound - 1).start)
    let close = source.lines.line(at: file.bytes(of: body.upperBound).start)
    guard source.lines.line(at: file.bytes(of: first).start) > open else { return nil }
    var parts: [BodyPart] = []
    for tokens in joined(statements(of: body, in: file), file) {
      let firstLine = source.lines.line(at: file.bytes(of: tokens.lowerBound).start)
      let lastLine = source.lines.line(at: max(0, file.bytes(of: tokens).end - 1))
      guard lastLine < close else { return nil }
      let floor = parts.last.map { source.lines.line(at: max(0, $0.range.end - 1)) } ?? open
      var start = firstLine
      while start - 1 > floor, isComment(line: start - 1, file) { start -= 1 }
      parts.append(
        BodyPart(
          tokens: tokens,
          range: ByteRange(
            start: source.lines.start(ofLine: start), end: source.lines.start(ofLine: lastLine + 1)
          )))
    }
    return parts
  }

  /// Returns true for a line that contains only a comment.
  private static func isComment(line: Int, _ file: CodeFile) -> Bool {
    let source = file.source
    let range = source.range(ofLine: line)
    guard !source[range].trimmed.isEmpty else { return false }
    let token = file.tree.firstToken(endingAfter: range.start)
    return token >= file.tree.tokens.count || file.tree.tokens[token].start >= range.end
  }

  /// Merges statements that share a line.
  private static func joined(_ statements: [Range<Int>], _ file: CodeFile) -> [Range<Int>] {
    let lines = file.source.lines
    var joined: [Range<Int>] = []
    for statement in statements {
      if let last = joined.last,
        lines.line(at: max(0, file.bytes(of: last).end - 1))
          == lines.line(at: file.bytes(of: statement.lowerBound).start)
      {
        joined[joined.count - 1] = last.lowerBound..<statement.upperBound
      } else {
        joined.append(statement)
      }
    }
    return joined
  }

  private static func statements(of body: Range<Int>, in file: CodeFile) -> [Range<Int>] {
    var statements: [Range<Int>] = []
    var (at, start) = (body.lowerBound, body.lowerBound)
    while at < body.upperBound {
      if isDirective(at, file), let end = endOfDirective(at, body.upperBound, file) {
        if start < at { statements.append(start..<at) }
        statements.append(at..<end)
        (at, start) = (end, end)
        continue
      }
      if at > start, begins(at, behind: start, file) {
        statements.append(start..<at)
        start = at
      }
      at = max(at + 1, file.tree.next(after: at, limit: body.upperBound))
    }
    if start < body.upperBound { statements.append(start..<body.upperBound) }
    return statements
  }

  /// Returns true for `#if`, `#warning` and the like, which are on lines of their own; `#available` is an expression.
  private static func isDirective(_ at: Int, _ file: CodeFile) -> Bool {
    guard file.tree.kind(at) == .directive else { return false }
    return file.language == .objectiveC
      || file.tree.startsLine(at) && ["#if", "#warning", "#error"].contains(file.tree.name(at))
  }

  /// Returns the end of the `#endif` of an `#if`, or of another directive.
  private static func endOfDirective(_ start: Int, _ limit: Int, _ file: CodeFile) -> Int? {
    let tree = file.tree
    var (at, depth) = (start, 0)
    while at < limit {
      defer { at += 1 }
      guard tree.kind(at) == .directive else { continue }
      let word = file.language == .swift ? tree.name(at) : "#" + tree.name(at + 1)
      if word.hasPrefix("#if") { depth += 1 }
      if word == "#endif" { depth -= 1 }
      guard depth <= 0 else { continue }
      let line = file.source.lines.line(at: file.bytes(of: at).start)
      var end = at + 1
      while end < limit,
        file.source.lines.line(at: file.bytes(of: end).start) == line
      { end += 1 }
      return end
    }
    return nil
  }

  /// Returns true if a statement begins at a token outside of brackets.
  private static func begins(_ at: Int, behind start: Int, _ file: CodeFile) -> Bool {
    let tree = file.tree
    guard file.language == .swift else {
      if tree.isToken(at, "else") { return false }
      if tree.isToken(at - 1, ";") { return true }
      guard tree.isClose(at - 1, "}") else { return false }
      let heads: WordSet = ["if", "for", "while", "switch", "do", "@", "{"]
      guard tree.isToken(start, among: heads) else { return false }
      return !tree.isToken(at, among: ["else", "while", "@", ")", ";", ","])
    }
    if tree.isToken(at - 1, ";") { return true }
    guard tree.startsLine(at) else { return false }
    if tree.kind(at) == .operator || tree.isOpen(at, "{") { return false }
    if tree.isToken(at, among: ["else", "catch", "where", ",", ":", "as", "is"]) { return false }
    // The label of a further trailing closure.
    if tree.isClose(at - 1, "}"), tree.isIdentifier(at), tree.isColon(at + 1) { return false }
    if tree.kind(at - 1) == .operator {
      // `value!` and `value?` end a statement, `a +` does not.
      let isPostfix = tree.isToken(at - 1, among: ["!", "?"])
      guard isPostfix, file.bytes(of: at - 2).end == file.bytes(of: at - 1).start else {
        return false
      }
    }
    return !tree.isToken(
      at - 1, among: [",", ":", "=", "return", "in", "as", "is", "try", "await"])
  }
}
