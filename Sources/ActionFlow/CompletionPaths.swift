import CodeModel
import CodeSyntax
import Files

/// The number of calls of a handler's completion handler on each path.
package struct CompletionPaths {
  let exits: [PathAnalysis.Exit]
  /// The first tokens of calls that may be the second on their path.
  package let secondCalls: [Int]
  /// The first tokens of all calls.
  private let calls: [Int]

  /// Returns nil where the block has no name or the paths were not understood.
  package init?(_ handler: Handler, in file: CodeFile) {
    guard let completion = handler.completion, completion.name != "_",
      let body = handler.function.body,
      // The code is incomplete.
      file.tree.isClose(body.upperBound, "}")
    else { return nil }
    var seconds: [Int] = []
    var calls: Set<Int> = []
    let uses = CompletionUses(name: completion.name, file: file)
    guard
      let exits = PathAnalysis.exits(
        of: Statement.read(body, of: file.tree),
        use: { tokens in
          let use = uses.use(tokens)
          if use == .acts, let call = uses.call(in: tokens) { calls.insert(call) }
          return use
        }, mayThrow: file.tree.mayThrow,
        secondCall: { seconds.append($0.lowerBound) })
    else { return nil }
    self.exits = exits
    secondCalls = Set(seconds).sorted()
    self.calls = calls.sorted()
  }

  /// Returns the call before another one on a path that leads to it; nil where that is ambiguous, as in a loop.
  package func firstCall(before second: Int, in file: CodeFile) -> Int? {
    calls.last { call in
      guard call < second, !file.tree.isWord(call - 1, "return") else { return false }
      let open = file.tree.isOpen(call + 1, "(") ? call + 1 : call + 2
      guard let close = file.tree.partner(of: open) else { return false }
      let next = file.tree.isToken(close + 1, ";") ? close + 2 : close + 1
      return !["return", "throw", "break", "continue"].contains { file.tree.isWord(next, $0) }
    }
  }

  /// The exits that some path reaches without having called it.
  package var missing: [PathAnalysis.Exit] { exits.filter { $0.counts.contains(.never) } }
  package var isNeverCalled: Bool { !exits.isEmpty && exits.allSatisfy { $0.counts == .never } }
}

/// The uses of a completion handler in code.
private struct CompletionUses {
  let name: String
  let file: CodeFile
  /// The macros of the file that call the handler: `#define DONE(x) completionHandler(x)`.
  private let macros: Set<String>

  init(name: String, file: CodeFile) {
    self.name = name
    self.file = file
    macros = file.macros(mentioning: name)
  }

  func use(_ tokens: Range<Int>) -> PathAnalysis.Use {
    let tree = file.tree
    var closures: [Int] = []
    var result = PathAnalysis.Use.none
    for index in tokens {
      if let end = closures.last, end <= index { closures.removeLast() }
      if tree.isOpen(index, "{"), let end = tree.partner(of: index) { closures.append(end) }
      guard tree.isIdentifier(index) else { continue }
      if !macros.isEmpty, macros.contains(tree.name(index)) { result = .handsOn }
      guard tree.isWord(index, name), !isLabelOrMember(index) else { continue }
      var next = index + 1
      if tree.isToken(next, "?") || tree.isToken(next, "!") { next += 1 }
      if tree.isOpen(next, "(") {
        if closures.isEmpty { return .acts }
        result = .handsOn
      } else if isQuestion(index, next, tokens) {
        if result == .none { result = isAbsence(index, tokens) ? .asksForNothing : .asks }
      } else {
        result = .handsOn
      }
    }
    return result
  }

  /// Returns the token of the handler's name where it is called.
  func call(in tokens: Range<Int>) -> Int? {
    tokens.first {
      file.tree.isIdentifier($0) && file.tree.isWord($0, name) && !isLabelOrMember($0)
    }
  }

  /// Returns true if a condition only tests for nil: `!handler`, `handler == nil`.
  private func isAbsence(_ index: Int, _ tokens: Range<Int>) -> Bool {
    let tree = file.tree
    if tokens.count == 2 { return tree.isToken(tokens.lowerBound, "!") }
    return tokens.count == 3 && tree.isToken(tokens.lowerBound + 1, "==")
  }

  private func isLabelOrMember(_ index: Int) -> Bool {
    let tree = file.tree
    if tree.isToken(index - 1, ".") || tree.isToken(index - 1, "->") { return true }
    guard tree.isColon(index + 1) else { return false }
    // `a ? handler : nil`
    return !tree.isToken(index - 1, "?")
  }

  private func isQuestion(_ index: Int, _ next: Int, _ tokens: Range<Int>) -> Bool {
    let tree = file.tree
    let comparesNext = ["!=", "==", "&&", "||"].contains { tree.isWord(next, $0) }
    if tokens.count == 1 || comparesNext || tree.isToken(index - 1, "!") { return true }
    if tree.isToken(index - 1, "==") || tree.isToken(index - 1, "!=") { return true }
    if tree.isToken(index - 1, "let"), next >= tokens.upperBound { return true }
    // `handler ? handler(YES) : nil;`, but not `handler ?: other`
    return file.language == .objectiveC && next == index + 2 && !tree.isColon(next)
  }
}
