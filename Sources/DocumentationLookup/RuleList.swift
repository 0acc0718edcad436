import Checks
import Guide
import Linter
import SourceText

/// The list of all rules with their summaries and severities.
public enum RuleList {
  /// Returns a table for each group.
  public static func blocks(in language: Language) -> [Block] {
    groups.flatMap { title, rules -> [Block] in
      [
        .heading(level: 2, anchor: "", [.text(title[language])]),
        .table(
          header: [
            [.text(LocalizedText.severity[language])], [.text(LocalizedText.rule[language])],
            [.text(LocalizedText.finds[language])],
          ],
          rows: rules.map { rule in
            [
              [.text(LocalizedText.name(of: rule.severity)[language])],
              [.link(.rule(rule.id), [.code(rule.id)])],
              Documentation.inlines(rule.title[language], language),
            ]
          }),
      ]
    }
  }

  /// The groups with their rules, the most severe first.
  private static var groups: [(title: LocalizedText, rules: [RuleDescription])] {
    let rules = RuleRegistry.all.map { $0.description }
    return RuleGroup.allCases.map { group in
      let own = rules.filter { $0.group == group }
      return (
        group.title,
        Severity.allCases.flatMap { severity in own.filter { $0.severity == severity } }
      )
    }
  }
}

extension LocalizedText {
  fileprivate static let rule = LocalizedText(en: "Rule", zhHans: "规则")
  fileprivate static let finds = LocalizedText(en: "What it finds", zhHans: "检查内容")
  fileprivate static let severity = LocalizedText(en: "Severity", zhHans: "严重程度")
}
