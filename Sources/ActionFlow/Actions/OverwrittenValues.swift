import CodeModel
import CodeSyntax

extension ActionFacts {
  /// A value that a branch gives something, and one that it gives the same at once.
  struct Overwritten: Sendable, Equatable {
    let lost: String
    let last: String

    /// Returns true if the lost value is the one that a type means: it has the name of that, or the other is the first
    /// of some numbers.
    func isMeant(by name: String) -> Bool {
      // What is told of each value has been told, and the property is ready for the next one.
      if CodeFile.isNothing(last) { return false }
      if let number = Int(lost) { return number != 0 && last == "0" }
      return isNear(lost, name) && !isNear(last, name)
    }

    private func isNear(_ value: String, _ name: String) -> Bool {
      let (value, name) = (value.lowercased(), name.lowercased())
      return value.utf8.count >= 3 && name.utf8.count >= 3
        && (value.contains(name) || name.contains(value))
    }
  }
}

/// Values that are set and get another one before anything sees them.
extension WayReader {
  /// The most statements that are read.
  private static let maximumStatements = 32

  /// A plain assignment to a property, and nothing else.
  private func assignment(in statement: Statement) -> (target: String, value: Range<Int>)? {
    guard case .plain(let tokens) = statement else { return nil }
    let all = file.assignments(in: tokens)
    guard let only = all.first, all.count == 1, !only.isDeclaration, only.op == "=",
      only.name != "_", !isObserved(only.name), !tree.isClose(only.nameToken + 1, "]"),
      !tree.isOpen(only.nameToken + 1, "["), file.calls(in: tokens).allSatisfy(isIdle)
    else { return nil }
    let receiver = only.receiver.map { file.names($0) } ?? []
    let path = receiver.first == "self" ? receiver.dropFirst() : receiver[...]
    return ((path + [only.name]).joined(separator: "."), only.value)
  }

  /// Returns true if code of the file runs for each value of a property of a name.
  private func isObserved(_ name: String) -> Bool {
    file.variables(named: name).contains { variable in
      variable.tokens.contains { tree.isOpen($0, "{") }
    }
  }

  /// Returns true if a statement neither does anything nor tells what a property has been set to.
  private func isIdle(_ statement: Statement, _ targets: some Collection<String>) -> Bool {
    guard case .plain(let tokens) = statement, file.calls(in: tokens).allSatisfy(isIdle),
      file.assignments(in: tokens).allSatisfy(\.isDeclaration)
    else { return false }
    let names = Set(targets.map(ActionNames.last))
    return !tokens.contains { tree.isIdentifier($0) && names.contains(tree.name($0)) }
  }

  /// The fixed values that a body gives properties, where it does nothing else.
  func onlySets(in body: Range<Int>, _ calls: [Call]) -> [String: String] {
    guard file.language == .swift, calls.isEmpty,
      file.assignments(in: body).contains(where: { !$0.isDeclaration })
    else { return [:] }
    var found: [String: String] = [:]
    for statement in file.builtStatements(of: body).prefix(Self.maximumStatements) {
      if assignment(in: statement) != nil, let tokens = statement.tokens,
        let only = file.assignments(in: tokens).first
      {
        guard let value = file.fixedValue(only.value),
          let property = file.property(setBy: only, receivers)
        else { return [:] }
        found[property] = value
      } else if case .exit(let exit, _) = statement, exit == .break || exit == .return {
        continue
      } else if !isIdle(statement, []) {
        return [:]
      }
    }
    return found
  }

  private func text(_ value: Range<Int>) -> String { value.map { tree.name($0) }.joined() }

  /// The value that is lost in a body, where it does no more than to set something twice.
  func overwritten(in body: Range<Int>, _ calls: [Call]) -> ActionFacts.Overwritten? {
    guard calls.isEmpty, file.assignments(in: body).count(where: { !$0.isDeclaration }) >= 2
    else { return nil }
    let statements = file.builtStatements(of: body)
    guard statements.count <= Self.maximumStatements else { return nil }
    var known: (target: String, value: Range<Int>)?
    var lost: ActionFacts.Overwritten?
    for statement in statements {
      if let found = assignment(in: statement) {
        if let known {
          guard known.target == found.target, let first = known.value.last,
            let last = found.value.last
          else { return nil }
          lost = .init(lost: lost?.lost ?? tree.name(first), last: tree.name(last))
        }
        known = found
        continue
      }
      if case .exit(let exit, let tokens) = statement, exit == .break || exit == .return,
        file.assignments(in: tokens).isEmpty
      {
        continue
      }
      guard isIdle(statement, known.map { [$0.target] } ?? []) else { return nil }
    }
    return lost
  }

  /// Returns true if a body does no more than to set properties that the statements behind its branch, or a `defer`
  /// before that, give another value in any case.
  func isOverwritten(_ body: Range<Int>, behind place: Place) -> Bool {
    guard case .head(_, _, _, let around) = place, let level = around.last,
      file.assignments(in: body).contains(where: { !$0.isDeclaration })
    else { return false }
    var set: [String: Range<Int>] = [:]
    let statements = file.builtStatements(of: body)
    guard statements.count <= Self.maximumStatements else { return false }
    for statement in statements {
      if let found = assignment(in: statement) {
        set[found.target] = found.value
      } else if case .exit(.break, _) = statement {
        continue
      } else if !isIdle(statement, set.keys) {
        return false
      }
    }
    guard !set.isEmpty else { return false }
    let deferred = level.statements[..<level.index].suffix(Self.maximumStatements)
      .flatMap { statement -> [Statement] in
        if case .deferred(let body) = statement { body } else { [] }
      }
    for statement in level.following.prefix(Self.maximumStatements) + deferred {
      if let found = assignment(in: statement) {
        guard let value = set[found.target] else { continue }
        guard text(value) != text(found.value),
          found.value.last.map({ !CodeFile.isNothing(tree.name($0)) }) == true
        else { return false }
        set[found.target] = nil
        if set.isEmpty { return true }
      } else if !isIdle(statement, set.keys) {
        return false
      }
    }
    return false
  }
}
