import ActionFlow
import CodeRules
import Checks
import Files

/// Tells which quick actions a launch gets twice, by what the rule reports in the files in which they arrive.
public struct RepeatedDeliveries {
  private let findings: (String) -> [Finding]
  private var known: [String: FileLocation?] = [:]

  /// The only rule that is asked.
  public static let selection = RuleSelection(only: [HandledTwice.description.id])

  /// - Parameter findings: what the rule reports in a source file.
  public init(findings: @escaping (String) -> [Finding]) { self.findings = findings }

  /// Returns where a quick action that a launch handles is handled once more; nil for one that is handled once.
  public mutating func place(of trace: ActionTrace) -> FileLocation? {
    guard trace.launch.outcome == .handled else { return nil }
    let paths = trace.comparisons.flatMap(\.cold) + trace.cold
    for path in Set(paths.map(\.location.path)).sorted() {
      if let place = place(in: path) { return place }
    }
    return nil
  }

  private mutating func place(in path: String) -> FileLocation? {
    if let place = known[path] { return place }
    let found = findings(path).first { $0.rule == HandledTwice.description.id }
    let place = found.map { FileLocation(path, $0.range) }
    known[path] = .some(place)
    return place
  }
}
