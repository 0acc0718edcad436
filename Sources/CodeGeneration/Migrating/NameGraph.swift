/// Names that lead to other names, as a method leads to those that it calls.
struct NameGraph {
  private var forward: [String: Set<String>] = [:]
  private(set) var backward: [String: Set<String>] = [:]

  mutating func add(_ name: String, leadsTo other: String) {
    guard forward[name, default: []].insert(other).inserted else { return }
    backward[other, default: []].insert(name)
  }

  /// Some names with all that they lead to, at once or through others.
  func names(from names: Set<String>) -> Set<String> { Self.reached(from: names, forward) }

  /// Some names with all that lead to them, at once or through others.
  func names(leadingTo names: Set<String>) -> Set<String> { Self.reached(from: names, backward) }

  /// Gives the values of some names to all that lead to them, each the first that it comes to.
  func spread<Value>(_ values: [String: Value]) -> [String: Value] {
    var found = values
    var open = values.keys.sorted(by: >)
    while let name = open.popLast() {
      for caller in (backward[name] ?? []).sorted() where found[caller] == nil {
        found[caller] = found[name]
        open.append(caller)
      }
    }
    return found
  }

  private static func reached(
    from names: Set<String>, _ next: [String: Set<String>]
  ) -> Set<String> {
    var reached = names
    var open = Array(names)
    while let name = open.popLast() {
      for other in next[name] ?? [] where reached.insert(other).inserted { open.append(other) }
    }
    return reached
  }
}
