import CodeModel
import CodeSyntax

/// Reading of properties that have the same name in several types.
extension ActionFactsReader {
  /// Notes which of the properties in which functions store quick actions, or from which they read them, belong to
  /// the same object.
  mutating func readOwned() {
    guard file.language == .swift else { return }
    // A class has many functions, and each may store much.
    var declared: [Int: Set<String>] = [:]
    for number in facts.functions.indices {
      let names = facts.functions[number].stores.union(facts.functions[number].reads)
      guard !names.isEmpty, let body = file.functions[number].body,
        let type = file.functions[number].type
      else { continue }
      let own = declared[type] ?? namesOfOwn(of: type)
      declared[type] = own
      let owned = names.intersection(own)
      guard !owned.isEmpty else { continue }
      facts.functions[number].owned = owned.subtracting(namesOfOthers(in: body))
    }
  }

  /// The names of the stored properties that a class itself declares.
  private func namesOfOwn(of type: Int) -> Set<String> {
    guard file.types.indices.contains(type), file.types[type].kind == .class else { return [] }
    let own = file.members(of: file.types[type]).lazy.filter { member in
      member.kind == .variable && member.attributes.isEmpty
        && !member.modifiers.contains { ["override", "static", "class"].contains($0) }
    }
    return Set(own.map(\.name))
  }

  /// Returns the names of members that a body uses on anything but `self`.
  private func namesOfOthers(in body: Range<Int>) -> Set<String> {
    Set(
      body.lazy.filter { token in
        tree.isToken(token - 1, ".") && !tree.isToken(token - 2, "self")
          && tree.isIdentifier(token)
      }.map { tree.name($0) })
  }
}
