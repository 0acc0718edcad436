import CodeModel
import CodeSyntax
import SourceText

extension CodeFile {
  /// The type, extension or category in which a method stands.
  func innermostType(around function: CodeFunction) -> Declaration? {
    outline.declarations.last {
      $0.isType && $0.tokens.contains(function.declaration.nameToken)
    }
  }

  /// Puts members at the end of a type, with an empty line before each.
  ///
  /// - Parameter members: with two spaces a step.
  func adding(_ members: [String], to type: Declaration, _ style: CodeStyle) -> TextEdit? {
    guard let body = type.body, tree.tokens.indices.contains(body.upperBound) else { return nil }
    let end = tree.tokens[body.upperBound].start
    let outer = Layout.indentation(
      ofLineAt: bytes(of: type.tokens.lowerBound).start, in: source)
    let inner = language == .swift ? outer + style.step : outer
    let text = members.map { style.lay($0, indentation: inner) }
      .joined(separator: style.newline + style.newline)
    let line = source.lines.line(at: end)
    if Layout.isFirstOnLine(end, in: source), line > 0 {
      let start = source.lines.start(ofLine: line)
      let previous = source[source.range(ofLine: line - 1)]
      let isBlank = previous.trimmed.isEmpty || body.isEmpty && language == .swift
      let gap = isBlank ? "" : style.newline
      // In Objective-C an empty line stands before `@end`, too.
      let tail = style.newline + (language == .swift ? "" : style.newline)
      return TextEdit(ByteRange(at: start), gap + text + tail)
    }
    // `class A {}` on one line.
    return TextEdit(
      ByteRange(start: withoutBlanks(before: end), end: end),
      style.newline + text + style.newline + outer)
  }

  /// Where the blanks of a line before a place begin.
  private func withoutBlanks(before end: Int) -> Int {
    var start = end
    while start > 0, source.bytes[start - 1] == 0x20 || source.bytes[start - 1] == 0x09 {
      start -= 1
    }
    return start
  }

  /// Puts members at the beginning of a type, with an empty line behind.
  func prepending(_ members: [String], to type: Declaration, _ style: CodeStyle) -> TextEdit? {
    guard let body = type.body, body.lowerBound > 0 else { return nil }
    let start = bytes(of: body.lowerBound - 1).end
    let outer = Layout.indentation(
      ofLineAt: bytes(of: type.tokens.lowerBound).start, in: source)
    let inner = outer + style.step
    let text = members.map { style.lay($0, indentation: inner) }
      .joined(separator: style.newline + style.newline)
    let isLast = Layout.isLastOnLine(start, in: source)
    return TextEdit(
      ByteRange(at: start), style.newline + text + style.newline + (isLast ? "" : inner))
  }

  /// Puts statements at the end of a body of Swift or Objective-C, before a `return` that ends it.
  func appending(_ statements: String, to body: Range<Int>, _ style: CodeStyle) -> TextEdit? {
    guard tree.tokens.indices.contains(body.upperBound) else { return nil }
    if let exit = lastReturn(of: body) {
      let start = bytes(of: exit).start
      let indentation = Layout.indentation(ofLineAt: start, in: source)
      let text = style.lay(statements, indentation: indentation)
      guard Layout.isFirstOnLine(start, in: source) else {
        return TextEdit(ByteRange(at: start), style.newline + text + style.newline + indentation)
      }
      let line = source.lines.start(ofLine: source.lines.line(at: start))
      return TextEdit(ByteRange(at: line), text + style.newline)
    }
    let end = tree.tokens[body.upperBound].start
    let outer = Layout.indentation(ofLineAt: end, in: source)
    if Layout.isFirstOnLine(end, in: source) {
      let start = source.lines.start(ofLine: source.lines.line(at: end))
      let text = style.lay(statements, indentation: outer + style.step)
      return TextEdit(ByteRange(at: start), text + style.newline)
    }
    let text = style.lay(statements, indentation: outer + style.step)
    return TextEdit(
      ByteRange(start: withoutBlanks(before: end), end: end),
      style.newline + text + style.newline + outer)
  }

  /// The `return` without a value with which a body ends.
  private func lastReturn(of body: Range<Int>) -> Int? {
    guard var last = body.last else { return nil }
    if tree.isToken(last, ";"), last > body.lowerBound { last -= 1 }
    return tree.isWord(last, "return") ? last : nil
  }
}
