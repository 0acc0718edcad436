import CodeModel
import CodeSyntax

/// Cases of enumerations for which a property is nil, where nothing is done without a value of it.
extension ActionFactsReader {
  /// `route` of `guard let route = Kind(rawValue: type)?.route else { return }`.
  func wantedMember(behind found: TypeFlow.Found) -> String? {
    guard file.language == .swift, let call = found.call, tree.isToken(call.upperBound, "?"),
      tree.isToken(call.upperBound + 1, "."), tree.isIdentifier(call.upperBound + 2)
    else { return nil }
    let member = call.upperBound + 2
    guard
      tree.isToken(member + 1, "else") || tree.isOpen(member + 1, "{")
        || tree.firstByte(member + 1) == UInt8(ascii: ",")
    else { return nil }
    // `guard let name =`, `if let name =`
    let equal = call.lowerBound - 1
    guard tree.isToken(equal, "="), tree.isToken(equal - 2, "let"),
      tree.isToken(equal - 3, "guard") || tree.isToken(equal - 3, "if")
        || tree.firstByte(equal - 3) == UInt8(ascii: ",")
    else { return nil }
    return tree.name(member)
  }

  /// The computed property that is nil where a branch is taken.
  func nilMember(_ branch: Range<Int>) -> String? {
    let value = branch.filter { !tree.isToken($0, "return") && !tree.isToken($0, ";") }
    guard value.count == 1, tree.isToken(value[0], "nil"),
      file.functionIndex(around: branch.lowerBound) == nil,
      let property = file.outline.declarations.first(where: { declaration in
        declaration.kind == .variable && declaration.body?.contains(branch.lowerBound) == true
      })
    else { return nil }
    return property.name
  }
}
