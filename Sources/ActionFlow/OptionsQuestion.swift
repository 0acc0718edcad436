import CodeModel
import CodeSyntax

/// Code of a launch method that tests whether there are launch options at all. A quick action always comes with some.
struct OptionsQuestion {
  private let file: CodeFile
  /// The name of the launch options; nil where it may refer to something else.
  private let name: String?
  private var tree: CodeTree { file.tree }

  init(_ function: CodeFunction, _ body: Range<Int>, _ file: CodeFile) {
    self.file = file
    name = function.parameters.dropFirst().first.flatMap { parameter in
      let name = parameter.name
      return
        file.assignments(in: body).contains { $0.name == name && $0.receiver == nil } ? nil : name
    }
  }

  /// Returns the statements that run where there are launch options.
  ///
  /// - Parameter byKey: true to evaluate tests for the key of the quick action as well.
  func answered(_ statements: [Statement], byKey: Bool = false, depth: Int = 0) -> [Statement] {
    guard name != nil, depth < Statement.maximumDepth else { return statements }
    func answered(_ body: [Statement]) -> [Statement] {
      self.answered(body, byKey: byKey, depth: depth + 1)
    }
    return statements.flatMap { statement -> [Statement] in
      switch statement {
      case .branch(var branch):
        if let chosen = chosen(branch, byKey) { return answered(chosen) }
        for index in branch.ways.indices {
          branch.ways[index].body = answered(branch.ways[index].body)
        }
        return [.branch(branch)]
      case .loop(let head, let body, let runsAtLeastOnce):
        return [.loop(head: head, body: answered(body), runsAtLeastOnce: runsAtLeastOnce)]
      case .block(let body): return [.block(answered(body))]
      case .deferred(let body): return [.deferred(answered(body))]
      case .plain, .exit, .unknown: return [statement]
      }
    }
  }

  /// Returns the path of a branch that is taken where there are launch options; nil where its condition tests more.
  private func chosen(_ branch: Statement.Branch, _ byKey: Bool) -> [Statement]? {
    guard let first = branch.ways.first else { return nil }
    let head = first.head.isEmpty || branch.kind == .guard ? branch.head : first.head
    guard byKey || !head.contains(where: { LaunchFlow.isKey($0, file) }) else { return nil }
    switch branch.kind {
    case .if:
      guard let holds = answer(head) else { return nil }
      if holds { return first.body }
      var rest = branch
      rest.ways.removeFirst()
      guard let next = rest.ways.first else { return [] }
      return next.head.isEmpty && rest.ways.count == 1 ? next.body : [.branch(rest)]
    case .guard: return answer(head).map { $0 ? [] : first.body }
    case .switch, .catch, .conditional: return nil
    }
  }

  /// Returns the value of `launchOptions == nil`, `launchOptions?[.shortcutItem] != nil` and the like; nil for
  /// another expression.
  func answer(_ tokens: Range<Int>) -> Bool? {
    guard let name else { return nil }
    var (tokens, value) = (tree.withoutParentheses(tokens), true)
    while let first = tokens.first, tokens.count > 1, tree.isToken(first, "!") {
      (tokens, value) = (tree.withoutParentheses(first + 1..<tokens.upperBound), !value)
    }
    guard let first = tokens.first, tree.isWord(first, name) else { return nil }
    let words = tokens.dropFirst().map { tree.name($0) }.filter { $0 != "?" && $0 != "!" }
    return presence(words).map { $0 == value }
  }

  /// Returns the value of a test, given the words after the name of the options, where a quick action has launched
  /// the app; nil for other words.
  private func presence(_ words: [String]) -> Bool? {
    let isObjectiveC = file.language == .objectiveC
    // The options contain the quick action.
    if words.first == "[", let close = words.firstIndex(of: "]"), close > 1,
      words[close - 1].hasSuffix("hortcutItem") || words[close - 1].hasSuffix("ShortcutItemKey")
    {
      return Self.presence(Array(words[(close + 1)...]), isObjectiveC)
    }
    switch words {
    case [".", "isEmpty"], [".", "isEmpty", "==", "true"], [".", "isEmpty", "??", "true"]:
      return false
    case [".", "isEmpty", "==", "false"], [".", "count", ">", "0"], [".", "count", "!=", "0"]:
      return true
    case [".", "count"]: return isObjectiveC ? true : nil
    case [".", "count", "==", "0"]: return false
    default: break
    }
    let contains = [".", "keys", ".", "contains", "(", ".", "shortcutItem", ")"]
    guard words.starts(with: contains) else { return Self.presence(words, isObjectiveC) }
    let rest = Array(words.dropFirst(contains.count))
    return rest.isEmpty || rest == ["==", "true"] || rest == ["??", "false"] ? true : nil
  }

  /// Returns the value of `!= nil`; in Objective-C a bare object is a test, too.
  private static func presence(_ words: [String], _ isObjectiveC: Bool) -> Bool? {
    switch words {
    case []: isObjectiveC ? true : nil
    case ["!=", "nil"]: true
    case ["==", "nil"]: false
    default: nil
    }
  }
}
