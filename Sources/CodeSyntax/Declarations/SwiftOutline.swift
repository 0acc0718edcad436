import SourceText

/// Reads the declarations of a Swift file, in the order of the text. Bodies of functions are skipped; those of types
/// are read before the text after them, from a list instead of by recursion.
struct SwiftOutline {
  private let tree: CodeTree
  private var declarations: [Declaration] = []
  /// The unread parts of the file and of the types around a position, the next one last.
  private var pending: [(range: Range<Int>, parent: Int?, depth: Int)] = []

  static func declarations(of tree: CodeTree) -> [Declaration] {
    var outline = SwiftOutline(tree: tree)
    // Methods of a few lines have as many tokens each.
    outline.declarations.reserveCapacity(tree.tokens.count / 16)
    outline.pending.append((0..<tree.tokens.count, nil, 0))
    while let (range, parent, depth) = outline.pending.popLast() {
      outline.readMembers(range, parent: parent, depth: depth)
    }
    return outline.declarations
  }

  private init(tree: CodeTree) { self.tree = tree }

  // MARK: Members

  private static let modifiers: WordSet = [
    "public", "private", "fileprivate", "internal", "open", "package", "final", "static", "class",
    "override", "mutating", "nonmutating", "required", "convenience", "lazy", "weak", "unowned",
    "dynamic", "optional", "indirect", "isolated", "nonisolated", "distributed", "consuming",
    "borrowing", "prefix", "postfix", "infix", "async",
  ]

  /// Words that make a preceding `class` a modifier.
  private static let behindClass: WordSet = [
    "func", "var", "let", "subscript", "override", "final", "private", "public", "init",
  ]

  /// Reads up to the end, or to the first type with a body, which is read next.
  private mutating func readMembers(_ range: Range<Int>, parent: Int?, depth: Int) {
    var at = range.lowerBound
    let around = pending.count
    while at < range.upperBound, declarations.count < CodeOutline.maximumCount {
      if tree.firstByte(at) == UInt8(ascii: ";"), tree.kind(at) == .punctuation {
        at += 1
        continue
      }
      let start = at
      let (modifiers, attributes) = skipModifiers(&at, range.upperBound)
      let first = declarations.count
      if let end = readDeclaration(at, start, range.upperBound, parent: parent, depth: depth) {
        for index in first..<declarations.count {
          if !modifiers.isEmpty { declarations[index].modifiers = modifiers }
          if !attributes.isEmpty { declarations[index].attributes = attributes }
        }
        at = max(end, start + 1)
        if pending.count > around {
          return pending.insert((at..<range.upperBound, parent, depth), at: around)
        }
      } else {
        at = skipOther(max(at, start), range.upperBound)
      }
    }
  }

  private func skipModifiers(_ at: inout Int, _ limit: Int) -> ([String], [String]) {
    var (modifiers, attributes): ([String], [String]) = ([], [])
    while at < limit {
      if tree.firstByte(at) == UInt8(ascii: "@"), tree.isIdentifier(at + 1) {
        attributes.append(tree.name(at + 1))
        at += 2
        if tree.isOpen(at, "("), !tree.startsLine(at) { at = tree.next(after: at, limit: limit) }
      } else if tree.isIdentifier(at), tree.isToken(at, among: Self.modifiers),
        !(tree.isToken(at, "class") && beginsClass(at))
      {
        modifiers.append(tree.name(at))
        at += 1
        // `private(set)`, `unowned(safe)`
        if tree.isOpen(at, "("), !tree.startsLine(at) { at = tree.next(after: at, limit: limit) }
      } else {
        break
      }
    }
    return (modifiers, attributes)
  }

  /// Returns true if `class` begins a type and is no modifier of a member.
  private func beginsClass(_ at: Int) -> Bool {
    guard tree.isIdentifier(at + 1) else { return false }
    return !tree.isToken(at + 1, among: Self.behindClass) || tree.isColon(at + 2)
      || tree.isOpen(at + 2, "{")
  }

  /// Skips tokens that declare nothing relevant, up to the next line or statement.
  private func skipOther(_ at: Int, _ limit: Int) -> Int {
    let isDirective = tree.kind(at) == .directive
    var at = tree.next(after: at, limit: limit)
    // The condition of `#if` ends with its line; other tokens are skipped up to the next declaration.
    while at < limit {
      if tree.startsLine(at) || tree.firstByte(at) == UInt8(ascii: ";") { return at }
      if !isDirective, tree.isIdentifier(at), tree.isToken(at, among: Self.modifiers) { return at }
      at = tree.next(after: at, limit: limit)
    }
    return at
  }

  /// Reads one declaration at its keyword. Returns the index after it; nil if there is none.
  private mutating func readDeclaration(
    _ at: Int, _ start: Int, _ limit: Int, parent: Int?, depth: Int
  ) -> Int? {
    guard tree.isIdentifier(at) else { return nil }
    if tree.isToken(at, "func") {
      return readFunction(.function, at, start, limit, parent: parent)
    }
    if tree.isToken(at, "var") || tree.isToken(at, "let") {
      return readVariables(at, start, limit, parent: parent)
    }
    guard tree.isToken(at, among: Self.keywords) else { return nil }
    switch tree.name(at) {
    case "class", "struct", "enum", "actor", "protocol", "extension":
      return readType(at, start, limit, parent: parent, depth: depth)
    case "init": return readFunction(.initializer, at, start, limit, parent: parent)
    case "case": return readCases(at, start, limit, parent: parent)
    case "deinit", "subscript": return skipToBody(at, limit)
    default: return nil
    }
  }

  private func skipToBody(_ at: Int, _ limit: Int) -> Int {
    var at = at + 1
    while at < limit {
      if tree.isOpen(at, "{") { return tree.next(after: at, limit: limit) }
      if beginsDeclaration(at) { return at }
      at = tree.next(after: at, limit: limit)
    }
    return at
  }

  // MARK: Types

  private mutating func readType(
    _ at: Int, _ start: Int, _ limit: Int, parent: Int?, depth: Int
  ) -> Int? {
    guard let kind = Declaration.TypeKind(rawValue: tree.name(at)), tree.isIdentifier(at + 1) else {
      return nil
    }
    var next = at + 2
    var nameToken = at + 1
    var name = tree.name(nameToken)
    // `extension Outer.Inner`
    while tree.isToken(next, "."), tree.isIdentifier(next + 1), next + 1 < limit {
      nameToken = next + 1
      name += "." + tree.name(nameToken)
      next += 2
    }
    next = tree.skipAngles(next, limit: limit)
    var declaration = Declaration(
      .type(kind), name, nameToken: nameToken, parent: parent, tokens: start..<next)
    if tree.isColon(next) {
      let list = next + 1
      next = list
      while next < limit, !tree.isOpen(next, "{"), !tree.isToken(next, "where"),
        !(tree.startsLine(next) && beginsDeclaration(next) && !isInherited(next))
      {
        next = tree.next(after: next, limit: limit)
      }
      declaration.inherited = tree.commaSeparated(list..<next).compactMap(typeName)
    }
    while next < limit, !tree.isOpen(next, "{") {
      guard !(tree.startsLine(next) && beginsDeclaration(next)) else { break }
      next = tree.next(after: next, limit: limit)
    }
    if tree.isOpen(next, "{") {
      let end = tree.partner(of: next).map { min($0, limit) } ?? limit
      declaration.body = next + 1..<max(end, next + 1)
      next = min(end + 1, limit)
    }
    declaration.tokens = start..<max(next, start)
    let body = declaration.body
    declarations.append(declaration)
    if let body, depth < CodeOutline.maximumDepth {
      pending.append((body, declarations.count - 1, depth + 1))
    }
    return next
  }

  /// Returns true for an attribute of a type in a list of inherited ones: `@preconcurrency Delegate` behind a
  /// comma, or behind the colon before all.
  private func isInherited(_ at: Int) -> Bool {
    guard tree.isToken(at - 1, ",") || tree.isColon(at - 1) else { return false }
    var next = at
    while tree.firstByte(next) == UInt8(ascii: "@"), tree.isIdentifier(next + 1) { next += 2 }
    return next > at && tree.isIdentifier(next) && !beginsDeclaration(next)
  }

  /// Returns the name in a written type: `Outer.Inner` for `@unchecked Outer.Inner<T>`.
  private func typeName(_ range: Range<Int>) -> String? {
    var at = range.lowerBound
    while at < range.upperBound, tree.firstByte(at) == UInt8(ascii: "@") { at += 2 }
    guard at < range.upperBound, tree.isIdentifier(at) else { return nil }
    var name = tree.name(at)
    while at + 2 < range.upperBound, tree.isToken(at + 1, "."), tree.isIdentifier(at + 2) {
      at += 2
      name += "." + tree.name(at)
    }
    return name
  }

  // MARK: Functions

  private mutating func readFunction(
    _ kind: Declaration.Kind, _ at: Int, _ start: Int, _ limit: Int, parent: Int?
  ) -> Int? {
    var next = at + 1
    var nameToken = at
    if kind == .function {
      nameToken = next
      // An operator has any number of tokens before its parameters.
      while next < limit, !tree.isOpen(next, "("), tree.angles(next) <= 0 || next == nameToken {
        guard !tree.isOpen(next, "{"), next == nameToken || !tree.startsLine(next) else {
          return nil
        }
        next += 1
      }
    } else if tree.isToken(next, "?") || tree.isToken(next, "!") {
      next += 1
    }
    next = tree.skipAngles(next, limit: limit)
    guard tree.isOpen(next, "("), nameToken < limit else { return nil }
    let open = next
    let close = tree.partner(of: open) ?? open
    next = min(max(close, open) + 1, limit)
    let end = readSignatureEnd(&next, limit)
    // Its parts are set in place: a declaration has many, and a file hundreds of functions.
    let last = declarations.count
    declarations.append(
      Declaration(
        kind, kind == .function ? tree.name(nameToken) : "init", nameToken: nameToken,
        parent: parent, tokens: start..<next))
    declarations[last].parameters = SwiftParameters.read(
      open + 1..<max(open + 1, min(close, limit)), tree)
    declarations[last].isAsync = end.isAsync
    declarations[last].type = end.type
    declarations[last].body = end.body
    return next
  }

  /// Reads the tokens after the parameters: effects, result, requirements, body.
  private func readSignatureEnd(
    _ next: inout Int, _ limit: Int
  ) -> (isAsync: Bool, type: Range<Int>?, body: Range<Int>?) {
    var isAsync = false
    var type: Range<Int>?
    var typeStart: Int?
    while next < limit {
      if tree.isOpen(next, "{") {
        if let start = typeStart { type = start..<next }
        let end = tree.partner(of: next).map { min($0, limit) } ?? limit
        let body = next + 1..<max(end, next + 1)
        next = min(end + 1, limit)
        return (isAsync, type, body)
      }
      if tree.startsLine(next), beginsDeclaration(next) { break }
      if tree.isToken(next, "async") { isAsync = true }
      if tree.isToken(next, "->") { typeStart = next + 1 }
      if tree.isToken(next, "where"), let start = typeStart {
        type = start..<next
        typeStart = nil
      }
      if tree.firstByte(next) == UInt8(ascii: ";") { break }
      next = tree.next(after: next, limit: limit)
    }
    if let start = typeStart { type = start..<next }
    return (isAsync, type, nil)
  }

  // MARK: Variables and cases

  private mutating func readVariables(_ at: Int, _ start: Int, _ limit: Int, parent: Int?) -> Int? {
    let end = endOfStatement(at + 1, limit)
    for piece in tree.commaSeparated(at + 1..<end) where tree.isIdentifier(piece.lowerBound) {
      var declaration = Declaration(
        .variable, tree.name(piece.lowerBound), nameToken: piece.lowerBound, parent: parent,
        tokens: start..<end)
      var next = piece.lowerBound + 1
      if tree.isColon(next) {
        let type = next + 1
        next = type
        while next < piece.upperBound, !tree.isToken(next, "="), !tree.isOpen(next, "{") {
          next = tree.next(after: next, limit: piece.upperBound)
        }
        declaration.type = type..<next
      }
      if tree.isToken(next, "=") { declaration.value = next + 1..<piece.upperBound }
      let last = end - 1
      if let open = tree.isClose(last, "}") ? tree.partner(of: last) : nil, open > at {
        declaration.body = open + 1..<last
      }
      declarations.append(declaration)
    }
    return end
  }

  private mutating func readCases(_ at: Int, _ start: Int, _ limit: Int, parent: Int?) -> Int? {
    let end = endOfStatement(at + 1, limit)
    for piece in tree.commaSeparated(at + 1..<end) where tree.isIdentifier(piece.lowerBound) {
      var declaration = Declaration(
        .enumCase, tree.name(piece.lowerBound), nameToken: piece.lowerBound, parent: parent,
        tokens: start..<end)
      if tree.isToken(piece.lowerBound + 1, "=") {
        declaration.value = piece.lowerBound + 2..<max(piece.upperBound, piece.lowerBound + 2)
      }
      declarations.append(declaration)
    }
    return end
  }

  /// Returns the end of a declaration without a body of its own: before the line that begins the next.
  private func endOfStatement(_ at: Int, _ limit: Int) -> Int {
    var at = at
    while at < limit {
      if tree.firstByte(at) == UInt8(ascii: ";"), tree.kind(at) == .punctuation { return at }
      if tree.startsLine(at), beginsDeclaration(at) || tree.kind(at) == .directive { return at }
      if tree.kind(at) == .close { return at }
      at = tree.next(after: at, limit: limit)
    }
    return at
  }

  private static let keywords: WordSet = [
    "class", "struct", "enum", "actor", "protocol", "extension", "func", "init", "var", "let",
    "case",
    "deinit", "subscript", "import", "typealias", "associatedtype", "precedencegroup", "operator",
  ]

  private func beginsDeclaration(_ at: Int) -> Bool {
    if tree.firstByte(at) == UInt8(ascii: "@"), tree.isIdentifier(at + 1) { return true }
    guard tree.isIdentifier(at) else { return false }
    if tree.isToken(at, among: Self.keywords) { return true }
    // A modifier is a name as well: it is a modifier only before another word.
    return tree.isToken(at, among: Self.modifiers)
      && (tree.isIdentifier(at + 1) || tree.isOpen(at + 1, "("))
  }
}
