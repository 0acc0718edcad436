/// What was found out about a quick action, and what that says of it: the first line of a table that fits.
struct TraceEvidence {
  let index: ActionIndex
  let reach: ActionReach
  /// The places that look at its type.
  let uses: [ActionIndex.Use]
  /// The same, each place once.
  let comparisons: [ActionTrace.Comparison]
  /// Whether its type is known; else only a build tells what it is compared with.
  let isTelling: Bool
  /// Whether no file of the app can handle quick actions but those that were read.
  let isFullyKnown: Bool
  /// Whether all that UIKit calls asks for 3D Touch.
  let isGated: Bool
  /// Whether all that UIKit calls keeps quick actions, and who takes them out again was not seen.
  let isOnlyKept: Bool

  private var isCold: Bool { comparisons.contains { !$0.cold.isEmpty && !$0.isIdle } }
  private var isWarm: Bool { comparisons.contains { !$0.warm.isEmpty && !$0.isIdle } }
  private var isReached: Bool { comparisons.contains(where: \.isReached) }
  private var isIdle: Bool { comparisons.allSatisfy { $0.isEmpty || !$0.isReached } }
  private var isCompared: Bool { !comparisons.isEmpty }

  /// Whether a type is recognized and surely no more is done than to log or to answer.
  private var isLogged: Bool {
    uses.allSatisfy(reach.onlyLogs) && uses.contains(where: reach.hasLog)
      && reach.goNowhereElse(than: uses)
  }

  /// Whether no way on which it could be reached is unknown.
  private var isSurelyNotReached: Bool {
    (index.hasEntries || isFullyKnown) && reach.isFollowed
      && (!reach.onlyStores || reach.storesInVain)
      && uses.allSatisfy(reach.isInFunctions)
  }

  /// Whether the other way, which UIKit begins as well, may reach it where it could not be followed.
  private var mayBeReachedOtherwise: Bool {
    !reach.coldEntries.isEmpty && !reach.warmEntries.isEmpty && !reach.isFollowed
  }

  /// Whether what a launch keeps is read somewhere in a way that was not followed.
  private var isKeptForUnknown: Bool {
    reach.cold.contains { place in
      reach.index.function(at: place)?.stores.contains(where: reach.index.mayBeRead) ?? false
    }
  }

  /// The branch that does nothing for it, though something else may be done on the way there.
  var doubt: ActionReach.PlacedBranch? {
    let doubts = uses.map(reach.doubt)
    return doubts.contains { $0 == nil } ? nil : doubts.first ?? nil
  }

  /// What surely handles all types that nobody compares.
  var other: ActionIndex.Use? { reach.other(in: index.uses) }

  /// What the first line says that fits.
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

  /// The order counts: what stands above hides what stands below.
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
