import SourceText

/// A difference in one quick action between two points in time.
public struct ActionChange: Sendable {
  /// The aspect of the quick action that changed.
  public enum Kind: String, Sendable, CaseIterable {
    case added, removed
    /// A change of the type.
    case renamed
    /// A change in whether the quick action is handled, on launch or while the app runs.
    case handling
    /// A change of the function that runs.
    case runs
    /// Items of this type that the installed version created remain on the Home Screen.
    case formerItems
    /// A change in whether iOS shows the quick action.
    case visibility
    /// A change of the row on the Home Screen.
    case row
    case title, subtitle
    /// A change of the languages of the title or subtitle.
    case languages
    case icon
  }

  /// The effect of the change on people who use the app.
  public enum Effect: String, Sendable, CaseIterable {
    case worse
    /// Possibly worse: the result can no longer be determined.
    case unknown
    case changed, better
  }

  public let kind: Kind
  public let effect: Effect
  /// The earlier state; nil if the quick action did not exist.
  public let before: ActionState?
  /// The current state; nil if the quick action is gone.
  public let after: ActionState?
  /// A description of the change; nil if `before` and `after` suffice.
  public let detail: LocalizedText?

  public var type: String { after?.type ?? before?.type ?? "" }
  public var title: String? { after?.title ?? before?.title }
}

/// The differences in the quick actions of one app.
public struct AppDifference: Sendable {
  /// The property list that declares them, relative to the compared folder.
  public let path: String
  /// The earlier path of the property list, if it was different.
  public let formerPath: String?
  /// True if the app no longer exists.
  public let isRemoved: Bool
  /// The changes, grouped by quick action in the order of the property list; within each, worse ones first.
  public let changes: [ActionChange]
  /// The number of quick actions compared, including those removed.
  public let count: Int
}

/// The differences in the quick actions of all apps.
public struct ActionDifference: Sendable {
  public let apps: [AppDifference]

  public var changes: [ActionChange] { apps.flatMap(\.changes) }
  /// The number of quick actions compared.
  public var count: Int { apps.reduce(0) { $0 + $1.count } }

  /// True if a change is certainly for the worse.
  public var isWorse: Bool { changes.contains { $0.effect == .worse } }

  /// Returns the number of changes with an effect.
  public func count(_ effect: ActionChange.Effect) -> Int {
    changes.count { $0.effect == effect }
  }

  /// Compares the apps of a folder or revision with their earlier state.
  ///
  /// - Parameter readsLess: true if something that was readable before is not readable now.
  public init(from old: AppStates, to new: AppStates, readsLess: Bool = false) {
    let pairs = AppPair.pairs(old.apps, new.apps)
    apps = pairs.map { pair in
      let changes = AppComparison(pair, new, readsLess: readsLess).changes
      let path = pair.after?.path ?? pair.before?.path ?? ""
      let formerPath = pair.before.flatMap { $0.path == path ? nil : $0.path }
      let types = Set(
        (pair.before?.actions ?? []).map(\.type) + (pair.after?.actions ?? []).map(\.type))
      return AppDifference(
        path: path, formerPath: formerPath, isRemoved: pair.after == nil, changes: changes,
        count: types.count)
    }
  }
}
