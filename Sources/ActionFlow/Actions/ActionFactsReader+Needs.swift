import CodeModel
import CodeSyntax

/// Reading of requirements: Boolean constants, `guard Features.search else { return }`, and user info keys, `guard
/// let id = item.userInfo?["id"] else { return }`.
extension ActionFactsReader {
  /// Notes the requirements of comparisons, of the code that runs for them, and of calls.
  mutating func readNeeds() {
    var paths = PathConditions(file)
    localNames = [:]
    var asking: [Int: Bool] = [:]
    func asks(_ function: Int?) -> Int? {
      guard let function, file.functions.indices.contains(function),
        let body = file.functions[function].body
      else { return nil }
      let known = asking[function] ?? hasConditions(in: body)
      asking[function] = known
      return known ? function : nil
    }
    for index in facts.uses.indices {
      guard let function = asks(facts.uses[index].function) else { continue }
      if let place = file.token(at: facts.uses[index].range.start) {
        facts.uses[index].conditions.needs = needs(before: place, in: function, &paths)
      }
      if let place = file.token(at: facts.uses[index].range.end) {
        facts.uses[index].conditions.needs += needs(behind: place, in: function, paths)
      }
      if let way = facts.uses[index].way {
        facts.uses[index].conditions.needs += needs(of: way, in: function, &paths)
      }
    }
    for index in facts.branches.indices {
      guard let function = asks(facts.branches[index].function) else { continue }
      facts.branches[index].needs = needs(of: facts.branches[index].way, in: function, &paths)
    }
    for number in facts.functions.indices
    where !facts.functions[number].entries.isEmpty || facts.functions[number].takesItem {
      guard let function = asks(number), let body = file.functions[function].body else { continue }
      readNeedsOfCalls(of: function, in: body, &paths)
    }
  }

  /// Returns true if a body may contain conditions of these kinds.
  private func hasConditions(in body: Range<Int>) -> Bool {
    body.contains { asksForName(at: $0) || tree.isToken($0, "userInfo") }
  }

  /// The calls are those that were noted with their conditions.
  private mutating func readNeedsOfCalls(
    of function: Int, in body: Range<Int>, _ paths: inout PathConditions
  ) {
    let calls = file.calls(in: body)
    guard calls.count <= Self.maximumCalls else { return }
    for call in calls where file.isBuiltForIOS(at: call.nameToken) != false {
      let needed = needs(before: call.nameToken, in: function, &paths)
      guard !needed.isEmpty else { continue }
      let name = file.performed(by: call) ?? call.calledName
      let noted = facts.functions[function].tracedCalls.indices.filter {
        facts.functions[function].tracedCalls[$0].name == name
      }
      // Several calls of one name have different conditions.
      guard noted.count <= 1, calls.filter({ $0.calledName == call.calledName }).count == 1 else {
        continue
      }
      if let index = noted.first {
        facts.functions[function].tracedCalls[index].conditions.needs = needed
      } else {
        var conditions = ActionFacts.Conditions.none
        conditions.needs = needed
        facts.functions[function].tracedCalls.append(
          .init(name: name, conditions: conditions, labels: [], written: nil))
      }
    }
  }

  /// Returns the requirements that all calls and assignments of a body share.
  private mutating func needs(
    of way: ActionFacts.Way, in function: Int, _ paths: inout PathConditions
  ) -> [ActionFacts.Need] {
    let places = (way.calls + [way.assigned].compactMap { $0 })
      .compactMap { file.token(at: $0.range.start) }
    var common: [ActionFacts.Need]?
    for place in places {
      let needed = needs(before: place, in: function, &paths)
      common = common?.filter(needed.contains) ?? needed
      if common?.isEmpty == true { break }
    }
    return common ?? []
  }

  private mutating func needs(
    before token: Int, in function: Int, _ paths: inout PathConditions
  ) -> [ActionFacts.Need] {
    let pieces = paths.pieces(before: token, in: function)
    let named = Set(pieces.compactMap { $0.holds ? nameOfUserInfo($0.piece) : nil })
    var found: [ActionFacts.Need] = []
    for (piece, holds) in pieces {
      if let flag = flag(piece, in: function, paths) {
        found.append(.flag(path: flag.path, value: flag.value == holds))
      } else if holds, let key = key(piece, named) {
        found.append(.userInfo(key: key, form: form(ofLast: piece)))
      }
    }
    return found
  }

  /// The needs of `where isLoggedIn` behind a pattern.
  private mutating func needs(
    behind pattern: Int, in function: Int, _ paths: PathConditions
  ) -> [ActionFacts.Need] {
    guard tree.isToken(pattern, "where"),
      let colon = (pattern..<min(pattern + 16, tree.tokens.count)).first(where: {
        tree.isColon($0)
      })
    else { return [] }
    return tree.pieces(of: pattern + 1..<colon, between: ["&&"], without: ["||"]).compactMap {
      flag($0, in: function, paths).map { .flag(path: $0.path, value: $0.value) }
    }
  }

  /// Returns true if a token is that of the user info of a quick action: `item.userInfo`.
  private func isUserInfo(at token: Int) -> Bool {
    guard tree.isToken(token, "userInfo"), tree.isToken(token - 1, ".") else { return false }
    var name = token - 2
    while tree.isToken(name, "?") || tree.isToken(name, "!") { name -= 1 }
    return items.last(named: tree.name(name), at: name)?.origin == .item
  }

  /// `let info = item.userInfo`
  private func nameOfUserInfo(_ piece: Range<Int>) -> String? {
    guard let last = piece.last, isUserInfo(at: last), tree.isToken(piece.lowerBound, "let"),
      tree.isToken(piece.lowerBound + 2, "=")
    else { return nil }
    return tree.name(piece.lowerBound + 1)
  }

  /// Returns the type to which the value of a condition is cast: `as? Int`.
  private func form(ofLast piece: Range<Int>) -> Facet.Form {
    guard let last = piece.last, tree.isToken(last - 2, "as"), tree.isToken(last - 1, "?") else {
      return .any
    }
    return Facet.Form(tree.name(last)) ?? .any
  }

  /// Returns the key in `let id = item.userInfo?["id"] as? String`.
  ///
  /// - Parameter names: the names that refer to the user info.
  private func key(_ piece: Range<Int>, _ names: Set<String>) -> String? {
    if let first = piece.first, tree.isToken(piece.upperBound - 1, "nil"),
      tree.isToken(piece.upperBound - 2, "!="), names.contains(tree.name(first)),
      tree.isOpen(first + 1, "["), let key = file.literal(at: first + 2),
      tree.isClose(key.tokens.upperBound, "]"), key.tokens.upperBound == piece.upperBound - 3
    {
      return key.value
    }
    guard let first = piece.first, tree.isToken(first, "let"), tree.isToken(first + 2, "="),
      !piece.contains(where: { tree.isToken($0, "??") })
    else { return nil }
    for open in piece where tree.isOpen(open, "[") {
      var before = open - 1
      while tree.isToken(before, "?") || tree.isToken(before, "!") { before -= 1 }
      guard isUserInfo(at: before) || before == first + 3 && names.contains(tree.name(before)),
        let key = file.literal(at: open + 1), tree.isClose(key.tokens.upperBound, "]")
      else { continue }
      return key.value
    }
    return nil
  }

  /// `Features.search`, `!isEnabled`, `self.isEnabled == false`; nil for what is local.
  private mutating func flag(
    _ piece: Range<Int>, in function: Int, _ paths: PathConditions
  ) -> (path: [String], value: Bool)? {
    guard let (tokens, value) = paths.subject(of: piece) else { return nil }
    guard var path = calledPath(tokens) ?? file.plainNames(tokens), let first = path.first else {
      return nil
    }
    if first == "self" || first == "Self" {
      path.removeFirst()
      return path.count == 1 ? (path, value) : nil
    }
    if path.count == 1 {
      guard isLocal(ActionNames.ofFlag(first), in: function) else { return (path, value) }
      return noteLocalConstant(first, in: function) ? (path, value) : nil
    }
    return first.unicodeScalars.first?.properties.isUppercase == true
      ? (Array(path.suffix(2)), value) : nil
  }

  /// The path of a call without arguments: `Features.isEnabled()`, `[Features isEnabled]`.
  private func calledPath(_ tokens: Range<Int>) -> [String]? {
    guard let last = tokens.last, tokens.count <= CodeFile.maximumReach else { return nil }
    if tree.isClose(last, ")"), tree.isOpen(last - 1, "("), tokens.contains(last - 2),
      let names = file.plainNames(tokens.lowerBound..<last - 1), let name = names.last
    {
      return names.dropLast() + [ActionFacts.Flag.call(of: name)]
    }
    guard file.language == .objectiveC, tokens.count == 4, tree.isOpen(tokens.lowerBound, "["),
      tree.isClose(last, "]"), tree.isIdentifier(tokens.lowerBound + 1),
      tree.isIdentifier(last - 1)
    else { return nil }
    return [tree.name(tokens.lowerBound + 1), ActionFacts.Flag.call(of: tree.name(last - 1))]
  }

  /// Notes `let isEnabled = false` of a function as a flag of its type, if nothing else there has that name.
  private mutating func noteLocalConstant(_ name: String, in function: Int) -> Bool {
    guard file.functions.indices.contains(function), let body = file.functions[function].body,
      !file.functions[function].parameters.contains(where: { $0.name == name }),
      let owner = facts.functions[function].owner.map(ActionNames.last)
    else { return false }
    let declared = file.assignments(named: name)
    guard declared.count == 1, let only = declared.first, body.contains(only.nameToken),
      tree.isToken(only.nameToken - 1, "let"), let constant = file.constant(only.value)
    else { return false }
    if !facts.flags.contains(where: { $0.name == name && $0.owner == owner }) {
      facts.flags.append(.init(name: name, owner: owner, value: constant))
    }
    return true
  }

  mutating func isLocal(_ name: String, in function: Int) -> Bool {
    if let known = localNames[function] { return known.contains(name) }
    guard file.functions.indices.contains(function) else { return true }
    let body = file.functions[function].body ?? 0..<0
    var names = Set(file.functions[function].parameters.map(\.name))
    for token in body where ["let", "var", "BOOL"].contains(where: { tree.isToken(token, $0) }) {
      names.insert(tree.name(token + 1))
    }
    localNames[function] = names
    return names.contains(name)
  }

  /// `guard Features.search else`, `if !isEnabled {`, `&& isEnabled`
  private func asksForName(at index: Int) -> Bool {
    guard
      tree.isToken(index, "guard") || tree.isToken(index, "if") || tree.isToken(index, "&&")
        || tree.isToken(index, "where")
    else { return false }
    var next = index + 1
    while tree.isToken(next, "!") || tree.isOpen(next, "(") { next += 1 }
    if file.language == .objectiveC, tree.isOpen(next, "["), tree.isClose(next + 3, "]") {
      return true
    }
    guard tree.isIdentifier(next) else { return false }
    while tree.isToken(next + 1, "."), tree.isIdentifier(next + 2) { next += 2 }
    if tree.isOpen(next + 1, "("), tree.isClose(next + 2, ")") { next += 2 }
    return tree.isToken(next + 1, "else") || tree.isColon(next + 1) || tree.isOpen(next + 1, "{")
      || tree.isClose(next + 1, ")")
      || [",", "&&", "==", "!="].contains { tree.isToken(next + 1, $0) }
  }
}
