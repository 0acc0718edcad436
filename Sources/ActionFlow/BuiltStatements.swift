import CodeModel
import CodeSyntax

extension CodeFile {
  /// Returns the statements of a body as they are built for iOS: statements in `#if` branches that are always built
  /// are inlined, and branches that are never built are removed.
  func builtStatements(of body: Range<Int>) -> [Statement] {
    let statements = Statement.read(body, of: tree)
    return conditions.contains { $0.isBuiltForIOS != true || $0.isBuild }
      ? built(statements, depth: 0) : statements
  }

  private func built(_ statements: [Statement], depth: Int) -> [Statement] {
    guard depth < Statement.maximumDepth else { return statements }
    return statements.flatMap { statement -> [Statement] in
      switch statement {
      case .branch(var branch):
        for index in branch.ways.indices {
          branch.ways[index].body = built(branch.ways[index].body, depth: depth + 1)
        }
        return branch.kind == .conditional ? chosen(branch) : [.branch(branch)]
      case .loop(let head, let body, let runsAtLeastOnce):
        return [
          .loop(head: head, body: built(body, depth: depth + 1), runsAtLeastOnce: runsAtLeastOnce)
        ]
      case .block(let body): return [.block(built(body, depth: depth + 1))]
      case .deferred(let body): return [.deferred(built(body, depth: depth + 1))]
      case .plain, .exit, .unknown: return [statement]
      }
    }
  }

  private func chosen(_ branch: Statement.Branch) -> [Statement] {
    var branch = branch
    branch.ways.removeAll { way in
      way.body.lazy.compactMap(\.tokens).first.map {
        isBuiltForIOS(at: $0.lowerBound) == false
      } ?? true
    }
    guard let only = branch.ways.first else { return [] }
    let first = only.body.lazy.compactMap(\.tokens).first
    let isSure = first.map { isBuiltForIOS(at: $0.lowerBound) == true } ?? false
    return isSure ? only.body : [.branch(branch)]
  }
}

extension CodeCondition {
  fileprivate var isBuild: Bool { if case .build = kind { true } else { false } }
}
