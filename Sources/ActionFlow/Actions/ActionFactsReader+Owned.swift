import CodeModel
import CodeSyntax

/// Properties of one name in several types.
extension ActionFactsReader {
  /// Notes which of the properties that functions store quick actions in, or take them from, are their own object's.
  mutating func readOwned() {
    guard file.language == .swift else { return }
    for number in facts.functions.indices {
      let names = facts.functions[number].stores.union(facts.functions[number].reads)
      guard !names.isEmpty, let body = file.functions[number].body,
        let type = file.type(of: file.functions[number]), type.kind == .class
      else { continue }
      let own = file.members(of: type).filter { member in
        names.contains(member.name) && member.kind == .variable && member.attributes.isEmpty
          && !member.modifiers.contains { ["override", "static", "class"].contains($0) }
      }
      for name in Set(own.map(\.name)) where isOwned(name, in: body) {
        facts.functions[number].owned.insert(name)
      }
    }
  }

  /// True if a body names a property as that of `self` alone.
  private func isOwned(_ name: String, in body: Range<Int>) -> Bool {
    body.allSatisfy { token in
      !tree.isWord(token, name) || !tree.isToken(token - 1, ".") || tree.isToken(token - 2, "self")
    }
  }
}
