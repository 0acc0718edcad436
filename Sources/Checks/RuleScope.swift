/// The effect of an edit inside one item of `UIApplicationShortcutItems` on the findings of a rule.
public enum RuleScope: Sendable {
  /// Not stated: a file is checked as a whole after each edit.
  case unknown
  /// The findings in an item depend on that item, on the root dictionary's other entries and on data around the file;
  /// no other finding depends on the item. The rule can check a single item.
  case item
  /// As `item`, but the text of a finding depends on the types and titles of other items.
  case itemAmongOthers
  /// The rule reports errors in the markup, each with a fix next to it. It can check a single item that contains all
  /// errors of the file.
  case markup
  /// As `file`, but the rule reads only the elements of the lists of items.
  case list
  /// An item has no effect except through the values that `KeptFindings` compares before and after the edit.
  case file
}
