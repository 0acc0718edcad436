/// Reads the statements of a Swift body.
struct SwiftStatements: StatementReader {
  let tree: CodeTree

  func readOne(_ at: inout Int, _ limit: Int, _ depth: Int) -> Statement? {
    if tree.kind(at) == .punctuation, tree.firstByte(at) == UInt8(ascii: ";") {
      at += 1
      return nil
    }
    // `#warning("…")` has an effect only on the compiler.
    if tree.isToken(at, "#"), tree.isToken(at + 1, "warning") || tree.isToken(at + 1, "error") {
      at = endOfExpression(at, limit)
      return nil
    }
    if tree.kind(at) == .directive { return readConditional(&at, limit, depth) }
    guard tree.isIdentifier(at) else { return readPlain(&at, limit) }
    // `label: while …`
    if tree.isColon(at + 1), at + 2 < limit, tree.isIdentifier(at + 2) {
      at += 2
    }
    switch tree.name(at) {
    case "if": return readIf(&at, limit, depth)
    case "guard": return readGuard(&at, limit, depth)
    case "switch": return readSwitch(&at, limit, depth)
    case "for", "while": return readLoop(&at, limit, depth)
    case "repeat": return readRepeat(&at, limit, depth)
    case "do": return readDo(&at, limit, depth)
    case "defer":
      guard let body = bodyRange(at + 1, limit) else { return readPlain(&at, limit) }
      at = min(body.upperBound + 1, limit)
      return .deferred(read(body, depth: depth + 1))
    case "return": return readExit(.return, &at, limit)
    case "throw": return readExit(.throw, &at, limit)
    case "break": return readExit(.break, &at, limit)
    case "continue": return readExit(.continue, &at, limit)
    case "fatalError", "preconditionFailure", "exit", "abort":
      guard tree.isOpen(at + 1, "(") else { return readPlain(&at, limit) }
      return readExit(.never, &at, limit)
    default: return readPlain(&at, limit)
    }
  }

  // MARK: Pieces

  /// Returns the tokens between a brace at an index and its partner.
  private func bodyRange(_ at: Int, _ limit: Int) -> Range<Int>? {
    guard tree.isOpen(at, "{"), at < limit else { return nil }
    let end = min(tree.partner(of: at) ?? limit, limit)
    return at + 1..<max(at + 1, end)
  }

  /// Returns the first brace outside of brackets: after a condition it begins the body.
  private func firstBrace(_ at: Int, _ limit: Int) -> Int? {
    var at = at
    while at < limit {
      if tree.isOpen(at, "{") { return at }
      if tree.kind(at) == .close { return nil }
      at = tree.next(after: at, limit: limit)
    }
    return nil
  }

  private func readPlain(_ at: inout Int, _ limit: Int) -> Statement {
    let start = at
    at = endOfExpression(at, limit)
    return .plain(start..<at)
  }

  private func readExit(_ exit: Statement.Exit, _ at: inout Int, _ limit: Int) -> Statement {
    let start = at
    at += 1
    // A value begins on the same line, or the line after for `return` before an expression.
    if at < limit, !tree.startsLine(at) || continues(at) {
      at = endOfExpression(at, limit)
    }
    return .exit(exit, start..<at)
  }

  /// Returns the end of an expression: at a semicolon, or before a line that does not continue it.
  private func endOfExpression(_ at: Int, _ limit: Int) -> Int {
    var at = tree.next(after: at, limit: limit)
    while at < limit {
      if tree.kind(at) == .punctuation, tree.firstByte(at) == UInt8(ascii: ";") { return at }
      if tree.kind(at) == .directive, !tree.isToken(at, "#available"),
        !tree.isToken(at, "#unavailable")
      {
        return at
      }
      if tree.kind(at) == .close { return at }
      if tree.startsLine(at), !continues(at) { return at }
      at = tree.next(after: at, limit: limit)
    }
    return at
  }

  /// Words that continue an expression.
  private static let continuing: WordSet = ["as", "is", "else", "where", "in"]
  /// Words that need a following expression.
  private static let unfinished: WordSet = ["as", "is", "try", "await"]

  /// Returns true if the line that begins at a token continues the expression before it.
  private func continues(_ at: Int) -> Bool {
    switch tree.kind(at) {
    case .operator:
      // A prefix operator begins an expression; `.member` continues one.
      return true
    case .open: return tree.isOpen(at, "{") && endsOpen(at - 1)
    case .punctuation: return tree.isColon(at) || tree.firstByte(at) == UInt8(ascii: ",")
    case .identifier where tree.isToken(at, among: Self.continuing): return true
    default: return endsOpen(at - 1)
    }
  }

  /// Returns true if something has to follow a token.
  private func endsOpen(_ at: Int) -> Bool {
    switch tree.kind(at) {
    case .operator:
      // A postfix operator ends an expression: no space separates it from the token before.
      guard at > 0, tree.tokens[at - 1].end == tree.tokens[at].start else { return true }
      let mark = tree.firstByte(at)
      return mark != UInt8(ascii: "?") && mark != UInt8(ascii: "!") && mark != UInt8(ascii: ".")
        || tree.tokens[at].length > 1
    case .punctuation: return tree.firstByte(at) == UInt8(ascii: ",") || tree.isColon(at)
    case .identifier: return tree.isToken(at, among: Self.unfinished)
    default: return false
    }
  }

  // MARK: Branches

  private func readIf(_ at: inout Int, _ limit: Int, _ depth: Int) -> Statement {
    let start = at
    guard let brace = firstBrace(at + 1, limit), let body = bodyRange(brace, limit) else {
      return readPlain(&at, limit)
    }
    var ways = [
      Statement.Branch.Way(head: at + 1..<brace, body: read(body, depth: depth + 1))
    ]
    at = min(body.upperBound + 1, limit)
    var isExhaustive = false
    while at < limit, tree.isToken(at, "else") {
      guard tree.isToken(at + 1, "if") else {
        guard let body = bodyRange(at + 1, limit) else { break }
        ways.append(.init(head: at..<at, body: read(body, depth: depth + 1)))
        at = min(body.upperBound + 1, limit)
        isExhaustive = true
        break
      }
      guard let brace = firstBrace(at + 2, limit), let body = bodyRange(brace, limit) else { break }
      ways.append(.init(head: at + 2..<brace, body: read(body, depth: depth + 1)))
      at = min(body.upperBound + 1, limit)
    }
    return .branch(
      .init(
        kind: .if, head: start + 1..<start + 1, ways: ways, isExhaustive: isExhaustive,
        tokens: start..<at))
  }

  private func readGuard(_ at: inout Int, _ limit: Int, _ depth: Int) -> Statement {
    let start = at
    var scan = at + 1
    while scan < limit, !(tree.isToken(scan, "else") && tree.isOpen(scan + 1, "{")) {
      if tree.kind(scan) == .close { return readPlain(&at, limit) }
      scan = tree.next(after: scan, limit: limit)
    }
    guard let body = bodyRange(scan + 1, limit) else { return readPlain(&at, limit) }
    at = min(body.upperBound + 1, limit)
    let way = Statement.Branch.Way(head: scan..<scan, body: read(body, depth: depth + 1))
    return .branch(
      .init(
        kind: .guard, head: start + 1..<scan, ways: [way], isExhaustive: false, tokens: start..<at))
  }

  private func readSwitch(_ at: inout Int, _ limit: Int, _ depth: Int) -> Statement {
    let start = at
    guard let brace = firstBrace(at + 1, limit), let body = bodyRange(brace, limit) else {
      return readPlain(&at, limit)
    }
    at = min(body.upperBound + 1, limit)
    var ways: [Statement.Branch.Way] = []
    var scan = body.lowerBound
    while scan < body.upperBound {
      guard let label = readLabel(&scan, body.upperBound) else {
        // A directive between cases, or an unexpected token.
        scan = tree.next(after: scan, limit: body.upperBound)
        continue
      }
      let end = nextLabel(scan, body.upperBound)
      let last = lastToken(before: end, from: scan)
      var way = Statement.Branch.Way(head: label, body: read(scan..<end, depth: depth + 1))
      way.fallsThrough = last.map { tree.isToken($0, "fallthrough") } ?? false
      ways.append(way)
      scan = end
    }
    // The compiler requires a case for every value.
    return .branch(
      .init(
        kind: .switch, head: start + 1..<brace, ways: ways, isExhaustive: !ways.isEmpty,
        tokens: start..<at))
  }

  /// Reads `case … :`, `default:` or `@unknown default:`; the range of the pattern.
  private func readLabel(_ at: inout Int, _ limit: Int) -> Range<Int>? {
    var scan = at
    if tree.firstByte(scan) == UInt8(ascii: "@"), tree.isToken(scan + 1, "unknown") { scan += 2 }
    if tree.isToken(scan, "default"), tree.isColon(scan + 1) {
      at = min(scan + 2, limit)
      return scan..<scan
    }
    guard tree.isToken(scan, "case") else { return nil }
    let start = scan + 1
    var ternaries = 0
    scan = start
    while scan < limit {
      if tree.isToken(scan, "?"), tree.tokens[scan - 1].end < tree.tokens[scan].start {
        ternaries += 1
      }
      if tree.isColon(scan) {
        if ternaries == 0 { break }
        ternaries -= 1
      }
      scan = tree.next(after: scan, limit: limit)
    }
    at = min(scan + 1, limit)
    return start..<min(scan, limit)
  }

  private func nextLabel(_ at: Int, _ limit: Int) -> Int {
    var at = at
    while at < limit {
      let isUnknown =
        tree.firstByte(at) == UInt8(ascii: "@") && tree.isToken(at + 1, "unknown")
      let isDefault = tree.isToken(at, "default") && tree.isColon(at + 1)
      // `if case` and `for case` are no labels.
      let isCase =
        tree.isToken(at, "case")
        && !["if", "guard", "while", "for", ","].contains(tree.name(at - 1))
      if isUnknown || isDefault || isCase { return at }
      at = tree.next(after: at, limit: limit)
    }
    return at
  }

  private func lastToken(before end: Int, from start: Int) -> Int? {
    var at = end - 1
    while at >= start, tree.firstByte(at) == UInt8(ascii: ";") { at -= 1 }
    return at >= start ? at : nil
  }

  /// Reads the branches of `#if`, each separately.
  private func readConditional(_ at: inout Int, _ limit: Int, _ depth: Int) -> Statement? {
    let start = at
    guard tree.isToken(at, "#if") else {
      if tree.isToken(at, "#available") || tree.isToken(at, "#unavailable") {
        return readPlain(&at, limit)
      }
      at = endOfLine(at, limit)
      return nil
    }
    var ways: [Statement.Branch.Way] = []
    var isExhaustive = false
    var depthOfDirectives = 0
    var headEnd = endOfLine(at, limit)
    var head = at + 1..<headEnd
    var scan = headEnd
    while scan < limit {
      if tree.isToken(scan, "#if") { depthOfDirectives += 1 }
      if tree.isToken(scan, "#endif") {
        if depthOfDirectives == 0 { break }
        depthOfDirectives -= 1
      }
      if depthOfDirectives == 0, tree.isToken(scan, "#else") || tree.isToken(scan, "#elseif") {
        ways.append(.init(head: head, body: read(headEnd..<scan, depth: depth + 1)))
        if tree.isToken(scan, "#else") { isExhaustive = true }
        let line = endOfLine(scan, limit)
        head = scan + 1..<max(scan + 1, line)
        headEnd = max(line, scan + 1)
        scan = headEnd
        continue
      }
      scan += 1
    }
    ways.append(.init(head: head, body: read(min(headEnd, scan)..<scan, depth: depth + 1)))
    at = min(scan + 1, limit)
    return .branch(
      .init(
        kind: .conditional, head: start + 1..<start + 1, ways: ways, isExhaustive: isExhaustive,
        tokens: start..<at))
  }

  private func endOfLine(_ at: Int, _ limit: Int) -> Int {
    var at = at + 1
    while at < limit, !tree.startsLine(at) { at += 1 }
    return at
  }

  // MARK: Loops and blocks

  private func readLoop(_ at: inout Int, _ limit: Int, _ depth: Int) -> Statement {
    let start = at
    guard let brace = firstBrace(at + 1, limit), let body = bodyRange(brace, limit) else {
      return readPlain(&at, limit)
    }
    at = min(body.upperBound + 1, limit)
    return .loop(
      head: start + 1..<brace, body: read(body, depth: depth + 1), runsAtLeastOnce: false)
  }

  private func readRepeat(_ at: inout Int, _ limit: Int, _ depth: Int) -> Statement {
    guard let body = bodyRange(at + 1, limit) else { return readPlain(&at, limit) }
    at = min(body.upperBound + 1, limit)
    let head = at
    if tree.isToken(at, "while") { at = endOfExpression(at, limit) }
    return .loop(head: head..<at, body: read(body, depth: depth + 1), runsAtLeastOnce: true)
  }

  /// Returns true if a statement has a label, `label:`. `case a:` and `default:` are no labels.
  private func hasLabel(_ start: Int) -> Bool {
    let label = start - 2
    return tree.isColon(start - 1) && tree.isIdentifier(label) && !tree.isToken(label, "default")
      && (tree.startsLine(label) || tree.isOpen(label - 1, "{") || tree.isToken(label - 1, ";"))
  }

  private func readDo(_ at: inout Int, _ limit: Int, _ depth: Int) -> Statement {
    let start = at
    guard let brace = firstBrace(at + 1, limit), let body = bodyRange(brace, limit) else {
      return readPlain(&at, limit)
    }
    let statements = read(body, depth: depth + 1)
    at = min(body.upperBound + 1, limit)
    var ways: [Statement.Branch.Way] = []
    var isExhaustive = false
    while at < limit, tree.isToken(at, "catch") {
      guard let brace = firstBrace(at + 1, limit), let body = bodyRange(brace, limit) else { break }
      if brace == at + 1 { isExhaustive = true }
      ways.append(.init(head: at + 1..<brace, body: read(body, depth: depth + 1)))
      at = min(body.upperBound + 1, limit)
    }
    guard !ways.isEmpty else {
      // `break label` leaves a labeled block like a loop that runs once.
      return hasLabel(start)
        ? .loop(head: start..<start, body: statements, runsAtLeastOnce: true) : .block(statements)
    }
    ways.insert(.init(head: start..<start, body: statements), at: 0)
    return .branch(
      .init(
        kind: .catch, head: start..<start, ways: ways, isExhaustive: isExhaustive,
        tokens: start..<at))
  }
}
