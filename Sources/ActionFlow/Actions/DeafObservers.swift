/// Observers that surely never receive what a notification carries: they read another key, or are released before it
/// is posted.
struct DeafObservers {
  private let files: [String: ActionFacts]
  private let others: [ActionFacts]

  init(_ files: [String: ActionFacts]) {
    self.files = files
    others = files.values.filter { !$0.isTest }
  }

  /// Returns the facts of all files without what such observers would read.
  func withoutTheirReads() -> [String: ActionFacts] {
    let asking = files.filter { _, facts in
      !facts.observingObjects.isEmpty || facts.functions.contains { !$0.noteKeys.isEmpty }
    }
    guard !asking.isEmpty else { return files }
    let (lost, posts) = (lostClasses, posts)
    var found = files
    for (path, facts) in asking {
      for (index, function) in facts.functions.enumerated() {
        let owner = function.owner.map(ActionNames.last)
        let isLost = owner.map { lost.contains($0) && facts.observingObjects.contains($0) } ?? false
        let deaf = function.reads.filter { name in
          guard ActionFacts.Handover.isNotification(name) else { return false }
          if isLost { return true }
          guard let asked = function.noteKeys[name], let brought = posts[name] else { return false }
          return asked.isDisjoint(with: brought)
        }
        guard !deaf.isEmpty else { continue }
        found[path]?.functions[index].reads.subtract(deaf)
        found[path]?.unheard.formUnion(deaf)
      }
    }
    return found
  }

  /// The keys that notifications carry, by the names of those whose posting code is all known. Files were not
  /// searched for posts under a short name.
  private var posts: [String: Set<String>] {
    guard !others.contains(where: \.postsUnknown) else { return [:] }
    var found: [String: Set<String>?] = [:]
    for facts in others {
      for (name, keys) in facts.posts where name.utf8.count >= 7 {
        found[name] = .some(
          found[name].map { known in known.flatMap { known in keys.map(known.union) } } ?? keys)
      }
    }
    return found.compactMapValues { $0 }
  }

  /// The classes of which each object is released when the function that created it returns.
  private var lostClasses: Set<String> {
    let observing = others.reduce(into: Set<String>()) { $0.formUnion($1.observingObjects) }
    var lost = others.reduce(into: Set<String>()) { $0.formUnion($1.lostObjects) }
      .intersection(observing)
    guard !lost.isEmpty else { return [] }
    var quiet = QuietClasses()
    for facts in others { quiet.add(facts) }
    lost = lost.filter(quiet.contains)
    for facts in others {
      guard let outside = facts.madeOutside else { return [] }
      lost.subtract(outside)
      for (name, heirs) in facts.heirs where heirs != [name] { lost.remove(name) }
      for function in facts.functions {
        lost.subtract(function.calls.subtracting(facts.lostObjects))
      }
    }
    return lost
  }
}
