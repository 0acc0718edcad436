import ActionFlow
import Files
import Guide
import SourceText

/// The paths of all quick actions of an app, with lines instead of bytes: the output of `trace`, and the server's
/// result.
public struct TraceReport: Sendable, Encodable {
  /// A position in a file, or a function with its position.
  public struct Place: Sendable, Encodable, Hashable {
    public var name: String?
    public var file: String
    /// The line, from 1.
    public var line: Int
  }

  /// A position that compares the type.
  public struct Comparison: Sendable, Encodable {
    public var file: String
    public var line: Int
    /// The position of the compared text, if it is elsewhere.
    public var definition: Place?
    /// The function around it.
    public var function: Place?
    /// The functions that it calls, with the positions of the app's own.
    public var calls: [Place]
    /// The functions that UIKit calls at a launch and from which it is reached.
    public var cold: [Place]
    /// The functions that UIKit calls in a running app and from which it is reached.
    public var warm: [Place]
  }

  /// The result for a quick action at a launch, or in the running app.
  public struct Way: Sendable, Encodable {
    /// The raw value of `ActionTrace.Outcome`.
    public var outcome: String
    /// The reason why it is lost or not known.
    public var reason: String?
    /// True if the comparison is reached and the quick action is lost after it; else nil.
    public var breaksBehindComparison: Bool?
  }

  /// The life cycle of an app.
  public struct LifeCycle: Sendable, Encodable {
    /// The raw value of `ActionFlow.LifeCycle`; nil where it is not known.
    public var value: String?
    /// The life cycle in words, or the reason why it is not known.
    public var summary: String
    /// The positions that show it, or leave it open.
    public var because: [Place]
  }

  /// One type of quick actions with its path.
  public struct Action: Sendable, Encodable {
    public var type: String
    public var title: String?
    /// True if only code creates items of the type.
    public var isDynamic: Bool
    /// The position of its declaration, or of the code that creates it.
    public var declared: Place
    /// The positions where the same function creates further items of the type, with other titles; nil for none.
    public var alsoMade: [Place]?
    public var lifeCycle: LifeCycle
    /// The raw value of `ActionTrace.Status`.
    public var status: String
    /// The status in words.
    public var summary: String
    /// The result when it launches the app.
    public var launch: Way
    /// The result while the app runs.
    public var running: Way
    /// The functions that UIKit calls at a launch.
    public var cold: [Place]
    /// The functions that UIKit calls in a running app.
    public var warm: [Place]
    /// The positions that compare the type.
    public var comparisons: [Comparison]
    /// The first missing link of the path; nil where there is none.
    public var broken: String?
    /// All missing links.
    public var brokenLinks: [String]
    /// The position where types can no longer be followed, if that matters.
    public var lost: Place?
    /// The position at which a launch handles the quick action and receives it a second time; nil if that
    /// does not happen.
    public var deliveredTwice: Place?
  }

  /// Incremented when a member changes its meaning.
  public let version = 1
  /// The types of property lists first, then those that code creates.
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

  /// Returns the lines of output, with an empty one between two actions.
  ///
  /// Equal declarations of several property lists, such as one for each configuration, are reported once.
  public func lines(_ language: Language) -> [String] {
    var groups: [(action: Action, declared: [Place])] = []
    var numbers: [[String]: Int] = [:]
    for action in actions {
      var plain = action
      plain.lifeCycle.because = []
      let places = [action.declared] + (action.alsoMade ?? [])
      let told = lines(of: plain, declared: [], language)
      // Of apps that have no code in common each is told.
      let hasCode = !(action.cold + action.warm).isEmpty || !action.comparisons.isEmpty
      if hasCode, let number = numbers[told] {
        groups[number].declared += places
      } else {
        numbers[told] = groups.count
        groups.append((action, places))
      }
    }
    return Array(
      groups.map { lines(of: $0.action, declared: $0.declared, language) }.joined(separator: [""]))
  }

  private func lines(
    of action: Action, declared: [Place], _ language: Language
  ) -> [String] {
    func words(_ text: LocalizedText) -> String { text[language] }
    var lines = [action.type + (action.title.map { "  “\($0)”" } ?? "")]
    func add(_ label: LocalizedText, _ text: String) {
      lines.append("  " + words(label) + text)
    }
    for place in declared {
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
