import SourceText

/// What is different about a quick action from one time to another.
public struct ActionChange: Sendable {
  /// What has changed.
  public enum Kind: String, Sendable, CaseIterable {
    case added, removed
    /// Its type.
    case renamed
    /// Whether it is handled, at a launch or while the app runs.
    case handling
    /// The function that runs.
    case runs
    /// Items of the type that the installed version made are left on the Home Screen.
    case formerItems
    /// Whether iOS shows it.
    case visibility
    /// The row on the Home Screen.
    case row
    case title, subtitle
    /// The languages of its title or subtitle.
    case languages
    case icon
  }

  /// What the change does to those who use the app.
  public enum Effect: String, Sendable, CaseIterable {
    case worse
    /// It may be worse: what becomes of the quick action now is not known.
    case unknown
    case changed, better
  }

  public let kind: Kind
  public let effect: Effect
  /// As it was; nil where it was not there.
  public let before: ActionState?
  /// As it is now; nil where it is gone.
  public let after: ActionState?
  /// The change in words; nil where `before` and `after` say it.
  public let detail: LocalizedText?

  public var type: String { after?.type ?? before?.type ?? "" }
  public var title: String? { after?.title ?? before?.title }
}

/// What is different about the quick actions of an app.
public struct AppDifference: Sendable {
  /// The file that declares them, from the folder that was looked at.
  public let path: String
  /// The same before, where it was another one.
  public let formerPath: String?
  /// True if the app is not there any more.
  public let isRemoved: Bool
  /// Worse ones first for each quick action, in the order of the property list.
  public let changes: [ActionChange]
  /// How many quick actions the app has, with those it had.
  public let count: Int
}

/// What is different about the quick actions of all apps.
public struct ActionDifference: Sendable {
  public let apps: [AppDifference]

  public var changes: [ActionChange] { apps.flatMap(\.changes) }
  /// How many quick actions were compared.
  public var count: Int { apps.reduce(0) { $0 + $1.count } }

  /// True if something is surely worse than before.
  public var isWorse: Bool { changes.contains { $0.effect == .worse } }

  /// Returns how many changes have an effect.
  public func count(_ effect: ActionChange.Effect) -> Int {
    changes.count { $0.effect == effect }
  }

  /// Compares the apps of a folder or revision with what they were.
  ///
  /// - Parameter readsLess: whether something cannot be read now that could before.
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
