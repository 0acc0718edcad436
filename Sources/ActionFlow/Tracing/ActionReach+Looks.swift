import Files

/// Types that become an enumeration case for which no code does anything.
extension ActionReach {
  /// The most properties and functions through which a case is followed, and the most callers.
  private static let maximumSinks = 16
  private static let maximumCallers = 6

  /// Returns true if a type becomes an enumeration case, and all code that reads the case surely does nothing for it.
  func isIgnored(_ use: ActionIndex.Use) -> Bool {
    guard let made = use.way?.made, let place = index.place(of: use) else {
      return false
    }
    var (sinks, seen) = ([made.sink], Set([made.sink]))
    var looking: Set<Place> = [place]
    var isSeen = false
    while let sink = sinks.popLast() {
      guard seen.count <= Self.maximumSinks, let look = look(at: sink, from: use.path),
        !look.look.named.contains(made.name)
      else { return false }
      let initial = look.look.initial
      if look.look.actsForOthers {
        // The case that is shown initially shows nothing new.
        guard case .member = sink, initial.count == 1, !initial.contains(made.name),
          !initial.contains(""), initial.isDisjoint(with: look.look.named)
        else { return false }
      }
      isSeen = isSeen || look.look.isSeen
      looking.formUnion(look.functions)
      for next in look.look.next where seen.insert(next).inserted { sinks.append(next) }
    }
    return isSeen && looking.allSatisfy { isAll(at: $0, besides: looking, depth: 0) }
  }

  /// Returns the code of all files that reads the cases of a destination; nil where it is not known for one of them.
  private func look(
    at sink: ActionFacts.Sink, from path: String
  ) -> (look: ActionFacts.Look, functions: [Place])? {
    known.looks.withLock { $0[sink] }
      ?? {
        let found = index.look(at: sink, from: path)
        known.looks.withLock { $0[sink] = .some(found) }
        return found
      }()
  }

  /// True if nothing is done for quick actions except by code that reads their values: an action without that value
  /// may then only lack an addition to what is done for all.
  var isAllForValues: Bool {
    let uses = index.uses.filter { $0.holdsFor != nil }
    let places = Set(uses.compactMap(index.place))
    return uses.allSatisfy { index.place(of: $0) != nil }
      && places.allSatisfy { isAll(at: $0, besides: places, depth: 0) }
  }

  /// Returns true if all callers of a function do nothing else with a quick action.
  private func isAll(at place: Place, besides own: Set<Place>, depth: Int) -> Bool {
    guard depth < Self.maximumCallers, let function = index.function(at: place) else {
      return false
    }
    if !function.entries.isEmpty { return true }
    var names: Set<String> = []
    ActionNames.forEach(of: function) { names.insert($0) }
    if names.count > 1 { names.remove("init") }
    var isCalled = false
    for (path, facts) in index.files where !facts.isTest {
      guard facts.outerCalls.isDisjoint(with: names) else { return false }
      for (number, caller) in facts.functions.enumerated()
      where !names.isDisjoint(with: caller.calls) {
        let from = Place(path: path, index: number)
        guard from != place, isReached(from) else { continue }
        isCalled = true
        if own.contains(from) { continue }
        guard isOnlyHanded(by: caller, function),
          isAll(at: from, besides: own, depth: depth + 1)
        else { return false }
      }
    }
    return isCalled
  }
}

extension ActionIndex {
  /// Returns true if no code does anything for a type without a case in an enumeration: the resulting value is only
  /// stored.
  func isIdleForRest(_ use: Use) -> Bool {
    guard let sink = use.keptIn, let look = look(at: sink, from: use.path)?.look else {
      return false
    }
    return look.isSeen && look.next.isEmpty && !look.actsForOthers && !look.named.contains("nil")
  }

  /// Returns the code of all files that reads the cases of a destination; nil where it is not known for one of them.
  func look(
    at sink: ActionFacts.Sink, from path: String
  ) -> (look: ActionFacts.Look, functions: [FunctionPlace])? {
    var all = ActionFacts.Look()
    var functions: [FunctionPlace] = []
    func add(_ look: ActionFacts.Look, _ path: String) -> Bool {
      guard !look.isOpen else { return false }
      all.named.formUnion(look.named)
      all.actsForOthers = all.actsForOthers || look.actsForOthers
      all.isSeen = all.isSeen || look.isSeen
      all.next.formUnion(look.next)
      all.initial.formUnion(look.initial)
      functions += look.functions.map { FunctionPlace(path: path, index: $0) }
      return true
    }
    switch sink {
    case .member(let name):
      guard name.utf8.count >= 5 else { return nil }
      for (path, facts) in files where !facts.isTest {
        if let look = facts.looks[sink] {
          guard add(look, path) else { return nil }
        } else if facts.mayRead(name) {
          return nil
        }
      }
      if all.initial.isEmpty { return nil }
    case .result(let name):
      guard let look = files[path]?.looks[sink], add(look, path) else { return nil }
      for (other, facts) in files where other != path && !facts.isTest {
        if facts.outerCalls.contains(name)
          || facts.functions.contains(where: { $0.calls.contains(name) })
        {
          return nil
        }
      }
    case .parameter(let name, _):
      let paths = Set(
        self.functions(called: name).filter { function(at: $0)?.hasBody == true }
          .map(\.path))
      guard !paths.isEmpty else { return nil }
      for path in paths {
        guard let look = files[path]?.looks[sink], add(look, path) else { return nil }
      }
    }
    return (all, functions)
  }
}

extension ActionFacts {
  /// True if a member of this name may be read in a way that was not noted.
  func mayRead(_ name: String) -> Bool {
    guard let openReads else { return true }
    return openReads.contains(name) || readTimes[name] != nil || strayReads?.contains(name) != false
  }
}
