import Files
import Guide
import SourceText

/// The path of one quick action through the app: from its declaration, through the functions that UIKit calls, to the
/// comparison with its type and the function that runs.
public struct ActionTrace: Sendable {
  /// A function, by name and location.
  public struct Place: Sendable, Hashable {
    public let name: String
    public let location: FileLocation
    /// The line of the position, from 0, where it is known without reading the file.
    package var line: Int?
  }

  /// A position that compares the type.
  public struct Comparison: Sendable {
    public let location: FileLocation
    /// The line of the position, from 0.
    public let line: Int
    /// The location of the compared text, if it is not in the comparison itself.
    public let definition: FileLocation?
    /// The function around it.
    public let function: Place?
    /// The functions that it calls, with the locations of the app's own.
    public let calls: [Place]
    /// True if nothing is done there.
    package let isEmpty: Bool
    /// True if surely nothing is done there but logging.
    let isIdle: Bool
    /// True if its branch is reported by `empty-branch-for-type`.
    let isReportedByBranch: Bool
    /// The functions that UIKit calls at a launch and from which the comparison is reached.
    public let cold: [Place]
    /// The functions that UIKit calls in a running app and from which the comparison is reached.
    public let warm: [Place]
    /// The reason why it is not reached at a launch although there is a path.
    package let coldMiss: ActionMiss?
    /// The reason why it is not reached in a running app although there is a path.
    package let warmMiss: ActionMiss?

    /// True if it is reached from a function that UIKit calls.
    package var isReached: Bool { !cold.isEmpty || !warm.isEmpty }
  }

  /// The reason why it is lost at a launch although there is a path.
  package var coldMiss: ActionMiss? { comparisons.lazy.compactMap(\.coldMiss).first }
  /// The reason why it is lost in a running app although there is a path.
  package var warmMiss: ActionMiss? { comparisons.lazy.compactMap(\.warmMiss).first }

  /// The result of following the path. `warmOnly` and `coldOnly` name the one case in which the comparison is
  /// reached.
  public enum Status: String, Sendable {
    case handled, warmOnly, coldOnly
    /// It is compared, or reaches a handler that compares no type, and nothing is done for it.
    case nothingDone
    /// The same, and surely nothing is done for it but logging.
    case onlyLogs
    /// Handlers are called, and do nothing on an iPhone without 3D Touch.
    case onlyWith3DTouch
    /// It is compared in code that no handler reaches.
    case notReached
    /// Other types are compared, this one is not.
    case notCompared
    /// No type is compared: all quick actions do the same.
    case alike
    /// The `else` or `default` of a comparison handles all types that are not compared.
    case byDefault
    /// Code for all types that are not compared may handle it.
    case others
    case noHandler
    /// The app has scenes, and only the app delegate handles quick actions.
    case neverCalled
    /// A modifier of SwiftUI's views would handle it, and no view uses that.
    case notAttached
    /// The methods that would handle quick actions are in classes that UIKit does not call.
    case wrongClass
    /// The function that would create it is never called.
    case neverMade
    case notFollowed
  }

  public let type: String
  public let title: String?
  public let declaration: FileLocation
  /// True if only code creates items of the type.
  public let isDynamic: Bool
  /// The locations where the same function creates further items of the type, with other titles.
  public let alsoMade: [FileLocation]
  /// The result of following the path.
  public private(set) var status: Status
  /// True if it is created only on devices with 3D Touch.
  package private(set) var isMadeWith3DTouch = false
  /// The life cycle with which UIKit starts the app.
  public let lifeCycle: KnownLifeCycle
  /// The functions that UIKit calls at a launch.
  public let cold: [Place]
  /// The functions that UIKit calls in a running app.
  public let warm: [Place]
  /// The positions that compare the type, each once.
  public let comparisons: [Comparison]
  /// True if the launch method returns false for a quick action and does nothing with it.
  package let isLostAtLaunch: Bool
  /// The location where types can no longer be followed, if that matters; nil also where it is in code that was not
  /// read.
  public private(set) var lost: FileLocation?
  /// The line of that location, from 0, if it is in code.
  package private(set) var lostLine: Int?
  /// The modifier of views that no view uses.
  package let modifier: Place?
  /// The methods that would receive it, in classes that UIKit does not call.
  package let uncalledEntries: [Place]
  /// True if these methods are in classes that no target of the app contains.
  package let areUncalledNotBuilt: Bool
  /// True if a class overrides the method that reads the quick action of a launch without calling `super`.
  package let isConnectionOverridden: Bool
  /// The methods for the other life cycle that would receive it, where UIKit calls none.
  package let unusedEntries: [Place]
  /// The function that would create it, where that function is never called.
  package let uncalled: String?
  /// True if `uncalled` is not a function but the type around it, which is never named.
  package var isTypeUnused: Bool {
    uncalled?.first?.isUppercase == true && uncalled?.contains { "(:.".contains($0) } == false
  }
  /// The requirement, such as the value of a flag or a user info key, without which nothing is done for it.
  package let unmet: ActionFacts.Need?
  /// A comparison that holds for no quick action, where there is no other.
  package let vain: ActionIndex.Use?

  /// - Parameters:
  ///   - reach: the reach in the same index.
  ///   - isFullyKnown: true if all code of the app was read.
  init(
    _ type: KnownType, in index: ActionIndex, _ reach: ActionReach, _ isFullyKnown: Bool,
    _ lifeCycle: KnownLifeCycle
  ) {
    self.type = type.type
    title = type.title
    declaration = type.location
    isDynamic = type.isDynamic
    alsoMade = type.alsoMade
    let pattern = type.pattern
    let uses =
      pattern.isTelling
      ? index.effectiveUses(of: pattern).filter {
        ($0.kind != .notEqual || $0.way != nil) && $0.conditions.hold(in: reach.view)
          && type.canBeMeant(by: $0)
      } : []
    var comparisons: [Comparison] = []
    // Next to a branch that logs, something else may be done for all types.
    let isElsewhere = !reach.goNowhereElse(than: uses)
    for use in uses {
      let place = FileLocation(use.path, use.range)
      guard !comparisons.contains(where: { $0.location == place }) else { continue }
      let entries = reach.placesOfEntries(to: use, for: pattern)
      let isEmpty = reach.isEmpty(use, having: type.userInfo)
      comparisons.append(
        Comparison(
          location: place, line: use.line,
          definition: use.definition == place ? nil : use.definition,
          function: index.function(of: use).map {
            Place(name: $0.fullName, location: FileLocation(use.path, $0.nameRange))
          }, calls: reach.calls(of: use), isEmpty: isEmpty,
          isIdle: isEmpty || isElsewhere == false && reach.onlyLogs(use),
          isReportedByBranch: reach.isReportedByBranch(use),
          cold: entries.cold.compactMap(index.tracePlace),
          warm: entries.warm.compactMap(index.tracePlace), coldMiss: entries.coldMiss,
          warmMiss: entries.warmMiss))
    }
    self.comparisons = comparisons
    unmet = uses.lazy.compactMap { reach.unmetNeed(of: $0, having: type.userInfo) }.first
    vain =
      comparisons.isEmpty
      ? index.uses(of: pattern).first { !$0.mayHold && type.canBeMeant(by: $0) } : nil
    self.lifeCycle = lifeCycle
    isLostAtLaunch = reach.isLostAtLaunch
    uncalledEntries = reach.uncalledEntries
    areUncalledNotBuilt = reach.areUncalledNotBuilt
    isConnectionOverridden = reach.isConnectionOverridden
    unusedEntries = reach.unusedEntries
    cold = reach.coldEntries
    warm = reach.warmEntries
    let isReached = comparisons.contains(where: \.isReached)
    let obstacle = pattern.isTelling ? reach.firstObstacle : nil
    let isAlike = index.uses.isEmpty && index.obstacles.isEmpty
    let gate =
      pattern.isTelling && (isReached || isAlike)
      ? reach.forceTouchGate ?? reach.forceTouchGate(before: uses) : nil
    // The code that reads what all handlers store was not found.
    let keeper = isAlike && reach.onlyStores ? warm.first ?? cold.first : nil
    let unreached = isReached ? nil : comparisons.first
    var lostLine = gate?.line ?? obstacle?.line ?? unreached?.line
    var lost =
      pattern.isTelling
      ? gate?.location ?? obstacle.map { FileLocation($0.path, $0.range) } ?? unreached?.location
        ?? keeper?.location
      : type.location
    let evidence = TraceEvidence(
      index: index, reach: reach, uses: uses, comparisons: comparisons,
      isTelling: pattern.isTelling, isFullyKnown: isFullyKnown, isGated: gate != nil,
      isOnlyKept: keeper != nil)
    var status = evidence.status
    if status == .byDefault, let other = evidence.other {
      (lost, lostLine) = (FileLocation(other.path, other.range), other.line)
    }
    if status == .notFollowed, let (path, branch) = evidence.doubt {
      (lost, lostLine) = (FileLocation(path, branch.range), branch.line)
    }
    if status == .notFollowed, lost == nil, let keeper = cold.first {
      (lost, lostLine) = (keeper.location, keeper.line)
    }
    // An app may create no item of a case for which nothing is done.
    if type.isPossible, [.nothingDone, .onlyLogs, .notCompared].contains(status) {
      (status, lost, lostLine) = (.notFollowed, type.location, nil)
    }
    modifier = uses.lazy.compactMap(reach.unattachedModifier).first
    if modifier != nil, [.handled, .warmOnly, .coldOnly].contains(status) {
      (status, lost, lostLine) = (.notAttached, nil, nil)
    }
    if let gate = type.forceTouchGate, status.mayBeRight {
      (status, lost, lostLine) = (.onlyWith3DTouch, gate.location, gate.line)
      isMadeWith3DTouch = true
    }
    uncalled = type.uncalled
    if uncalled != nil { (status, lost, lostLine) = (.neverMade, nil, nil) }
    (self.status, self.lost, self.lostLine) = (status, lost, lostLine)
  }
}

extension ActionTrace.Status {
  /// True if no link of the path is known to be missing, or only at a launch or in a running app.
  fileprivate var mayBeRight: Bool {
    [.handled, .warmOnly, .coldOnly, .alike, .others, .byDefault, .notFollowed].contains(self)
  }
}

extension ActionTrace {
  /// Returns the same trace, but with an unknown result where it differs in the code that is always built.
  func unlessBuilt(_ other: ActionTrace, at place: ActionIndex.GatePlace) -> ActionTrace {
    guard other.status != status else { return self }
    var trace = self
    (trace.status, trace.isMadeWith3DTouch) = (.notFollowed, false)
    (trace.lost, trace.lostLine) = (place.location, place.line)
    return trace
  }

  /// The same trace with an unknown result, for configurations that differ.
  var unknown: ActionTrace {
    var trace = self
    (trace.status, trace.isMadeWith3DTouch) = (.notFollowed, false)
    (trace.lost, trace.lostLine) = (declaration, nil)
    return trace
  }

  /// True if the app has scenes; nil where that is not known.
  public var hasScenes: Bool? { lifeCycle.hasScenes }

  /// Returns true if a text names it: the type, or the part after its last dot.
  public func isNamed(_ text: String) -> Bool {
    type == text || TypePattern(declared: type).lastComponent == text
      || TypePattern(declared: type).matches(TypePattern([text]))
  }

  /// The position that the summary names; where it names none, the handler that would compare the type. Nil where
  /// there is no such code.
  public var primaryLocation: FileLocation? {
    let handler = (warm.first ?? cold.first)?.location
    switch status {
    case .handled, .warmOnly, .coldOnly, .nothingDone, .onlyLogs, .notReached:
      return reached?.location ?? handler
    case .onlyWith3DTouch, .byDefault: return lost ?? reached?.location
    case .notFollowed: return lost
    case .notCompared, .alike, .others, .neverCalled: return handler
    case .notAttached: return modifier?.location
    case .wrongClass: return uncalledEntries.first?.location
    case .noHandler, .neverMade: return nil
    }
  }

  /// The comparison that the summary names.
  package var reached: Comparison? {
    comparisons.first { !$0.warm.isEmpty && !$0.isIdle } ?? comparisons.first { !$0.warm.isEmpty }
      ?? comparisons.first
  }

  /// True if a rule on branches reports that nothing is done for it.
  package var isToldByBranch: Bool { comparisons.contains(where: \.isReportedByBranch) }

  /// True if it is handled at a launch and lost while the app runs.
  package var isLostWhileRunning: Bool {
    switch status {
    case .coldOnly: true
    case .alike: warm.isEmpty && !cold.isEmpty
    default: false
    }
  }

  /// True if it is handled while the app runs and lost when it launches the app.
  package var isLostAtColdLaunch: Bool {
    switch status {
    case .warmOnly: true
    case .alike, .others: isLostAtLaunch || cold.isEmpty && !warm.isEmpty
    case .notFollowed: isLostAtLaunch
    default: false
    }
  }
}
