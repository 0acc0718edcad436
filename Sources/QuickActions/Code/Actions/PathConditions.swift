import CodeModel
import CodeSyntax

/// Finds the conditions under which parts of functions run.
struct PathConditions {
  private struct Body {
    let flow: CodeFlow
    /// The parameters of type `Bool` that always keep their value, by name.
    let flags: [String: Int]
  }

  private let file: CodeFile
  private var bodies: [Int: Body] = [:]
  private var tree: CodeTree { file.tree }

  init(_ file: CodeFile) {
    self.file = file
  }

  mutating func conditions(at token: Int, in function: Int) -> ActionFacts.Conditions {
    var found = ActionFacts.Conditions.none
    let flags = flags(of: function)
    guard !flags.isEmpty, let flow = bodies[function]?.flow else { return found }
    for asked in flow.asked(before: token) {
      for (name, value) in values(asked) {
        if let parameter = flags[name] { found.flags[parameter] = value }
      }
    }
    return found
  }

  /// The parameters of type `Bool` that always keep their value, by name.
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
    if !flags.isEmpty { bodies[function] = Body(flow: CodeFlow(file, body), flags: flags) }
    return flags
  }

  private func isFlag(_ parameter: Parameter) -> Bool {
    parameter.type.count == 1
      && ["Bool", "BOOL", "bool"].contains { tree.isToken(parameter.type.lowerBound, $0) }
  }

  /// The value of a constant: `true`, `NO`.
  func constant(_ tokens: Range<Int>) -> Bool? {
    guard tokens.count == 1 else { return nil }
    switch tree.name(tokens.lowerBound) {
    case "true", "YES": return true
    case "false", "NO": return false
    default: return nil
    }
  }

  // MARK: Conditions

  /// The names that have a known value behind a condition.
  private func values(_ asked: CodeFlow.Asked) -> [(name: String, value: Bool)] {
    let tokens = asked.tokens
    let before = [tokens.lowerBound - 1, tokens.lowerBound - 2, tokens.lowerBound - 3]
    // The subject and the patterns of a `switch` hold in another sense.
    if before.prefix(2).contains(where: { tree.isToken($0, "switch") || tree.isToken($0, "case") })
    {
      return []
    }
    switch asked.relation {
    case .holds:
      return pieces(of: tokens, between: ["&&", ","], without: ["||"]).compactMap(value)
    case .failed:
      // Behind an `else if` that leaves, the `if` before it may have held.
      if before.contains(where: { tree.isToken($0, "else") }) { return [] }
      return pieces(of: tokens, between: ["||"], without: ["&&", ","]).compactMap(value)
        .map { ($0.name, !$0.value) }
    }
  }

  /// `flag`, `!flag`, `flag == false`
  private func value(of piece: Range<Int>) -> (name: String, value: Bool)? {
    var tokens = piece
    while tokens.count > 2, tree.isOpen(tokens.lowerBound, "("),
      tree.partner(of: tokens.lowerBound) == tokens.upperBound - 1
    {
      tokens = tokens.lowerBound + 1..<tokens.upperBound - 1
    }
    guard let first = tokens.first else { return nil }
    if tokens.count == 1 { return (tree.name(first), true) }
    if tree.isToken(first, "!") {
      return value(of: first + 1..<tokens.upperBound).map { ($0.name, !$0.value) }
    }
    guard tokens.count == 3, let constant = constant(first + 2..<first + 3) else { return nil }
    if tree.isToken(first + 1, "==") { return (tree.name(first), constant) }
    return tree.isToken(first + 1, "!=") ? (tree.name(first), !constant) : nil
  }

  /// The parts of a condition between operators that are in no brackets; none where there are others, or a
  /// choice between two values.
  func pieces(
    of tokens: Range<Int>, between separators: [StaticString], without others: [StaticString]
  ) -> [Range<Int>] {
    var (pieces, start, at): ([Range<Int>], Int, Int) = ([], tokens.lowerBound, tokens.lowerBound)
    while at < tokens.upperBound {
      let isChoice =
        tree.isToken(at, "?") && !tree.isToken(at + 1, ".") && tree.kind(at + 1) != .open
        && !tree.isToken(at - 1, "as") && !tree.isToken(at - 1, "try")
      if isChoice || others.contains(where: { tree.isToken(at, $0) }) { return [] }
      if separators.contains(where: { tree.isToken(at, $0) }) {
        pieces.append(start..<at)
        start = at + 1
      }
      at = max(at + 1, min(tree.next(after: at, limit: tree.tokens.count), tokens.upperBound))
    }
    return pieces + [start..<max(start, tokens.upperBound)]
  }
}
