import CodeModel
import CodeSyntax

/// A branch that recognizes the type of a quick action and does nothing for it, or little.
struct IdleBranch {
  let head: Range<Int>
  /// Whether it looks forgotten: it does nothing, where other branches do something.
  let isEmpty: Bool
  /// What it logs; nil where it does more, or nobody knows.
  let logging: Logging?
  /// Whether it only answers, which counts where nobody acts on the answer.
  var onlyAnswers = false
  /// Whether `empty-branch-for-type` reports it, if it is empty.
  var isReported = true
  /// Whether nothing is done but in branches of `#if` that may be built.
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
  /// The heads of branches that recognize the type of a quick action and do nothing for it. What a launch
  /// method leaves undone a handler may do.
  package var emptyBranches: [Range<Int>] {
    idleBranchesOfHandlers(ReceiverTypes(self)).filter(\.isEmpty).map(\.head)
  }

  /// All branches that recognize the type of a quick action and do no more than log.
  ///
  /// - Parameters:
  ///   - launches: the launch methods of the file.
  ///   - types: functions that get the type of a quick action, with its name in each.
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

  /// - Parameter isType: whether the method gets the type and not the quick action.
  private func idleBranches(
    _ method: ItemMethod, isType: Bool, _ receivers: ReceiverTypes
  ) -> [IdleBranch] {
    var search = EmptyBranches(file: self, method: method, isType: isType, receivers)
    search.look(at: builtStatements(of: method.body), depth: 0)
    return isType ? search.found.map(\.unreported) : search.found
  }

  /// The launch methods that keep the quick action they were launched with under a name.
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

/// Goes through the branches of a method.
private struct EmptyBranches {
  let file: CodeFile
  let method: ItemMethod
  /// The names that stand for the item's type.
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

  /// `QuickAction(item)`: an initializer.
  private static func isInitializer(_ value: Range<Int>, _ file: CodeFile) -> Bool {
    let first = value.lowerBound
    return file.language == .swift && file.tree.name(first).first?.isUppercase == true
      && file.tree.isOpen(first + 1, "(")
      && file.tree.partner(of: first + 1) == value.upperBound - 1
  }

  /// Where something is done for all types before or behind a branch, it need do nothing.
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
      case .plain, .exit, .unknown: continue
      }
    }
  }

  /// Scans a launch method: what it does in any case is not done for a quick action, but what follows
  /// `guard let item` is.
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
    guard case .plain(let tokens) = statement, !isIdle(tokens) else { return false }
    let assignments = file.assignments(in: tokens)
    if assignments.contains(where: \.isDeclaration) { return false }
    return assignments.contains { $0.receiver != nil }
      || file.calls(in: tokens).contains {
        $0.tokens.lowerBound == tokens.lowerBound && !file.effect(of: $0).isIdle
      }
  }

  /// - Parameter declinesOthers: whether what answers for types without a branch only returns false.
  private mutating func look(at branch: Statement.Branch, declinesOthers: Bool) {
    let isSwitch = branch.kind == .switch && isType(branch.head)
    // Between `#if` and `#else` braces need not be pairs.
    guard isSwitch || branch.kind == .if,
      file.tree.isClose(branch.tokens.upperBound - 1, "}")
        || file.tree.isToken(branch.tokens.upperBound - 1, ";"),
      !isUsedBehind(branch)
    else { return }
    // Where all branches do no more than log, it is a trial.
    // Where all answer something, it is a question of another function: `canHandle(item)`.
    let isTrial = branch.ways.allSatisfy { way in
      isEmpty(way.body) || way.body.allSatisfy(isAnswer)
    }
    for index in branch.ways.indices where !branch.ways[index].head.isEmpty {
      guard let way = way(index, of: branch) else { continue }
      // No type at all.
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
      let sure = way.body.filter { !isConditional($0) }
      let isEmptyUnlessBuilt = sure.count < way.body.count && self.isEmpty(sure)
      guard isEmpty || onlyAnswers || isEmptyUnlessBuilt || logging?.isAny == true else { continue }
      found.append(
        IdleBranch(
          head: way.head, isEmpty: isEmpty, logging: logging, onlyAnswers: onlyAnswers && !isEmpty,
          isEmptyUnlessBuilt: isEmptyUnlessBuilt))
    }
  }

  /// The most bodies of following cases that a case is followed to by `fallthrough`.
  private static let maximumFalls = 32

  /// A way with the bodies that it falls through to; nil where they are too many.
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

  /// Returns true if the item, or its type, is still needed behind a branch, which then only sorts.
  private mutating func isUsedBehind(_ branch: Statement.Branch) -> Bool {
    lastUse.map { $0 >= branch.tokens.upperBound } ?? false
  }

  /// The last place where the item or its type is needed for more than to ask for a type.
  private func findLastUse() -> Int? {
    // A later `if` that asks for the next type only sorts as well.
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

  /// Returns true if nothing comes of a body: it holds no statement, or logs, or sets a flag of the method.
  private func isEmpty(_ body: [Statement]) -> Bool {
    body.allSatisfy { statement in
      switch statement {
      case .plain(let tokens): isIdle(tokens)
      case .exit(let exit, let tokens):
        exit == .break
          // An error that says no more than its name is no way to do something.
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

  /// Of each statement of a block, whether the one behind it and the branches like it only returns false: it
  /// answers for types without a branch, as a `guard` before a branch does.
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

  /// True for a branch that only returns false where all other types get the same answer: a stub that has not
  /// been filled in. Where another branch only returns true, the method answers a question.
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
    // A value that nobody sees: `let name = type.capitalized`, `_ = name`.
    let assignments = file.assignments(in: tokens)
    let isUnseen = assignments.allSatisfy { $0.isDeclaration || $0.name == "_" }
    if !assignments.isEmpty, isUnseen, calls.allSatisfy({ file.effect(of: $0).isIdle }) {
      return true
    }
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
