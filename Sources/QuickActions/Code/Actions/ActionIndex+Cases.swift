extension ActionIndex {
  /// The quick actions that are made at one place for cases of an enumeration; empty where the types of some
  /// are not known.
  func creations(
    _ creation: ActionFacts.Creation, of cases: ActionFacts.Cases, _ path: String, isTest: Bool
  ) -> [Creation] {
    let all = resolver.cases(of: cases.enumeration, around: creation.owner).compactMap(\.name)
    let wanted = all.filter { name in
      let name = ActionNames.last(of: name)
      return cases.names?.contains(name) ?? !cases.others.contains(name)
    }
    guard wanted.count == cases.names?.count ?? wanted.count else { return [] }
    var made: [Creation] = []
    for name in wanted {
      let type = creation.type.with(name.split(separator: ".").map(String.init), for: cases) {
        $0 == "rawValue" || resolver.isComputed($0, in: name)
      }
      guard let found = resolver.resolve(type, in: creation.owner, at: path),
        found.pattern.isTelling, let definition = found.definition
      else { return [] }
      made.append(
        Creation(
          path: path, range: creation.range, pattern: found.pattern, definition: definition,
          title: creation.title, isTest: isTest, caseCount: wanted.count,
          isPossible: cases.names == nil && !cases.isList))
    }
    return made
  }

  /// The files that call the functions which make quick actions of types that they are given, by the name of
  /// the function.
  static func callersOfHelpers(_ files: [String: ActionFacts]) -> [String: Set<String>] {
    let helpers = Set(files.values.lazy.flatMap { $0.creations.lazy.compactMap(\.helper) })
    guard !helpers.isEmpty else { return [:] }
    var callers: [String: Set<String>] = [:]
    for (path, facts) in files {
      for function in facts.functions {
        for call in function.calls {
          let name = ActionNames.base(of: call)
          if helpers.contains(name) { callers[name, default: []].insert(path) }
        }
      }
      for name in facts.outerCalls where helpers.contains(name) {
        callers[name, default: []].insert(path)
      }
    }
    return callers
  }
}
