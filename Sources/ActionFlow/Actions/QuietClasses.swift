/// The classes of an app that pass `self` to nothing that retains it.
struct QuietClasses: Sendable {
  /// The superclasses and protocols of the classes, by their names.
  private var inherited: [String: Set<String>] = [:]
  private var protocols: Set<String> = []
  /// The types that an extension in another file passes on.
  private var loud: Set<String> = []

  mutating func add(_ facts: ActionFacts) {
    inherited.merge(facts.quietClasses) { $0.union($1) }
    protocols.formUnion(facts.protocols)
    loud.formUnion(facts.loudExtensions)
  }

  /// Returns true for a class whose superclasses are all known; an unknown superclass may pass `self` on.
  func contains(_ name: String) -> Bool {
    !loud.contains(name) && inherited[name]?.isSubset(of: protocols) == true
  }
}
