/// A graph of names, such as that of methods and the methods they call.
struct NameGraph {
  private var forward: [String: Set<String>] = [:]
  private(set) var backward: [String: Set<String>] = [:]

  mutating func add(_ name: String, leadsTo other: String) {
    guard forward[name, default: []].insert(other).inserted else { return }
    backward[other, default: []].insert(name)
  }

  /// Returns some names with all that they lead to, directly or through others.
  func names(from names: Set<String>) -> Set<String> { Self.reached(from: names, forward) }

  /// Returns some names with all that lead to them, directly or through others.
  func names(leadingTo names: Set<String>) -> Set<String> { Self.reached(from: names, backward) }

  /// Returns the values of some names, passed on to all names that lead to them; each gets the first value that it
  /// reaches.
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
