import CodeSyntax

/// An assignment or an initialized declaration: `a.b = c`, `a += b`, `let a = b`, `if let a = b`, `NSString *a = b;`,
/// and `[a setB:c]`.
public struct Assignment: Sendable, Equatable {
  /// The last name of the target: `shortcutItems` in `UIApplication.shared.shortcutItems = x`.
  public let name: String
  public let nameToken: Int
  /// The expression before the dot or in the message; nil where there is none.
  public let receiver: Range<Int>?
  /// `=`, `+=` and the like.
  public let op: String
  /// The tokens of the assigned value.
  public let value: Range<Int>
  /// True if it declares the name: `let`, `var`, or a type before it. In a list separated by commas this is known
  /// only for the first name.
  public let isDeclaration: Bool
}

enum AssignmentReader {
  static func assignments(of file: CodeFile) -> [Assignment] {
    let tree = file.tree
    var assignments: [Assignment] = []
    assignments.reserveCapacity(file.marks.equations.count)
    for index in file.marks.equations where !tree.isToken(index, among: comparing) {
      if let assignment = read(index, file, tree) { assignments.append(assignment) }
    }
    for call in file.calls where call.style == .message && call.arguments.count == 1 {
      guard call.name.hasPrefix("set"), call.name.utf8.count > 4,
        let argument = call.arguments.first
      else { continue }
      let name = call.name.dropFirst(3).dropLast()
      assignments.append(
        Assignment(
          name: name.prefix(1).lowercased() + name.dropFirst(), nameToken: call.nameToken,
          receiver: call.receiver, op: "=", value: argument.value, isDeclaration: false))
    }
    // In most files they are already in order, and sorting copies them.
    let places = assignments.indices.dropFirst()
    if places.contains(where: { assignments[$0 - 1].nameToken > assignments[$0].nameToken }) {
      assignments.sort { $0.nameToken < $1.nameToken }
    }
    return assignments
  }

  private static let comparing: WordSet = ["==", "!=", "<=", ">=", "===", "!==", "~="]

  private static func read(_ op: Int, _ file: CodeFile, _ tree: CodeTree) -> Assignment? {
    // Most of Swift's are `let name =`, which need no further checks.
    let isPlain =
      file.language == .swift && (tree.isToken(op - 2, "let") || tree.isToken(op - 2, "var"))
      && tree.isOperand(op - 1)
    var target = isPlain ? op - 1..<op : tree.operand(before: op)
    var isDeclaration = isPlain
    if file.language == .swift, !isPlain {
      // `let a: B = c`: the name stands before the type.
      let colon = typeColon(before: target.lowerBound, tree)
      if let colon, colon > 0, tree.isIdentifier(colon - 1) { target = colon - 1..<colon }
      let before = target.lowerBound - 1
      isDeclaration = tree.isToken(before, "let") || tree.isToken(before, "var")
    } else if !isPlain, target.count > 1 || tree.isToken(target.lowerBound - 1, "*") {
      isDeclaration =
        !tree.isToken(op - 2, ".") && !tree.isToken(op - 2, "->") && tree.isIdentifier(op - 1)
      if isDeclaration { target = op - 1..<op }
    }
    var last = target.upperBound - 1
    // `a[0] = x` assigns into `a`; `a! = x`, `a? = x`.
    while last > target.lowerBound, !tree.isIdentifier(last) {
      last = (tree.partner(of: last).map { min($0, last) } ?? last) - 1
    }
    guard last >= target.lowerBound, tree.isIdentifier(last) else { return nil }
    let receiver =
      tree.isToken(last - 1, ".") || tree.isToken(last - 1, "->")
      ? tree.postfixExpression(before: last - 1) : nil
    return Assignment(
      name: tree.name(last), nameToken: last, receiver: receiver,
      op: tree.isToken(op, "=") ? "=" : tree.text(of: tree.tokens[op]),
      value: value(after: op, file, tree),
      isDeclaration: isDeclaration)
  }

  /// Returns the colon of `name: Type` where the type begins at most a few tokens after it.
  private static func typeColon(before start: Int, _ tree: CodeTree) -> Int? {
    let colon = start - 1
    guard tree.isColon(colon), tree.isIdentifier(colon - 1) else { return nil }
    let word = colon - 2
    let beginsName =
      tree.isToken(word, "let") || tree.isToken(word, "var") || tree.isToken(word, ",")
    return beginsName ? colon : nil
  }

  /// Returns the tokens up to the end of the statement: to a comma, a closing bracket, or a line that is not
  /// continued.
  private static func value(after op: Int, _ file: CodeFile, _ tree: CodeTree) -> Range<Int> {
    var at = op + 1
    var reach = CodeFile.maximumReach
    while at < tree.tokens.count, reach > 0 {
      reach -= 1
      if tree.isKind(at, .close) || tree.isKind(at, .endOfDirective) || tree.isToken(at, "=") {
        break
      }
      if tree.isKind(at, .punctuation), tree.isToken(at, ",") || tree.isToken(at, ";") { break }
      if file.language == .swift, at > op + 1 {
        if tree.isToken(at, "else"), tree.isOpen(at + 1, "{") { break }
        if tree.startsLine(at), tree.isOperand(at - 1) || tree.kind(at) == .directive,
          tree.kind(at) != .operator
        {
          break
        }
        // The body of `if let a = b {`.
        if tree.isOpen(at, "{"), file.isBody(at) { break }
      }
      at = tree.next(after: at, limit: tree.tokens.count)
    }
    return op + 1..<max(op + 1, at)
  }
}
