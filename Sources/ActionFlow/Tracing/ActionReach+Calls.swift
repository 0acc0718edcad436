import Files

extension ActionReach {
  /// Returns the functions that run for a type, each once.
  package func calls(of use: ActionIndex.Use) -> [ActionTrace.Place] {
    let ways =
      [use.way].compactMap { $0 }.map { (path: use.path, way: $0) }
      + near(use, branches(for: use)).map { (path: $0.path, way: $0.branch.way) }
    var found: [ActionTrace.Place] = []
    for (path, way) in ways {
      for call in way.calls {
        let targets = index.functions(called: call.name).filter { place in
          guard let function = index.function(at: place) else { return false }
          return (place.path == path || !function.isPrivate) && function.mayTake(call.labels)
        }
        let own = targets.filter {
          call.caller != nil && index.function(at: $0)?.owner == call.caller
        }
        for target in own.isEmpty ? targets : own {
          let owner = index.function(at: target)?.owner
          if let wanted = call.owner, owner.map(ActionNames.last) != wanted { continue }
          if let called = index.tracePlace(target), !found.contains(called) { found.append(called) }
        }
      }
      // No function of the app: calls of UIKit, or property assignments.
      let calls = way.calls.filter { !$0.isInitializer }
      if found.isEmpty,
        let call = calls.first(where: \.shows) ?? calls.first(where: { !$0.isValue })
          ?? way.assigned ?? calls.first ?? way.calls.first
      {
        found.append(.init(name: call.name, location: FileLocation(path, call.range)))
      }
    }
    // A header only declares a function that another file implements.
    return found.filter { place in
      !place.location.path.hasSuffix(".h")
        || !found.contains { $0.name == place.name && !$0.location.path.hasSuffix(".h") }
    }
  }
}

extension ActionIndex {
  /// Returns the function around a use; nil outside of functions, or in a test.
  func place(of use: Use) -> FunctionPlace? {
    isTest(use.path) ? nil : use.function.map { FunctionPlace(path: use.path, index: $0) }
  }

  /// Returns the declaration of a function, by its full name.
  func tracePlace(_ place: FunctionPlace) -> ActionTrace.Place? {
    function(at: place).map {
      .init(
        name: $0.fullName, location: FileLocation(place.path, $0.nameRange), line: $0.entryLine)
    }
  }
}
