import CodeModel
import CodeSyntax

/// Code of a launch method that asks whether there are launch options at all. A quick action always brings some.
struct OptionsQuestion {
  private let file: CodeFile
  /// The name of the launch options; nil where it may stand for something else.
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

  /// The statements that run where there are launch options.
  func answered(_ statements: [Statement], depth: Int = 0) -> [Statement] {
    guard name != nil, depth < Statement.maximumDepth else { return statements }
    return statements.flatMap { statement -> [Statement] in
      switch statement {
      case .branch(var branch):
        if let chosen = chosen(branch) { return answered(chosen, depth: depth + 1) }
        for index in branch.ways.indices {
          branch.ways[index].body = answered(branch.ways[index].body, depth: depth + 1)
        }
        return [.branch(branch)]
      case .loop(let head, let body, let runsAtLeastOnce):
        let body = answered(body, depth: depth + 1)
        return [.loop(head: head, body: body, runsAtLeastOnce: runsAtLeastOnce)]
      case .block(let body): return [.block(answered(body, depth: depth + 1))]
      case .deferred(let body): return [.deferred(answered(body, depth: depth + 1))]
      case .plain, .exit, .unknown: return [statement]
      }
    }
  }

  /// The way of a branch that is taken where there are launch options; nil where its condition asks for more.
  private func chosen(_ branch: Statement.Branch) -> [Statement]? {
    guard let first = branch.ways.first else { return nil }
    switch branch.kind {
    case .if:
      guard let holds = answer(first.head.isEmpty ? branch.head : first.head) else { return nil }
      if holds { return first.body }
      var rest = branch
      rest.ways.removeFirst()
      guard let next = rest.ways.first else { return [] }
      return next.head.isEmpty && rest.ways.count == 1 ? next.body : [.branch(rest)]
    case .guard: return answer(branch.head).map { $0 ? [] : first.body }
    case .switch, .catch, .conditional: return nil
    }
  }

  /// The value of `launchOptions == nil` and the like; nil for another expression. In Objective-C the name alone asks for
  /// them as well.
  func answer(_ tokens: Range<Int>) -> Bool? {
    guard let name else { return nil }
    var (tokens, value) = (tree.withoutParentheses(tokens), true)
    while let first = tokens.first, tokens.count > 1, tree.isToken(first, "!") {
      (tokens, value) = (tree.withoutParentheses(first + 1..<tokens.upperBound), !value)
    }
    guard let first = tokens.first, tree.isWord(first, name) else { return nil }
    if tokens.count == 1 { return file.language == .objectiveC ? value : nil }
    guard tokens.count == 3, tree.isToken(first + 2, "nil") else { return nil }
    if tree.isToken(first + 1, "==") { return !value }
    return tree.isToken(first + 1, "!=") ? value : nil
  }
}
