import AppFiles
import CodeModel
import CodeSyntax
import SourceText

/// Removes lines from source files without leaving two empty lines in place of one.
enum Removal {
  /// - Parameter ranges: whole lines, in order.
  static func edits(_ ranges: [ByteRange], _ file: CodeFile) -> [TextEdit] {
    var groups: [ByteRange] = []
    for range in ranges {
      if let last = groups.last,
        file.source[ByteRange(start: last.end, end: max(last.end, range.start))].trimmed.isEmpty
      {
        groups[groups.count - 1] = ByteRange(start: last.start, end: range.end)
      } else {
        groups.append(range)
      }
    }
    return groups.map { TextEdit(closing($0, file), "") }
  }

  /// Removes a declaration that is on lines of its own.
  static func edit(_ range: ByteRange, _ file: CodeFile) -> TextEdit {
    let removal = Layout.removing(range, from: file.source)
    return TextEdit(closing(removal.range, file), "")
  }

  /// Returns the edit that removes a method of Xcode's template that contains only the template's comments; nil for
  /// any other method.
  static func edit(ofTemplate method: AppSources.Method) -> TextEdit? {
    let file = method.source.file
    let declaration = method.function.declaration
    guard let body = declaration.body, body.isEmpty, body.lowerBound > 0 else { return nil }
    let inside = ByteRange(
      start: file.bytes(of: body.lowerBound - 1).end, end: file.bytes(of: body.upperBound).start)
    let comments = file.tree.comments.filter { inside.start <= $0.start && $0.end <= inside.end }
    let isTemplate = comments.allSatisfy { comment in
      let text = file.source[comment]
      return templates.contains { text.contains($0) }
    }
    let range = file.bytes(of: declaration.tokens)
    guard isTemplate, Layout.isFirstOnLine(range.start, in: file.source),
      Layout.isLastOnLine(range.end, in: file.source)
    else { return nil }
    let line = file.source.lines.line(at: range.start)
    guard line > 0 else { return nil }
    let above = file.source[file.source.range(ofLine: line - 1)].trimmed
    return above.isEmpty || above.hasSuffix("}") || above.hasSuffix("{")
      ? edit(range, file) : nil
  }

  private static let templates = [
    "Sent when the application is about to move", "Use this method to pause ongoing tasks",
    "Use this method to release shared resources",
    "If your application supports background execution",
    "Called as part of the transition", "Restart any tasks that were paused",
  ]

  /// Extends a range by the following empty lines if an empty line or an opening brace precedes it.
  private static func closing(_ range: ByteRange, _ file: CodeFile) -> ByteRange {
    let lines = file.source.lines
    let first = lines.line(at: range.start)
    guard first > 0 else { return range }
    let above = file.source[file.source.range(ofLine: first - 1)].trimmed
    guard above.isEmpty || above.hasSuffix("{") else { return range }
    var start = range.start
    if above.isEmpty, isClosing(behind: range.end, file) {
      // The empty line before is then next to the brace.
      var line = first - 1
      while line > 0, isEmpty(line: line, file) {
        start = lines.start(ofLine: line)
        line -= 1
      }
    }
    var end = range.end
    while end < file.source.length {
      let line = lines.line(at: end)
      let next = line + 1 < lines.count ? lines.start(ofLine: line + 1) : file.source.length
      guard next > end,
        file.source[ByteRange(start: end, end: file.source.endOfLine(line))].trimmed.isEmpty
      else { break }
      end = next
    }
    return ByteRange(start: start, end: end)
  }

  private static func isEmpty(line: Int, _ file: CodeFile) -> Bool {
    file.source[file.source.range(ofLine: line)].trimmed.isEmpty
  }

  /// True if the next line that is not empty begins with a closing brace.
  private static func isClosing(behind end: Int, _ file: CodeFile) -> Bool {
    let token = file.tree.firstToken(endingAfter: end)
    guard file.tree.isClose(token, "}") else { return false }
    let start = file.bytes(of: token).start
    return file.source[ByteRange(start: end, end: max(end, start))].trimmed.isEmpty
  }
}
