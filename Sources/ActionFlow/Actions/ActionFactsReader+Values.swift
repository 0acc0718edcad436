import CodeModel

extension ActionFactsReader {
  /// Parts what looks at values from what looks at types.
  mutating func partValues() {
    facts.valueUses = facts.uses.filter { use in
      use.facet != nil && !(use.isBinding && use.isExclusive)
    }
    facts.uses.removeAll { $0.facet != nil }
    if facts.valueUses.count > Self.maximumCount { facts.valueUses = [] }
  }
}
