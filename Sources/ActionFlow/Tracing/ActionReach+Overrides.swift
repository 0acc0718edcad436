/// Functions of delegates that do not run, because the class that UIKit creates overrides them.
extension ActionReach {
  /// Returns the functions in the superclasses of delegates that each delegate class replaces: an override that does
  /// not call them runs instead.
  ///
  /// - Parameter entered: the functions to which UIKit delivers quick actions.
  static func replaced(
    in index: ActionIndex, _ entered: [(place: Place, entries: [ActionFacts.Entry])],
    _ classes: UIKitClasses
  ) -> Set<Place> {
    var owners: [String: Bool] = [:]
    for (place, entries) in entered where place.path.hasSuffix(".swift") {
      guard let function = index.function(at: place), let owner = function.owner,
        let ofScenes = entries.lazy.compactMap({ $0.isOfScenes(function) }).first,
        index.heirs(of: owner).count > 1
      else { continue }
      owners[owner] = ofScenes
    }
    guard !owners.isEmpty else { return [] }
    let heirs = owners.keys.reduce(into: Set<String>()) { $0.formUnion(index.heirs(of: $1)) }
    /// The functions of these classes by their signatures.
    var named: [String: [(place: Place, function: ActionFacts.Function)]] = [:]
    for path in index.files.keys.sorted() where !index.isTest(path) {
      for (number, function) in (index.files[path]?.functions ?? []).enumerated()
      where function.hasBody && !function.isPrivate && function.entries.isEmpty {
        guard let owner = function.owner, owners[owner] != nil || heirs.contains(owner) else {
          continue
        }
        named[function.signature, default: []].append((Place(path: path, index: number), function))
      }
    }
    var found: Set<Place> = []
    for functions in named.values where functions.count > 1 {
      let overriding = Set(
        functions.lazy.filter { _, function in
          !function.calls.contains { ActionNames.base(of: $0) == function.baseName }
        }.compactMap(\.function.owner))
      for (place, function) in functions {
        guard let owner = function.owner, let ofScenes = owners[owner] else { continue }
        let others = overriding.subtracting([owner])
        if !others.isEmpty, classes.mayCall(owner, ofScenes: ofScenes),
          !classes.mayCall(owner, ofScenes: ofScenes, besides: others)
        {
          found.insert(place)
        }
      }
    }
    return found
  }
}
