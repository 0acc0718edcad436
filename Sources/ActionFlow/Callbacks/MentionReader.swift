import CodeModel
import CodeSyntax

/// Classifies mentions of a name in a file: the declaration of a method, a use of it, or another thing of the same
/// name, such as a parameter.
struct MentionReader {
  let file: CodeFile
  let name: MethodName
  private let quotedName: String
  private let pieces: [String]
  private var functions: [Int: CodeFunction]?
  private var variable: Bool?
  private var property: Bool?

  init(file: CodeFile, name: MethodName) {
    self.file = file
    self.name = name
    quotedName = "`\(name.baseName)`"
    pieces = name.selector.dropFirst().filter { !$0.isEmpty }
  }

  private var tree: CodeTree { file.tree }

  /// Returns true if a token is the name, or the first piece of the selector.
  func isMention(_ index: Int) -> Bool {
    switch file.language {
    case .swift:
      !name.labels.isEmpty
        && (tree.isWord(index, name.baseName) || tree.isWord(index, quotedName))
    case .objectiveC: tree.isToken(index + 1, ":") && isFirstPiece(index)
    }
  }

  /// Returns true for the Objective-C spelling of `name(label:)`, whose first piece only begins with the name.
  private func isFirstPiece(_ index: Int) -> Bool {
    let written = tree.name(index)
    return written == name.selector.first
      || !name.labels.isEmpty && written.hasPrefix(name.baseName)
  }

  /// Returns true if a mention is a call of the superclass's method.
  func isSentToSuper(_ index: Int) -> Bool {
    switch file.language {
    case .swift: tree.isToken(index - 1, ".") && tree.isToken(index - 2, "super")
    case .objectiveC: tree.isToken(index - 1, "super")
    }
  }

  // MARK: Declarations

  mutating func isDeclared(at index: Int) -> Bool {
    switch file.language {
    case .swift: tree.isToken(index - 1, "func")
    case .objectiveC: function(at: index) != nil
    }
  }

  /// Notes the type around a declaration. A declaration that is not understood counts as a use.
  mutating func noteDeclaration(_ index: Int, in mentions: inout MethodMentions) {
    guard let function = function(at: index) else { return mentions.isUnclear = true }
    // A function outside of types is a different one.
    guard name.isName(of: function, in: file.language), let type = file.type(of: function) else {
      return
    }
    if type.kind == .protocol {
      mentions.isUsed = true
    } else {
      mentions.insert(type, of: file)
    }
  }

  private mutating func function(at index: Int) -> CodeFunction? {
    let known =
      functions
      ?? Dictionary(file.functions.map { ($0.declaration.nameToken, $0) }) { first, _ in first }
    functions = known
    return known[index]
  }

  // MARK: Uses

  /// Returns true if the code at a mention depends on the method.
  mutating func isUse(_ index: Int) -> Bool {
    switch file.language {
    case .swift:
      labels(behind: index).map(name.mayBeCalled) ?? isReference(index)
    case .objectiveC:
      MethodName.isSubsequence(pieces, of: pieces(from: index))
    }
  }

  /// Returns the labels of a call, or those of `name(_:label:)`; nil where there are no parentheses.
  private func labels(behind index: Int) -> [String]? {
    var open = index + 1
    if tree.isToken(open, "?") || tree.isToken(open, "!") { open += 1 }
    guard tree.isOpen(open, "("), let close = tree.partner(of: open), close > open else {
      return nil
    }
    let inside = open + 1..<close
    let isCompound =
      !inside.isEmpty && inside.count.isMultiple(of: 2)
      && inside.allSatisfy { at in
        at.isMultiple(of: 2) == inside.lowerBound.isMultiple(of: 2)
          ? tree.isIdentifier(at) : tree.isToken(at, ":")
      }
    if isCompound {
      return stride(from: inside.lowerBound, to: inside.upperBound, by: 2).map(tree.name)
    }
    return tree.arguments(inside).map { argument in
      tree.isIdentifier(argument.lowerBound) && tree.isToken(argument.lowerBound + 1, ":")
        ? tree.name(argument.lowerBound) : "_"
    }
  }

  /// Returns true if the bare name refers to the method and not to a variable.
  private mutating func isReference(_ index: Int) -> Bool {
    if isInSelector(index) { return true }
    let isMember = tree.isToken(index - 1, endingWith: ".")
    guard !isFollowedByMember(index), !tree.isToken(index + 1, ":") else { return false }
    if isMember {
      // `.application`, an enumeration case.
      guard tree.isIdentifier(receiver(of: index)) || tree.isClose(index - 2, ")") else {
        return false
      }
      let isOfWindow = tree.name(receiver(of: index)).lowercased().hasSuffix("window")
      return !isOfWindow && !isProperty
    }
    return !isVariable && !isProperty
  }

  /// The token before the dot, without `?` and `!`.
  private func receiver(of index: Int) -> Int {
    tree.isToken(index - 2, "?") || tree.isToken(index - 2, "!") ? index - 3 : index - 2
  }

  /// Returns true if a member access, a comparison or an assignment follows, which a method cannot have.
  private func isFollowedByMember(_ index: Int) -> Bool {
    let next = tree.name(index + 1)
    return tree.isOpen(index + 1, "[") || next.first.map { ".?!=".contains($0) } == true
  }

  /// Returns true if the name is the argument of `#selector`.
  private func isInSelector(_ index: Int) -> Bool {
    var open = index - 1
    while tree.isToken(open, endingWith: "."), tree.isIdentifier(open - 1) { open -= 2 }
    return tree.isOpen(open, "(") && tree.isToken(open - 1, "selector")
  }

  /// True if the file has a parameter or a local variable of the name.
  private var isVariable: Bool {
    mutating get {
      if let variable { return variable }
      let isFound = tree.tokens.indices.contains { index in
        guard tree.isIdentifier(index), tree.isWord(index, name.baseName) else { return false }
        return ["let", "var", "for"].contains { tree.isWord(index - 1, $0) }
          || tree.isToken(index + 1, ":") || tree.isToken(index + 1, "in")
      }
      variable = isFound
      return isFound
    }
  }

  /// True if a type of the file has a property of the name.
  private var isProperty: Bool {
    mutating get {
      if let property { return property }
      let isFound = file.outline.declarations.contains {
        $0.name == name.baseName && ($0.kind == .variable || $0.kind == .enumCase)
      }
      property = isFound
      return isFound
    }
  }

  // MARK: Objective-C

  /// Returns the names before colons, starting with the first piece of a selector, until the message, the declaration
  /// or the parentheses end.
  private func pieces(from index: Int) -> [String] {
    var found: [String] = []
    var at = index
    while tree.tokens.indices.contains(at), at - index < CodeFile.maximumReach {
      if tree.isKind(at, .open) {
        guard !tree.isOpen(at, "{"), let close = tree.partner(of: at), close > at else { break }
        at = close + 1
        continue
      }
      if tree.isKind(at, .close) || tree.isToken(at, ";") { break }
      if tree.isIdentifier(at), tree.isToken(at + 1, ":") { found.append(tree.name(at)) }
      at += 1
    }
    return found
  }
}
