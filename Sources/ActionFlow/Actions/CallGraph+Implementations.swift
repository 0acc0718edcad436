extension CallGraph {
  /// The types with functions of their own: a call on an object of such a type does not call another type's function.
  struct Implementations: Sendable {
    /// The owners and signatures of the functions, by their numbers in the graph.
    private var functions: [(owner: String?, signature: String, otherName: String?)] = []
    /// The signatures of the functions that the named types implement, by the last names of these.
    private var signatures: [String: Set<String>] = [:]
    /// The named types, each with the types that inherit from it or conform to it, and its own superclasses and
    /// protocols.
    private var relatives: [String: Set<String>] = [:]
    private var protocols: Set<String> = []
    /// The base names of the functions of Swift that the named types implement.
    private var baseNames: [String: Set<String>] = [:]
    /// The superclasses and protocols of the named types.
    private var ancestors: [String: Set<String>] = [:]
    /// The entries of `signatures` whose functions do not call a function of the same name, such as that of a
    /// superclass.
    private var replacing: [String: Set<String>] = [:]

    /// - Parameter files: the facts of the files of the graph, in its order.
    init(_ files: [ActionFacts]) {
      var named: Set<String> = []
      for facts in files {
        for function in facts.functions {
          for call in function.tracedCalls { if let type = call.receiver { named.insert(type) } }
        }
      }
      guard !named.isEmpty else { return }
      var direct: [String: Set<String>] = [:]
      for facts in files {
        protocols.formUnion(facts.protocols)
        direct.merge(facts.heirs) { $0.union($1) }
        for function in facts.functions {
          let owner = function.owner.map(ActionNames.last)
          functions.append(
            (owner, function.signature, function.isSelector ? function.otherName : nil))
          if function.hasBody, let owner, named.contains(owner) {
            signatures[owner, default: []].insert(function.signature)
            if !function.isSelector { baseNames[owner, default: []].insert(function.baseName) }
            if !function.calls.contains(where: { ActionNames.base(of: $0) == function.baseName }) {
              replacing[owner, default: []].insert(function.signature)
            }
          }
        }
      }
      var parents: [String: Set<String>] = [:]
      for (name, heirs) in direct { for heir in heirs { parents[heir, default: []].insert(name) } }
      // For further types that is not known.
      for name in signatures.keys.sorted().prefix(Self.maximumTypes) {
        let above = parents.reached(from: name)
        ancestors[name] = above.subtracting([name])
        relatives[name] = direct.reached(from: name).union(above)
      }
    }

    /// The most types whose subtypes and supertypes are known.
    private static let maximumTypes = 256

    /// True if calls name types that have functions of their own.
    var areKnown: Bool { !relatives.isEmpty }

    /// Returns the last name of the type that declares a function; empty for a global function.
    func owner(of function: Int) -> String {
      functions.indices.contains(function) ? functions[function].owner ?? "" : ""
    }

    /// Returns true if a call on an object of a type surely does not call a function: the type implements it itself
    /// and either overrides that function without calling it, or is related to its owner in neither direction.
    func areOther(than called: Int, for receiver: String?) -> Bool {
      guard let receiver, functions.indices.contains(called),
        let owner = functions[called].owner, owner != receiver,
        hasOwn(receiver, functions[called].signature, functions[called].otherName),
        !protocols.contains(receiver), !protocols.contains(owner),
        functions[called].otherName != nil || !Self.isOfSystem(owner),
        let relatives = relatives[receiver]
      else { return false }
      if ancestors[receiver]?.contains(owner) == true {
        return replacing[receiver]?.contains(functions[called].signature) == true
      }
      return !relatives.contains(owner)
    }

    /// Returns true if a type has a function of a signature, or of the name that Swift has for one of Objective-C.
    private func hasOwn(_ type: String, _ signature: String, _ otherName: String?) -> Bool {
      signatures[type]?.contains(signature) == true
        || otherName.map { baseNames[type]?.contains($0) == true } == true
    }

    /// `UIViewController`, `NSObject`: an extension of a class from which others inherit in ways that no file says.
    private static func isOfSystem(_ name: String) -> Bool {
      let first = name.unicodeScalars.prefix(2)
      return first.count == 2 && first.allSatisfy(\.properties.isUppercase) || name == "View"
    }
  }
}
