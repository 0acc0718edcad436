import Files

extension ActionIndex {
  /// The times at which code reads a variable of a type; nil where nobody knows.
  ///
  /// - Parameter name: the name behind the last one of its type.
  func times(ofReading name: String) -> ActionFacts.ReadTimes? {
    madeTimes.value(for: name) { findTimes(ofReading: name) }
  }

  private func findTimes(ofReading fullName: String) -> ActionFacts.ReadTimes? {
    let parts = fullName.split(separator: ".").map(String.init)
    guard parts.count == 2, let owner = parts.first, let name = parts.last else { return nil }
    let declaring = files.filter { $0.value.variables[fullName] != nil }
    guard !declaring.isEmpty else { return nil }
    let isHidden = declaring.values.allSatisfy { $0.variables[fullName] == true }
    // Shorter names are not looked for in other files.
    guard isHidden || name.utf8.count >= 6 else { return nil }
    var times: ActionFacts.ReadTimes = []
    for (path, facts) in files where !facts.isTest && (!isHidden || declaring[path] != nil) {
      guard path.hasSuffix(".swift"), let open = facts.openReads,
        declaring[path] != nil || !facts.extended.contains(owner)
      else { return nil }
      times.formUnion(facts.readTimes[name] ?? (open.contains(name) ? .always : []))
    }
    return times
  }
}
