import CodeModel
import CodeSyntax

/// Reading of branches in closures of views that do nothing for a type, or only log it.
extension ActionFactsReader {
  /// The most closures of a file that are examined.
  private static let maximumClosures = 512
  /// The most branches without effect in these closures that are examined.
  private static let maximumChecks = 128

  private static let watching: WordSet = ["onReceive", "onChange", "sink", "subscribe"]

  /// The closures of calls outside of functions, and the closures that observe something, outer before inner.
  var outerClosures: [Range<Int>] {
    guard file.language == .swift else { return [] }
    var found: [Range<Int>] = []
    for call in file.calls
    where tree.isToken(call.nameToken, among: Self.watching)
      || file.functionIndex(around: call.nameToken) == nil
    {
      for argument in call.arguments.suffix(2) {
        guard found.count < Self.maximumClosures else { return found }
        guard tree.isOpen(argument.value.lowerBound, "{"),
          let close = tree.partner(of: argument.value.lowerBound)
        else { continue }
        found.append(argument.value.lowerBound + 1..<max(argument.value.lowerBound + 1, close))
      }
    }
    return found
  }

  /// Returns true if a branch in a closure outside of functions surely only logs, and the rest of the closure does
  /// nothing for all types.
  mutating func isIdle(_ body: Range<Int>, in closures: [Range<Int>]) -> Bool {
    guard idleChecks < Self.maximumChecks,
      let closure = closures.last(where: { $0.contains(body.lowerBound) })
    else { return false }
    let isPlain = isIdle(body) || showsNothing(body, in: closure)
    // Only then all of the file is looked through.
    guard isPlain || onlyNotes(body) else { return false }
    idleChecks += 1
    guard
      isPlain || file.setsUnreadState(body)
        || file.comesToNothing(file.builtStatements(of: body), in: closure)
    else { return false }
    return file.builtStatements(of: closure.dropFirst(headOfClosure(closure))).allSatisfy {
      statement in
      switch statement {
      case .branch(let branch):
        branch.tokens.contains(body.lowerBound) || branch.kind == .guard
          || branch.ways.allSatisfy { !$0.head.isEmpty || $0.body.isEmpty }
      case .plain(let tokens): isNoDeed(tokens)
      case .exit: true
      case .loop, .deferred, .block, .unknown: false
      }
    }
  }

  /// True for a body that sets names of its own object or closure and calls nothing but logs.
  private func onlyNotes(_ body: Range<Int>) -> Bool {
    let assignments = file.assignments(in: body)
    return !assignments.isEmpty && assignments.allSatisfy { $0.receiver == nil }
      && file.calls(in: body).allSatisfy { file.effect(of: $0).isIdle }
  }

  private static let presenting: WordSet = [
    "sheet", "fullScreenCover", "popover", "navigationDestination",
  ]

  /// True for `EmptyView()` in a closure that makes what is presented: `.sheet(item: $sheet) { sheet in … }`.
  private func showsNothing(_ body: Range<Int>, in closure: Range<Int>) -> Bool {
    let end = closure.lowerBound - 2
    guard tree.isToken(body.lowerBound, "EmptyView"), tree.isOpen(body.lowerBound + 1, "("),
      body.count == 3, tree.isClose(end, ")"), let open = tree.partner(of: end)
    else { return false }
    return tree.isToken(open - 1, among: Self.presenting) && tree.isToken(open - 2, ".")
  }

  /// Returns the number of tokens with which a closure names its parameters.
  private func headOfClosure(_ closure: Range<Int>) -> Int {
    let head = closure.prefix(24)
    return head.first { tree.isToken($0, "in") }.map { $0 + 1 - closure.lowerBound } ?? 0
  }

  /// True for statements that only log, exit, or are empty values.
  private func isIdle(_ body: Range<Int>) -> Bool {
    if body.isEmpty || body.allSatisfy({ tree.isToken($0, "break") || tree.isToken($0, ";") }) {
      return true
    }
    return file.logging(file.builtStatements(of: body)).map(\.functions.isEmpty) ?? false
  }

  /// True for a log call, a local name, and an assignment of nil: `pending = nil`.
  private func isNoDeed(_ tokens: Range<Int>) -> Bool {
    let assignments = file.assignments(in: tokens)
    if !assignments.isEmpty {
      return assignments.allSatisfy { assignment in
        assignment.isDeclaration
          || assignment.value.count == 1
            && ["nil", "false"].contains(tree.name(assignment.value.lowerBound))
      }
    }
    return isIdle(tokens)
  }

  /// Returns the body of a branch outside of functions.
  func body(of use: ActionFacts.Use, _ found: TypeFlow.Found) -> Range<Int>? {
    if let body = found.comparison?.way { return body }
    guard let way = use.way else { return nil }
    let start = tree.firstToken(endingAfter: way.range.start)
    let end = tree.firstToken(endingAfter: max(way.range.start, way.range.end - 1)) + 1
    // A branch without statements has the range of its condition.
    return (start..<max(start, end)).contains(found.type.lowerBound)
      ? end..<end : start..<max(start, end)
  }

  /// Returns true if a closure does no more than to log.
  func isIdleClosure(_ value: Range<Int>) -> Bool {
    guard tree.isOpen(value.lowerBound, "{"), let close = tree.partner(of: value.lowerBound)
    else { return false }
    let closure = value.lowerBound + 1..<max(value.lowerBound + 1, close)
    return isIdle(closure.dropFirst(headOfClosure(closure)))
  }
}
