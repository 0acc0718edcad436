import CodeModel
import CodeSyntax

/// Types by which something is looked up: `tabs[item.type]`, `known.contains(item.type)`.
extension TypeFlow {
  /// The table of a subscript that is given a type, with all tokens of that; nil where it is none.
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

  /// Notes what the texts of a list are compared with: `["search", "scan"].contains(item.type)`.
  ///
  /// - Returns: nil where the list is not known.
  func uses(ofList list: Range<Int>) -> [(kind: ActionFacts.Use.Kind, tokens: Range<Int>)]? {
    if let elements = file.elements(of: list) {
      return elements.allSatisfy { $0.value == nil }
        ? elements.map { (.compared(.equal, file.textExpression($0.key)), $0.key) } : nil
    }
    return names(ofTable: list).map { [(.lookedUp($0), list)] }
  }
}
