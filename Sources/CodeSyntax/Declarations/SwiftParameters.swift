/// Reads Swift parameters: `_ application: UIApplication, performActionFor item: Item = x`.
enum SwiftParameters {
  static func read(_ range: Range<Int>, _ tree: CodeTree) -> [Parameter] {
    var parameters: [Parameter] = []
    tree.forEachBetweenCommas(range, angles: { at, _ in tree.angles(at) }) { piece in
      guard let parameter = read(one: piece, tree) else { return }
      // Most functions have at most one, and appending to an array costs more than creating one.
      if parameters.isEmpty { parameters = [parameter] } else { parameters.append(parameter) }
    }
    return parameters
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
    let name = tree.name(nameToken)
    let hasLabel = !tree.isToken(labelToken, "_")
    return Parameter(
      label: hasLabel ? labelToken == nameToken ? name : tree.name(labelToken) : nil, name: name,
      labelToken: labelToken, nameToken: nameToken, type: colon + 1..<max(typeEnd, colon + 1),
      hasDefault: typeEnd < range.upperBound)
  }
}
