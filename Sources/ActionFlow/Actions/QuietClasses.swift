/// The classes of an app that give their object to nothing that keeps it.
struct QuietClasses: Sendable {
  /// What the classes inherit, by their names.
  private var inherited: [String: Set<String>] = [:]
  private var protocols: Set<String> = []
  /// The types that an extension in another file gives to something.
  private var loud: Set<String> = []

  mutating func add(_ facts: ActionFacts) {
    inherited.merge(facts.quietClasses) { $0.union($1) }
    protocols.formUnion(facts.protocols)
    loud.formUnion(facts.loudExtensions)
  }

  /// Returns true for a class of which all is known; a superclass may do anything with its object.
  func contains(_ name: String) -> Bool {
    !loud.contains(name) && inherited[name]?.isSubset(of: protocols) == true
  }
}
