import ActionFlow
import CodeModel
import CodeSyntax

extension CodeFile {
  /// The meaning of a name at a position.
  package enum NameMeaning {
    /// Always for the value of this expression.
    case value(Range<Int>)
    /// Something that this file does not declare: a constant of a type or of the app, if there is one.
    case elsewhere
    /// A value that varies or is not known.
    case unknown
  }

  /// - Parameter isMember: whether it stands behind `self`.
  package func meaning(of name: String, at token: Int, isMember: Bool) -> NameMeaning {
    let around = functions.filter { $0.body?.contains(token) == true }
    // The outermost function, whose names are visible in nested ones.
    let body = around.compactMap(\.body).max { $0.count < $1.count } ?? scope(of: token)
    if !isMember, let body {
      guard !around.contains(where: { $0.parameters.contains { $0.name == name } }) else {
        return .unknown
      }
      let given = assignments(in: body).filter { $0.name == name && $0.receiver == nil }
      if let only = given.first, given.count == 1, only.isDeclaration, only.nameToken < token,
        isFixed(only.nameToken), block(around: only.nameToken, in: body).contains(token)
      {
        return .value(only.value)
      }
      guard given.isEmpty, !binds(name, in: body) else { return .unknown }
    }
    return member(name, at: token, isMember: isMember)
  }

  /// Returns the meaning of a name in the types around a position, and then in the file.
  private func member(_ name: String, at token: Int, isMember: Bool) -> NameMeaning {
    let all = outline.declarations.filter { $0.kind == .variable && $0.name == name }
    let types = outline.declarations.indices.filter {
      outline.declarations[$0].isType && outline.declarations[$0].tokens.contains(token)
    }
    let own = all.filter { declaration in declaration.parent.map(types.contains) ?? true }
    // An Objective-C property is not declared where it is assigned.
    if own.isEmpty { return isMember && language == .objectiveC ? .unknown : .elsewhere }
    guard let only = own.first, own.count == 1 else { return .unknown }
    if let body = only.body { return onlyValue(of: body).map(NameMeaning.value) ?? .unknown }
    guard let value = only.value, isFixed(only.nameToken),
      language == .swift || assignments.count(where: { $0.name == name }) <= 1
    else { return .unknown }
    return .value(value)
  }

  /// Returns true if a declaration gives a name its only value. Mutable types in Objective-C have names of their own.
  private func isFixed(_ nameToken: Int) -> Bool {
    language == .objectiveC || tree.isToken(nameToken - 1, "let")
  }

  /// Returns the innermost braces around a token of a body.
  private func block(around token: Int, in body: Range<Int>) -> Range<Int> {
    var at = token - 1
    while at >= body.lowerBound {
      if tree.isOpen(at, "{"), let close = tree.partner(of: at), close > token { return at..<close }
      at -= 1
    }
    return body
  }

  /// Returns true if a pattern, a loop or a closure in a body declares a name.
  private func binds(_ name: String, in body: Range<Int>) -> Bool {
    body.contains { at in
      guard tree.isIdentifier(at), tree.name(at) == name else { return false }
      if language == .objectiveC {
        return tree.isToken(at - 1, "*") || tree.isIdentifier(at - 1) || tree.isToken(at + 1, "in")
      }
      let before = stride(from: at - 1, through: max(body.lowerBound, at - 16), by: -1)
        .first { !isPartOfPattern($0) }
      let behind = (at + 1..<min(body.upperBound, at + 16)).first { !isPartOfPattern($0) }
      return before.map { place in
        ["let", "var", "for"].contains { tree.name(place) == $0 }
      } ?? false || behind.map { tree.name($0) == "in" } ?? false
    }
  }

  private func isPartOfPattern(_ token: Int) -> Bool {
    let words = ["let", "var", "for", "in", "return", "else", "if", "guard", "case"]
    if tree.isIdentifier(token) { return !words.contains(tree.name(token)) }
    return tree.isToken(token, ",") || tree.isToken(token, "(") || tree.isToken(token, ")")
      || tree.isColon(token)
  }
}
