import CodeModel
import CodeSyntax
import SourceText

/// Finds the code that runs for a compared type, and whether any code runs for other types.
struct WayReader {
  let file: CodeFile
  /// The first tokens of all expressions that are a type.
  let typeTokens: Set<Int>
  /// The names under which code subscribes to subjects that keep no value.
  let momentary: [String: [String]]
  /// The branches that do little or nothing.
  private let idle: IdleBranches

  /// The last expression that was read, with its position and whether nothing runs there for other types.
  private var known: (token: Int, place: Place, isExclusive: Bool)?
  /// The statements of bodies, and of closures in them, by their first tokens.
  private var bodies: [Int: [Statement]] = [:]
  /// The ends of the statements of a block, by its depth and its first token.
  private var ends: [Block: [Int]] = [:]
  /// The number of statements of a block that have been read, and the first of them that acts before types are
  /// compared.
  var acting: [Block: (looked: Int, first: Int?)] = [:]
  /// The first statement of a block from which on all have been read, and the last of them that does anything.
  var doing: [Block: (looked: Int, last: Int?)] = [:]
  /// Properties that all paths of a branch share, by its tokens.
  var branches: [Range<Int>: BranchFacts] = [:]
  /// The conditions that contain a conditional expression `a ? b : c`.
  private var ternaries: [Range<Int>: Bool] = [:]
  /// The types of what is assigned to.
  let receivers: ReceiverTypes
  let unshownNames: UnshownNames
  private lazy var braces = BraceNest(tree)
  private lazy var observers = ObserverClosures(file)
  /// True if something is done in the statements of a range.
  var deeds: [Range<Int>: Bool] = [:]
  var tree: CodeTree { file.tree }

  init(
    file: CodeFile, typeTokens: Set<Int>, idle: [IdleBranch], momentary: [String: [String]] = [:]
  ) {
    self.file = file
    receivers = ReceiverTypes(file)
    unshownNames = UnshownNames(file)
    self.momentary = momentary
    self.typeTokens = typeTokens
    self.idle = IdleBranches(idle)
  }

  /// The statements between two braces, or after the colon of a case.
  struct Block: Hashable {
    let depth: Int
    let start: Int
  }

  struct BranchFacts {
    /// The paths without a condition: those of `else` and `default`.
    let others: [Int]
    /// True if each path with a condition leaves the function.
    let leaves: Bool
  }

  /// A statement in its block.
  struct Level {
    let block: Block
    let statements: [Statement]
    let index: Int

    var following: ArraySlice<Statement> { statements[(index + 1)...] }
  }

  /// The position of an expression.
  enum Place {
    /// In the condition of a branch, with the statements after the branch, and the blocks around it, the innermost
    /// last.
    case head(Statement.Branch, way: Int?, following: ArraySlice<Statement>, around: [Level])
    case elsewhere
  }

  mutating func use(_ found: TypeFlow.Found) -> ActionFacts.Use {
    // All cases of a `switch` compare one expression.
    if known?.token != found.type.lowerBound {
      let place = self.place(of: found.type)
      known = (found.type.lowerBound, place, isExclusive(place))
    }
    guard let known else { return read(found, .elsewhere, false) }
    return read(found, known.place, known.isExclusive)
  }

  private mutating func read(
    _ found: TypeFlow.Found, _ place: Place, _ isAlone: Bool
  ) -> ActionFacts.Use {
    var way: ActionFacts.Way?
    // True if the branch is for other types.
    var isPassedBy = false
    var isExclusive = false
    var kind = found.kind
    switch found.kind {
    case .compared(let relation, let text):
      let isNegated = found.comparison.map { tree.isNegated($0.tokens) } ?? false
      let isDenied = isNegated != (relation == .notEqual)
      if isNegated, relation == .equal || relation == .notEqual {
        kind = .compared(isDenied ? .notEqual : .equal, text)
      }
      if let body = found.comparison?.way {
        way = self.way(body)
      } else if case .head(let branch, let index?, _, _) = place, !isDenied {
        way = self.way(branch, index)
      } else if isDenied, case .head(let branch, let index?, let following, _) = place {
        way = self.way(behind: branch, index, following)
        isPassedBy = way != nil
      }
      isExclusive = isDenied ? isPassedBy && leavesAlone(place) : isAlone
      // A function with a value as its parameter is called only if there is a value.
      if found.facet != nil, text == .literal(""), case .parameter = found.origin {
        isExclusive = true
      }
    case .lookedUp:
      if case .head(let branch, let index?, _, _) = place { way = self.way(branch, index) }
      // `actions[type]?()` does nothing else.
      isExclusive = isAlone || tree.isToken(found.tokens.upperBound, "?")
    case .enumeration(let name):
      isExclusive = name == nil || isAlone
      way = wayOfUnset(place)
    case .passed: isExclusive = found.call.map { !answersForOthers($0) } ?? true
    case .obstacle: isExclusive = found.isBinding && isAlone
    }
    if way?.made != nil, !isAll(place) { way?.made = nil }
    if way == nil, case .compared = kind, case .head(let branch, nil, let following, _) = place,
      branch.kind == .guard, let found = self.way(of: following), found.unshown != nil
    {
      way = found
    }
    if let body = found.comparison?.way ?? body(of: place), !isPassedBy, way != nil {
      way?.isOverwritten = isOverwritten(body, behind: place)
    }
    let range = file.bytes(of: found.tokens)
    let idleBranch = isPassedBy ? nil : idle.first(at: found.tokens.lowerBound)
    let isCompared = if case .compared = found.kind { true } else { false }
    var use = ActionFacts.Use(
      kind: kind, origin: found.origin, isLastComponent: found.isLastComponent,
      range: range, line: file.source.lines.line(at: range.start),
      function: observers.holds(found.type.lowerBound)
        ? nil : file.functionIndex(around: found.type.lowerBound),
      owner: file.type(around: found.type.lowerBound)?.name, way: way, isExclusive: isExclusive,
      isEmpty: idleBranch?.isEmpty == true,
      logging: isPassedBy ? nil : logging(at: found.tokens.lowerBound),
      onlyAnswers: idleBranch?.onlyAnswers == true, isReported: idleBranch?.isReported == true,
      actsForOthers: isCompared && actsForOthers(place), passesItem: found.isItem)
    if use.actsForOthers { use.shownForOthers = shownForOthers(place) }
    if case .head(let branch, nil, let following, _) = place, branch.kind == .guard,
      let first = following.lazy.compactMap(\.tokens).first, let last = following.last?.tokens
    {
      use.following = file.bytes(of: first.lowerBound..<max(first.lowerBound, last.upperBound))
    }
    if case .compared = kind, !isPassedBy, isIdleBehindGuard(place) { use.isEmpty = true }
    if found.facet != nil, let body = found.comparison?.way, isBreak(body), isAll(place) {
      use.isEmpty = true
    }
    if case .enumeration = found.kind {
      if isIdleBehindValue(place) { use.isEmpty = true }
      use.onlySetsOwn = onlySetsOwn(around: found.type.lowerBound)
    }
    use.isEmptyUnlessBuilt = !isPassedBy && idle.isEmptyUnlessBuilt(at: found.tokens.lowerBound)
    return use
  }

  /// Returns true if a token belongs to the condition of a branch that does nothing.
  func isEmpty(at token: Int) -> Bool { idle.isEmpty(at: token) }

  /// Returns the functions that the branch with a token in its condition calls besides logs; nil where it does more,
  /// or that is not known.
  func logging(at token: Int) -> Set<String>? {
    idle.logging(at: token)?.functions
  }

  // MARK: What runs

  /// The most calls, and the most assignments, that are read in the code for a type.
  private static let maximumCalls = 256

  func way(_ body: Range<Int>) -> ActionFacts.Way {
    let all = file.calls(in: body).prefix(Self.maximumCalls).filter {
      !isIdle($0) && file.isBuiltForIOS(at: $0.nameToken) != false
    }
    let calls = all.lazy.filter { !isAccess($0, among: all) && !schedules($0, among: all) }
      .prefix(16)
    return ActionFacts.Way(
      range: file.bytes(of: body),
      calls: calls.map { call in
        let performed = file.performed(by: call)
        return ActionFacts.Called(
          name: performed ?? call.calledName, owner: performed == nil ? owner(of: call) : nil,
          range: file.bytes(of: call.nameToken), isValue: isValue(call),
          caller: isOnSelf(call) ? file.type(around: call.nameToken)?.name : nil,
          labels: performed == nil ? file.labels(of: call) : nil)
      }, assigned: assigned(in: body), posted: posted(in: body, all), sent: sent(in: body, all),
      unsetProperty: unsetProperty(in: body, all), emptyProperty: emptyProperty(in: body, all),
      rootClass: rootClass(in: body, all),
      becomes: caseMade(in: body), made: madeCase(in: body), unshown: unshown(in: body, all),
      overwritten: overwritten(in: body, all), onlySets: onlySets(in: body, all))
  }

  private func assigned(in body: Range<Int>) -> ActionFacts.Called? {
    let all = file.assignments(in: body).prefix(Self.maximumCalls).filter {
      file.isBuiltForIOS(at: $0.nameToken) != false
    }
    let own = Set(all.filter(\.isDeclaration).map(\.name))
    let others = all.filter { !$0.isDeclaration && $0.receiver != nil }
    // A new object is configured first.
    let assignment =
      others.first { $0.receiver.flatMap { file.names($0).first }.map(own.contains) != true }
      ?? others.first
    return assignment.map {
      ActionFacts.Called(
        name: $0.name, owner: nil, range: file.bytes(of: $0.nameToken), isValue: false, caller: nil)
    }
  }

  /// True for `DispatchQueue.main.async { … }`: the calls in its closure are what runs.
  private func schedules(_ call: Call, among calls: [Call]) -> Bool {
    let names: Set<String> = [
      "async", "asyncAfter", "sync", "dispatch_after", "dispatch_async", "dispatch_sync", "Task",
    ]
    guard names.contains(call.baseName), let last = call.arguments.last?.value else { return false }
    return calls.contains { $0.nameToken != call.nameToken && last.contains($0.nameToken) }
      || assigned(in: last) != nil
  }

  private func isOnSelf(_ call: Call) -> Bool {
    guard let receiver = call.receiver else { return call.style == .call }
    return receiver.count == 1 && tree.isToken(receiver.lowerBound, "self")
  }

  private func isValue(_ call: Call) -> Bool {
    if file.isImplicitMember(call) { return true }
    var before = call.tokens.lowerBound - 1
    while tree.isToken(before, "try") || tree.isToken(before, "await")
      || tree.isToken(before - 1, "try")
    {
      before -= 1
    }
    return ["=", "(", "[", ","].contains { tree.isToken(before, $0) }
  }

  /// Returns the type whose method is called, directly or on its shared instance; nil for a method of another object.
  private func owner(of call: Call) -> String? {
    guard let receiver = call.receiver else { return nil }
    let names = file.names(receiver)
    // `Router(tab: tab).open()`
    if let first = names.first, first.unicodeScalars.first?.properties.isUppercase == true,
      tree.isOpen(receiver.lowerBound + 1, "("),
      tree.partner(of: receiver.lowerBound + 1) == receiver.upperBound - 1
    {
      return first
    }
    guard let name = names.first, name.unicodeScalars.first?.properties.isUppercase == true,
      names.count == 1 ? receiver.count == 1 : names.count == 2 && isSharedObject(names[1])
    else { return nil }
    return name
  }

  /// True for `Router.shared()` in `Router.shared().open(item)`, which only names the receiver.
  private func isAccess(_ call: Call, among calls: [Call]) -> Bool {
    guard call.arguments.isEmpty, owner(of: call) != nil else { return false }
    return tree.isToken(call.tokens.upperBound, ".") || isValue(call) && isSharedObject(call.name)
      || calls.contains { $0.receiver?.contains(call.nameToken) == true }
  }

  /// `sharedInstance`, `defaultCenter`
  private func isSharedObject(_ name: String) -> Bool {
    ["shared", "default", "standard", "current", "instance", "main"].contains {
      name.hasPrefix($0)
    }
  }

  /// Returns the code after a branch for other types: `if item.type != "scan" { return }`.
  private func way(
    behind branch: Statement.Branch, _ index: Int, _ following: ArraySlice<Statement>
  ) -> ActionFacts.Way? {
    guard branch.kind == .if, branch.ways.count == 1, branch.ways.indices.contains(index),
      case .exit = branch.ways[index].body.last
    else { return nil }
    return way(of: following)
  }

  func way(of following: ArraySlice<Statement>) -> ActionFacts.Way? {
    guard let first = following.lazy.compactMap(\.tokens).first,
      let last = following.reversed().lazy.compactMap(\.tokens).first
    else { return nil }
    return way(first.lowerBound..<max(first.lowerBound, last.upperBound))
  }

  func way(_ branch: Statement.Branch, _ index: Int) -> ActionFacts.Way? {
    guard branch.ways.indices.contains(index) else { return nil }
    return body(of: branch.ways[index]).map { way($0) }
      ?? ActionFacts.Way(range: file.bytes(of: branch.ways[index].head), calls: [], assigned: nil)
  }

  /// The statements that run where a condition holds.
  private func body(of place: Place) -> Range<Int>? {
    guard case .head(let branch, let index?, _, _) = place, branch.ways.indices.contains(index)
    else { return nil }
    return body(of: branch.ways[index])
  }

  private func body(of way: Statement.Branch.Way) -> Range<Int>? {
    let tokens = way.body.compactMap(\.tokens)
    guard let first = tokens.first, let last = tokens.last else { return nil }
    return first.lowerBound..<max(first.lowerBound, last.upperBound)
  }

  /// True for calls that do nothing for a quick action: logs, completion handlers, traps.
  func isIdle(_ call: Call) -> Bool { file.effect(of: call) != .acts }

  // MARK: Where an expression stands

  mutating func place(of type: Range<Int>) -> Place {
    guard let body = file.scope(of: type.lowerBound) else { return .elsewhere }
    return place(of: type.lowerBound, in: statements(of: body), [])
  }

  private mutating func statements(of body: Range<Int>) -> [Statement] {
    if let known = bodies[body.lowerBound] { return known }
    let statements = file.builtStatements(of: body)
    bodies[body.lowerBound] = statements
    return statements
  }

  /// Returns the index of the first statement of a block that ends after a token.
  private mutating func index(of token: Int, in statements: [Statement], _ block: Block) -> Int {
    // Each ends after the one before it; an empty one has no end.
    var known = ends[block] ?? []
    if known.count != statements.count {
      var end = Int.min
      known = statements.map { statement in
        end = max(end, statement.tokens?.upperBound ?? end)
        return end
      }
      ends[block] = known
    }
    return known.partitioningIndex { $0 > token }
  }

  /// - Parameter outer: the blocks around the statements.
  private mutating func place(
    of token: Int, in statements: [Statement], _ outer: [Level]
  ) -> Place {
    guard outer.count < Statement.maximumDepth,
      let start = statements.lazy.compactMap(\.tokens).first?.lowerBound
    else { return .elsewhere }
    let block = Block(depth: outer.count, start: start)
    let index = index(of: token, in: statements, block)
    guard index < statements.count, statements[index].tokens?.contains(token) == true else {
      return .elsewhere
    }
    let level = Level(block: block, statements: statements, index: index)
    let around = outer + [level]
    switch statements[index] {
    case .plain(let tokens), .exit(_, let tokens), .unknown(let tokens):
      guard let closure = braces.outermost(in: tokens, around: token) else { return .elsewhere }
      return place(of: token, in: self.statements(of: closure), around)
    case .branch(let branch):
      let way = way(of: token, in: branch, outer.count)
      if branch.ways.indices.contains(way) {
        let element = branch.ways[way]
        if element.head.contains(token) || way == 0 && isCondition(token, of: branch) {
          return isTernary(element.head.contains(token) ? element.head : branch.head)
            ? .elsewhere
            : .head(branch, way: way, following: level.following, around: around)
        }
        if element.holds(token) { return place(of: token, in: element.body, around) }
      }
      return branch.head.contains(token)
        ? .head(branch, way: nil, following: level.following, around: around) : .elsewhere
    case .loop(_, let body, _), .block(let body), .deferred(let body):
      return place(of: token, in: body, around)
    }
  }

  private func isCondition(_ token: Int, of branch: Statement.Branch) -> Bool {
    branch.kind == .if && branch.head.contains(token)
  }

  /// Returns the index of the first path of a branch that ends after a token.
  private mutating func way(of token: Int, in branch: Statement.Branch, _ depth: Int) -> Int {
    if isCondition(token, of: branch) { return 0 }
    let block = Block(depth: -1 - depth, start: branch.tokens.lowerBound)
    var known = ends[block] ?? []
    if known.count != branch.ways.count {
      var end = Int.min
      known = branch.ways.map { way in
        end = max(end, way.head.upperBound, way.lastToken ?? end)
        return end
      }
      ends[block] = known
    }
    return known.partitioningIndex { $0 > token }
  }

  private mutating func isTernary(_ head: Range<Int>) -> Bool {
    if let known = ternaries[head] { return known }
    let answer = head.contains { tree.isToken($0, "?") && !isTight($0) }
    ternaries[head] = answer
    return answer
  }

  private func isTight(_ index: Int) -> Bool {
    index > 0 && tree.tokens[index - 1].end == tree.tokens[index].start
  }
}

extension Statement.Branch.Way {
  /// Returns true if a statement of the body contains a token.
  fileprivate func holds(_ token: Int) -> Bool {
    guard let first = body.lazy.compactMap(\.tokens).first, let last = lastToken else {
      return false
    }
    return first.lowerBound <= token && token < last
  }

  /// The end of the last statement that has tokens.
  var lastToken: Int? {
    body.reversed().lazy.compactMap(\.tokens).first?.upperBound
  }
}

extension Statement {
  /// All tokens; nil for an empty block.
  var tokens: Range<Int>? {
    switch self {
    case .plain(let tokens), .exit(_, let tokens), .unknown(let tokens): return tokens
    case .branch(let branch): return branch.tokens
    case .loop(let head, let body, _):
      let inner = body.compactMap(\.tokens)
      let start = inner.first.map { min($0.lowerBound, head.lowerBound) } ?? head.lowerBound
      return start..<max(inner.last?.upperBound ?? 0, head.upperBound)
    case .deferred(let body), .block(let body):
      let inner = body.compactMap(\.tokens)
      guard let first = inner.first, let last = inner.last else { return nil }
      return first.lowerBound..<max(first.lowerBound, last.upperBound)
    }
  }
}
