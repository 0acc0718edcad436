import PropertyList
import SourceText

/// Repairs of more than one error.
extension FixAll {
  /// The most parts in a repair of broken tags. A file with more is left to a person.
  private static let maximumParts = 32
  /// The most edits in a repair of broken tags, including escaped characters.
  private static let maximumEdits = 4096

  /// Returns true if each part of a repair follows from all other parts: if only this part is left out, fixing leads
  /// to the same values again.
  ///
  /// Two typos near each other can look together like something that neither is alone, and a right fix for one error
  /// can hide another. Only broken tags are compared in this way; other errors show what was meant.
  /// says by itself what was meant.
  static func partsAgree(
    _ repair: Repair, _ text: SourceText, _ before: CheckableFile.State,
    read: (SourceText) -> CheckableFile.State
  ) -> Bool {
    guard !before.hasSoundTags else { return true }
    guard repair.rounds.reduce(0, { $0 + $1.count }) <= maximumEdits else { return false }
    var composition = EditComposition()
    for round in repair.rounds { composition.append(round) }
    let edits = composition.edits
    let parts = edits.indices.filter { !isEscaping(edits[$0], text) }
    guard parts.count > 1 else { return true }
    guard parts.count <= maximumParts, parts.count * text.length <= maximumTrialLength,
      let meant = TagRepair.fingerprint(of: repair.text)
    else { return false }
    return parts.allSatisfy { part in
      var others = edits
      others.remove(at: part)
      let partial = text.applying(others)
      let state = read(partial)
      // Fixes of other errors are no part of the repair.
      guard state.faults > 0 else { return true }
      let alone = result(for: partial, state, comparesParts: false, read: read)
      return alone.text == repair.text || TagRepair.fingerprint(of: alone.text) == meant
    }
  }

  /// Returns true if an edit only escapes an `&`.
  private static func isEscaping(_ edit: TextEdit, _ text: SourceText) -> Bool {
    edit.replacement == "&amp;" && text[edit.range] == "&"
  }
}
