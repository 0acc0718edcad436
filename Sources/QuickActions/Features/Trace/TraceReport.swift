import Files
import Guide
import SourceText

/// The ways of all quick actions of an app, with lines instead of bytes: what `trace` prints and the
/// server answers.
public struct TraceReport: Sendable, Encodable {
  /// A place in a file, of a function where it has a name.
  public struct Place: Sendable, Encodable, Hashable {
    public var name: String?
    public var file: String
    /// From 1.
    public var line: Int
  }

  /// A place that compares the type.
  public struct Comparison: Sendable, Encodable {
    public var file: String
    public var line: Int
    /// Where the text stands that is compared, where that is another place.
    public var definition: Place?
    /// The function around it.
    public var function: Place?
    /// What it calls, functions of the app with their places.
    public var calls: [Place]
    /// The functions that UIKit calls at a launch and from which it is reached.
    public var cold: [Place]
    /// The functions that UIKit calls in a running app and from which it is reached.
    public var warm: [Place]
  }

  /// One type of quick actions with its way.
  public struct Action: Sendable, Encodable {
    public var type: String
    public var title: String?
    /// Whether only code makes items of the type.
    public var isDynamic: Bool
    /// Where it is declared, or made.
    public var declared: Place
    /// `ActionTrace.Status`.
    public var status: String
    /// The status in words.
    public var summary: String
    /// What UIKit calls when the app is launched.
    public var cold: [Place]
    /// What UIKit calls in a running app.
    public var warm: [Place]
    /// The places that compare the type.
    public var comparisons: [Comparison]
    /// The first link that does not hold; nil where all do.
    public var broken: String?
    /// Where the way of types is lost, if that matters.
    public var lost: Place?
  }

  /// Grows when a member changes its meaning.
  public let version = 1
  /// Types of property lists first, then those that code makes.
  public var actions: [Action] = []

  /// - Parameters:
  ///   - folder: paths below it are written from there.
  ///   - text: the content of a file, for its lines.
  public init(
    _ traces: [ActionTrace], below folder: String, _ language: Language,
    text: (String) -> SourceText?
  ) {
    var texts: [String: SourceText?] = [:]
    func line(_ location: FileLocation) -> Int {
      let known = texts[location.path] ?? text(location.path)
      texts[location.path] = .some(known)
      guard let known, let range = location.range else { return 1 }
      return known.lines.line(at: min(range.start, known.length)) + 1
    }
    func file(_ path: String) -> String { Path.relative(path, to: folder) }
    func place(_ location: FileLocation, _ name: String? = nil) -> Place {
      Place(name: name, file: file(location.path), line: line(location))
    }
    func places(_ found: [ActionTrace.Place]) -> [Place] {
      found.map { place($0.location, $0.name) }
    }
    actions = traces.map { trace in
      let summary = trace.summary { line($0) - 1 }
      return Action(
        type: trace.type, title: trace.title, isDynamic: trace.isDynamic,
        declared: place(trace.declaration), status: trace.status.rawValue,
        summary: summary[language], cold: places(trace.cold), warm: places(trace.warm),
        comparisons: trace.comparisons.map {
          Comparison(
            file: file($0.location.path), line: line($0.location),
            definition: $0.definition.map { place($0) },
            function: $0.function.map { place($0.location, $0.name) }, calls: places($0.calls),
            cold: places($0.cold), warm: places($0.warm))
        }, broken: trace.broken?[language], lost: trace.lost.map { place($0) })
    }
  }

  /// The lines for people, with an empty one between two actions.
  public func lines(_ language: Language) -> [String] {
    Array(actions.map { lines(of: $0, language) }.joined(separator: [""]))
  }

  private func lines(of action: Action, _ language: Language) -> [String] {
    func words(_ text: LocalizedText) -> String { text[language] }
    var lines = [action.type + (action.title.map { "  “\($0)”" } ?? "")]
    func add(_ label: LocalizedText, _ text: String) {
      lines.append("  " + words(label) + text)
    }
    add(
      action.isDynamic ? .created : .declared, "\(action.declared.file):\(action.declared.line)")
    let cold = action.comparisons.flatMap(\.cold)
    let warm = action.comparisons.flatMap(\.warm)
    func entries(_ reached: [Place], _ all: [Place]) -> String {
      let shown = (reached.isEmpty ? all : reached).reduce(into: [Place]()) {
        if !$0.contains($1) { $0.append($1) }
      }
      guard !shown.isEmpty else { return "—" }
      let isLost = reached.isEmpty && !action.comparisons.isEmpty
      return shown.map { "\($0.name ?? "")  \($0.file):\($0.line)" }.joined(separator: ", ")
        + (isLost ? "  " + words(.notReached) : "")
    }
    add(.cold, entries(cold, action.cold))
    add(.warm, entries(warm, action.warm))
    if action.status == ActionTrace.Status.onlyWith3DTouch.rawValue, let gate = action.lost {
      add(.asks, "\(gate.file):\(gate.line)  forceTouchCapability")
    }
    for comparison in action.comparisons {
      let text = comparison.definition.map { "  (\($0.file):\($0.line))" } ?? ""
      add(
        .compared,
        "\(comparison.file):\(comparison.line)\(text)"
          + (comparison.function?.name.map { "  \($0)" } ?? ""))
      for call in comparison.calls.prefix(3) {
        add(.runs, "\(call.name ?? "")  \(call.file):\(call.line)")
      }
    }
    let isOpen = [ActionTrace.Status.notFollowed, .others].contains { $0.rawValue == action.status }
    let mark = isOpen ? "? " : "✓ "
    lines.append("  " + (action.broken.map { "✗ " + $0 } ?? mark + action.summary))
    return lines
  }
}

extension ActionTrace {
  /// One line on where the type is handled.
  ///
  /// - Parameter line: of a place in the list that declares the type, from 0. In code all lines are known.
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
    case .nothingDone: return .nothingDoneAt(at)
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
    case .wrongClass: return .wrongClass
    case .notAttached: return .notAttached(modifier?.name ?? "")
    case .neverMade: return .neverMade(uncalled ?? "")
    case .notFollowed: return lost.map { .notFollowed(place($0, lostLine)) } ?? .notRead
    }
  }

  /// The first link of the way that does not hold; nil where all do, or nobody knows.
  public var broken: LocalizedText? {
    switch status {
    case .neverMade: .neverMade(uncalled ?? "")
    case .alike where isLostAtLaunch, .warmOnly where isLostAtLaunch, .others where isLostAtLaunch,
      .notFollowed where isLostAtLaunch:
      .declined
    case .alike where cold.isEmpty: .noColdEntry
    case .alike where warm.isEmpty: .noWarmEntry
    case .handled, .byDefault, .alike, .others, .notFollowed: nil
    case .warmOnly: cold.isEmpty ? .noColdEntry : .coldLost
    case .coldOnly: warm.isEmpty ? .noWarmEntry : .warmLost
    case .nothingDone: comparisons.isEmpty ? .handlerDoesNothing : .nothingDone
    case .onlyLogs: comparisons.isEmpty ? .handlerOnlyLogs : .onlyLogs
    case .onlyWith3DTouch: isMadeWith3DTouch ? .notMade : .gated
    case .notReached: .unreached
    case .notCompared: vain.map { .comparedInVain($0) } ?? .notCompared
    case .noHandler: .noHandler
    case .neverCalled: hasScenes == false ? .neverCalledWithoutScenes : .neverCalled
    case .wrongClass: .wrongClass
    case .notAttached: .notAttached(modifier?.name ?? "")
    }
  }
}

extension LocalizedText {
  fileprivate static let declared = LocalizedText(en: "declared   ", zhHans: "声明   ")
  fileprivate static let created = LocalizedText(en: "created    ", zhHans: "创建   ")
  fileprivate static let cold = LocalizedText(en: "cold       ", zhHans: "冷启动 ")
  fileprivate static let warm = LocalizedText(en: "warm       ", zhHans: "热启动 ")
  fileprivate static let asks = LocalizedText(en: "asks       ", zhHans: "条件   ")
  fileprivate static let compared = LocalizedText(en: "compared   ", zhHans: "比较   ")
  fileprivate static let runs = LocalizedText(en: "runs       ", zhHans: "执行   ")
  fileprivate static let notReached = LocalizedText(
    en: "(does not reach the comparison)", zhHans: "（到不了比较处）")
  fileprivate static let coldAndWarm = LocalizedText(en: "cold and warm", zhHans: "冷启动和热启动")
  fileprivate static let warmOnly = LocalizedText(en: "warm only", zhHans: "仅热启动")
  fileprivate static let coldOnly = LocalizedText(en: "cold only", zhHans: "仅冷启动")

  fileprivate static func handled(_ place: String, _ how: LocalizedText) -> LocalizedText {
    LocalizedText(
      en: "handled in \(place) · \(how[.english])",
      zhHans: "在 \(place) 处理 · \(how[.simplifiedChinese])")
  }
  fileprivate static func nothingDoneAt(_ place: String) -> LocalizedText {
    LocalizedText(
      en: "recognized in \(place), where nothing is done", zhHans: "在 \(place) 识别，但那里什么也没做")
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
    en: "nobody compares this type", zhHans: "没有代码比较这个类型")
  fileprivate static func alike(_ how: LocalizedText?) -> LocalizedText {
    LocalizedText(
      en: "handled without a look at the type" + (how.map { " · " + $0[.english] } ?? ""),
      zhHans: "处理时不看类型" + (how.map { " · " + $0[.simplifiedChinese] } ?? ""))
  }
  fileprivate static let others = LocalizedText(
    en: "nobody compares this type; what runs for all others may handle it",
    zhHans: "没有代码比较这个类型；对其余类型执行的代码可能会处理它")
  fileprivate static let noHandler = LocalizedText(
    en: "nothing in the app handles quick actions", zhHans: "App 中没有任何代码处理快捷操作")
  fileprivate static func notAttached(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "no view uses the modifier \(name), which would handle it",
      zhHans: "没有视图使用会处理它的修饰符 \(name)")
  }
  fileprivate static let wrongClass = LocalizedText(
    en: "what handles quick actions is in a class that UIKit does not make",
    zhHans: "处理快捷操作的方法位于 UIKit 不会创建的类中")
  fileprivate static let neverCalled = LocalizedText(
    en:
      "UIKit calls the scene delegate of an app with scenes, and only the app delegate has a handler",
    zhHans: "使用场景的 App 由 UIKit 调用场景代理，而只有 App 代理有处理方法")
  fileprivate static let neverCalledWithoutScenes = LocalizedText(
    en:
      "UIKit calls the app delegate of an app without scenes, and only a scene delegate has a handler",
    zhHans: "没有场景的 App 由 UIKit 调用 App 代理，而只有场景代理有处理方法")
  fileprivate static func neverMade(_ function: String) -> LocalizedText {
    LocalizedText(
      en: "never made: nobody calls \(function)", zhHans: "从未创建：没有代码调用 \(function)")
  }
  fileprivate static let noColdEntry = LocalizedText(
    en:
      "lost at a cold launch: nothing reads shortcutItem of the options a scene is connected with",
    zhHans: "冷启动时丢失：没有代码读取场景连接选项的 shortcutItem")
  fileprivate static let declined = LocalizedText(
    en: "lost at a cold launch: the launch method returns false and does nothing with it",
    zhHans: "冷启动时丢失：启动方法返回 false，却没有处理它")
  fileprivate static let coldLost = LocalizedText(
    en: "lost at a cold launch: what reads it then does not reach the comparison",
    zhHans: "冷启动时丢失：读取它的代码到不了比较处")
  fileprivate static let noWarmEntry = LocalizedText(
    en: "lost while the app runs: there is no handler", zhHans: "App 运行时丢失：没有处理方法")
  fileprivate static let warmLost = LocalizedText(
    en: "lost while the app runs: the handler does not reach the comparison",
    zhHans: "App 运行时丢失：处理方法到不了比较处")
  fileprivate static let unreached = LocalizedText(
    en: "no handler reaches the comparison", zhHans: "没有处理方法到达比较处")
}
