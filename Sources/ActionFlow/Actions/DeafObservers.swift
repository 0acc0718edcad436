/// Observers that surely never get what a notification brings: they ask it for another key, or are gone when it is
/// posted.
struct DeafObservers {
  private let files: [String: ActionFacts]
  private let others: [ActionFacts]

  init(_ files: [String: ActionFacts]) {
    self.files = files
    others = files.values.filter { !$0.isTest }
  }

  /// The facts of all files without what such observers would read.
  func withoutTheirReads() -> [String: ActionFacts] {
    let asking = files.filter { path, facts in
      !facts.observingObjects.isEmpty || facts.functions.contains { !$0.noteKeys.isEmpty }
    }
    guard !asking.isEmpty else { return files }
    let lost = lostClasses
    var found = files
    for (path, facts) in asking {
      for (index, function) in facts.functions.enumerated() {
        let owner = function.owner.map(ActionNames.last)
        let isLost = owner.map { lost.contains($0) && facts.observingObjects.contains($0) } ?? false
        let deaf = function.reads.filter { name in
          ActionFacts.Handover.isNotification(name)
            && (isLost || function.noteKeys[name].map { asksInVain(for: $0, of: name) } ?? false)
        }
        guard !deaf.isEmpty else { continue }
        found[path]?.functions[index].reads.subtract(deaf)
        found[path]?.unheard.formUnion(deaf)
      }
    }
    return found
  }

  /// Returns true if all that posts a notification is known, and none of it brings one of some keys.
  private func asksInVain(for keys: Set<String>, of name: String) -> Bool {
    // Who posts under a short name was not looked for.
    guard name.utf8.count >= 7, !others.contains(where: \.postsUnknown) else { return false }
    let posts = others.compactMap { $0.posts[name] }
    return !posts.isEmpty && posts.allSatisfy { $0.map(keys.isDisjoint) ?? false }
  }

  /// The classes of which each object is gone when the function that made it returns.
  private var lostClasses: Set<String> {
    others.reduce(into: Set<String>()) { $0.formUnion($1.lostObjects) }.filter { name in
      others.allSatisfy { facts in
        guard facts.madeOutside.map({ !$0.contains(name) }) ?? false,
          facts.heirs[name, default: []].subtracting([name]).isEmpty
        else { return false }
        return facts.lostObjects.contains(name)
          || !facts.functions.contains { $0.calls.contains(name) }
      }
    }
  }
}
