/// Reads parameters of Swift: `_ application: UIApplication, performActionFor item: Item = x`.
enum SwiftParameters {
  static func read(_ range: Range<Int>, _ tree: CodeTree) -> [Parameter] {
    range.isEmpty ? [] : tree.commaSeparated(range).compactMap { read(one: $0, tree) }
  }

  private static func read(one range: Range<Int>, _ tree: CodeTree) -> Parameter? {
    var at = range.lowerBound
    while at < range.upperBound, tree.firstByte(at) == UInt8(ascii: "@") {
      at += 2
      if tree.isOpen(at, "(") { at = tree.next(after: at, limit: range.upperBound) }
    }
    guard let colon = (at..<range.upperBound).first(where: tree.isColon), colon > at else {
      return nil
    }
    let nameToken = colon - 1
    // Swift 2 wrote `inout`, `var` and `#` before the name.
    let labelToken = nameToken > at ? nameToken - 1 : nameToken
    guard tree.isIdentifier(labelToken), tree.isIdentifier(nameToken) else { return nil }
    var typeEnd = colon + 1
    while typeEnd < range.upperBound, !tree.isToken(typeEnd, "=") {
      typeEnd = tree.next(after: typeEnd, limit: range.upperBound)
    }
    let label = tree.name(labelToken)
    return Parameter(
      label: label == "_" ? nil : label, name: tree.name(nameToken), labelToken: labelToken,
      nameToken: nameToken, type: colon + 1..<max(typeEnd, colon + 1),
      hasDefault: typeEnd < range.upperBound)
  }
}
