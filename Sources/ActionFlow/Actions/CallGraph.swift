/// Which functions of source files call which, by the names of the calls, and which take quick actions from
/// properties that others store them in. Tests are left out.
///
/// What UIKit calls reaches thousands of functions, a comparison is reached by few: so ways are followed
/// from their ends. Everything is a number, since many ways are followed.
package struct CallGraph: Sendable {
  private typealias Place = ActionIndex.FunctionPlace

  private let paths: [String]
  /// The functions, file by file, with the place of the file among `paths`.
  private var functions: [(file: Int, index: Int)] = []
  /// The place of each file's first function.
  private var starts: [String: Int] = [:]
  /// The functions of the files, in the order of `paths`.
  private let known: [[ActionFacts.Function]]
  /// The functions that call something of a name, or that store quick actions under one.
  private var groups: [[Int]] = []
  /// The groups from which each function is reached.
  private var reaching: [[Int]] = []
  /// The functions that store quick actions, in their order.
  private let writers: [Int]
  /// The same by the names under which they do.
  private let writersByName: [String: [Int]]
  /// Functions with calls of which more is known, or that run under some conditions only.
  private var limited: [Int: ActionFacts.Function] = [:]
  /// True if some of their calls run for some types only, or only where a flag or the user info allows it.
  private var asksForTypes = false
  /// The name or selector that the functions of a group call; nil where something else leads on: they store
  /// something that is read or watched.
  private var names: [String?] = []
  private var callbacks = Callbacks()
  /// Which of the types that calls name have a function themselves.
  private let implementations: Implementations
  /// The groups of functions that store quick actions.
  private var storing: Set<Int> = []

  init(_ files: [String: ActionFacts]) {
    let paths = files.keys.sorted().filter { files[$0]?.isTest == false }
    let known = paths.map { files[$0]?.functions ?? [] }
    let conditional = paths.map { path in
      Set((files[path]?.uses ?? []).filter { !$0.conditions.flags.isEmpty }.compactMap(\.function))
    }
    // By what stands before the first colon of a call, and by the name of a property.
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
    // A view that watches what was stored calls them.
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
        // Most functions are called by none of these.
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
          // A property of its name in another type is another one.
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

  /// Returns what some of the files say.
  ///
  /// - Parameter hasScenes: true if the app has scenes; nil if that is not known.
  func part(
    in view: ActionFacts.AppView = .whole, hasScenes: Bool? = nil, _ isIn: (String) -> Bool
  ) -> Part {
    Part(graph: self, isIn: paths.map(isIn), hasScenes: hasScenes, view: view)
  }

  /// The graph as far as it lies in some of the files.
  struct Part: Sendable {
    fileprivate let graph: CallGraph
    fileprivate let isIn: [Bool]
    fileprivate let hasScenes: Bool?
    fileprivate var view: ActionFacts.AppView

    /// True if some function calls another one for quick actions of some types only, or by a flag.
    var asksForTypes: Bool { graph.asksForTypes }

    /// The same in another view.
    func seen(in view: ActionFacts.AppView) -> Part {
      var part = self
      part.view = view
      return part
    }

    /// The functions of these with a call that only a screen with 3D Touch leads to, and the condition.
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

    /// The functions from which one of some functions is reached, and these themselves.
    ///
    /// - Parameters:
    ///   - conditions: under which what is reached there runs.
    ///   - admits: whether a quick action passes conditions of a function; nil where any does.
    func callers(
      of targets: [ActionIndex.FunctionPlace], under conditions: ActionFacts.Conditions = .none,
      where admits: ((ActionFacts.Conditions, ActionIndex.FunctionPlace) -> Bool)? = nil
    ) -> Callers {
      var reached: Set<Int> = []
      // Of all functions of one name the callers are the same, but for the arguments that they need and for the types of
      // the objects that they name.
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

    /// A function with the values that its parameters must have.
    private struct Limited: Hashable {
      let number: Int
      let flags: [Int: Bool]
    }

    /// How many of those are followed; more of them count without conditions.
    private static let maximumLimited = 256
    /// The most functions of one name that are told apart.
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

  /// Functions from which others are reached.
  struct Callers: Sendable {
    fileprivate let graph: CallGraph
    fileprivate let reached: Set<Int>

    var places: [ActionIndex.FunctionPlace] { reached.compactMap(graph.place) }

    func contains(_ place: ActionIndex.FunctionPlace) -> Bool {
      graph.number(of: place).map(reached.contains) ?? false
    }

    /// Returns the places that are among these callers, in their order.
    func contained(of places: NumberedPlaces) -> [ActionIndex.FunctionPlace] {
      guard reached.count < places.all.count else { return places.all.filter(contains) }
      // An app can have many places, and most functions have few callers.
      return reached.flatMap { places.positions[$0] ?? [] }.sorted().map { places.all[$0] }
    }
  }

  /// Places of functions that are looked for among the callers of many functions.
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

  /// The conditions under which a function calls another one so that this runs under some flags.
  ///
  /// - Parameter isOfAll: true if neither the types of the objects that it names nor its labels matter.
  private func conditions(
    of caller: Int, calling called: Int, _ flags: [Int: Bool], _ group: Int, ofAll isOfAll: Bool
  ) -> [ActionFacts.Conditions] {
    guard let known = limited[caller]?.tracedCalls, !known.isEmpty,
      let name = names.indices.contains(group) ? names[group] : nil
    else { return [.none] }
    let base = ActionNames.base(of: name)
    // A name without colons may be that of any selector.
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

  /// All that tells apart which calls of a name mean a function.
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
