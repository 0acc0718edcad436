import CodeModel
import CodeSyntax

/// The names that Objective-C has for methods of Swift.
extension ActionFactsReader {
  /// `openType` of `@objc(openType:)`, `openWithType` of `@objc func open(type: String)`.
  func selectorName(_ function: borrowing CodeFunction) -> String? {
    guard file.language == .swift else { return nil }
    let declaration = function.declaration
    if declaration.attributes.contains("objc") {
      let head =
        declaration.tokens.lowerBound..<max(declaration.tokens.lowerBound, declaration.nameToken)
      let name = head.first { tree.isToken($0, "objc") && tree.isOpen($0 + 1, "(") }
      if let name { return tree.name(name + 2) }
    }
    guard let label = declaration.parameters.first?.label, label != "_", let first = label.first,
      declaration.attributes.contains("objc") || isForObjectiveC(function.type)
    else { return nil }
    return function.baseName + "With" + first.uppercased() + label.dropFirst()
  }

  private func isForObjectiveC(_ type: Int?) -> Bool {
    guard let type, file.types.indices.contains(type) else { return false }
    return file.types[type].declarations.contains { place in
      file.outline.declarations.indices.contains(place)
        && file.outline.declarations[place].attributes.contains("objcMembers")
    }
  }
}
