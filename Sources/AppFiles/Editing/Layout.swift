import PropertyList
import SourceText

/// How a file is laid out: what a line ends with and what one step of indentation is.
package struct Layout: Sendable, Equatable {
  package let newline: String
  /// One step of indentation: a tab, or some spaces.
  package let step: String

  /// Looks at the beginning of a text; Xcode's own layout, tabs and `\n`, where nothing tells.
  ///
  /// - Parameters:
  ///   - indentation: the white space at the start of a line that may be the only one with some.
  ///   - depth: how many steps that is.
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
      // Nothing below the second line can change what is known.
      if step != nil, line >= 1 { break }
    }
    self.newline = newline
    self.step = step ?? Self.step(of: indentation, depth: depth)
  }

  /// How the line before one that begins at an offset ends.
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

  /// Returns how many blanks a line begins with, and whether there are tabs among them.
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

  /// The white space at the start of the line that holds an offset.
  package static func indentation(ofLineAt offset: Int, in source: SourceText) -> String {
    let start = source.lines.start(ofLine: source.lines.line(at: offset))
    var end = start
    while end < source.length, source.bytes[end] == 0x20 || source.bytes[end] == 0x09 { end += 1 }
    return source[ByteRange(start: start, end: end)]
  }

  /// Returns true if nothing but white space stands before an offset on its line.
  package static func isFirstOnLine(_ offset: Int, in source: SourceText) -> Bool {
    let start = source.lines.start(ofLine: source.lines.line(at: offset))
    return start + indentation(ofLineAt: offset, in: source).utf8.count >= offset
  }

  /// Returns true if nothing but white space stands from an offset to the end of its line.
  package static func isLastOnLine(_ offset: Int, in source: SourceText) -> Bool {
    var at = offset
    while at < source.length, source.bytes[at] == 0x20 || source.bytes[at] == 0x09 { at += 1 }
    return at >= source.endOfLine(source.lines.line(at: offset))
  }

  /// Text whose lines end with `\n`, with other line ends.
  static func lines(_ text: String, endingWith newline: String) -> String {
    newline == "\n"
      ? text
      : text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: newline)
  }

  /// Takes a range out of a text, with its lines if nothing else stands on them.
  package static func removing(_ range: ByteRange, from source: SourceText) -> TextEdit {
    var (start, end) = (range.start, range.end)
    if isFirstOnLine(start, in: source), isLastOnLine(end, in: source) {
      start = source.lines.start(ofLine: source.lines.line(at: start))
      let nextLine = source.lines.line(at: end) + 1
      end = nextLine < source.lines.count ? source.lines.start(ofLine: nextLine) : source.length
    }
    return TextEdit(ByteRange(start: start, end: end), "")
  }

  /// Puts an indentation before every line but the first, and the file's line ends between them.
  package func indented(_ text: String, by indentation: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: newline + indentation)
  }
}
