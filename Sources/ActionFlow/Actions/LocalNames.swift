import CodeModel
import CodeSyntax

/// Local variables of which nothing comes: they are given values and at most logged.
extension CodeFile {
  /// The most tokens of a body that is searched for the mentions of a name: each of its statements may name another.
  private static let maximumTokens = 512
  /// The most tokens of a file that is searched for the mentions of a view's state, for each closure that sets one.
  private static let maximumOfFile = 4096

  /// Returns true if statements only log, and name values that are no more than logged.
  ///
  /// - Parameter body: the body of the function or closure around them.
  func comesToNothing(_ statements: some Sequence<Statement>, in body: Range<Int>) -> Bool {
    statements.allSatisfy { statement in
      switch statement {
      case .plain(let tokens):
        if setsOnlyLogged(tokens, in: body) { return true }
        return logging([statement]).map(\.functions.isEmpty) ?? false
      case .exit(.return, let tokens):
        return tokens.allSatisfy { tree.isToken($0, "return") || tree.isToken($0, ";") }
      case .exit, .branch, .loop, .deferred, .block, .unknown: return false
      }
    }
  }

  /// True for `var text = pasteboard.string` and `text = account.id`, where the name is no more than logged.
  func setsOnlyLogged(_ tokens: Range<Int>, in body: Range<Int>) -> Bool {
    guard language == .swift else { return false }
    let assignments = assignments(in: tokens)
    guard !assignments.isEmpty, calls(in: tokens).allSatisfy({ effect(of: $0).isIdle }) else {
      return false
    }
    return assignments.allSatisfy { $0.receiver == nil && isOnlyLogged($0.name, in: body) }
  }

  /// Returns true if a body declares a name, gives it values and logs it, and does no more with it.
  private func isOnlyLogged(_ name: String, in body: Range<Int>) -> Bool {
    guard body.count <= Self.maximumTokens else { return false }
    let places = body.filter { tree.isWord($0, name) && !isMember($0) }
    guard
      places.contains(where: { tree.isToken($0 - 1, "let") || tree.isToken($0 - 1, "var") })
    else { return false }
    let logs = calls(in: body).filter { effect(of: $0) == .logs }
    return places.allSatisfy { place in
      tree.isToken(place + 1, "=") || tree.isToken(place - 1, "let")
        || tree.isToken(place - 1, "var")
        // `var page = page`
        || tree.isToken(place - 1, "=") && tree.isWord(place - 2, name)
        || logs.contains { $0.tokens.contains(place) }
    }
  }

  /// Returns true if statements only set private state of a view that the view never reads: `tab = 1`.
  func setsUnreadState(_ tokens: Range<Int>) -> Bool {
    guard language == .swift, tree.tokens.count <= Self.maximumOfFile else { return false }
    let assignments = assignments(in: tokens)
    guard !assignments.isEmpty, calls(in: tokens).isEmpty else { return false }
    return assignments.allSatisfy { assignment in
      guard !assignment.isDeclaration, assignment.receiver == nil else { return false }
      let declared = variables(named: assignment.name)
      guard declared.count == 1, let only = declared.first, only.attributes.contains("State"),
        only.modifiers.contains("private")
      else { return false }
      return tree.tokens.indices.allSatisfy { token in
        guard tree.isWord(token, assignment.name) || tree.isWord(token, "$" + assignment.name)
        else { return true }
        return token == only.nameToken || tree.isToken(token + 1, "=") || isLogged(token)
      }
    }
  }

  /// `print(tab)`
  private func isLogged(_ token: Int) -> Bool {
    calls(in: max(0, token - 8)..<token).contains {
      $0.tokens.contains(token) && effect(of: $0) == .logs
    }
  }

  private func isMember(_ token: Int) -> Bool { tree.isToken(token - 1, ".") }
}

extension WayReader {
  /// Returns true if nothing comes of the value that a condition names: `guard let page = Page(rawValue: type) else {
  /// return }` before a log.
  func isIdleBehindValue(_ place: Place) -> Bool {
    guard case .head(let branch, nil, let following, let around) = place, branch.kind == .guard,
      file.language == .swift, let level = around.first, around.count == 1,
      let body = file.function(around: branch.tokens.lowerBound)?.body,
      tree.isToken(branch.head.lowerBound, "let"), !following.isEmpty
    else { return false }
    return file.onlyDiscards(level.statements[..<level.index])
      && file.comesToNothing(following, in: body)
  }

  func isBreak(_ body: Range<Int>) -> Bool {
    !body.isEmpty && body.allSatisfy { tree.isToken($0, "break") || tree.isToken($0, ";") }
  }

  /// Returns true if all that a function does with a value of the type is to set members of the same object.
  func onlySetsOwn(around token: Int) -> Bool {
    guard file.language == .swift, let body = file.function(around: token)?.body,
      body.count <= UnshownWork.maximumTokens
    else { return false }
    return onlySetsOwn(file.builtStatements(of: body))
  }

  private func onlySetsOwn(_ statements: [Statement], depth: Int = 0) -> Bool {
    guard depth < 4 else { return false }
    return statements.allSatisfy { statement in
      switch statement {
      case .exit(.return, let tokens): onlyMakesValues(tokens)
      case .plain(let tokens):
        file.logging([statement])?.functions.isEmpty == true || setsOwnMember(tokens)
      case .branch(let branch) where branch.kind == .guard || branch.kind == .if:
        onlyMakesValues(branch.head)
          && branch.ways.allSatisfy {
            onlyMakesValues($0.head) && onlySetsOwn($0.body, depth: depth + 1)
          }
      default: false
      }
    }
  }

  /// `page = destination`, `self.page = Page(rawValue: type)`, `let name = type.lowercased()`
  private func setsOwnMember(_ tokens: Range<Int>) -> Bool {
    let assignments = file.assignments(in: tokens)
    return !assignments.isEmpty && onlyMakesValues(tokens)
      && assignments.allSatisfy { assignment in
        assignment.receiver.map { $0.count == 1 && tree.isToken($0.lowerBound, "self") } ?? true
      }
  }

  private static let deriving: Set<String> = ["split", "dropFirst", "lowercased", "compactMap"]

  private func onlyMakesValues(_ tokens: Range<Int>) -> Bool {
    file.calls(in: tokens).allSatisfy { call in
      isIdle(call) || call.arguments.first?.label == "rawValue"
        || Self.deriving.contains(call.baseName)
    }
  }
}
