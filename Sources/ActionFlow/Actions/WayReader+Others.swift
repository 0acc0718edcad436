import CodeModel
import CodeSyntax
import SourceText

/// Code that runs for types that no comparison names.
extension WayReader {
  private func does(_ statements: [Statement], depth: Int = 0) -> Bool {
    guard depth < 32 else { return true }
    return statements.contains { statement in
      switch statement {
      case .plain(let tokens): return does(tokens) || isValue(tokens)
      case .exit(let exit, let tokens): return does(tokens) || exit == .return && answers(tokens)
      case .branch(let branch):
        guard !branch.tokens.contains(where: typeTokens.contains) else { return false }
        return does(branch.head) || branch.ways.contains { does($0.body, depth: depth + 1) }
      case .loop(let head, let body, _): return does(head) || does(body, depth: depth + 1)
      case .block(let body), .deferred(let body): return does(body, depth: depth + 1)
      case .unknown: return true
      }
    }
  }

  /// Returns the condition that an expression belongs to, and the statements that run where it holds.
  ///
  /// - Parameter isDenied: true if the condition holds where the expression does not.
  mutating func governed(
    _ type: Range<Int>, isDenied: Bool
  ) -> (head: Range<Int>, statements: [Statement])? {
    guard case .head(let branch, let way, let following, _) = place(of: type) else { return nil }
    switch branch.kind {
    case .guard: return isDenied ? nil : (branch.head, Array(following))
    case .if:
      guard let way, branch.ways.indices.contains(way) else { return nil }
      let element = branch.ways[way]
      let head = element.head.isEmpty ? branch.head : element.head
      guard isDenied else { return (head, element.body) }
      guard branch.ways.count == 1, case .exit = element.body.last else { return nil }
      return (head, Array(following))
    case .switch, .catch, .conditional: return nil
    }
  }

  /// The condition of the `guard` that an expression belongs to.
  mutating func headOfGuard(_ type: Range<Int>) -> Range<Int>? {
    guard case .head(let branch, nil, _, _) = place(of: type), branch.kind == .guard else {
      return nil
    }
    return branch.head
  }

  /// Returns true if statements compare types and do nothing except what these comparisons lead to.
  ///
  /// - Parameter isFollowed: returns true for a call that receives a type or a quick action and is followed.
  func onlyLooks(
    _ statements: [Statement], depth: Int = 0, isFollowed: (Call) -> Bool
  ) -> Bool {
    guard depth < 32 else { return false }
    var looks = false
    for statement in statements {
      switch statement {
      case .branch(let branch) where branch.tokens.contains(where: typeTokens.contains):
        let heads = [branch.head] + branch.ways.map(\.head)
        guard
          heads.contains(where: { $0.contains(where: typeTokens.contains) })
            || branch.ways.allSatisfy({
              $0.body.isEmpty || onlyLooks($0.body, depth: depth + 1, isFollowed: isFollowed)
            })
        else { return false }
        looks = true
      case .plain(let tokens):
        if file.assignments(in: tokens).contains(where: \.isDeclaration) { continue }
        let acting = file.calls(in: tokens).filter { !isIdle($0) }
        if !acting.isEmpty, acting.allSatisfy(isFollowed) {
          looks = true
        } else if tokens.contains(where: typeTokens.contains) || does([statement]) {
          return false
        }
      case .branch, .exit, .loop, .block, .deferred, .unknown:
        if does([statement]) { return false }
      }
    }
    return looks
  }

  private func does(_ tokens: Range<Int>) -> Bool {
    guard !tokens.contains(where: typeTokens.contains) else { return false }
    return file.calls(in: tokens).contains { !isIdle($0) }
      || file.assignments(in: tokens).contains {
        !$0.isDeclaration && ($0.receiver != nil || !clears($0) && !isLocal($0))
      }
  }

  /// `pending = nil`
  private func clears(_ assignment: Assignment) -> Bool {
    ["nil", "false", "NO", "NULL"].contains(tree.name(assignment.value.lowerBound))
      && assignment.value.count == 1
  }

  /// Returns true if an assigned name is local to the function, so that no other code sees it.
  private func isLocal(_ assignment: Assignment) -> Bool {
    guard let body = file.function(around: assignment.nameToken)?.body else { return false }
    let near = max(body.lowerBound, assignment.nameToken - CodeFile.maximumReach)
    return (near..<max(near, assignment.nameToken)).contains {
      tree.isWord($0, assignment.name)
        && (file.language == .swift
          ? tree.isToken($0 - 1, "let") || tree.isToken($0 - 1, "var")
          // `BOOL done`, `NSString *name`
          : tree.isIdentifier($0 - 1) || tree.isToken($0 - 1, "*") && tree.isIdentifier($0 - 2))
        && !tree.isToken($0 - 1, "return")
    }
  }

  /// Returns true if the return value tells the caller what to do: `return .compose`.
  private func answers(_ exit: Range<Int>) -> Bool {
    let value = exit.dropFirst().filter { tree.firstByte($0) != UInt8(ascii: ";") }
    guard let first = value.first, file.calls(in: exit).isEmpty else { return false }
    if value.count <= 2, let last = value.last, Self.nothing.contains(tree.name(last)) {
      return false
    }
    return !tree.isOpen(first, "(")
  }

  /// Values that mean “nothing was found”, or whether something was done.
  private static let nothing: Set<String> = [
    "true", "false", "YES", "NO", "nil", "none", "NULL", "Nil", "NSNotFound",
  ]

  /// True for a value that is the whole branch of a `switch` expression: `default: .compose`.
  private func isValue(_ tokens: Range<Int>) -> Bool {
    guard file.language == .swift, let last = tokens.last, tokens.count <= 8,
      tree.isToken(tokens.lowerBound, ".") || tree.isIdentifier(tokens.lowerBound),
      !Self.nothing.contains(tree.name(last)), !tree.isToken(last, "fallthrough")
    else { return false }
    return file.plainNames(tokens.dropFirst(tree.isToken(tokens.lowerBound, ".") ? 1 : 0)) != nil
      && file.calls(in: tokens).isEmpty && file.assignments(in: tokens).isEmpty
  }

  mutating func isExclusive(_ place: Place) -> Bool {
    guard case .head(let branch, let way, _, let around) = place else { return false }
    let isLaunch = isInLaunch(branch.tokens.lowerBound)
    if !isLaunch, around.contains(where: { actsBefore($0) }) { return false }
    let facts = facts(of: branch)
    switch branch.kind {
    case .if, .switch:
      if facts.others.contains(where: { $0 != way && does(branch.ways[$0].body) }) { return false }
      if shownForOthers(place) != nil { return false }
    case .guard:
      if branch.ways.contains(where: { does($0.body) }) { return false }
      return true
    case .catch, .conditional: return false
    }
    if let own = around.last, doesBehind(own) { return false }
    // Where named types leave the function, the code after the branch is for the others.
    guard facts.leaves, !isLaunch else { return true }
    return !around.dropLast().contains { doesBehind($0) }
  }

  /// Returns true if nothing is done before or after the branch of a condition, whichever path is taken.
  mutating func isAll(_ place: Place) -> Bool {
    guard case .head(let branch, _, _, let around) = place,
      branch.kind == .if || branch.kind == .switch
    else { return false }
    return isInLaunch(branch.tokens.lowerBound)
      || !around.contains { actsBefore($0) || doesBehind($0) }
  }

  /// Returns true if nothing is done for the types for which a branch returns: `if type != "scan" { return }`.
  mutating func leavesAlone(_ place: Place) -> Bool {
    guard case .head(let branch, let way?, _, let around) = place,
      branch.ways.indices.contains(way), !isInLaunch(branch.tokens.lowerBound),
      case .exit(.return, _) = branch.ways[way].body.last
    else { return false }
    return !does(branch.ways[way].body) && !around.contains { actsBefore($0) }
  }

  /// Returns true if nothing is done in a function but to leave it for other types: `guard item.type == "scan" else {
  /// return }`.
  func isIdleBehindGuard(_ place: Place) -> Bool {
    guard case .head(let branch, nil, let following, let around) = place, branch.kind == .guard,
      let level = around.first, around.count == 1, !isInLaunch(branch.tokens.lowerBound)
    else { return false }
    return file.onlyDiscards(level.statements[..<level.index]) && file.onlyDiscards(following)
  }

  /// Returns true if the `else` or `default` of a branch surely does something.
  func actsForOthers(_ place: Place) -> Bool {
    guard case .head(let branch, let way, _, _) = place else { return false }
    return branch.ways.indices.contains { index in
      index != way && branch.ways[index].head.isEmpty
        && branch.ways[index].body.contains { statement in
          guard case .plain(let tokens) = statement else { return false }
          return file.assignments(in: tokens).contains { $0.receiver != nil && !$0.isDeclaration }
            || file.calls(in: tokens).contains {
              $0.tokens.lowerBound == tokens.lowerBound && !isIdle($0)
            }
        }
    }
  }

  /// Returns the `else` or `default` of a branch that shows something by a call which does not receive the type
  /// itself: `push(ListViewController(kind: item.type))`.
  func shownForOthers(_ place: Place) -> ByteRange? {
    guard case .head(let branch, let way, _, _) = place else { return nil }
    for index in branch.ways.indices where index != way && branch.ways[index].head.isEmpty {
      let body = branch.ways[index].body
      let shows = body.contains { statement in
        guard case .plain(let tokens) = statement else { return false }
        return file.calls(in: tokens).contains { call in
          call.tokens.lowerBound == tokens.lowerBound && ActionFacts.Called.shows(call.name)
            && !call.arguments.contains { typeTokens.contains($0.value.lowerBound) }
        }
      }
      guard shows, let first = body.lazy.compactMap(\.tokens).first?.lowerBound,
        let last = branch.ways[index].lastToken
      else { continue }
      return file.bytes(of: first..<max(first, last))
    }
    return nil
  }

  private mutating func facts(of branch: Statement.Branch) -> BranchFacts {
    if let known = branches[branch.tokens] { return known }
    let facts = BranchFacts(
      others: branch.ways.indices.filter { branch.ways[$0].head.isEmpty },
      leaves: branch.ways.allSatisfy { way in
        if case .exit(.return, _) = way.body.last { true } else { way.head.isEmpty }
      })
    branches[branch.tokens] = facts
    return facts
  }

  /// Returns true if a statement earlier in its block acts. The statements of each block are read once.
  private mutating func actsBefore(_ level: Level) -> Bool {
    var known = acting[level.block] ?? (0, nil)
    while known.first == nil, known.looked < level.index {
      if acts(level.statements[known.looked]) { known.first = known.looked }
      known.looked += 1
    }
    acting[level.block] = known
    return known.first.map { $0 < level.index } ?? false
  }

  /// Returns true if something is done after a statement in its block.
  private mutating func doesBehind(_ level: Level) -> Bool {
    var known = doing[level.block] ?? (level.statements.count, nil)
    while known.last == nil, known.looked > level.index + 1 {
      known.looked -= 1
      if does(level.statements[known.looked]) { known.last = known.looked }
    }
    doing[level.block] = known
    return known.last.map { $0 > level.index } ?? false
  }

  /// Returns true inside a launch method, whose statements run in every launch.
  private func isInLaunch(_ token: Int) -> Bool {
    file.function(around: token).map { LaunchFlow.isLaunch($0.signature) } ?? false
  }

  /// Words in names of functions that prepare an app for any quick action.
  private static let preparing = [
    "pop", "dismiss", "reset", "clear", "prepare", "load", "set", "configure", "ensure", "hide",
    "remove", "cancel", "register", "track", "record", "report", "send", "make", "end", "init",
    "begin", "start", "update", "layout", "become",
  ]

  /// Returns true if a statement before a comparison may be the handling of some types.
  private func acts(_ statement: Statement) -> Bool {
    guard case .plain(let tokens) = statement, !tokens.contains(where: typeTokens.contains),
      let call = file.calls(in: tokens).last(where: { $0.tokens.lowerBound == tokens.lowerBound }),
      !isIdle(call)
    else { return false }
    let name = call.baseName.lowercased()
    return !Self.preparing.contains(where: name.hasPrefix)
      && !file.assignments(in: tokens).contains(where: \.isDeclaration)
  }

  /// Returns true if something is done where a call reports that it has not handled a quick action, or has found
  /// nothing for it: `if !handle(item) { compose() }`, `page(for: item) ?? .compose`.
  mutating func answersForOthers(_ call: Range<Int>) -> Bool {
    // A launch continues in any case.
    if isInLaunch(call.lowerBound) { return false }
    if tree.isToken(call.upperBound, "??") {
      return !Self.nothing.contains(tree.name(call.upperBound + 1))
    }
    let place = place(of: call)
    if case .head = place { return doesForOthers(call, place) }
    guard let scope = file.scope(of: call.lowerBound),
      let assignment = file.assignments(in: call.lowerBound - 6..<call.lowerBound).first(where: {
        $0.isDeclaration && $0.value.lowerBound <= call.lowerBound
          && $0.value.upperBound >= call.upperBound
      })
    else { return false }
    let end = min(scope.upperBound, call.upperBound + CodeFile.maximumReach)
    let names = (call.upperBound..<max(call.upperBound, end)).lazy
      .filter { [tree] in tree.isWord($0, assignment.name) && !tree.isToken($0 - 1, ".") }
    for name in names.prefix(4) {
      let answer = name..<name + 1
      if doesForOthers(answer, self.place(of: answer)) { return true }
    }
    return false
  }

  /// Returns true if something is done where a condition does not hold, or where its value means that nothing was
  /// found.
  private mutating func doesForOthers(_ answer: Range<Int>, _ place: Place) -> Bool {
    guard case .head(let branch, let way, _, let around) = place else { return false }
    let other = tree.name(answer.upperBound + 1)
    let isDenied =
      tree.isToken(answer.lowerBound - 1, "!")
      || tree.isToken(answer.upperBound, "==") && Self.nothing.contains(other)
        && other != "true" && other != "YES"
    switch branch.kind {
    case .switch:
      return branch.ways.contains { way in
        let last = way.head.last.map { tree.name($0) } ?? "nil"
        return way.head.count <= 2 && Self.nothing.contains(last) && does(way.body)
      }
    case .guard where isDenied: return around.last.map { doesBehind($0) } ?? false
    case .if where isDenied:
      return way.map { branch.ways.indices.contains($0) && does(branch.ways[$0].body) } ?? false
    default: return !isExclusive(place)
    }
  }

  /// Returns the cached result for a statement: many uses request the same ones.
  private mutating func does(_ statement: Statement) -> Bool {
    guard let tokens = statement.tokens else { return does([statement]) }
    if let known = deeds[tokens] { return known }
    let answer = does([statement])
    deeds[tokens] = answer
    return answer
  }
}
