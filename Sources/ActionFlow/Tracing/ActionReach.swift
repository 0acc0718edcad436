import CodeModel
import Files
import Synchronization

/// The functions of an app that are reached when the user picks a quick action.
package struct ActionReach {
  typealias Place = ActionIndex.FunctionPlace

  let coldEntries: [ActionTrace.Place]
  let warmEntries: [ActionTrace.Place]
  /// True if quick actions are handled only in methods that UIKit does not call.
  let isNeverCalled: Bool
  /// True if the app has scenes; nil where that is not known.
  let hasScenes: Bool?
  let index: ActionIndex
  let calls: CallGraph.Part
  let cold: [Place]
  let warm: [Place]
  let known = Known()
  /// True if the launch method returns false for a quick action and does nothing with it.
  let isLostAtLaunch: Bool
  /// The code that is followed.
  let view: ActionFacts.AppView

  /// The methods that would receive quick actions, in classes that UIKit does not call.
  let uncalledEntries: [ActionTrace.Place]
  /// True if these methods are in classes that no target of the app contains.
  let areUncalledNotBuilt: Bool
  /// True if a class overrides the method that reads the quick action of a launch, and does not call `super`.
  let isConnectionOverridden: Bool
  /// The functions of delegates that the class of each object overrides without calling them.
  let replaced: Set<Place>
  /// True if UIKit creates the windows of scenes from a storyboard.
  let hasStoryboard: Bool
  /// The methods that would receive quick actions, where UIKit calls none of them.
  let unusedEntries: [ActionTrace.Place]

  /// - Parameters:
  ///   - graph: the call graph of the app's files or of more; nil to build it.
  ///   - classes: the classes that UIKit calls; nil where that is not known.
  ///   - view: the code to follow.
  package init(
    _ index: ActionIndex, hasScenes: Bool?, _ graph: CallGraph? = nil,
    _ classes: UIKitClasses? = nil, in view: ActionFacts.AppView = .whole
  ) {
    self.view = view
    self.index = index
    self.hasScenes = hasScenes
    calls = (graph ?? CallGraph(index.files)).part(
      in: view, hasScenes: hasScenes, index.has)
    var (cold, warm, doubtful): ([Place], [Place], Set<Place>) = ([], [], [])
    let entered = index.enteredFunctions
    let isLost = entered.contains { index.losesLaunch(at: $0.place) }
    let declining = Set(
      entered.filter { $0.entries.contains(.launch(returnsFalse: true)) }
        .compactMap { index.function(at: $0.place)?.owner })
    // In a subclass of these types its own method of the same kind runs instead.
    var overriding: [ActionFacts.Entry: Set<String>] = [:]
    for (place, entries) in entered where place.path.hasSuffix(".swift") {
      guard let function = index.function(at: place), let owner = function.owner,
        !function.calls.contains(function.baseName)
      else { continue }
      for entry in entries { overriding[entry, default: []].insert(owner) }
    }
    if entered.contains(where: { $0.entries.contains(.connection) }) {
      overriding[.connection, default: []].formUnion(index.ownersOfConnectionWithoutSuper)
    }
    var uncalled: [Place] = []
    var isOverridden = false
    for (place, entries) in entered {
      guard let function = index.function(at: place),
        view != .surelyBuilt || function.conditional == nil
      else { continue }
      for entry in entries {
        if let classes, let owner = function.owner, let ofScenes = entry.isOfScenes(function),
          !classes.mayCall(
            owner, ofScenes: ofScenes, isWarm: entry == .handler(.windowScene),
            besides: overriding[entry] ?? [])
        {
          uncalled.append(place)
          isOverridden =
            isOverridden
            || entry == .connection
              && classes.mayCall(owner, ofScenes: ofScenes, isWarm: false, besides: [])
          continue
        }
        switch entry {
        case .handler(.application) where hasScenes != true:
          warm.append(place)
          // UIKit calls it after the launch as well, unless the launch method returns false.
          if isLost { continue }
          cold.append(place)
          if let owner = function.owner, declining.contains(owner) { doubtful.insert(place) }
        case .handler(.windowScene) where hasScenes != false: warm.append(place)
        case .launch(_) where hasScenes != true && !index.losesLaunch(at: place): cold.append(place)
        case .connection where hasScenes != false: cold.append(place)
        case .handler, .launch, .connection: continue
        }
      }
    }
    hasStoryboard = classes?.hasStoryboard ?? false
    replaced = classes.map { Self.replaced(in: index, entered, $0) } ?? []
    uncalledEntries = uncalled.compactMap(index.tracePlace)
    areUncalledNotBuilt = uncalled.allSatisfy { place in
      index.function(at: place)?.owner.map { classes?.isNotBuilt($0) == true } == true
    }
    isConnectionOverridden = isOverridden
    isNeverCalled = !entered.isEmpty && cold.isEmpty && warm.isEmpty
    unusedEntries = isNeverCalled ? entered.compactMap { index.tracePlace($0.place) } : []
    warmEntries = warm.compactMap(index.tracePlace)
    self.warm = warm
    if !doubtful.isEmpty {
      let kept = ActionReach.kept(doubtful, among: cold, index, calls)
      cold.removeAll { doubtful.contains($0) && !kept.contains($0) }
    }
    cold = ActionReach.withoutHelpers(cold, index, calls)
    isLostAtLaunch = isLost && hasScenes != true && cold.isEmpty
    self.cold = cold
    coldEntries = cold.compactMap(index.tracePlace)
  }

  /// Returns the functions without helpers that read the connection options for a method called by UIKit.
  private static func withoutHelpers(
    _ cold: [Place], _ index: ActionIndex, _ calls: CallGraph.Part
  ) -> [Place] {
    let helpers = cold.filter { place in
      let name = index.function(at: place)?.signature ?? ""
      return !["scene", "windowScene", "application"].contains { name.hasPrefix($0) }
    }
    guard !helpers.isEmpty, helpers.count < cold.count else { return cold }
    let others = cold.filter { !helpers.contains($0) }
    return cold.filter { place in
      guard helpers.contains(place) else { return true }
      let callers = calls.callers(of: [place])
      return !others.contains(where: callers.contains)
    }
  }

  /// Returns the handlers that UIKit may call at a launch although a launch method returns false: where that method
  /// reaches less than they do, its path was not followed to the end.
  private static func kept(
    _ doubtful: Set<Place>, among cold: [Place], _ index: ActionIndex, _ calls: CallGraph.Part
  ) -> Set<Place> {
    let sure = cold.filter { !doubtful.contains($0) }
    // Many comparisons are in one function.
    var found: [Place?: CallGraph.Callers] = [:]
    func callers(of use: ActionIndex.Use) -> CallGraph.Callers {
      let place = index.place(of: use)
      if let known = found[place] { return known }
      let callers = calls.callers(of: [place].compactMap { $0 })
      found[place] = callers
      return callers
    }
    func isKnown(_ use: ActionIndex.Use) -> Bool { sure.contains(where: callers(of: use).contains) }
    let stored = sure.compactMap { index.function(at: $0)?.stores }
    if stored.allSatisfy(\.isEmpty), index.uses.contains(where: isKnown) { return [] }
    if index.obstacles.isEmpty, !stored.isEmpty, stored.allSatisfy({ !$0.isEmpty }),
      index.isNeverRead(stored.reduce([]) { $0.union($1) }, besides: sure)
    {
      return []
    }
    let known = Set(index.uses.filter(isKnown).map(\.pattern))
    let others = index.uses.filter { !isKnown($0) && !known.contains($0.pattern) }.map(callers)
    return doubtful.filter { handler in others.contains { $0.contains(handler) } }
  }

  /// Returns true if only functions lead to a use. Code called by views, observers and property closures may be
  /// reached in ways that were not followed.
  func isInFunctions(_ use: ActionIndex.Use) -> Bool {
    index.place(of: use).map(isInFunctions) ?? false
  }

  private func isInFunctions(_ place: Place) -> Bool {
    let callers = Set(
      calls.callers(of: [place]).places.compactMap { index.function(at: $0)?.baseName })
    let outer = known.outerCalls {
      index.files.values.reduce(into: []) { $0.formUnion($1.outerCalls) }
    }
    return outer.isDisjoint(with: callers)
  }

  /// The reason why nothing is called that receives quick actions.
  var neverStatus: ActionTrace.Status { uncalledEntries.isEmpty ? .neverCalled : .wrongClass }

  /// True if everything that these functions store is read only by functions that are never called.
  var storesInVain: Bool {
    known.storesInVain {
      let names = (cold + warm).compactMap(index.function).reduce(into: Set()) {
        $0.formUnion($1.stores)
      }
      guard names.allSatisfy(ActionFacts.Handover.isProperty) else { return false }
      let own = Set(cold + warm)
      let readers = index.readers(of: names).filter { !own.contains($0) }
      guard !readers.isEmpty, readers.count <= Self.maximumAsked,
        readers.allSatisfy({ !isReached($0) && isInFunctions($0) })
      else { return false }
      return index.isRead(names, by: own.union(readers))
    }
  }

  /// True if all functions called by UIKit store quick actions for other code.
  var onlyStores: Bool {
    let all = Set(cold + warm)
    let vain = index.announcedInVain
    return !all.isEmpty
      && all.allSatisfy { place in
        index.function(at: place).map { !$0.stores.isSubset(of: vain) } ?? false
      }
  }
}

extension ActionReach {
  typealias PlacedBranch = (path: String, branch: ActionFacts.Branch)
  typealias Entries = (cold: [Place], warm: [Place])

  /// Returns the branches for a case, wherever the enumeration goes after the type was converted to it.
  func branches(for use: ActionIndex.Use) -> [PlacedBranch] {
    guard let name = use.isEnumeration ? use.name.map(ActionNames.last) : use.way?.becomes else {
      return []
    }
    let branches = known.branches {
      let all = index.files.keys.sorted().flatMap { path in
        (index.files[path]?.branches ?? []).map { (path: path, branch: $0) }
      }
      return Dictionary(grouping: all, by: \.branch.caseName)
    }
    return branches[name] ?? []
  }

  /// Returns the branches that a picked quick action reaches. Other enumerations may have a case of the same name.
  func near(_ use: ActionIndex.Use, _ branches: [PlacedBranch]) -> [PlacedBranch] {
    guard branches.count > 1 else { return branches }
    let reached = branches.filter { path, branch in
      branch.function.map { isReached(Place(path: path, index: $0)) } ?? false
    }
    return reached.isEmpty ? branches : reached
  }

  /// Returns true if a function is reached from one that UIKit calls.
  func isReached(_ place: Place) -> Bool {
    let (cold, warm) = entries(to: place)
    return !cold.isEmpty || !warm.isEmpty
  }

  /// Returns the functions called by UIKit from which a function is reached. Code outside of functions is reached
  /// where a view watches a stored value.
  ///
  /// - Parameters:
  ///   - conditions: the conditions of the code that is reached.
  ///   - type: the type of the picked quick action; nil for any.
  ///   - view: the code to follow; nil for that of the object.
  func entries(
    to place: Place?, under conditions: ActionFacts.Conditions = .none,
    for type: TypePattern? = nil, in view: ActionFacts.AppView? = nil
  ) -> Entries {
    if let place, replaced.contains(place) { return ([], []) }
    // Most functions pass on all types alike.
    let type = calls.asksForTypes ? type : nil
    let end = End(
      place: place, conditions: place == nil ? .none : conditions, type: type,
      view: view ?? self.view)
    guard end.conditions.hold(in: end.view) else { return ([], []) }
    if let known = known.entries.withLock({ $0[end] }) { return known }
    let callers = calls.seen(in: end.view)
      .callers(
        of: place.map { [$0] } ?? calls.writers, under: end.conditions,
        where: type.map { type in { admits(type, $0, at: $1) } })
    let found = entries(among: callers)
    known.entries.withLock { $0[end] = found }
    return found
  }

  /// Returns the functions called by UIKit among some callers.
  func entries(among callers: CallGraph.Callers) -> Entries {
    let (cold, warm) = known.numbered { (calls.numbered(self.cold), calls.numbered(self.warm)) }
    return (callers.contained(of: cold), callers.contained(of: warm))
  }

  /// Returns true unless the conditions in a function are for other types, or require a value that a flag never has.
  private func admits(
    _ type: TypePattern, _ conditions: ActionFacts.Conditions, at place: Place
  ) -> Bool {
    let owner = index.function(at: place)?.owner
    if index.unmet(conditions.needs, in: owner) != nil { return false }
    if let unset = conditions.unsetProperty, index.handovers.isNeverSet(unset) { return false }
    if conditions.castsDelegate, index.handovers.isSwiftUI { return false }
    if let later = conditions.laterProperty, !index.handovers.isSetFromOutside(later) {
      return false
    }
    return conditions.types.isEmpty
      || conditions.types.contains { text in
        index.resolver.resolve(text, in: owner, at: place.path)?.pattern.matches(type) ?? true
      }
  }

  /// The end of a path.
  fileprivate struct End: Hashable {
    let place: Place?
    let conditions: ActionFacts.Conditions
    let type: TypePattern?
    let view: ActionFacts.AppView
  }

  /// The first position where types are lost on a path from UIKit; else the first of all.
  var firstObstacle: ActionIndex.Obstacle? {
    let all = index.obstacles
    guard all.count > 1 else { return all.first }
    return known.obstacle {
      all.prefix(Self.maximumAsked).first { obstacle in
        let function = obstacle.function.map { Place(path: obstacle.path, index: $0) }
        return function.map(isReached) ?? false
      }
    } ?? all.first
  }

  /// The reason why nothing is done for any quick action: each path from UIKit ends; nil where one may not.
  var deadEnd: ActionIndex.DeadEnd? {
    guard let first = index.deadEnds.first, index.uses.isEmpty, index.obstacles.isEmpty else {
      return nil
    }
    let ends = index.deadEnds.compactMap { end in
      end.function.map { Place(path: end.path, index: $0) }
    }
    guard ends.count == index.deadEnds.count else { return nil }
    let callers = calls.callers(of: ends)
    return (cold + warm).allSatisfy(callers.contains) ? first : nil
  }

  /// True if no code reached from UIKit handles a type that no comparison names.
  var isClosed: Bool {
    known.isClosed {
      if !isAllForValues { return false }
      if index.isClosed { return true }
      guard index.obstacles.isEmpty, !index.isOpen else { return false }
      let open = index.uses.filter { !$0.isExclusive && $0.mayHold }
      return open.count <= Self.maximumAsked
        && open.allSatisfy { use in
          isInFunctions(use) && index.place(of: use).map(isReached) == false
        }
        && index.uses.contains { use in
          !use.isByName && index.place(of: use).map(isReached) == true
        }
    }
  }

  /// True if nothing is lost on the paths from UIKit.
  var isFollowed: Bool {
    known.isFollowed {
      index.obstacles.count <= Self.maximumAsked
        && !index.obstacles.contains { obstacle in
          obstacle.function.map { isReached(Place(path: obstacle.path, index: $0)) } ?? true
        }
    }
  }

  /// The most positions of lost types for which it is checked whether UIKit reaches them.
  private static let maximumAsked = 64

  /// Cached results; many types share the functions that compare them.
  final class Known: Sendable {
    let obstacle = Lazily<ActionIndex.Obstacle?>()
    let isFollowed = Lazily<Bool>()
    let isClosed = Lazily<Bool>()
    let storesInVain = Lazily<Bool>()
    let outerCalls = Lazily<Set<String>>()
    let looks = Mutex<[ActionFacts.Sink: (look: ActionFacts.Look, functions: [Place])?]>([:])
    fileprivate let entries = Mutex<[End: Entries]>([:])
    let idleStatus = Lazily<ActionTrace.Status?>()
    let numbered = Lazily<(cold: CallGraph.NumberedPlaces, warm: CallGraph.NumberedPlaces)>()
    let forceTouchGate = Lazily<(location: FileLocation, line: Int)?>()
    let branches = Lazily<[String: [PlacedBranch]]>()
    /// True if a `default` that does nothing receives the cases made from types at a position.
    let idleDefaults = Mutex<[IdleKey: Bool]>([:])
    /// The names of the functions that create a view, by its name.
    let makers = Mutex<[String: Set<String>]>([:])
  }

  /// An enumeration, and the function in which types are converted to its cases.
  struct IdleKey: Hashable {
    let enumeration: String
    let place: Place
  }

  /// Returns the modifier that would handle an enumeration case, where no view uses it and nothing else is done for
  /// the case.
  func unattachedModifier(for use: ActionIndex.Use) -> ActionTrace.Place? {
    if let view = use.swiftUIView, let unattached = index.unattached(view) {
      switch unattached {
      case .view:
        return ActionTrace.Place(
          name: ActionNames.last(of: view), location: FileLocation(use.path, use.range))
      case .modifier(let place): return index.tracePlace(place)
      }
    }
    guard use.isEnumeration, let names = use.name?.split(separator: "."), names.count > 1,
      branches(for: use).isEmpty
    else { return nil }
    return index.unattachedModifiers[String(names[names.count - 2])].flatMap(index.tracePlace)
  }

  /// Returns the first position that surely does something for types that no comparison names.
  func other(in uses: [ActionIndex.Use]) -> ActionIndex.Use? {
    uses.first { use in
      guard use.actsForOthers else { return false }
      let (cold, warm) = entries(to: index.place(of: use), under: use.conditions)
      return !cold.isEmpty && !warm.isEmpty
    }
  }

  /// Returns true if quick actions surely reach only some uses of their types.
  func goNowhereElse(than uses: [ActionIndex.Use]) -> Bool {
    guard index.obstacles.isEmpty else { return false }
    let places = uses.compactMap(index.place)
    guard places.count == uses.count,
      places.allSatisfy({ index.function(at: $0)?.stores.isEmpty == true })
    else { return false }
    let callers = calls.callers(of: places)
    let stored = calls.writers.compactMap(index.function).reduce(into: Set()) {
      $0.formUnion($1.stores)
    }
    // Other code that receives one, or reads a stored one, may handle it.
    return index.files.allSatisfy { path, facts in
      facts.isTest
        || facts.functions.enumerated().allSatisfy { number, function in
          !(function.takesItem && function.hasBody) && function.reads.isDisjoint(with: stored)
            || callers.contains(Place(path: path, index: number))
        }
    }
  }

  /// Returns true if `empty-branch-for-type` reports that nothing is done for a type: a handler may do what a launch
  /// method does not.
  func isReportedByBranch(_ use: ActionIndex.Use) -> Bool {
    func isReported(_ isEmpty: Bool, _ path: String, _ function: Int?) -> Bool {
      let place = function.map { Place(path: path, index: $0) }
      let entries = place.flatMap(index.function)?.entries ?? []
      return isEmpty && !entries.contains(where: \.isLaunch)
    }
    return isReported(use.isEmpty && use.isReported, use.path, use.function)
      || branches(for: use).contains { path, branch in
        isReported(
          branch.isEmpty && !branch.isElsewhere && !branch.isInClosure, path, branch.function)
      }
  }

  /// Returns a branch for a case that does nothing, where all of them do nothing and it is not known whether
  /// something else is done on the path there.
  func doubt(about use: ActionIndex.Use) -> PlacedBranch? {
    let branches = branches(for: use)
    return branches.allSatisfy { $0.branch.isEmpty && $0.branch.isElsewhere } ? branches.first : nil
  }
}

extension ActionFacts.Entry {
  /// Returns true if a scene delegate has such a method, false for an app delegate; nil for another function.
  func isOfScenes(_ function: ActionFacts.Function) -> Bool? {
    switch self {
    case .handler(.windowScene): true
    case .handler(.application), .launch: false
    case .connection:
      function.signature.hasPrefix("scene")
        ? true : CodeFunction.configuresScenes(function.signature) ? false : nil
    }
  }
}
