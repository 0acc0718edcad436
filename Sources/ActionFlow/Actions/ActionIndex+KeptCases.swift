extension ActionIndex {
  /// Returns the variables that store values made from quick actions, where nothing else is done with such a value,
  /// by the last names of the values' types: `pending = Target(item)`.
  static func keptCases(of files: [String: ActionFacts]) -> [String: [String]] {
    var kept: [String: Set<String>?] = [:]
    let others = files.values.filter { !$0.isTest }
    for facts in others {
      for function in facts.functions {
        for call in function.tracedCalls {
          guard let name = call.keptIn else { continue }
          kept[call.name] = .some((kept[call.name] ?? []).map { $0.union([name]) })
        }
      }
    }
    guard !kept.isEmpty else { return [:] }
    for facts in others {
      guard let outside = facts.madeOutside else { return [:] }
      for name in outside where kept[name] != nil { kept[name] = .some(nil) }
      for function in facts.functions {
        // An initializer may delegate to another one.
        let own = function.baseName == "init" ? function.owner.map(ActionNames.last) : nil
        for name in function.calls where kept[name] != nil && name != own {
          let calls = function.tracedCalls.filter { $0.name == name }
          if calls.isEmpty || calls.contains(where: { $0.keptIn == nil }) {
            kept[name] = .some(nil)
          }
        }
      }
    }
    return kept.compactMapValues { $0?.sorted() }
  }
}
