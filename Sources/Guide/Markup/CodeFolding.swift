/// Breaks lines of code so that they fit a terminal, at the usual positions and as rarely as possible.
struct CodeFolding {
  /// The most columns of a line.
  let width: Int
  /// The identifier of the language; lines of Swift are broken as by `swift format`.
  var language = ""

  /// Returns the lines of a code text.
  func lines(of code: String) -> [String] {
    var result: [String] = []
    /// The lines of an unfinished Objective-C message: the first, and the arguments below it.
    var message: [Substring] = []
    func close() {
      let isTooWide = message.contains { Self.width(of: $0) > width }
      let isAligned = message.first.map(Self.isAligned) ?? false
      let start = isAligned ? 0 : message.first.map(Self.indentation) ?? 0
      for (index, line) in message.enumerated() {
        // Aligned colons leave too little room.
        let isMoved = isTooWide && (index > 0 || isAligned)
        let indentation = String(repeating: " ", count: index > 0 ? start + 4 : start)
        result += broken(isMoved ? indentation + line.drop { $0 == " " } : String(line))
      }
      message = []
    }
    let lines = code.replacing("\t", with: "  ")
      .split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines {
      let isArgument =
        message.first.map {
          Self.isAligned($0) || Self.indentation(of: line) > Self.indentation(of: $0)
        } == true && Self.beginsArgument(line)
      if !isArgument { close() }
      message.append(line)
    }
    close()
    return result.map(fitted)
  }

  /// Returns a line that cannot be broken further and is still too wide, with its indentation reduced as far
  /// as necessary.
  private func fitted(_ line: String) -> String {
    let surplus = Self.width(of: line) - width
    guard surplus > 0 else { return line }
    return String(line.dropFirst(min(surplus, Self.indentation(of: line[...]))))
  }

  private static func indentation(of line: Substring) -> Int { line.prefix { $0 == " " }.count }

  /// Returns true for the first line of an Objective-C method whose colon is aligned with longer names that
  /// follow.
  private static func isAligned(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " }
    return text.startIndex > line.startIndex && (text.hasPrefix("- (") || text.hasPrefix("+ ("))
  }

  /// Returns true for a line such as `animated:YES`, which continues an Objective-C message.
  private static func beginsArgument(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " }
    let rest = text.drop { $0.isLetter || $0.isNumber || $0 == "_" }
    guard rest.first == ":", rest.startIndex > text.startIndex else { return false }
    return rest.dropFirst().first.map { $0 != " " && $0 != ":" } ?? false
  }

  private static func width(of text: some StringProtocol) -> Int { StyledText(String(text)).width }

  private func broken(_ line: String) -> [String] {
    guard Self.width(of: line) > width else { return [line] }
    let swift = language == "swift" ? SwiftFolding(width: width).lines(of: line) : nil
    return swift ?? folded(line)
  }

  // MARK: One line

  /// A position at which a line may be broken, the best kinds first.
  private enum Break: Int {
    case space
    /// Between two tags.
    case tag
    /// After the return type of an Objective-C method, and before a member.
    case part
    case colon
    case bracket
    case spaceInComment
    case spaceInText
    /// Between a type and a declared name.
    case type
    /// Before a brace, which belongs to the text that opens the block.
    case brace
  }

  private struct Candidate {
    let kind: Break
    let depth: Int
    let index: String.Index
    /// The number of columns before the position.
    let column: Int
  }

  /// Returns the parts of a line, independent of its language.
  func folded(_ line: String) -> [String] {
    guard Self.width(of: line) > width else { return [line] }
    let indentation = Self.indentation(of: line[...])
    // A comment continues below its beginning.
    let isComment = line.dropFirst(indentation).hasPrefix("//")
    let inner = min(isComment ? indentation : indentation + 4, width / 2)
    let comment = line.dropFirst(indentation).hasPrefix("///") ? "/// " : "// "
    var lines: [String] = []
    var rest = line
    // Each iteration shortens the rest or ends the loop.
    while Self.width(of: rest) > width, let candidate = best(in: rest, behind: inner) {
      var head = rest[..<candidate.index]
      while head.last == " " { head = head.dropLast() }
      lines.append(String(head))
      let tail = rest[candidate.index...].drop { $0 == " " }
      let start = String(repeating: " ", count: candidate.kind == .colon ? inner + 4 : inner)
      let next = start + (candidate.kind == .spaceInComment ? comment : "") + tail
      guard next.count < rest.count else {
        lines[lines.count - 1] = rest
        return lines
      }
      rest = next
    }
    return lines + [rest]
  }

  /// Returns the break that leaves most text on the line and has the best kind; nil if there is none.
  ///
  /// - Parameter inner: the indentation of the next line, which has to become shorter.
  private func best(in line: String, behind inner: Int) -> Candidate? {
    let all = candidates(in: line).filter { candidate in
      candidate.column > inner + (candidate.kind == .colon ? 4 : 0)
    }
    let fitting = all.prefix { $0.column <= width }
    let least = Self.indentation(of: line[...])
    let far = fitting.filter { $0.column - least >= (width - least) * 2 / 5 }
    func isWorse(_ first: Candidate, _ second: Candidate) -> Bool {
      (first.kind.rawValue, first.depth, -first.column)
        > (second.kind.rawValue, second.depth, -second.column)
    }
    return far.max(by: isWorse) ?? fitting.last ?? all.first
  }

  private func candidates(in line: String) -> [Candidate] {
    var result: [Candidate] = []
    var (depth, isText, isComment, isEscaped) = (0, false, false, false)
    let isMethod = line.hasPrefix("- (") || line.hasPrefix("+ (")
    var column = Self.indentation(of: line[...])
    var index = line.index(line.startIndex, offsetBy: column)
    var previous: Character = " "
    let start = index
    while index < line.endIndex {
      let character = line[index]
      let next = line.index(after: index)
      func add(_ kind: Break) {
        guard index > start else { return }
        result.append(Candidate(kind: kind, depth: depth, index: index, column: column))
      }
      if character == " " {
        // A pointer and the sign of a method are not words.
        let isPointer = next < line.endIndex && line[next] == "*"
        let isSign = isMethod && line.index(after: start) == index
        if !isSign {
          let isBrace = next < line.endIndex && line[next] == "{"
          add(
            isComment
              ? .spaceInComment
              : isText ? .spaceInText : isPointer ? .type : isBrace ? .brace : .space)
        }
      } else if !isText, !isComment {
        let isWord = character.isLetter || character == "_"
        if previous == ":", character != ":", character != "/" { add(.colon) }
        if previous == ")", isWord { add(isMethod && depth == 0 ? .part : .type) }
        if previous == ">", character == "<" { add(.tag) }
        // A bracket alone on its line is of no use.
        let isInside = "([".contains(previous) && line.index(after: start) < index
        if isInside, isWord || "\".@".contains(character) { add(.bracket) }
        if character == ".", previous.isLetter || ")]?!".contains(previous), next < line.endIndex,
          line[next].isLetter
        {
          add(.part)
        }
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
        if character == "/", previous == "/" { isComment = true }
      }
      if character == "\"", !isComment, !isEscaped { isText.toggle() }
      isEscaped = isText && character == "\\" && !isEscaped
      column += TerminalColumns.width(of: character)
      previous = character
      index = next
    }
    return result
  }
}
