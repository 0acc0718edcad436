import CodeModel
import CodeSyntax

/// Reading of functions that nothing in the file calls, names or selects.
extension ActionFactsReader {
  /// The numbers of the functions that UIKit does not call either, as far as the file shows: what is stored for them
  /// is never read, unless another file calls one that is not private.
  var numbersOfUnmentioned: Set<Int> {
    guard !facts.isTest else { return [] }
    let candidates = file.functions.indices.filter { mayBeUnmentioned(file.functions[$0]) }
    guard !candidates.isEmpty else { return [] }
    let names = WordSet(candidates.map { tree.name(file.functions[$0].declaration.nameToken) })
    let declared = Set(file.functions.map(\.declaration.nameToken))
    var mentioned = Set(file.literals(in: all).map(\.value))
    for token in tree.tokens.indices
    where tree.isToken(token, among: names) && !declared.contains(token) {
      mentioned.insert(tree.name(token))
    }
    return Set(
      candidates.lazy.filter {
        !mentioned.contains(self.tree.name(self.file.functions[$0].declaration.nameToken))
      })
  }

  /// The bodies of those of them that no other file can call; nil where there are none.
  mutating func bodiesOfUncalled() -> NestedRanges? {
    let bodies = unmentioned.filter { Self.isHidden(file.functions[$0]) }
      .compactMap { file.functions[$0].body }
    return bodies.isEmpty ? nil : NestedRanges(bodies.sorted { $0.lowerBound < $1.lowerBound })
  }

  /// Removes the reads of stored quick actions from these functions.
  mutating func dropReadsOfUnmentioned() {
    for number in facts.functions.indices where !facts.functions[number].reads.isEmpty {
      guard unmentioned.contains(number) else { continue }
      if Self.isHidden(file.functions[number]) {
        facts.functions[number].reads = []
      } else {
        facts.functions[number].isUncalled = true
      }
    }
  }

  /// Notes the functions that the file only calls, so that they run exactly when their callers do.
  mutating func readOnlyCalled() {
    guard !facts.isTest,
      facts.functions.contains(where: {
        !$0.reads.isEmpty || CallGraph.callbacks[$0.baseName] != nil && $0.hasBody
      })
    else { return }
    let candidates = file.functions.indices.filter { mayBeOnlyCalled(file.functions[$0]) }
    guard !candidates.isEmpty else { return }
    let names = WordSet(candidates.map { tree.name(file.functions[$0].declaration.nameToken) })
    var known = Set(file.functions.map(\.declaration.nameToken))
    for call in file.calls where file.functionIndex(around: call.nameToken) != nil {
      known.insert(call.nameToken)
    }
    var mentioned: Set<String> = []
    for token in tree.tokens.indices
    where tree.isToken(token, among: names) && !known.contains(token) {
      mentioned.insert(tree.name(token))
    }
    for number in candidates {
      let name = tree.name(file.functions[number].declaration.nameToken)
      facts.functions[number].isOnlyCalled = !mentioned.contains(name)
    }
  }

  private func mayBeOnlyCalled(_ function: CodeFunction) -> Bool {
    guard function.body != nil, !function.isOverride,
      tree.isIdentifier(function.declaration.nameToken)
    else { return false }
    if CallGraph.callbacks[function.baseName] != nil { return true }
    return function.declaration.attributes.allSatisfy {
      ["MainActor", "discardableResult"].contains($0)
    }
      && !function.declaration.tokens.prefix(8).contains { tree.isToken($0, "IBAction") }
      && !["application", "scene", "window", "view"].contains(where: function.baseName.hasPrefix)
  }

  private static func isHidden(_ function: CodeFunction) -> Bool {
    function.declaration.modifiers.contains { ["private", "fileprivate"].contains($0) }
  }

  private func mayBeUnmentioned(_ function: CodeFunction) -> Bool {
    guard function.body != nil, function.declaration.attributes.isEmpty, !function.isOverride,
      tree.isIdentifier(function.declaration.nameToken), let type = file.type(of: function)
    else { return false }
    let name = function.baseName
    if file.language == .objectiveC {
      return name.utf8.count >= 8 && !function.signature.contains(":")
        && Self.verbs.contains(where: name.hasPrefix)
        && !function.declaration.tokens.prefix(8).contains { tree.isToken($0, "IBAction") }
    }
    guard case .function = function.declaration.kind, name != "callAsFunction" else { return false }
    if Self.isHidden(function) { return true }
    // A protocol may require it, a UIKit class may call it.
    return name.utf8.count >= 6 && function.parameters.isEmpty && type.kind != .protocol
      && type.inherited.allSatisfy { UIKitClasses.plain.contains($0) || $0 == "View" }
      && !["application", "scene", "window", "view"].contains(where: name.hasPrefix)
      && !file.declares(type) { $0.attributes.contains("objcMembers") }
  }

  /// Beginnings of names of app methods that carry something out, and of no UIKit method without parameters.
  private static let verbs = [
    "run", "handle", "process", "perform", "open", "consume", "take", "apply", "deliver", "route",
    "show", "execute", "use",
  ]
}
