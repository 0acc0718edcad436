/// A quick action in its earlier and its current state.
struct ActionPair {
  let before: ActionState
  let after: ActionState
}

/// Matches the current quick actions with the earlier ones.
///
/// In this order: the same type; the same type written with a build setting; the same last component of the
/// type; the same title. The first of several counts.
struct ActionMatching {
  private(set) var pairs: [ActionPair] = []
  /// The earlier quick actions that are gone.
  private(set) var removed: [ActionState]
  /// The quick actions that are new.
  private(set) var added: [ActionState]

  /// The most types with build settings on each side that are compared with all others.
  private static let maximumPatterns = 100

  init(_ old: [ActionState], _ new: [ActionState]) {
    (removed, added) = (old, new)
    match(by: \.type)
    matchPatterns()
    match { $0.type.split(separator: ".").last ?? "" }
    match { $0.title.flatMap { $0.isEmpty ? nil : $0 } }
  }

  /// Matches quick actions with equal keys; those without a key remain.
  private mutating func match<Key: Hashable>(by key: (ActionState) -> Key?) {
    var indices: [Key: ArraySlice<Int>] = [:]
    for (index, action) in added.enumerated() {
      if let key = key(action) { indices[key, default: []].append(index) }
    }
    match { key($0).flatMap { indices[$0]?.popFirst() } }
  }

  /// Matches types that were written out before and contain a build setting now, and vice versa.
  private mutating func matchPatterns() {
    let new = added
    let all = Array(new.indices)
    let written = Array(
      all.lazy.filter { new[$0].shown.holdsBuildSetting }.prefix(Self.maximumPatterns))
    guard !written.isEmpty || removed.contains(where: \.shown.holdsBuildSetting) else { return }
    var limit = Self.maximumPatterns
    var taken = Set<Int>()
    match { action in
      var candidates = written
      if action.shown.holdsBuildSetting, limit > 0 {
        limit -= 1
        candidates = all
      }
      let index = candidates.first {
        !taken.contains($0) && action.shown.isOfSameType(as: new[$0].shown)
      }
      if let index { taken.insert(index) }
      return index
    }
  }

  /// Matches each earlier quick action with a partner, which is given by its index in `added`.
  private mutating func match(to partner: (ActionState) -> Int?) {
    var left: [ActionState] = []
    var taken = Set<Int>()
    for action in removed {
      if let index = partner(action) {
        taken.insert(index)
        pairs.append(ActionPair(before: action, after: added[index]))
      } else {
        left.append(action)
      }
    }
    removed = left
    added = added.indices.filter { !taken.contains($0) }.map { added[$0] }
  }
}
