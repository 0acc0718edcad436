import CodeModel
import CodeSyntax

/// Reading of enumeration cases for which a property is nil, where nothing is done without its value.
extension ActionFactsReader {
  /// `route` of `guard let route = Kind(rawValue: type)?.route else { return }`.
  func wantedMember(behind found: TypeFlow.Found) -> String? {
    guard file.language == .swift, let call = found.call, tree.isToken(call.upperBound, "?"),
      tree.isToken(call.upperBound + 1, "."), tree.isIdentifier(call.upperBound + 2)
    else { return nil }
    let member = call.upperBound + 2
    guard
      tree.isToken(member + 1, "else") || tree.isOpen(member + 1, "{")
        || tree.firstByte(member + 1) == UInt8(ascii: ",")
    else { return nil }
    // `guard let name =`, `if let name =`
    let equal = call.lowerBound - 1
    guard tree.isToken(equal, "="), tree.isToken(equal - 2, "let"),
      tree.isToken(equal - 3, "guard") || tree.isToken(equal - 3, "if")
        || tree.firstByte(equal - 3) == UInt8(ascii: ",")
    else { return nil }
    return tree.name(member)
  }

  /// Returns the cases for which something is done after `guard let action = Action(rawValue: type) else { return }`,
  /// where nothing else follows: `if action == .scan { scan() }`. Nil where more may be done.
  func onlyCases(behind found: TypeFlow.Found) -> Set<String>? {
    guard file.language == .swift, let call = found.call,
      let number = file.functionIndex(around: call.lowerBound),
      let body = file.functions[number].body, body.count <= Self.maximumBody,
      tree.isToken(call.lowerBound - 1, "="), tree.isToken(call.lowerBound - 3, "let"),
      tree.isToken(call.lowerBound - 4, "guard"), tree.isToken(call.upperBound, "else")
    else { return nil }
    let name = tree.name(call.lowerBound - 2)
    let statements = file.builtStatements(of: body)
    let guarding = statements.firstIndex { statement in
      guard case .branch(let branch) = statement, branch.kind == .guard else { return false }
      return branch.head.contains(call.lowerBound)
    }
    guard let guarding else { return nil }
    var cases: Set<String> = []
    for statement in statements[(guarding + 1)...] {
      if let named = caseAsked(of: name, in: statement) {
        cases.insert(named)
      } else if case .exit(.return, let tokens) = statement, tokens.count <= 3 {
        break
      } else if file.logging([statement], completion: completion(of: number))?.functions != [] {
        return nil
      }
    }
    return cases.isEmpty ? nil : cases
  }

  /// The number of tokens of the largest function that is looked at.
  private static let maximumBody = 2048

  /// Returns `scan` for `if action == .scan { … }` without `else`.
  private func caseAsked(of name: String, in statement: Statement) -> String? {
    guard case .branch(let branch) = statement, branch.kind == .if, branch.ways.count == 1,
      let way = branch.ways.first
    else { return nil }
    let head = way.head.isEmpty ? branch.head : way.head
    guard head.count == 4, tree.isWord(head.lowerBound, name),
      tree.isToken(head.lowerBound + 1, "=="), tree.isToken(head.lowerBound + 2, ".")
    else { return nil }
    return tree.name(head.lowerBound + 3)
  }

  private func completion(of number: Int) -> String? {
    let place = file.functions[number].index
    return file.handlers.first { $0.function.index == place }?.completion?.name
  }

  /// Returns the computed property that is nil where a branch is taken.
  func nilMember(_ branch: Range<Int>) -> String? {
    let value = branch.filter { !tree.isToken($0, "return") && !tree.isToken($0, ";") }
    guard value.count == 1, tree.isToken(value[0], "nil"),
      file.functionIndex(around: branch.lowerBound) == nil,
      let property = file.outline.declarations.first(where: { declaration in
        declaration.kind == .variable && declaration.body?.contains(branch.lowerBound) == true
      })
    else { return nil }
    return property.name
  }
}
