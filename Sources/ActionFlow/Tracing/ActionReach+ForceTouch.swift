import Files

extension ActionReach {
  /// The first condition that makes all code called by UIKit for quick actions do nothing without 3D Touch; nil where
  /// there is none.
  var forceTouchGate: (location: FileLocation, line: Int)? {
    known.forceTouchGate {
      let gates = (warm + cold).map {
        (path: $0.path, gate: index.function(at: $0)?.forceTouchGate)
      }
      guard gates.allSatisfy({ $0.gate != nil }), let first = gates.first else { return nil }
      return first.gate.map { (FileLocation(first.path, $0.range), $0.line) }
    }
  }

  /// Returns the first condition because of which only devices with 3D Touch reach some uses; nil where they are
  /// reached without it, or not at all.
  func forceTouchGate(before uses: [ActionIndex.Use]) -> (location: FileLocation, line: Int)? {
    func isReached(_ use: ActionIndex.Use, _ view: ActionFacts.AppView?) -> Bool {
      let (cold, warm) = entries(to: index.place(of: use), under: use.conditions, in: view)
      return !cold.isEmpty || !warm.isEmpty
    }
    let reached = uses.filter { isReached($0, nil) }
    guard let first = reached.first, !reached.contains(where: { isReached($0, .withoutForceTouch) })
    else { return nil }
    let own = first.conditions.forceTouchGate.map { (path: first.path, gate: $0) }
    let callers = calls.callers(of: [index.place(of: first)].compactMap { $0 }).places
    return (own ?? calls.forceTouchGate(in: callers)).map {
      (FileLocation($0.path, $0.gate.range), $0.gate.line)
    }
  }
}
