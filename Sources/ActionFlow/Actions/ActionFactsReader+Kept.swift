import CodeModel
import CodeSyntax

/// Reading of values that are only stored in a property, for other code to read.
extension ActionFactsReader {
  /// The number of variables of types that are noted of a file.
  private static let maximumVariables = 512

  /// Notes which types inherit from which, and the class variables that are read only by code which names them.
  mutating func readVariables() {
    guard !facts.isTest else { return }
    for type in file.types {
      let name = ActionNames.last(of: type.name)
      for parent in type.inherited { facts.heirs[parent, default: []].insert(name) }
      if file.declares(type, where: { $0.kind == .type(.extension) }) {
        facts.heirs[name, default: []].insert(name)
      }
      let isPlain =
        file.language == .swift && !type.inherits(from: "Codable", "Encodable")
        && !file.declares(type) { $0.attributes.contains("objcMembers") }
      guard isPlain, type.kind != nil else { continue }
      let isSilent = isSilent(type)
      for member in file.members(of: type) where isPlainVariable(member, of: type) {
        guard facts.variables.count < Self.maximumVariables else { return }
        facts.variables[name + "." + member.name] = file.isHidden(member)
        if isSilent { facts.silentVariables.insert(name + "." + member.name) }
      }
    }
  }

  /// Returns true for a stored variable without observers. Variables of structures are read with the whole structure.
  private func isPlainVariable(_ member: Declaration, of type: CodeType) -> Bool {
    guard member.kind == .variable, member.body == nil,
      member.attributes.allSatisfy({ $0 == "Published" }),
      tree.isToken(member.nameToken - 1, "var"), !member.modifiers.contains("dynamic")
    else { return false }
    return type.kind == .class || type.kind == .actor
      || member.modifiers.contains("static") || member.modifiers.contains("class")
  }

  /// Notes the comparisons and branches that only assign a variable. They need code that reads it.
  mutating func readKept() {
    guard file.language == .swift, !facts.isTest else { return }
    for index in facts.uses.indices {
      let body =
        if let way = facts.uses[index].way { tokens(of: way) } else {
          if case .enumeration = facts.uses[index].kind {
            statementsKeeping(facts.uses[index])
          } else {
            nil as Range<Int>?
          }
        }
      guard let body, let names = kept(in: body) else { continue }
      facts.uses[index].conditions.needs.append(.reader(of: names))
    }
    for index in facts.branches.indices {
      guard let body = tokens(of: facts.branches[index].way),
        let names = kept(in: body)
      else { continue }
      facts.branches[index].needs.append(.reader(of: names))
    }
  }

  private func tokens(of way: ActionFacts.Way) -> Range<Int>? {
    guard way.range.end > way.range.start, let first = file.token(at: way.range.start),
      let last = file.token(at: way.range.end - 1)
    else { return nil }
    return first..<max(first, last) + 1
  }

  /// `router.pending = Action(rawValue: item.type)`, or what follows `if let action = Action(rawValue: item.type)`.
  private func statementsKeeping(_ use: ActionFacts.Use) -> Range<Int>? {
    guard let place = file.token(at: use.range.start), let scope = file.scope(of: place) else {
      return nil
    }
    let near = (place - Self.reach..<place + Self.reach).clamped(to: scope)
    guard
      let call = file.calls(in: near).last(where: {
        $0.tokens.contains(place) && $0.argument("rawValue") != nil
      }), !tree.isToken(call.tokens.upperBound, "."), !tree.isToken(call.tokens.upperBound, "?"),
      let assignment = file.assignments(in: near).last(where: {
        $0.value.lowerBound == call.tokens.lowerBound
      })
    else { return nil }
    guard assignment.isDeclaration else {
      return (assignment.receiver?.lowerBound ?? assignment.nameToken)..<assignment.value.upperBound
    }
    let body = file.range(ofName: assignment, in: scope)
    let values = file.assignments(in: body)
    guard body.count <= Self.maximumBody, values.count <= Self.maximumAssignments else {
      return nil
    }
    let isOnlyAssigned = body.allSatisfy { token in
      !tree.isWord(token, assignment.name)
        || tree.isToken(token - 1, ".") && !tree.isToken(token - 2, "self")
        || values.contains { $0.value.contains(token) }
    }
    return isOnlyAssigned ? body : nil
  }

  /// The number of tokens on each side of a type in which its statement is searched for.
  private static let reach = 48
  /// The number of tokens, assignments and calls in the largest body that is looked at.
  private static let maximumBody = 1024
  private static let maximumAssignments = 8
  private static let maximumKeepingCalls = 32

  /// Returns the variables to which a body assigns a value, by the names of their types and their own; nil where it
  /// does anything else, or that is not known.
  private mutating func kept(in body: Range<Int>) -> [String]? {
    let all = file.assignments(in: body)
    let calls = file.calls(in: body)
    guard all.count <= Self.maximumAssignments, calls.count <= Self.maximumKeepingCalls,
      all.contains(where: { !$0.isDeclaration })
    else { return nil }
    var names: [String] = []
    for assignment in all where !assignment.isDeclaration {
      guard assignment.op == "=", tree.isToken(assignment.nameToken + 1, "="),
        let owner = owner(of: assignment)
      else { return nil }
      names.append(owner + "." + assignment.name)
      seekReaders(of: assignment.name)
    }
    let isAll = calls.allSatisfy { call in
      file.effect(of: call) != .acts
        || all.contains { $0.value.contains(call.nameToken) && file.makesValue(call) }
    }
    return isAll ? names : nil
  }

  /// Has other files looked through for what reads a variable. A short name is in most files, a short member in few.
  mutating func seekReaders(of name: String) {
    guard name.utf8.count < 6 else {
      facts.soughtHandovers.insert(name)
      return
    }
    facts.soughtHandovers.formUnion(["." + name, "$" + name])
  }

  /// `Router.pending` for `pending = Target(item)`, of a type that a call makes.
  mutating func nameKeeping(_ call: Call, in number: Int) -> String? {
    guard file.language == .swift, call.receiver == nil, file.functions.indices.contains(number),
      call.name.unicodeScalars.first?.properties.isUppercase == true,
      tree.isToken(call.tokens.lowerBound - 1, "="),
      let assignment = file.assignments(in: file.functions[number].body ?? 0..<0).first(where: {
        $0.value == call.tokens && !$0.isDeclaration && $0.op == "="
      })
    else { return nil }
    guard let owner = owner(of: assignment) else { return nil }
    seekReaders(of: assignment.name)
    return owner + "." + assignment.name
  }

  /// Returns the last name of the type whose variable is assigned; nil for a local name or an unknown type.
  private mutating func owner(of assignment: Assignment) -> String? {
    guard let receiver = assignment.receiver,
      !tree.isWord(receiver.lowerBound, "self") || receiver.count > 1
    else {
      guard let function = file.functionIndex(around: assignment.nameToken),
        assignment.receiver != nil || !isLocal(assignment.name, in: function)
      else { return nil }
      return file.type(around: assignment.nameToken).map { ActionNames.last(of: $0.name) }
    }
    let name = tree.name(receiver.lowerBound)
    if receiver.count == 1, name.unicodeScalars.first?.properties.isUppercase == true {
      return name
    }
    return receivers.type(of: receiver)
  }
}

extension CodeFile {
  /// Returns the tokens in which a name is visible that a condition or a statement declares.
  fileprivate func range(ofName declaration: Assignment, in scope: Range<Int>) -> Range<Int> {
    let end = declaration.value.upperBound
    let isOfCondition = (declaration.nameToken - 2..<declaration.nameToken).contains {
      tree.isToken($0, "if")
    }
    if isOfCondition, tree.isOpen(end, "{"), let close = tree.partner(of: end) {
      return end + 1..<max(end + 1, close)
    }
    return end..<max(end, scope.upperBound)
  }
}
