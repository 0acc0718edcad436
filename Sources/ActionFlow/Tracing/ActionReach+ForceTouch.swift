import Files

extension ActionReach {
  /// Where all that UIKit calls for quick actions does nothing without 3D Touch, the first condition that says
  /// so.
  var forceTouchGate: (location: FileLocation, line: Int)? {
    known.forceTouchGate {
      let gates = (warm + cold).map {
        (path: $0.path, gate: index.function(at: $0)?.forceTouchGate)
      }
      guard gates.allSatisfy({ $0.gate != nil }), let first = gates.first else { return nil }
      return first.gate.map { (FileLocation(first.path, $0.range), $0.line) }
    }
  }

  /// Where only screens with 3D Touch lead from what UIKit calls to some uses, which are reached with it, the first
  /// condition that says so.
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
