import PropertyList
import SourceText

/// The layout of a file: its line ending and the indentation of one level.
package struct Layout: Sendable, Equatable {
  package let newline: String
  /// The indentation of one level: a tab, or some spaces.
  package let step: String

  /// Reads the layout from the beginning of a text; if it shows none, the layout is Xcode's: tabs and `\n`.
  ///
  /// - Parameters:
  ///   - indentation: the indentation of a line that may be the only one.
  ///   - depth: the level of that line.
  package init(of source: SourceText, indentation: String = "", depth: Int = 1) {
    var newline = "\n"
    var step: String?
    let end = min(source.lines.count, 200)
    var previous = 0
    for line in 0..<end {
      let start = source.lines.start(ofLine: line)
      if line == 1 { newline = Self.newline(before: start, in: source) }
      let (width, hasTab) = Self.indentation(atLineStart: start, in: source)
      let isBlank = start + width >= source.endOfLine(line)
      guard !isBlank else { continue }
      if step == nil, width > 0, source.bytes[start] == 0x09 { step = "\t" }
      if step == nil, width > previous, !hasTab {
        step = String(repeating: " ", count: width - previous)
      }
      previous = width
      // The layout is decided by the first indented line.
      if step != nil, line >= 1 { break }
    }
    self.newline = newline
    self.step = step ?? Self.step(of: indentation, depth: depth)
  }

  /// Returns the line ending before an offset.
  private static func newline(before start: Int, in source: SourceText) -> String {
    guard start >= 1 else { return "\n" }
    if source.bytes[start - 1] == 0x0D { return "\r" }
    return start >= 2 && source.bytes[start - 2] == 0x0D ? "\r\n" : "\n"
  }

  /// Tabs, unless the indentation consists of spaces.
  private static func step(of indentation: String, depth: Int) -> String {
    let width = indentation.utf8.count
    guard width > 0, indentation.utf8.allSatisfy({ $0 == 0x20 }) else { return "\t" }
    let isWhole = depth > 1 && width.isMultiple(of: depth)
    return String(repeating: " ", count: isWhole ? width / depth : min(width, 8))
  }

  /// Returns the number of spaces and tabs at the beginning of a line, and whether there are tabs among them.
  private static func indentation(
    atLineStart start: Int, in source: SourceText
  ) -> (width: Int, hasTab: Bool) {
    var (end, hasTab) = (start, false)
    while end < source.length, source.bytes[end] == 0x20 || source.bytes[end] == 0x09 {
      hasTab = hasTab || source.bytes[end] == 0x09
      end += 1
    }
    return (end - start, hasTab)
  }

  /// Returns the indentation of the line that contains an offset.
  package static func indentation(ofLineAt offset: Int, in source: SourceText) -> String {
    let start = source.lines.start(ofLine: source.lines.line(at: offset))
    var end = start
    while end < source.length, source.bytes[end] == 0x20 || source.bytes[end] == 0x09 { end += 1 }
    return source[ByteRange(start: start, end: end)]
  }

  /// Returns true if only white space precedes an offset on its line.
  package static func isFirstOnLine(_ offset: Int, in source: SourceText) -> Bool {
    let start = source.lines.start(ofLine: source.lines.line(at: offset))
    return start + indentation(ofLineAt: offset, in: source).utf8.count >= offset
  }

  /// Returns true if only white space follows an offset on its line.
  package static func isLastOnLine(_ offset: Int, in source: SourceText) -> Bool {
    var at = offset
    while at < source.length, source.bytes[at] == 0x20 || source.bytes[at] == 0x09 { at += 1 }
    return at >= source.endOfLine(source.lines.line(at: offset))
  }

  /// Returns a text with other line endings than `\n`.
  static func lines(_ text: String, endingWith newline: String) -> String {
    newline == "\n"
      ? text
      : text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: newline)
  }

  /// Returns the edit that removes a range, including its lines if nothing else is on them.
  package static func removing(_ range: ByteRange, from source: SourceText) -> TextEdit {
    var (start, end) = (range.start, range.end)
    if isFirstOnLine(start, in: source), isLastOnLine(end, in: source) {
      start = source.lines.start(ofLine: source.lines.line(at: start))
      let nextLine = source.lines.line(at: end) + 1
      end = nextLine < source.lines.count ? source.lines.start(ofLine: nextLine) : source.length
    }
    return TextEdit(ByteRange(start: start, end: end), "")
  }

  /// Returns a text with an indentation before every line but the first, and with the file's line endings.
  package func indented(_ text: String, by indentation: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: newline + indentation)
  }
}
