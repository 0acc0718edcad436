extension ActionIndex {
  /// The signature of a function that nothing in the app calls; nil for others.
  ///
  /// - Parameter called: the base names of all calls.
  func uncalledFunction(_ place: FunctionPlace, _ called: Set<String>) -> String? {
    guard !isTest(place.path), let function = function(at: place), function.isUncalled else {
      return nil
    }
    if function.isPrivate { return function.signature }
    guard !called.contains(function.baseName) else { return nil }
    // A header, a protocol or another class has it: who calls that one may mean this one. A text may be its name.
    let isKnownElsewhere = files.contains { path, facts in
      facts.functions.enumerated().contains { number, other in
        other.baseName == function.baseName && (path != place.path || number != place.index)
      } || facts.literals.contains { $0.text == function.baseName }
    }
    return isKnownElsewhere ? nil : function.signature
  }
}
