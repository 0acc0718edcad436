import CodeModel
import CodeSyntax
import SourceText

/// Launch options that `if let` unwraps before their keys are read: `if let options = launchOptions, let url =
/// options[.url]`. The connection options are not optional, so that the condition is removed.
struct UnwrappedOptions {
  /// The name that the options have in the branch.
  let name: String
  /// `let options = launchOptions`
  let clause: Range<Int>
  /// The conditions after the clause, and the branch.
  let scope: Range<Int>
  /// The edit of the condition.
  let edit: TextEdit

  /// Returns the unwrapped options in a statement.
  ///
  /// - Parameter options: the name of the launch options.
  static func all(
    in tokens: Range<Int>, _ file: CodeFile, options: String
  ) -> [UnwrappedOptions] {
    guard file.language == .swift, options != "_" else { return [] }
    return tokens.compactMap { token in
      // `let url = launchOptions[.url]` unwraps something else.
      guard file.tree.isWord(token, options),
        file.tree.isToken(token + 1, ",") || file.tree.isOpen(token + 1, "{")
          || file.tree.isToken(token + 1, "=")
      else { return nil }
      return UnwrappedOptions(at: token, in: tokens, file)
    }
  }

  private init?(at token: Int, in tokens: Range<Int>, _ file: CodeFile) {
    let tree = file.tree
    let start: Int
    if tree.isToken(token - 1, "let") {
      // `let launchOptions`, and the name before `= launchOptions`, which is the other case.
      guard !tree.isToken(token + 1, "=") else { return nil }
      (start, name) = (token - 1, tree.name(token))
    } else if tree.isToken(token - 1, "="), tree.isIdentifier(token - 2),
      tree.isToken(token - 3, "let")
    {
      (start, name) = (token - 3, tree.name(token - 2))
    } else {
      return nil
    }
    guard tokens.contains(start - 1) else { return nil }
    clause = start..<token + 1
    let isFirst = tree.isToken(start - 1, "if")
    guard isFirst || Self.isCondition(start - 1, in: tokens, file) else { return nil }
    var open = token + 1
    while open < tokens.upperBound, !tree.isOpen(open, "{") {
      open = max(open + 1, tree.next(after: open, limit: tokens.upperBound))
    }
    guard open < tokens.upperBound, let close = tree.partner(of: open) else { return nil }
    scope = token + 1..<close
    let whole = file.bytes(of: clause)
    if tree.isToken(token + 1, ",") {
      edit = TextEdit(
        ByteRange(start: whole.start, end: file.bytes(of: token + 2).start), "")
    } else if !isFirst {
      edit = TextEdit(
        ByteRange(start: file.bytes(of: start - 1).start, end: whole.end), "")
    } else if !tree.isToken(close + 1, "else"), !tree.isToken(start - 2, "else") {
      edit = TextEdit(
        ByteRange(start: file.bytes(of: start - 1).start, end: whole.end), "do")
    } else {
      return nil
    }
  }

  /// True for a comma between the conditions of an `if`.
  private static func isCondition(
    _ comma: Int, in tokens: Range<Int>, _ file: CodeFile
  ) -> Bool {
    let tree = file.tree
    guard tree.isToken(comma, ",") else { return false }
    var at = comma - 1
    while at >= tokens.lowerBound {
      if tree.isToken(at, "if") { return true }
      if tree.kind(at) == .close, let open = tree.partner(of: at), open < at {
        // The statement before this one ends there.
        if tree.isClose(at, "}") { return false }
        at = open - 1
        continue
      }
      guard tree.kind(at) != .open, !tree.isToken(at, among: ["guard", "while", ";"]) else {
        return false
      }
      at -= 1
    }
    return false
  }
}

extension [UnwrappedOptions] {
  /// Returns true for a token that refers to the launch options, under their name at that position.
  func isName(_ token: Int, _ file: CodeFile, options: String) -> Bool {
    guard file.isOwnName(token) else { return false }
    if contains(where: { $0.scope.contains(token) && file.tree.isWord(token, $0.name) }) {
      return true
    }
    return file.tree.isWord(token, options)
  }

  /// Returns true for a token of a clause that unwraps them.
  func unwraps(_ token: Int) -> Bool { contains { $0.clause.contains(token) } }
}
