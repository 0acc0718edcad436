import CodeModel
import CodeSyntax
import SourceText

extension CodeFile {
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
      let previous = source[
        ByteRange(start: source.lines.start(ofLine: line - 1), end: source.endOfLine(line - 1))]
      let isBlank = previous.trimmed.isEmpty || body.isEmpty && language == .swift
      let gap = isBlank ? "" : style.newline
      // In Objective-C an empty line stands before `@end`, too.
      let tail = style.newline + (language == .swift ? "" : style.newline)
      return TextEdit(ByteRange(at: start), gap + text + tail)
    }
    // `class A {}` on one line.
    return TextEdit(
      ByteRange(at: end), style.newline + text + style.newline + outer)
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

  /// Puts statements at the end of a body of Swift or Objective-C.
  func appending(_ statements: String, to body: Range<Int>, _ style: CodeStyle) -> TextEdit? {
    guard tree.tokens.indices.contains(body.upperBound) else { return nil }
    let end = tree.tokens[body.upperBound].start
    let outer = Layout.indentation(ofLineAt: end, in: source)
    if Layout.isFirstOnLine(end, in: source) {
      let start = source.lines.start(ofLine: source.lines.line(at: end))
      let text = style.lay(statements, indentation: outer + style.step)
      return TextEdit(ByteRange(at: start), text + style.newline)
    }
    let text = style.lay(statements, indentation: outer + style.step)
    return TextEdit(ByteRange(at: end), style.newline + text + style.newline + outer)
  }
}
