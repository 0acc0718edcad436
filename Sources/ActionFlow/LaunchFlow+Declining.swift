import CodeModel
import CodeSyntax

/// Launch methods that refuse each quick action without a look at it.
extension LaunchFlow {
  /// Returns true if all that a launch method ever returns for a quick action is `false`, or says that none has
  /// launched the app: `return !options.keys.contains(.shortcutItem)`, `return launchOptions == nil`.
  static func alwaysDeclines(
    _ function: CodeFunction, _ body: Range<Int>, _ file: CodeFile
  ) -> Bool {
    // Few return it at all.
    guard body.contains(where: { file.tree.isToken($0, among: Self.declining) }) else {
      return false
    }
    let options = OptionsQuestion(function, body, file)
    let statements = options.answered(Statement.read(body, of: file.tree))
    let exits = PathAnalysis.exits(
      of: statements, use: { _ in .none }, mayThrow: file.tree.mayThrow)
    return exits.map { exits in
      !exits.isEmpty
        && exits.allSatisfy { exit in
          let words = (exit.tokens ?? 0..<0).filter { !file.tree.isToken($0, ";") }
          guard words.count > 1, let first = words.first, let last = words.last else {
            return false
          }
          return words.count == 2 && ["false", "NO"].contains(file.tree.name(last))
            || options.answer(first + 1..<last + 1) == false
            || file.tree.isToken(first + 1, "!") && words.count > 2
              && isPresence(first + 2..<last + 1, in: body, file)
        }
    } ?? false
  }

  private static let declining = WordSet(["false", "NO", "nil", "shortcutItem"])

  /// Returns true if tokens ask whether the launch options have the launch key, or are the name of that answer.
  private static func isPresence(
    _ tokens: Range<Int>, in body: Range<Int>, _ file: CodeFile
  ) -> Bool {
    let tree = file.tree
    if tokens.count == 1, let name = tokens.first, tree.isIdentifier(name) {
      let assigned = file.assignments(in: body).filter { tree.isWord(name, $0.name) }
      guard assigned.count == 1, let value = assigned.first?.value, value.count > 1 else {
        return false
      }
      return isPresence(value, in: body, file)
    }
    if let first = tokens.first, tree.isOpen(first, "("),
      tree.partner(of: first) == tokens.upperBound - 1, tokens.count > 2
    {
      return isPresence(first + 1..<tokens.upperBound - 1, in: body, file)
    }
    let call = tokens.first { index in
      tree.isToken(index, "contains") && tree.isToken(index - 1, ".")
        && tree.isToken(index - 2, "keys") && tree.isOpen(index + 1, "(")
    }
    guard let call, let close = tree.partner(of: call + 1), tree.isToken(close - 1, "shortcutItem"),
      (tokens.lowerBound..<call).allSatisfy({
        tree.isIdentifier($0) || [".", "?", "!"].contains(tree.name($0))
      })
    else { return false }
    // `?? false`, `== true`
    let rest = close + 1..<tokens.upperBound
    return rest.isEmpty
      || rest.count == 2 && tree.isToken(close + 1, "??") && tree.isToken(close + 2, "false")
      || rest.count == 2 && tree.isToken(close + 1, "==") && tree.isToken(close + 2, "true")
  }
}
