/// The calls between functions of source files, by the names of the calls, and the flow of quick actions through
/// properties that one function stores and another reads. Tests are left out.
///
/// UIKit reaches thousands of functions, a comparison is reached by few: paths are therefore followed from their
/// ends. Functions are numbers, since many paths are followed.
package struct CallGraph: Sendable {
  private typealias Place = ActionIndex.FunctionPlace

  private let paths: [String]
  /// The functions, file by file, with the index of the file among `paths`.
  private var functions: [(file: Int, index: Int)] = []
  /// The number of each file's first function.
  private var starts: [String: Int] = [:]
  /// The functions of the files, in the order of `paths`.
  private let known: [[ActionFacts.Function]]
  /// The functions that call a name, or that store quick actions under it.
  private var groups: [[Int]] = []
  /// The groups whose functions reach each function.
  private var reaching: [[Int]] = []
  /// The functions that store quick actions, in the order of their numbers.
  private let writers: [Int]
  /// The functions that store quick actions, by the names under which they do.
  private let writersByName: [String: [Int]]
  /// The functions that have calls with known conditions, or that run only under some conditions.
  private var limited: [Int: ActionFacts.Function] = [:]
  /// True if some calls run only for some types, or depend on a flag or the user info.
  private var asksForTypes = false
  /// The name or selector that the functions of a group call; nil for a group that stores a value which others read
  /// or watch.
  private var names: [String?] = []
  private var callbacks = Callbacks()
  /// The types named in calls that implement a function themselves.
  private let implementations: Implementations
  /// The groups of functions that store quick actions.
  private var storing: Set<Int> = []

  init(_ files: [String: ActionFacts]) {
    let paths = files.keys.sorted().filter { files[$0]?.isTest == false }
    let known = paths.map { files[$0]?.functions ?? [] }
    let conditional = paths.map { path in
      Set((files[path]?.uses ?? []).filter { !$0.conditions.flags.isEmpty }.compactMap(\.function))
    }
    // The groups by the part of a call before its first colon, and by the name of a property.
    var (callers, writers): ([String: [Int]], [String: [Int]]) = ([:], [:])
    for file in known.indices {
      starts[paths[file]] = functions.count
      for index in known[file].indices {
        for call in known[file][index].calls {
          callers[ActionNames.base(of: call), default: []].append(functions.count)
        }
        for name in known[file][index].stores {
          writers[name, default: []].append(functions.count)
        }
        let function = known[file][index]
        if !function.tracedCalls.isEmpty || conditional[file].contains(index) {
          limited[functions.count] = function
          asksForTypes =
            asksForTypes
            || function.tracedCalls.contains {
              !$0.conditions.types.isEmpty || !$0.conditions.needs.isEmpty
                || $0.conditions.unsetProperty != nil || $0.conditions.laterProperty != nil
                || $0.conditions.castsDelegate
            }
        }
        functions.append((file, index))
      }
    }
    self.paths = paths
    self.known = known
    implementations = Implementations(paths.compactMap { files[$0] })
    self.writers = Set(writers.values.joined()).sorted()
    writersByName = writers
    // A view that watches a stored value calls them.
    let outer = Set(paths.flatMap { files[$0]?.outerCalls ?? [] })
    for path in paths {
      for name in files[path]?.outerCalls ?? [] {
        // A closure that is told of one thing hands on nothing else.
        let told = files[path]?.outerHandovers[name].map { names in
          Set(names.flatMap { writers[$0] ?? [] }).sorted()
        }
        callers[name, default: []] += told ?? self.writers
      }
    }
    let places = functions
    var (called, read): ([String: Int], [String: Int]) = ([:], [:])
    for (file, index) in places {
      var own: [Int] = []
      ActionNames.forEach(of: known[file][index]) { name in
        // Most functions are called by none.
        guard let callers = callers[name] else { return }
        // A message of Objective-C has the whole name of the method, a call of Swift may have another.
        let isSelector = known[file][index].isSelector && name != known[file][index].otherName
        let selector = isSelector ? known[file][index].signature : nil
        let number = group(
          selector.map { "-" + $0 } ?? name, calling: outer.contains(name) ? nil : selector ?? name,
          in: &called
        ) {
          guard let selector else { return callers }
          return callers.filter { caller in
            let (file, index) = places[caller]
            return Self.mayCall(known[file][index], selector)
          }
        }
        own.append(number)
      }
      let function = known[file][index]
      for name in function.reads {
        let owner = function.owned.contains(name) ? function.owner : nil
        let key = owner.map { name + ":" + $0 } ?? name
        let number = group(key, calling: nil, in: &read) {
          let all = writers[name] ?? []
          guard let owner else { return all }
          // A property of this name in another type is a different one.
          return all.filter { writer in
            let (file, index) = places[writer]
            return known[file][index].owner == owner || !known[file][index].owned.contains(name)
          }
        }
        storing.insert(number)
        own.append(number)
      }
      reaching.append(own)
    }
    callbacks = Self.readCallbacks(among: known.flatMap(\.self), callers, files)
  }

  private mutating func group(
    _ name: String, calling called: String?, in known: inout [String: Int],
    _ functions: () -> [Int]
  ) -> Int {
    if let number = known[name] { return number }
    known[name] = groups.count
    groups.append(functions())
    names.append(called)
    return groups.count - 1
  }

  private static func mayCall(_ caller: ActionFacts.Function, _ selector: String) -> Bool {
    caller.calls.contains(selector) || caller.calls.contains(ActionNames.base(of: selector))
  }

  /// Returns the part of the graph in some of the files.
  ///
  /// - Parameter hasScenes: true if the app has scenes; nil if that is not known.
  func part(
    in view: ActionFacts.AppView = .whole, hasScenes: Bool? = nil, _ isIn: (String) -> Bool
  ) -> Part {
    Part(graph: self, isIn: paths.map(isIn), hasScenes: hasScenes, view: view)
  }

  /// The part of the graph that is in some of the files.
  struct Part: Sendable {
    fileprivate let graph: CallGraph
    fileprivate let isIn: [Bool]
    fileprivate let hasScenes: Bool?
    fileprivate var view: ActionFacts.AppView

    /// True if some function calls another only for quick actions of some types, or depending on a flag.
    var asksForTypes: Bool { graph.asksForTypes }

    /// Returns the same part for another view of the app's code.
    func seen(in view: ActionFacts.AppView) -> Part {
      var part = self
      part.view = view
      return part
    }

    /// Returns the functions among these with a call that only devices with 3D Touch make, and the condition.
    func forceTouchGate(
      in places: [ActionIndex.FunctionPlace]
    ) -> (path: String, gate: ActionFacts.Gate)? {
      let gates = places.compactMap { place -> (path: String, gate: ActionFacts.Gate)? in
        let calls = graph.number(of: place).flatMap { graph.limited[$0]?.tracedCalls } ?? []
        return calls.lazy.compactMap(\.conditions.forceTouchGate).first.map { (place.path, $0) }
      }
      return gates.min { ($0.path, $0.gate.range.start) < ($1.path, $1.gate.range.start) }
    }

    /// The functions that store quick actions.
    var writers: [ActionIndex.FunctionPlace] {
      graph.writers.filter(has).compactMap(graph.place)
    }

    /// The functions that store quick actions under a name.
    func writers(of name: String) -> [ActionIndex.FunctionPlace] {
      (graph.writersByName[name] ?? []).filter(has).compactMap(graph.place)
    }

    /// Returns true if a function does not run at the launch of an app with scenes.
    func runsAfterLaunch(_ place: ActionIndex.FunctionPlace) -> Bool {
      graph.number(of: place).map(graph.callbacks.afterLaunch.contains) ?? false
    }

    /// Returns the functions from which one of the targets is reached, and the targets themselves.
    ///
    /// - Parameters:
    ///   - conditions: the conditions under which the targets run.
    ///   - admits: returns true if a quick action passes the conditions in a function; nil where any does.
    func callers(
      of targets: [ActionIndex.FunctionPlace], under conditions: ActionFacts.Conditions = .none,
      where admits: ((ActionFacts.Conditions, ActionIndex.FunctionPlace) -> Bool)? = nil
    ) -> Callers {
      var reached: Set<Int> = []
      // All functions of one name have the same callers, except for arguments that they require and for the types of
      // the receivers.
      var seen = [Bool](repeating: false, count: graph.groups.count)
      var kinds: [Int: Set<Kind>] = [:]
      var pending = targets.compactMap(graph.number).map { (number: $0, flags: conditions.flags) }
      var limited: Set<Limited> = []
      while let (next, flags) = pending.popLast() {
        guard has(next) else { continue }
        let flags = limited.count < Self.maximumLimited ? flags : [:]
        if flags.isEmpty {
          guard reached.insert(next).inserted else { continue }
        } else {
          guard !reached.contains(next),
            limited.insert(Limited(number: next, flags: flags)).inserted
          else { continue }
        }
        let kind = graph.kind(of: next)
        for group in graph.reaching[next] where !flags.isEmpty || !seen[group] {
          // UIKit does not call this method in the app's life cycle, so it never reads the stored item.
          if let hasScenes, let ofScenes = graph.callbacks.active[next], ofScenes != hasScenes,
            graph.storing.contains(group)
          {
            continue
          }
          var isOfAll = false
          if flags.isEmpty {
            guard kinds[group, default: []].insert(kind).inserted else { continue }
            isOfAll = kinds[group, default: []].count > Self.maximumKinds
          }
          if flags.isEmpty, isOfAll { seen[group] = true }
          for caller in graph.groups[group] {
            for conditions in graph.conditions(
              of: caller, calling: next, flags, group, ofAll: isOfAll)
            where conditions.hold(in: view) {
              if let admits, let place = graph.place(caller),
                !admits(conditions, place)
              {
                continue
              }
              pending.append((caller, conditions.flags))
            }
          }
        }
      }
      return Callers(graph: graph, reached: reached.union(limited.map(\.number)))
    }

    /// A function with the required values of its parameters.
    private struct Limited: Hashable {
      let number: Int
      let flags: [Int: Bool]
    }

    /// The most such functions that are followed; further ones count without conditions.
    private static let maximumLimited = 256
    /// The most functions of one name that are distinguished.
    private static let maximumKinds = 16

    func numbered(_ places: [ActionIndex.FunctionPlace]) -> NumberedPlaces {
      graph.numbered(places)
    }

    private func has(_ number: Int) -> Bool {
      guard graph.functions.indices.contains(number) else { return false }
      let file = graph.functions[number].file
      return isIn.indices.contains(file) && isIn[file]
    }
  }

  /// The functions from which others are reached.
  struct Callers: Sendable {
    fileprivate let graph: CallGraph
    fileprivate let reached: Set<Int>

    var places: [ActionIndex.FunctionPlace] { reached.compactMap(graph.place) }

    func contains(_ place: ActionIndex.FunctionPlace) -> Bool {
      graph.number(of: place).map(reached.contains) ?? false
    }

    /// Returns those of some functions that are among these callers, in their order.
    func contained(of places: NumberedPlaces) -> [ActionIndex.FunctionPlace] {
      guard reached.count < places.all.count else { return places.all.filter(contains) }
      // An app can have many places, and most functions have few callers.
      return reached.flatMap { places.positions[$0] ?? [] }.sorted().map { places.all[$0] }
    }
  }

  /// Functions that are looked up among the callers of many functions.
  struct NumberedPlaces: Sendable {
    fileprivate let all: [ActionIndex.FunctionPlace]
    /// The positions in `all`, by the numbers of functions.
    fileprivate let positions: [Int: [Int]]
  }

  private func numbered(_ places: [ActionIndex.FunctionPlace]) -> NumberedPlaces {
    var positions: [Int: [Int]] = [:]
    for position in places.indices {
      guard let number = number(of: places[position]) else { continue }
      positions[number, default: []].append(position)
    }
    return NumberedPlaces(all: places, positions: positions)
  }

  /// Returns the conditions under which a function calls another one with the required values of its parameters.
  ///
  /// - Parameter isOfAll: true if neither the types of the objects that it names nor its labels matter.
  private func conditions(
    of caller: Int, calling called: Int, _ flags: [Int: Bool], _ group: Int, ofAll isOfAll: Bool
  ) -> [ActionFacts.Conditions] {
    guard let known = limited[caller]?.tracedCalls, !known.isEmpty,
      let name = names.indices.contains(group) ? names[group] : nil
    else { return [.none] }
    let base = ActionNames.base(of: name)
    // A name without colons may be part of any selector.
    let calls = known.filter {
      $0.name == name || $0.name == base || name == base && ActionNames.base(of: $0.name) == base
    }
    guard !calls.isEmpty else { return [.none] }
    let target = function(called)
    let meant = calls.filter { call in
      isOfAll
        || target.map(call.mayMean) ?? true
          && !implementations.areOther(than: called, for: call.receiver)
    }
    guard !flags.isEmpty, let function = limited[called] else { return meant.map(\.conditions) }
    return meant.compactMap { $0.conditions(calling: function, with: flags) }
  }

  /// Everything that distinguishes which calls of a name mean a function.
  private struct Kind: Hashable {
    let owner: String
    let signature: String
    let takesItem: Bool
  }

  private func kind(of number: Int) -> Kind {
    let function = function(number)
    return Kind(
      owner: implementations.areKnown ? implementations.owner(of: number) : "",
      signature: function?.signature ?? "", takesItem: function?.takesItem ?? false)
  }

  private func function(_ number: Int) -> ActionFacts.Function? {
    guard functions.indices.contains(number) else { return nil }
    let (file, index) = functions[number]
    return known.indices.contains(file) && known[file].indices.contains(index)
      ? known[file][index] : nil
  }

  private func place(_ number: Int) -> Place? {
    guard functions.indices.contains(number), paths.indices.contains(functions[number].file) else {
      return nil
    }
    return Place(path: paths[functions[number].file], index: functions[number].index)
  }

  private func number(of place: Place) -> Int? { starts[place.path].map { $0 + place.index } }
}
