import CodeModel
import CodeSyntax

/// Reading of the branches for enumeration cases, and of what is done for the cases without a branch.
extension ActionFactsReader {
  mutating func readBranches(_ ways: WayReader, _ closures: [Range<Int>]) {
    for comparison in file.comparisons where comparison.kind == .pattern {
      guard facts.branches.count < Self.maximumCount, let body = comparison.way else { continue }
      var pattern = comparison.right
      if tree.isToken(pattern.upperBound - 1, "?") {
        pattern = pattern.lowerBound..<pattern.upperBound - 1
      }
      // A branch that creates a quick action for its case does not handle it.
      if body.contains(where: isItemClass) { continue }
      guard let name = caseName(pattern) ?? nestedCase(pattern) else { continue }
      let function = file.functionIndex(around: pattern.lowerBound)
      let known = ways.logging(at: pattern.lowerBound)
      let logging = known ?? function.flatMap { self.logging(body, aloneIn: $0) }
      let isIdle =
        known == nil && !closures.isEmpty && isIdle(body, in: closures)
      let isEmptyElsewhere = known == nil && function.map { isEmpty(body, aloneIn: $0) } == true
      let range = file.bytes(of: comparison.tokens)
      var branch = ActionFacts.Branch(
        caseName: name, range: range, line: file.source.lines.line(at: range.start),
        function: function,
        way: ways.way(body),
        isEmpty: ways.isEmpty(at: pattern.lowerBound) || isEmptyElsewhere || isIdle,
        logging: logging)
      branch.isElsewhere = known == nil && logging != nil || isEmptyElsewhere
      branch.nilMember = nilMember(body)
      branch.isInClosure = isIdle
      facts.branches.append(branch)
    }
  }

  /// `search` of `.quickAction(.search)`
  private func nestedCase(_ pattern: Range<Int>) -> String? {
    guard let last = pattern.last, tree.isClose(last, ")"), let open = tree.partner(of: last),
      pattern.contains(open), tree.isToken(open + 1, ".")
    else { return nil }
    return caseName(open + 1..<last)
  }

  /// Returns the functions called by a branch that does no more than to call them and to log, if its function does
  /// nothing but log and return outside of the `switch`; otherwise nil.
  private func logging(_ branch: Range<Int>, aloneIn function: Int) -> Set<String>? {
    guard let logging = file.logging(file.builtStatements(of: branch), receivers), logging.isAny
    else { return nil }
    return isAlone(branch, in: function) ? logging.functions : nil
  }

  /// Returns true if nothing is done for a case in a function that gets the enumeration only, and does nothing else.
  private func isEmpty(_ branch: Range<Int>, aloneIn function: Int) -> Bool {
    let isIdle = branch.allSatisfy { tree.isToken($0, "break") || tree.isToken($0, ";") }
    return (isIdle || returnsState(branch, of: function)) && isAlone(branch, in: function)
  }

  /// True for the answer of a reducer that has nothing to do: `return state`, `return .none`.
  private func returnsState(_ branch: Range<Int>, of function: Int) -> Bool {
    let words = branch.filter { !tree.isToken($0, ";") }
    guard tree.isToken(branch.lowerBound, "return"), file.functions.indices.contains(function)
    else {
      return false
    }
    if words.count == 3 { return tree.isToken(words[1], ".") && tree.isToken(words[2], "none") }
    return words.count == 2
      && file.functions[function].parameters.contains { tree.isWord(words[1], $0.name) }
  }

  /// Returns true if a branch is all that its function does beside other branches of the same `switch`, logs and
  /// answers.
  private func isAlone(_ branch: Range<Int>, in function: Int) -> Bool {
    guard file.functions.indices.contains(function), let body = file.functions[function].body,
      !facts.functions[function].takesItem
    else { return false }
    return file.builtStatements(of: body).allSatisfy { statement in
      if case .branch(let found) = statement, found.kind == .switch,
        found.tokens.contains(branch.lowerBound)
      {
        return true
      }
      if case .plain(let tokens) = statement, declaresOnly(tokens) || loadsView(tokens) {
        return true
      }
      if case .exit(.return, let tokens) = statement, tokens.count <= 2 { return true }
      return file.logging([statement]).map(\.functions.isEmpty) ?? false
    }
  }

  /// `loadViewIfNeeded()`
  private func loadsView(_ tokens: Range<Int>) -> Bool {
    tree.isToken(tokens.lowerBound, "loadViewIfNeeded") && tokens.count <= 4
  }

  /// `var state = state`
  private func declaresOnly(_ tokens: Range<Int>) -> Bool {
    let assignments = file.assignments(in: tokens)
    return !assignments.isEmpty && assignments.allSatisfy(\.isDeclaration)
      && file.calls(in: tokens).isEmpty
  }

  // MARK: Cases without a branch

  /// Notes each `switch` over cases whose `default` does nothing, in functions that do nothing but what its other
  /// branches do.
  mutating func readDefaults(_ ways: WayReader) {
    guard !facts.branches.isEmpty else { return }
    for function in file.functions.indices {
      guard let body = file.functions[function].body else { continue }
      let switches = file.switches(in: body)
      guard !switches.isEmpty else { continue }
      let acting = file.calls(in: body).filter { !isPassive($0, ways) }.map(\.nameToken)
      let ends = [acting.min(), acting.max()].compactMap { $0 }
      for statement in switches where facts.idleDefaults.count < Self.maximumCount {
        let named = statement.cases.flatMap(\.patterns).map { caseName($0) }
        guard let other = statement.cases.first(where: \.isDefault), isIdle(default: other.body),
          !named.isEmpty, !named.contains(nil),
          statement.cases.contains(where: { acts($0.body, ways) }),
          ends.allSatisfy(statement.tokens.contains)
        else { continue }
        facts.idleDefaults.append(
          .init(names: Set(named.compactMap { $0 }), function: function))
      }
    }
    guard !facts.idleDefaults.isEmpty else { return }
    // A case that is compared with `==` may be handled there and not by the `default`.
    for comparison in file.comparisons where comparison.kind != .pattern {
      for side in [comparison.left, comparison.right] {
        if let name = caseName(side) { facts.comparedCases.insert(name) }
      }
    }
  }

  func isIdle(default body: Range<Int>) -> Bool {
    file.builtStatements(of: body).allSatisfy { statement in
      switch statement {
      case .exit(.break, _): true
      case .exit(.return, let tokens):
        tokens.dropFirst().allSatisfy { tree.isToken($0, "false") || tree.isToken($0, ";") }
      case .plain(let tokens):
        tokens.allSatisfy { tree.isToken($0, ";") } || file.logging([statement])?.functions == []
      default: false
      }
    }
  }

  private func acts(_ body: Range<Int>, _ ways: WayReader) -> Bool {
    file.calls(in: body).contains { !ways.isIdle($0) }
      || file.assignments(in: body).contains { !$0.isDeclaration && $0.receiver != nil }
  }

  /// True for a call that makes a value, logs or answers.
  private func isPassive(_ call: Call, _ ways: WayReader) -> Bool {
    ways.isIdle(call) || call.baseName.unicodeScalars.first?.properties.isUppercase == true
      || call.baseName == "init"
  }
}
