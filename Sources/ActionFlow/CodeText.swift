import CodeModel
import CodeSyntax
import SourceText

/// Queries about a file that several rules on code share.
extension CodeFile {
  /// Returns the words of an expression that consists only of names and the dots, brackets and signs between them,
  /// such as `touch.force`, `[touch force]` or `CGFloat(touch.force)`; nil for anything else.
  package func plainNames(_ tokens: Range<Int>) -> [String]? {
    let isPlain = tokens.allSatisfy { index in
      switch tree.kind(index) {
      case .identifier, .open, .close, .dollarIdentifier: !tree.isOpen(index, "{")
      case .operator:
        tree.isToken(index, ".") || tree.isToken(index, "->")
          || (tree.isToken(index, "?") || tree.isToken(index, "!")) && isTight(index)
      default: false
      }
    }
    guard isPlain, !tokens.isEmpty else { return nil }
    // The operand of a conversion counts.
    if language == .swift, ["CGFloat", "Float", "Double"].contains(tree.name(tokens.lowerBound)),
      tree.isOpen(tokens.lowerBound + 1, "("),
      tree.partner(of: tokens.lowerBound + 1) == tokens.upperBound - 1, tokens.count > 3
    {
      return names(tokens.lowerBound + 2..<tokens.upperBound - 1)
    }
    return names(tokens)
  }

  /// Returns true if no space separates an operator from the token before it.
  private func isTight(_ index: Int) -> Bool {
    index > 0 && tree.tokens[index - 1].end == tree.tokens[index].start
  }

  /// Returns true if tokens contain an operator, in any role.
  package func holds(_ op: String, in tokens: Range<Int>) -> Bool {
    tokens.contains { tree.kind($0) == .operator && tree.isWord($0, op) }
  }

  /// Returns the identifiers in some tokens.
  package func identifiers(in tokens: Range<Int>) -> Set<String> {
    Set(tokens.lazy.filter { self.tree.isIdentifier($0) }.map { self.tree.name($0) })
  }

  /// Returns the body of the innermost function or computed property that contains a token.
  package func body(around token: Int) -> Range<Int>? {
    outline.declarations.last { declaration in
      switch declaration.kind {
      case .function, .initializer, .variable: declaration.body?.contains(token) == true
      case .type, .enumCase, .macro: false
      }
    }?.body
  }

  /// Returns the body of the function around a token, else of the computed property.
  package func scope(of token: Int) -> Range<Int>? {
    functionWithBody(around: token)?.body ?? variableBody(around: token)
  }

  /// Returns the bodies of the functions and computed properties with a name.
  func bodies(named name: String) -> [Range<Int>] {
    functions(named: name).compactMap(\.body) + variables(named: name).compactMap(\.body)
  }

  /// Returns the value of a body that is a single expression.
  package func onlyValue(of body: Range<Int>) -> Range<Int>? {
    var body = body
    // `get { … }`
    if tree.isToken(body.lowerBound, "get"), tree.isOpen(body.lowerBound + 1, "{"),
      tree.partner(of: body.lowerBound + 1) == body.upperBound - 1
    {
      body = body.lowerBound + 2..<max(body.lowerBound + 2, body.upperBound - 1)
    }
    let statements = Statement.read(body, of: tree)
    guard statements.count == 1 else { return nil }
    switch statements.first {
    case .plain(let tokens): return tokens
    case .exit(.return, let tokens) where tokens.count > 1:
      let end =
        tree.firstByte(tokens.upperBound - 1) == UInt8(ascii: ";")
        ? tokens.upperBound - 1 : tokens.upperBound
      return tokens.lowerBound + 1..<max(tokens.lowerBound + 1, end)
    default: return nil
    }
  }
}
