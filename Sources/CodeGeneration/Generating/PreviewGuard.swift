import CodeModel
import CodeSyntax

extension CodeFile {
  /// Returns the `if` around a registration for previewing that only tests for 3D Touch, as in Apple's sample code. A
  /// context menu works without 3D Touch, so that the whole statement is replaced.
  ///
  /// - Returns: the tokens of the statement; nil where it tests or does anything else.
  func forceTouchGuard(around call: Range<Int>) -> Range<Int>? {
    let open = call.lowerBound - 1
    let end = tree.isToken(call.upperBound, ";") ? call.upperBound + 1 : call.upperBound
    guard tree.isOpen(open, "{"), tree.partner(of: open) == end, !tree.isWord(end + 1, "else")
    else { return nil }
    var start = open - 1
    while start >= 0, isPartOfForceTouchCondition(start) { start -= 1 }
    let condition = start + 1..<open
    guard tree.isWord(start, "if"), mentions("forceTouchCapability", in: condition),
      !tree.isWord(start - 1, "else")
    else { return nil }
    return start..<end + 1
  }

  private func isPartOfForceTouchCondition(_ token: Int) -> Bool {
    if tree.isIdentifier(token) { return Self.conditionNames.contains(tree.name(token)) }
    let others: [StaticString] = [
      ".", "==", ",", "(", ")", "[", "]", "#available", "@available", "*", "&&",
    ]
    return tree.isKind(token, .number) || others.contains { tree.isToken(token, $0) }
  }

  private static let conditionNames: Set<String> = [
    "self", "view", "traitCollection", "forceTouchCapability", "available", "iOS", "UIScreen",
    "main", "mainScreen",
    "window", "UITraitCollection", "UIForceTouchCapability", "UIForceTouchCapabilityAvailable",
  ]
}
