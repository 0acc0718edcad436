import AppFiles
import CodeModel
import CodeSyntax
import SourceText

extension CodeFile {
  /// Returns the innermost type, extension or category around a method.
  func innermostType(around function: CodeFunction) -> Declaration? {
    outline.declarations.last {
      $0.isType && $0.tokens.contains(function.declaration.nameToken)
    }
  }

  /// Returns the edit that adds members at the end of a type, with an empty line before each.
  ///
  /// - Parameter members: the members, with two spaces per level.
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
      // In Objective-C an empty line precedes `@end`, too.
      let tail = style.newline + (language == .swift ? "" : style.newline)
      return TextEdit(ByteRange(at: start), gap + text + tail)
    }
    // `class A {}` on one line.
    return TextEdit(
      ByteRange(start: withoutBlanks(before: end), end: end),
      style.newline + text + style.newline + outer)
  }

  /// Returns the start of the spaces before an offset on its line.
  private func withoutBlanks(before end: Int) -> Int {
    var start = end
    while start > 0, source.bytes[start - 1] == 0x20 || source.bytes[start - 1] == 0x09 {
      start -= 1
    }
    return start
  }

  /// Returns the edit that adds members at the beginning of a type, with an empty line after them.
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

  /// Returns the edit that adds statements at the end of a body, before a `return` that ends it.
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

  /// Returns the edit that adds statements at the beginning of a body.
  func prepending(statements: String, to body: Range<Int>, _ style: CodeStyle) -> TextEdit? {
    guard body.lowerBound > 0, tree.tokens.indices.contains(body.upperBound) else { return nil }
    let open = bytes(of: body.lowerBound - 1).end
    let outer = Layout.indentation(ofLineAt: tree.tokens[body.upperBound].start, in: source)
    let text = style.newline + style.lay(statements, indentation: outer + style.step)
    let isLast = Layout.isLastOnLine(open, in: source)
    return TextEdit(
      ByteRange(at: open), text + (isLast ? "" : style.newline + outer + style.step))
  }

  /// Returns the first `return` that ends a method without a result before its last statement; nil if all paths lead
  /// there, except for a scene without a window.
  func earlyExit(of body: Range<Int>) -> Int? {
    var exits: [Int] = []
    let statements = Statement.read(body, of: tree)
    for statement in statements { collectExits(of: statement, into: &exits, depth: 0) }
    return exits.first { lastReturn(of: body) != $0 }
  }

  private func collectExits(of statement: Statement, into exits: inout [Int], depth: Int) {
    guard depth < Statement.maximumDepth else { return }
    func readAll(_ statements: [Statement]) {
      for statement in statements { collectExits(of: statement, into: &exits, depth: depth + 1) }
    }
    switch statement {
    case .exit(.return, let tokens): exits.append(tokens.lowerBound)
    case .branch(let branch):
      let isCast = branch.tokens.contains { tree.isToken($0, "UIWindowScene") }
      let onlyLeaves = branch.ways.allSatisfy { way in
        guard let first = way.body.first, way.body.count == 1 else { return way.body.isEmpty }
        guard case .exit = first else { return false }
        return true
      }
      guard !isCast || !onlyLeaves else { return }
      for way in branch.ways { readAll(way.body) }
    case .loop(_, let body, _), .block(let body): readAll(body)
    default: break
    }
  }

  /// Returns the `return` without a value with which a body ends.
  private func lastReturn(of body: Range<Int>) -> Int? {
    guard var last = body.last else { return nil }
    if tree.isToken(last, ";"), last > body.lowerBound { last -= 1 }
    return tree.isWord(last, "return") ? last : nil
  }
}
