import CodeModel
import CodeSyntax

/// Lookups by a type: `tabs[item.type]`, `known.contains(item.type)`.
extension TypeFlow {
  /// Returns the table of a subscript with a type, and all tokens of the subscript; nil for another expression.
  func table(givenBy type: Range<Int>) -> (names: [String], tokens: Range<Int>)? {
    let open = type.lowerBound - 1
    guard tree.isOpen(open, "["), tree.partner(of: open) == type.upperBound,
      let receiver = tree.postfixExpression(before: open), receiver.upperBound == open,
      let names = names(ofTable: receiver)
    else { return nil }
    return (names, receiver.lowerBound..<type.upperBound + 1)
  }

  /// `Self.tabs`, `[AppDelegate actions]`
  func names(ofTable tokens: Range<Int>) -> [String]? {
    let names =
      file.plainNames(tokens)
      ?? file.calls(in: tokens).first { $0.tokens == tokens && $0.arguments.isEmpty }
      .map { [$0.name] }
    return names?.isEmpty == false ? names : nil
  }

  /// Returns the uses in a literal array that is searched for a type: `["search", "scan"].contains(item.type)`.
  ///
  /// - Returns: nil where the array is not known.
  func uses(ofList list: Range<Int>) -> [(kind: ActionFacts.Use.Kind, tokens: Range<Int>)]? {
    if let elements = file.elements(of: list) {
      return elements.allSatisfy { $0.value == nil }
        ? elements.map { (.compared(.equal, file.textExpression($0.key)), $0.key) } : nil
    }
    return names(ofTable: list).map { [(.lookedUp($0), list)] }
  }
}
