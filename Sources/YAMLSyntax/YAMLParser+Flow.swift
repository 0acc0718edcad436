import SourceText

extension YAMLParser {
  /// Reads `[a, b]` or `{a: b}` over any number of lines. Returns the offset at which to continue.
  mutating func readFlow(_ start: Int, _ end: Int, _ next: Int) -> Int {
    let outer = open.count
    var line = FlowLine(at: start, end: end, next: next)
    /// True if an element may begin here.
    var expectsValue = true
    repeat {
      goToText(&line)
      guard line.at < line.end, isUnderstood else { return notUnderstood(line) }
      let byte = bytes[line.at]
      let isInMapping = open.count > outer && open.last?.isSequence == false
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        guard expectsValue, !isInMapping || open.last?.key != nil else {
          return notUnderstood(line)
        }
        begin(column: .max, isSequence: byte == UInt8(ascii: "["), at: line.at)
        line.at += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard open.count > outer, isInMapping == (byte == UInt8(ascii: "}")) else {
          return notUnderstood(line)
        }
        line.at += 1
        lastEnd = max(lastEnd, line.at)
        close()
        expectsValue = false
      case UInt8(ascii: ","):
        guard open.count > outer, !expectsValue || open.last?.key != nil else {
          return notUnderstood(line)
        }
        if open.last?.key != nil { add(.missing, ByteRange(at: line.at)) }
        expectsValue = true
        line.at += 1
      default:
        guard expectsValue, open.count > outer, readFlowText(&line, isInMapping: isInMapping) else {
          return notUnderstood(line)
        }
        expectsValue = open.last?.key != nil
      }
    } while open.count > outer
    let rest = skipSpaces(line.at, line.end)
    if rest < line.end, !(isComment(rest, line.end) && rest > line.at) { isUnderstood = false }
    return line.next
  }

  /// A position in a line, with the end of its text and the start of the next line.
  private struct FlowLine {
    var at: Int
    var end: Int
    var next: Int
  }

  private mutating func notUnderstood(_ line: FlowLine) -> Int {
    isUnderstood = false
    return line.next
  }

  /// Skips white space, comments and line ends.
  private mutating func goToText(_ line: inout FlowLine) {
    line.at = skipSpaces(line.at, line.end)
    let isComment = isComment(line.at, line.end) && byte(line.at - 1) == 0x20
    guard line.at >= line.end || isComment else { return }
    line.at = line.end
    while line.next < bytes.count, isUnderstood {
      let (start, end) = (line.next, endOfLine(line.next))
      line.next = nextLine(end)
      guard let content = contentOfLine(start, end) else { continue }
      if content.column == 0, marker(content) != nil { isUnderstood = false }
      (line.at, line.end) = (content.start, content.end)
      return
    }
  }

  /// Reads a key with its colon, or a value of one line; false if there is none.
  private mutating func readFlowText(_ line: inout FlowLine, isInMapping: Bool) -> Bool {
    guard let (text, behind) = scalar(line.at, line.end, inFlow: true) else { return false }
    let colon = skipSpaces(behind, line.end)
    // As in JSON, no space is needed between a quoted key and its value.
    let isKey =
      isColon(colon, line.end)
      || text.style != .plain && colon < line.end && bytes[colon] == UInt8(ascii: ":")
    guard isKey == (isInMapping && open.last?.key == nil) else { return false }
    if isKey {
      expectValue(of: text)
      line.at = colon + 1
    } else {
      add(.scalar(text), text.range)
      line.at = behind
    }
    return true
  }
}
