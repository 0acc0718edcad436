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
      !facts.observingObjects.isEmpty || !facts.outerNotes.isEmpty
        || facts.functions.contains { !$0.noteKeys.isEmpty || !$0.noteObjects.isEmpty }
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
          return posts[name].map {
            isDeaf(asking: function.noteKeys[name] ?? [], of: function.noteObjects[name], $0)
          } ?? false
        }
        guard !deaf.isEmpty else { continue }
        found[path]?.functions[index].reads.subtract(deaf)
        found[path]?.unheard.formUnion(deaf)
      }
      for note in facts.outerNotes
      where facts.outerNotes.count(where: { $0.name == note.name }) == 1 {
        guard let brought = posts[note.name], isDeaf(asking: note.keys, of: note.object, brought)
        else { continue }
        found[path]?.unheard.insert(note.name)
        found[path]?.uses.removeAll { $0.function == nil && $0.handover == note.name }
        for name in facts.outerHandovers.keys {
          found[path]?.outerHandovers[name]?.remove(note.name)
        }
      }
    }
    return found
  }

  /// Returns true if nothing that a notification brings has a key that is asked for, in the form that is wanted, or if it
  /// comes from another object.
  private func isDeaf(asking keys: Set<String>, of object: String?, _ brought: Set<String>) -> Bool
  {
    if let object, !brought.contains(ActionFactsReader.posted + object),
      !brought.contains(ActionFactsReader.posted + ActionFactsReader.unknown),
      brought.contains(where: { $0.hasPrefix(ActionFactsReader.posted) })
    {
      return true
    }
    return !keys.isEmpty
      && keys.allSatisfy { key in
        if brought.contains(key) { return false }
        guard let mark = key.lastIndex(of: ":"), brought.contains(String(key[..<mark])) else {
          return true
        }
        return !brought.contains(
          key[..<mark] + ActionFactsReader.formed + ActionFactsReader.unknown)
      }
  }

  /// The keys that notifications bring, by the names of those of which all that posts them is known. Who posts under a
  /// short name was not looked for.
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
