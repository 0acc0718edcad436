import CodeModel
import SourceText

/// Queries of a complete index.
extension ActionIndex {
  /// Returns true if a source file is among those of the index. Facts are not copied for it.
  func has(_ path: String) -> Bool { files.index(forKey: path) != nil }

  /// Returns the positions where a type is used, in the order of the files.
  public func uses(of type: TypePattern) -> [Use] {
    usesByPattern.near(type).filter { $0.matches(type) }
  }

  /// Returns true if a type is used anywhere.
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

  /// Returns true if a dynamic quick action that may have a type fulfils a condition.
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

  /// Returns the types of a list that no code uses.
  package func unusedTypes(of list: DeclaredTypes) -> [TypePattern] {
    unusedByList.value(for: list.path + "\n" + list.propertyList) {
      list.patterns.filter { !hasUses(of: $0) }
    }
  }

  /// The dynamic quick actions, except those of tests, whose types no code uses.
  package var unusedCreations: [Creation] {
    madeUnused {
      creations.filter { !$0.isTest && ($0.pattern.map { !hasUses(of: $0) } ?? false) }
    }
  }

  /// Returns the dynamic quick actions of a type, as far as their types are known.
  public func creations(of type: TypePattern) -> [Creation] {
    creations.filter { $0.pattern.map { $0.isTelling && type.matches($0) } ?? false }
  }

  /// True if no code handles types that are named in no comparison.
  public var isClosed: Bool {
    obstacles.isEmpty && !isOpen
      && uses.allSatisfy { $0.isExclusive || !$0.mayHold || isIdleForRest($0) }
      && uses.contains { !$0.isByName }
  }

  /// Returns the positions of one file where types are used.
  package func uses(in path: String) -> [Use] {
    let places = usesByPath { Dictionary(grouping: uses.indices) { uses[$0].path } }[path]
    return (places ?? []).map { uses[$0] }
  }

  /// True if some code gets a quick action: a handler, or code that reads the launch options or the connection options.
  public var hasEntries: Bool { !entryFiles.isEmpty || !handedLaunches.isEmpty }

  /// Returns how UIKit delivers quick actions to a function; empty if it does not.
  package func entries(of function: ActionFacts.Function, at place: FunctionPlace) -> [ActionFacts
    .Entry]
  {
    // UIKit delivers none to most functions.
    guard let handed = handedLaunches[place] else { return function.entries }
    return function.entries + [handed]
  }

  /// Returns true if a launch method returns `false` for a quick action for which nothing is done.
  func losesLaunch(at place: FunctionPlace) -> Bool {
    function(at: place)?.losesLaunch == true || losingLaunches.contains(place)
  }

  /// The functions to which UIKit delivers quick actions, tests left out, in the order of the files.
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

  /// True if UIKit delivers quick actions to none of the code: no file contains a name through which it does.
  var isNeverEntered: Bool {
    !hasEntries && !files.values.contains { $0.mentionsEntry && !$0.isTest }
  }

  /// Returns the function around a use; nil outside of functions.
  public func function(of use: Use) -> ActionFacts.Function? {
    use.function.flatMap { function(at: FunctionPlace(path: use.path, index: $0)) }
  }

  func function(at place: FunctionPlace) -> ActionFacts.Function? {
    guard let functions = files[place.path]?.functions else { return nil }
    return functions.indices.contains(place.index) ? functions[place.index] : nil
  }

  /// Returns the functions that a call may mean, except those of tests.
  func functions(called name: String) -> [FunctionPlace] {
    functions(named: name).filter { !isTest($0.path) }
  }

  /// Returns the functions that a name may mean. An Objective-C message contains the whole selector.
  private func functions(named name: String) -> [FunctionPlace] {
    let found = functions[ActionNames.base(of: name)] ?? []
    guard name.contains(":") else { return found }
    return found.filter { place in
      function(at: place).map { !$0.isSelector || $0.signature == name } ?? false
    }
  }

  /// Each `switch` over cases that does nothing for the cases it does not name.
  var idleDefaults: [(place: FunctionPlace, names: Set<String>)] {
    madeDefaults {
      files.keys.sorted().flatMap { path in
        (files[path]?.idleDefaults ?? []).map {
          (FunctionPlace(path: path, index: $0.function), $0.names)
        }
      }
    }
  }

  /// The cases of the enumerations that are made from types, by the names of the enumerations.
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

  /// Returns a requirement that surely is not met; nil where all may be met.
  ///
  /// - Parameters:
  ///   - owner: the full name of the type around it.
  ///   - userInfo: the user info of the quick action; nil where that is not known.
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

  /// The user info of the quick actions that code creates, by their types; nil for a type with several.
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

  /// The values of flags, by the names of their types and their own; nil for several of one name.
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

  /// The call graph of these files.
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
