import CodeModel
import CodeSyntax

/// Reading of tests for the beginning of a type that only lead to comparisons: `guard type.hasPrefix("com.example.")
/// else`.
extension ActionFactsReader {
  /// The most such conditions of a file that are looked at.
  private static let maximumPrefixes = 64

  /// Removes these tests from the comparisons, and notes the beginning of the types that are compared after them.
  mutating func dropPrefixes(_ ways: inout WayReader) {
    let prefixes = found.indices.filter { index in
      guard case .compared(.prefix, _) = found[index].kind else { return false }
      return found[index].facet == nil
    }
    guard !prefixes.isEmpty else { return }
    let passedTokens = found.filter { if case .passed = $0.kind { true } else { false } }
      .map(\.tokens)
    let passed = Set(passedTokens.lazy.map(\.lowerBound))
    // `open(String(type.dropFirst(9)))`: what is made of the type before it is given.
    let making = Set(passedTokens.lazy.filter { $0.count <= CodeFile.maximumReach }.joined())
    let file = self.file
    func isGiven(_ call: Call) -> Bool {
      making.contains(call.nameToken)
        || !file.functions(named: call.baseName).isEmpty
          && call.arguments.contains { passed.contains($0.value.lowerBound) }
    }
    var dropped: Set<Int> = []
    for index in prefixes.prefix(Self.maximumPrefixes) {
      guard case .compared(_, let text) = found[index].kind,
        let comparison = found[index].comparison
      else { continue }
      let next = comparedBehind(comparison, in: ways.headOfGuard(found[index].type))
      if !next.isEmpty {
        dropped.insert(index)
        if tree.isNegated(comparison.tokens) { continue }
        for other in next { facts.uses[other].beginnings.append(text) }
        continue
      }
      guard
        let governed = ways.governed(
          found[index].type, isDenied: tree.isNegated(comparison.tokens)),
        ways.onlyLooks(governed.statements, isFollowed: isGiven)
      else { continue }
      let parts = governed.statements.compactMap { $0.tokens }
      guard let first = parts.first?.lowerBound, let end = parts.last?.upperBound else { continue }
      let head = governed.head
      let behind = found.indices.filter { other in
        other != index && first <= found[other].type.lowerBound
          && found[other].type.lowerBound < end
      }
      // Code that is not followed may handle all types with the prefix.
      let isFollowed = behind.allSatisfy { other in
        if case .obstacle = found[other].kind {
          found[other].isValued || found[other].isBinding
        } else {
          true
        }
      }
      guard isFollowed else { continue }
      dropped.insert(index)
      guard !head.contains(where: { tree.isToken($0, "||") }) else { continue }
      for other in behind { facts.uses[other].beginnings.append(text) }
    }
    guard !dropped.isEmpty else { return }
    let kept = found.indices.filter { !dropped.contains($0) }
    (found, facts.uses) = (kept.map { found[$0] }, kept.map { facts.uses[$0] })
  }

  /// The comparisons and conversions of types in the head of a `guard` that come after a test in it: `guard
  /// type.hasPrefix("app."), let page = Page(rawValue: type) else`.
  private func comparedBehind(_ test: Comparison, in head: Range<Int>?) -> [Int] {
    guard let head, !head.contains(where: { tree.isToken($0, "||") }) else { return [] }
    return found.indices.filter { index in
      let start = found[index].type.lowerBound
      guard head.contains(start), start >= test.tokens.upperBound else { return false }
      switch found[index].kind {
      case .enumeration, .lookedUp, .compared(.equal, _): return true
      case .compared, .passed, .obstacle: return false
      }
    }
  }
}
