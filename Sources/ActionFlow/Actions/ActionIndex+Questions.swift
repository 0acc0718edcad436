import CodeModel
import SourceText

/// Queries of a complete index.
extension ActionIndex {
  /// Returns true if a source file is among those that are joined. Facts are not copied for it.
  func has(_ path: String) -> Bool { files.index(forKey: path) != nil }

  /// The places that look at a type, in the order of the files.
  public func uses(of type: TypePattern) -> [Use] {
    usesByPattern.near(type).filter { $0.matches(type) }
  }

  /// Returns true if some place looks at a type.
  package func hasUses(of type: TypePattern) -> Bool {
    usesByPattern.contains(near: type) { $0.matches(type) }
  }

  private var usesByPattern: PatternTable<Use> {
    madeTable {
      var table = PatternTable<Use>()
      for use in uses { table.add(use, under: use.wholePattern) }
      return table
    }
  }

  /// Returns true if some dynamic quick action may have a type and is as wanted.
  package func hasCreations(near type: TypePattern, where isWanted: (Creation) -> Bool) -> Bool {
    let table = creationsByPattern {
      var table = PatternTable<Int>()
      for place in creations.indices {
        guard let pattern = creations[place].pattern else { continue }
        table.add(place, under: pattern)
      }
      return table
    }
    return table.contains(near: type) { isWanted(creations[$0]) }
  }

  /// The types of a list at which no place looks.
  package func unusedTypes(of list: DeclaredTypes) -> [TypePattern] {
    unusedByList.value(for: list.path + "\n" + list.propertyList) {
      list.patterns.filter { !hasUses(of: $0) }
    }
  }

  /// The dynamic quick actions, those of tests left out, at whose types no place looks.
  package var unusedCreations: [Creation] {
    madeUnused {
      creations.filter { !$0.isTest && ($0.pattern.map { !hasUses(of: $0) } ?? false) }
    }
  }

  /// The dynamic quick actions of a type, as far as theirs is known.
  public func creations(of type: TypePattern) -> [Creation] {
    creations.filter { $0.pattern.map { $0.isTelling && type.matches($0) } ?? false }
  }

  /// True if nothing handles a type that no comparison names.
  public var isClosed: Bool {
    obstacles.isEmpty && !isOpen
      && uses.allSatisfy { $0.isExclusive || !$0.mayHold || isIdleForRest($0) }
      && uses.contains { !$0.isByName }
  }

  /// The places of one file that look at types.
  package func uses(in path: String) -> [Use] {
    let places = usesByPath { Dictionary(grouping: uses.indices) { uses[$0].path } }[path]
    return (places ?? []).map { uses[$0] }
  }

  /// True if some code gets a quick action: a handler, or code that reads the launch options or the connection options.
  public var hasEntries: Bool { !entryFiles.isEmpty || !handedLaunches.isEmpty }

  /// How quick actions come to a function, if UIKit brings them.
  package func entries(of function: ActionFacts.Function, at place: FunctionPlace) -> [ActionFacts
    .Entry]
  {
    // Most are brought none.
    guard let handed = handedLaunches[place] else { return function.entries }
    return function.entries + [handed]
  }

  /// Returns true if a launch method returns `false` for a quick action and nothing is done with it.
  func losesLaunch(at place: FunctionPlace) -> Bool {
    function(at: place)?.losesLaunch == true || losingLaunches.contains(place)
  }

  /// The functions that UIKit brings quick actions to, tests left out, in the order of the files.
  var enteredFunctions: [(place: FunctionPlace, entries: [ActionFacts.Entry])] {
    let paths = Set(entryFiles).union(handedLaunches.keys.lazy.map(\.path))
    return paths.sorted().filter { !isTest($0) }.flatMap { path in
      let functions = files[path]?.functions ?? []
      return functions.indices.compactMap { number in
        let place = FunctionPlace(path: path, index: number)
        let entries = entries(of: functions[number], at: place)
        return entries.isEmpty ? nil : (place, entries)
      }
    }
  }

  /// True if UIKit brings quick actions to none of the code: no word in it may be a way on which it does.
  var isNeverEntered: Bool {
    !hasEntries && !files.values.contains { $0.mentionsEntry && !$0.isTest }
  }

  /// The function around a place; nil where it stands outside of functions.
  public func function(of use: Use) -> ActionFacts.Function? {
    use.function.flatMap { function(at: FunctionPlace(path: use.path, index: $0)) }
  }

  func function(at place: FunctionPlace) -> ActionFacts.Function? {
    guard let functions = files[place.path]?.functions else { return nil }
    return functions.indices.contains(place.index) ? functions[place.index] : nil
  }

  /// The functions that a call may mean, without those of tests.
  func functions(called name: String) -> [FunctionPlace] {
    functions(named: name).filter { !isTest($0.path) }
  }

  /// The functions that a name may mean. A message of Objective-C has the whole name of the method.
  private func functions(named name: String) -> [FunctionPlace] {
    let found = functions[ActionNames.base(of: name)] ?? []
    guard name.contains(":") else { return found }
    return found.filter { place in
      function(at: place).map { !$0.isSelector || $0.signature == name } ?? false
    }
  }

  /// Each `switch` over cases that does nothing for those it does not name.
  var idleDefaults: [(place: FunctionPlace, names: Set<String>)] {
    madeDefaults {
      files.keys.sorted().flatMap { path in
        (files[path]?.idleDefaults ?? []).map {
          (FunctionPlace(path: path, index: $0.function), $0.names)
        }
      }
    }
  }

  /// The cases of the enumerations that types become, by the names of these.
  var casesByEnumeration: [String: Set<String>] {
    madeCases {
      uses.reduce(into: [:]) { found, use in
        guard use.isEnumeration, let name = use.name else { return }
        found[ActionNames.outer(of: name), default: []].insert(ActionNames.last(of: name))
      }
    }
  }

  /// The names of cases that are compared by `==`.
  var comparedCases: Set<String> {
    madeComparedCases { files.values.reduce(into: []) { $0.formUnion($1.comparedCases) } }
  }

  /// Returns what is needed and surely is otherwise; nil where all may be so.
  ///
  /// - Parameters:
  ///   - owner: the full name of the type around it.
  ///   - userInfo: the user info that the quick action has; nil where that is not known.
  func unmet(
    _ needs: [ActionFacts.Need], in owner: String?,
    having userInfo: [String: UserInfoValue]? = nil
  ) -> ActionFacts.Need? {
    needs.first { need in
      switch need {
      case .flag(let path, let wanted):
        let own = path.count == 1 ? owner.map { [ActionNames.last(of: $0)] + path } : nil
        let known = flags[(own ?? path).joined(separator: ".")]
        let value = known ?? flags[path.joined(separator: ".")] ?? nil
        return value.map { $0 != wanted } ?? false
      case .userInfo(let key, let form):
        return userInfo.map { ($0[key]?.value(as: form) ?? .absent) == .absent } ?? false
      case .reader(let names):
        return names.allSatisfy {
          times(ofReading: $0) == [] || handovers.isKeptFromViews(ActionNames.outer(of: $0))
        }
      }
    }
  }

  /// The user info of what code makes, by the types; nil where that of one type differs.
  var userInfoOfCreations: [TypePattern: [String: UserInfoValue]?] {
    madeUserInfo {
      var found: [TypePattern: [String: UserInfoValue]?] = [:]
      for creation in creations where creation.uncalled == nil {
        guard let pattern = creation.pattern else { continue }
        if let known = found[pattern], known != creation.userInfo {
          found[pattern] = .some(nil)
        } else {
          found[pattern] = .some(creation.userInfo)
        }
      }
      return found
    }
  }

  /// The values of flags by their names behind those of their types; nil for several of one name.
  private var flags: [String: Bool?] {
    madeFlags {
      var found: [String: Bool?] = [:]
      for facts in files.values where !facts.isTest {
        for flag in facts.flags {
          let name = [flag.owner, flag.name].compactMap { $0 }.joined(separator: ".")
          let isSet =
            flag.isVariable && handovers.assigned?.contains(flag.name) != false
            || flag.setters.contains(where: handovers.mayRun)
          let value = isSet ? nil : flag.value
          if let known = found[name], known != value {
            found[name] = .some(nil)
          } else {
            found[name] = .some(value)
          }
        }
      }
      return found
    }
  }

  /// Which functions call which, of these files.
  package var graph: CallGraph { madeGraph { CallGraph(files) } }

  /// The code that sets properties back to a fixed value, by property, with its files.
  var setBack: [String: [(path: String, back: ActionFacts.SetBack)]] {
    madeSetBack {
      var found: [String: [(path: String, back: ActionFacts.SetBack)]] = [:]
      for (path, facts) in files where !facts.isTest {
        for back in facts.setBack { found[back.property, default: []].append((path, back)) }
      }
      return found
    }
  }

  /// Returns true if the answer of a function of a name decides somewhere what is done.
  func isAsked(_ name: String) -> Bool { files.values.contains { $0.asked.contains(name) } }

  func isTest(_ path: String) -> Bool { files[path]?.isTest ?? false }
}
