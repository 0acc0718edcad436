import CodeModel
import CodeSyntax

/// Reading of stored quick actions that are cleared before any code reads them.
extension ActionFactsReader {
  /// The number of assignments of nil that are looked at in a body.
  private static let maximumForgotten = 8

  /// Notes which life cycle methods clear stored quick actions before they read them. A name that a function clears
  /// itself counts neither as stored nor as read by it.
  mutating func readCleared() {
    guard file.language == .swift else { return }
    let kept = facts.functions.reduce(into: Set()) { $0.formUnion($1.stores) }
    guard !kept.isEmpty else { return }
    for number in facts.functions.indices {
      guard let body = file.functions[number].body,
        !facts.functions[number].stores.isEmpty || !facts.functions[number].reads.isEmpty
          || facts.functions[number].baseName == "sceneWillEnterForeground"
      else { continue }
      let forgotten = forgotten(in: body, of: kept)
      facts.functions[number].clears = forgotten.before
      facts.functions[number].reads.subtract(forgotten.before)
      facts.functions[number].stores.subtract(forgotten.after)
    }
  }

  /// Returns the names that statements of a body set to nil: before any other use, and directly after they were
  /// assigned.
  private func forgotten(
    in body: Range<Int>, of kept: Set<String>
  ) -> (before: Set<String>, after: Set<String>) {
    var (before, after): (Set<String>, Set<String>) = ([], [])
    let nils = file.assignments(in: body).filter {
      !$0.isDeclaration && $0.op == "=" && $0.value.count == 1
        && tree.isToken($0.value.lowerBound, "nil") && kept.contains(plain($0.name))
    }
    guard !nils.isEmpty else { return (before, after) }
    let plainStatements = Statement.read(body, of: tree).compactMap { statement -> Range<Int>? in
      if case .plain(let tokens) = statement { tokens } else { nil }
    }
    // A called function may read the stored value.
    let calls = file.calls(in: body).filter {
      file.effect(of: $0) == .acts && !file.isSuper($0.receiver)
    }
    for assignment in nils.prefix(Self.maximumForgotten) {
      guard plainStatements.contains(where: { $0.contains(assignment.nameToken) }) else { continue }
      let name = assignment.name
      let mentions = body.filter { tree.isWord($0, name) && $0 != assignment.nameToken }
      let earlier = mentions.filter { $0 < assignment.nameToken }
      if earlier.isEmpty {
        if !calls.contains(where: { $0.nameToken < assignment.nameToken }) {
          before.insert(plain(name))
        }
      } else if let last = earlier.last, mentions.allSatisfy({ $0 < assignment.nameToken }),
        tree.isToken(last + 1, "="),
        !calls.contains(where: { (last..<assignment.nameToken).contains($0.nameToken) })
      {
        after.insert(plain(name))
      }
    }
    return (before, after)
  }
}
