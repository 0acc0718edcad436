/// Types that no code of the app names, so that their code never runs: for example generated code that is not used
/// yet.
struct UnmentionedTypes {
  private let files: [String: ActionFacts]
  /// The facts of the files that may declare such types.
  private let declaring: [String: ActionFacts]

  init(_ files: [String: ActionFacts]) {
    self.files = files
    declaring = files.filter { !$0.value.unmentionedTypes.isEmpty }
  }

  /// Returns the facts of all files without the code of such types.
  func withoutTheirCode() -> [String: ActionFacts] {
    guard !declaring.isEmpty, let named = namedTypes else { return files }
    var found = files
    for (path, facts) in declaring {
      let types = facts.unmentionedTypes.filter { !named.contains(ActionNames.last(of: $0)) }
      if !types.isEmpty { found[path] = facts.leavingOut(types) }
    }
    return found
  }

  /// The types that files name, and those that are declared more than once; nil where that is not known.
  private var namedTypes: Set<String>? {
    var (named, declared): (Set<String>, Set<String>) = ([], [])
    for facts in files.values where !facts.isTest {
      guard let names = facts.typeNames else { return nil }
      named.formUnion(names)
      for type in facts.unmentionedTypes {
        let name = ActionNames.last(of: type)
        if !declared.insert(name).inserted { named.insert(name) }
      }
    }
    return named
  }
}

extension ActionFacts {
  /// Returns the facts without the code of some types. The quick actions that it would create remain, marked as never
  /// created.
  fileprivate func leavingOut(_ types: Set<String>) -> ActionFacts {
    func isLeftOut(_ owner: String?) -> Bool {
      guard var name = owner else { return false }
      while !name.isEmpty {
        if types.contains(name) { return true }
        name = ActionNames.outer(of: name)
      }
      return false
    }
    let left = Set(functions.indices.filter { isLeftOut(functions[$0].owner) })
    var rest = leavingOut(functions: left)
    rest.uses.removeAll { isLeftOut($0.owner) }
    rest.valueUses.removeAll { isLeftOut($0.owner) }
    rest.constants.removeAll { isLeftOut($0.owner) }
    rest.tables.removeAll { isLeftOut($0.owner) }
    rest.enumerations = enumerations.filter { !isLeftOut($0) }
    rest.plainCases = plainCases.filter { !isLeftOut($0.key) }
    for number in creations.indices where isLeftOut(creations[number].owner) {
      rest.creations[number].unmentionedType = creations[number].owner
    }
    // A property's name counts for all files, whatever type declares it.
    if mentionedOwners.allSatisfy(isLeftOut) { rest.itemProperties = [] }
    return rest
  }

  /// Returns the facts without the code of some functions.
  func leavingOut(functions left: Set<Int>) -> ActionFacts {
    var rest = self
    func isLeft(_ function: Int?) -> Bool { function.map(left.contains) ?? false }
    for number in left { rest.functions[number] = functions[number].withoutBody }
    rest.uses.removeAll { isLeft($0.function) }
    rest.valueUses.removeAll { isLeft($0.function) }
    rest.branches.removeAll { isLeft($0.function) }
    rest.idleDefaults.removeAll { left.contains($0.function) }
    return rest
  }

  /// The types that have functions or read quick actions.
  private var mentionedOwners: [String?] {
    functions.map(\.owner) + uses.map(\.owner) + creations.map(\.owner)
  }
}

extension ActionFacts.Function {
  /// The function as if it had no body and UIKit did not call it.
  fileprivate var withoutBody: ActionFacts.Function {
    ActionFacts.Function(
      signature: signature, baseName: baseName, owner: owner, nameRange: nameRange, range: range,
      takesItem: false, hasBody: false)
  }
}
