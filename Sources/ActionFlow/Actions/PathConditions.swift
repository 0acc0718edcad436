import CodeModel
import CodeSyntax

/// Finds the conditions under which parts of functions run.
struct PathConditions {
  private struct Body {
    let flow: CodeFlow
    /// The Boolean parameters that are never reassigned, by name.
    let flags: [String: Int]
    /// The conditions before tokens, cached.
    var known: [Int: [CodeFlow.Asked]] = [:]
  }

  /// The most tokens of a function before which conditions are looked up; for further tokens none is known.
  private static let maximumAsked = 256

  let file: CodeFile
  private let mentionsForce: Bool
  private let mentionsCancelled: Bool
  private let isOfDelegate: Bool
  /// The functions that UIKit calls at a launch and that are never called for quick actions of a running app.
  let launches: Set<Int>
  /// True if conditions can test the window, a delegate or another reason for a launch.
  let mayAskForOthers: Bool
  /// The tokens after the first statements that always return, by the beginnings of bodies.
  private var returns: [Int: Int?] = [:]
  /// The optional properties to which the file never assigns a value.
  private let unset: Set<String>
  private var bodies: [Int: Body] = [:]
  /// The closures of functions that read the state of the app.
  private var closures: [Int: NestedRanges?] = [:]
  private var tree: CodeTree { file.tree }

  /// - Parameters:
  ///   - isOfDelegate: true if UIKit delivers quick actions to functions of the file.
  ///   - launches: the functions that UIKit calls only at a launch.
  init(_ file: CodeFile, isOfDelegate: Bool = false, launches: Set<Int> = []) {
    self.file = file
    self.launches = launches
    self.isOfDelegate = isOfDelegate && file.language == .swift
    unset = self.isOfDelegate ? file.unsetProperties : []
    mayAskForOthers =
      self.isOfDelegate
      && (!unset.isEmpty
        || file.tree.tokens.indices.contains { file.tree.isToken($0, among: Self.others) })
    mentionsForce = ForceTouchGate.isMentioned(in: file)
    mentionsCancelled =
      file.language == .swift
      && file.tree.tokens.indices.contains { file.tree.isToken($0, "isCancelled") }
  }

  private static let others = WordSet([
    "window", "rootViewController", "delegate", "userActivities", "urlContexts",
    "applicationState", "activationState",
  ])

  mutating func conditions(at token: Int, in function: Int) -> ActionFacts.Conditions {
    var found = ActionFacts.Conditions.none
    found.isBuilt = file.isBuiltForIOS(at: token)
    let flags = flags(of: function)
    if isOfDelegate, isBehindReturn(token) { found.isBuilt = false }
    if runsOnlyIfCancelled(at: token, in: function) { found.isBuilt = false }
    guard !flags.isEmpty || mentionsForce || mayAskForOthers else { return found }
    let asked = asked(before: token, in: function)
    for condition in asked {
      for (piece, holds) in pieces(condition) {
        guard let (name, value) = value(of: piece), let parameter = flags[name] else { continue }
        found.flags[parameter] = value == holds
      }
    }
    if mayAskForOthers {
      found.needsWindow = asked.contains(where: bindsWindow)
      found.needsKeyWindow = asked.contains(where: bindsKeyWindow)
      found.rootClass = asked.lazy.compactMap(castOfRoot).first
      found.unsetProperty = asked.lazy.compactMap(boundUnset).first
      found.castsDelegate = asked.contains(where: castsDelegate)
      if asked.contains(where: needsOtherReason) { found.isBuilt = false }
      if launches.contains(function), let later = closures(of: function),
        asked.contains(where: { needsActive($0, outside: later) })
      {
        found.isBuilt = false
      }
    }
    if mentionsForce, !file.runsOnlyBefore(iOS: 13, at: token) {
      found.forceTouchGate = ForceTouchGate.find(asked, file).map {
        file.gate(at: $0)
      }
    }
    return found
  }

  /// Returns true if a token follows a statement of its function that always returns.
  private mutating func isBehindReturn(_ token: Int) -> Bool {
    guard let body = file.function(around: token)?.body else { return false }
    if let known = returns[body.lowerBound] { return known.map { token >= $0 } ?? false }
    let end = file.endOfReturn(in: body)
    returns[body.lowerBound] = .some(end)
    return end.map { token >= $0 } ?? false
  }

  /// `let tabs = window?.rootViewController as? UITabBarController`
  func bindsWindow(_ asked: CodeFlow.Asked) -> Bool {
    guard case .holds = asked.relation else { return false }
    return asked.tokens.contains { token in
      tree.isToken(token, "window")
        && (tree.isToken(token - 1, "let")
          || tree.isToken(token - 1, "=")
            && (tree.isToken(token + 1, "?") || tree.isToken(token + 1, "else")
              || tree.isOpen(token + 1, "{") || tree.isToken(token + 1, ",")))
    }
  }

  /// Returns true if a condition before a token holds only in a task that is cancelled.
  mutating func runsOnlyIfCancelled(at token: Int, in function: Int) -> Bool {
    mentionsCancelled && pieces(before: token, in: function).contains(where: needsCancelled)
  }

  /// `guard Task.isCancelled else { return }`: no task is cancelled in order to continue.
  private func needsCancelled(_ piece: Range<Int>, holds: Bool) -> Bool {
    guard let (tokens, value) = subject(of: piece), let last = tokens.last, tokens.count == 3 else {
      return false
    }
    return value == holds && tree.isToken(last, "isCancelled")
      && tree.isToken(tokens.lowerBound, "Task")
  }

  /// `let window = windows.first { $0.isKeyWindow }`, `let root = UIApplication.shared.keyWindow?.rootViewController`
  private func bindsKeyWindow(_ asked: CodeFlow.Asked) -> Bool {
    guard case .holds = asked.relation,
      !asked.tokens.contains(where: { tree.isToken($0, "||") || tree.isToken($0, "??") })
    else { return false }
    return tree.isToken(asked.tokens.lowerBound, "let")
      && asked.tokens.contains {
        tree.isToken($0, "isKeyWindow") || tree.isToken($0, "keyWindow")
      }
  }

  /// Returns `tabs` for `guard let tabs else`, where it is a property without a value.
  private func boundUnset(_ asked: CodeFlow.Asked) -> String? {
    guard !unset.isEmpty, case .holds = asked.relation else { return nil }
    for token in asked.tokens where tree.isToken(token, "let") {
      var name = token + 1
      if tree.isToken(name + 1, "=") { name += tree.isToken(name + 2, "self") ? 4 : 2 }
      let end = tree.firstByte(name + 1)
      guard unset.contains(tree.name(name)),
        end == UInt8(ascii: ",") || tree.isToken(name + 1, "else") || tree.isOpen(name + 1, "{")
      else { continue }
      return tree.name(name)
    }
    return nil
  }

  /// `let delegate = UIApplication.shared.delegate as? AppDelegate`
  private func castsDelegate(_ asked: CodeFlow.Asked) -> Bool {
    guard case .holds = asked.relation else { return false }
    return asked.tokens.contains(where: file.isCastOfDelegate)
  }

  /// `guard let activity = options.userActivities.first`, `!options.urlContexts.isEmpty`: what a quick action does not
  /// bring.
  private func needsOtherReason(_ asked: CodeFlow.Asked) -> Bool {
    if pieces(asked).contains(where: { asksForOthers($0.piece, holds: $0.holds) }) { return true }
    guard case .holds = asked.relation,
      !asked.tokens.contains(where: { tree.isToken($0, "||") || tree.isToken($0, "??") })
    else { return false }
    return asked.tokens.contains { token in
      guard tree.isToken(token, "userActivities") || tree.isToken(token, "urlContexts"),
        tree.isToken(token + 2, "first"), tree.isToken(token - 1, "."),
        tree.isToken(token - 3, "="), tree.isToken(token - 5, "let")
      else { return false }
      // A constant of a statement before is no condition.
      return token - 5 == asked.tokens.lowerBound || tree.isToken(token - 6, ",")
    }
  }

  private func asksForOthers(_ piece: Range<Int>, holds: Bool) -> Bool {
    guard let (subject, value) = subject(of: piece), let last = subject.last else { return false }
    let isOfOptions = subject.contains { token in
      (tree.isToken(token, "userActivities") || tree.isToken(token, "urlContexts"))
        && tree.isToken(token - 1, ".") && token + 2 == last
    }
    return isOfOptions && tree.isToken(last, "isEmpty") && value != holds
  }

  /// `UIApplication.shared.applicationState == .active`, which no app is while it is launched.
  private func needsActive(_ asked: CodeFlow.Asked, outside later: NestedRanges) -> Bool {
    guard case .holds = asked.relation,
      !asked.tokens.contains(where: { tree.isToken($0, "||") || tree.isToken($0, "??") })
    else { return false }
    return asked.tokens.contains { token in
      guard tree.isToken(token + 1, "=="), tree.isToken(token - 1, "."),
        !tree.isToken(asked.tokens.lowerBound, "!"), !later.holds(token)
      else { return false }
      let value = tree.isToken(token + 2, ".") ? token + 3 : token + 4
      return tree.isToken(value - 1, ".")
        && (tree.isToken(token, "applicationState") && tree.isToken(value, "active")
          || tree.isToken(token, "activationState") && tree.isToken(value, "foregroundActive"))
    }
  }

  /// Returns the closures of a function, which may run when the app is active; nil where all of it may.
  private mutating func closures(of function: Int) -> NestedRanges? {
    if let known = closures[function] { return known }
    let found = findClosures(of: function)
    closures[function] = .some(found)
    return found
  }

  private func findClosures(of function: Int) -> NestedRanges? {
    guard file.functions.indices.contains(function), let body = file.functions[function].body,
      body.contains(where: { tree.isToken($0, among: Self.states) })
    else { return nil }
    return file.runningLater(in: body)
  }

  private static let states: WordSet = ["applicationState", "activationState"]

  /// The class in `let tabs = window?.rootViewController as? UITabBarController`.
  private func castOfRoot(_ asked: CodeFlow.Asked) -> String? {
    guard case .holds = asked.relation, !asked.tokens.contains(where: { tree.isToken($0, "||") })
    else { return nil }
    return file.castOfRoot(in: asked.tokens)
  }

  /// Returns the conditions before a token that are single expressions, each with the value that it has there.
  mutating func pieces(
    before token: Int, in function: Int
  ) -> [(piece: Range<Int>, holds: Bool)] {
    asked(before: token, in: function).flatMap(pieces)
  }

  /// Returns the conditions that hold before a token: of each list one alternative holds, with all of its parts.
  mutating func alternatives(before token: Int, in function: Int) -> [[[Range<Int>]]] {
    asked(before: token, in: function).flatMap { asked -> [[[Range<Int>]]] in
      guard case .holds = asked.relation, !tree.isToken(asked.tokens.lowerBound - 1, "switch")
      else { return [] }
      let parts = tree.pieces(of: asked.tokens, between: [","], without: [])
      if tree.isToken(asked.tokens.lowerBound - 1, "case") { return [parts.map { [$0] }] }
      return parts.map { part in
        tree.pieces(of: tree.withoutParentheses(part), between: ["||"], without: []).map {
          tree.pieces(of: $0, between: ["&&"], without: []).map(tree.withoutParentheses)
        }
      }
    }
  }

  mutating func asked(before token: Int, in function: Int) -> [CodeFlow.Asked] {
    _ = flags(of: function)
    guard var body = bodies[function] else { return [] }
    if let known = body.known[token] { return known }
    guard body.known.count < Self.maximumAsked else { return [] }
    let asked = body.flow.asked(before: token)
    bodies[function] = nil
    body.known[token] = asked
    bodies[function] = body
    return asked
  }

  /// Returns the Boolean parameters that are never reassigned, by name.
  mutating func flags(of function: Int) -> [String: Int] {
    if let known = bodies[function] { return known.flags }
    guard file.functions.indices.contains(function), let body = file.functions[function].body
    else { return [:] }
    let parameters = file.functions[function].parameters
    var flags: [String: Int] = [:]
    for (position, parameter) in parameters.enumerated() where isFlag(parameter) {
      let isChanged = file.assignments(in: body).contains {
        $0.name == parameter.name && $0.receiver == nil
      }
      if !isChanged { flags[parameter.name] = position }
    }
    bodies[function] = Body(flow: CodeFlow(file, body), flags: flags)
    return flags
  }

  private func isFlag(_ parameter: Parameter) -> Bool {
    parameter.type.count == 1
      && ["Bool", "BOOL", "bool"].contains { tree.isToken(parameter.type.lowerBound, $0) }
  }

  // MARK: Conditions

  /// Returns the operands of a condition, each with the value that it has.
  private func pieces(_ asked: CodeFlow.Asked) -> [(piece: Range<Int>, holds: Bool)] {
    let tokens = asked.tokens
    let before = [tokens.lowerBound - 1, tokens.lowerBound - 2, tokens.lowerBound - 3]
    // The subject and the patterns of a `switch` are not Boolean expressions.
    if before.prefix(2).contains(where: { tree.isToken($0, "switch") || tree.isToken($0, "case") })
    {
      return []
    }
    switch asked.relation {
    case .holds:
      return tree.pieces(of: tokens, between: ["&&", ","], without: ["||"]).map { ($0, true) }
    case .failed:
      // After an `else if` that exits, the `if` before it may have held.
      if before.contains(where: { tree.isToken($0, "else") }) { return [] }
      return tree.pieces(of: tokens, between: ["||"], without: ["&&", ","]).map { ($0, false) }
    }
  }

  /// Returns the name that a condition tests, with the value for which it holds: `flag`, `!flag`, `flag == false`.
  private func value(of piece: Range<Int>) -> (name: String, value: Bool)? {
    guard let (subject, value) = subject(of: piece), subject.count == 1 else { return nil }
    return (tree.name(subject.lowerBound), value)
  }

  /// Returns the expression that a condition tests, with the value for which it holds: `Features.search`,
  /// `!isEnabled`, `self.isEnabled == false`.
  func subject(of piece: Range<Int>) -> (tokens: Range<Int>, value: Bool)? {
    var (tokens, value) = (tree.withoutParentheses(piece), true)
    while let first = tokens.first, tokens.count > 1, tree.isToken(first, "!") {
      (tokens, value) = (tree.withoutParentheses(first + 1..<tokens.upperBound), !value)
    }
    if tokens.count > 2, let last = file.constant(tokens.upperBound - 1..<tokens.upperBound) {
      let sign = tokens.upperBound - 2
      guard tree.isToken(sign, "==") || tree.isToken(sign, "!=") else { return nil }
      if last != tree.isToken(sign, "==") { value.toggle() }
      tokens = tokens.lowerBound..<sign
    }
    return tokens.isEmpty ? nil : (tokens, value)
  }
}
