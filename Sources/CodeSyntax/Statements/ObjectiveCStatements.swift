/// Reads the statements of a body in Objective-C, C or C++.
struct ObjectiveCStatements: StatementReader {
  let tree: CodeTree

  func readOne(_ at: inout Int, _ limit: Int, _ depth: Int) -> Statement? {
    guard depth < Statement.maximumDepth else {
      defer { at = limit }
      return .unknown(at..<limit)
    }
    switch tree.kind(at) {
    case .directive: return readConditional(&at, limit, depth)
    case .punctuation where tree.firstByte(at) == UInt8(ascii: ";"):
      at += 1
      return nil
    case .punctuation where tree.firstByte(at) == UInt8(ascii: "@"):
      return readAtStatement(&at, limit, depth)
    case .open where tree.isOpen(at, "{"):
      let body = bodyRange(at, limit)
      at = min(body.upperBound + 1, limit)
      return .block(read(body, depth: depth + 1))
    case .identifier: break
    default: return readPlain(&at, limit)
    }
    switch tree.name(at) {
    case "if": return readIf(&at, limit, depth)
    case "switch": return readSwitch(&at, limit, depth)
    case "for", "while": return readLoop(&at, limit, depth)
    case "do": return readDo(&at, limit, depth)
    case "return": return readExit(.return, &at, limit)
    case "throw": return readExit(.throw, &at, limit)
    case "break": return readExit(.break, &at, limit)
    case "continue": return readExit(.continue, &at, limit)
    case "goto":
      let start = at
      at = endOfStatement(at, limit)
      return .unknown(start..<at)
    case "abort", "exit", "__builtin_unreachable":
      guard tree.isOpen(at + 1, "(") else { return readPlain(&at, limit) }
      return readExit(.never, &at, limit)
    default: return readPlain(&at, limit)
    }
  }

  // MARK: Pieces

  private func bodyRange(_ at: Int, _ limit: Int) -> Range<Int> {
    let end = min(tree.partner(of: at) ?? limit, limit)
    return at + 1..<max(at + 1, end)
  }

  private func readPlain(_ at: inout Int, _ limit: Int) -> Statement {
    let start = at
    at = endOfStatement(at, limit)
    return .plain(start..<at)
  }

  private func readExit(_ exit: Statement.Exit, _ at: inout Int, _ limit: Int) -> Statement {
    let start = at
    at = endOfStatement(at, limit)
    return .exit(exit, start..<at)
  }

  /// Returns the index after the semicolon.
  private func endOfStatement(_ at: Int, _ limit: Int) -> Int {
    var at = at
    while at < limit {
      if tree.kind(at) == .punctuation, tree.firstByte(at) == UInt8(ascii: ";") { return at + 1 }
      if tree.kind(at) == .directive || tree.kind(at) == .close { return at }
      at = tree.next(after: at, limit: limit)
    }
    return at
  }

  /// Reads the body of `if` and the like: a block, or one statement.
  private func readBody(_ at: inout Int, _ limit: Int, _ depth: Int) -> [Statement] {
    if tree.isOpen(at, "{") {
      let body = bodyRange(at, limit)
      at = min(body.upperBound + 1, limit)
      return read(body, depth: depth + 1)
    }
    guard at < limit else { return [] }
    return readOne(&at, limit, depth + 1).map { [$0] } ?? []
  }

  /// Returns the range inside parentheses at an index, and moves after them.
  private func readHead(_ at: inout Int, _ limit: Int) -> Range<Int>? {
    guard tree.isOpen(at, "("), at < limit, let close = tree.partner(of: at), close < limit else {
      return nil
    }
    let head = at + 1..<close
    at = close + 1
    return head
  }

  // MARK: Branches

  private func readIf(_ at: inout Int, _ limit: Int, _ depth: Int) -> Statement {
    let start = at
    at += 1
    guard let head = readHead(&at, limit) else {
      at = start
      return readPlain(&at, limit)
    }
    var ways = [Statement.Branch.Way(head: head, body: readBody(&at, limit, depth))]
    var isExhaustive = false
    while at < limit, tree.isToken(at, "else") {
      at += 1
      guard tree.isToken(at, "if") else {
        ways.append(.init(head: at..<at, body: readBody(&at, limit, depth)))
        isExhaustive = true
        break
      }
      at += 1
      guard let head = readHead(&at, limit) else { break }
      ways.append(.init(head: head, body: readBody(&at, limit, depth)))
    }
    return .branch(
      .init(
        kind: .if, head: start + 1..<start + 1, ways: ways, isExhaustive: isExhaustive,
        tokens: start..<at))
  }

  private func readSwitch(_ at: inout Int, _ limit: Int, _ depth: Int) -> Statement {
    let start = at
    at += 1
    guard let head = readHead(&at, limit), tree.isOpen(at, "{") else {
      at = start
      return readPlain(&at, limit)
    }
    let body = bodyRange(at, limit)
    at = min(body.upperBound + 1, limit)
    var ways: [Statement.Branch.Way] = []
    var isExhaustive = false
    var scan = body.lowerBound
    while scan < body.upperBound {
      let isDefault = tree.isToken(scan, "default") && tree.isColon(scan + 1)
      guard isDefault || tree.isToken(scan, "case") else {
        scan = tree.next(after: scan, limit: body.upperBound)
        continue
      }
      let labelStart = scan + 1
      while scan < body.upperBound, !tree.isColon(scan) { scan += 1 }
      let label = labelStart..<max(labelStart, scan)
      let first = min(scan + 1, body.upperBound)
      let end = nextLabel(first, body.upperBound)
      var way = Statement.Branch.Way(
        head: isDefault ? label.lowerBound..<label.lowerBound : label,
        body: read(first..<end, depth: depth + 1))
      way.fallsThrough = end < body.upperBound && !Self.endsWithExit(way.body)
      isExhaustive = isExhaustive || isDefault
      ways.append(way)
      scan = end
    }
    return .branch(
      .init(
        kind: .switch, head: head, ways: ways, isExhaustive: isExhaustive && !ways.isEmpty,
        tokens: start..<at))
  }

  private func nextLabel(_ at: Int, _ limit: Int) -> Int {
    var at = at
    while at < limit {
      if tree.isToken(at, "case") || tree.isToken(at, "default") && tree.isColon(at + 1) {
        return at
      }
      at = tree.next(after: at, limit: limit)
    }
    return at
  }

  private static func endsWithExit(_ body: [Statement]) -> Bool {
    switch body.last {
    case .exit: true
    case .block(let inner): endsWithExit(inner)
    default: false
    }
  }

  private func readConditional(_ at: inout Int, _ limit: Int, _ depth: Int) -> Statement? {
    let start = at
    guard isConditional(at, ["if", "ifdef", "ifndef"]) else {
      at = endOfDirective(at, limit)
      return nil
    }
    var ways: [Statement.Branch.Way] = []
    var isExhaustive = false
    var nested = 0
    var bodyStart = endOfDirective(at, limit)
    var head = at + 1..<max(at + 1, bodyStart)
    var scan = bodyStart
    while scan < limit {
      if isConditional(scan, ["if", "ifdef", "ifndef"]) { nested += 1 }
      if isConditional(scan, ["endif"]) {
        if nested == 0 { break }
        nested -= 1
      }
      if nested == 0, isConditional(scan, ["else", "elif"]) {
        ways.append(.init(head: head, body: read(bodyStart..<scan, depth: depth + 1)))
        isExhaustive = isExhaustive || tree.isToken(scan + 1, "else")
        bodyStart = endOfDirective(scan, limit)
        head = scan + 1..<max(scan + 1, bodyStart)
        scan = bodyStart
        continue
      }
      scan += 1
    }
    // Code that `#if 0` disables is not read.
    let isOff = ways.isEmpty && tree.isToken(head.lowerBound + 1, "0")
    ways.append(
      .init(
        head: head,
        body: isOff ? [] : read(min(bodyStart, scan)..<scan, depth: depth + 1)))
    at = scan < limit ? endOfDirective(scan, limit) : limit
    return .branch(
      .init(
        kind: .conditional, head: start + 1..<start + 1, ways: ways, isExhaustive: isExhaustive,
        tokens: start..<at))
  }

  private func isConditional(_ at: Int, _ words: [StaticString]) -> Bool {
    tree.kind(at) == .directive && words.contains { tree.isToken(at + 1, $0) }
  }

  private func endOfDirective(_ at: Int, _ limit: Int) -> Int {
    var at = at
    while at < limit, tree.kind(at) != .endOfDirective { at += 1 }
    return min(at + 1, limit)
  }

  // MARK: Loops and blocks

  private func readLoop(_ at: inout Int, _ limit: Int, _ depth: Int) -> Statement {
    let start = at
    at += 1
    guard let head = readHead(&at, limit) else {
      at = start
      return readPlain(&at, limit)
    }
    return .loop(head: head, body: readBody(&at, limit, depth), runsAtLeastOnce: false)
  }

  private func readDo(_ at: inout Int, _ limit: Int, _ depth: Int) -> Statement {
    at += 1
    let body = readBody(&at, limit, depth)
    let head = at
    if tree.isToken(at, "while") { at = endOfStatement(at, limit) }
    return .loop(head: head..<at, body: body, runsAtLeastOnce: true)
  }

  /// `@autoreleasepool`, `@synchronized`, `@try`; anything else with `@` is an expression.
  private func readAtStatement(_ at: inout Int, _ limit: Int, _ depth: Int) -> Statement {
    let start = at
    switch tree.isIdentifier(at + 1) ? tree.name(at + 1) : "" {
    case "autoreleasepool", "synchronized":
      at += 2
      _ = readHead(&at, limit)
      return .block(readBody(&at, limit, depth))
    case "throw":
      return readExit(.throw, &at, limit)
    case "try":
      at += 2
      var ways = [Statement.Branch.Way(head: start..<start, body: readBody(&at, limit, depth))]
      var last: [Statement] = []
      while tree.firstByte(at) == UInt8(ascii: "@"), at < limit {
        if tree.isToken(at + 1, "catch") {
          at += 2
          let head = readHead(&at, limit) ?? at..<at
          ways.append(.init(head: head, body: readBody(&at, limit, depth)))
        } else if tree.isToken(at + 1, "finally") {
          at += 2
          last = readBody(&at, limit, depth)
        } else {
          break
        }
      }
      let branch = Statement.branch(
        .init(
          kind: .catch, head: start..<start, ways: ways, isExhaustive: ways.count > 1,
          tokens: start..<at))
      return .block([branch] + last)
    default: return readPlain(&at, limit)
    }
  }
}
