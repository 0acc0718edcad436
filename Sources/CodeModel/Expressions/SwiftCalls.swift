import CodeSyntax

/// Finds the calls of a Swift file: a name before parentheses, or before a brace that begins no body.
struct SwiftCalls {
  private let file: CodeFile
  private let tree: CodeTree

  init(_ file: CodeFile) {
    self.file = file
    tree = file.tree
  }

  func calls() -> [Call] {
    file.marks.heads.compactMap(call)
  }

  /// Words before parentheses or braces that call nothing, unless they follow a dot.
  private static let keywords: WordSet = [
    "if", "while", "for", "switch", "guard", "return", "in", "case", "let", "var", "where", "else",
    "catch", "throw", "throws", "rethrows", "try", "await", "as", "is", "func", "import", "do",
    "defer",
    "repeat", "get", "set", "willSet", "didSet", "async", "private", "public", "fileprivate",
    "internal", "open", "package", "unowned", "some", "any", "inout", "class", "struct", "enum",
    "extension", "protocol", "actor", "deinit", "subscript", "default", "init",
  ]

  /// Words after which a name is declared.
  private static let declaring: WordSet = ["func", "case", "class", "struct", "enum", "let", "var"]

  private func call(named name: Int) -> Call? {
    let hasDot = tree.isToken(name - 1, ".")
    if !hasDot {
      let before = tree.firstByte(name - 1)
      // An attribute or `#selector`.
      if tree.kind(name - 1) == .punctuation,
        before == UInt8(ascii: "@") || before == UInt8(ascii: "#")
      {
        return nil
      }
      if tree.isToken(name - 1, among: Self.declaring) { return nil }
      if tree.isToken(name, among: Self.keywords), !isOpening(name) { return nil }
    }
    var open = name + 1
    // `handler?(x)`, `Array<Int>(x)`
    if tree.isToken(open, "?") || tree.isToken(open, "!") { open += 1 }
    if open == name + 1 { open = tree.skipAngles(open, limit: min(open + 40, tree.tokens.count)) }
    let isCall = tree.isOpen(open, "(") && !tree.startsLine(open)
    let isClosure = open == name + 1 && isTrailingClosure(open)
    guard isCall || isClosure else { return nil }

    var arguments: [Argument] = []
    var end = open
    if isCall {
      let close = tree.partner(of: open) ?? open
      arguments = tree.arguments(open + 1..<max(open + 1, close)).map { range in
        let isLabelled = tree.isIdentifier(range.lowerBound) && tree.isColon(range.lowerBound + 1)
        let label = isLabelled ? tree.name(range.lowerBound) : nil
        let start = isLabelled ? min(range.lowerBound + 2, range.upperBound) : range.lowerBound
        return Argument(label: label == "_" ? nil : label, value: start..<range.upperBound)
      }
      // `handle(_:)` names a function.
      guard arguments.allSatisfy({ !$0.value.isEmpty }) else { return nil }
      end = close + 1
    }
    readTrailingClosures(&end, &arguments)
    let receiver = hasDot ? tree.postfixExpression(before: name - 1) : nil
    return Call(
      style: .call, name: tree.name(name), nameToken: name, receiver: receiver,
      arguments: arguments, tokens: (receiver?.lowerBound ?? name)..<max(end, name + 1))
  }

  /// Returns true if `open` is the name of a function, and not the access level `open(set)`.
  private func isOpening(_ name: Int) -> Bool {
    tree.isWord(name, "open") && tree.isOpen(name + 1, "(") && !tree.isWord(name + 2, "set")
  }

  private func isTrailingClosure(_ index: Int) -> Bool {
    tree.isOpen(index, "{") && !file.isBody(index) && !tree.startsLine(index)
  }

  private func readTrailingClosures(_ end: inout Int, _ arguments: inout [Argument]) {
    guard isTrailingClosure(end), let close = tree.partner(of: end) else { return }
    arguments.append(Argument(label: nil, value: end..<close + 1, isTrailing: true))
    end = close + 1
    while tree.isIdentifier(end), tree.isColon(end + 1), tree.isOpen(end + 2, "{"),
      tree.name(end) != "default", let close = tree.partner(of: end + 2)
    {
      arguments.append(
        Argument(label: tree.name(end), value: end + 2..<close + 1, isTrailing: true))
      end = close + 1
    }
  }
}

/// Finds the braces of a Swift file that begin the body of a statement or a declaration and not a closure.
enum SwiftBodies {
  private static let headedWords = [
    "if", "while", "for", "switch", "catch", "func", "init", "deinit", "subscript", "class",
    "struct", "enum", "extension", "protocol", "actor", "var",
  ]
  private static let bareWords = [
    "else", "do", "defer", "repeat", "get", "set", "willSet", "didSet",
  ]
  private static let headed = WordSet(headedWords)
  private static let bare = WordSet(bareWords)
  /// The words that a body follows.
  static let words = WordSet(headedWords + bareWords)

  /// Returns the braces in the order of the text; a brace that two words lead to occurs twice.
  static func braces(of file: CodeFile) -> [Int] {
    var braces: [Int] = []
    let tree = file.tree
    for index in file.marks.bodyWords where !tree.isToken(index - 1, ".") {
      if tree.isToken(index, among: bare) {
        if tree.isOpen(index + 1, "{") { braces.append(index + 1) }
      } else if let brace = brace(of: index, tree, isVariable: tree.isToken(index, "var")) {
        braces.append(brace)
      }
    }
    return braces.sorted()
  }

  private static func brace(of keyword: Int, _ tree: CodeTree, isVariable: Bool) -> Int? {
    var at = keyword + 1
    var reach = CodeFile.maximumReach
    while at < tree.tokens.count, reach > 0 {
      reach -= 1
      if tree.isOpen(at, "{") { return at }
      if tree.kind(at) == .close || tree.firstByte(at) == UInt8(ascii: ";") { return nil }
      // No condition contains a word that begins another statement.
      if tree.isIdentifier(at), !tree.isToken(at - 1, "."), isVariable || !tree.isToken(at, "var"),
        tree.isToken(at, among: headed)
      {
        return nil
      }
      if isVariable, tree.isToken(at, "=") || tree.startsLine(at) || tree.isToken(at, "in") {
        return nil
      }
      at = tree.next(after: at, limit: tree.tokens.count)
    }
    return nil
  }
}
