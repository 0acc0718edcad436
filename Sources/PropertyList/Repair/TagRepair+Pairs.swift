import SourceText

/// Two broken tags near each other, where no change of one tag makes the text right.
extension TagRepair {
  /// The longest text in which changes of two tags are tried, in bytes.
  private static let maximumPairLength = 256 * 1024
  /// How many first changes are followed.
  private static let maximumFirstChanges = 12

  /// Returns the change of the first tag, where exactly one reading makes all of the text right
  /// together with a change of another tag. Nil where there is none, or more than one.
  func firstOfTwo(in source: SourceText) -> Outcome? {
    guard bytes.count <= Self.maximumPairLength else { return nil }
    for candidates in [oneSlipAway(), badlyBroken()] {
      let readings = readings(of: candidates, independence: 0)
      let changes = readings.changes
      guard !changes.isEmpty else { continue }
      guard changes.count <= Self.maximumFirstChanges, !readings.mayBeEmpty else { return nil }
      var only: (fingerprint: UInt64, outcome: Outcome)?
      for change in changes {
        let text = source.applying([change.edit])
        switch Self.outcome(for: text, triesPairs: false) {
        case .none, .unneeded: continue
        case .ambiguous: return nil
        case .one(let edit, _):
          guard let fingerprint = Self.fingerprint(of: text.applying([edit])) else { continue }
          guard only.map({ $0.fingerprint == fingerprint }) ?? true else { return nil }
          only = (fingerprint, .one(change.edit, tag: change.tag))
        }
      }
      return only?.outcome
    }
    return nil
  }
}
