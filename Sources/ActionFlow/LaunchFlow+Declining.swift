import CodeModel
import CodeSyntax

/// Launch methods that return `false` for every quick action without reading it.
extension LaunchFlow {
  /// Returns true if a launch method always returns `false` for a quick action, or returns whether none has launched
  /// the app: `return !options.keys.contains(.shortcutItem)`, `return launchOptions == nil`.
  static func alwaysDeclines(
    _ function: CodeFunction, _ body: Range<Int>, _ file: CodeFile
  ) -> Bool {
    // Few bodies contain these words at all.
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
              && isPresence(first + 2..<last + 1, in: body, file, options)
        }
    } ?? false
  }

  private static let declining = WordSet(["false", "NO", "nil", "shortcutItem"])

  /// Returns true if tokens are a name whose value says whether a quick action has launched the app.
  private static func isPresence(
    _ tokens: Range<Int>, in body: Range<Int>, _ file: CodeFile, _ options: OptionsQuestion
  ) -> Bool {
    let tokens = file.tree.withoutParentheses(tokens)
    guard tokens.count == 1, let name = tokens.first, file.tree.isIdentifier(name) else {
      return false
    }
    let assigned = file.assignments(in: body).filter { file.tree.isWord(name, $0.name) }
    guard assigned.count == 1, let value = assigned.first?.value else { return false }
    return options.answer(value) == true
  }
}
