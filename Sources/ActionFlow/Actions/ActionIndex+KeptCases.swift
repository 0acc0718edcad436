extension ActionIndex {
  /// The variables in which values of types are kept that are made of quick actions, where nothing else is done with one:
  /// `pending = Target(item)`. By the last names of the types.
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
        // An initializer may leave to another one what it makes.
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
