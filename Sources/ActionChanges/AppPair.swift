/// An app in its earlier and its current state; one of them is nil if the app had, or has, no quick actions.
struct AppPair {
  let before: AppState?
  let after: AppState?

  /// The most earlier apps with a common type that are compared.
  private static let maximumApps = 100

  /// Matches apps by the file that declares their quick actions, and the remaining ones by their types: a
  /// file can be moved, and code can create the quick actions that a property list declared before.
  static func pairs(_ old: [AppState], _ new: [AppState]) -> [AppPair] {
    var isTaken = Array(repeating: false, count: old.count)
    let ofPath = Dictionary(old.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in
      first
    }
    var partners = new.map { app -> AppState? in
      guard let index = ofPath[app.path], !isTaken[index] else { return nil }
      isTaken[index] = true
      return old[index]
    }
    var ofType: [String: [Int]] = [:]
    for (index, app) in old.enumerated() where !isTaken[index] {
      for type in Set(app.actions.map(\.type)) { ofType[type, default: []].append(index) }
    }
    var candidates: [(shared: Int, old: Int, new: Int)] = []
    for (index, app) in new.enumerated() where partners[index] == nil {
      var shared: [Int: Int] = [:]
      for type in Set(app.actions.map(\.type)) {
        for former in (ofType[type] ?? []).prefix(maximumApps) { shared[former, default: 0] += 1 }
      }
      candidates += shared.map { ($0.value, $0.key, index) }
    }
    candidates.sort { ($1.shared, $0.old, $0.new) < ($0.shared, $1.old, $1.new) }
    for candidate in candidates
    where partners[candidate.new] == nil && !isTaken[candidate.old] {
      isTaken[candidate.old] = true
      partners[candidate.new] = old[candidate.old]
    }
    var left = old.indices.filter { !isTaken[$0] }
    // A single remaining app on each side is the same app with other types.
    if left.count == 1, let index = partners.firstIndex(where: { $0 == nil }),
      partners.count(where: { $0 == nil }) == 1
    {
      partners[index] = old[left.removeFirst()]
    }
    return zip(partners, new).map { AppPair(before: $0, after: $1) }
      + left.map { AppPair(before: old[$0], after: nil) }
  }
}
