/// One check. A rule is a file: its description at the top, the check below it, its messages at the
/// bottom. To add one, write the file and add a line to the list of its subject in `RuleRegistry`.
///
/// A rule looks at one subject, which its `check` names: `CheckedDocument` for property lists,
/// `CheckedTranslations`, `SettingsFile`, or what silences have left over.
public protocol Rule<Subject>: Sendable {
  /// What is checked: a file seen as what it is, with all that rules may know beside it.
  associatedtype Subject

  static var description: RuleDescription { get }
  /// What has to be known beside the file for the rule to report all that it can. Where it is not
  /// known the rule's silence means nothing.
  static var needs: Set<Need> { get }
  /// What of it an edit can change; only rules on property lists are asked.
  static var scope: RuleScope { get }

  /// Reports what the rule finds in a subject. Reads no file.
  static func check(_ subject: Subject, _ report: inout Report)
}

extension Rule {
  public static var needs: Set<Need> { [] }
  public static var scope: RuleScope { .unknown }
}
