/// An app before and now; one of them is nil where the app had, or has, no quick actions.
struct AppPair {
  let before: AppState?
  let after: AppState?

  /// Joins apps by the file that declares their quick actions, and those that are left by their types: a file can
  /// be moved, and what a property list declared can be made by code now.
  static func pairs(_ old: [AppState], _ new: [AppState]) -> [AppPair] {
    var old = old
    var partners = new.map { app -> AppState? in
      old.firstIndex { $0.path == app.path }.map { old.remove(at: $0) }
    }
    var candidates: [(shared: Int, old: Int, new: Int)] = []
    for (index, app) in new.enumerated() where partners[index] == nil {
      let types = Set(app.actions.map(\.type))
      for (other, former) in old.enumerated() {
        let shared = types.intersection(former.actions.map(\.type)).count
        if shared > 0 { candidates.append((shared, other, index)) }
      }
    }
    var taken = Set<Int>()
    candidates.sort { ($1.shared, $0.old, $0.new) < ($0.shared, $1.old, $1.new) }
    for candidate in candidates
    where partners[candidate.new] == nil && taken.insert(candidate.old).inserted {
      partners[candidate.new] = old[candidate.old]
    }
    var left = old.indices.filter { !taken.contains($0) }
    // One app that is left on each side is the same with other types.
    if left.count == 1, let index = partners.firstIndex(where: { $0 == nil }),
      partners.count(where: { $0 == nil }) == 1
    {
      partners[index] = old[left.removeFirst()]
    }
    return zip(partners, new).map { AppPair(before: $0, after: $1) }
      + left.map { AppPair(before: old[$0], after: nil) }
  }
}

/// A quick action before and now.
struct ActionPair {
  let before: ActionState
  let after: ActionState
}
