/// Initializers of enumerations that take a quick action and that no call means, however else values of the type are
/// created: `Shortcut(rawValue: item.type)` does not mean `init?(_ item: UIApplicationShortcutItem)`.
struct UncalledInitializers {
  private let files: [String: ActionFacts]
  private let others: [ActionFacts]

  init(_ files: [String: ActionFacts]) {
    self.files = files
    others = files.values.filter { !$0.isTest }
  }

  /// Returns the facts of all files without the code of such initializers.
  func withoutTheirCode() -> [String: ActionFacts] {
    let declaring = files.filter { _, facts in
      !facts.isTest && facts.functions.contains(where: \.takesItemOnly)
    }
    guard !declaring.isEmpty else { return files }
    let enumerations = others.reduce(into: Set<String>()) {
      $0.formUnion($1.enumerations.lazy.map(ActionNames.last))
    }
    var found = files
    for (path, facts) in declaring {
      let uncalled = facts.functions.indices.prefix(Self.maximumAsked).filter { number in
        let function = facts.functions[number]
        guard function.takesItemOnly, let name = function.owner.map(ActionNames.last) else {
          return false
        }
        return enumerations.contains(name) && !mayBeCalled(function, of: name)
      }
      if !uncalled.isEmpty { found[path] = facts.leavingOut(functions: Set(uncalled)) }
    }
    return found
  }

  /// The most functions of a file in which such initializers are searched for.
  private static let maximumAsked = 64

  private func mayBeCalled(_ function: ActionFacts.Function, of type: String) -> Bool {
    let names: Set<String> = [type, "init"]
    return others.contains { facts in
      guard let outside = facts.madeOutside, outside.isDisjoint(with: names),
        facts.outerCalls.isDisjoint(with: names), facts.attached.isDisjoint(with: names)
      else { return true }
      return facts.functions.contains { caller in
        guard caller != function, !caller.calls.isDisjoint(with: names) else { return false }
        return caller.calls.intersection(names).contains { name in
          let calls = caller.tracedCalls.filter { $0.name == name }
          return calls.isEmpty || calls.contains { $0.mayMean(function) }
        }
      }
    }
  }
}

extension ActionFacts.Function {
  /// True for an initializer whose one parameter is a quick action.
  var takesItemOnly: Bool {
    takesItem && hasBody && baseName == "init" && owner != nil && parameterCount == 1
  }
}
