import ActionFlow
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

  /// What becomes of a quick action on one of the paths on which UIKit brings it.
  public struct Way: Sendable, Encodable {
    /// `ActionTrace.Outcome`.
    public var outcome: String
    /// Why it is lost or not known.
    public var reason: String?
    /// True if the comparison is reached, and it is lost behind that; else nil.
    public var breaksBehindComparison: Bool?
  }

  /// How UIKit starts an app.
  public struct LifeCycle: Sendable, Encodable {
    /// `ActionFlow.LifeCycle`; nil where it is not known.
    public var value: String?
    /// The same in words, or why it is not known.
    public var summary: String
    /// The places that say so, or leave it open.
    public var because: [Place]
  }

  /// One type of quick actions with its way.
  public struct Action: Sendable, Encodable {
    public var type: String
    public var title: String?
    /// Whether only code makes items of the type.
    public var isDynamic: Bool
    /// Where it is declared, or made.
    public var declared: Place
    /// How UIKit starts its app, which decides what it calls.
    /// Where the same function makes others of the type, with other titles; nil for none.
    public var alsoMade: [Place]?
    public var lifeCycle: LifeCycle
    /// `ActionTrace.Status`.
    public var status: String
    /// The status in words.
    public var summary: String
    /// What becomes of it when it launches the app.
    public var launch: Way
    /// What becomes of it while the app runs.
    public var running: Way
    /// What UIKit calls when the app is launched.
    public var cold: [Place]
    /// What UIKit calls in a running app.
    public var warm: [Place]
    /// The places that compare the type.
    public var comparisons: [Comparison]
    /// The first link that does not hold; nil where all do.
    public var broken: String?
    /// All links that do not hold.
    public var brokenLinks: [String]
    /// Where the way of types is lost, if that matters.
    public var lost: Place?
    /// Where a launch handles it and gets it once more; nil where it does not.
    public var deliveredTwice: Place?
  }

  /// Grows when a member changes its meaning.
  public let version = 1
  /// Types of property lists first, then those that code makes.
  public var actions: [Action] = []

  /// - Parameters:
  ///   - folder: paths below it are written from there.
  ///   - title: the title of a quick action; the default is what the file states.
  ///   - twice: where a launch handles a quick action and gets it once more.
  ///   - text: the content of a file, for its lines.
  public init(
    _ traces: [ActionTrace], below folder: String, _ language: Language,
    title: (ActionTrace) -> String? = \.title,
    twice: (ActionTrace) -> FileLocation? = { _ in nil }, text: (String) -> SourceText?
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
    func way(_ way: ActionTrace.Way, _ summary: LocalizedText) -> Way {
      let reason = way.outcome == .unknown ? summary : way.reason
      return Way(
        outcome: way.outcome.rawValue, reason: reason?[language],
        breaksBehindComparison: way.breaksBehindComparison ? true : nil)
    }
    func lifeCycle(_ answer: KnownLifeCycle) -> LifeCycle {
      switch answer {
      case .known(let value, let places):
        LifeCycle(
          value: value.rawValue, summary: value.name[language], because: places.map { place($0) })
      case .unknown(let doubt, let location):
        LifeCycle(summary: doubt.reason[language], because: location.map { [place($0)] } ?? [])
      }
    }
    actions = traces.map { trace in
      let summary = trace.summary { line($0) - 1 }
      return Action(
        type: trace.type, title: title(trace), isDynamic: trace.isDynamic,
        declared: place(trace.declaration),
        alsoMade: trace.alsoMade.isEmpty ? nil : trace.alsoMade.map { place($0) },
        lifeCycle: lifeCycle(trace.lifeCycle),
        status: trace.status.rawValue,
        summary: summary[language], launch: way(trace.launch, summary),
        running: way(trace.running, summary), cold: places(trace.cold), warm: places(trace.warm),
        comparisons: trace.comparisons.map {
          Comparison(
            file: file($0.location.path), line: line($0.location),
            definition: $0.definition.map { place($0) },
            function: $0.function.map { place($0.location, $0.name) }, calls: places($0.calls),
            cold: places($0.cold), warm: places($0.warm))
        }, broken: trace.broken?[language],
        brokenLinks: trace.brokenLinks.map { $0[language] }, lost: trace.lost.map { place($0) },
        deliveredTwice: twice(trace).map { place($0) })
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
    for place in [action.declared] + (action.alsoMade ?? []) {
      add(action.isDynamic ? .created : .declared, "\(place.file):\(place.line)")
    }
    let evidence = action.lifeCycle.because.map { "\($0.file):\($0.line)" }
    add(.lifeCycle, ([action.lifeCycle.summary] + evidence).joined(separator: "  "))
    let cold = action.comparisons.flatMap(\.cold)
    let warm = action.comparisons.flatMap(\.warm)
    func entries(_ reached: [Place], _ all: [Place], _ way: Way) -> String {
      let shown = (reached.isEmpty ? all : reached).reduce(into: [Place]()) {
        if !$0.contains($1) { $0.append($1) }
      }
      guard !shown.isEmpty else { return "—" }
      let isLost =
        reached.isEmpty && !action.comparisons.isEmpty && way.breaksBehindComparison != true
      return shown.map { "\($0.name ?? "")  \($0.file):\($0.line)" }.joined(separator: ", ")
        + (isLost ? "  " + words(.notReached) : "")
    }
    add(.cold, entries(cold, action.cold, action.launch))
    add(.warm, entries(warm, action.warm, action.running))
    if action.status == ActionTrace.Status.onlyWith3DTouch.rawValue, let gate = action.lost {
      add(.asks, "\(gate.file):\(gate.line)  forceTouchCapability")
    }
    for comparison in action.comparisons {
      let text = comparison.definition.map { "  (\($0.file):\($0.line))" } ?? ""
      add(
        .compared,
        "\(comparison.file):\(comparison.line)\(text)"
          + (comparison.function?.name.map { "  \($0)" } ?? "")
          + (comparison.cold.isEmpty && comparison.warm.isEmpty ? "  " + words(.unreached) : ""))
      for call in comparison.calls.prefix(3) {
        add(.runs, "\(call.name ?? "")  \(call.file):\(call.line)")
      }
    }
    let isOpen = [ActionTrace.Status.notFollowed, .others].contains { $0.rawValue == action.status }
    let mark = isOpen ? "? " : "✓ "
    return lines
      + (action.brokenLinks.isEmpty
        ? ["  " + mark + action.summary] : action.brokenLinks.map { "  ✗ " + $0 })
      + [action.deliveredTwice].compactMap(\.self).map {
        "  ! " + words(.twice) + "  \($0.file):\($0.line)"
      }
  }
}

extension LocalizedText {
  fileprivate static let declared = LocalizedText(en: "declared   ", zhHans: "声明     ")
  fileprivate static let created = LocalizedText(en: "created    ", zhHans: "创建     ")
  fileprivate static let lifeCycle = LocalizedText(en: "life cycle ", zhHans: "生命周期 ")
  fileprivate static let cold = LocalizedText(en: "launch     ", zhHans: "启动     ")
  fileprivate static let warm = LocalizedText(en: "running    ", zhHans: "运行时   ")
  fileprivate static let asks = LocalizedText(en: "asks       ", zhHans: "条件     ")
  fileprivate static let compared = LocalizedText(en: "compared   ", zhHans: "比较     ")
  fileprivate static let runs = LocalizedText(en: "runs       ", zhHans: "执行     ")
  fileprivate static let twice = LocalizedText(
    en: "delivered twice at a launch", zhHans: "启动时会传递两次")
  fileprivate static let unreached = LocalizedText(
    en: "(no handler reaches it)", zhHans: "（没有处理方法到达这里）")
  fileprivate static let notReached = LocalizedText(
    en: "(never reaches the comparison)", zhHans: "（到不了比较处）")
}
