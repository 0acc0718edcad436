import CodeModel
import CodeSyntax

/// The logging in statements that may do nothing else.
struct Logging: Sendable, Equatable {
  /// The functions of the app that are called and may only log as well.
  var functions: Set<String> = []
  /// True if something is logged, or delegated to those functions.
  var isAny = false

  /// The separator between a type and its method, where the type is known.
  static let separator = "/"
}

extension CodeFile {
  /// Returns the logging in statements; nil where they do more, or that is not known.
  ///
  /// - Parameters:
  ///   - completion: the name of the completion handler, which may be called.
  ///   - receivers: the types of receivers; nil where only methods of `self` count.
  func logging(
    _ statements: [Statement], completion: String? = nil, _ receivers: ReceiverTypes? = nil
  ) -> Logging? {
    var found = Logging()
    for statement in statements {
      switch statement {
      case .plain(let tokens):
        if tokens.allSatisfy({ tree.isToken($0, ";") }) { continue }
        guard take(tokens, completion, receivers, &found) else { return nil }
      case .exit(let exit, let tokens):
        guard exit == .break || exit == .return && isPlainAnswer(tokens) else { return nil }
      case .branch(let branch):
        guard onlyAsks(branch.head) else { return nil }
        for way in branch.ways {
          guard onlyAsks(way.head),
            let logging = logging(way.body, completion: completion, receivers)
          else { return nil }
          found.functions.formUnion(logging.functions)
          found.isAny = found.isAny || logging.isAny
        }
      case .loop, .deferred, .block, .unknown: return nil
      }
    }
    return found
  }

  /// Returns true for a condition that only reads values.
  private func onlyAsks(_ head: Range<Int>) -> Bool {
    calls(in: head).allSatisfy { effect(of: $0).isIdle }
      && assignments(in: head).allSatisfy(\.isDeclaration)
  }

  /// Returns true if a statement is one call that logs, answers, or calls a function of the same type.
  private func take(
    _ tokens: Range<Int>, _ completion: String?, _ receivers: ReceiverTypes?,
    _ found: inout Logging
  ) -> Bool {
    let calls = self.calls(in: tokens)
    if discards(tokens) { return true }
    if let value = discarded(by: tokens) { return take(value, completion, receivers, &found) }
    // A local name, or an answer that is noted, is told from a property by `let` and `var` only.
    guard assignments(in: tokens).isEmpty,
      let call = calls.last(where: { $0.tokens.lowerBound == tokens.lowerBound }),
      isWhole(call, tokens)
    else { return false }
    let effect = effect(of: call)
    let isTelling = calls.allSatisfy {
      $0.nameToken == call.nameToken || self.effect(of: $0) == .derives
        || effect == .logs && makesValue($0)
    }
    let hasBody = call.tokens.contains { tree.isOpen($0, "{") || tree.isToken($0, "^") }
    guard isTelling, !hasBody else { return false }
    if effect == .logs || isIdleLocalFunction(call) {
      found.isAny = true
      return true
    }
    if effect == .asserts { return true }
    let isOwn = call.receiver.map { $0.count == 1 && tree.isToken($0.lowerBound, "self") } ?? true
    guard isOwn else {
      guard let type = call.receiver.flatMap({ receivers?.type(of: $0) }) else { return false }
      found.functions.insert(type + Logging.separator + call.calledName)
      found.isAny = true
      return true
    }
    if effect == .completes || call.receiver == nil && call.baseName == completion {
      return call.arguments.allSatisfy { isPlainAnswer($0.value) }
    }
    found.functions.insert(call.calledName)
    found.isAny = true
    return true
  }

  /// Returns true if all that a body does is to ask, to name values and to throw them away.
  func onlyDiscards(_ body: Range<Int>) -> Bool { onlyDiscards(builtStatements(of: body)) }

  func onlyDiscards(_ statements: some Sequence<Statement>) -> Bool {
    statements.allSatisfy { statement in
      switch statement {
      case .plain(let tokens): discards(tokens)
      case .exit(let exit, let tokens):
        exit == .break
          || exit == .return
            && tokens.allSatisfy { tree.isToken($0, "return") || tree.isToken($0, ";") }
      case .branch(let branch):
        onlyAsks(branch.head)
          && branch.ways.allSatisfy { onlyAsks($0.head) && onlyDiscards($0.body) }
      case .loop, .deferred, .block, .unknown: false
      }
    }
  }

  private static let nothing: WordSet = ["none", "unknown", "failure", "unhandled", "unsupported"]

  /// True for a path that only answers like the `default`, that nothing is known of the type: `return
  /// .failure(.unknown)`, `self = .none`.
  func answersAsForUnknown(_ way: Statement.Branch.Way, of branch: Statement.Branch) -> Bool {
    guard language == .swift, branch.kind == .switch, way.body.count == 1,
      let tokens = way.body.first?.tokens, tokens.count <= 12,
      tokens.contains(where: { tree.isToken($0, among: Self.nothing) && tree.isToken($0 - 1, ".") }
      ),
      let rest = branch.ways.last(where: { $0.head.isEmpty }), rest.body.count == 1,
      let other = rest.body.first?.tokens, other.count == tokens.count
    else { return false }
    return zip(tokens, other).allSatisfy { tree.name($0) == tree.name($1) }
  }

  /// True for a call of a function that stands in the function around it and does nothing: `func select(_ tab: Int) {}`.
  func isIdleLocalFunction(_ call: Call) -> Bool {
    guard language == .swift, call.receiver == nil,
      let body = function(around: call.nameToken)?.body, body.count <= UnshownWork.maximumTokens,
      let word = body.first(where: {
        tree.isToken($0, "func") && tree.isWord($0 + 1, call.baseName)
      }), tree.isOpen(word + 2, "("), let close = tree.partner(of: word + 2),
      tree.isOpen(close + 1, "{"), let end = tree.partner(of: close + 1),
      functions(named: call.baseName).isEmpty
    else { return false }
    let own = close + 2..<max(close + 2, end)
    return comesToNothing(builtStatements(of: own), in: own)
  }

  /// `_ = item`, `let type = item.type`, where nothing is called for it.
  func discards(_ tokens: Range<Int>) -> Bool {
    let value = discarded(by: tokens)
    let named = value == nil && language == .swift ? assignments(in: tokens) : []
    guard value != nil || !named.isEmpty && named.allSatisfy(\.isDeclaration) else { return false }
    return calls(in: value ?? tokens).allSatisfy { effect(of: $0).isIdle }
  }

  /// The value of `_ = value` and of `(void)value;`, which nothing keeps.
  private func discarded(by tokens: Range<Int>) -> Range<Int>? {
    let start = tokens.lowerBound
    let isVoid =
      language == .objectiveC && tree.isOpen(start, "(") && tree.isToken(start + 1, "void")
      && tree.isClose(start + 2, ")")
    let isUnnamed = tree.isToken(start, "_") && tree.isToken(start + 1, "=")
    let count = isVoid ? 3 : 2
    guard isVoid || isUnnamed, tokens.count > count else { return nil }
    let value = start + count..<tokens.upperBound
    return assignments(in: value).isEmpty ? value : nil
  }

  /// `.selected(item.type)`, `Event(name: "…")`
  func makesValue(_ call: Call) -> Bool {
    isImplicitMember(call)
      || call.receiver == nil && call.name.unicodeScalars.first?.properties.isUppercase == true
  }

  /// Returns true if a call is an implicit member: `.page(2)`.
  func isImplicitMember(_ call: Call) -> Bool {
    call.receiver == nil && tree.isToken(call.nameToken - 1, ".")
  }

  private func isWhole(_ call: Call, _ tokens: Range<Int>) -> Bool {
    (call.tokens.upperBound..<max(call.tokens.upperBound, tokens.upperBound))
      .allSatisfy { tree.isToken($0, ";") }
  }

  /// `return true`, `NO`
  private func isPlainAnswer(_ tokens: Range<Int>) -> Bool {
    tokens.allSatisfy { token in
      ["return", "true", "false", "YES", "NO", ";"].contains { tree.isToken(token, $0) }
    }
  }
}
