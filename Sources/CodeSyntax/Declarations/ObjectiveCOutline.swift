import SourceText

/// Reads the declarations of a file of the C family: interfaces, categories, implementations,
/// protocols, methods, functions with a body, constants of text, and `#define`.
struct ObjectiveCOutline {
  private let tree: CodeTree
  private var declarations: [Declaration] = []
  /// The `@interface`, `@implementation` or `@protocol` that is open.
  private var container: Int?

  static func declarations(of tree: CodeTree) -> [Declaration] {
    var outline = ObjectiveCOutline(tree: tree)
    var at = 0
    while at < tree.tokens.count, outline.declarations.count < CodeOutline.maximumCount {
      at = max(outline.read(at), at + 1)
    }
    return outline.declarations
  }

  private init(tree: CodeTree) { self.tree = tree }

  private var count: Int { tree.tokens.count }

  /// Reads the declaration at a token outside of bodies. Returns the index after it.
  private mutating func read(_ at: Int) -> Int {
    switch tree.kind(at) {
    case .directive: return readDirective(at)
    case .punctuation where tree.firstByte(at) == UInt8(ascii: "@"): return readKeyword(at)
    case .operator where container != nil && isMethodSign(at): return readMethod(at)
    case .identifier: return readCode(at)
    // The braces of `extern "C"` and of namespaces are entered.
    case .open where tree.isOpen(at, "{") && (at == 0 || !tree.isClose(at - 1, ")")): return at + 1
    case .open: return tree.next(after: at, limit: count)
    default: return at + 1
    }
  }

  // MARK: The preprocessor

  private mutating func readDirective(_ at: Int) -> Int {
    var end = at + 1
    while end < count, tree.kind(end) != .endOfDirective { end += 1 }
    // `#define NAME value`; a name that is followed at once by a parenthesis has arguments.
    if tree.isToken(at + 1, "define"), tree.isIdentifier(at + 2), at + 3 <= end {
      let hasArguments =
        tree.isOpen(at + 3, "(") && tree.tokens[at + 3].start == tree.tokens[at + 2].end
      if !hasArguments {
        var macro = Declaration(
          .macro, tree.name(at + 2), nameToken: at + 2, parent: nil, tokens: at..<end)
        macro.value = at + 3..<end
        declarations.append(macro)
      }
    }
    return end + 1
  }

  // MARK: Containers

  private mutating func readKeyword(_ at: Int) -> Int {
    guard tree.isIdentifier(at + 1) else { return at + 1 }
    switch tree.name(at + 1) {
    case "interface": return openContainer(at, .interface)
    case "implementation": return openContainer(at, .class)
    case "protocol": return openContainer(at, .protocol)
    case "end":
      closeContainer(at + 2)
      return at + 2
    case "property": return skipToSemicolon(at)
    default: return at + 2
    }
  }

  private mutating func openContainer(_ at: Int, _ kind: Declaration.TypeKind) -> Int {
    guard tree.isIdentifier(at + 2) else { return at + 2 }
    var next = at + 3
    // `@protocol A, B;` only announces them.
    if kind == .protocol,
      tree.firstByte(next) == UInt8(ascii: ",")
        || tree.firstByte(next) == UInt8(ascii: ";")
    {
      return skipToSemicolon(at)
    }
    closeContainer(at)
    var declaration = Declaration(
      .type(kind), tree.name(at + 2), nameToken: at + 2, parent: nil, tokens: at..<next)
    if tree.isOpen(next, "(") {
      declaration.kind = .type(.extension)
      next = tree.next(after: next, limit: count)
    }
    if tree.isColon(next), tree.isIdentifier(next + 1) {
      declaration.inherited.append(tree.name(next + 1))
      next += 2
    }
    if tree.angles(next) > 0 {
      let end = tree.skipAngles(next, limit: count)
      for index in next..<end where tree.isIdentifier(index) {
        declaration.inherited.append(tree.name(index))
      }
      next = max(end, next + 1)
    }
    if tree.isOpen(next, "{") {
      next = tree.next(after: next, limit: count)
    }
    declaration.tokens = at..<next
    declaration.body = next..<next
    declarations.append(declaration)
    container = declarations.count - 1
    return next
  }

  /// Ends the container that is open; also where `@end` is missing.
  private mutating func closeContainer(_ end: Int) {
    guard let index = container else { return }
    declarations[index].tokens = declarations[index].tokens.lowerBound..<min(end, count)
    let start = declarations[index].body?.lowerBound ?? end
    declarations[index].body = start..<max(start, min(end, count) - 2)
    container = nil
  }

  private func skipToSemicolon(_ at: Int) -> Int {
    var at = at
    while at < count, tree.firstByte(at) != UInt8(ascii: ";") || tree.kind(at) != .punctuation {
      if tree.kind(at) == .directive { return at }
      at = tree.next(after: at, limit: count)
    }
    return at + 1
  }

  // MARK: Methods

  private func isMethodSign(_ at: Int) -> Bool {
    (tree.isToken(at, "-") || tree.isToken(at, "+"))
      && (tree.isOpen(at + 1, "(") || tree.isIdentifier(at + 1))
  }

  private mutating func readMethod(_ at: Int) -> Int {
    var next = at + 1
    var declaration = Declaration(
      .function, "", nameToken: next, parent: container, tokens: at..<next)
    if tree.isOpen(next, "(") {
      let end = tree.next(after: next, limit: count)
      declaration.type = next + 1..<max(next + 1, end - 1)
      next = end
    }
    declaration.nameToken = next
    declaration.modifiers = tree.isToken(at, "+") ? ["+"] : []
    guard readSelector(&next, &declaration) else { return next }
    // Attributes such as `NS_AVAILABLE_IOS(9_0)` stand between the selector and the body.
    while next < count, !tree.isOpen(next, "{"), tree.firstByte(next) != UInt8(ascii: ";") {
      guard tree.isIdentifier(next) || tree.isOpen(next, "(") else { break }
      next = tree.next(after: next, limit: count)
    }
    if tree.isOpen(next, "{") {
      let end = tree.partner(of: next) ?? count
      declaration.body = next + 1..<max(next + 1, end)
      next = min(end + 1, count)
    }
    declaration.tokens = at..<next
    declarations.append(declaration)
    return next
  }

  private func readSelector(_ next: inout Int, _ declaration: inout Declaration) -> Bool {
    while next < count {
      let labelToken = next
      var part = ""
      if tree.isIdentifier(next) {
        // `foo:` or a lone name; what follows a complete selector is an attribute.
        guard tree.isColon(next + 1) || declaration.name.isEmpty else { return true }
        part = tree.name(next)
        next += 1
      }
      guard tree.isColon(next) else {
        declaration.name += part
        return !declaration.name.isEmpty
      }
      next += 1
      declaration.name += part + ":"
      var type = next..<next
      if tree.isOpen(next, "(") {
        let end = tree.next(after: next, limit: count)
        type = next + 1..<max(next + 1, end - 1)
        next = end
      }
      // `__unused` and the like stand before the name.
      while tree.isIdentifier(next), tree.isIdentifier(next + 1), tree.name(next).hasPrefix("__") {
        next += 1
      }
      guard tree.isIdentifier(next) else { return false }
      declaration.parameters.append(
        Parameter(
          label: part.isEmpty ? nil : part, name: tree.name(next), labelToken: labelToken,
          nameToken: next, type: type))
      next += 1
    }
    return !declaration.name.isEmpty
  }

  // MARK: C

  /// A function with a body, or `NSString *const Name = @"…";`.
  private mutating func readCode(_ at: Int) -> Int {
    if tree.isToken(at, "typedef") { return skipToSemicolon(at) }
    var next = at
    while next < count {
      if tree.isOpen(next, "("), next > at, tree.isIdentifier(next - 1) {
        let end = tree.next(after: next, limit: count)
        if tree.isOpen(end, "{") {
          let close = tree.partner(of: end) ?? count
          var function = Declaration(
            .function, tree.name(next - 1), nameToken: next - 1, parent: container,
            tokens: at..<min(close + 1, count))
          function.modifiers = ["C"]
          function.body = end + 1..<max(end + 1, close)
          declarations.append(function)
          return close + 1
        }
        next = end
        continue
      }
      if tree.isToken(next, "="), next > at, tree.isIdentifier(next - 1) {
        let end = skipToSemicolon(next)
        var constant = Declaration(
          .variable, tree.name(next - 1), nameToken: next - 1, parent: nil,
          tokens: at..<min(end, count))
        constant.type = at..<next - 1
        constant.value = next + 1..<max(next + 1, min(end - 1, count))
        declarations.append(constant)
        return end
      }
      switch tree.kind(next) {
      case .directive: return next
      case .punctuation where tree.firstByte(next) == UInt8(ascii: ";"): return next + 1
      case .punctuation where tree.firstByte(next) == UInt8(ascii: "@"): return max(next, at + 1)
      case .open where tree.isOpen(next, "{"): return next
      case .close: return next + 1
      default: next = tree.next(after: next, limit: count)
      }
    }
    return next
  }
}
