/// Quick actions that are passed on before any observer exists, or to code that never reads them again.
extension ActionReach {
  /// The functions called by UIKit from which a use is reached in time, and the reason if there are none.
  struct EntriesInTime {
    let cold: [Place]
    let warm: [Place]
    /// The reason why no function remains; nil where one remains, or there never was one.
    let coldMiss: ActionMiss?
    let warmMiss: ActionMiss?

    init(cold: [Place], warm: [Place], _ coldMiss: ActionMiss?, _ warmMiss: ActionMiss?) {
      (self.cold, self.warm) = (cold, warm)
      (self.coldMiss, self.warmMiss) = (coldMiss, warmMiss)
    }
  }

  /// Returns the functions called by UIKit from which a use is reached in time.
  func placesOfEntries(to use: ActionIndex.Use, for type: TypePattern) -> EntriesInTime {
    let isElsewhere = EntriesInTime(cold: [], warm: [], .otherObject, .otherObject)
    if let model = use.ownModel, index.handovers.isOtherThanShared(model) { return isElsewhere }
    if let model = use.viewModel,
      index.handovers.isKeptFromViews(model)
        || index.handovers.ownModels.contains(model) && index.handovers.isOtherThanShared(model)
    {
      return isElsewhere
    }
    if use.conditions.needsWindow, needsWindowOfDelegate(use) {
      return EntriesInTime(cold: [], warm: [], .noWindow, .noWindow)
    }
    var (cold, warm) = allEntries(to: use, for: type)
    var (coldMiss, warmMiss): (ActionMiss?, ActionMiss?)
    func remove(
      _ places: inout [Place], _ miss: inout ActionMiss?, _ reason: ActionMiss,
      where isMissed: (Place) -> Bool
    ) {
      guard !places.isEmpty else { return }
      places.removeAll(where: isMissed)
      if places.isEmpty { miss = reason }
    }
    let behind: ActionMiss = use.handover == nil ? .askedBeforeBehind : .askedBefore
    let times = timesOfReading(use)
    if use.watch == .onceOnly && use.isInView && use.handover != nil || times == [.onceOnly] {
      remove(&warm, &warmMiss, behind) { _ in true }
    }
    if let times, times.contains(.appearing), times.isSubset(of: [.appearing, .onceOnly]) {
      let kept = Set(namesOfNeeds(use).map(ActionNames.last))
      if !index.mayShowAgain { remove(&warm, &warmMiss, behind) { onlyKeeps($0, kept) } }
    }
    remove(&cold, &coldMiss, .notAskedThen) { isTakenInVain($0, use) }
    remove(&warm, &warmMiss, .askedBefore) { isTakenTooSoon($0, use) }
    if times == [.laterOnly] || use.watch == .laterOnly && use.handover != nil {
      remove(&cold, &coldMiss, .tooEarly) { isKeptBeforeAppearance($0, use) }
    }
    let mayBeLost = cold.contains { place in
      index.function(at: place).map {
        $0.early != nil || !$0.unset.isEmpty || hasStoryboard && $0.unseen != nil
      } ?? false
    }
    remove(&cold, &coldMiss, .setBack) { isSetBack($0, use) }
    remove(&warm, &warmMiss, .setBack) { isSetBack($0, use) }
    if mayBeLost { remove(&cold, &coldMiss, .tooEarly) { isTooEarly($0, use) } }
    return EntriesInTime(cold: cold, warm: warm, coldMiss, warmMiss)
  }

  /// Returns true if a use needs the window of the app delegate, which no code sets in an app with scenes: these have
  /// their own.
  private func needsWindowOfDelegate(_ use: ActionIndex.Use) -> Bool {
    guard hasScenes == true, use.path.hasSuffix(".swift"),
      let owner = index.place(of: use).flatMap(index.function)?.owner.map(ActionNames.last),
      index.heirs(of: "UIApplicationDelegate").contains(owner),
      !index.handovers.windowOwners.contains(""), !index.handovers.windowOwners.contains(owner)
    else { return false }
    // A superclass may set it.
    return index.handovers.windowOwners.allSatisfy { !index.heirs(of: $0).contains(owner) }
      && ["UIResponder", "NSObject"].contains { index.heirs(of: $0).contains(owner) }
  }

  private static let waiting: Set<String> = [
    "async", "asyncAfter", "Task", "addOperation", "scheduledTimer", "perform", "sleep", "delay",
    "dispatch_async", "dispatch_after",
  ]

  /// Returns true if a launch keeps something before it returns, and all who are told of later changes of that begin to
  /// listen when their view is on screen.
  private func isKeptBeforeAppearance(_ entry: Place, _ use: ActionIndex.Use) -> Bool {
    guard let function = index.function(at: entry),
      function.entries.allSatisfy({ $0 == .connection || $0.isLaunch }), !index.handovers.isOpen
    else { return false }
    let names = namesOfNeeds(use).map(ActionNames.last) + [use.handover].compactMap(\.self)
    let observers = names.flatMap { index.handovers.observers[$0] ?? [] }
    guard !observers.isEmpty, observers.allSatisfy(\.isAppearing) else { return false }
    let callers = index.place(of: use).map { calls.callers(of: [$0]).places } ?? []
    return (callers.compactMap(index.function) + [function]).allSatisfy {
      Self.waiting.isDisjoint(with: $0.calls)
    }
  }

  /// The variables of which somebody has to read one for a use.
  private func namesOfNeeds(_ use: ActionIndex.Use) -> [String] {
    use.conditions.needs.flatMap { need in
      if case .reader(let names) = need { names } else { [String]() }
    }
  }

  /// Returns true if a function surely only sets some variables, and calls nothing that may create or show a view
  /// controller.
  private func onlyKeeps(_ place: Place, _ names: Set<String>) -> Bool {
    index.function(at: place).map { function in
      function.assignedNames.isSubset(of: names)
        && function.calls.allSatisfy { name in
          !Self.mayHandOn(name) || name == "init"
            || name.unicodeScalars.first?.properties.isUppercase == true
              && !name.hasSuffix("Controller") && !name.hasSuffix("Coordinator")
        }
    } ?? false
  }

  /// Returns the moments at which code reads a value that a use only stores; nil where they are not known, or more is
  /// done.
  private func timesOfReading(_ use: ActionIndex.Use) -> Set<ActionFacts.Watch>? {
    for case .reader(let names) in use.conditions.needs {
      return names.reduce([]) { known, name in
        known.flatMap { times in index.times(ofReading: name).map { times.union($0) } }
      }
    }
    return nil
  }

  private func allEntries(to use: ActionIndex.Use, for type: TypePattern) -> Entries {
    guard index.place(of: use) == nil, let name = use.handover, !index.isTest(use.path) else {
      return entries(to: index.place(of: use), under: use.conditions, for: type)
    }
    let writers = calls.writers(of: name)
    guard !writers.isEmpty else { return entries(to: nil, under: use.conditions) }
    return entries(among: calls.callers(of: writers))
  }

  /// Returns true if the whole path from a launch to a use runs before a view exists, and the use needs a view.
  private func isTooEarly(_ entry: Place, _ use: ActionIndex.Use) -> Bool {
    guard let function = index.function(at: entry) else { return false }
    if let name = use.way?.emptyProperty, let early = function.unset[name], index.isSetOnce(name),
      isTooEarly(entry, use, function, early, missed: [])
    {
      return true
    }
    let isUnseen =
      function.early != nil || hasStoryboard
      ? function.unseen.map { isHeardOnScreen(use) && isTooEarly(entry, use, function, $0) }
      : nil
    return function.early.map { isTooEarly(entry, use, function, $0) } ?? false || isUnseen ?? false
  }

  /// Returns true if all observers of what a use announces start observing when their view is loaded, or later.
  private func isHeardOnScreen(_ use: ActionIndex.Use) -> Bool {
    let observers = names(of: use).flatMap { index.handovers.observers[$0] ?? [] }
    return !observers.isEmpty && observers.allSatisfy(\.isOfLoadedView)
      && !use.conditions.needsWindow
  }

  private func isTooEarly(
    _ entry: Place, _ use: ActionIndex.Use, _ function: ActionFacts.Function,
    _ early: ActionFacts.Early
  ) -> Bool {
    let names = self.names(of: use)
    if isAnnouncedBeforeViews(names, use, function, early) { return true }
    let missed =
      use.isInView && isMadeLater(names, function, early)
      ? names.filter {
        index.handovers.isMomentary($0) || use.watch == .laterOnly && $0 == use.handover
      } : []
    let isVain = isVain(use, function, early)
    guard isVain || !missed.isEmpty else { return false }
    return isTooEarly(entry, use, function, early, missed: Set(missed), isVain: isVain)
  }

  /// - Parameter isVain: true if the use has no effect before there is a view.
  private func isTooEarly(
    _ entry: Place, _ use: ActionIndex.Use, _ function: ActionFacts.Function,
    _ early: ActionFacts.Early, missed: Set<String>, isVain: Bool = true
  ) -> Bool {
    let names = self.names(of: use)
    let place = index.place(of: use)
    if place == entry { return isVain && (early.isAll || use.range.start < early.end) }
    let ends = place.map { [$0] } ?? use.handover.map(calls.writers) ?? []
    let callers = calls.callers(of: ends).places.filter { $0 != entry }.compactMap(index.function)
    let reached = Set(callers.map(\.baseName))
    let reads = callers.reduce(into: names) { $0.formUnion($1.reads) }
    // A value that is stored until there is a view is read then.
    let isKept = ([function] + callers).contains { function in
      function.stores.contains { reads.contains($0) && !missed.contains($0) }
    }
    guard !isKept else { return false }
    // A function that only creates the observing view passes nothing to it.
    let makers = Set(
      missed.flatMap { index.handovers.observers[$0] ?? [] }.compactMap(\.view).flatMap(makers))
    let links = function.calls.map(ActionNames.base)
      .filter { reached.contains($0) && !makers.contains($0) }
    let stores = function.stores.intersection(reads)
    return !(links.isEmpty && stores.isEmpty)
      && (early.isAll
        || links.allSatisfy(early.calls.contains) && stores.allSatisfy(early.stores.contains))
  }

  /// Returns true if a launch method itself only announces something, and all its observers start observing when
  /// their view is on screen.
  private func isAnnouncedBeforeViews(
    _ names: Set<String>, _ use: ActionIndex.Use, _ function: ActionFacts.Function,
    _ early: ActionFacts.Early
  ) -> Bool {
    let heard = names.intersection(function.stores)
    guard !heard.isEmpty, !index.handovers.observesUnknown,
      heard.isSubset(of: early.promptStores),
      heard.allSatisfy({ name in
        let observers = index.handovers.observers[name] ?? []
        return index.handovers.isMomentary(name) && !observers.isEmpty
          && observers.allSatisfy(\.isAppearing)
      })
    else { return false }
    let callers = index.place(of: use).map { calls.callers(of: [$0]).places } ?? []
    let reached = Set(callers.compactMap { index.function(at: $0)?.baseName })
    return reached.isDisjoint(with: function.calls.map(ActionNames.base))
  }

  /// Returns the function called by UIKit, and the functions that read what it stores for a use; nil where it does
  /// more for that use.
  private func takers(
    of entry: Place, _ use: ActionIndex.Use
  ) -> (function: ActionFacts.Function, takers: [ActionFacts.Function], areLate: Bool)? {
    guard let function = index.function(at: entry), !function.stores.isEmpty,
      let place = index.place(of: use), place != entry
    else { return nil }
    let places = calls.callers(of: [place]).places.filter { $0 != entry }
    let callers = places.compactMap(index.function)
    let takers = callers.filter { !$0.reads.isDisjoint(with: function.stores) }
    let areLate = places.allSatisfy { place in
      index.function(at: place)?.reads.isDisjoint(with: function.stores) ?? true
        || calls.runsAfterLaunch(place)
    }
    let reached = Set(callers.map(\.baseName))
    guard !takers.isEmpty,
      !function.calls.contains(where: { reached.contains(ActionNames.base(of: $0)) })
    else { return nil }
    return (function, takers, areLate)
  }

  /// Returns true if the function called while the app runs only stores quick actions, and all code that reads them
  /// ran before: when the app entered the foreground (observed), or when the view of a controller was loaded or
  /// appeared.
  private func isTakenTooSoon(_ entry: Place, _ use: ActionIndex.Use) -> Bool {
    guard let (function, takers, _) = takers(of: entry, use),
      function.entries.contains(where: \.isHandler)
    else { return false }
    if takers.allSatisfy({ Self.foreground.contains($0.baseName) || $0.isOfForeground }) {
      return true
    }
    return !index.mayShowAgain && takers.allSatisfy(isOfAppearance)
      && onlyKeeps(entry, Set(function.stores.map(ActionNames.last)))
  }

  private static let foreground: Set<String> = [
    "sceneWillEnterForeground", "applicationWillEnterForeground",
  ]

  /// Returns true if a function runs only when the view of a controller is loaded or appears.
  private func isOfAppearance(_ function: ActionFacts.Function) -> Bool {
    guard function.isOfAppearance else { return false }
    let name = function.baseName
    if TypeFlow.appearing.contains(name) { return true }
    return !index.handovers.isOpen && !index.handovers.open.contains(name)
      && index.handovers.callers[name, default: 0] <= 1
      && index.handovers.madeOutside?.contains(name) == false
  }

  /// Returns true if a launch only stores quick actions, and all code that reads them runs too early, too late or not
  /// at all.
  private func isTakenInVain(_ entry: Place, _ use: ActionIndex.Use) -> Bool {
    guard let (function, takers, areLate) = takers(of: entry, use) else { return false }
    if hasScenes == true, areLate { return true }
    // Without scenes UIKit does not call this method at a launch.
    if hasScenes == false, function.entries.contains(where: \.isLaunch),
      takers.allSatisfy({ $0.baseName == "applicationWillEnterForeground" })
    {
      return true
    }
    return takers.allSatisfy { taker in
      let names = taker.reads.intersection(function.stores)
      return isForgotten(names, before: taker) || isLoaded(taker, before: names, in: function)
    }
  }

  /// Returns true if a scene clears some names when it enters the foreground, before a function reads them.
  private func isForgotten(_ names: Set<String>, before taker: ActionFacts.Function) -> Bool {
    guard hasScenes == true, taker.baseName == "sceneDidBecomeActive" else { return false }
    return index.files.values.contains { facts in
      !facts.isTest
        && facts.functions.contains {
          $0.baseName == "sceneWillEnterForeground" && $0.owner == taker.owner
            && names.isSubset(of: $0.clears)
        }
    }
  }

  /// Returns true if a controller reads some names when its view is loaded, and the only one of its class is on
  /// screen before they are stored.
  private func isLoaded(
    _ taker: ActionFacts.Function, before names: Set<String>, in launch: ActionFacts.Function
  ) -> Bool {
    guard taker.baseName == "viewDidLoad", let owner = taker.owner.map(ActionNames.last),
      let early = launch.early, names.isSubset(of: early.lateStores),
      launch.calls.contains(owner), index.handovers.madeOutside?.contains(owner) == false
    else { return false }
    return makers(of: owner).allSatisfy { $0 == launch.baseName }
      && index.heirs(of: owner).count == 1
  }

  /// Returns the names under which a use receives quick actions.
  private func names(of use: ActionIndex.Use) -> Set<String> {
    if let name = use.handover { return [name] }
    guard let place = index.place(of: use), let function = index.function(at: place) else {
      return []
    }
    guard use.isInView, function.entries.isEmpty else { return function.reads }
    // Another method of the view may receive the event and call this one.
    return calls.callers(of: [place]).places.compactMap(index.function)
      .filter { $0.owner == function.owner && $0.entries.isEmpty }
      .reduce(into: function.reads) { $0.formUnion($1.reads) }
  }

  /// Returns true if the observers of some names start observing when a view is created or loaded, which is later
  /// than a part of a launch.
  private func isMadeLater(
    _ names: Set<String>, _ function: ActionFacts.Function, _ early: ActionFacts.Early
  ) -> Bool {
    let observers = names.flatMap { index.handovers.observers[$0] ?? [] }
    return observers.allSatisfy { observer in
      guard let view = observer.view else { return false }
      guard observer.isInitializer || observer.mayLoadWhenMade, !early.isAll else { return true }
      let name = ActionNames.last(of: view)
      if function.calls.contains(name) { return !early.calls.contains(name) }
      // A function that it calls may create the view.
      let makers = makers(of: view).intersection(function.calls)
      if makers.isEmpty { return !observer.isInitializer }
      return makers.isDisjoint(with: early.calls)
    }
  }

  /// Returns the base names of the functions that create a view.
  private func makers(of view: String) -> Set<String> {
    let name = ActionNames.last(of: view)
    if let known = known.makers.withLock({ $0[name] }) { return known }
    var found: Set<String> = []
    for facts in index.files.values {
      for function in facts.functions where function.calls.contains(name) {
        found.insert(function.baseName)
      }
    }
    known.makers.withLock { $0[name] = found }
    return found
  }

  /// Returns true if a use posts notifications only for views, or needs the window.
  private func isVain(
    _ use: ActionIndex.Use, _ function: ActionFacts.Function, _ early: ActionFacts.Early
  ) -> Bool {
    if use.conditions.needsWindow || use.conditions.needsKeyWindow
      || timesOfReading(use) == [.laterOnly]
    {
      return true
    }
    let heard = Set(use.way?.sent ?? []).filter { index.handovers.observers[$0] != nil }
    if !heard.isEmpty, isMadeLater(heard, function, early) { return true }
    guard let posted = use.way?.posted, !posted.isEmpty, !index.handovers.observesUnknown,
      posted.allSatisfy({ index.handovers.observers[$0] != nil })
    else { return false }
    return isMadeLater(Set(posted), function, early)
  }
}
