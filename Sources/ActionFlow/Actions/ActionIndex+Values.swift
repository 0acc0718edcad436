import CodeModel
import SourceText

/// Uses of other values than types.
extension ActionIndex {
  /// True if some code reads a value of quick actions in place of their types.
  package var looksAtValues: Bool {
    files.values.contains { facts in
      !facts.isTest
        && facts.valueUses.contains { use in
          if case .parameter = use.origin {
            use.facet?.isOfType == true
          } else {
            use.origin == .item
          }
        }
    }
  }

  /// Returns the index with the known quick actions of the app.
  func knowing(_ types: () -> [KnownType]) -> ActionIndex {
    looksAtValues ? ActionIndex(files, knowing: types()) : self
  }

  /// Returns the uses of a file, with the uses of values where the app's quick actions are known.
  func seen(of facts: ActionFacts) -> [ActionFacts.Use] {
    guard types != nil else { return facts.uses }
    return facts.uses.filter { !$0.isValued } + facts.valueUses
  }

  /// The value that a use reads.
  enum Looked {
    /// The type, or its last component.
    case type
    case facet(Facet)
    /// A value that the caller does not pass.
    case nothing
  }

  /// Returns the value that a use reads.
  ///
  /// - Parameters:
  ///   - isLast: true if a caller passes the last component.
  ///   - outer: the value that a caller passes in place of the type.
  func looked(by use: ActionFacts.Use, isLast: Bool, _ outer: Facet?) -> Looked {
    var facet = outer
    if let own = use.facet {
      let last = Facet(source: .type, steps: [.last(separator: ".")])
      guard let found = own.behind(outer ?? (isLast ? last : nil)) else { return .nothing }
      facet = found
    } else if outer != nil, use.isLastComponent {
      facet?.steps.append(.last(separator: "."))
    }
    guard let facet, facet.source != .type || !facet.steps.isEmpty else { return .type }
    return .facet(facet)
  }

  /// Adds a use that reads another value than a type.
  mutating func add(
    _ use: ActionFacts.Use, _ path: String, _ facet: Facet, depth: Int
  ) {
    switch use.kind {
    case .passed(let name, let label, let position):
      guard use.conditions.isBuilt != false else { return }
      follow(name, label, position, use, path, isLast: false, depth: depth, facet)
    case .obstacle(let obstacle):
      if use.conditions.isBuilt != false { addObstacle(obstacle, use, path) }
    case .compared, .enumeration, .lookedUp:
      guard let made = self.uses(of: facet, at: use, path) else {
        return addObstacle(.made, use, path)
      }
      uses += made.uses
      if !made.isSure { addObstacle(.made, use, path) }
    }
  }

  /// Removes, from the uses of values inside a branch for a type, the quick actions of other types.
  func narrowed(_ uses: [Use]) -> [Use] {
    var ways: [String: [(range: ByteRange, use: Use)]] = [:]
    for use in uses where use.holdsFor == nil {
      if let way = use.way, (ways[use.path]?.count ?? 0) < Self.maximumWays {
        ways[use.path, default: []].append((way.range, use))
      }
    }
    return uses.map { use in
      guard let holds = use.holdsFor, let all = ways[use.path] else { return use }
      let around = all.filter { $0.range.start <= use.range.start && use.range.end <= $0.range.end }
      guard !around.isEmpty else { return use }
      var narrow = use
      narrow.holdsFor = holds.filter { type in around.contains { $0.use.matches(type) } }
      return narrow
    }
  }

  /// The most branches of a file that are read for that.
  private static let maximumWays = 256

  /// Returns the uses for a position that reads another value than a type, and whether it is known for each quick
  /// action if they hold; nil where it is not known what the value is compared with.
  func uses(
    of facet: Facet, at use: ActionFacts.Use, _ path: String
  ) -> (uses: [Use], isSure: Bool)? {
    guard let types else { return nil }
    let values = types.map { ($0.pattern, facet.value(of: $0)) }
    let isSure = !values.contains { $0.1 == .unknown }
    func make(
      _ kind: Comparison.Kind, _ found: TextResolver.Found, isEnumeration: Bool = false,
      _ holds: (String) -> Bool
    ) -> Use {
      // The conditions are on the whole type.
      var plain = use
      plain.tests = []
      var made = Use(
        plain, path, kind, found, isLast: false, isEnumeration: isEnumeration, resolver)
      made.holdsFor = values.compactMap { pattern, value in
        let isTested = pattern.text.map { text in use.tests.allSatisfy { $0.passes(text) } }
        return if isTested != false, case .text(let text) = value, holds(text) { pattern } else {
          nil
        }
      }
      return made
    }
    switch use.kind {
    case .compared(let kind, let text):
      if text == .name(["nil"]) || text == .name(["none"]) || text == .name(["NULL"]) {
        return use.facet == nil ? ([], isSure) : nil
      }
      guard let found = resolver.resolve(text, in: use.owner, at: path),
        let other = found.pattern.text
      else { return nil }
      return ([make(kind, found) { kind.holds($0, other) }], isSure)
    case .enumeration(let name):
      let cases = resolver.cases(of: name, around: use.owner)
      guard !cases.isEmpty, cases.allSatisfy({ $0.pattern.text != nil }) else { return nil }
      return (
        cases.map { found in
          make(.equal, found, isEnumeration: true) { $0 == found.pattern.text }
        }, isSure
      )
    case .lookedUp, .passed, .obstacle: return nil
    }
  }
}

extension Comparison.Kind {
  /// Returns true if the text of this kind of comparison matches another text.
  fileprivate func holds(_ text: String, _ other: String) -> Bool {
    switch self {
    case .equal, .notEqual, .pattern: text == other
    case .prefix: text.hasPrefix(other)
    case .suffix: text.hasSuffix(other)
    case .contains: text.contains(other)
    }
  }
}
