import Files
import Guide
import SourceText

/// The way of one quick action through the app: from where it is declared, through what UIKit calls, to
/// the comparison with its type and the function that runs.
public struct ActionTrace: Sendable {
  /// A function by name and place.
  public struct Place: Sendable, Hashable {
    public let name: String
    public let location: FileLocation
  }

  /// A place that compares the type.
  public struct Comparison: Sendable {
    public let location: FileLocation
    /// Where the text stands, if not at the comparison itself.
    public let definition: FileLocation?
    /// The function around it.
    public let function: Place?
    /// What it calls, functions of the app with their places.
    public let calls: [Place]
    /// The functions that UIKit calls and from which the comparison is reached.
    public let cold: [Place]
    /// The functions that UIKit calls in a running app and from which the comparison is reached.
    public let warm: [Place]
  }

  /// Which links hold. `warmOnly` and `coldOnly` name the one way on which the comparison is
  /// reached.
  public enum Status: String, Sendable {
    case handled, warmOnly, coldOnly
    /// It is compared in code that no handler reaches.
    case notReached
    /// Other types are compared, this one is not.
    case notCompared
    /// No type is compared: all quick actions do the same.
    case alike
    /// What is done for all types that are not compared.
    case others
    case noHandler
    /// The app has scenes, and only the app delegate handles quick actions.
    case neverCalled
    case notFollowed
  }

  public let type: String
  public let title: String?
  public let declaration: FileLocation
  /// Whether only code makes items of the type.
  public let isDynamic: Bool
  /// Which links hold.
  public let status: Status
  /// Whether the app has scenes; nil where nobody knows.
  public let hasScenes: Bool?
  /// What UIKit calls when the app is launched, and while it runs.
  public let cold: [Place]
  /// What UIKit calls in a running app.
  public let warm: [Place]
  /// The places that compare the type, each once.
  public let comparisons: [Comparison]
  /// Where the way of types is lost, if that matters; nil also where it is in code that was not read.
  public let lost: FileLocation?

  /// - Parameters:
  ///   - hasScenes: nil where nobody knows.
  ///   - isFullyKnown: whether all code of the app was read.
  public static func all(
    _ types: [KnownType], in index: ActionIndex, hasScenes: Bool?, isFullyKnown: Bool
  ) -> [ActionTrace] {
    let reach = ActionReach(index, hasScenes: hasScenes)
    return types.map { ActionTrace($0, in: index, reach, isFullyKnown) }
  }

  private init(
    _ type: KnownType, in index: ActionIndex, _ reach: ActionReach, _ isFullyKnown: Bool
  ) {
    self.type = type.type
    title = type.title
    declaration = type.location
    isDynamic = type.isDynamic
    let pattern = TypePattern(declared: type.type)
    let uses =
      pattern.isTelling ? index.uses(of: pattern).filter { $0.kind != .notEqual } : []
    var comparisons: [Comparison] = []
    for use in uses {
      let place = FileLocation(use.path, use.range)
      guard !comparisons.contains(where: { $0.location == place }) else { continue }
      comparisons.append(
        Comparison(
          location: place, definition: use.definition == place ? nil : use.definition,
          function: index.function(of: use).map {
            Place(name: $0.fullName, location: FileLocation(use.path, $0.nameRange))
          }, calls: reach.calls(of: use), cold: reach.cold(to: use), warm: reach.warm(to: use)))
    }
    self.comparisons = comparisons
    hasScenes = reach.hasScenes
    cold = reach.coldEntries
    warm = reach.warmEntries
    let isCold = comparisons.contains { !$0.cold.isEmpty }
    let isWarm = comparisons.contains { !$0.warm.isEmpty }
    lost =
      pattern.isTelling
      ? index.obstacles.first.map { FileLocation($0.path, $0.range) } : type.location
    if !pattern.isTelling {
      // Only a build tells what it is compared with.
      status = .notFollowed
    } else if !comparisons.isEmpty {
      status =
        isCold && isWarm
        ? .handled
        : isWarm
          ? .warmOnly
          : isCold ? .coldOnly : reach.isNeverCalled ? .neverCalled : .notReached
    } else if !index.hasEntries {
      status = index.obstacles.isEmpty && isFullyKnown ? .noHandler : .notFollowed
    } else if reach.isNeverCalled {
      status = .neverCalled
    } else if !index.obstacles.isEmpty {
      status = .notFollowed
    } else if index.uses.isEmpty {
      status = .alike
    } else {
      status = index.isClosed ? .notCompared : .others
    }
  }
}

/// Which functions of an app are reached when a quick action is picked.
struct ActionReach {
  private typealias Place = ActionIndex.FunctionPlace

  let coldEntries: [ActionTrace.Place]
  let warmEntries: [ActionTrace.Place]
  /// Whether quick actions are handled only where UIKit does not ask.
  let isNeverCalled: Bool
  /// Whether the app has scenes; nil where nobody knows.
  let hasScenes: Bool?
  private let index: ActionIndex
  private let coldReach: [(entry: Place, reached: Set<Place>)]
  private let warmReach: [(entry: Place, reached: Set<Place>)]

  init(_ index: ActionIndex, hasScenes: Bool?) {
    self.index = index
    self.hasScenes = hasScenes
    var (cold, warm, doubtful): ([Place], [Place], [Place]) = ([], [], [])
    let paths = index.files.keys.sorted().filter { !index.isTest($0) }
    let isLost = paths.contains { path in
      index.files[path]?.functions.contains(where: \.losesLaunch) ?? false
    }
    let declining = paths.flatMap { index.files[$0]?.functions ?? [] }
      .filter { $0.entries.contains(.launch(returnsFalse: true)) }
    var isHandled = false
    var readers: [String: [Place]] = [:]
    for path in paths {
      for (number, function) in (index.files[path]?.functions ?? []).enumerated() {
        let place = Place(path: path, index: number)
        for name in function.reads { readers[name, default: []].append(place) }
        for entry in function.entries {
          isHandled = true
          switch entry {
          case .handler(.application) where hasScenes != true:
            warm.append(place)
            // UIKit calls it after the launch as well, unless the launch method returns false.
            if isLost { continue }
            cold.append(place)
            if declining.contains(where: { $0.owner == function.owner }) { doubtful.append(place) }
          case .handler(.windowScene) where hasScenes != false: warm.append(place)
          case .launch(_) where hasScenes != true: cold.append(place)
          case .connection where hasScenes != false: cold.append(place)
          case .handler, .launch, .connection: continue
          }
        }
      }
    }
    isNeverCalled = isHandled && cold.isEmpty && warm.isEmpty
    warmEntries = warm.compactMap(index.tracePlace)
    func reach(_ entry: Place) -> Set<Place> {
      var reached: Set<Place> = []
      // Hundreds of functions may have a name that thousands of them call.
      var (called, stored): (Set<String>, Set<String>) = ([], [])
      var pending = [entry]
      while let next = pending.popLast() {
        guard reached.insert(next).inserted, let function = index.function(at: next) else {
          continue
        }
        for call in function.calls where called.insert(ActionNames.base(of: call)).inserted {
          pending += index.functions(called: call)
        }
        for name in function.stores where stored.insert(name).inserted {
          pending += readers[name] ?? []
        }
      }
      return reached
    }
    let uses = Set(index.uses.compactMap(index.place(of:)))
    let coldReached = cold.map { (entry: $0, reached: reach($0)) }
    // Where the launch reaches less than the handler does, its way was not followed to the end.
    let others = coldReached.filter { !doubtful.contains($0.entry) }
    let known = others.reduce(into: Set<Place>()) { $0.formUnion($1.reached) }
    coldReach = coldReached.filter { entry, reached in
      !doubtful.contains(entry) || !reached.intersection(uses).isSubset(of: known)
    }
    coldEntries = coldReach.compactMap { index.tracePlace($0.entry) }
    warmReach = warm.map { ($0, reach($0)) }
  }

  func cold(to use: ActionIndex.Use) -> [ActionTrace.Place] { entries(coldReach, to: use) }
  func warm(to use: ActionIndex.Use) -> [ActionTrace.Place] { entries(warmReach, to: use) }

  private func entries(
    _ reach: [(entry: Place, reached: Set<Place>)], to use: ActionIndex.Use
  ) -> [ActionTrace.Place] {
    let target = index.place(of: use)
    return reach.filter { entry, reached in
      guard let target else {
        // A view that watches what was stored.
        return reached.contains { index.function(at: $0)?.stores.isEmpty == false }
      }
      return reached.contains(target)
    }.compactMap { index.tracePlace($0.entry) }
  }

  /// What runs for a type, each function once.
  func calls(of use: ActionIndex.Use) -> [ActionTrace.Place] {
    var ways = [use.way].compactMap { $0 }.map { (path: use.path, way: $0) }
    if use.isEnumeration, let name = use.name {
      // The branches for the case, wherever the enumeration goes from here.
      let last = ActionNames.last(of: name)
      for path in index.files.keys.sorted() {
        let branches = index.files[path]?.branches.filter { $0.caseName == last } ?? []
        ways += branches.map { (path, $0.way) }
      }
    }
    var found: [ActionTrace.Place] = []
    for (path, way) in ways {
      for call in way.calls {
        let targets = index.functions(called: call.name)
        let own = targets.filter {
          call.caller != nil && index.function(at: $0)?.owner == call.caller
        }
        for target in own.isEmpty ? targets : own {
          let owner = index.function(at: target)?.owner
          if let wanted = call.owner, owner.map(ActionNames.last) != wanted { continue }
          if let called = index.tracePlace(target), !found.contains(called) { found.append(called) }
        }
      }
      // No function of the app: what UIKit is asked for.
      let calls = way.calls.filter { !$0.isInitializer }
      if found.isEmpty,
        let call = calls.first(where: { !$0.isValue }) ?? calls.first ?? way.calls.first
      {
        found.append(.init(name: call.name, location: FileLocation(path, call.range)))
      }
    }
    // A header only declares what another file implements.
    return found.filter { place in
      !place.location.path.hasSuffix(".h")
        || !found.contains { $0.name == place.name && !$0.location.path.hasSuffix(".h") }
    }
  }
}

extension ActionIndex {
  /// The function around a use; nil where it stands outside of functions, or in a test.
  fileprivate func place(of use: Use) -> FunctionPlace? {
    isTest(use.path) ? nil : use.function.map { FunctionPlace(path: use.path, index: $0) }
  }

  /// Where a function is declared, by its full name.
  fileprivate func tracePlace(_ place: FunctionPlace) -> ActionTrace.Place? {
    function(at: place).map {
      .init(name: $0.fullName, location: FileLocation(place.path, $0.nameRange))
    }
  }
}
