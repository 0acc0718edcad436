import CodeModel

/// Handlers and branches that only log or return an answer.
extension ActionReach {
  /// Returns true if a type is recognized and surely nothing is done for it but logging, if even that.
  func onlyLogs(_ use: ActionIndex.Use) -> Bool {
    if isEmpty(use) || use.onlyAnswers && isNeverAsked(use) { return true }
    if !use.onlyAnswers, logs(use.logging) { return true }
    let branches = branches(for: use)
    return !branches.isEmpty
      && branches.allSatisfy { path, branch in
        branch.isEmpty
          || logs(branch.logging) && (!branch.isElsewhere || isOnlyHanded(use, to: branch, path))
      }
  }

  /// Returns true if the function around a use surely only passes an enumeration to the function of a branch.
  func isOnlyHanded(
    _ use: ActionIndex.Use, to branch: ActionFacts.Branch, _ path: String
  ) -> Bool {
    branch.function.map { isOnlyHanded(use, to: Place(path: path, index: $0)) } ?? false
  }

  /// Returns the same for the function that contains a `switch`. Where an enumeration is only created, the code that
  /// creates it decides.
  private func isOnlyHanded(_ use: ActionIndex.Use, to function: Place) -> Bool {
    guard let place = index.place(of: use), let from = index.function(at: place),
      from.stores.isEmpty, let to = index.function(at: function)
    else { return false }
    if from.calls.contains(to.baseName) { return isOnlyHanded(by: from, to) }
    return isMadeForOnly(place, to, depth: 0)
  }

  /// Returns true if all callers of a function pass its result only to one other function.
  private func isMadeForOnly(
    _ place: Place, _ to: ActionFacts.Function, depth: Int
  ) -> Bool {
    guard depth < Self.maximumDepth, let maker = index.function(at: place), !maker.assigns else {
      return false
    }
    var names: Set<String> = []
    ActionNames.forEach(of: maker) { names.insert($0) }
    names.remove("init")
    var isCalled = false
    for (path, facts) in index.files where !facts.isTest {
      for (number, function) in facts.functions.enumerated()
      where !names.isDisjoint(with: function.calls) {
        let caller = Place(path: path, index: number)
        guard caller != place, isReached(caller) else { continue }
        isCalled = true
        if function.calls.contains(to.baseName) {
          guard isOnlyHanded(by: function, to) else { return false }
        } else {
          guard isMadeForOnly(caller, to, depth: depth + 1) else { return false }
        }
      }
    }
    return isCalled
  }

  func isOnlyHanded(by from: ActionFacts.Function, _ to: ActionFacts.Function) -> Bool {
    // A launch does this whether there is a quick action or not.
    if from.entries.contains(where: { $0 == .connection || $0.isLaunch }) { return true }
    guard from.takesItem, !from.assigns else { return false }
    return from.calls.allSatisfy { name in
      let makes = name == "init" || name.unicodeScalars.first?.properties.isUppercase == true
      return name == to.baseName || makes || !Self.mayHandOn(name) || isMember(name)
    }
  }

  /// True for a member that the app adds to quick actions.
  private func isMember(_ name: String) -> Bool {
    let all = index.functions(called: name).compactMap(index.function)
    return !all.isEmpty && all.allSatisfy { $0.owner == CodeFunction.quickAction }
  }

  /// Returns true if the case of a use has no branch, and each `switch` over its enumeration that a quick action
  /// reaches does nothing for such cases.
  func isLeftToIdleDefault(_ use: ActionIndex.Use) -> Bool {
    guard use.isEnumeration, let name = use.name, !index.idleDefaults.isEmpty,
      let place = index.place(of: use),
      !index.comparedCases.contains(ActionNames.last(of: name))
    else { return false }
    // The many cases of an enumeration all reach the same `default`.
    let key = IdleKey(enumeration: ActionNames.outer(of: name), place: place)
    if let known = known.idleDefaults.withLock({ $0[key] }) { return known }
    let all = index.casesByEnumeration[key.enumeration] ?? []
    let near = index.idleDefaults.filter { $0.names.isSubset(of: all) && isReached($0.place) }
    let isLeft =
      !near.isEmpty && near.allSatisfy { $0.place == place || isOnlyHanded(use, to: $0.place) }
    known.idleDefaults.withLock { $0[key] = isLeft }
    return isLeft
  }

  /// Functions that report a quick action and do nothing for it.
  private static let idle: Set<String> = ["print", "debugPrint", "dump", "NSLog", "os_log"]

  /// The status of all quick actions, where handlers surely do nothing with them but log.
  var idleStatus: ActionTrace.Status? { known.idleStatus { foundIdleStatus } }

  private var foundIdleStatus: ActionTrace.Status? {
    var idleNames: Set<String> = []
    for function in warm.compactMap(index.function) {
      if let idle = function.idle {
        idleNames.insert(function.baseName)
        idleNames.formUnion(idle.functions.filter { !$0.contains(Logging.separator) })
      } else if handedOn(by: function) != nil {
        idleNames.formUnion(function.calls.filter(Self.mayHandOn))
      }
    }
    // A launch that passes its quick action to such a handler does nothing else with it.
    let launches = cold.filter { place in
      index.function(at: place).map { function in
        function.idle == nil
          && (!idleNames.isDisjoint(with: function.calls)
            || isOnlyKept(by: function, for: idleNames))
      } ?? false
    }
    let handlers = (cold + warm).filter { !launches.contains($0) }
      .map { place in index.function(at: place).flatMap { $0.idle ?? handedOn(by: $0) } }
    guard !handlers.isEmpty, handlers.allSatisfy({ $0.map { logs($0.functions) } ?? false })
    else { return nil }
    return handlers.contains { $0?.isAny == true } ? .onlyLogs : .nothingDone
  }

  /// Returns true if a launch stores its quick action, and all code that reads it passes it to some functions.
  private func isOnlyKept(by function: ActionFacts.Function, for names: Set<String>) -> Bool {
    guard !function.stores.isEmpty, !names.isEmpty, !function.assigns else { return false }
    var isRead = false
    for facts in index.files.values where !facts.isTest {
      for reader in facts.functions where !reader.reads.isDisjoint(with: function.stores) {
        guard reader.idle != nil || !names.isDisjoint(with: reader.calls) else { return false }
        isRead = true
      }
    }
    return isRead
  }

  /// Returns the logging for a quick action in the handlers to which a function passes it, if the function surely
  /// does nothing else and the handlers only log; nil where more may be done.
  private func handedOn(by function: ActionFacts.Function) -> Logging? {
    guard function.takesItem, function.stores.isEmpty, !function.assigns else { return nil }
    var found: Logging?
    for name in function.calls where Self.mayHandOn(name) {
      let called = index.functions(called: name).compactMap(index.function).filter(\.hasBody)
      guard let first = called.first?.idle, called.allSatisfy({ $0.idle != nil }) else {
        return nil
      }
      found = first
    }
    return found
  }

  /// Returns true if a call of this name neither logs nor answers.
  static func mayHandOn(_ name: String) -> Bool {
    !idle.contains(name) && !name.lowercased().contains("completion")
  }

  /// Returns true if something is logged where a type is recognized.
  func hasLog(_ use: ActionIndex.Use) -> Bool {
    use.logging != nil || branches(for: use).contains { $0.branch.logging != nil }
  }

  /// Returns the same, without returned answers.
  func writesLog(_ use: ActionIndex.Use) -> Bool {
    guard hasLog(use), !use.onlyAnswers, use.way?.unsetProperty == nil else { return false }
    let left = ([use.logging] + branches(for: use).map(\.branch.logging)).compactMap { $0 }
    // Functions without any call log nothing either.
    return left.contains { names in
      names.isEmpty
        || names.contains { name in functions(leftTo: name).contains { !$0.calls.isEmpty } }
    }
  }

  private func logs(_ functions: Set<String>?, depth: Int = 0) -> Bool {
    guard let functions, depth < Self.maximumDepth else { return false }
    return functions.allSatisfy { name in
      let called = self.functions(leftTo: name)
      return !called.isEmpty
        && called.allSatisfy { $0.onlyLogs || logs($0.idleCalls, depth: depth + 1) }
    }
  }

  /// Returns the functions that a name of `Logging` may mean.
  private func functions(leftTo name: String) -> [ActionFacts.Function] {
    let parts = name.split(separator: Logging.separator)
    let owner = parts.count > 1 ? parts.first.map(String.init) : nil
    let owners = owner.map(index.heirs)
    return index.functions(called: String(parts.last ?? "")).compactMap(index.function)
      .filter { function in
        function.hasBody
          && (owners == nil
            || function.owner.map { owners?.contains(ActionNames.last(of: $0)) == true } == true)
      }
  }

  /// The most functions through which the search for an effect goes.
  private static let maximumDepth = 4

  /// Returns true if no code uses the results of the functions on the path to a use.
  private func isNeverAsked(_ use: ActionIndex.Use) -> Bool {
    guard let place = index.place(of: use) else { return false }
    return calls.callers(of: [place]).places.compactMap(index.function)
      .filter(\.entries.isEmpty).allSatisfy { !index.isAsked($0.baseName) }
  }
}
