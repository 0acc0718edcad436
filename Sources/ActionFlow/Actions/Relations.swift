extension [String: Set<String>] {
  /// Returns a name and all names that relations lead to from it: for `["A": ["B"], "B": ["C"]]` from A to A, B and
  /// C.
  func reached(from name: String) -> Set<String> {
    var (found, pending): (Set<String>, [String]) = ([name], [name])
    while let next = pending.popLast() {
      for other in self[next] ?? [] where found.insert(other).inserted { pending.append(other) }
    }
    return found
  }
}
