import CodeModel

extension ActionFactsReader {
  /// Separates the uses of values from the uses of types.
  mutating func partValues() {
    facts.valueUses = facts.uses.filter { use in
      use.facet != nil && !(use.isBinding && use.isExclusive && !actsBefore(use))
    }
    facts.uses.removeAll { $0.facet != nil }
    if facts.valueUses.count > Self.maximumCount { facts.valueUses = [] }
  }

  /// Returns true if something is done before the test for a value, and so for all quick actions.
  private func actsBefore(_ use: ActionFacts.Use) -> Bool {
    guard let number = use.function, let body = file.functions[number].body,
      let place = file.token(at: use.range.start)
    else { return true }
    let entries = facts.functions[number].entries
    if !entries.isEmpty, !entries.contains(where: \.isHandler) { return false }
    let before = body.lowerBound..<max(body.lowerBound, place)
    let assignments = file.assignments(in: before)
    return assignments.contains { !$0.isDeclaration }
      || file.calls(in: before).contains { call in
        file.effect(of: call) == .acts && call.baseName.first?.isUppercase != true
          && !assignments.contains { $0.value.contains(call.nameToken) }
      }
  }
}
