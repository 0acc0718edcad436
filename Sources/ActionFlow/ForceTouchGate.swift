import CodeModel
import CodeSyntax

/// A condition that only devices with 3D Touch meet.
package enum ForceTouchGate {
  /// Returns true if a file names the capability at all.
  package static func isMentioned(in file: CodeFile) -> Bool {
    file.marks.longNames.contains { file.tree.isToken($0, "forceTouchCapability") }
  }

  /// Returns the condition before code that sets quick actions, or before the only call of the function around it.
  package static func find(setting token: Int, _ file: CodeFile) -> Int? {
    guard !file.runsOnlyBefore(iOS: 13, at: token),
      let (function, body) = file.functionWithBody(around: token)
    else { return nil }
    return find(CodeFlow(file, body).asked(before: token), file) ?? gateOfCallers(function, file)
  }

  /// Returns the condition before code that creates a quick action, or before all code of its function that sets
  /// quick actions.
  static func find(making token: Int, _ file: CodeFile) -> Int? {
    if let gate = find(setting: token, file) { return gate }
    guard let body = file.functionWithBody(around: token)?.body else { return nil }
    let gates = file.assignments(in: body).filter { isSetting($0, file) }
      .prefix(maximumPlaces).map { find(setting: $0.nameToken, file) }
    return gates.allSatisfy { $0 != nil } ? gates.first ?? nil : nil
  }

  private static let maximumPlaces = 16

  /// Returns true if an assignment sets quick actions: `application.shortcutItems = [search]`.
  package static func isSetting(_ assignment: Assignment, _ file: CodeFile) -> Bool {
    assignment.name == "shortcutItems" && assignment.receiver != nil
      && !file.tree.isToken(assignment.value.lowerBound, "nil") && assignment.value.count != 2
  }

  /// Returns the condition at the only caller, where no other file can call the function, or nothing does: the
  /// methods of a screen belong to it alone.
  private static func gateOfCallers(_ function: CodeFunction, _ file: CodeFile) -> Int? {
    let calls = file.calls.filter { $0.baseName == function.baseName }
    let isOfScreen = file.type(of: function).map { $0.name.hasSuffix("ViewController") } ?? false
    guard function.isPrivate || isOfScreen || file.language == .objectiveC, calls.count == 1,
      let call = calls.first, let body = file.functionWithBody(around: call.nameToken)?.body,
      body != function.body
    else { return nil }
    return find(CodeFlow(file, body).asked(before: call.nameToken), file)
  }

  /// Returns the condition before everything, except logs, that a handler does with a quick action.
  package static func find(before handler: Handler, _ file: CodeFile) -> Int? {
    guard let body = handler.function.body, file.mentions("forceTouchCapability", in: body),
      !file.isInactive(body.lowerBound)
    else { return nil }
    let logs = file.calls(in: body).filter { file.effect(of: $0) == .logs }.map(\.tokens)
    let uses = body.filter { token in
      file.tree.isIdentifier(token) && file.tree.isWord(token, handler.item.name)
        && !file.tree.isToken(token - 1, ".") && !logs.contains { $0.contains(token) }
    }.prefix(CodeFlow.maximumPlaces)
    let flow = CodeFlow(file, body)
    let gates = uses.map { use in
      file.runsOnlyBefore(iOS: 13, at: use) ? nil : find(flow.asked(before: use), file)
    }
    guard let first = gates.first, let gate = first else { return nil }
    return gates.allSatisfy { $0 == gate } ? gate : nil
  }

  /// Returns the token that names the capability; nil where there is no such condition.
  static func find(_ asked: [CodeFlow.Asked], _ file: CodeFile) -> Int? {
    for (index, condition) in asked.enumerated() {
      guard !file.holds("||", in: condition.tokens) else { continue }
      let token = condition.tokens.first { file.tree.isToken($0, "forceTouchCapability") }
      guard let token else {
        if let name = named(condition, file) { return name }
        continue
      }
      switch isPositive(condition.tokens, file) {
      case true: if condition.relation == .holds { return token }
      case false: if condition.relation == .failed { return token }
      case nil:
        // `switch traitCollection.forceTouchCapability { case .available: … }`
        guard condition.relation == .holds, index + 1 < asked.count else { continue }
        let isOnly = asked[(index + 1)...].contains {
          $0.relation == .holds && $0.tokens.contains { availability($0, file) == true }
            && !$0.tokens.contains { availability($0, file) == false }
        }
        if isOnly { return token }
      }
    }
    return nil
  }

  /// Returns the token of a name in a condition whose value is the result of such a test.
  private static func named(_ condition: CodeFlow.Asked, _ file: CodeFile) -> Int? {
    condition.tokens.first { token in
      guard file.tree.isIdentifier(token), let answer = answer(file.tree.name(token), file) else {
        return false
      }
      let next = token + 1
      let start = file.tree.isToken(token - 1, ".") ? condition.tokens.lowerBound : token
      var isNegated = file.tree.isToken(start, "!") || file.tree.isToken(start - 1, "!")
      if ["==", "!="].contains(where: { file.tree.isToken(next, $0) }) {
        guard ["true", "false"].contains(file.tree.name(next + 1)) else { return false }
        let isSame = file.tree.isToken(next, "==") == file.tree.isToken(next + 1, "true")
        isNegated = isNegated == isSame
      }
      return (answer != isNegated) == (condition.relation == .holds)
    }
  }

  /// Returns the result that the only value of a name tests for: true for 3D Touch, false for its absence.
  private static func answer(_ name: String, _ file: CodeFile) -> Bool? {
    let values =
      file.assignments(named: name).map(\.value) + file.bodies(named: name)
    guard values.count == 1, let value = values.first, !file.holds("||", in: value),
      file.mentions("forceTouchCapability", in: value)
    else { return nil }
    return isPositive(value, file)
  }

  private static func isPositive(_ tokens: Range<Int>, _ file: CodeFile) -> Bool? {
    let words = tokens.compactMap { availability($0, file) }
    guard let isAvailable = words.first, words.count == 1 else { return nil }
    if file.holds("==", in: tokens), !file.holds("!=", in: tokens) { return isAvailable }
    if file.holds("!=", in: tokens), !file.holds("==", in: tokens) { return !isAvailable }
    return nil
  }

  private static func availability(_ index: Int, _ file: CodeFile) -> Bool? {
    switch file.tree.name(index) {
    case "available", "Available", "UIForceTouchCapabilityAvailable": true
    case "unavailable", "Unavailable", "UIForceTouchCapabilityUnavailable": false
    default: nil
    }
  }
}
