import CodeModel
import CodeSyntax

/// Conditions that ask whether the quick action was handled: `if let item = …, handle(item) { return false }`.
extension LaunchFlow {
  /// The statements that run where the quick action was handled. A call whose answer a condition asks for is done behind
  /// that condition: where the condition fails, the action was not handled.
  func handled(_ statements: [Statement], depth: Int = 0) -> [Statement] {
    guard asksForAnswers, depth < Statement.maximumDepth else { return statements }
    return statements.flatMap { statement -> [Statement] in
      switch statement {
      case .branch(let branch): return handled(branch, depth)
      case .loop(let head, let body, let runsAtLeastOnce):
        return [
          .loop(
            head: head, body: handled(body, depth: depth + 1), runsAtLeastOnce: runsAtLeastOnce)
        ]
      case .block(let body): return [.block(handled(body, depth: depth + 1))]
      case .deferred(let body): return [.deferred(handled(body, depth: depth + 1))]
      case .plain, .exit, .unknown: return [statement]
      }
    }
  }

  private func handled(_ branch: Statement.Branch, _ depth: Int) -> [Statement] {
    var branch = branch
    for index in branch.ways.indices {
      branch.ways[index].body = handled(branch.ways[index].body, depth: depth + 1)
    }
    switch branch.kind {
    case .guard:
      guard let asked = answer(in: branch.head) else { return [.branch(branch)] }
      let way = branch.ways.first?.body ?? []
      guard asked.isHandled else { return [.plain(branch.head)] + way }
      if asked.isSure { return [.plain(branch.head)] }
      branch.head = asked.before
      return [.branch(branch), .plain(asked.answer)]
    case .if:
      for (index, way) in branch.ways.enumerated() {
        guard let asked = answer(in: way.head) else { continue }
        if index == 0, asked.isSure { return [.plain(way.head)] + chosen(branch, asked) }
        guard asked.isHandled else { continue }
        branch.ways[index].head = asked.before
        branch.ways[index].body.insert(.plain(asked.answer), at: 0)
      }
      return [.branch(branch)]
    case .switch, .catch, .conditional: return [.branch(branch)]
    }
  }

  /// The statements behind a condition that holds, or fails, where the action was handled.
  private func chosen(_ branch: Statement.Branch, _ asked: AskedAnswer) -> [Statement] {
    if asked.isHandled { return branch.ways.first?.body ?? [] }
    var rest = branch
    rest.ways.removeFirst()
    guard let next = rest.ways.first else { return [] }
    return next.head.isEmpty && rest.ways.count == 1 ? next.body : [.branch(rest)]
  }

  /// A condition that asks whether the action was handled.
  private struct AskedAnswer {
    let answer: Range<Int>
    /// The tokens in front of the question.
    let before: Range<Int>
    /// True where it needs the action to be handled, false where it needs the opposite.
    let isHandled: Bool
    /// True where it asks for nothing else, but whether there is a quick action.
    let isSure: Bool
  }

  private func answer(in condition: Range<Int>) -> AskedAnswer? {
    let tree = file.tree
    let pieces = tree.pieces(
      of: tree.withoutParentheses(condition), between: ["&&", ","], without: ["||"])
    guard
      let place = pieces.firstIndex(where: { piece in
        let value = conditionValue(piece)
        return value == .answer || value == .opposite
      })
    else { return nil }
    let isHandled = conditionValue(pieces[place]) == .answer
    // `if isReady, !handle(item)` may fail for either reason.
    let others = pieces.indices.filter { $0 != place }
    guard isHandled || others.isEmpty else { return nil }
    return AskedAnswer(
      answer: pieces[place], before: condition.lowerBound..<pieces[place].lowerBound,
      isHandled: isHandled, isSure: others.allSatisfy { bindsItem(pieces[$0]) })
  }

  /// Returns true if a condition holds for each quick action: `let item = launchOptions?[.shortcutItem] as? …`,
  /// `item != nil`.
  private func bindsItem(_ piece: Range<Int>) -> Bool {
    let tree = file.tree
    if tree.isToken(piece.lowerBound, "let") || tree.isToken(piece.lowerBound, "var") {
      return file.assignments(in: piece).contains { assignment in
        assignment.isDeclaration && keys.contains(where: assignment.value.contains)
      }
    }
    return conditionValue(piece) == .yes
  }
}
