/// The findings about a quick action, and the status that follows from them: that of the first matching line of a
/// table.
struct TraceEvidence {
  let index: ActionIndex
  let reach: ActionReach
  /// The uses of its type.
  let uses: [ActionIndex.Use]
  /// The same, each position once.
  let comparisons: [ActionTrace.Comparison]
  /// True if its type is known; else only a build shows what it is compared with.
  let isTelling: Bool
  /// True if only files that were read can handle quick actions of the app.
  let isFullyKnown: Bool
  /// True if all functions called by UIKit require 3D Touch.
  let isGated: Bool
  /// True if all functions called by UIKit store quick actions, and the code that reads them was not found.
  let isOnlyKept: Bool

  private var isCold: Bool { comparisons.contains { !$0.cold.isEmpty && !$0.isIdle } }
  private var isWarm: Bool { comparisons.contains { !$0.warm.isEmpty && !$0.isIdle } }
  private var isReached: Bool { comparisons.contains(where: \.isReached) }
  private var isIdle: Bool { comparisons.allSatisfy { $0.isEmpty || !$0.isReached } }
  private var isCompared: Bool { !comparisons.isEmpty }

  /// True if a type is recognized and surely nothing is done but logging or answering.
  private var isLogged: Bool {
    uses.allSatisfy(reach.onlyLogs) && uses.contains(where: reach.hasLog)
      && reach.goNowhereElse(than: uses)
  }

  /// True if no path on which it could be reached is unknown.
  private var isSurelyNotReached: Bool {
    (index.hasEntries || isFullyKnown) && reach.isFollowed
      && (!reach.onlyStores || reach.storesInVain)
      && uses.allSatisfy(reach.isInFunctions)
  }

  /// True if the other case, a launch or a running app, may reach it on a path that could not be followed.
  private var mayBeReachedOtherwise: Bool {
    !reach.coldEntries.isEmpty && !reach.warmEntries.isEmpty && !reach.isFollowed
  }

  /// True if a value that a launch stores is read in a way that could not be followed.
  private var isKeptForUnknown: Bool {
    reach.cold.contains { place in
      reach.index.function(at: place)?.stores.contains(where: reach.index.mayBeRead) ?? false
    }
  }

  /// The branch that does nothing for it, though something else may be done on the path there.
  var doubt: ActionReach.PlacedBranch? {
    let doubts = uses.map(reach.doubt)
    return doubts.contains { $0 == nil } ? nil : doubts.first ?? nil
  }

  /// The use that surely handles all types that are not compared.
  var other: ActionIndex.Use? { reach.other(in: index.uses) }

  /// The status of the first matching line.
  var status: ActionTrace.Status {
    Self.table.first { $0.fits(self) }?.status(self) ?? .notFollowed
  }

  private typealias Line = (
    fits: @Sendable (TraceEvidence) -> Bool, status: @Sendable (TraceEvidence) -> ActionTrace.Status
  )

  private static func line(
    _ status: ActionTrace.Status, _ fits: @escaping @Sendable (TraceEvidence) -> Bool
  ) -> Line {
    (fits, { _ in status })
  }

  /// The order matters: the first matching line decides.
  private static let table: [Line] = [
    line(.noHandler) { $0.isFullyKnown && $0.index.isNeverEntered },
    line(.notFollowed) { !$0.isTelling },
    line(.onlyLogs) { $0.isReached && $0.isLogged && $0.uses.contains(where: $0.reach.writesLog) },
    line(.nothingDone) { $0.isReached && ($0.isIdle || $0.isLogged) },
    line(.notFollowed) { $0.isReached && $0.doubt != nil },
    line(.onlyWith3DTouch) { $0.isGated },
    line(.handled) { $0.isCold && $0.isWarm },
    line(.notFollowed) { ($0.isCold || $0.isWarm) && $0.mayBeReachedOtherwise },
    line(.notFollowed) { $0.isWarm && !$0.isCold && $0.isKeptForUnknown },
    line(.warmOnly) { $0.isWarm },
    line(.coldOnly) { $0.isCold },
    (fits: { $0.isCompared && $0.reach.isNeverCalled }, status: { $0.reach.neverStatus }),
    line(.notReached) { $0.isCompared && $0.isSurelyNotReached },
    line(.notFollowed) { $0.isCompared },
    line(.noHandler) { !$0.index.hasEntries && $0.index.obstacles.isEmpty && $0.isFullyKnown },
    line(.notFollowed) { !$0.index.hasEntries },
    (fits: { $0.reach.isNeverCalled }, status: { $0.reach.neverStatus }),
    line(.notFollowed) { !$0.index.obstacles.isEmpty },
    (
      fits: { $0.index.uses.isEmpty && $0.reach.idleStatus != nil },
      status: { $0.reach.idleStatus ?? .notFollowed }
    ),
    (
      fits: { $0.reach.deadEnd != nil },
      status: { $0.reach.deadEnd?.cause == .logs ? .onlyLogs : .nothingDone }
    ),
    line(.notFollowed) { $0.index.uses.isEmpty && $0.isOnlyKept },
    line(.alike) { $0.index.uses.isEmpty },
    line(.byDefault) { $0.other != nil },
    line(.notCompared) { $0.reach.isClosed },
    line(.others) { _ in true },
  ]
}
