import Checks
import CodeModel
import Guide
import PropertyList
import SourceText
import StringsFile

extension Silences {
  /// Returns the fix that suppresses one finding: it adds a name to the existing comment for its line, else a comment
  /// of its own. Nil where no comment is allowed.
  package func silencing(_ finding: Finding, in tree: SyntaxTree) -> Fix? {
    guard finding.rule != SilenceWords.rule else { return nil }
    let line = source.lines.line(at: finding.range.start)
    if let fix = naming(finding, line) { return fix }
    let start = source.lines.start(ofLine: line)
    guard mayHoldComment(start, tree) else { return nil }
    let layout = Layout(of: source)
    let indentation = Layout.indentation(ofLineAt: start, in: source)
    let comment = "<!-- \(Self.mark)\(Self.nextLine) \(finding.rule) -->"
    return Fix(
      .silence(finding.rule),
      [TextEdit(ByteRange(at: start), indentation + comment + layout.newline)],
      isPreferred: false)
  }

  /// Returns the fix that suppresses one finding of a source file.
  package func silencing(_ finding: Finding, in file: CodeFile) -> Fix? {
    guard finding.rule != SilenceWords.rule else { return nil }
    let line = source.lines.line(at: finding.range.start)
    if let fix = naming(finding, line) { return fix }
    let start = source.lines.start(ofLine: line)
    // Inside a literal a comment would be text.
    if let token = file.token(at: start), file.tree.tokens[token].start < start { return nil }
    let layout = Layout(of: source)
    let indentation = Layout.indentation(ofLineAt: start, in: source)
    let comment = "// \(Self.mark)\(Self.nextLine) \(finding.rule)"
    return Fix(
      .silence(finding.rule),
      [TextEdit(ByteRange(at: start), indentation + comment + layout.newline)],
      isPreferred: false)
  }

  /// Returns the fix that suppresses one finding of a strings file. Nil if a text or a comment continues at the start
  /// of the line.
  package func silencing(_ finding: Finding, in table: StringsTable) -> Fix? {
    guard finding.rule != SilenceWords.rule else { return nil }
    let line = source.lines.line(at: finding.range.start)
    if let fix = naming(finding, line) { return fix }
    let start = source.lines.start(ofLine: line)
    let texts = table.entries.flatMap { [$0.key.range] + ($0.value.map { [$0.range] } ?? []) }
    guard !(texts + table.comments).contains(where: { $0.start < start && start < $0.end }) else {
      return nil
    }
    let layout = Layout(of: source)
    let indentation = Layout.indentation(ofLineAt: start, in: source)
    let comment = "/* \(Self.mark)\(Self.nextLine) \(finding.rule) */"
    return Fix(
      .silence(finding.rule),
      [TextEdit(ByteRange(at: start), indentation + comment + layout.newline)],
      isPreferred: false)
  }

  /// Returns the fix that adds a name to the existing comment for a line.
  private func naming(_ finding: Finding, _ line: Int) -> Fix? {
    let known = directives.last { $0.line == line && !$0.mentions.isEmpty }
    guard let last = known?.mentions.last else { return nil }
    return Fix(
      .silence(finding.rule), [TextEdit(ByteRange(at: last.range.end), ", " + finding.rule)],
      isPreferred: false)
  }

  /// Returns true if an offset is between elements and not before the XML declaration.
  private func mayHoldComment(_ offset: Int, _ tree: SyntaxTree) -> Bool {
    guard let last = tree.path(to: offset).last else { return false }
    if tree[last].kind == .document {
      let first = tree.firstChild(of: tree.root).map { tree[$0] }
      if let first, first.kind == .processingInstruction, offset <= first.start { return false }
    }
    return tree[last].kind.isContainer && tree[last].kind != .unknownElement
      && tree[last].content.touches(offset)
  }

  /// Returns the edit that removes a suppression without effect.
  ///
  /// - Parameter removing: returns the edit that removes a whole comment.
  package func removing(_ unused: Unused, comment removing: (ByteRange) -> TextEdit) -> TextEdit {
    if unused.isWholeComment { return removing(unused.comment) }
    // A name is removed with the comma before it, the first with the comma after it.
    let bytes = source.bytes
    var start = unused.range.start
    while start > unused.comment.start, Self.isSpace(bytes[start - 1]) { start -= 1 }
    if start > unused.comment.start, bytes[start - 1] == UInt8(ascii: ",") {
      return TextEdit(ByteRange(start: start - 1, end: unused.range.end), "")
    }
    var end = unused.range.end
    while end < unused.comment.end, bytes[end] != UInt8(ascii: ",") { end += 1 }
    end = min(end + 1, unused.comment.end)
    while end < unused.comment.end, Self.isSpace(bytes[end]) { end += 1 }
    return TextEdit(ByteRange(start: unused.range.start, end: end), "")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}

extension LocalizedText {
  fileprivate static func silence(_ rule: String) -> LocalizedText {
    LocalizedText(en: "Silence \(rule) here", zhHans: "在此处忽略 \(rule)")
  }
}

extension SourceText {
  /// Returns the edit that removes a comment of code, with its line if nothing else is on it.
  package func removingComment(_ comment: ByteRange) -> TextEdit {
    var (start, end) = (comment.start, comment.end)
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    while end < length, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    let startsLine = start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
    let endsLine = end == length || bytes[end] == 0x0A || bytes[end] == 0x0D
    guard endsLine else { return TextEdit(comment, "") }
    if startsLine {
      if end < length, bytes[end] == 0x0D { end += 1 }
      if end < length, bytes[end] == 0x0A { end += 1 }
    }
    return TextEdit(ByteRange(start: start, end: end), "")
  }
}
