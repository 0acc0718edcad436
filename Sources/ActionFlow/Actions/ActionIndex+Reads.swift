import Files

extension ActionIndex {
  /// Returns the moments at which code reads a variable of a type; nil where these are not known.
  ///
  /// - Parameter name: the last name of the variable's type, a dot and the name of the variable.
  func times(ofReading name: String) -> Set<ActionFacts.Watch>? {
    madeTimes.value(for: name) { findTimes(ofReading: name) }
  }

  private func findTimes(ofReading fullName: String) -> Set<ActionFacts.Watch>? {
    let parts = fullName.split(separator: ".").map(String.init)
    guard parts.count == 2, let owner = parts.first, let name = parts.last else { return nil }
    let declaring = files.filter { $0.value.variables[fullName] != nil }
    guard !declaring.isEmpty else { return nil }
    let isHidden = declaring.values.allSatisfy { $0.variables[fullName] == true }
    var times: Set<ActionFacts.Watch> = []
    for (path, facts) in files where !facts.isTest && (!isHidden || declaring[path] != nil) {
      guard path.hasSuffix(".swift"), let open = facts.openReads,
        declaring[path] != nil || facts.heirs[owner] == nil
      else { return nil }
      // Another type reads its own property, or a view that of another model.
      if let types = facts.ownReads[name]?.map(ActionNames.last),
        !types.contains(where: { $0 == owner || areRelated($0, owner) })
      {
        continue
      }
      times.formUnion(facts.readTimes[name] ?? (open.contains(name) ? [.always] : []))
    }
    if times.remove(.drawn) != nil {
      let isSilent = files.values.allSatisfy { facts in
        facts.variables[fullName] == nil
          ? facts.heirs[owner]?.contains(owner) != true : facts.silentVariables.contains(fullName)
      }
      times.insert(isSilent ? .onceOnly : .always)
    }
    return times
  }

  /// Returns true if the code of a single file assigns a property.
  func isSetOnce(_ property: String) -> Bool {
    madeSetOnce.value(for: property) {
      files.values.count { !$0.isTest && $0.assignedMembers?.contains(property) != false } == 1
    }
  }

  /// Returns true if one of two types inherits from the other or conforms to it, as far as the files show.
  private func areRelated(_ one: String, _ other: String) -> Bool {
    heirs(of: one).contains(other) || heirs(of: other).contains(one)
  }

  /// Returns the last names of a type and of the types that inherit from it or conform to it, as far as the files
  /// show.
  func heirs(of type: String) -> Set<String> {
    madeHeirs.value(for: type) { heirsByType.reached(from: type) }
  }

  /// True if a class has subclasses or extensions.
  func mayBeExtended(_ type: String) -> Bool {
    files.values.contains { $0.heirs[type]?.isEmpty == false }
  }

  private var heirsByType: [String: Set<String>] {
    madeHeirsByType {
      files.values.reduce(into: [:]) { $0.merge($1.heirs) { $0.union($1) } }
    }
  }

  /// The classes whose method for connecting scenes does nothing with a quick action and does not call `super`.
  var ownersOfConnectionWithoutSuper: Set<String> {
    var found: Set<String> = []
    for facts in files.values where !facts.isTest {
      for function in facts.functions
      where function.baseName == "scene" && function.signature.hasPrefix("scene(_:willConnectTo:") {
        guard function.hasBody, function.entries.isEmpty, !function.calls.contains("scene"),
          let owner = function.owner
        else { continue }
        found.insert(owner)
      }
    }
    return found
  }
}

extension ActionIndex {
  /// True if code that runs when the app becomes active or inactive may show a view again.
  var mayShowAgain: Bool {
    files.values.contains { facts in
      !facts.isTest
        && facts.functions.contains { function in
          Self.comingAndGoing.contains(function.baseName) && !function.calls.isEmpty
        }
    }
  }

  private static let comingAndGoing: Set<String> = [
    "sceneDidBecomeActive", "sceneWillEnterForeground", "sceneWillResignActive",
    "sceneDidEnterBackground", "applicationDidBecomeActive", "applicationWillEnterForeground",
    "applicationWillResignActive", "applicationDidEnterBackground",
  ]
}
