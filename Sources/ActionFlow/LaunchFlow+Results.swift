import CodeModel
import CodeSyntax
import SourceText

/// The values that a launch method returns.
extension LaunchFlow {
  /// Returns the values that are returned after the item was handled or stored; nil where the paths cannot be
  /// followed.
  func results() -> [Value]? {
    let marks = uses.handled.map(\.lowerBound) + uses.stored.map(\.tokens.lowerBound)
    return results(behind: marks)
  }

  /// Returns the values that are returned after one of some tokens was reached.
  package func results(behind marks: [Int]) -> [Value]? {
    results(byKey: true) { tokens in marks.contains { tokens.contains($0) } }
  }

  /// Returns the values that are returned after the key was read.
  func resultsBehindKey() -> [Value]? {
    results { tokens in keys.contains { tokens.contains($0) } }
  }

  /// True if it returns `false` wherever it has handled or stored the quick action.
  package var returnsFalse: Bool {
    if keys.isEmpty { return true }
    let results = doesNothing && keepsOptions ? resultsBehindKey() : results()
    return results.map { results in
      !results.isEmpty && results.allSatisfy { $0 == .no || $0 == .opposite }
    } ?? false
  }

  var doesNothing: Bool { uses.isEmpty && !uses.doesWherePresent }

  /// True if it returns `false` for a quick action and does nothing with it.
  package var isLost: Bool {
    if keys.isEmpty { return !handsOn }
    return doesNothing && resultsBehindKey()?.contains { $0 == .no || $0 == .opposite } == true
      && !handsOn && !isReadUnfollowed
  }

  /// True if other code receives a value that may be the launch options.
  var handsOnParameter: Bool {
    file.calls(in: body).contains { call in
      call.arguments.contains { argument in
        argument.value.count == 1
          && function.parameters.contains { file.tree.isWord(argument.value.lowerBound, $0.name) }
      }
    }
  }

  /// True if the launch options as a whole are passed to a call, other than one of `super`, or stored in a property.
  private var handsOn: Bool {
    function.parameters.count < 2 || !Self.handed(function, body, file).isEmpty
      || keepsOptions
  }

  /// True if the launch options are stored as a whole, so that another method may read them.
  private var keepsOptions: Bool {
    guard function.parameters.count > 1 else { return false }
    return file.assignments(in: body).contains { assignment in
      !assignment.isDeclaration && assignment.value.count == 1
        && file.tree.isWord(assignment.value.lowerBound, function.parameters[1].name)
        && (!file.variables(named: assignment.name).contains(where: file.isHidden)
          || !Self.readersOfKept(in: file).isEmpty)
    }
  }

  func results(byKey: Bool = false, _ isMark: (Range<Int>) -> Bool) -> [Value]? {
    let statements = handled(
      OptionsQuestion(function, body, file)
        .answered(Statement.read(body, of: file.tree), byKey: byKey))
    let exits = PathAnalysis.exits(
      of: statements, use: { isMark($0) ? .handsOn : .none }, mayThrow: file.tree.mayThrow)
    guard let reached = exits?.filter({ $0.counts.contains(.handedOn) }) else { return nil }
    // In a test for a quick action, the value that is returned for none does not matter.
    let present = presentReturns(statements)
    let sure = reached.filter { exit in exit.tokens.map(present.contains) ?? false }
    return (sure.isEmpty ? reached : sure).map { $0.tokens.map(value) ?? .unknown }
  }

  /// Returns the exits at the end of `if (self.launchedItem) { … }`, where the name contains the quick action.
  private func presentReturns(_ statements: [Statement]) -> [Range<Int>] {
    let names = Set(
      file.assignments(in: body).filter { assignment in
        keys.contains(where: assignment.value.contains)
      }.map(\.name))
    guard !names.isEmpty else { return [] }
    return statements.flatMap { statement -> [Range<Int>] in
      guard case .branch(let branch) = statement, branch.kind == .if, let way = branch.ways.first,
        case .exit(.return, let tokens) = way.body.last,
        isPresence(of: names, way.head.isEmpty ? branch.head : way.head)
      else { return [] }
      return [tokens]
    }
  }

  /// `(self.launchedItem)`, `launchedItem != nil`
  private func isPresence(of names: Set<String>, _ condition: Range<Int>) -> Bool {
    var tokens = file.tree.withoutParentheses(condition)
    if let last = tokens.last, file.tree.isToken(last, "nil"), file.tree.isToken(last - 1, "!=") {
      tokens = tokens.lowerBound..<last - 1
    } else if file.language == .swift {
      return false
    }
    return file.plainNames(tokens)?.last.map(names.contains) ?? false
  }

  /// Returns true if something that handles quick actions gives an answer.
  var asksForAnswers: Bool { !answers.isEmpty }

  func conditionValue(_ tokens: Range<Int>) -> Value {
    value(of: tokens.lowerBound - 1..<tokens.upperBound)
  }

  func value(of exit: Range<Int>) -> Value {
    var tokens = exit.lowerBound + 1..<max(exit.lowerBound + 1, exit.upperBound)
    while let last = tokens.last, file.tree.firstByte(last) == UInt8(ascii: ";") {
      tokens = tokens.lowerBound..<last
    }
    tokens = file.tree.withoutParentheses(tokens)
    var isDenied = false
    while let first = tokens.first, file.tree.isToken(first, "!"), tokens.count > 1 {
      isDenied.toggle()
      tokens = file.tree.withoutParentheses(first + 1..<tokens.upperBound)
    }
    guard !tokens.isEmpty else { return .unknown }
    let value = plainValue(of: tokens)
    guard isDenied else { return value }
    switch value {
    case .yes: return .no
    case .no: return .yes
    case .answer: return .opposite
    case .opposite: return .answer
    case .unknown: return .unknown
    }
  }

  private func plainValue(of tokens: Range<Int>) -> Value {
    if let literal = literal(tokens) ?? presence(tokens) { return literal }
    if isAnswer(tokens) { return .answer }
    if let known = presenceOfKept(tokens) { return known }
    guard tokens.count == 1, let index = tokens.first, file.tree.isIdentifier(index) else {
      return .unknown
    }
    let name = file.tree.name(index)
    let assignments = file.assignments(in: body).filter { $0.name == name }
    if assignments.contains(where: { isAnswer($0.value) }) { return .answer }
    if assignments.count == 1, let only = assignments.first, let known = presence(only.value) {
      return known
    }
    guard assignments.allSatisfy({ literal($0.value) != nil }), let first = assignments.first else {
      return .unknown
    }
    // A later assignment is made for the quick action.
    return assignments.dropFirst().last.flatMap { literal($0.value) } ?? literal(first.value)
      ?? .unknown
  }

  private func literal(_ tokens: Range<Int>) -> Value? {
    guard tokens.count == 1, let index = tokens.first else { return nil }
    if file.tree.isToken(index, "true") || file.tree.isToken(index, "YES") { return .yes }
    return file.tree.isToken(index, "false") || file.tree.isToken(index, "NO") ? .no : nil
  }

  /// Returns the value of `options[key] != nil` where a quick action launches the app; in Objective-C the bare object
  /// is a test as well.
  private func presence(_ tokens: Range<Int>) -> Value? {
    guard let last = tokens.last, keys.contains(where: tokens.contains) else { return nil }
    guard file.tree.isToken(last, "nil") else {
      return file.language == .objectiveC && isLookUp(tokens) ? .yes : nil
    }
    let isEqual = file.tree.isToken(last - 1, "==")
    guard isEqual || file.tree.isToken(last - 1, "!="),
      isLookUp(tokens.lowerBound..<max(tokens.lowerBound, last - 1))
    else { return nil }
    return isEqual ? .no : .yes
  }

  /// Returns the same for `launched == nil` after `launched = options[key] as? UIApplicationShortcutItem`.
  private func presenceOfKept(_ tokens: Range<Int>) -> Value? {
    guard let last = tokens.last, file.tree.isToken(last, "nil"), tokens.count > 2,
      let name = file.plainNames(tokens.lowerBound..<last - 1)?.last
    else { return nil }
    let isEqual = file.tree.isToken(last - 1, "==")
    let assigned = file.assignments(in: body).filter { $0.name == name }
    guard isEqual || file.tree.isToken(last - 1, "!="), assigned.count == 1,
      let value = assigned.first?.value, keys.contains(where: value.contains),
      !value.contains(where: { file.tree.isToken($0, "??") })
    else { return nil }
    return isEqual ? .no : .yes
  }

  /// Returns true if tokens are `options[key]` or `[options objectForKey:key]` and nothing more.
  private func isLookUp(_ tokens: Range<Int>) -> Bool {
    guard let last = tokens.last, file.tree.isClose(last, "]"),
      let open = file.tree.partner(of: last), tokens.contains(open)
    else { return false }
    if open == tokens.lowerBound {
      return file.calls(in: tokens).contains {
        $0.tokens == tokens && $0.isNamed("objectForKey:", "objectForKeyedSubscript:")
      }
    }
    return keys.contains { (open..<last).contains($0) }
      && (tokens.lowerBound..<open).allSatisfy {
        file.tree.isIdentifier($0) || [".", "?", "!"].contains(file.tree.name($0))
      }
  }

  private func isAnswer(_ tokens: Range<Int>) -> Bool {
    answers.contains {
      $0.lowerBound == tokens.lowerBound && $0.upperBound == tokens.upperBound
    }
  }
}
