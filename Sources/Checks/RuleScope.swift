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
  /// It reports mistakes in the markup, each with a fix beside it. It can be asked about an item
  /// alone that holds all mistakes of the file.
  case markup
  /// As `file`, and it looks at the elements of the lists of items and nowhere else.
  case list
  /// An item matters only by what `KeptFindings` compares before and after the edit, or not at all.
  case file
}
