import AppFiles
import CodeModel
import CodeSyntax
import Files
import SourceText

extension CodeFile {
  /// The number of brackets without a partner. Those on the lines of directives do not count: a macro of the C family
  /// may have one alone, to which its use adds the other.
  package var unmatchedBrackets: Int {
    tree.tokens.indices.count { index in
      let token = tree.tokens[index]
      return (token.kind == .open || token.kind == .close) && tree.partner(of: index) == nil
        && !tree.isOnDirective(index)
    }
  }

  /// Returns the type and the function around an offset, by which a baseline identifies a finding.
  public func place(of offset: Int) -> String {
    guard let token = token(at: offset) else { return "" }
    let names = [type(around: token)?.name, function(around: token)?.signature]
    return names.compactMap { $0 }.joined(separator: ".")
  }

  /// Returns the edit that inserts a first statement into a function: after the brace, with the line break and the
  /// indentation before it, and what has to follow it.
  package func insertionAtStart(of body: Range<Int>, _ statement: String) -> TextEdit? {
    guard let brace = tree.tokens.indices.contains(body.lowerBound - 1) ? body.lowerBound - 1 : nil,
      tree.isOpen(brace, "{")
    else { return nil }
    let layout = lineLayout(of: brace)
    let end = tree.tokens[brace].end
    let closing = body.upperBound
    let isOnOneLine =
      closing < tree.tokens.count
      && source.lines.line(at: end) == source.lines.line(at: tree.tokens[closing].start)
    let inner = layout.newline + layout.indentation + layout.step + statement
    return TextEdit(
      ByteRange(at: end), isOnOneLine ? inner + layout.newline + layout.indentation : inner)
  }

  /// Returns the edit that inserts a statement at the end of a body.
  package func insertionAtEnd(of body: Range<Int>, _ statement: String) -> TextEdit? {
    let closing = body.upperBound
    guard tree.isClose(closing, "}") else { return nil }
    let start = tree.tokens[closing].start
    let layout = lineLayout(of: body.lowerBound - 1)
    let line = source.lines.start(ofLine: source.lines.line(at: start))
    let isAlone = source.bytes[line..<start].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    guard isAlone else {
      return TextEdit(
        ByteRange(at: start),
        layout.newline + layout.indentation + layout.step + statement + layout.newline
          + layout.indentation)
    }
    return TextEdit(
      ByteRange(at: line), layout.indentation + layout.step + statement + layout.newline)
  }

  /// Returns the edit that inserts a statement on a line of its own before a token; nil where the token does not
  /// begin its line.
  package func insertionBefore(_ token: Int, _ statement: String) -> TextEdit? {
    guard tree.startsLine(token) else { return nil }
    let start = tree.tokens[token].start
    let layout = lineLayout(of: token)
    return TextEdit(ByteRange(at: start), statement + layout.newline + layout.indentation)
  }

  private func lineLayout(of token: Int) -> (newline: String, indentation: String, step: String) {
    let line = source.lines.line(at: tree.tokens[token].start)
    let start = source.lines.start(ofLine: line)
    let indentation = Layout.indentation(ofLineAt: start, in: source)
    return (Layout(of: source).newline, indentation, indentationStep)
  }

  /// The indentation of one level, as on the first indented line of the file.
  package var indentationStep: String {
    for line in 0..<min(source.lines.count, 500) {
      let start = source.lines.start(ofLine: line)
      let indentation = Layout.indentation(ofLineAt: start, in: source)
      guard !indentation.isEmpty, start + indentation.utf8.count < source.length,
        source.bytes[start + indentation.utf8.count] != UInt8(ascii: "*")
      else { continue }
      return indentation.hasPrefix("\t") ? "\t" : indentation
    }
    return "    "
  }
}
