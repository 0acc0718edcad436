/// What an edit inside one item of `UIApplicationShortcutItems` can change of what a rule reports.
public enum RuleScope: Sendable {
  /// Nobody has said: a file with such a rule is checked as a whole after each edit.
  case unknown
  /// What it reports in an item depends on that item, on the root dictionary's other entries and on
  /// what lies beside the file; elsewhere nothing depends on the item. It can be asked about an item
  /// alone.
  case item
  /// As `item`, but what it reports, once it does, depends on the types and titles of other items.
  case itemAmongOthers
  /// An item matters only by what `KeptFindings` compares before and after the edit, or not at all.
  case file
}
