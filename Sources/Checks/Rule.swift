/// A check. A rule is a file: its description at the top, the check below it, its messages at the bottom. To add one,
/// write the file and add a line to the list of its subject in `RuleRegistry`.
///
/// A rule checks one subject, which its `check` names: `CheckedDocument` for property lists, `CheckedTranslations`,
/// `SettingsFile`, or the suppressions without effect.
public protocol Rule<Subject>: Sendable {
  /// The subject of the check: a parsed file, with all data around it that rules may use.
  associatedtype Subject

  static var description: RuleDescription { get }
  /// The data besides the file that the rule needs to report everything. If it is not known, the absence of findings
  /// means nothing.
  static var needs: Set<Need> { get }
  /// The effect of an edit inside one item on the findings; used only for rules on property lists.
  static var scope: RuleScope { get }

  /// Reports the findings in a subject. Reads no file.
  static func check(_ subject: Subject, _ report: inout Report)
}

extension Rule {
  public static var needs: Set<Need> { [] }
  public static var scope: RuleScope { .unknown }
}
