import ActionFlow
import Guide
import SourceText

/// One row of the drawing of a quick action, for the launch or for the running app: the function that UIKit calls,
/// the comparison, the function that runs.
struct TraceLane {
  enum State: String {
    case right = "ok"
    /// The link that is missing.
    case broken = "bad"
    case unknown
    /// A node after the missing link.
    case unreached = "gray"
  }

  struct Node {
    let name: String
    var place: TraceReport.Place?
    var state = State.right
    /// True if the node exists, but the link that leads to it is missing.
    var isCutOff = false
  }

  let title: LocalizedText
  let outcome: ActionTrace.Outcome
  /// The reason why it is lost or not known.
  let reason: String?
  private(set) var nodes: [Node] = []

  /// Returns the lane for a launch, then the one for the running app.
  static func lanes(of action: TraceReport.Action, _ language: Language) -> [TraceLane] {
    [true, false].map { TraceLane(action, isLaunch: $0, language) }
  }

  private init(_ action: TraceReport.Action, isLaunch: Bool, _ language: Language) {
    let way = isLaunch ? action.launch : action.running
    title = isLaunch ? .atLaunch : .whileRunning
    outcome = ActionTrace.Outcome(rawValue: way.outcome) ?? .unknown
    reason = way.reason
    func entries(_ comparison: TraceReport.Comparison) -> [TraceReport.Place] {
      isLaunch ? comparison.cold : comparison.warm
    }
    let reached = action.comparisons.first { !entries($0).isEmpty }
    let comparison =
      reached ?? action.comparisons.first { !$0.cold.isEmpty || !$0.warm.isEmpty }
      ?? action.comparisons.first
    let entry =
      reached.flatMap { entries($0).first } ?? (isLaunch ? action.cold : action.warm).first
    add(action, entry, language)
    let status = ActionTrace.Status(rawValue: action.status)
    if let comparison {
      let function = comparison.function?.name
      let isEntry = function == nil || function == entry?.name
      var node = Node(
        name: isEntry
          ? LocalizedText.compares(action.type)[language] : ActionTrace.shortName(function ?? ""),
        place: .init(file: comparison.file, line: comparison.line))
      let breaksBehind = way.breaksBehindComparison == true
      node.isCutOff = reached == nil && nodes.last?.state == .right && !breaksBehind
      append(node)
      if breaksBehind { append(Node(name: LocalizedText.notTaken[language], state: .broken)) }
      addEnd(of: comparison, status, language)
    } else {
      addEnd(without: action, status, language)
    }
    // A node that is cut off exists; only the link to it is missing.
    if let index = nodes.firstIndex(where: { $0.state != .right || $0.isCutOff }) {
      for later in nodes.indices where later > index { nodes[later].state = .unreached }
      if nodes[index].isCutOff {
        nodes[index].state = outcome == .unknown ? .unknown : .unreached
      }
    }
  }

  private mutating func append(_ node: Node) { nodes.append(node) }

  /// Adds the method that UIKit calls, or that it calls none, and the condition after it.
  private mutating func add(
    _ action: TraceReport.Action, _ entry: TraceReport.Place?, _ language: Language
  ) {
    let status = ActionTrace.Status(rawValue: action.status)
    if status == .neverMade {
      append(Node(name: LocalizedText.neverCreated[language], state: .broken))
    }
    if let entry {
      let isWrong = status == .notAttached
      append(
        Node(
          name: ActionTrace.shortName(entry.name ?? ""), place: entry,
          state: isWrong ? .broken : .right))
    } else {
      let words: LocalizedText =
        [.neverCalled, .wrongClass, .notAttached].contains(status) ? .notCalled : .noHandler
      append(
        outcome == .unknown
          ? Node(name: LocalizedText.noneFound[language], state: .unknown)
          : Node(name: words[language], state: .broken))
    }
    if status == .onlyWith3DTouch {
      append(Node(name: LocalizedText.forceTouch[language], place: action.lost, state: .broken))
    }
  }

  private mutating func addEnd(
    of comparison: TraceReport.Comparison, _ status: ActionTrace.Status?, _ language: Language
  ) {
    switch status {
    case .nothingDone?: append(Node(name: LocalizedText.nothing[language], state: .broken))
    case .onlyLogs?: append(Node(name: LocalizedText.log[language], state: .broken))
    default:
      guard let call = comparison.calls.first else { return }
      append(Node(name: ActionTrace.shortName(call.name ?? ""), place: call))
    }
  }

  /// Adds the end of the lane where no code compares the type.
  private mutating func addEnd(
    without action: TraceReport.Action, _ status: ActionTrace.Status?, _ language: Language
  ) {
    switch status {
    case .nothingDone?: append(Node(name: LocalizedText.nothing[language], state: .broken))
    case .onlyLogs?: append(Node(name: LocalizedText.log[language], state: .broken))
    case .notCompared?: append(Node(name: LocalizedText.notCompared[language], state: .broken))
    case .alike?: append(Node(name: LocalizedText.allTypes[language]))
    case .byDefault?:
      append(Node(name: LocalizedText.byDefault[language], place: action.lost))
    case .others?: append(Node(name: LocalizedText.byDefault[language], state: .unknown))
    case .notFollowed?: append(Node(name: "…", place: action.lost, state: .unknown))
    default: break
    }
  }
}

extension LocalizedText {
  fileprivate static let atLaunch = LocalizedText(en: "At launch", zhHans: "启动时")
  fileprivate static let whileRunning = LocalizedText(en: "While the app runs", zhHans: "运行时")
  fileprivate static let noHandler = LocalizedText(en: "no handler", zhHans: "没有处理方法")
  fileprivate static let forceTouch = LocalizedText(en: "3D Touch?", zhHans: "3D Touch？")
  fileprivate static let noneFound = LocalizedText(en: "none found", zhHans: "未找到")
  /// Returns the label of a comparison. The last component of a type is enough: the others are those of the app.
  fileprivate static func compares(_ type: String) -> LocalizedText {
    let last = type.split(separator: ".").last.map(String.init) ?? type
    let short = last.utf8.count < type.utf8.count ? "…" + last : type
    return LocalizedText(en: "compares \(short)", zhHans: "比较 \(short)")
  }
  fileprivate static let notCalled = LocalizedText(en: "never called", zhHans: "从不调用")
  fileprivate static let notTaken = LocalizedText(en: "nobody takes it then", zhHans: "那时没有代码读取")
  fileprivate static let nothing = LocalizedText(en: "nothing", zhHans: "什么也没做")
  fileprivate static let log = LocalizedText(en: "only a log", zhHans: "只写日志")
  fileprivate static let neverCreated = LocalizedText(en: "never created", zhHans: "从未创建")
  fileprivate static let notCompared = LocalizedText(en: "not compared", zhHans: "没有比较")
  fileprivate static let allTypes = LocalizedText(en: "same for all types", zhHans: "所有类型相同")
  fileprivate static let byDefault = LocalizedText(en: "default branch", zhHans: "默认分支")
}
