import CodeModel
import CodeSyntax

/// Expressions around a type that do not change it.
extension TypeFlow {
  /// Returns an expression around another that has the same text, or its last component.
  func widened(_ tokens: Range<Int>, _ isLast: inout Bool) -> Range<Int>? {
    let (start, end) = (tokens.lowerBound, tokens.upperBound)
    if tree.isOpen(start - 1, "("), tree.isClose(end, ")"), tree.partner(of: start - 1) == end,
      !tree.isIdentifier(start - 2) || file.language == .objectiveC
    {
      return start - 1..<end + 1
    }
    if file.language == .swift {
      if tree.isToken(end, "!") || tree.isToken(end, "?"), tree.tokens.indices.contains(end),
        tree.tokens[end - 1].end == tree.tokens[end].start
      {
        return start..<end + 1
      }
      if tree.isToken(end, "as"), tree.isIdentifier(end) {
        var type = end + 1
        if tree.isToken(type, "?") || tree.isToken(type, "!") { type += 1 }
        guard tree.isToken(type, "String") || tree.isToken(type, "NSString") else { return nil }
        return start..<type + 1
      }
      if tree.isToken(end, "??") {
        // `… ?? ""`, `… ?? item.type`: the type is unchanged if it has no dot.
        let other = tree.operand(after: end, limit: reader.all.upperBound)
        if !other.isEmpty, file.string(other) != nil || tree.isToken(other.upperBound - 1, "type") {
          return start..<other.upperBound
        }
      }
      if tree.isToken(start - 2, "String"), tree.isOpen(start - 1, "("), tree.isClose(end, ")"),
        tree.partner(of: start - 1) == end
      {
        return start - 2..<end + 1
      }
    }
    let near = start..<min(max(start, end + 12), reader.all.upperBound)
    guard let call = file.calls(in: near).first(where: { $0.receiver == tokens }) else {
      return nil
    }
    if keepsText(call) { return call.tokens }
    // `.last.map(String.init)`
    if call.name == "map", call.arguments.contains(where: { file.mentions("String", in: $0.value) })
    {
      return call.tokens
    }
    guard
      call.isNamed(
        "components", "componentsSeparatedByString", "componentsSeparatedByString:", "split"),
      call.arguments.count == 1, let argument = call.arguments.first,
      let separator = file.string(argument.value), separator == "."
    else { return nil }
    if let message = file.calls(
      in: reader.all.clamped(to: call.tokens.upperBound..<call.tokens.upperBound + 2)
    )
    .first(where: { $0.receiver == call.tokens && $0.name == "lastObject" }) {
      isLast = true
      return message.tokens
    }
    guard tree.isToken(call.tokens.upperBound, "."),
      tree.isToken(call.tokens.upperBound + 1, "last")
        || tree.isToken(call.tokens.upperBound + 1, "lastObject")
    else { return nil }
    isLast = true
    return call.tokens.lowerBound..<call.tokens.upperBound + 2
  }

  /// True for `[item.type copy]` and `item.type.trimmingCharacters(in: .whitespaces)`: no type begins or ends with a
  /// space.
  private func keepsText(_ call: Call) -> Bool {
    file.language == .objectiveC
      ? call.isNamed("copy") : call.isNamed("trimmingCharacters") && call.arguments.count == 1
  }

  /// The name in `let type`, as a pattern.
  func boundName(_ pattern: Range<Int>) -> String? {
    guard pattern.count == 2, tree.isToken(pattern.lowerBound, "let"),
      tree.isIdentifier(pattern.lowerBound + 1)
    else { return nil }
    return tree.name(pattern.lowerBound + 1)
  }

  /// True for tests that every type passes: `[item.type isKindOfClass:[NSString class]]`, `if (!item.type)`.
  func isAskedForClass(_ tokens: Range<Int>) -> Bool {
    let end = tokens.upperBound
    guard file.language == .objectiveC else {
      return tree.isToken(end, "is") && tree.isToken(end + 1, "String")
    }
    // A test for a value: `if (!item.type)`, `if (item.type && …)`.
    let before = tree.name(tokens.lowerBound - 1)
    let isCondition =
      ["if", "while", "&&", "||", "("].contains(before)
      && (["&&", "||"].contains(tree.name(end)) || tree.isClose(end, ")") || before == "if")
    if before == "!" || isCondition { return true }
    return file.calls(in: end..<end + 1).contains { call in
      call.receiver == tokens
        && call.isNamed("isKindOfClass:", "respondsToSelector:", "length", "class", "description")
    }
  }
}
