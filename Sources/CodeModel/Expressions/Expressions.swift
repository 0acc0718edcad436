import CodeSyntax

extension CodeTree {
  /// Returns true if a token is spelled like a word that is known only at run time.
  public func isWord(_ index: Int, _ word: String) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let token = tokens[index]
    guard token.length == word.utf8.count, token.end <= source.length else { return false }
    let isSame = word.utf8.withContiguousStorageIfAvailable { expected in
      expected.indices.allSatisfy { source.bytes[token.start + $0] == expected[$0] }
    }
    return isSame ?? source.bytes[token.start..<token.end].elementsEqual(word.utf8)
  }

  /// Returns the ranges between the commas of an argument list.
  public func arguments(_ range: Range<Int>) -> [Range<Int>] {
    commaSeparated(range) { at, open in
      // `a < b` is a comparison, `Array<Int>` is not.
      language == .swift && (isAngle(at) || open > 0) ? angleDepth(at) : 0
    }
  }

  private func isAngle(_ index: Int) -> Bool {
    isToken(index, "<") && isIdentifier(index - 1) && tokens[index - 1].end == tokens[index].start
      && index + 1 < tokens.count && tokens[index + 1].start == tokens[index].end
  }

  private func angleDepth(_ index: Int) -> Int {
    if isToken(index, "<") { return 1 }
    if isToken(index, ">") { return -1 }
    return isToken(index, ">>") ? -2 : 0
  }

  /// Returns the expression of names, dots, calls and subscripts that ends before a token: `a.b(c)?.d` before the dot
  /// of `.e`. Nil where there is none, as for `.member`.
  public func postfixExpression(before end: Int) -> Range<Int>? {
    var at = end - 1
    var start: Int?
    var reach = CodeFile.maximumReach
    while at >= 0, reach > 0 {
      reach -= 1
      if language == .swift, isToken(at, "?") || isToken(at, "!") {
        at -= 1
        continue
      }
      switch kind(at) {
      case .close:
        guard let open = partner(of: at) else { return start.map { $0..<end } }
        start = open
        at = open
        let isOnSameLine = !startsLine(open)
        // An operand directly before brackets is called or indexed.
        if isOnSameLine, isOperand(open - 1) {
          at = open - 1
          continue
        }
        if language == .objectiveC, firstByte(open - 1) == UInt8(ascii: "@") { start = open - 1 }
      case .identifier, .dollarIdentifier, .number, .literal:
        guard isOperand(at) else { return start.map { $0..<end } }
        start = at
        if kind(at) == .literal, firstByte(at - 1) == UInt8(ascii: "@") { start = at - 1 }
      case .closeQuote:
        while at > 0, kind(at) != .openQuote { at -= 1 }
        start = at
      default: return start.map { $0..<end }
      }
      guard let first = start, isToken(first - 1, ".") || isToken(first - 1, "->") else { break }
      at = first - 2
      // `.member` begins with its dot.
      guard isOperand(at) || isToken(at, "?") || isToken(at, "!") else {
        return (isToken(first - 1, ".") ? first - 1 : first)..<end
      }
    }
    return start.map { $0..<end }
  }

  /// Returns true if a value can end with a token.
  func isOperand(_ index: Int) -> Bool {
    switch kind(index) {
    case .identifier: !isToken(index, among: Self.openers)
    case .close, .closeQuote, .dollarIdentifier, .number, .literal, .regex: true
    case .operator where language == .swift:
      (isToken(index, "?") || isToken(index, "!")) && index > 0
        && tokens[index - 1].end == tokens[index].start
    default: false
    }
  }

  /// Words after which a value begins.
  private static let openers: WordSet = [
    "return", "if", "while", "guard", "switch", "case", "in", "where", "else", "try", "await",
    "let",
    "var", "for", "throw", "is", "as", "do", "default", "and", "or",
  ]

  // MARK: Operands

  /// Returns the operand on the left of an operator such as `==`.
  public func operand(before op: Int) -> Range<Int> {
    var at = op
    var reach = CodeFile.maximumReach
    while at > 0, reach > 0 {
      reach -= 1
      let previous = at - 1
      if at < op, language == .swift, startsLine(at), !isToken(at, "."), !isToken(previous, ".") {
        break
      }
      if kind(previous) == .close {
        guard let open = partner(of: previous) else { break }
        // A body before the line is a statement of its own.
        if isClose(previous, "}"), startsLine(at) { break }
        at = open
        continue
      }
      guard continuesOperand(previous, from: at) else { break }
      at = previous
    }
    return at..<op
  }

  private func continuesOperand(_ index: Int, from next: Int) -> Bool {
    switch kind(index) {
    case .identifier:
      guard !isToken(index, among: Self.openers) || isToken(index, "as") else { return false }
      return true
    case .operator:
      if isToken(index, ".") || isToken(index, "->") || isToken(index, "??") || isPlus(index) {
        return true
      }
      guard language == .swift, isToken(index, "?") || isToken(index, "!") else { return false }
      return index > 0 && tokens[index - 1].end == tokens[index].start
        && (isOperand(index - 1) || isToken(index - 1, "as"))
    case .punctuation:
      return firstByte(index) == UInt8(ascii: "@") || firstByte(index) == UInt8(ascii: "#")
    case .number, .literal, .openQuote, .segment, .closeQuote, .interpolation, .dollarIdentifier,
      .regex:
      return true
    default: return false
    }
  }

  /// Texts are concatenated before they are compared.
  private func isPlus(_ index: Int) -> Bool { language == .swift && isToken(index, "+") }

  /// Returns the operand on the right of an operator, up to a limit.
  public func operand(after op: Int, limit: Int) -> Range<Int> {
    let start = min(op + 1, limit)
    var at = start
    let limit = min(limit, start + CodeFile.maximumReach)
    while at < limit {
      if at > start, language == .swift, startsLine(at), !isToken(at, "."), !isPlus(at),
        isOperand(at - 1)
      {
        break
      }
      switch kind(at) {
      case .close, .directive, .endOfDirective, nil: return start..<at
      case .open where isOpen(at, "{") && !(firstByte(at - 1) == UInt8(ascii: "@")):
        return start..<at
      case .open:
        at = next(after: at, limit: limit)
        continue
      case .operator where at > start:
        let isPostfix = isOperand(at) && language == .swift
        guard
          isPostfix || isToken(at, ".") || isToken(at, "->") || isToken(at, "??") || isPlus(at)
        else { return start..<at }
      case .punctuation:
        let byte = firstByte(at)
        guard byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "\\")
        else {
          return start..<at
        }
      case .identifier where at > start:
        // `x == y else`, `x == y where`
        if isOperand(at - 1), !isToken(at, "as") { return start..<at }
      default: break
      }
      at += 1
    }
    return start..<at
  }
}

extension CodeFile {
  /// Returns the names of an expression from left to right, in either notation: `self.window?.rootViewController` and
  /// `[[self window] rootViewController]` both give `self window rootViewController`. Arguments, subscripts and casts
  /// are left out.
  public func names(_ tokens: Range<Int>) -> [String] {
    var names: [String] = []
    append(tokens, to: &names, depth: 0)
    return names
  }

  /// Returns the last of `names(_:)`: `type` in `item?.type`.
  public func lastName(_ tokens: Range<Int>) -> String? { names(tokens).last }

  private func append(_ tokens: Range<Int>, to names: inout [String], depth: Int) {
    guard depth < 32 else { return }
    var at = tokens.lowerBound
    var isFirst = true
    while at < tokens.upperBound {
      if tree.kind(at) == .open {
        let end = tree.next(after: at, limit: tokens.upperBound)
        if isFirst, end > at + 1 {
          let inner = at + 1..<max(at + 1, end - 1)
          if language == .objectiveC, tree.isOpen(at, "[") {
            appendMessage(inner, to: &names, depth: depth)
          } else if tree.isOpen(at, "("), !isCast(at, end, tokens.upperBound) {
            append(inner, to: &names, depth: depth + 1)
          }
        }
        // The expression after a cast is still the first piece.
        if !(isFirst && tree.isOpen(at, "(") && isCast(at, end, tokens.upperBound)) {
          isFirst = false
        }
        at = end
        continue
      }
      if tree.isIdentifier(at) {
        if tree.isToken(at, "as") || tree.isToken(at, "is") { return }
        if !tree.isToken(at, "try"), !tree.isToken(at, "await") {
          names.append(tree.name(at))
          isFirst = false
        }
      }
      at += 1
    }
  }

  private func isCast(_ open: Int, _ end: Int, _ limit: Int) -> Bool {
    language == .objectiveC && end < limit
      && (tree.isIdentifier(end) || tree.isOpen(end, "[") || tree.isOpen(end, "("))
  }

  private func appendMessage(_ inner: Range<Int>, to names: inout [String], depth: Int) {
    let call = calls(in: inner).first {
      $0.style == .message && $0.tokens.lowerBound + 1 == inner.lowerBound
    }
    guard let call, let receiver = call.receiver else {
      return append(inner, to: &names, depth: depth + 1)
    }
    append(receiver, to: &names, depth: depth + 1)
    names.append(call.baseName)
  }

  /// Returns the positions where a member of this name is read or called: `x.shortcutItem`, `[x shortcutItem]`.
  public func accesses(to name: String, in tokens: Range<Int>) -> [Access] {
    places(of: name, in: tokens).compactMap { index in
      guard !isInactive(index) else { return nil }
      if tree.isToken(index - 1, ".") || tree.isToken(index - 1, "->") {
        return Access(nameToken: index, receiver: tree.postfixExpression(before: index - 1))
      }
      guard language == .objectiveC,
        let call = calls(in: index..<index + 1).first(where: {
          $0.style == .message && $0.arguments.isEmpty
        })
      else { return nil }
      return Access(nameToken: index, receiver: call.receiver)
    }
  }

  /// Returns the tokens that are this name.
  private func places(of name: String, in tokens: Range<Int>) -> [Int] {
    guard !TokenMarks.notes(name) else {
      return TokenMarks.some(of: marks.words, in: tokens).filter { tree.isWord($0, name) }
    }
    let length = name.utf8.count
    return tokens.filter {
      tree.isIdentifier($0) && tree.tokens[$0].length == length && tree.isWord($0, name)
    }
  }

  /// Returns true if one of some words occurs in tokens, in any role. This costs less than reading their calls or
  /// assignments.
  public func mentions(anyOf words: WordSet, in tokens: Range<Int>) -> Bool {
    tokens.contains { tree.isToken($0, among: words) }
  }

  /// Returns true if a name occurs in tokens, in any role.
  public func mentions(_ name: String, in tokens: Range<Int>) -> Bool {
    let length = name.utf8.count
    return tokens.contains {
      tree.isIdentifier($0) && tree.tokens[$0].length == length && tree.isWord($0, name)
    }
  }
}

/// A member that is read, assigned or called through a dot or a message.
public struct Access: Sendable, Equatable {
  public let nameToken: Int
  /// The tokens before the dot; nil for `.member`.
  public let receiver: Range<Int>?
}
