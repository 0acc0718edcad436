/// Handlers and branches that do no more than to log or to answer.
extension ActionReach {
  /// Returns true if a type is recognized and surely no more is done for it than to log, if anything.
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

  /// Returns true if the function around a use surely does no more than to hand an enumeration to the function of a
  /// branch.
  func isOnlyHanded(
    _ use: ActionIndex.Use, to branch: ActionFacts.Branch, _ path: String
  ) -> Bool {
    guard let place = index.place(of: use), let from = index.function(at: place),
      from.stores.isEmpty,
      let to = branch.function.flatMap({ index.function(at: Place(path: path, index: $0)) })
    else { return false }
    // What a launch does, it does in any case.
    if from.entries.contains(where: { $0 == .connection || $0.isLaunch }) {
      return from.calls.contains(to.baseName)
    }
    guard from.takesItem, !from.assigns else { return false }
    return from.calls.contains(to.baseName)
      && from.calls.allSatisfy { name in
        let makes = name == "init" || name.unicodeScalars.first?.properties.isUppercase == true
        return name == to.baseName || makes || !Self.mayHandOn(name)
      }
  }

  /// What tells of a quick action and does nothing for it.
  private static let idle: Set<String> = ["print", "debugPrint", "dump", "NSLog", "os_log"]

  /// What becomes of all quick actions, where handlers surely do no more with them than to log.
  var idleStatus: ActionTrace.Status? {
    var idleNames: Set<String> = []
    for function in warm.compactMap(index.function) {
      if function.idle != nil {
        idleNames.insert(function.baseName)
      } else if handedOn(by: function) != nil {
        idleNames.formUnion(function.calls.filter(Self.mayHandOn))
      }
    }
    // A launch that hands its quick action to such a handler does no more with it.
    let launches = cold.filter { place in
      index.function(at: place).map { function in
        function.idle == nil && !idleNames.isDisjoint(with: function.calls)
      } ?? false
    }
    let handlers = (cold + warm).filter { !launches.contains($0) }
      .map { place in index.function(at: place).flatMap { $0.idle ?? handedOn(by: $0) } }
    guard !handlers.isEmpty, handlers.allSatisfy({ $0.map { logs($0.functions) } ?? false })
    else { return nil }
    return handlers.contains { $0?.isAny == true } ? .onlyLogs : .nothingDone
  }

  /// Returns what is logged for a quick action by the handlers that a function hands it to, if it surely does no more
  /// than that and those do no more than to log; nil where it may.
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
  private static func mayHandOn(_ name: String) -> Bool {
    !idle.contains(name) && !name.lowercased().contains("completion")
  }

  /// Returns true if something is logged where a type is recognized.
  func hasLog(_ use: ActionIndex.Use) -> Bool {
    use.logging != nil || branches(for: use).contains { $0.branch.logging != nil }
  }

  /// The same where it is not only an answer that is returned.
  func writesLog(_ use: ActionIndex.Use) -> Bool { hasLog(use) && !use.onlyAnswers }

  private func logs(_ functions: Set<String>?, depth: Int = 0) -> Bool {
    guard let functions, depth < Self.maximumDepth else { return false }
    return functions.allSatisfy { name in
      let parts = name.split(separator: Logging.separator)
      let owner = parts.count > 1 ? parts.first : nil
      let called = index.functions(called: String(parts.last ?? "")).compactMap(index.function)
        .filter { function in
          function.hasBody
            && (owner == nil || function.owner.map(ActionNames.last) == owner.map(String.init))
        }
      return !called.isEmpty
        && called.allSatisfy { $0.onlyLogs || logs($0.idleCalls, depth: depth + 1) }
    }
  }

  /// Through how many functions it is followed that nothing is done.
  private static let maximumDepth = 4

  /// Returns true if nobody decides by the answer of the functions on the way to a use.
  private func isNeverAsked(_ use: ActionIndex.Use) -> Bool {
    guard let place = index.place(of: use) else { return false }
    return calls.callers(of: [place]).places.compactMap(index.function)
      .filter(\.entries.isEmpty).allSatisfy { !index.isAsked($0.baseName) }
  }
}
