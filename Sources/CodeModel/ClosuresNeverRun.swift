import CodeSyntax

/// Closures that a function makes and that surely nothing runs: work that is scheduled nowhere, a name that nothing calls.
extension CodeFile {
  /// The types of objects that run a closure only after something else is done with them.
  private static let makers: WordSet = ["DispatchWorkItem", "BlockOperation", "Timer"]
  private static let logs: WordSet = ["print", "debugPrint", "dump", "NSLog"]
  private static let scheduling: WordSet = ["async", "asyncAfter", "Task", "addOperation"]
  /// The most closures of a file that are looked at, and the most tokens of a function.
  private static let maximumClosures = 64
  private static let maximumTokens = 4096

  /// Their tokens, in the order of the text.
  var closuresNeverRun: [Range<Int>] {
    guard language == .swift else { return [] }
    var found: [Range<Int>] = []
    var looked = 0
    for equal in marks.equations where tree.isToken(equal, "=") {
      guard looked < Self.maximumClosures, let value = madeClosure(at: equal + 1) else { continue }
      looked += 1
      if isNeverRun(value, assignedAt: equal) { found.append(value) }
    }
    for call in marks.heads where tree.isToken(call, among: Self.scheduling) {
      guard looked < Self.maximumClosures, let closure = weakClosure(of: call) else { continue }
      looked += 1
      found.append(closure)
    }
    return found.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// `{ … }`, `DispatchWorkItem { … }`, `Timer(timeInterval: 1, repeats: false) { … }`.
  private func madeClosure(at start: Int) -> Range<Int>? {
    var brace = start
    if tree.isToken(start, among: Self.makers) {
      brace = start + 1
      if tree.isOpen(brace, "("), let close = tree.partner(of: brace) {
        guard tree.isOpen(close + 1, "{"), !tree.startsLine(close + 1) else {
          let isBlock = (brace..<close).contains { tree.isOpen($0, "{") }
          return isBlock && !tree.isToken(close + 1, ".") ? start..<close + 1 : nil
        }
        brace = close + 1
      }
    }
    guard tree.isOpen(brace, "{"), let close = tree.partner(of: brace),
      !tree.isOpen(close + 1, "(") || tree.startsLine(close + 1), !tree.isToken(close + 1, "."),
      !tree.isToken(close + 1, "else"), !tree.isToken(close + 1, ",")
    else { return nil }
    return start..<close + 1
  }

  private func isNeverRun(_ value: Range<Int>, assignedAt equal: Int) -> Bool {
    guard let body = functionBody(around: equal), body.count <= Self.maximumTokens else {
      return false
    }
    let name = equal - 1
    if tree.isToken(name, "_") { return true }
    guard tree.isIdentifier(name) else { return false }
    if tree.isToken(name - 1, "let") || tree.isToken(name - 1, "var") {
      return isUnused(name, besides: value, in: body)
    }
    let isOwn = tree.isToken(name - 1, ".")
    if isOwn, !tree.isToken(name - 2, "self") || tree.isToken(name - 3, ".") { return false }
    return isUncalledProperty(tree.name(name))
  }

  /// Returns true if a local name is given to nothing that may run it, or is cancelled at once.
  private func isUnused(_ name: Int, besides value: Range<Int>, in body: Range<Int>) -> Bool {
    let text = tree.name(name)
    var isGiven = false
    for token in body where tree.isWord(token, text) && token != name && !value.contains(token) {
      if tree.isToken(token - 1, "."), !tree.isToken(token - 2, "self") { continue }
      // Another name of a closure.
      if tree.isColon(token + 1) { continue }
      if tree.isToken(token + 1, "."), tree.isToken(token + 2, "cancel"), token > value.upperBound,
        brace(around: token) == brace(around: name)
      {
        return true
      }
      let isLogged =
        tree.isOpen(token - 1, "(") && tree.isClose(token + 1, ")")
        && tree.isToken(token - 2, among: Self.logs)
      let isChanged =
        tree.isToken(token + 1, ".") && tree.isToken(token + 3, "=")
      if !isLogged, !isChanged { isGiven = true }
    }
    return !isGiven
  }

  /// The innermost brace around a token of a function; nil where there are many between.
  private func brace(around token: Int) -> Int? {
    var at = token - 1
    for _ in 0..<Self.maximumReach where at >= 0 {
      if tree.isOpen(at, "{") { return at }
      if tree.kind(at) == .close, let open = tree.partner(of: at) { at = open }
      at -= 1
    }
    return nil
  }

  /// Returns true for a private property that only gets values.
  private func isUncalledProperty(_ name: String) -> Bool {
    let declared = variables(named: name)
    guard declared.count == 1, let property = declared.first, property.body == nil,
      property.attributes.isEmpty,
      property.modifiers.contains(where: { $0 == "private" || $0 == "fileprivate" })
    else { return false }
    return tree.tokens.indices.allSatisfy { token in
      !tree.isWord(token, name) || token == property.nameToken || tree.isToken(token + 1, "=")
    }
  }

  /// `DispatchQueue.main.async { [weak opener] in opener?.open() }`, where the name is a local constant that stands for a
  /// new object and that nothing else has.
  private func weakClosure(of call: Int) -> Range<Int>? {
    var open = call + 1
    if tree.isOpen(open, "("), let close = tree.partner(of: open) { open = close + 1 }
    let (weak, name) = (open + 2, open + 3)
    guard tree.isOpen(open, "{"), tree.isOpen(open + 1, "["), tree.isToken(weak, "weak"),
      tree.isClose(name + 1, "]"), tree.isToken(name + 2, "in"), let close = tree.partner(of: open),
      tree.isWord(name + 3, tree.name(name)), tree.isToken(name + 4, "?"),
      let body = functionBody(around: weak), body.count <= Self.maximumTokens
    else { return nil }
    let closure = open..<close + 1
    let others = body.filter { tree.isWord($0, tree.name(name)) && !closure.contains($0) }
    guard others.count == 1, let made = others.first, tree.isToken(made - 1, "let"),
      tree.isToken(made + 1, "="), tree.isOpen(made + 3, "("),
      tree.name(made + 2).unicodeScalars.first?.properties.isUppercase == true
    else { return nil }
    return closure
  }
}
