import CodeSyntax

/// Finds the message sends of an Objective-C file, and its calls of functions and blocks.
struct ObjectiveCCalls {
  private let tree: CodeTree

  init(_ tree: CodeTree) { self.tree = tree }

  func calls() -> [Call] {
    let calls = tree.tokens.indices.compactMap { index in
      if tree.isOpen(index, "[") { return message(at: index) }
      return tree.isOpen(index, "(") ? function(before: index) : nil
    }
    return calls.sorted { $0.nameToken < $1.nameToken }
  }

  // MARK: Messages

  private func message(at open: Int) -> Call? {
    guard let close = tree.partner(of: open), close > open + 2, !isSubscript(open) else {
      return nil
    }
    let receiverStart = open + 1
    var at = endOfReceiver(receiverStart, close)
    guard at > receiverStart, at < close else { return nil }
    let receiver = receiverStart..<at
    let nameToken = at
    var name = ""
    var arguments: [Argument] = []
    while at < close, tree.isIdentifier(at) || tree.isColon(at) {
      let part = tree.isIdentifier(at) ? tree.name(at) : ""
      let colon = part.isEmpty ? at : at + 1
      guard tree.isColon(colon) else {
        guard name.isEmpty, colon == close else { return nil }
        name = part
        break
      }
      let end = endOfArgument(colon + 1, close)
      name += part + ":"
      arguments.append(
        Argument(label: part.isEmpty ? nil : part, value: colon + 1..<max(end, colon + 1)))
      at = end
    }
    guard !name.isEmpty else { return nil }
    return Call(
      style: .message, name: name, nameToken: nameToken, receiver: receiver, arguments: arguments,
      tokens: open..<close + 1)
  }

  /// Returns true if `[` continues the expression before it, or begins a literal.
  private func isSubscript(_ open: Int) -> Bool {
    switch tree.kind(open - 1) {
    case .identifier:
      return !["return", "in", "else", "case", "do", "const", "throw", "delete"].contains {
        tree.isWord(open - 1, $0)
      }
    case .literal: return true
    case .punctuation: return tree.firstByte(open - 1) == UInt8(ascii: "@")
    case .close:
      // A cast precedes a message; a call precedes a subscript.
      guard tree.isClose(open - 1, ")") else { return !tree.isClose(open - 1, "}") }
      guard let parenthesis = tree.partner(of: open - 1) else { return true }
      return tree.isIdentifier(parenthesis - 1) && !tree.isControl(parenthesis - 1)
    default: return false
    }
  }

  private func endOfReceiver(_ start: Int, _ limit: Int) -> Int {
    var at = start
    while at < limit, tree.isOpen(at, "("), let close = tree.partner(of: at) {
      at = close + 1
      // `(x)` alone is the receiver, `(Type)x` a cast before it.
      let isOver = tree.isIdentifier(at) && (tree.isColon(at + 1) || at + 1 == limit)
      if isOver || tree.isToken(at, ".") { return postfix(at, limit) }
    }
    if tree.firstByte(at) == UInt8(ascii: "@") { at += 1 }
    guard at < limit else { return at }
    return postfix(tree.next(after: at, limit: limit), limit)
  }

  private func postfix(_ start: Int, _ limit: Int) -> Int {
    var at = start
    while at < limit {
      if tree.isToken(at, ".") || tree.isToken(at, "->") || tree.isToken(at, "::"),
        tree.isIdentifier(at + 1)
      {
        at += 2
      } else if tree.isOpen(at, "[") || tree.isOpen(at, "(") {
        at = tree.next(after: at, limit: limit)
      } else {
        break
      }
    }
    return min(at, limit)
  }

  private func endOfArgument(_ start: Int, _ limit: Int) -> Int {
    var (at, choices) = (start, 0)
    while at < limit {
      if tree.isToken(at, "?") { choices += 1 }
      if at > start, tree.isColon(at) {
        if choices > 0 { choices -= 1 } else if !tree.isIdentifier(at - 1) { return at }
      }
      if at > start, choices == 0, tree.isIdentifier(at), tree.isColon(at + 1) { return at }
      at = tree.next(after: at, limit: limit)
    }
    return at
  }

  // MARK: Functions and blocks

  private func function(before open: Int) -> Call? {
    let name = open - 1
    guard tree.isIdentifier(name), !tree.isControl(name), let close = tree.partner(of: open) else {
      return nil
    }
    let before = tree.firstByte(name - 1)
    // `@selector(…)`, a macro's `#define F(x)`, the declaration `int f(int)`.
    if tree.kind(name - 1) == .punctuation, before == UInt8(ascii: "@") { return nil }
    if tree.isToken(name - 1, "define") || tree.isOpen(close + 1, "{") { return nil }
    let hasReceiver = tree.isToken(name - 1, ".") || tree.isToken(name - 1, "->")
    let receiver = hasReceiver ? tree.postfixExpression(before: name - 1) : nil
    let arguments = tree.arguments(open + 1..<close).map { Argument(label: nil, value: $0) }
    return Call(
      style: .call, name: tree.name(name), nameToken: name, receiver: receiver,
      arguments: arguments, tokens: (receiver?.lowerBound ?? name)..<close + 1)
  }
}

extension CodeTree {
  /// Returns true if a word before parentheses belongs to a statement.
  func isControl(_ index: Int) -> Bool {
    ["if", "while", "for", "switch", "return", "sizeof", "catch", "synchronized", "typeof", "in"]
      .contains { isWord(index, $0) }
  }
}
