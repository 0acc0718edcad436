import CodeModel
import CodeSyntax

/// A branch that recognizes the type of a quick action and does little or nothing for it.
struct IdleBranch {
  let head: Range<Int>
  /// True if it looks forgotten: it does nothing, while other branches do something.
  let isEmpty: Bool
  /// The logging in the branch; nil where it does more, or that is not known.
  let logging: Logging?
  /// True if it only returns an answer, which counts where no caller acts on that answer.
  var onlyAnswers = false
  /// True if `empty-branch-for-type` reports it when it is empty.
  var isReported = true
  /// True if it does nothing except in branches of `#if` that may be built.
  var isEmptyUnlessBuilt = false
}

extension IdleBranch {
  fileprivate var unreported: IdleBranch {
    var branch = self
    branch.isReported = false
    return branch
  }
}

extension CodeFile {
  /// The conditions of branches that recognize the type of a quick action and do nothing for it. A handler may do
  /// what a launch method does not.
  package var emptyBranches: [Range<Int>] {
    idleBranchesOfHandlers(ReceiverTypes(self)).filter(\.isEmpty).map(\.head)
  }

  /// All branches that recognize the type of a quick action and do no more than log.
  ///
  /// - Parameters:
  ///   - launches: the launch methods of the file.
  ///   - types: the functions that receive the type of a quick action, with the name of the type in each.
  func idleBranches(
    launches: [LaunchFlow], types: [(function: CodeFunction, name: String)]
  ) -> [IdleBranch] {
    let receivers = ReceiverTypes(self)
    return idleBranchesOfHandlers(receivers)
      + types.flatMap { function, name in
        idleBranches(
          ItemMethod(function: function, body: function.body ?? 0..<0, item: name, completion: nil),
          isType: true, receivers)
      }
      + launchedItems(of: launches).flatMap { method in
        var search = EmptyBranches(file: self, method: method, receivers)
        search.lookAtLaunch(builtStatements(of: method.body))
        return search.found.map(\.unreported)
      }
  }

  private func idleBranchesOfHandlers(_ receivers: ReceiverTypes) -> [IdleBranch] {
    itemMethods.flatMap { idleBranches($0, isType: false, receivers) }
  }

  /// - Parameter isType: true if the method receives the type and not the quick action.
  private func idleBranches(
    _ method: ItemMethod, isType: Bool, _ receivers: ReceiverTypes
  ) -> [IdleBranch] {
    var search = EmptyBranches(file: self, method: method, isType: isType, receivers)
    search.look(at: builtStatements(of: method.body), depth: 0)
    return isType ? search.found.map(\.unreported) : search.found
  }

  /// Returns the launch methods that give a name to the quick action that launched the app.
  private func launchedItems(of launches: [LaunchFlow]) -> [ItemMethod] {
    launches.compactMap { flow in
      guard let body = flow.function.body, !isInactive(body.lowerBound) else { return nil }
      let item = assignments(in: body).first { assignment in
        assignment.isDeclaration && flow.keys.contains(where: assignment.value.contains)
      }
      return item.map {
        ItemMethod(function: flow.function, body: body, item: $0.name, completion: nil)
      }
    }
  }
}

/// The search for empty branches in a method.
private struct EmptyBranches {
  let file: CodeFile
  let method: ItemMethod
  /// The names that refer to the item's type.
  let types: Set<String>
  var found: [IdleBranch] = []
  private lazy var lastUse = findLastUse()
  private let receivers: ReceiverTypes

  init(file: CodeFile, method: ItemMethod, isType: Bool = false, _ receivers: ReceiverTypes) {
    self.file = file
    self.method = method
    var types: Set<String> = isType ? [method.item] : []
    for assignment in file.assignments(in: method.body) where assignment.receiver == nil {
      guard file.mentions(method.item, in: assignment.value) else { continue }
      if file.mentions("type", in: assignment.value) || Self.isInitializer(assignment.value, file) {
        types.insert(assignment.name)
      }
    }
    self.types = types
    self.receivers = receivers
  }

  /// True for a call of an initializer: `QuickAction(item)`.
  private static func isInitializer(_ value: Range<Int>, _ file: CodeFile) -> Bool {
    let first = value.lowerBound
    return file.language == .swift && file.tree.name(first).first?.isUppercase == true
      && file.tree.isOpen(first + 1, "(")
      && file.tree.partner(of: first + 1) == value.upperBound - 1
  }

  /// Searches statements for branches. A branch may be empty where something is done for all types before or after
  /// it.
  mutating func look(at statements: [Statement], depth: Int) {
    guard depth <= Statement.maximumDepth, !statements.contains(where: acts) else { return }
    let answers = declinesBehind(statements)
    var isDeclinedBefore = false
    for (index, statement) in statements.enumerated() {
      switch statement {
      case .branch(let branch):
        look(at: branch, declinesOthers: isDeclinedBefore || answers[index])
        if branch.kind == .guard, let answer = branch.ways.first?.body.last {
          isDeclinedBefore = isDeclinedBefore || declines(answer)
        }
        for way in branch.ways { look(at: way.body, depth: depth + 1) }
      case .loop(_, let body, _), .block(let body), .deferred(let body):
        look(at: body, depth: depth + 1)
      case .plain(let tokens):
        if let body = scheduled(by: tokens) {
          look(at: file.builtStatements(of: body), depth: depth + 1)
        }
      case .exit, .unknown: continue
      }
    }
  }

  private static let scheduling: Set<String> = ["async", "asyncAfter", "sync"]

  /// The closure of `DispatchQueue.main.async { … }`.
  private func scheduled(by tokens: Range<Int>) -> Range<Int>? {
    guard
      let call = file.calls(in: tokens).last(where: {
        $0.tokens.lowerBound == tokens.lowerBound && $0.tokens.upperBound == tokens.upperBound
      }), Self.scheduling.contains(call.baseName),
      file.tree.isToken(tokens.lowerBound, "DispatchQueue"),
      let closure = call.arguments.last?.value, file.tree.isOpen(closure.lowerBound, "{"),
      let close = file.tree.partner(of: closure.lowerBound)
    else { return nil }
    let body = closure.lowerBound + 1..<max(closure.lowerBound + 1, close)
    let head = body.prefix(24).first { file.tree.isToken($0, "in") }
    return head.map { $0 + 1..<body.upperBound } ?? body
  }

  /// Searches a launch method: what it does in every launch does not count as handling, but what follows `guard let
  /// item` does.
  mutating func lookAtLaunch(_ statements: [Statement]) {
    let isGuarded = statements.contains { statement in
      guard case .branch(let branch) = statement, branch.kind == .guard else { return false }
      return file.mentions(method.item, in: branch.tokens)
    }
    guard !isGuarded else { return look(at: statements, depth: 0) }
    for case .branch(let branch) in statements {
      look(at: branch, declinesOthers: false)
      for way in branch.ways { look(at: way.body, depth: 1) }
    }
  }

  /// Returns true if a statement does something with the app: it is no declaration, log or answer.
  private func acts(_ statement: Statement) -> Bool {
    guard case .plain(let tokens) = statement, !isIdle(tokens), scheduled(by: tokens) == nil else {
      return false
    }
    let assignments = file.assignments(in: tokens)
    if assignments.contains(where: \.isDeclaration) { return false }
    return assignments.contains { $0.receiver != nil }
      || file.calls(in: tokens).contains {
        $0.tokens.lowerBound == tokens.lowerBound && !file.effect(of: $0).isIdle
      }
  }

  /// - Parameter declinesOthers: true if the answer for types without a branch only returns false.
  private mutating func look(at branch: Statement.Branch, declinesOthers: Bool) {
    let isSwitch = branch.kind == .switch && isType(branch.head)
    // Braces between `#if` and `#else` need not be balanced.
    guard isSwitch || branch.kind == .if,
      file.tree.isClose(branch.tokens.upperBound - 1, "}")
        || file.tree.isToken(branch.tokens.upperBound - 1, ";"),
      !isUsedBehind(branch)
    else { return }
    // Where all branches only log, the code is a trial. Where all return something, the function answers a question:
    // `canHandle(item)`.
    let isTrial = branch.ways.allSatisfy { way in
      isEmpty(way.body) || way.body.allSatisfy(isAnswer)
    }
    for index in branch.ways.indices where !branch.ways[index].head.isEmpty {
      guard let way = way(index, of: branch) else { continue }
      // The branch for a missing type.
      if file.tree.isToken(way.head.lowerBound, "nil") || file.mentions("none", in: way.head) {
        continue
      }
      guard isSwitch || comparesType(way.head) else { continue }
      let logging = file.logging(way.body, completion: method.completion, receivers)
      let onlyAnswers =
        isTrial && logging.map { !$0.isAny } == true
        && way.body.contains { isAnswer($0) || reportsSuccess($0) }
      let isEmpty =
        isEmpty(way.body) && (!isTrial || way.body.allSatisfy(leavesBranch))
        || declines(way, of: branch, declinesOthers: declinesOthers)
        || file.answersAsForUnknown(way, of: branch)
      let sure = way.body.filter { !isConditional($0) }
      let isEmptyUnlessBuilt = sure.count < way.body.count && self.isEmpty(sure)
      guard isEmpty || onlyAnswers || isEmptyUnlessBuilt || logging?.isAny == true else { continue }
      found.append(
        IdleBranch(
          head: way.head, isEmpty: isEmpty, logging: logging, onlyAnswers: onlyAnswers && !isEmpty,
          isEmptyUnlessBuilt: isEmptyUnlessBuilt))
    }
  }

  /// The most following cases to which a `fallthrough` is followed.
  private static let maximumFalls = 32

  /// Returns a path of a branch with the bodies it falls through to; nil where they are too many.
  private func way(_ index: Int, of branch: Statement.Branch) -> Statement.Branch.Way? {
    var way = branch.ways[index]
    for (count, next) in branch.ways.dropFirst(index + 1).enumerated() {
      guard way.fallsThrough else { break }
      guard count < Self.maximumFalls else { return nil }
      way.body = way.body.filter { !isFallthrough($0) } + next.body
      way.fallsThrough = next.fallsThrough
    }
    return way
  }

  private func isFallthrough(_ statement: Statement) -> Bool {
    guard case .plain(let tokens) = statement else { return false }
    return tokens.count == 1 && file.tree.isToken(tokens.lowerBound, "fallthrough")
  }

  /// `#if DEBUG`
  private func isConditional(_ statement: Statement) -> Bool {
    guard case .branch(let branch) = statement else { return false }
    return branch.kind == .conditional
  }

  /// Returns true if the item, or its type, is still used after a branch, which then only classifies types.
  private mutating func isUsedBehind(_ branch: Statement.Branch) -> Bool {
    lastUse.map { $0 >= branch.tokens.upperBound } ?? false
  }

  /// Returns the last position that uses the item or its type for more than a comparison.
  private func findLastUse() -> Int? {
    // A later `if` that compares the next type only classifies as well.
    let questions = file.comparisons(in: method.body).map(\.tokens).filter(comparesType)
    let asked = Set(questions.joined())
    let names = types.union([method.item])
    return method.body.last { token in
      file.tree.isIdentifier(token) && names.contains { file.tree.isWord(token, $0) }
        && !asked.contains(token)
    }
  }

  private func isType(_ tokens: Range<Int>) -> Bool {
    if file.mentions("type", in: tokens), file.mentions(method.item, in: tokens) { return true }
    guard let name = file.plainNames(tokens)?.last else { return false }
    return types.contains(name)
  }

  private func comparesType(_ tokens: Range<Int>) -> Bool {
    let comparisons = file.comparisons(in: tokens)
    guard comparisons.count == 1, let comparison = comparisons.first, comparison.kind == .equal
    else { return false }
    return isType(comparison.left) || isType(comparison.right)
  }

  /// Returns true if a body has no effect: it is empty, logs, or sets a flag of the method.
  private func isEmpty(_ body: [Statement]) -> Bool {
    body.allSatisfy { statement in
      switch statement {
      case .plain(let tokens): isIdle(tokens)
      case .exit(let exit, let tokens):
        exit == .break
          // Throwing an error that is only a name does not handle a type.
          || exit == .throw && !tokens.contains { file.tree.isOpen($0, "(") }
          || exit == .return && tokens.count <= 3
            && tokens.contains { ["true", "YES"].contains(file.tree.name($0)) }
          || exit == .return && body.count > 1 && body.contains(where: reportsSuccess)
            && tokens.allSatisfy { file.tree.isToken($0, "return") || file.tree.isToken($0, ";") }
      case .branch, .loop, .deferred, .block, .unknown: false
      }
    }
  }

  /// `completionHandler(true)`
  private func reportsSuccess(_ statement: Statement) -> Bool {
    guard case .plain(let tokens) = statement,
      let call = file.calls(in: tokens).first(where: {
        $0.tokens.lowerBound == tokens.lowerBound
      })
    else { return false }
    return file.effect(of: call) == .completes && call.arguments.count == 1
      && call.arguments.allSatisfy { file.constant($0.value) == true }
  }

  /// For each statement of a block, true if the next one and the branches like it only return false: this answers for
  /// types without a branch, as a `guard` before a branch does.
  private func declinesBehind(_ statements: [Statement]) -> [Bool] {
    var answers: [Bool] = []
    var isDeclined = false
    for statement in statements.reversed() {
      answers.append(isDeclined)
      if case .branch(let branch) = statement, branch.kind == .if { continue }
      isDeclined = declines(statement)
    }
    return answers.reversed()
  }

  /// True for a branch that only returns false where all other types get the same answer: a stub that has not been
  /// filled in. Where another branch only returns true, the method answers a question.
  private func declines(
    _ way: Statement.Branch.Way, of branch: Statement.Branch, declinesOthers: Bool
  ) -> Bool {
    func isAnswer(_ body: [Statement]) -> Bool { body.count == 1 && body.allSatisfy(self.isAnswer) }
    guard way.body.count == 1, way.body.allSatisfy(declines),
      branch.ways.allSatisfy({ !isAnswer($0.body) || $0.body.allSatisfy(declines) })
    else { return false }
    let rest = branch.ways.last { $0.head.isEmpty }.map { $0.body.prefix(1) }
    return rest.map { $0.contains(where: declines) } ?? declinesOthers
  }

  /// `return false`
  private func declines(_ statement: Statement) -> Bool {
    guard case .exit(.return, let tokens) = statement else { return false }
    return tokens.count <= 3 && tokens.contains { ["false", "NO"].contains(file.tree.name($0)) }
  }

  /// `return false`, `return true`
  private func isAnswer(_ statement: Statement) -> Bool {
    guard case .exit(.return, let tokens) = statement else { return false }
    return tokens.count <= 3
      && tokens.contains { ["true", "YES", "false", "NO"].contains(file.tree.name($0)) }
  }

  /// `break`, `_ = item`
  private func leavesBranch(_ statement: Statement) -> Bool {
    switch statement {
    case .exit(.break, _): true
    case .plain(let tokens): file.discards(tokens)
    default: false
    }
  }

  private func isIdle(_ tokens: Range<Int>) -> Bool {
    let calls = file.calls(in: tokens)
    if let call = calls.last(where: { $0.tokens.lowerBound == tokens.lowerBound }) {
      let isAnswer = call.receiver == nil && call.name == method.completion
      return (isAnswer || [.logs, .asserts, .completes].contains(file.effect(of: call)))
        && calls.allSatisfy { $0.nameToken == call.nameToken || file.effect(of: $0) != .acts }
    }
    // A value that is never used: `let name = type.capitalized`, `_ = name`.
    let assignments = file.assignments(in: tokens)
    let isUnseen = assignments.allSatisfy { $0.isDeclaration || $0.name == "_" }
    if !assignments.isEmpty, isUnseen, calls.allSatisfy({ file.effect(of: $0).isIdle }) {
      return true
    }
    if file.setsOnlyLogged(tokens, in: method.body) { return true }
    guard let assignment = assignments.first, assignment.receiver == nil,
      assignment.value.count == 1,
      ["true", "YES"].contains(file.tree.name(assignment.value.lowerBound))
    else { return tokens.allSatisfy { file.tree.isToken($0, ";") } }
    // A flag of the method itself, not a property.
    return file.assignments(in: method.body).contains {
      $0.isDeclaration && $0.name == assignment.name
    }
  }
}
