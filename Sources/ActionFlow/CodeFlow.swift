import CodeModel
import CodeSyntax

/// The conditions that guard a position in a function body.
package struct CodeFlow {
  /// A condition that every path to a token passes.
  package struct Asked {
    enum Relation {
      /// The token is reached where the condition holds, or follows it in the same condition.
      case holds
      /// The token is reached where the condition, or another one next to it, did not hold: in an `else`, in a later
      /// `case`, or after a block that exits.
      case failed
    }

    package let tokens: Range<Int>
    let relation: Relation
  }

  /// The deepest nesting of closures that is read.
  static let maximumDepth = 32
  /// The most positions of one file that a rule asks about; generated files can have more.
  package static let maximumPlaces = 2000

  let file: CodeFile
  private let statements: [Statement]

  package init(_ file: CodeFile, _ body: Range<Int>) {
    self.file = file
    statements = Statement.read(body, of: file.tree)
  }

  /// Returns the conditions before a token, outer before inner, without those at the callers of its function.
  package func asked(before token: Int) -> [Asked] {
    var asked: [Asked] = []
    append(statements, token, to: &asked, depth: 0)
    return asked
  }

  // MARK: Walking

  private func append(
    _ statements: [Statement], _ token: Int, to asked: inout [Asked], depth: Int
  ) {
    guard depth < Statement.maximumDepth + Self.maximumDepth else { return }
    for statement in statements {
      guard contains(statement, token) else {
        if case .branch(let branch) = statement {
          appendLeaving(branch, to: &asked, depth: depth)
        }
        continue
      }
      switch statement {
      case .plain(let tokens), .exit(_, let tokens), .unknown(let tokens):
        appendExpression(tokens, token, to: &asked, depth: depth)
      case .branch(let branch): append(branch, token, to: &asked, depth: depth)
      case .loop(let head, let body, _):
        if head.contains(token) {
          appendExpression(head, token, to: &asked, depth: depth)
        } else {
          asked.append(Asked(tokens: head, relation: .holds))
          append(body, token, to: &asked, depth: depth + 1)
        }
      case .deferred(let body), .block(let body):
        append(body, token, to: &asked, depth: depth + 1)
      }
      return
    }
  }

  /// Adds the conditions implied after a branch with an early exit.
  private func appendLeaving(_ branch: Statement.Branch, to asked: inout [Asked], depth: Int) {
    if branch.kind == .guard {
      asked.append(Asked(tokens: branch.head, relation: .holds))
    } else if branch.kind == .if || branch.kind == .switch {
      for way in branch.ways where leaves(way.body) {
        if branch.kind == .switch {
          asked.append(Asked(tokens: branch.head, relation: .failed))
        }
        asked.append(Asked(tokens: way.head, relation: .failed))
      }
      guard depth < Self.maximumDepth else { return }
      for way in branch.ways where !leaves(way.body) && asksForSystem(way.head) {
        for case .branch(let inner) in way.body {
          appendLeaving(inner, to: &asked, depth: depth + 1)
        }
      }
    }
  }

  /// Returns true if a condition only tests for a system version, and holds wherever that matters.
  private func asksForSystem(_ head: Range<Int>) -> Bool {
    let tree = file.tree
    return head.contains {
      tree.isToken($0, "#available") || tree.isToken($0, "respondsToSelector")
    } && !head.contains { ["!", "||", "=="].contains(tree.name($0)) }
  }

  private func leaves(_ body: [Statement]) -> Bool {
    body.contains { if case .exit(let exit, _) = $0 { exit != .break } else { false } }
  }

  private func append(
    _ branch: Statement.Branch, _ token: Int, to asked: inout [Asked], depth: Int
  ) {
    // At the `if` itself no condition of the branch has been evaluated.
    guard token > branch.tokens.lowerBound else { return }
    if branch.head.contains(token) {
      return appendExpression(branch.head, token, to: &asked, depth: depth)
    }
    if branch.kind == .guard {
      asked.append(Asked(tokens: branch.head, relation: .failed))
    } else {
      asked.append(Asked(tokens: branch.head, relation: .holds))
    }
    for way in branch.ways {
      if way.head.contains(token) {
        return appendExpression(way.head, token, to: &asked, depth: depth)
      }
      if way.body.contains(where: { contains($0, token) }) {
        asked.append(Asked(tokens: way.head, relation: .holds))
        return append(way.body, token, to: &asked, depth: depth + 1)
      }
      asked.append(Asked(tokens: way.head, relation: .failed))
    }
  }

  /// Adds the conditions before a token in its expression and in the closures around it.
  private func appendExpression(
    _ tokens: Range<Int>, _ token: Int, to asked: inout [Asked], depth: Int
  ) {
    let tree = file.tree
    let closure = closure(around: token, in: tokens)
    // The tokens inside a closure are statements of their own.
    let before = tokens.lowerBound..<(closure?.lowerBound ?? token)
    if before.contains(where: { ["&&", "||", "?", ","].contains(tree.name($0)) }) {
      asked.append(Asked(tokens: before, relation: .holds))
    }
    guard depth < Self.maximumDepth, let closure else { return }
    let inner = closure.lowerBound + 1..<closure.upperBound
    append(Statement.read(inner, of: tree), token, to: &asked, depth: depth + 1)
  }

  /// Returns the braces of the outermost closure around a token, without the closing one.
  private func closure(around token: Int, in tokens: Range<Int>) -> Range<Int>? {
    let tree = file.tree
    var at = tokens.lowerBound
    while at < token {
      if tree.kind(at) == .open, let close = tree.partner(of: at) {
        if close < token {
          at = close
        } else if tree.isOpen(at, "{"), close > at {
          return at..<close
        }
      }
      at += 1
    }
    return nil
  }

  private func contains(_ statement: Statement, _ token: Int) -> Bool {
    switch statement {
    case .plain(let tokens), .exit(_, let tokens), .unknown(let tokens): tokens.contains(token)
    case .branch(let branch): branch.tokens.contains(token)
    case .loop(let head, let body, _):
      head.contains(token) || body.contains { contains($0, token) }
    case .deferred(let body), .block(let body): body.contains { contains($0, token) }
    }
  }
}
