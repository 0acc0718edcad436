/// Functions that would read stored quick actions, and that nothing in the app calls.
struct UncalledReaders {
  private let files: [String: ActionFacts]
  private let others: [ActionFacts]
  /// The facts of the files that may contain such functions.
  private let asking: [String: ActionFacts]

  init(_ files: [String: ActionFacts]) {
    self.files = files
    others = files.values.filter { !$0.isTest }
    asking = files.filter { _, facts in
      !facts.isTest && facts.functions.contains { $0.isUncalled && !$0.reads.isEmpty }
    }
  }

  /// Returns the facts of all files without the reads of such functions.
  func withoutTheirReads() -> [String: ActionFacts] {
    guard !asking.isEmpty, let named = namedFunctions else { return files }
    var found = files
    for (path, facts) in asking {
      for (index, function) in facts.functions.enumerated()
      where function.isUncalled && !function.reads.isEmpty && !named.contains(function.baseName) {
        found[path]?.functions[index].reads = []
      }
    }
    return found
  }

  /// The names that code calls, mentions or contains as texts, and the names of several functions; nil where that is
  /// not known.
  private var namedFunctions: Set<String>? {
    var (named, declared): (Set<String>, Set<String>) = ([], [])
    for facts in others {
      guard let mentioned = facts.mentionedNames else { return nil }
      named.formUnion(mentioned)
      for function in facts.functions {
        for call in function.calls { named.insert(ActionNames.base(of: call)) }
        if !declared.insert(function.baseName).inserted { named.insert(function.baseName) }
      }
    }
    return named
  }
}

extension ActionFacts {
  /// The names that the file mentions other than in calls from functions, or contains as texts; nil where that is not
  /// known.
  var mentionedNames: Set<String>? {
    guard let openReads, let madeOutside, let strayReads else { return nil }
    return openReads.union(madeOutside).union(strayReads).union(literals.lazy.map(\.text))
  }
}
