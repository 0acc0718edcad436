import ActionFlow
import AppFiles
import Checks
import RuleSubjects
import SourceText

/// The core of validation, which the server, the command line and the tests run.
public enum Validator {
  /// Returns all findings of the rules, in the order of the text, up to the limit in the options.
  public static func findings(
    in infoPlist: InfoPlist, options: CheckOptions = CheckOptions(),
    surroundings: Surroundings? = nil
  ) -> [Finding] {
    findings(
      in: CheckedDocument(infoPlist, options: options, surroundings: surroundings), options
    ).shown
  }

  /// - Returns: the findings to show, and those that are hidden because they may only follow from an error in the
  ///   markup.
  static func findings(
    in document: CheckedDocument, _ options: CheckOptions
  ) -> (shown: [Finding], explained: [Finding]) {
    // The preprocessor changes the file, and its input need not be a valid property list.
    if document.surroundings?.project.isPreprocessed == true { return ([], []) }
    var spoken = harmless(of: RuleRegistry.propertyList, in: document, options)
    spoken += findings(ofVariablesIn: document, options)
    var explained: [Finding] = []
    if spoken.count <= FirstCause.maximumMistakes {
      explained = spoken.filter { document.reading.explains($0) }
      spoken = spoken.filter { !document.reading.explains($0) }
    }
    // Suppressions are applied after all rules have run; those that suppress nothing are left over.
    let silenced = document.silences.apply(to: spoken) { rule in
      judges(rule, options, isAnythingKnown: document.surroundings != nil)
    }
    let unused = unsorted(
      of: RuleRegistry.silences,
      in: UnusedSilences(document.silences, silenced.unused, in: document.tree), options)
    return (
      sorted(
        silenced.kept + document.silences.apply(to: unused).kept, limit: options.maximumFindings),
      explained
    )
  }

  /// Returns the findings of the rules that can check a single item, in the order of the rules.
  ///
  /// - Parameter isRight: true if the markup has no errors that rules could report.
  static func findings(
    inItem document: CheckedDocument, isRight: Bool, _ options: CheckOptions
  ) -> [Finding] {
    harmless(of: isRight ? itemRules : itemAndMarkupRules, in: document, options)
  }

  /// Returns the findings of the rules outside of the lists of items.
  ///
  /// - Parameter isRight: true if the markup has no errors that rules could report.
  static func findings(
    inRoot document: CheckedDocument, isRight: Bool, _ options: CheckOptions
  ) -> [Finding] {
    harmless(of: isRight ? rootRules : rootAndMarkupRules, in: document, options)
  }

  private static let rootAndMarkupRules = RuleRegistry.propertyList.filter { $0.scope != .list }

  private static let rootRules = rootAndMarkupRules.filter { $0.scope != .markup }

  private static let itemRules = itemAndMarkupRules.filter { $0.scope != .markup }

  private static let itemAndMarkupRules = RuleRegistry.propertyList.filter {
    $0.scope == .item || $0.scope == .itemAmongOthers || $0.scope == .markup
  }

  /// The findings in the settings of a project.
  public static func findings(
    in settings: SettingsFile, options: CheckOptions = CheckOptions()
  ) -> [Finding] {
    findings(of: RuleRegistry.settings, in: settings, options)
  }

  /// The findings in a file of translations.
  public static func findings(
    in translations: CheckedTranslations, options: CheckOptions = CheckOptions()
  ) -> [Finding] {
    let silences = Silences(translations.file)
    let found = unsorted(of: RuleRegistry.translations, in: translations, options)
    guard !silences.isEmpty else { return sorted(found, limit: options.maximumFindings) }
    let silenced = silences.apply(to: found) { rule in
      judges(rule, options, isAnythingKnown: translations.propertyLists != nil)
    }
    let unused = unsorted(
      of: RuleRegistry.silences, in: UnusedSilences(silences, silenced.unused), options)
    return sorted(
      silenced.kept + silences.apply(to: unused).kept, limit: options.maximumFindings)
  }

  /// The findings in a source file.
  static func findings(in code: CheckedCode, _ options: CheckOptions) -> [Finding] {
    guard code.facts.isForIOS != false else { return [] }
    let found = unsorted(of: RuleRegistry.code, in: code, options)
      .map { $0.keepingComments(of: code.file.tree) }
    let silenced = code.silences.apply(to: found) { rule in
      judges(rule, options, isAnythingKnown: code.facts.path != nil)
    }
    let unused = unsorted(
      of: RuleRegistry.silences, in: UnusedSilences(code.silences, silenced.unused), options)
    return sorted(
      silenced.kept + code.silences.apply(to: unused).kept, limit: options.maximumFindings)
  }

  /// Returns true if a rule had all the data it needs to report something; nil where there is no such rule.
  private static func judges(
    _ id: String, _ options: CheckOptions, isAnythingKnown: Bool
  ) -> Bool? {
    RuleRegistry.rule(id: id).map { rule in
      options.setting(of: rule.description) != .off && (isAnythingKnown || rule.needs.isEmpty)
    }
  }

  /// Returns the findings of some rules on a subject, in the order of the text.
  static func findings<Subject>(
    of rules: [any Rule<Subject>.Type], in subject: Subject, _ options: CheckOptions
  ) -> [Finding] {
    sorted(unsorted(of: rules, in: subject, options), limit: options.maximumFindings)
  }

  private static func unsorted<Subject>(
    of rules: [any Rule<Subject>.Type], in subject: Subject, _ options: CheckOptions
  ) -> [Finding] {
    var findings: [Finding] = []
    for rule in rules {
      findings += self.findings(of: rule, options) { rule.check(subject, &$0) }
    }
    return findings
  }

  /// Returns the findings of some rules on a property list, with fixes that remove no comment.
  private static func harmless(
    of rules: [any Rule<CheckedDocument>.Type], in document: CheckedDocument,
    _ options: CheckOptions
  ) -> [Finding] {
    unsorted(of: rules, in: document, options).map { $0.keepingComments(of: document.tree) }
  }

  /// Returns the findings of one rule, with the options applied.
  static func findings(
    of rule: any Rule.Type, _ options: CheckOptions, _ check: (inout Report) -> Void
  ) -> [Finding] {
    let setting = options.setting(of: rule.description)
    if setting == .off { return [] }
    var report = Report(rule.description, limit: options.maximumFindings)
    check(&report)
    guard case .severity(let severity) = setting else { return report.findings }
    return report.findings.map { $0.with(severity) }
  }

  /// Returns findings at one position in the order in which a check of the whole file has them.
  static func inOrder(_ findings: [Finding]) -> [Finding] {
    guard findings.count > 1 else { return findings }
    return sorted(
      findings.enumerated().sorted { left, right in
        (RuleRegistry.place(ofID: left.element.rule), left.offset)
          < (RuleRegistry.place(ofID: right.element.rule), right.offset)
      }.map(\.element), limit: findings.count)
  }

  private static func sorted(_ findings: [Finding], limit: Int) -> [Finding] {
    let sorted = findings.enumerated().sorted {
      ($0.element.range.start, $0.element.severity, $0.offset)
        < ($1.element.range.start, $1.element.severity, $1.offset)
    }
    return sorted.prefix(limit).map(\.element)
  }
}

extension Reading {
  /// Returns true if a finding about values may only follow from an error in the markup.
  func explains(_ finding: Finding) -> Bool {
    !RuleRegistry.readsMarkup.contains(finding.rule) && explains(finding.range)
  }
}
