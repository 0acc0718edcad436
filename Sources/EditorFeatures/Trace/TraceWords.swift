import ActionFlow
import Files
import Guide
import SourceText

extension ActionTrace {
  /// Returns one line on where the type is handled.
  ///
  /// - Parameter line: returns the line, from 0, of a position in the list that declares the type. In code all lines
  ///   are known.
  public func summary(_ line: (FileLocation) -> Int) -> LocalizedText {
    func place(_ location: FileLocation, _ known: Int?) -> String {
      "\(Path.name(of: location.path)):\((known ?? line(location)) + 1)"
    }
    let at = reached.map { place($0.location, $0.line) } ?? ""
    switch status {
    case .nothingDone where reached == nil: return .handlerDoesNothing
    case .onlyLogs where reached == nil: return .handlerOnlyLogs
    case .handled: return .handled(at, .coldAndWarm)
    case .warmOnly: return .handled(at, .warmOnly)
    case .coldOnly: return .handled(at, .coldOnly)
    case .nothingDone: return .nothingDoneAt(at, unmet)
    case .onlyLogs: return .onlyLogsAt(at)
    case .onlyWith3DTouch:
      let gate = lost.map { place($0, lostLine) } ?? at
      return isMadeWith3DTouch ? .madeWith3DTouch(gate) : .onlyWith3DTouch(gate)
    case .notReached: return .notReachedAt(at)
    case .notCompared: return vain.map { .comparedInVain($0) } ?? .notCompared
    case .alike: return .alike(cold.isEmpty ? .warmOnly : warm.isEmpty ? .coldOnly : nil)
    case .byDefault: return .handled(lost.map { place($0, lostLine) } ?? at, .coldAndWarm)
    case .others: return .others
    case .noHandler: return .noHandler
    case .neverCalled: return hasScenes == false ? .neverCalledWithoutScenes : .neverCalled
    case .wrongClass: return areUncalledNotBuilt ? .notBuilt : .wrongClass
    case .notAttached: return .notAttached(modifier?.name ?? "")
    case .neverMade: return isTypeUnused ? .neverUsed(uncalled ?? "") : .neverMade(uncalled ?? "")
    case .notFollowed: return lost.map { .notFollowed(place($0, lostLine)) } ?? .notRead
    }
  }

  /// The first missing link of the path; nil where there is none, or that is not known.
  public var broken: LocalizedText? {
    switch status {
    case .neverMade where isTypeUnused: .neverUsed(uncalled ?? "")
    case .neverMade: .neverMade(uncalled ?? "")
    case .alike where isLostAtLaunch, .warmOnly where isLostAtLaunch, .others where isLostAtLaunch,
      .notFollowed where isLostAtLaunch:
      .declined
    case .alike where cold.isEmpty: noColdEntry
    case .others where isLostAtColdLaunch: noColdEntry
    case .alike where warm.isEmpty: .noWarmEntry
    case .handled, .byDefault, .alike, .others, .notFollowed: nil
    case .warmOnly: cold.isEmpty ? noColdEntry : .coldLost(coldMiss)
    case .coldOnly: warm.isEmpty ? .noWarmEntry : .warmLost(warmMiss)
    case .nothingDone:
      comparisons.isEmpty ? .handlerDoesNothing : unmet.map { .unmet($0) } ?? .nothingDone
    case .onlyLogs: comparisons.isEmpty ? .handlerOnlyLogs : .onlyLogs
    case .onlyWith3DTouch: isMadeWith3DTouch ? .notMade : .gated
    case .notReached: .unreached
    case .notCompared: vain.map { .comparedInVain($0) } ?? .notCompared
    case .noHandler: .noHandler
    case .neverCalled: hasScenes == false ? .neverCalledWithoutScenes : .neverCalled
    case .wrongClass: areUncalledNotBuilt ? .notBuilt : .wrongClass
    case .notAttached: .notAttached(modifier?.name ?? "")
    }
  }
}

extension ActionTrace {
  private var noColdEntry: LocalizedText { isConnectionOverridden ? .overridden : .noColdEntry }

  /// The result for a quick action that launches the app, or is picked while it runs.
  public enum Outcome: String, Sendable {
    case handled, lost, unknown
  }

  /// The path and result at a launch, or in the running app.
  public struct Way: Sendable {
    public let outcome: Outcome
    /// The reason why it is lost, or not known; nil where it is handled.
    public let reason: LocalizedText?
    /// True if the comparison is reached and the quick action is lost after it.
    public var breaksBehindComparison = false
  }

  /// The result when it launches the app.
  public var launch: Way {
    way(
      isLost: isLostAtColdLaunch, of: cold, besides: warm,
      lost: isLostAtLaunch ? .declined : cold.isEmpty ? noColdEntry : .coldLost(coldMiss),
      breaksBehind: coldMiss?.isBehind == true, unentered: noColdEntry)
  }

  /// The result while the app runs.
  public var running: Way {
    way(
      isLost: isLostWhileRunning, of: warm, besides: cold,
      lost: warm.isEmpty ? .noWarmEntry : .warmLost(warmMiss),
      breaksBehind: warmMiss?.isBehind == true, unentered: .noWarmEntry)
  }

  private func way(
    isLost: Bool, of entries: [Place], besides others: [Place], lost reason: LocalizedText,
    breaksBehind: Bool, unentered: LocalizedText
  ) -> Way {
    // UIKit calls nothing here, but something in the other case.
    let isUnentered = entries.isEmpty && !others.isEmpty
    switch status {
    case _ where isLost:
      return Way(
        outcome: .lost, reason: reason, breaksBehindComparison: breaksBehind && !entries.isEmpty)
    case .handled, .byDefault, .alike, .warmOnly, .coldOnly:
      return Way(outcome: .handled, reason: nil)
    case .others, .notFollowed: return Way(outcome: .unknown, reason: summary { _ in 0 })
    case .nothingDone, .onlyLogs, .notReached, .notCompared, .onlyWith3DTouch:
      return Way(outcome: .lost, reason: isUnentered ? unentered : broken)
    case .noHandler, .neverCalled, .notAttached, .wrongClass, .neverMade:
      return Way(outcome: .lost, reason: broken)
    }
  }

  /// All missing links, each once, the first one first.
  public var brokenLinks: [LocalizedText] {
    let lost = [launch, running].filter { $0.outcome == .lost }.map(\.reason)
    return ([broken] + lost).compactMap { $0 }.reduce(into: []) { links, link in
      if !links.contains(where: { $0.english == link.english }) { links.append(link) }
    }
  }
}

extension LocalizedText {
  fileprivate static let coldAndWarm = LocalizedText(
    en: "at launch and while the app runs", zhHans: "启动时和运行时")
  fileprivate static let warmOnly = LocalizedText(en: "only while the app runs", zhHans: "仅运行时")
  fileprivate static let coldOnly = LocalizedText(en: "only at launch", zhHans: "仅启动时")

  fileprivate static func handled(_ place: String, _ how: LocalizedText) -> LocalizedText {
    LocalizedText(
      en: "handled in \(place) · \(how[.english])",
      zhHans: "在 \(place) 处理 · \(how[.simplifiedChinese])")
  }
  fileprivate static func nothingDoneAt(
    _ place: String, _ unmet: ActionFacts.Need?
  ) -> LocalizedText {
    guard let unmet else {
      return LocalizedText(
        en: "recognized in \(place), where nothing is done", zhHans: "在 \(place) 识别，但那里什么也没做")
    }
    let why = LocalizedText.unmet(unmet)
    return LocalizedText(
      en: "recognized in \(place), where \(why[.english])",
      zhHans: "在 \(place) 识别，但\(why[.simplifiedChinese])")
  }
  fileprivate static let nothingDone = LocalizedText(
    en: "the branch that recognizes it does nothing", zhHans: "识别它的分支什么也没做")
  fileprivate static func onlyLogsAt(_ place: String) -> LocalizedText {
    LocalizedText(
      en: "recognized in \(place), where it is only logged", zhHans: "在 \(place) 识别，但那里只写了日志")
  }
  fileprivate static let onlyLogs = LocalizedText(
    en: "the branch that recognizes it only logs", zhHans: "识别它的分支只写日志")
  fileprivate static let handlerDoesNothing = LocalizedText(
    en: "the handler does nothing", zhHans: "处理方法什么也没做")
  fileprivate static let handlerOnlyLogs = LocalizedText(
    en: "the handler only logs", zhHans: "处理方法只写日志")
  fileprivate static func onlyWith3DTouch(_ place: String) -> LocalizedText {
    LocalizedText(
      en: "handled with 3D Touch only: \(place) asks for it",
      zhHans: "仅在支持 3D Touch 时处理：\(place) 有此条件")
  }
  fileprivate static func madeWith3DTouch(_ place: String) -> LocalizedText {
    LocalizedText(
      en: "created with 3D Touch only: \(place) asks for it",
      zhHans: "仅在支持 3D Touch 时创建：\(place) 有此条件")
  }
  fileprivate static let notMade = LocalizedText(
    en: "without 3D Touch it is never created; iPhones since the XR and 11 have none",
    zhHans: "没有 3D Touch 时不会创建它，而 iPhone XR、11 及以后的机型都没有 3D Touch")
  fileprivate static let gated = LocalizedText(
    en: "without 3D Touch the handler does nothing with it; iPhones since the XR and 11 have none",
    zhHans: "没有 3D Touch 时处理方法不处理它，而 iPhone XR、11 及以后的机型都没有 3D Touch")
  fileprivate static func notReachedAt(_ place: String) -> LocalizedText {
    LocalizedText(
      en: "compared in \(place), which no handler reaches", zhHans: "在 \(place) 比较，但没有处理方法到达那里")
  }
  fileprivate static func notFollowed(_ place: String) -> LocalizedText {
    LocalizedText(en: "not followed past \(place)", zhHans: "在 \(place) 之后无法追踪")
  }
  fileprivate static let notRead = LocalizedText(
    en: "no handler in the code that was read; one may be in another language or a library",
    zhHans: "已读取的代码中没有处理方法；可能在其他语言或库中")
  fileprivate static let notCompared = LocalizedText(
    en: "no code compares this type", zhHans: "没有代码比较这个类型")
  fileprivate static func alike(_ how: LocalizedText?) -> LocalizedText {
    LocalizedText(
      en: "handled the same way for all types" + (how.map { " · " + $0[.english] } ?? ""),
      zhHans: "所有类型的处理方式相同" + (how.map { " · " + $0[.simplifiedChinese] } ?? ""))
  }
  fileprivate static let others = LocalizedText(
    en: "no code compares this type; a default branch may handle it",
    zhHans: "没有代码比较这个类型；默认分支可能会处理它")
  fileprivate static let noHandler = LocalizedText(
    en: "nothing in the app handles quick actions", zhHans: "App 中没有任何代码处理快捷操作")
  fileprivate static func notAttached(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "no view uses the modifier \(name), which would handle it",
      zhHans: "没有视图使用会处理它的修饰符 \(name)")
  }
  fileprivate static let notBuilt = LocalizedText(
    en: "the handler is in a file that belongs to no target of the app",
    zhHans: "处理快捷操作的方法所在的文件不属于 App 的任何 target")
  fileprivate static let wrongClass = LocalizedText(
    en: "the handler is in a class that UIKit does not create",
    zhHans: "处理快捷操作的方法位于 UIKit 不会创建的类中")
  fileprivate static let neverCalled = LocalizedText(
    en:
      "UIKit calls the scene delegate of an app with scenes, and only the app delegate has a handler",
    zhHans: "使用场景的 App 由 UIKit 调用场景代理，而只有 App 代理有处理方法")
  fileprivate static let neverCalledWithoutScenes = LocalizedText(
    en:
      "UIKit calls the app delegate of an app without scenes, and only a scene delegate has a handler",
    zhHans: "没有场景的 App 由 UIKit 调用 App 代理，而只有场景代理有处理方法")
  fileprivate static func neverUsed(_ type: String) -> LocalizedText {
    LocalizedText(en: "never created: \(type) is never used", zhHans: "从未创建：没有代码使用 \(type)")
  }
  fileprivate static func neverMade(_ function: String) -> LocalizedText {
    LocalizedText(
      en: "never created: \(function) is never called", zhHans: "从未创建：没有代码调用 \(function)")
  }
  fileprivate static let noColdEntry = LocalizedText(
    en:
      "lost at launch: no code reads shortcutItem of the options with which a scene connects",
    zhHans: "启动时丢失：没有代码读取场景连接选项的 shortcutItem")
  fileprivate static let overridden = LocalizedText(
    en: "lost at launch: a class overrides the method that reads it and does not call super",
    zhHans: "启动时丢失：有子类重写了读取它的方法，却没有调用 super")
  fileprivate static let declined = LocalizedText(
    en: "lost at launch: the launch method returns false and does nothing with it",
    zhHans: "启动时丢失：启动方法返回 false，却没有处理它")
  fileprivate static func coldLost(_ miss: ActionMiss?) -> LocalizedText {
    let launch = LocalizedText(en: "lost at launch: ", zhHans: "启动时丢失：")
    let words = LocalizedText(
      en: "the launch code never reaches the comparison", zhHans: "启动代码到不了比较处")
    return launch.followed(by: miss?.words ?? words)
  }
  fileprivate static let noWarmEntry = LocalizedText(
    en: "lost while the app runs: there is no handler", zhHans: "App 运行时丢失：没有处理方法")
  fileprivate static func warmLost(_ miss: ActionMiss?) -> LocalizedText {
    let running = LocalizedText(en: "lost while the app runs: ", zhHans: "App 运行时丢失：")
    let words = LocalizedText(
      en: "the handler never reaches the comparison", zhHans: "处理方法到不了比较处")
    return running.followed(by: miss?.words ?? words)
  }
  private func followed(by other: LocalizedText) -> LocalizedText {
    LocalizedText(
      en: english + other.english, zhHans: simplifiedChinese + other.simplifiedChinese)
  }
  fileprivate static let unreached = LocalizedText(
    en: "no handler reaches the comparison", zhHans: "没有处理方法到达比较处")
}
