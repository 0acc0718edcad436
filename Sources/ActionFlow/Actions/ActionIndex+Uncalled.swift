extension ActionIndex {
  /// Returns the signature of a function that nothing in the app calls; nil for other functions.
  ///
  /// - Parameter called: the base names of all calls.
  func uncalledFunction(_ place: FunctionPlace, _ called: Set<String>) -> String? {
    guard !isTest(place.path), let function = function(at: place), function.isUncalled else {
      return nil
    }
    if function.isPrivate { return function.signature }
    guard !called.contains(function.baseName) else { return nil }
    // A header, a protocol or another class declares it: callers of those may mean this one. A text may be its name.
    let names = namedElsewhere { NamedFunctions(files) }
    let isKnownElsewhere =
      names.counts[function.baseName, default: 0] > 1 || names.literals.contains(function.baseName)
    return isKnownElsewhere ? nil : function.signature
  }

  /// The names of all functions.
  struct NamedFunctions: Sendable {
    /// The number of functions of each base name.
    let counts: [String: Int]
    let literals: Set<String>

    init(_ files: [String: ActionFacts]) {
      counts = files.values.reduce(into: [:]) { counts, facts in
        for function in facts.functions { counts[function.baseName, default: 0] += 1 }
      }
      literals = files.values.reduce(into: []) { $0.formUnion($1.literals.lazy.map(\.text)) }
    }
  }

  /// Returns true if values that are stored under some names are read only by the functions that store them.
  func isNeverRead(_ names: Set<String>, besides keepers: [FunctionPlace]) -> Bool {
    // In other languages not all reads are noted.
    let keepers = files.keys.allSatisfy { $0.hasSuffix(".swift") } ? keepers : []
    if names.contains(where: mayBeRead) { return false }
    return files.allSatisfy { path, facts in
      facts.functions.indices.allSatisfy { number in
        facts.functions[number].reads.isDisjoint(with: names)
          || keepers.contains(FunctionPlace(path: path, index: number))
      }
        && facts.uses.allSatisfy { $0.origin.property.map { !names.contains($0) } ?? true }
    }
  }

  /// Returns the functions that read values stored under some names.
  func readers(of names: Set<String>) -> [FunctionPlace] {
    files.flatMap { path, facts in
      facts.isTest
        ? []
        : facts.functions.indices.filter { !facts.functions[$0].reads.isDisjoint(with: names) }
          .map { FunctionPlace(path: path, index: $0) }
    }
  }

  /// Returns true if values stored under some names are read only by these functions.
  func isRead(_ names: Set<String>, by readers: Set<FunctionPlace>) -> Bool {
    guard files.keys.allSatisfy({ $0.hasSuffix(".swift") }), !names.contains(where: mayBeRead)
    else { return false }
    return files.allSatisfy { path, facts in
      facts.isTest
        || facts.uses.allSatisfy { use in
          guard let name = use.origin.property ?? use.handover, names.contains(name) else {
            return true
          }
          return use.function.map { readers.contains(FunctionPlace(path: path, index: $0)) }
            ?? false
        }
    }
  }

  /// Returns true if code reads a member of this name in a way that could not be followed.
  func mayBeRead(_ name: String) -> Bool {
    madeStrays.value(for: name) {
      files.values.contains { facts in
        guard !facts.isTest else { return false }
        guard let open = facts.openReads, let strays = facts.strayReads else { return true }
        return strays.contains(name) || open.contains(name) && !facts.knownReads.contains(name)
      }
    }
  }
}
